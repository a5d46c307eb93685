import {
  pinnedTask
} from "./shared-pinned-plan.js";
import {
  ENGINE
} from "./shared-git-commit.js";
import {
  fixTasksOf
} from "./shared-active.js";
import {
  taskOf
} from "./shared-change.js";
import {
  findRepository,
  git,
  tryGit
} from "./shared-git.js";

// src/engine/review-change.ts
import { posix } from "node:path";

// src/gate/verdicts/shown-lines.ts
var HUNK = /^@@ -(\d+)(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/;
function shownLines(diff) {
  const shown = /* @__PURE__ */ new Map();
  let before;
  let after;
  let old = 0;
  let now = 0;
  for (const line of diff.split("\n")) {
    if (old > 0 || now > 0) {
      if (line.startsWith("\\")) continue;
      if (!line.startsWith("+")) old -= 1;
      if (!line.startsWith("-")) now -= 1;
      continue;
    }
    if (line.startsWith("diff --git ")) {
      before = void 0;
      after = void 0;
    } else if (line.startsWith("--- ")) before = pathOf(line.slice(4), shown);
    else if (line.startsWith("+++ ")) after = pathOf(line.slice(4), shown);
    else if (line.startsWith("rename to ")) open(shown, unquoted(line.slice(10)));
    const hunk = HUNK.exec(line);
    if (!hunk) continue;
    old = count(hunk[2]);
    now = count(hunk[4]);
    if (before !== void 0) shown.get(before)?.push(range(hunk[1], old));
    if (after !== void 0) shown.get(after)?.push(range(hunk[3], now));
  }
  return shown;
}
var count = (text) => text === void 0 ? 1 : Number(text);
var range = (from, length) => ({
  from: Number(from),
  to: Number(from) + Math.max(length, 1) - 1
});
function open(shown, path) {
  if (!shown.has(path)) shown.set(path, []);
  return path;
}
function pathOf(text, shown) {
  const path = unquoted(text.replace(/\t$/, ""));
  return path === "/dev/null" ? void 0 : open(shown, path.replace(/^[ab]\//, ""));
}
function unquoted(text) {
  if (!text.startsWith('"') || !text.endsWith('"')) return text;
  return text.slice(1, -1).replace(
    /\\(?:([0-7]{3})|(.))/g,
    (_, octal, char) => octal ? String.fromCharCode(Number.parseInt(octal, 8)) : ESCAPES[char ?? ""] ?? char ?? ""
  );
}
var ESCAPES = { n: "\n", t: "	", r: "\r" };

// src/io/git-diff.ts
var HONEST = ["-c", "core.quotePath=false"];
var PLAIN = [
  "--no-ext-diff",
  "--no-textconv",
  "--no-color",
  "--find-renames",
  "--src-prefix=a/",
  "--dst-prefix=b/"
];
var MOST_PATHS = 1e3;
function diffText(cwd, from, to, paths, context) {
  if (paths.length === 0) return "";
  const hidden = new Set(hiddenText(cwd, from, to).filter((path) => paths.includes(path)));
  const only = (wanted) => wanted.length > MOST_PATHS ? ["."] : wanted.map((path) => `:(top,literal)${path}`);
  const diff = (extra, which) => which.length === 0 ? "" : git(cwd, [...HONEST, "diff", ...PLAIN, `-U${context}`, ...extra, from, to, "--", ...only(which)]);
  return diff(
    [],
    paths.filter((path) => !hidden.has(path))
  ) + diff(["--text"], [...hidden]);
}
function hiddenText(cwd, from, to) {
  const out = git(cwd, [
    ...HONEST,
    "diff",
    "--no-ext-diff",
    "--no-textconv",
    "--no-renames",
    "--numstat",
    "-z",
    from,
    to
  ]);
  return out.split("\0").filter((record) => record.startsWith("-	-	")).map((record) => record.slice(4)).filter((path) => isText(cwd, from, path) && isText(cwd, to, path));
}
var LOOKED_AT = 8e3;
function isText(cwd, commit, path) {
  try {
    return !git(cwd, ["cat-file", "blob", `${commit}:${path}`]).slice(0, LOOKED_AT).includes("\0");
  } catch {
    return true;
  }
}
function listPaths(cwd, commit) {
  return git(cwd, ["ls-tree", "-r", "-z", "--name-only", "--full-tree", commit]).split("\0").filter((path) => path !== "");
}
function changedPaths(cwd, from, to) {
  const out = git(cwd, ["diff-tree", "-r", "-z", "--name-only", "--no-renames", from, to]);
  return out.split("\0").filter((path) => path !== "");
}

// src/run/review-range.ts
function reviewRange(run, tasks) {
  const base = tasks[0]?.attempts.at(-1)?.passed?.base;
  const commits = tasks.flatMap((task) => reviewedCommit(run, task) ?? []);
  if (base === void 0 || commits.length === 0) throw new Error("there is nothing to review");
  const results = tasks.flatMap((task) => [task, ...fixTasksOf(run, task).filter((fix) => !fix.givenUp)]);
  const files = results.flatMap((task) => task.lastResult?.filesChanged ?? []);
  return { base, commits, files: [...new Set(files)] };
}
function reviewedCommit(run, task) {
  const fixed = fixTasksOf(run, task).findLast((fix) => fix.approvedCommit !== void 0);
  return fixed?.approvedCommit ?? task.attempts.at(-1)?.passed?.commit;
}

// src/engine/review-change.ts
var CONTEXT = 10;
function changeUnderReview(run, ticket) {
  const tasks = [ticket.task, ...ticket.covers ?? []].flatMap((id) => taskOf(run, id) ?? []);
  const [first] = tasks;
  if (!first) throw new Error(`task ${ticket.task} is not in the run`);
  const { base, commits, files } = reviewRange(run, tasks);
  const commit = newest(run.root, commits);
  const log = progressFile(run);
  const own = new Set(files);
  const changed = changedPaths(run.root, base, commit).filter((path) => own.has(path) && path !== log);
  return { tasks, base, commit, diff: diffText(run.root, base, commit, changed, CONTEXT), files: changed };
}
var newest = (root, commits) => commits.length === 1 && commits[0] !== void 0 ? commits[0] : git(root, ["rev-list", "--topo-order", "--max-count=1", ...commits]).trim();
function reviewedChange(run, plan, change) {
  const [task] = change.tasks;
  if (!task) throw new Error("a review without a task");
  const own = change.tasks.map(({ id }) => pinnedTask(plan, id));
  return {
    task,
    tasks: plan.tasks,
    criteria: own.flatMap(criteriaOf),
    files: own.flatMap(({ files }) => files),
    diff: change.diff,
    shown: shownLines(change.diff),
    paths: new Set(listPaths(run.root, change.commit))
  };
}
var criteriaOf = (task) => [
  ...task.doneWhen,
  ...task.criteria.map(({ description }) => description),
  ...(task.packet?.assertions ?? []).map(({ id, positive }) => `${id}: ${positive}`)
];
var specFolder = (run) => posix.dirname(run.planFiles[0]?.path ?? "");
var progressFile = (run) => posix.join(specFolder(run), ".progress.md");

// src/io/git-restore.ts
import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
function restorePaths(cwd, head, paths, message) {
  const repository = findRepository(cwd);
  if (!repository) throw new Error(`${cwd} is not in a repository`);
  const { root, gitDir } = repository;
  const index = join(gitDir, `ultraplan-index-${randomBytes(4).toString("hex")}`);
  const entries = paths.filter(({ path }) => isAsCommitted(root, path)).map(({ path, from }) => ({ path, was: entryOf(root, from, path) }));
  if (entries.length === 0) return void 0;
  try {
    git(root, ["read-tree", head], { index });
    for (const { path, was } of entries) {
      const change = was ? ["--add", "--cacheinfo", `${was.mode},${was.blob},${path}`] : ["--force-remove", "--", path];
      git(root, ["update-index", ...change], { index });
    }
    const tree = git(root, ["write-tree"], { index }).trim();
    const commit = git(root, [...ENGINE, "commit-tree", tree, "-p", head], { input: message }).trim();
    return goForward(root, commit) ? commit : void 0;
  } finally {
    rmSync(index, { force: true });
  }
}
function entryOf(root, commit, path) {
  const entry = /^(\d{6}) \w+ ([0-9a-f]+)\t/.exec(
    git(root, ["ls-tree", commit, "--", `:(top,literal)${path}`])
  );
  return entry?.[1] && entry[2] ? { mode: entry[1], blob: entry[2] } : void 0;
}
var isAsCommitted = (root, path) => tryGit(root, ["status", "--porcelain", "--untracked-files=all", "--", `:(top,literal)${path}`]) === "";
var FORWARD = [
  "-c",
  "core.hooksPath=/dev/null",
  "merge",
  "--quiet",
  "--ff-only",
  "--no-overwrite-ignore"
];
var goForward = (root, commit) => tryGit(root, [...FORWARD, commit]) !== void 0;

export {
  changedPaths,
  reviewedCommit,
  changeUnderReview,
  newest,
  reviewedChange,
  criteriaOf,
  specFolder,
  progressFile,
  restorePaths,
  FORWARD
};
