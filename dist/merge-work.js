import {
  foreignCommits
} from "./shared-foreign-commits.js";
import "./shared-init-files.js";
import "./shared-init-record.js";
import "./shared-implement-command.js";
import {
  FORWARD
} from "./shared-review-change.js";
import "./shared-pinned-plan.js";
import "./shared-groups.js";
import {
  branchHead
} from "./shared-run-branch.js";
import {
  splitLines
} from "./shared-lines.js";
import "./shared-evidence.js";
import {
  inCheckout,
  realFiles,
  withLockHeld
} from "./shared-checkout.js";
import "./shared-process-ref.js";
import {
  bringingFor
} from "./shared-bring-ignored.js";
import "./shared-change.js";
import {
  taskName
} from "./shared-task-name.js";
import "./shared-git-status.js";
import {
  GitError,
  git,
  headCommit,
  tryGit
} from "./shared-git.js";
import "./shared-shared.js";

// src/engine/merge-work.ts
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// src/plan/tick.ts
var tickBox = (text, task) => setBox(text, task, "x");
function setBox(text, task, char) {
  const at = findBox(text, task);
  if (at === void 0) return void 0;
  const now = text[at];
  if (char === "x" ? now.toLowerCase() === "x" : now === " ") return text;
  return text.slice(0, at) + char + text.slice(at + 1);
}
function findBox(text, task) {
  if (!task.box) return void 0;
  const column = task.box.column - 1;
  const before = task.block.slice(0, column);
  const after = task.block.slice(column + 1).split(/\r\n|\n|\r/, 1)[0] ?? "";
  const matches = (line) => line.length === column + 1 + after.length && line.startsWith(before) && line.endsWith(after);
  const lines = splitLines(text);
  const expected = lines[task.box.line - 1];
  if (expected && matches(expected.text)) return expected.start + column;
  const found = lines.filter((line) => matches(line.text));
  return found.length === 1 ? (found[0]?.start ?? 0) + column : void 0;
}

// src/engine/quiet-git.ts
function quietly(cwd) {
  return [
    "-c",
    "core.hooksPath=/dev/null",
    "-c",
    "commit.gpgSign=false",
    "-c",
    "core.editor=true",
    ...identity(cwd)
  ];
}
function identity(cwd) {
  return tryGit(cwd, ["config", "user.email"])?.trim() ? [] : ["-c", "user.name=ultraplan", "-c", "user.email=ultraplan@localhost"];
}

// src/engine/merge-work.ts
var WAIT_FOR_OTHERS_MS = 45e4;
var TRIES = 3;
async function mergeWork(open, work, proveIn) {
  return withLockHeld(realFiles, join(open.dir, "merging"), { waitMs: WAIT_FOR_OTHERS_MS }, async () => {
    for (let attempt = 1; ; attempt++) {
      const outcome = await mergeOnce(open, work, proveIn);
      if (outcome !== "moved") return outcome;
      if (attempt === TRIES)
        return failed(
          "merge/moved",
          `${open.run.branch} moved ${TRIES} times while the merge was proved`,
          "run the task again"
        );
    }
  });
}
async function mergeOnce(open, { ticket, task, commit }, proveIn) {
  const { root } = open.run;
  const branch = `refs/heads/${open.run.branch}`;
  const before = branchHead(open.run) ?? "";
  const bring = bringingFor(open.run, task.id);
  return inCheckout({ dir: open.dir, root, commit: before, bring }, async (checkout) => {
    const conflict = merge(checkout.path, task, commit);
    if (conflict) return conflict;
    const merged = headCommit(checkout.path) ?? "";
    const result = await proveIn(checkout);
    if (result.outcome !== "PASSED") return { kind: "failed", findings: result.findings, result };
    if (branchHead(open.run) !== before) return "moved";
    open.journal.update((run) => [
      ...run ? foreignCommits(run, before) : [],
      { type: "work_merged", ticket, commit: merged }
    ]);
    const outcome = forward(root, { branch, before, merged }, result);
    if (outcome.kind === "failed") open.journal.update(() => [{ type: "merge_failed", ticket }]);
    return outcome;
  });
}
function merge(folder, task, commit) {
  try {
    git(folder, [...quietly(folder), "merge", "--quiet", "--no-ff", "--no-commit", commit]);
  } catch (error) {
    const files = tryGit(folder, ["diff", "--name-only", "--diff-filter=U"])?.trim().split("\n").join(", ") ?? "";
    const shown = (tryGit(folder, ["diff", "--diff-filter=U"]) ?? "").split("\n").slice(0, 40).join("\n");
    const reason = files || (error instanceof GitError ? error.stderr.trim() : String(error));
    return failed(
      "merge/conflict",
      `the work does not merge: ${reason}
${shown}`,
      "do the task again on the present branch, where the other work already is"
    );
  }
  if (task.box) {
    const file = join(folder, task.file);
    const ticked = tickBox(readFileSync(file, "utf8"), task);
    if (ticked !== void 0) writeFileSync(file, ticked);
    git(folder, ["add", "--", task.file]);
  }
  git(folder, [
    ...quietly(folder),
    "commit",
    "--quiet",
    "--no-verify",
    "--allow-empty",
    "-m",
    `Merge ${taskName(task)}`
  ]);
  return void 0;
}
function forward(root, { branch, before, merged }, result) {
  try {
    const isHere = tryGit(root, ["symbolic-ref", "--quiet", "HEAD"])?.trim() === branch;
    if (isHere) git(root, [...FORWARD, merged]);
    else git(root, ["update-ref", "-m", "ultraplan: merge", branch, merged, before]);
    return { kind: "merged", result: { ...result, commit: merged } };
  } catch (error) {
    const reason = error instanceof GitError ? error.stderr.trim().split("\n").slice(0, 5).join("; ") : String(error);
    return failed(
      "merge/in-the-way",
      `the merge would overwrite files of the main folder: ${reason}`,
      "a person commits them or moves them out of the way; then the task is run again"
    );
  }
}
function failed(id, message, fix) {
  return { kind: "failed", findings: [{ id, severity: "block", failure: "VERIFY_FAILURE", message, fix }] };
}
export {
  mergeWork
};
