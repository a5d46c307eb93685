import {
  readEvidence
} from "./shared-evidence.js";

// src/engine/pinned-plan.ts
function pinnedPlan(dir, run) {
  return JSON.parse(readEvidence(dir, run.plan));
}
function pinnedTask(plan, id) {
  const task = plan.tasks.find((candidate) => candidate.id === id);
  if (!task) throw new Error(`task ${id} is not in the pinned plan`);
  return task;
}

export {
  pinnedPlan,
  pinnedTask
};
