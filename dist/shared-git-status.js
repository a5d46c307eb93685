import {
  git,
  tryGit
} from "./shared-git.js";

// src/io/git-status.ts
var WATCHFUL = [
  "core.fsmonitor=false",
  "core.untrackedCache=false",
  "core.ignoreStat=false",
  "core.trustctime=true",
  "core.checkStat=default"
].flatMap((setting) => ["-c", setting]);
function workStatus(cwd) {
  const out = git(cwd, [
    ...WATCHFUL,
    "status",
    "--porcelain=v2",
    "-z",
    "--untracked-files=all",
    "--no-renames",
    "--ignore-submodules=none"
  ]);
  return out.split("\0").flatMap((record) => {
    switch (record[0]) {
      case "1":
        return [{ path: behind(record, 8), kind: kindOf(record) }];
      case "u":
        return [{ path: behind(record, 10), kind: kindOf(record) }];
      case "?":
        return [{ path: record.slice(2), kind: "untracked" }];
      default:
        return [];
    }
  });
}
var kindOf = (record) => record.split(" ", 3)[2]?.startsWith("S") ? "submodule" : "modified";
function behind(record, words) {
  return record.split(" ").slice(words).join(" ");
}
function flaggedFiles(cwd) {
  const out = git(cwd, ["ls-files", "-v", "-z"]);
  return out.split("\0").flatMap((record) => /^[a-zS] /.test(record) ? [record.slice(2)] : []);
}
function workIds(cwd, paths) {
  return new Map(paths.map((path) => [path, idOf(cwd, path)]));
}
function idOf(cwd, path) {
  try {
    return git(cwd, ["hash-object", "--", path]).trim();
  } catch {
    return void 0;
  }
}
function ignoredAmong(cwd, paths) {
  if (paths.length === 0) return /* @__PURE__ */ new Set();
  const out = tryGit(cwd, ["check-ignore", "-z", "--stdin"], { input: paths.join("\0") });
  return new Set(out?.split("\0").filter((path) => path !== ""));
}
function ignoredPaths(cwd) {
  const listed = ["ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "-z"];
  return git(cwd, [...WATCHFUL, ...listed]).split("\0").filter((path) => path !== "");
}
function ignoredFiles(cwd) {
  const paths = ignoredPaths(cwd);
  if (paths.length === 0) return [];
  const fields = git(cwd, ["check-ignore", "-v", "-z", "--stdin"], { input: paths.join("\0") }).split("\0");
  const found = [];
  for (let at = 0; at + 3 < fields.length; at += 4) {
    const [source = "", , pattern = "", path = ""] = fields.slice(at, at + 4);
    found.push({ path, source, pattern });
  }
  return found;
}

export {
  WATCHFUL,
  workStatus,
  flaggedFiles,
  workIds,
  ignoredAmong,
  ignoredPaths,
  ignoredFiles
};
