import {
  needsArchitect,
  needsSecurityReview,
  recordsOf,
  specReview,
  verifiersNeeded
} from "./shared-groups.js";

// src/engine/places.ts
import { join as join2 } from "node:path";

// src/io/home.ts
import { join } from "node:path";
function ultraplanHome(home) {
  return join(home, ".ultraplan");
}
var clientHome = ({ env, home }) => env.CLAUDE_CONFIG_DIR ?? join(home, ".claude");

// src/engine/places.ts
var runsFolder = (commonDir) => join2(commonDir, "ultraplan", "runs");
var activeFile = (home, session) => join2(activeFolder(home), session);
var activeFolder = (home) => join2(ultraplanHome(home), "active");
var stoppingFile = (home, session) => join2(ultraplanHome(home), "stopping", session);
var noticesFile = (home, session) => join2(ultraplanHome(home), "notices", session);
var cancelMark = (dir) => join2(dir, "cancelled");
var approvedRef = (run) => `refs/ultraplan/${run}/approved`;
var RECEIPTS_REF = "refs/notes/ultraplan";
var waitingFile = (home, session) => join2(ultraplanHome(home), "waiting", session);
var askingFile = (home, session) => join2(ultraplanHome(home), "asking", session);
var dueFile = (home, session) => join2(ultraplanHome(home), "due", session);

// src/run/votes.ts
function tally(records, wanted) {
  const votes = /* @__PURE__ */ new Map();
  for (const { role, iteration, verdict } of records)
    if (role === "verifier") votes.set(iteration, verdict.decision === "approve");
  const yes = [...votes.values()].filter(Boolean).length;
  return {
    yes,
    of: wanted,
    complete: votes.size >= wanted,
    majority: yes > wanted / 2,
    split: yes > 0 && yes < votes.size
  };
}

// src/run/reviews.ts
function outstandingReviews(run, task) {
  return outstandingSteps(run, task).flat();
}
function nextReviews(run, task, now) {
  if (task.status !== "reviewing") return [];
  if (task.notBefore !== void 0 && task.notBefore > now.toISOString()) return [];
  const [step] = outstandingSteps(run, task);
  if (step?.[0]?.role !== "spec-reviewer") return step ?? [];
  return specReviewOf(run, task).kind === "review" ? step : [];
}
var specReviewOf = (run, task) => specReview(run, task, (other) => stepsBeforeSpec(run, other).length === 0);
function isApprovable(run, task) {
  if (task.status !== "verifying" && task.status !== "reviewing") return false;
  if (task.attempts.at(-1)?.passed === void 0) return false;
  return !run.tickets.some((ticket) => ticket.task === task.id) && outstandingReviews(run, task).length === 0;
}
function outstandingSteps(run, task) {
  const spec = specReviewOf(run, task);
  const ended = spec.kind === "ended" || spec.kind === "not-needed";
  const iteration = spec.kind === "review" ? spec.iteration : 1;
  const covers = spec.kind === "review" && spec.covers.length > 0 ? { covers: spec.covers } : {};
  return [
    ...stepsBeforeSpec(run, task),
    ...ended ? [] : [[{ ...request(task, "spec-reviewer", iteration), ...covers }]]
  ];
}
function stepsBeforeSpec(run, task) {
  const single = (role, needed) => {
    const given = recordsOf(task).filter((record) => record.role === role);
    if (!needed || given.some(({ verdict }) => verdict.decision === "approve")) return [];
    return [request(task, role, given.length + 1)];
  };
  return [
    single("architect", needsArchitect(run, task)),
    verifierStep(run, task),
    single("security-reviewer", needsSecurityReview(task))
  ].filter((step) => step.length > 0);
}
function verifierStep(run, task) {
  const wanted = verifiersNeeded(run, task);
  const given = recordsOf(task).filter(({ role }) => role === "verifier");
  const votes = tally(given, wanted);
  if (wanted === 0 || votes.complete && votes.majority) return [];
  const voters = Array.from({ length: wanted }, (_, index) => index + 1);
  const approved = new Set(
    given.filter(({ verdict }) => verdict.decision === "approve").map(({ iteration }) => iteration)
  );
  const heard = new Set(given.map(({ iteration }) => iteration));
  return voters.filter((voter) => votes.complete ? !approved.has(voter) : !heard.has(voter)).map((voter) => request(task, "verifier", voter));
}
var request = (task, role, iteration) => ({
  task: task.id,
  role,
  attempt: task.attempts.at(-1)?.n ?? 1,
  iteration,
  isolated: false
});

// src/run/review-work.ts
function reviewWork(run) {
  for (const task of run.tasks) {
    if (task.status !== "reviewing" && task.status !== "verifying") continue;
    const spec = specReviewOf(run, task);
    if (spec.kind === "fix-needed" && task.status === "reviewing")
      return { kind: "fix", task, record: spec.record };
    if (isApprovable(run, task))
      return { kind: "approve", task, takeBack: spec.kind === "ended" && spec.how === "given-up" };
  }
  return void 0;
}

export {
  ultraplanHome,
  clientHome,
  tally,
  outstandingReviews,
  nextReviews,
  specReviewOf,
  isApprovable,
  runsFolder,
  activeFile,
  activeFolder,
  stoppingFile,
  noticesFile,
  cancelMark,
  approvedRef,
  RECEIPTS_REF,
  waitingFile,
  askingFile,
  dueFile,
  reviewWork
};
