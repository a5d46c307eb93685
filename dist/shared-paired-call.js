import {
  needsArchitect,
  needsSecurityReview,
  needsSpecReview,
  reviewBatch,
  verifiersNeeded
} from "./shared-change.js";

// src/engine/paired-call.ts
var SOLO = "solo";

// src/run/review-turn.ts
function reviewersAlong(run, task) {
  if (run.solo) return [];
  const roles = (role, count) => Array(count).fill(role);
  return [
    ...roles("architect", Number(needsArchitect(run, task))),
    ...roles("verifier", verifiersNeeded(run, task)),
    ...roles("security-reviewer", Number(needsSecurityReview(task))),
    ...roles("spec-reviewer", Number(needsSpecReview(run, task) && reviewBatch(run, task).length === 1))
  ];
}

export {
  reviewersAlong,
  SOLO
};
