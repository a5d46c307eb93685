// src/run/groups.ts
var DONE = /* @__PURE__ */ new Set(["approved", "skipped", "forced"]);
var STUCK = /* @__PURE__ */ new Set(["escalated", "blocked"]);
var isDone = (task) => DONE.has(task.status) || task.doneBefore || task.givenUp === true;
var isStuck = (task) => STUCK.has(task.status);
function waveOf(task) {
  return task.wave !== void 0 ? `wave ${task.wave}` : task.phase !== void 0 ? named(task.phase) : "the plan";
}
var named = (phase) => /^(phase|chunk|wave)\b/i.test(phase) ? phase : `phase ${phase}`;
function isReady(run, index) {
  const task = run.tasks[index];
  if (!task) return false;
  return run.tasks.every(
    (other, otherIndex) => isDone(other) || !mustComeBefore(other, otherIndex, task, index)
  );
}
function mustComeBefore(other, otherIndex, task, index) {
  if (other === task) return false;
  if (task.dependsOn.includes(other.id)) return true;
  if (other.fixOf === task.id) return false;
  if (task.addedBy === "review" && task.fixOf === other.id) return false;
  if (task.wave !== void 0 && other.wave !== void 0 && task.wave !== other.wave)
    return other.wave < task.wave;
  if (otherIndex > index) return false;
  if (task.wave !== void 0 && other.wave !== void 0) return sharesFile(task, other);
  if (task.phase !== other.phase) return true;
  return task.kind !== "work" || other.kind !== "work" || sharesFile(task, other);
}
function sharesFile(a, b) {
  return a.files.some((file) => b.files.includes(file));
}
var LARGEST_GROUP = 5;
function parallelGroup(run, index) {
  const group = [];
  for (const task of run.tasks.slice(index)) {
    if (!task.parallel || task.kind !== "work" || group.length === LARGEST_GROUP) break;
    if (group[0] && (task.phase !== group[0].phase || task.wave !== group[0].wave)) break;
    if (group.some((other) => sharesFile(task, other) || task.dependsOn.includes(other.id))) break;
    group.push(task);
  }
  return group;
}

// src/run/review-index.ts
function countedTasks(run) {
  return run.tasks.filter((task) => originalOf(run, task) === task);
}
function originalOf(run, task) {
  const seen = /* @__PURE__ */ new Set();
  let current = task;
  while (current.fixOf !== void 0 && !seen.has(current.id)) {
    seen.add(current.id);
    const repaired = run.tasks.find((other) => other.id === current.fixOf);
    if (!repaired) break;
    current = repaired;
  }
  return current;
}
function taskIndex(run, task) {
  const original = originalOf(run, task);
  return countedTasks(run).findIndex((other) => other.id === original.id);
}
function triggersReview(run, index) {
  const counted = countedTasks(run);
  const task = counted[index];
  if (!task) return false;
  if (index === counted.length - 1) return true;
  const { every } = run.config.review;
  if (index % every === 0 && (index > 0 || every === 1)) return true;
  const before = counted[index - 1];
  return before !== void 0 && phaseOf(task) !== phaseOf(before);
}
function phaseOf({ id, phase }) {
  return /^(\d+)\./.exec(id)?.[1] ?? /\bphase\s+(\d+)/i.exec(phase ?? "")?.[1] ?? phase ?? "";
}

// src/run/review-need.ts
function isReviewed(run, task) {
  if (task.kind === "checkpoint") return false;
  if (task.tier === "TRIVIAL") return false;
  return task.tier !== "SIMPLE" || run.config.review.simple;
}
function needsArchitect(run, task) {
  if (!isReviewed(run, task)) return false;
  return task.tier !== void 0 || run.config.review.architect;
}
function verifiersNeeded(run, task) {
  const { tier, tier2, tier3, votes } = run.config.review;
  const asked = task.verification ?? tier;
  if (task.kind === "checkpoint" || asked < 2 || !tier2) return 0;
  return asked === 3 && tier3 ? votes : 1;
}
var needsSecurityReview = (task) => task.securityReview && task.kind !== "checkpoint";
function needsSpecReview(run, task) {
  if (!run.config.review.spec || task.addedBy === "review" || !isReviewed(run, task)) return false;
  return reviewBatch(run, task).some((member) => triggersReview(run, taskIndex(run, member)));
}
function reviewBatch(run, task) {
  if (!task.parallel) return [task];
  const tasks = countedTasks(run);
  for (let index = 0; index < tasks.length; ) {
    const group = parallelGroup({ ...run, tasks }, index);
    if (group.some((member) => member.id === task.id)) return group;
    index += Math.max(1, group.length);
  }
  return [task];
}
function nextReviewIndex(run, after) {
  const counted = countedTasks(run);
  const index = counted.findIndex((task, at) => at > after && needsSpecReview(run, task));
  return index < 0 ? void 0 : index;
}

// src/run/review-records.ts
function recordsOf(task) {
  const attempt = task.attempts.at(-1);
  if (!attempt) return [];
  return task.reviews.filter(
    (record) => record.attempt === void 0 ? record.at >= attempt.startedAt : record.attempt === attempt.n
  );
}

// src/run/spec-review.ts
function specReview(run, task, isOtherwiseReviewed) {
  if (!needsSpecReview(run, task)) return { kind: "not-needed" };
  if (specRecords(task).length > 0) return ownLoop(run, task);
  const batch = reviewBatch(run, task);
  const lead = batch.find((other) => other.id !== task.id && covers(other, task));
  if (lead) {
    const led = ownLoop(run, lead);
    return led.kind === "ended" ? { kind: "ended", how: "with-batch" } : { kind: "waiting" };
  }
  const present = batch.filter(
    (member) => member.status === "reviewing" && isOtherwiseReviewed(member) && !isCovered(batch, member)
  );
  const settled = batch.every((member) => present.includes(member) || isDone(member) || isStuck(member));
  if (!settled || present[0]?.id !== task.id) return { kind: "waiting" };
  return { kind: "review", iteration: 1, covers: present.slice(1).map((member) => member.id) };
}
function ownLoop(run, task) {
  const last = specRecords(task).at(-1);
  if (!last) return { kind: "review", iteration: 1, covers: [] };
  const again = (iteration2) => ({
    kind: "review",
    iteration: iteration2,
    covers: last.covers ?? []
  });
  const iteration = validIteration(last.iteration);
  switch (last.verdict.decision) {
    case "approve":
      return { kind: "ended", how: "passed" };
    case "no-signal":
      return { kind: "ended", how: "no-signal" };
    case "malformed":
      return again(iteration);
    case "reject": {
      if (last.verdict.path === "spec") return { kind: "ended", how: "suggested" };
      if (iteration >= run.config.review.iterations) return { kind: "ended", how: "capped" };
      return afterFailure(run, task, last, () => again(iteration + 1));
    }
  }
}
function afterFailure(run, task, last, again) {
  const fixes = fixTasksOf(run, task);
  const asked = task.reviews.filter((record) => asksForFix(run, record)).length;
  if (fixes.length < asked) {
    if (fixes.length >= run.config.attempts.fixTasks) return { kind: "ended", how: "capped" };
    return { kind: "fix-needed", record: last };
  }
  const fix = fixes.at(-1);
  if (!fix) return { kind: "ended", how: "capped" };
  if (fix.givenUp) return { kind: "ended", how: "given-up" };
  return isDone(fix) ? again() : { kind: "waiting" };
}
var asksForFix = (run, { role, iteration, verdict }) => role === "spec-reviewer" && verdict.decision === "reject" && verdict.path !== "spec" && validIteration(iteration) < run.config.review.iterations;
var fixTasksOf = (run, task) => run.tasks.filter((other) => other.addedBy === "review" && other.fixOf === task.id);
var validIteration = (iteration) => Number.isInteger(iteration) && iteration >= 1 ? iteration : 1;
var specRecords = (task) => recordsOf(task).filter(({ role }) => role === "spec-reviewer");
function covers(lead, task) {
  const since = task.attempts.at(-1)?.startedAt ?? "";
  return specRecords(lead).some((record) => record.covers?.includes(task.id) && record.at >= since);
}
var isCovered = (batch, task) => batch.some((other) => other.id !== task.id && covers(other, task));

// src/engine/places.ts
import { join as join2 } from "node:path";

// src/io/home.ts
import { join } from "node:path";
function ultraplanHome(home) {
  return join(home, ".ultraplan");
}

// src/engine/places.ts
var runsFolder = (commonDir) => join2(commonDir, "ultraplan", "runs");
var activeFile = (home, session) => join2(activeFolder(home), session);
var activeFolder = (home) => join2(ultraplanHome(home), "active");
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
  const covers2 = spec.kind === "review" && spec.covers.length > 0 ? { covers: spec.covers } : {};
  return [
    ...stepsBeforeSpec(run, task),
    ...ended ? [] : [[{ ...request(task, "spec-reviewer", iteration), ...covers2 }]]
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
  isDone,
  isStuck,
  waveOf,
  isReady,
  parallelGroup,
  taskIndex,
  verifiersNeeded,
  needsSpecReview,
  reviewBatch,
  nextReviewIndex,
  recordsOf,
  fixTasksOf,
  specRecords,
  tally,
  outstandingReviews,
  nextReviews,
  specReviewOf,
  isApprovable,
  runsFolder,
  activeFile,
  activeFolder,
  noticesFile,
  cancelMark,
  approvedRef,
  RECEIPTS_REF,
  waitingFile,
  askingFile,
  dueFile,
  reviewWork
};
