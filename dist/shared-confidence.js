import {
  lastRuns
} from "./shared-last-runs.js";
import {
  between,
  flagsOf,
  gateSteps,
  isoSeconds,
  lastReviews,
  overrideEntry,
  plural,
  taskName,
  toYaml
} from "./shared-active.js";
import {
  clean,
  oneLine
} from "./shared-terminal.js";

// src/view/confidence.ts
var levelOf = (confidence) => confidence >= 0.75 ? "HIGH" : confidence >= 0.45 ? "MEDIUM" : "LOW";
function explainConfidence(run, task) {
  const result = task.lastResult;
  if (!result) return void 0;
  if (task.confidence) return explained(run, task.confidence);
  const parts = [{ value: result.confidence, text: gateSentence(task) }, ...reviewParts(task)];
  const value = Math.min(...parts.map((part) => part.value));
  return {
    value,
    level: levelOf(value),
    floor: run.config.review.confidenceFloor,
    because: parts.map((part) => part.text)
  };
}
function explained(run, { value, because }) {
  return {
    value,
    level: levelOf(value),
    floor: run.config.review.confidenceFloor,
    because: because.map((part) => oneLine(`${part.from} ${part.value.toFixed(2)}: ${part.why}`))
  };
}
function gateSentence({ lastResult }) {
  if (!lastResult) return "";
  const { checks, findings, confidence, outcome, stage } = lastResult;
  const count = (result) => checks.filter((check) => check.result === result).length;
  const skipped = count("skip") > 0 ? `, ${count("skip")} skipped` : "";
  const warnings = [
    ...new Set(findings.filter(({ severity }) => severity === "warn").map(({ id }) => oneLine(id)))
  ];
  const held = `${plural(count("pass"), "check")} passed${skipped}`;
  const why = outcome !== "PASSED" ? `stage ${stage} did not pass` : warnings.length > 0 ? `${held}, warnings from ${warnings.join(", ")}` : held;
  return `gate ${confidence.toFixed(2)}: ${why}`;
}
function reviewParts(task) {
  const reviews = lastReviews(task);
  const votes = reviews.filter(({ role }) => role === "verifier");
  const others = reviews.filter(({ role }) => role !== "verifier" || votes.length === 1);
  const parts = others.map(({ role, verdict }) => ({
    value: verdict.decision === "approve" ? verdict.confidence : 0,
    text: `${role} ${verdict.confidence.toFixed(2)}: ${verdict.decision === "approve" ? levelOf(verdict.confidence) : verdict.decision}`
  }));
  if (votes.length < 2) return parts;
  const yes = votes.filter(({ verdict }) => verdict.decision === "approve").length;
  const share = yes / votes.length;
  const text = `votes ${share.toFixed(2)}: ${yes}/${votes.length} verifiers agreed output is correct`;
  return [...parts, { value: share, text }];
}

// src/view/show.ts
function showJson(run, task, claim = {}) {
  const result = task.lastResult;
  const steps = gateSteps(run, task);
  const attempt = task.attempts.at(-1);
  return {
    gate_result: {
      task: taskName(task),
      status: task.status,
      executor: {
        status: steps.executor.status,
        files_modified: (result?.filesChanged ?? []).map(oneLine),
        evidence: claim.evidence === void 0 ? void 0 : clean(claim.evidence).trim()
      },
      verify: verifyEntry(task, steps.verify.status),
      architect: architectEntry(task, steps.architect.status),
      outcome: outcomeOf(task),
      failure_type: result?.failure,
      stage: result?.stage,
      colour: result?.colour,
      duration_ms: between(attempt?.startedAt, task.lastStepAt),
      timestamp: task.lastStepAt && isoSeconds(task.lastStepAt),
      commit_sha: task.approvedCommit,
      state_updated: task.status === "approved",
      confidence_explained: {
        ...explainConfidence(run, task) ?? { because: ["no gate has judged this task yet"] }
      },
      attempts: task.attempts.map((one) => ({
        attempt: one.n,
        started_at: isoSeconds(one.startedAt),
        ended_at: one.endedAt && isoSeconds(one.endedAt),
        claims: one.claims,
        failures: one.failures.map(({ type, stage, reason, at }) => ({
          failure_type: type,
          stage,
          error: oneLine(reason),
          at: isoSeconds(at)
        }))
      })),
      checks: result?.checks.map(({ id, stage, result: outcome, detail }) => ({
        id: oneLine(id),
        stage,
        result: outcome,
        detail: detail === void 0 ? void 0 : oneLine(detail)
      })),
      findings: result?.findings.map((finding) => ({
        id: oneLine(finding.id),
        severity: finding.severity,
        file: finding.file === void 0 ? void 0 : oneLine(finding.file),
        line: finding.line,
        message: oneLine(finding.message),
        fix: finding.fix === void 0 ? void 0 : oneLine(finding.fix)
      })),
      commands: result?.commands.map(commandEntry),
      reviews: lastReviews(task).map(reviewEntry),
      override: overrideEntry(task),
      decision: task.decision && {
        choice: oneLine(task.decision.choice),
        decided_by: oneLine(task.decision.who),
        decided_at: isoSeconds(task.decision.at)
      },
      flags: flagsOf(task)
    }
  };
}
var renderShow = (run, task, claim = {}) => `${toYaml(showJson(run, task, claim))}
`;
function outcomeOf(task) {
  switch (task.status) {
    case "approved":
      return task.decision ? "DECIDED" : "PASSED";
    case "failed":
    case "escalated":
      return "FAILED";
    case "blocked":
    case "skipped":
    case "forced":
      return task.status.toUpperCase();
    default:
      return "PENDING";
  }
}
function verifyEntry(task, status) {
  const runs = lastRuns(task.lastResult?.commands ?? []).filter(({ purpose }) => purpose === "verify");
  const deciding = runs.find(({ exitCode }) => exitCode !== 0) ?? runs.at(-1);
  return deciding ? { status, ...commandEntry(deciding) } : { status };
}
function commandEntry(command) {
  return {
    purpose: command.purpose,
    command: clean(command.command),
    exit_code: command.exitCode,
    signal: command.signal === void 0 ? void 0 : oneLine(command.signal),
    timed_out: command.timedOut || void 0,
    failed_to_start: command.failedToStart === void 0 ? void 0 : oneLine(command.failedToStart),
    output: clean(command.excerpt).replace(/\s+$/, ""),
    output_file: command.output ? `evidence/${command.output.sha256}` : void 0,
    timestamp: isoSeconds(command.startedAt),
    duration_ms: command.durationMs,
    commit: command.commit,
    room: command.room
  };
}
function reviewEntry({ role, iteration, at, verdict }) {
  return {
    role,
    iteration,
    at: isoSeconds(at),
    verdict: { approve: "APPROVED", reject: "REJECTED", "no-signal": "NO_SIGNAL", malformed: "MALFORMED" }[verdict.decision],
    confidence: levelOf(verdict.confidence),
    confidence_value: verdict.confidence,
    findings: verdict.findings.map(oneLine),
    concerns: verdict.concerns.map(oneLine),
    notes: verdict.notes?.map(oneLine),
    recommendation: verdict.recommendation,
    feedback: verdict.feedback === "" ? void 0 : clean(verdict.feedback).replace(/\s+$/, "")
  };
}
function architectEntry(task, status) {
  const record = task.reviews.findLast(({ role }) => role === "architect");
  if (!record) return { status };
  const { verdict, confidence, findings, concerns, recommendation } = reviewEntry(record);
  return { status, verdict, confidence, findings, concerns, recommendation };
}

export {
  showJson,
  renderShow
};
