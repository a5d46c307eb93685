import {
  openOrFail
} from "./shared-open-or-fail.js";
import {
  readArguments
} from "./shared-read-arguments.js";
import "./shared-command.js";
import "./shared-pick-task.js";
import "./shared-active.js";
import "./shared-time-limit.js";
import "./shared-held-files.js";
import "./shared-places.js";
import "./shared-groups.js";
import "./shared-publish-views.js";
import {
  oneLine
} from "./shared-terminal.js";
import "./shared-width.js";
import "./shared-checkout.js";
import "./shared-process-ref.js";
import "./shared-bring-ignored.js";
import "./shared-change.js";
import {
  wordFor
} from "./shared-task-name.js";
import "./shared-git-status.js";
import {
  findRepository,
  tryGit
} from "./shared-git.js";
import "./shared-shared.js";

// src/cli/worktrees.ts
import { relative } from "node:path";

// src/engine/list-worktrees.ts
var AGENT_WORKTREE = /[\\/]\.claude[\\/]worktrees[\\/]/;
function leftWorktrees(run) {
  const main = findRepository(run.root);
  const list = tryGit(run.root, ["worktree", "list", "--porcelain"]) ?? "";
  return list.split("\n\n").flatMap((entry) => {
    const path = /^worktree (.+)$/m.exec(entry)?.[1];
    if (!path || path === main?.root || !AGENT_WORKTREE.test(path)) return [];
    const branch = /^branch refs\/heads\/(.+)$/m.exec(entry)?.[1];
    const head = /^HEAD (.+)$/m.exec(entry)?.[1] ?? "";
    const task = run.tasks.find(
      (candidate) => candidate.attempts.some((attempt) => attempt.worktree?.path === path)
    );
    const count = tryGit(run.root, ["rev-list", "--count", head, `^${run.branch}`]);
    const unmerged = count === void 0 ? void 0 : Number(count);
    const uncommitted = tryGit(path, ["status", "--porcelain"])?.split("\n").filter(Boolean).length;
    return [
      {
        path,
        ...branch ? { branch } : {},
        ...task ? { task: task.id } : {},
        unmerged,
        uncommitted,
        why: reason(task?.status, [
          unmerged === void 0 ? `git cannot tell what is merged into ${run.branch}` : many(unmerged, "commit", " not merged"),
          uncommitted === void 0 ? "git cannot tell what is uncommitted" : many(uncommitted, "uncommitted file")
        ])
      }
    ];
  });
}
function reason(status, held) {
  const holds = held.filter(Boolean).join(", ");
  if (holds === "") return "everything in it is merged; it can be removed";
  return status === void 0 ? `${holds}; its executor handed in nothing` : `${holds}; its task is ${status}`;
}
var many = (count, what, state = "") => count === 0 ? "" : `${count} ${what}${count === 1 ? "" : "s"}${state}`;
function removeMergedWorktrees(run) {
  return leftWorktrees(run).flatMap((left) => {
    if (left.unmerged !== 0 || left.uncommitted !== 0) return [];
    if (tryGit(run.root, ["worktree", "remove", left.path]) === void 0) return [];
    if (left.branch) tryGit(run.root, ["branch", "--delete", left.branch]);
    return [left.path];
  });
}

// src/cli/worktrees.ts
var worktrees = {
  name: "worktrees",
  summary: "list the worktrees that parallel executors left, and why; --prune removes those that hold nothing",
  usage: "ultraplan worktrees [--prune] [--json] [--run <id>]",
  examples: ["ultraplan worktrees", "ultraplan worktrees --prune"],
  run(args, terminal) {
    const { values } = readArguments(
      args,
      { prune: { type: "boolean" }, json: { type: "boolean" }, run: { type: "string" } },
      worktrees
    );
    const { run } = openOrFail(terminal, values.run);
    const removed = values.prune ? removeMergedWorktrees(run) : [];
    const left = leftWorktrees(run);
    if (values.json) {
      terminal.out(`${JSON.stringify({ left, removed })}
`);
      return 0;
    }
    for (const path of removed) terminal.out(`removed  ${relative(run.root, path)}
`);
    for (const entry of left) {
      const task = entry.task ? oneLine(wordFor(run.tasks, entry.task)) : "no task";
      terminal.out(`${relative(run.root, entry.path)}  ${task}  ${entry.why}
`);
    }
    if (left.length === 0) terminal.out("no worktree of an executor is left\n");
    return 0;
  }
};
export {
  worktrees
};
