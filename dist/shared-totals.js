import {
  isDoneBefore,
  shownStatus
} from "./shared-names.js";

// src/view/totals.ts
function totalsOf(run) {
  const totals = {
    total: run.tasks.length,
    pending: 0,
    executing: 0,
    verifying: 0,
    reviewing: 0,
    approved: 0,
    failed: 0,
    blocked: 0,
    escalated: 0,
    skipped: 0,
    forced: 0
  };
  for (const task of run.tasks) totals[shownStatus(task)] += 1;
  return totals;
}
var ACTIVE = /* @__PURE__ */ new Set(["executing", "verifying", "reviewing"]);
var isActive = (task) => ACTIVE.has(task.status);
function gateStats(run) {
  const totals = totalsOf(run);
  const doneBefore = run.tasks.filter(isDoneBefore).length;
  const failed = totals.failed + totals.escalated;
  const passed = totals.approved;
  const tried = run.tasks.filter((task) => task.attempts.length > 0);
  const attempts = tried.reduce((sum, task) => sum + task.attempts.length, 0);
  return {
    total: totals.total,
    passed,
    failed,
    inProgress: totals.executing + totals.verifying + totals.reviewing,
    pending: totals.pending,
    blocked: totals.blocked,
    skipped: totals.skipped - doneBefore,
    forced: totals.forced,
    doneBefore,
    ...passed + failed > 0 ? { passRate: Math.round(100 * passed / (passed + failed)) } : {},
    averageAttempts: tried.length === 0 ? 0 : Math.round(10 * attempts / tried.length) / 10
  };
}
function currentTasks(run) {
  const active = run.tasks.filter(isActive);
  if (active.length > 0) return active;
  const touched = run.tasks.filter((task) => task.lastStepAt !== void 0);
  const last = touched.reduce(
    (newest, task) => newest && (newest.lastStepAt ?? "") > (task.lastStepAt ?? "") ? newest : task,
    void 0
  );
  const first = last ?? run.tasks.find((task) => !isDoneBefore(task));
  return first ? [first] : [];
}
var maxAttempts = (run, task) => run.config.attempts.perTask + (task.forgiven ?? 0);

export {
  totalsOf,
  isActive,
  gateStats,
  currentTasks,
  maxAttempts
};
