// src/run/policy.ts
var ASK = ["retry", "skip", "investigate"];
var AFTER_TIMEOUT = ["retry longer", "skip", "investigate"];
var RETRIES = {
  FALSE_CLAIM: Number.POSITIVE_INFINITY,
  EXECUTION_FAILURE: 2,
  VERIFY_FAILURE: 2,
  MALFORMED: 2,
  SPEC_VIOLATION: 1,
  ARCHITECT_REJECTION: 1,
  REVIEW_FAIL: 2,
  TIMEOUT: 1,
  BLOCKED: 0
};
var MOST_SENT_BACK = { malformed: RETRIES.MALFORMED, noSignal: 1 };
function policy(task, type, config, agentAlive) {
  const attempt = task.attempts.at(-1);
  const ofType = sinceRetry(task).filter((failure) => failure.type === type).length;
  const pause = (options) => ({ kind: "pause", reason: reasonFor(type, ofType), options });
  if (type === "BLOCKED") return { kind: "block", reason: "it cannot go on" };
  if (ofType > RETRIES[type]) {
    if (type === "SPEC_VIOLATION") {
      return { kind: "block", reason: "the task broke its specification again after its one retry" };
    }
    return pause(type === "TIMEOUT" ? AFTER_TIMEOUT : ASK);
  }
  if (agentAlive && mayGoBack(attempt, type, config)) return { kind: "warm" };
  if (attemptsUsed(task) >= config.attempts.perTask) return pause(ASK);
  return type === "TIMEOUT" ? { kind: "cold", waitSeconds: config.limits.afterTimeout } : { kind: "cold" };
}
function attemptsUsed(task) {
  return task.attempts.length - (task.forgiven ?? 0);
}
function sinceRetry(task) {
  return task.attempts.slice(task.forgiven ?? 0).flatMap((attempt) => attempt.failures);
}
function mayGoBack(attempt, type, config) {
  if (!attempt || type === "TIMEOUT" || type === "ARCHITECT_REJECTION" || type === "REVIEW_FAIL") return false;
  const falseClaims = attempt.failures.filter((failure) => failure.type === "FALSE_CLAIM").length;
  if (type === "FALSE_CLAIM") return falseClaims <= config.attempts.warm;
  return attempt.failures.length - falseClaims <= 1;
}
function reasonFor(type, count) {
  return count > RETRIES[type] ? `${type} ${count} times` : `no attempts left after ${type}`;
}

export {
  MOST_SENT_BACK,
  policy,
  attemptsUsed
};
