import {
  isoSeconds,
  taskName
} from "./shared-names.js";
import {
  oneLine
} from "./shared-shared-2.js";

// src/view/gate-steps.ts
var STEP_OF_STAGE = {
  execution: 1,
  claim: 1,
  artifacts: 2,
  proof: 2,
  review: 3
};
var stamped = (status, at) => at === void 0 ? { status } : { status, at };
function standingFailure(task) {
  const attempt = task.attempts.at(-1);
  const failure = attempt?.failures.at(-1);
  if (!failure || task.status === "executing" || task.status === "verifying") return void 0;
  return attempt?.passed && failure.stage !== "review" ? void 0 : failure;
}
function gateSteps(run, task) {
  const gateStatus = task.status.toUpperCase();
  const failure = standingFailure(task);
  const executor = executorStep(run, task, failure);
  const verify = verifyStep(run, task, failure);
  const architect = architectStep(run, task, failure);
  return { gateStatus, step: stepOf(task, failure), executor, verify, architect };
}
function stepOf(task, failure) {
  switch (task.status) {
    case "pending":
    case "executing":
      return 1;
    case "verifying":
      return 2;
    case "reviewing":
    case "approved":
      return 3;
    default:
      if (failure) return STEP_OF_STAGE[failure.stage];
      return task.attempts.at(-1)?.passed ? 3 : 1;
  }
}
function executorStep(run, task, failure) {
  const attempt = task.attempts.at(-1);
  if (task.decision) return { status: "skipped" };
  if (!attempt) return { status: task.override ? "skipped" : "pending" };
  if (task.status === "pending") return { status: "pending" };
  if (task.status === "executing") return stamped("running", attempt.failures.at(-1)?.at ?? attempt.startedAt);
  if (failure && STEP_OF_STAGE[failure.stage] === 1)
    return stamped(failure.type === "BLOCKED" ? "blocked" : "failure", failure.at);
  if (attempt.claims === 0) return stamped(task.override ? "skipped" : "running", attempt.startedAt);
  return stamped("success", claimedAt(run, task));
}
function claimedAt(run, task) {
  const ticket = run.tickets.find((open) => open.task === task.id && open.role === "spec-executor");
  return ticket?.judging?.at ?? task.lastResult?.startedAt ?? task.lastStepAt;
}
function verifyStep(run, task, failure) {
  const attempt = task.attempts.at(-1);
  if (task.decision) return { status: "skipped" };
  if (failure && STEP_OF_STAGE[failure.stage] === 2) return stamped("failed", failure.at);
  if (attempt?.passed && task.status !== "pending") return stamped("passed", judgedAt(task));
  if (task.override) return stamped("skipped", task.override.at);
  return task.status === "verifying" ? stamped("running", claimedAt(run, task)) : { status: "pending" };
}
function judgedAt(task) {
  const result = task.lastResult;
  const end = result && Date.parse(result.startedAt) + result.durationMs;
  if (end === void 0 || Number.isNaN(end)) return task.attempts.at(-1)?.endedAt;
  return Number.isNaN(new Date(end).getTime()) ? task.attempts.at(-1)?.endedAt : new Date(end).toISOString();
}
function architectStep(run, task, failure) {
  if (task.decision) return { status: "skipped" };
  const attempt = task.attempts.at(-1);
  const review = task.reviews.findLast((record) => record.role === "architect");
  if (failure && STEP_OF_STAGE[failure.stage] === 3) return stamped("rejected", failure.at);
  if (task.status === "reviewing") {
    const ticket = run.tickets.find((open) => open.task === task.id && open.role !== "spec-executor");
    return stamped("reviewing", ticket?.redeemedAt ?? ticket?.issuedAt ?? task.lastStepAt);
  }
  const current = review && attempt && review.at >= attempt.startedAt ? review : void 0;
  if (current?.verdict.decision === "approve") return stamped("approved", current.at);
  if (current?.verdict.decision === "reject") return stamped("rejected", current.at);
  return { status: task.status === "approved" || task.override ? "skipped" : "pending" };
}

// src/view/override-entry.ts
function overrideEntry(task) {
  const { override } = task;
  if (!override) return void 0;
  const name = taskName(task);
  const by = oneLine(override.who);
  const at = isoSeconds(override.at);
  const reason = oneLine(override.reason);
  return override.kind === "skipped" ? {
    name,
    status: "complete (unverified)",
    skip_reason: reason,
    skipped_by: by,
    skipped_at: at,
    requires_manual_commit: true
  } : {
    name,
    status: "complete (forced)",
    force_reason: reason,
    forced_by: by,
    forced_at: at,
    session: oneLine(override.session),
    prompt: oneLine(override.prompt),
    requires_manual_commit: true
  };
}

// src/view/yaml.ts
var BARE = /* @__PURE__ */ new Set([
  "status",
  "gate_status",
  "executor_status",
  "verify_status",
  "architect_status",
  "failure_type",
  "verdict",
  "confidence",
  "level",
  "recommendation",
  "outcome",
  "colour",
  "stage",
  "result",
  "role"
]);
var ONE_DECIMAL = /* @__PURE__ */ new Set(["avg_attempts"]);
var WORD = /^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/;
var MEANS_ELSE = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
var NEEDS_ESCAPE = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;
var quoted = (text) => JSON.stringify(text).replace(
  NEEDS_ESCAPE,
  (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`
);
function scalar(key, value) {
  if (typeof value === "number" && ONE_DECIMAL.has(key)) return value.toFixed(1);
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : quoted(String(value));
  if (typeof value === "boolean") return String(value);
  return BARE.has(key) && WORD.test(value) && !MEANS_ELSE.test(value) ? value : quoted(value);
}
function block(text, indent) {
  if (!text.includes("\n") || /\s$/.test(text) || /[^\n\P{Cc}]/u.test(text) || text.match(NEEDS_ESCAPE))
    return void 0;
  const lines = text.split("\n").map((line) => line === "" ? "" : `${indent}  ${line}`);
  return `|2-
${lines.join("\n")}`;
}
function member(key, value, indent) {
  if (value === void 0) return [];
  if (Array.isArray(value)) {
    const items = value.filter((item) => item !== void 0);
    if (items.length === 0) return [`${indent}${key}: []`];
    return [`${indent}${key}:`, ...items.flatMap((item) => listItem(key, item, `${indent}  `))];
  }
  if (typeof value === "object") {
    const lines = mapping(value, `${indent}  `);
    return lines.length === 0 ? [`${indent}${key}: {}`] : [`${indent}${key}:`, ...lines];
  }
  const text = typeof value === "string" ? block(value, indent) : void 0;
  return [`${indent}${key}: ${text ?? scalar(key, value)}`];
}
function listItem(key, item, indent) {
  if (item === void 0) return [];
  if (Array.isArray(item)) return [`${indent}- ${JSON.stringify(item)}`];
  if (typeof item !== "object") return [`${indent}- ${scalar(key, item)}`];
  const [first, ...rest] = mapping(item, `${indent}  `);
  return first === void 0 ? [`${indent}- {}`] : [`${indent}- ${first.trimStart()}`, ...rest];
}
var mapping = (value, indent) => Object.entries(value).flatMap(([key, entry]) => member(key, entry, indent));
var toYaml = (value) => mapping(value, "").join("\n");

export {
  gateSteps,
  overrideEntry,
  toYaml
};
