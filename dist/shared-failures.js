import {
  shortCommit
} from "./shared-names.js";
import {
  oneLine
} from "./shared-shared-3.js";

// src/view/failures.ts
function recentFailures(run, most) {
  const all = run.tasks.flatMap((task) => failuresOf(task).map((failure) => ({ task, failure })));
  all.sort((a, b) => a.failure.at < b.failure.at ? -1 : a.failure.at > b.failure.at ? 1 : 0);
  return all.slice(-most).map(({ task, failure }) => ({
    task,
    failure,
    recovered: task.status === "approved",
    resolution: resolution(task, failure)
  }));
}
var failuresOf = (task) => task.attempts.flatMap((attempt) => attempt.failures);
function resolution(task, failure) {
  switch (task.status) {
    case "approved": {
      const passed = task.attempts.at(-1);
      const how = passed && passed.n > failure.attempt ? `attempt ${passed.n}` : "a later claim of the same attempt";
      return `${how} passed at ${shortCommit(task.approvedCommit ?? passed?.passed?.commit ?? "")}`;
    }
    case "skipped":
    case "forced":
      return `${task.status} by ${oneLine(task.override?.who ?? "unknown")}: ${oneLine(task.override?.reason ?? "")}`;
    case "escalated":
    case "blocked":
      return `waits for a person: ${oneLine(task.pausedFor?.reason ?? "no reason recorded")}`;
    case "failed":
      return task.notBefore === void 0 ? "to be tried again" : `to be tried again after ${task.notBefore}`;
    case "pending":
      return "to be tried again, on a person’s word";
    default:
      return `attempt ${task.attempts.length} is ${task.status}`;
  }
}

// src/view/markdown.ts
var markdownLine = (text) => oneLine(text).replaceAll("<!", "&lt;!");
var markdownCell = (text) => markdownLine(text).replaceAll("|", "\\|");

export {
  recentFailures,
  failuresOf,
  markdownLine,
  markdownCell
};
