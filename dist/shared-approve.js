import {
  markdownLine
} from "./shared-failures.js";
import {
  leaveNote,
  receiptOf,
  writeReceipt
} from "./shared-receipt.js";
import {
  approvedRef,
  fixTasksOf,
  isApprovable,
  needsSpecReview,
  nextReviewIndex,
  originalOf,
  reviewBatch,
  specRecords,
  specReviewOf,
  taskIndex,
  taskOf
} from "./shared-places.js";
import {
  cut
} from "./shared-width.js";
import {
  committedText,
  findRepository,
  git,
  headCommit,
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
function diffText(cwd, from, to, { context, except = [] }) {
  const paths = ["--", ".", ...except.map((path) => `:(exclude,top,literal)${path}`)];
  const hidden = hiddenText(cwd, from, to);
  const diff = (extra, which) => git(cwd, [...HONEST, "diff", ...PLAIN, `-U${context}`, ...extra, from, to, ...which]);
  const shown = diff([], [...paths, ...hidden.map((path) => `:(exclude,top,literal)${path}`)]);
  const wanted = hidden.filter((path) => !except.includes(path));
  return wanted.length === 0 ? shown : shown + diff(["--text"], ["--", ...wanted.map((path) => `:(top,literal)${path}`)]);
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
function reviewRange(run, task) {
  const present = task.attempts.at(-1);
  const passed = present?.passed;
  if (!present || !passed) throw new Error(`task ${task.id} has not passed, there is nothing to review`);
  const others = run.tasks.filter((other) => originalOf(run, other).id !== task.id && other.id !== task.id);
  const lastOther = others.flatMap((other) => other.attempts.map(({ startedAt }) => startedAt)).filter((startedAt) => startedAt < present.startedAt).toSorted().at(-1);
  const first = task.attempts.find(({ startedAt }) => startedAt > (lastOther ?? "")) ?? present;
  return { base: first.base, commit: reviewedCommit(run, task) ?? passed.commit };
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
  const { base, commit } = reviewRange(run, first);
  const log = progressFile(run);
  return {
    tasks,
    base,
    commit,
    diff: diffText(run.root, base, commit, { context: CONTEXT, except: [log] }),
    files: changedPaths(run.root, base, commit).filter((path) => path !== log)
  };
}
function reviewedChange(run, plan, change) {
  const [task] = change.tasks;
  if (!task) throw new Error("a review without a task");
  return {
    task,
    tasks: plan.tasks,
    shown: shownLines(change.diff),
    paths: new Set(listPaths(run.root, change.commit))
  };
}
var specFolder = (run) => posix.dirname(run.planFiles[0]?.path ?? "");
var progressFile = (run) => posix.join(specFolder(run), ".progress.md");

// src/engine/approve.ts
function recordApproval({ run }, task) {
  git(run.root, ["update-ref", approvedRef(run.id), run.approvedHead]);
  const state = taskOf(run, task);
  const receipt = state && receiptOf(run, state);
  if (receipt) writeReceipt(run.root, receipt);
}
function recordOverride(open2, task) {
  const { run } = open2;
  git(run.root, ["update-ref", approvedRef(run.id), run.approvedHead]);
  const commit = headCommit(run.root);
  const { override, title } = taskOf(run, task) ?? {};
  if (!commit) return;
  const status = override ? `complete (${override.kind === "skipped" ? "unverified" : "forced"})` : "override undone";
  leaveNote(run.root, commit, {
    ultraplan: 1,
    run: run.id,
    task,
    title,
    commit,
    status,
    ...override ? { override } : {},
    seq: run.lastSeq,
    at: run.lastAt
  });
}

// src/engine/engine-commit.ts
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join as join2 } from "node:path";

// src/io/git-commit.ts
import { randomBytes } from "node:crypto";
import { rmSync } from "node:fs";
import { join } from "node:path";
var IDENTITY = ["-c", "user.name=ultraplan", "-c", "user.email=ultraplan@localhost"];
function commitFiles(cwd, files, message) {
  const repository = findRepository(cwd);
  const head = headCommit(cwd);
  if (!repository || !head) throw new Error(`${cwd} has no commit to build on`);
  const index = join(repository.gitDir, `ultraplan-index-${randomBytes(4).toString("hex")}`);
  const { root } = repository;
  try {
    git(root, ["read-tree", head], { index });
    const entries = files.map(({ path, text }) => {
      const blob = git(root, ["hash-object", "-w", "--stdin"], { input: text }).trim();
      return { path, blob, mode: modeOf(root, head, path), was: blobOf(root, head, path) };
    });
    for (const { path, blob, mode } of entries)
      git(root, ["update-index", "--add", "--cacheinfo", `${mode},${blob},${path}`], { index });
    const tree = git(root, ["write-tree"], { index }).trim();
    const commit = git(root, [...IDENTITY, "commit-tree", tree, "-p", head], { input: message }).trim();
    git(root, ["update-ref", "-m", `ultraplan: ${message.split("\n")[0]}`, "HEAD", commit, head]);
    for (const { path, blob, mode, was } of entries) follow(root, path, blob, mode, was);
    return commit;
  } finally {
    rmSync(index, { force: true });
  }
}
function follow(root, path, blob, mode, was) {
  const staged = tryGit(root, ["rev-parse", "--verify", "--quiet", `:0:${path}`])?.trim();
  if (staged === was) tryGit(root, ["update-index", "--add", "--cacheinfo", `${mode},${blob},${path}`]);
}
var blobOf = (root, commit, path) => tryGit(root, ["rev-parse", "--verify", "--quiet", `${commit}:${path}`])?.trim();
function modeOf(root, commit, path) {
  const entry = git(root, ["ls-tree", commit, "--", `:(top,literal)${path}`]);
  const mode = /^(\d{6}) blob/.exec(entry)?.[1];
  return mode ?? "100644";
}
function messagesBetween(cwd, from, to) {
  const out = tryGit(cwd, ["log", "-z", "--format=%H%n%B", `${from}..${to}`]) ?? "";
  return out.split("\0").filter((record) => record !== "").map((record) => ({
    commit: record.slice(0, record.indexOf("\n")),
    message: record.slice(record.indexOf("\n") + 1)
  }));
}
var isIgnored = (cwd, path) => tryGit(cwd, ["check-ignore", "--quiet", "--", path]) !== void 0;

// src/engine/engine-commit.ts
function engineCommit(run, edits, { subject, key, since }) {
  const { root } = run;
  const mark = `Ultraplan-Step: ${run.id} ${key}`;
  const head = headCommit(root);
  if (!head) throw new Error("the repository has no commit");
  const made = messagesBetween(root, since, head).find(({ message }) => message.split("\n").includes(mark));
  if (made) return made.commit;
  const committed = edits.map((edit) => ({ ...edit, before: committedText(root, head, edit.path) })).filter(({ path, before }) => before !== void 0 || !isIgnored(root, path)).map(({ path, before, change }) => ({ path, text: change(before) }));
  const commit = committed.length > 0 ? commitFiles(root, committed, `${subject}

${mark}
`) : head;
  for (const edit of edits) editWorkTree(join2(root, edit.path), edit);
  return commit;
}
function editWorkTree(file, { change }) {
  let text;
  try {
    text = readFileSync(file, "utf8");
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
  }
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, change(text));
}

// src/view/progress.ts
var SUGGESTIONS = "## Review Suggestions";
var MOST_FINDINGS = 3;
var LONGEST = 300;
function addProgress(text, entry) {
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const lines = entryLines(entry);
  const at = entry.kind === "suggestions" ? endOfSuggestions(text.split(/\r?\n/)) : void 0;
  if (at !== void 0) {
    const present = text.split(/(?<=\n)/);
    const before2 = ended(present.slice(0, at).join(""), eol);
    return before2 + lines.slice(2).join(eol) + eol + present.slice(at).join("");
  }
  const before = ended(text, eol);
  const gap = before.trim() === "" || /\n\r?\n$/.test(before) ? "" : eol;
  return before + gap + lines.join(eol) + eol;
}
var ended = (text, eol) => text === "" || text.endsWith("\n") ? text : text + eol;
var item = (text) => cut(markdownLine(text), LONGEST);
function entryLines(entry) {
  switch (entry.kind) {
    case "review-skipped":
      return [`Skipping artifact review (next at task ${entry.next})`];
    case "review": {
      const findings = entry.findings.slice(0, MOST_FINDINGS).map((finding) => `  - ${item(finding)}`);
      return [
        `### Review: execution (Task ${entry.taskIndex}, Iteration ${entry.iteration})`,
        `- Status: ${entry.status}`,
        ...findings.length === 0 ? ["- Findings: none"] : ["- Findings:", ...findings],
        `- Action: ${entry.action}`
      ];
    }
    case "review-capped":
      return [
        `Max iterations (${entry.iterations}) reached without REVIEW_PASS. Proceeding with best available implementation. Outstanding issues: ${entry.findings.map(item).join("; ") || "none named"}`
      ];
    case "fix-given-up":
      return [
        `Fix task ${item(entry.fix)} failed twice. Proceeding with original implementation. Outstanding issues: ${entry.findings.map(item).join("; ") || "none named"}`
      ];
    case "suggestions":
      return [
        SUGGESTIONS,
        "",
        ...entry.suggestions.map((text) => `- Task ${item(entry.task)}: ${item(text)}`)
      ];
  }
}
function endOfSuggestions(lines) {
  let fence = "";
  let end;
  for (const [index, line] of lines.entries()) {
    const mark = /^ {0,3}(```+|~~~+)/.exec(line)?.[1];
    if (mark !== void 0) fence = fence === "" ? mark : mark.startsWith(fence) ? "" : fence;
    const heading = fence === "" && mark === void 0 && /^#{1,6} /.test(line);
    if (end !== void 0 && heading) return end;
    if (heading && line.trimEnd() === SUGGESTIONS) end = index + 1;
    else if (end !== void 0 && line.trim() !== "") end = index + 1;
  }
  return end;
}

// src/engine/progress-log.ts
var progressEdit = (run, entries) => ({
  path: progressFile(run),
  change: (text) => entries.reduce(addProgress, text ?? "")
});
function reviewEntry(run, task, record, action) {
  const { verdict, iteration } = record;
  const status = { approve: "REVIEW_PASS", "no-signal": "REVIEW_PASS (no signal)" };
  return {
    kind: "review",
    taskIndex: taskIndex(run, reviewBatch(run, task)[0] ?? task),
    iteration,
    status: verdict.decision in status ? status[verdict.decision] : "REVIEW_FAIL",
    findings: verdict.findings,
    action
  };
}
function approvalEntries(run, task) {
  if (!run.config.review.spec || task.addedBy === "review") return [];
  const record = specRecords(task).at(-1);
  if (!needsSpecReview(run, task)) return skipped(run, task);
  const spec = specReviewOf(run, task);
  if (!record || spec.kind !== "ended") return [];
  const { findings, suggestions = [] } = record.verdict;
  const suggested = suggestions.length > 0 ? [{ kind: "suggestions", task: task.id, suggestions }] : [];
  switch (spec.how) {
    case "suggested":
      return [reviewEntry(run, task, record, "warnings appended, proceeded"), ...suggested];
    case "capped":
      return [
        reviewEntry(run, task, record, "warnings appended, proceeded"),
        { kind: "review-capped", iterations: record.iteration, findings },
        ...suggested
      ];
    case "given-up": {
      const fix = fixTasksOf(run, task).at(-1);
      return fix ? [{ kind: "fix-given-up", fix: fix.id, findings }] : [];
    }
    case "with-batch":
      return [];
    case "passed":
    case "no-signal":
      return [reviewEntry(run, task, record, "proceeded")];
  }
}
function skipped(run, task) {
  const batch = reviewBatch(run, task);
  const last = batch.at(-1) ?? task;
  const next = nextReviewIndex(run, taskIndex(run, last));
  return batch[0]?.id === task.id && next !== void 0 ? [{ kind: "review-skipped", next }] : [];
}

// src/engine/settle-reviews.ts
function settleReviews(open2) {
  while (open2.run.tasks.some((task) => isApprovable(open2.run, task))) {
    const { state, events } = open2.journal.update((run) => run ? nextStep(run) : []);
    open2.run = state;
    for (const event of events) if (event.type === "task_approved") recordApproval(open2, event.task);
    if (events.length === 0) return;
  }
}
function nextStep(run) {
  const task = run.tasks.find((candidate) => isApprovable(run, candidate));
  return task ? [approval(run, task)] : [];
}
function approval(run, task) {
  const commit = reviewedCommit(run, task);
  if (commit === void 0) throw new Error(`task ${task.id} has no commit to approve`);
  const entries = approvalEntries(run, task);
  const approved = { type: "task_approved", task: task.id, commit };
  if (entries.length === 0) return approved;
  const head = engineCommit(run, [progressEdit(run, entries)], {
    subject: `docs(${run.spec}): log the review of task ${task.id}`,
    key: `approve ${task.id} attempt ${task.attempts.length}`,
    since: commit
  });
  return { ...approved, head };
}

export {
  recordOverride,
  changeUnderReview,
  reviewedChange,
  specFolder,
  settleReviews
};
