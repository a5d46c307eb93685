import {
  oneLine
} from "./shared-shared-2.js";

// src/view/concerns.ts
var REVIEW_CHECK = {
  "spec-executor": "review/executor",
  "spec-reviewer": "review/spec",
  architect: "review/architect",
  verifier: "review/verifier",
  "security-reviewer": "review/security"
};
function lastReviews(task) {
  const last = /* @__PURE__ */ new Map();
  for (const record of task.reviews) {
    const voter = record.role === "verifier" ? `verifier ${record.iteration}` : record.role;
    last.set(voter, record);
  }
  return [...last.values()];
}
function leftBehind({ role, verdict }) {
  const from = REVIEW_CHECK[role];
  switch (verdict.decision) {
    case "approve":
      return verdict.concerns.map((text) => ({ from, text }));
    case "no-signal":
      return [{ from, text: `${role} gave no signal` }];
    case "malformed":
      return [{ from, text: `${role} handed in nothing that could be read` }];
    case "reject": {
      const texts = [...verdict.findings, ...verdict.concerns];
      return (texts.length > 0 ? texts : [verdict.feedback || "rejected without a reason"]).map((text) => ({
        from,
        text
      }));
    }
  }
}
function outstandingFindings(run) {
  return run.tasks.flatMap(
    (task) => lastReviews(task).flatMap(
      (record) => leftBehind(record).map(({ from, text }) => ({ task, from, text: oneLine(text) }))
    )
  );
}
function concernsOf(run) {
  const warnings = run.tasks.flatMap(
    (task) => (task.lastResult?.outcome === "PASSED" ? task.lastResult.findings : []).filter((finding) => finding.severity === "warn").map((finding) => ({ task, from: oneLine(finding.id), text: oneLine(finding.message) }))
  );
  return [...warnings, ...outstandingFindings(run)];
}

export {
  lastReviews,
  outstandingFindings,
  concernsOf
};
