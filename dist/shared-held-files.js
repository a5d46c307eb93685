import {
  taskOf
} from "./shared-change.js";

// src/run/held-files.ts
function heldFiles(run) {
  const attempts = run.tasks.flatMap((task) => task.attempts);
  const isReleased = (path, since) => attempts.some(({ startedAt, held }) => startedAt >= since && held !== void 0 && !held.includes(path));
  return new Map(leftFiles(run).filter(([path, { at }]) => !isReleased(path, at)));
}
function heldBy(run, task) {
  const begun = new Set(taskOf(run, task)?.attempts.flatMap(({ held }) => held ?? []));
  return new Map(leftFiles(run).filter(([path, { task: owner }]) => owner !== task && begun.has(path)));
}
var leftFiles = (run) => run.tasks.flatMap(
  ({ id, override }) => override && !override.adopted ? (override.left ?? []).map((path) => [
    path,
    { task: id, how: override.kind, at: override.at }
  ]) : []
);

export {
  heldFiles,
  heldBy
};
