// src/run/groups.ts
var DONE = /* @__PURE__ */ new Set(["approved", "skipped", "forced"]);
var STUCK = /* @__PURE__ */ new Set(["escalated", "blocked"]);
var isDone = (task) => DONE.has(task.status) || task.doneBefore || task.givenUp === true;
var isStuck = (task) => STUCK.has(task.status);
function waveOf(task) {
  return task.wave !== void 0 ? `wave ${task.wave}` : task.phase !== void 0 ? named(task.phase) : "the plan";
}
var named = (phase) => /^(phase|chunk|wave)\b/i.test(phase) ? phase : `phase ${phase}`;
var isReady = (run, index) => readiness(run)(index);
function readiness(run) {
  const place = placesOf(run.tasks);
  const group = groupsOf(run.tasks);
  return (index) => {
    const task = run.tasks[index];
    return task !== void 0 && run.tasks.every((other) => isDone(other) || !mustComeBefore(other, task));
  };
  function mustComeBefore(other, task) {
    if (other === task) return false;
    if (task.dependsOn.includes(other.id)) return true;
    if (other.fixOf === task.id) return false;
    const isAbove = (place.get(other) ?? 0) < (place.get(task) ?? 0);
    const original = task.addedBy === "review" && run.tasks.find(({ id }) => id === task.fixOf);
    if (original && original !== task && other.fixOf !== task.fixOf)
      return other !== original && (mustComeBefore(other, original) || isAbove && sharesFile(task, other));
    const haveWaves = task.wave !== void 0 && other.wave !== void 0;
    if (haveWaves && task.wave !== other.wave) return Number(other.wave) < Number(task.wave);
    if (!isAbove) return false;
    if (!haveWaves && (task.phase !== other.phase || task.kind !== "work" || other.kind !== "work"))
      return true;
    return !isIndependent(task, other) || sharesFile(task, other);
  }
  function isIndependent(task, other) {
    if (task.statesDependencies || run.config.stuck === "go-on") return true;
    const own = group.get(task);
    return own !== void 0 && own === group.get(other);
  }
}
function placesOf(tasks) {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const places = /* @__PURE__ */ new Map();
  const entered = /* @__PURE__ */ new Set();
  for (const first of tasks) {
    const stack = [first];
    for (let task = stack.at(-1); task; task = stack.at(-1)) {
      const before = entered.has(task) ? [] : task.dependsOn.flatMap((id) => byId.get(id) ?? []).filter((other) => !places.has(other));
      entered.add(task);
      if (before.length > 0) {
        stack.push(...before.reverse());
        continue;
      }
      if (!places.has(task)) places.set(task, places.size);
      stack.pop();
    }
  }
  return places;
}
function groupsOf(tasks) {
  const groups = /* @__PURE__ */ new Map();
  let first;
  for (const task of tasks) {
    if (task.addedBy) {
      const original = tasks.find(({ id }) => id === task.fixOf);
      const own = original && groups.get(original);
      if (own) groups.set(task, own);
      continue;
    }
    if (!task.parallel || task.kind !== "work") first = void 0;
    else if (!first || task.phase !== first.phase || task.wave !== first.wave) first = task;
    if (first) groups.set(task, first);
  }
  return groups;
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

export {
  isDone,
  isStuck,
  waveOf,
  isReady,
  readiness,
  parallelGroup,
  taskIndex,
  needsArchitect,
  verifiersNeeded,
  needsSecurityReview,
  needsSpecReview,
  reviewBatch,
  nextReviewIndex,
  recordsOf,
  specReview,
  fixTasksOf,
  specRecords
};
