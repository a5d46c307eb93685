// src/gate/match-path.ts
var GLOB = /[*?{[]/;
var isGlob = (pattern) => GLOB.test(pattern);
function cleanPath(path, root = "") {
  let clean = path.trim().replace(/^[`'"]+|[`'"]+$/g, "").replaceAll("\\", "/");
  if (root && clean.startsWith(`${root}/`)) clean = clean.slice(root.length + 1);
  return clean.replace(/^(?:\.\/)+/, "").replace(/\/{2,}/g, "/");
}
function matchesPath(pattern, path) {
  const clean = cleanPath(pattern);
  if (clean === "" || clean === ".") return clean === ".";
  if (clean === path) return true;
  if (!isGlob(clean)) return path.startsWith(clean.endsWith("/") ? clean : `${clean}/`);
  return globExpression(clean).test(path);
}
var matchesAny = (patterns, path) => patterns.some((pattern) => matchesPath(pattern, path));
var cache = /* @__PURE__ */ new Map();
function globExpression(glob) {
  const known = cache.get(glob);
  if (known) return known;
  const made = new RegExp(`^${translate(glob)}$`);
  cache.set(glob, made);
  return made;
}
var LITERAL = /[.+^$()|\\\]}]/;
function translate(glob) {
  let out = "";
  let depth = 0;
  for (let at = 0; at < glob.length; at += 1) {
    const char = glob[at];
    if (char === "*" && glob[at + 1] === "*") {
      const folder = glob[at + 2] === "/";
      out += folder ? "(?:.*/)?" : ".*";
      at += folder ? 2 : 1;
    } else if (char === "*") out += "[^/]*";
    else if (char === "?") out += "[^/]";
    else if (char === "{" && glob.indexOf("}", at) > 0) {
      out += "(?:";
      depth += 1;
    } else if (char === "}" && depth > 0) {
      out += ")";
      depth -= 1;
    } else if (char === "," && depth > 0) out += "|";
    else if (char === "[" && /^\[[^\]/]+\]/.test(glob.slice(at))) {
      const set = /^\[([^\]/]+)\]/.exec(glob.slice(at))?.[1] ?? "";
      out += `(?:\\[${literally(set)}\\]|[${set.replace(/^!/, "^").replaceAll("\\", "\\\\")}])`;
      at += set.length + 1;
    } else out += LITERAL.test(char) || char === "{" || char === "[" ? `\\${char}` : char;
  }
  return depth === 0 ? out : `${out}${")".repeat(depth)}`;
}
var literally = (text) => text.replace(/[.*+?^${}()|[\]\\-]/g, "\\$&");

export {
  isGlob,
  cleanPath,
  matchesPath,
  matchesAny
};
