// src/gate/tests/package-scripts.ts
function scriptsOf(text) {
  try {
    const { scripts } = JSON.parse(withoutMark(text ?? "{}"));
    const entries = Object.entries(typeof scripts === "object" && scripts !== null ? scripts : {});
    return Object.fromEntries(
      entries.filter((entry) => typeof entry[1] === "string")
    );
  } catch {
    return {};
  }
}
var withoutMark = (text) => text.replace(/^\ufeff/, "");
var isPackage = (path) => /(?:^|\/)package\.json$/.test(path);
var isMakefile = (path) => /(?:^|\/)(?:(?:gnu)?makefile|[^/]+\.mk)$/i.test(path);

export {
  scriptsOf,
  withoutMark,
  isPackage,
  isMakefile
};
