import {
  oneLine
} from "./shared-terminal.js";
import {
  cut,
  displayWidth,
  pad
} from "./shared-width.js";
import {
  anomaly,
  changeAttempt,
  changeAttemptOf,
  changeTask,
  changeTicket,
  closeTicket,
  endedUnseen,
  flag,
  heldFiles,
  later,
  leftAt,
  notice,
  settle,
  taskOf,
  touch,
  without
} from "./shared-change.js";
import {
  GO_ON,
  JournalError,
  LockTimeout,
  closeQuietly,
  diskError,
  ensureFolder,
  errorCode,
  readIfThere,
  realFiles,
  removeCheckouts,
  syncFolder,
  withLock,
  withOpen,
  writeAll,
  writeAtomic
} from "./shared-checkout.js";
import {
  processStart,
  thisProcess
} from "./shared-process-ref.js";
import {
  taskName,
  taskWord,
  wordFor
} from "./shared-task-name.js";
import {
  findRepository,
  git,
  tryGit
} from "./shared-git.js";

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
  const counted2 = countedTasks(run);
  const task = counted2[index];
  if (!task) return false;
  if (index === counted2.length - 1) return true;
  const { every } = run.config.review;
  if (index % every === 0 && (index > 0 || every === 1)) return true;
  const before = counted2[index - 1];
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
  const asked2 = task.verification ?? tier;
  if (task.kind === "checkpoint" || asked2 < 2 || !tier2) return 0;
  return asked2 === 3 && tier3 ? votes : 1;
}
var needsSecurityReview = (task) => task.securityReview && task.kind !== "checkpoint";
function needsSpecReview(run, task) {
  if (!run.config.review.spec || task.addedBy === "review" || !isReviewed(run, task)) return false;
  return reviewBatch(run, task).some((member2) => triggersReview(run, taskIndex(run, member2)));
}
function reviewBatch(run, task) {
  if (!task.parallel) return [task];
  const tasks = countedTasks(run);
  for (let index = 0; index < tasks.length; ) {
    const group = parallelGroup({ ...run, tasks }, index);
    if (group.some((member2) => member2.id === task.id)) return group;
    index += Math.max(1, group.length);
  }
  return [task];
}
function nextReviewIndex(run, after) {
  const counted2 = countedTasks(run);
  const index = counted2.findIndex((task, at) => at > after && needsSpecReview(run, task));
  return index < 0 ? void 0 : index;
}

// src/run/review-records.ts
function recordsOf(task) {
  const attempt = task.attempts.at(-1);
  if (!attempt) return [];
  return task.reviews.filter(
    (record2) => record2.attempt === void 0 ? record2.at >= attempt.startedAt : record2.attempt === attempt.n
  );
}

// src/engine/run-branch.ts
import { readFileSync } from "node:fs";
import { join } from "node:path";
var branchHead = ({ root, branch }) => tryGit(root, ["rev-parse", "--verify", "--quiet", `refs/heads/${branch}^{commit}`])?.trim();
function checkedOut(root) {
  const [, branch] = BRANCH.exec(headFile(root)) ?? [];
  if (branch !== void 0) return branch;
  const [, asked2] = BRANCH.exec(`ref: ${tryGit(root, ["symbolic-ref", "--quiet", "HEAD"]) ?? ""}`) ?? [];
  return asked2;
}
var BRANCH = /^ref: refs\/heads\/(?!\.invalid$)(.+)$/m;
function headFile(root) {
  try {
    return readFileSync(join(root, ".git", "HEAD"), "utf8");
  } catch {
    return "";
  }
}

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
  for (const record2 of task.reviews) {
    const voter = record2.role === "verifier" ? `verifier ${record2.iteration}` : record2.role;
    last.set(voter, record2);
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
      return [
        {
          from,
          text: verdict.says ? `${role} approved, and took it back: ${verdict.problems[0]?.message ?? ""}` : `${role} handed in nothing that could be read`
        }
      ];
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
      (record2) => leftBehind(record2).map(({ from, text }) => ({ task, from, text: oneLine(text) }))
    )
  );
}
function warningsOf(run) {
  return run.tasks.flatMap(
    (task) => (task.lastResult?.outcome === "PASSED" ? task.lastResult.findings : []).filter((finding) => finding.severity === "warn").map((finding) => ({ task, from: oneLine(finding.id), text: oneLine(finding.message) }))
  );
}
var concernsOf = (run) => [...warningsOf(run), ...outstandingFindings(run)];

// src/view/names.ts
var taskName2 = (task) => oneLine(taskName(task));
var nameIn = (run, id) => oneLine(wordFor(run.tasks, id));
var planName = (run, task) => oneLine(run.format === "plan-md" ? task.id.replace(/-[^-]*$/, "") : run.spec);
var shownStatus = (task) => task.doneBefore && task.status === "pending" ? "skipped" : task.status;
var isDoneBefore = (task) => task.doneBefore && task.status === "pending";
function statusLabel(task) {
  if (isDoneBefore(task)) return "done before";
  if (task.status === "skipped") return "skipped (unverified)";
  if (task.waiting) return "WAITING";
  return task.status;
}
function flagsOf(task) {
  const marks = [
    ...isDoneBefore(task) ? ["done-before"] : [],
    ...task.status === "skipped" ? ["unverified"] : [],
    ...task.status === "forced" ? ["forced"] : []
  ];
  return [.../* @__PURE__ */ new Set([...marks, ...task.flags.map(oneLine)])];
}
var shortCommit = (commit) => oneLine(commit).slice(0, 10);
var plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

// src/view/failures.ts
function recentFailures(run, most) {
  const all = run.tasks.flatMap((task) => failuresOf(task).map((failure) => ({ task, failure })));
  all.sort((a, b) => a.failure.at < b.failure.at ? -1 : a.failure.at > b.failure.at ? 1 : 0);
  return all.slice(-most).map(({ task, failure }) => ({
    task,
    failure,
    recovered: task.status === "approved",
    resolution: resolution(task, failure)
  }));
}
var failuresOf = (task) => task.attempts.flatMap((attempt) => attempt.failures);
function resolution(task, failure) {
  switch (task.status) {
    case "approved": {
      const passed = task.attempts.at(-1);
      const how = passed && passed.n > failure.attempt ? `attempt ${passed.n}` : "a later claim of the same attempt";
      return `${how} passed at ${shortCommit(task.approvedCommit ?? passed?.passed?.commit ?? "")}`;
    }
    case "skipped":
    case "forced":
      return `${task.status} by ${oneLine(task.override?.who ?? "unknown")}: ${oneLine(task.override?.reason ?? "")}`;
    case "escalated":
    case "blocked":
      return `waits for a person: ${oneLine(task.pausedFor?.reason ?? "no reason recorded")}`;
    case "failed":
      return task.notBefore === void 0 ? "to be tried again" : `to be tried again after ${task.notBefore}`;
    case "pending":
      return "to be tried again, on a person’s word";
    default:
      return `attempt ${task.attempts.length} is ${task.status}`;
  }
}

// src/view/next-steps.ts
function nextSteps(run) {
  const overridden2 = (status) => run.tasks.filter((task) => task.status === status && !task.override?.adopted);
  const stuck = run.tasks.filter((task) => task.pausedFor !== void 0);
  const doubted2 = [...new Set(outstandingFindings(run).map(({ task }) => taskWord(task)))].join(", ");
  const before = run.tasks.filter(isDoneBefore).map(taskWord).join(", ");
  return [
    ...stuck.map((task) => stuckStep(run, task)),
    ...runStep(run),
    ...[...overridden2("forced"), ...overridden2("skipped")].map((task) => overrideStep(run, task)),
    ...foreignSteps(run),
    ...doubted2 === "" ? [] : [`answer the review findings on ${doubted2}`],
    ...before === "" ? [] : [`${before} was ticked before the run and no gate has looked at it`],
    ...proofSteps(run)
  ];
}
function overrideStep({ state }, task) {
  const id = oneLine(task.id);
  return task.status === "forced" && state !== "cancelled" ? `fix ${taskWord(task)} or its verification, then /ultraplan:retry --task ${id} sends it through the gate` : `check the work of ${taskWord(task)} yourself and commit it by hand; the approved ref stops before it until /ultraplan:adopt --task ${id}`;
}
var MOST_FILES = 3;
function foreignSteps(run) {
  return (run.foreign ?? []).filter((found) => !found.adopted).map(({ from, to, count, files }) => {
    const some2 = files.slice(0, MOST_FILES).map(oneLine).join(", ");
    return `look at ${plural(count, "commit")} that no executor made (${some2}${files.length > MOST_FILES ? " and others" : ""}): git log ${shortCommit(from)}..${shortCommit(to)}; the approved ref stops before ${count === 1 ? "it" : "them"} until /ultraplan:adopt --commits`;
  });
}
function stuckStep({ state }, task) {
  const id = oneLine(task.id);
  const reason = oneLine(task.pausedFor?.reason ?? "");
  const story = `ultraplan log ${id} tells what happened`;
  return state === "cancelled" ? `look at ${taskWord(task)} (${reason}): ${story}` : `decide on ${taskWord(task)} (${reason}): /ultraplan:retry --task ${id} tries again, ${story}`;
}
function runStep(run) {
  switch (run.state) {
    case "paused":
    case "parked":
      return ["/ultraplan:resume goes on with the run"];
    case "halted":
      return run.tasks.some((task) => task.pausedFor !== void 0) ? ["look at the failures together, then /ultraplan:resume goes on with the run"] : [`mend what halted the run (${oneLine(run.cause ?? "")}), or /ultraplan:cancel ends it`];
    case "cancelled":
      return [`/ultraplan:implement ${oneLine(run.spec)} starts again with what is still open`];
    default:
      return [];
  }
}
function proofSteps(run) {
  if (!run.tasks.some((task) => task.status === "approved" && task.approvedCommit !== void 0)) return [];
  const moved = run.approvedHead !== run.base;
  return [
    ...moved ? [
      `git log --oneline ${shortCommit(run.base)}..${shortCommit(run.approvedHead)} shows the approved work`
    ] : [],
    "ultraplan replay --verify proves every approved task again from its commit"
  ];
}

// src/view/time.ts
function isoSeconds(at) {
  const time = Date.parse(at);
  return Number.isNaN(time) ? oneLine(at) : new Date(time).toISOString().replace(/\.\d+Z$/, "Z");
}
var clock = (at) => /T(\d\d:\d\d:\d\d)/.exec(isoSeconds(at))?.[1] ?? oneLine(at);
function between(from, to) {
  if (from === void 0 || to === void 0) return void 0;
  const length = Date.parse(to) - Date.parse(from);
  return Number.isNaN(length) ? void 0 : Math.max(0, length);
}
function duration(ms) {
  if (ms < 1e3) return `${Math.round(ms)} ms`;
  if (ms < 59950) return `${(ms / 1e3).toFixed(1)} s`;
  const seconds = Math.round(ms / 1e3);
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${two(seconds % 60)} s`;
  const minutes = Math.round(seconds / 60);
  return `${Math.floor(minutes / 60)} h ${two(minutes % 60)} min`;
}
var two = (value) => String(value).padStart(2, "0");

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
    (newest2, task) => newest2 && (newest2.lastStepAt ?? "") > (task.lastStepAt ?? "") ? newest2 : task,
    void 0
  );
  const first = last ?? run.tasks.find((task) => !isDoneBefore(task));
  return first ? [first] : [];
}
var maxAttempts = (run, task) => run.config.attempts.perTask + (task.forgiven ?? 0);

// src/view/summary.ts
function summaryJson(run) {
  const ids = (is) => run.tasks.filter(is).map((task) => oneLine(task.id));
  return {
    run: oneLine(run.id),
    spec: oneLine(run.spec),
    state: run.state,
    ...run.cause === void 0 ? {} : { cause: oneLine(run.cause) },
    startedAt: run.startedAt,
    ...run.endedAt === void 0 ? {} : { endedAt: run.endedAt },
    durationMs: between(run.startedAt, run.endedAt ?? run.lastAt) ?? 0,
    totals: totalsOf(run),
    approved: ids((task) => task.status === "approved"),
    retried: ids((task) => task.attempts.length > 1 || task.attempts.some(({ claims }) => claims > 1)),
    skipped: overridden(run, "skipped"),
    forced: overridden(run, "forced"),
    outstanding: outstandingFindings(run).map(asFinding),
    warnings: warningsOf(run).map(asFinding),
    tasks: run.tasks.map(summarise),
    next: nextSteps(run)
  };
}
var asFinding = ({ task, from, text }) => ({
  task: oneLine(task.id),
  from,
  finding: text
});
var doubted = ({ doubts }) => doubts ? `; in doubt: ${doubts.join("; ")}` : "";
function overridden(run, kind) {
  return run.tasks.flatMap(
    ({ id, title, override: override2 }) => override2?.kind === kind ? [
      {
        id: oneLine(id),
        title: oneLine(title),
        who: oneLine(override2.who),
        at: override2.at,
        reason: oneLine(override2.reason),
        ...override2.doubts ? { doubts: override2.doubts.map(oneLine) } : {}
      }
    ] : []
  );
}
function summarise(task) {
  const durationMs = between(task.startedAt, task.lastStepAt);
  return {
    id: oneLine(task.id),
    title: oneLine(task.title),
    status: shownStatus(task),
    attempts: task.attempts.length,
    claims: task.attempts.reduce((sum, attempt) => sum + attempt.claims, 0),
    failures: failuresOf(task).length,
    ...durationMs === void 0 ? {} : { durationMs },
    ...task.approvedCommit === void 0 ? {} : { commit: task.approvedCommit },
    flags: flagsOf(task)
  };
}

// src/view/summary-text.ts
var forcedWarning = (run, { id, who, at }) => `warning: ${nameIn(run, id)} was forced by ${who} at ${clock(at)} UTC and bypassed all quality checks; fix the task or its verification instead`;
function summaryHeadline(summary) {
  const { totals } = summary;
  const open = totals.pending + totals.executing + totals.verifying + totals.reviewing;
  const stuck = totals.failed + totals.escalated + totals.blocked;
  const before = summary.tasks.filter((task) => task.flags.includes("done-before")).length;
  const parts = [
    `${totals.approved} of ${plural(totals.total, "task")} approved`,
    `${summary.retried.length} retried`,
    `${summary.skipped.length} skipped (unverified)`,
    `${summary.forced.length} forced`,
    ...stuck > 0 ? [`${stuck} not passed`] : [],
    ...open > 0 ? [`${open} open`] : [],
    ...before > 0 ? [`${before} done before`] : []
  ];
  const cause = summary.cause === void 0 ? "" : ` (${summary.cause})`;
  return `${summary.spec} ${summary.state}${cause} after ${duration(summary.durationMs)}: ${parts.join(", ")}`;
}
var MOST_WARNINGS = 10;
function renderSummary(run, columns = 100) {
  const summary = summaryJson(run);
  const section = (title, lines2) => lines2.length === 0 ? [] : ["", title, ...lines2];
  const findings = (list) => list.map(({ task, from, finding }) => `  ${nameIn(run, task)}: ${finding} [${from}]`);
  const lines = [
    summaryHeadline(summary),
    ...summary.forced.map((forced) => forcedWarning(run, forced)),
    ...section(
      "skipped (unverified)",
      summary.skipped.map(
        (one) => `  ${nameIn(run, one.id)}: ${one.reason} (${one.who}, ${clock(one.at)} UTC)${doubted(one)}`
      )
    ),
    ...section("outstanding review findings", findings(summary.outstanding)),
    ...section("warnings", [
      ...findings(summary.warnings.slice(0, MOST_WARNINGS)),
      ...summary.warnings.length > MOST_WARNINGS ? [`  and ${summary.warnings.length - MOST_WARNINGS} more, in SUMMARY.md`] : []
    ]),
    ...section("time and attempts", taskRows(run, summary, columns)),
    ...section(
      "what to do next",
      summary.next.map((step, index) => `  ${index + 1}. ${step}`)
    )
  ];
  return `${lines.join("\n")}
`;
}
function taskRows(run, { tasks }, columns) {
  const labels = run.tasks.map(statusLabel);
  const idWidth = Math.min(14, Math.max(2, ...tasks.map(({ id }) => displayWidth(id))));
  const labelWidth = Math.max(6, ...labels.map(displayWidth));
  const titleWidth = Math.max(10, columns - idWidth - labelWidth - 34);
  return tasks.map(({ id, title, attempts, durationMs }, index) => {
    const tries = attempts === 0 ? "" : plural(attempts, "attempt");
    const time = durationMs === void 0 ? "" : duration(durationMs);
    const row = `  ${pad(id, idWidth)}  ${pad(labels[index] ?? "", labelWidth)}  ${pad(tries, 10)}  ${pad(time, 12)}  ${cut(oneLine(run.tasks[index]?.name ?? title), titleWidth)}`;
    return row.trimEnd();
  });
}

// src/view/markdown.ts
var markdownLine = (text) => oneLine(text).replaceAll("<!", "&lt;!");
var markdownCell = (text) => markdownLine(text).replaceAll("|", "\\|");

// src/view/summary-markdown.ts
function renderSummaryMarkdown(run) {
  const summary = summaryJson(run);
  const list = (title, lines) => lines.length === 0 ? "" : `## ${title}

${lines.map((line) => `- ${markdownLine(line)}`).join("\n")}`;
  const findings = (found) => found.map(({ task, from, finding }) => `${nameIn(run, task)}: ${finding} [${from}]`);
  const listed = (one) => taskName2(run.tasks.find(({ id }) => id === one.id) ?? one);
  const rows = summary.tasks.map((task, index) => {
    const state = run.tasks[index];
    const cells = [
      task.id,
      oneLine(state?.name ?? task.title),
      state ? statusLabel(state) : task.status,
      String(task.attempts),
      task.durationMs === void 0 ? "" : duration(task.durationMs),
      task.commit === void 0 ? "" : shortCommit(task.commit),
      task.flags.join(", ")
    ];
    return `| ${cells.map(markdownCell).join(" | ")} |`;
  });
  const sections = [
    `# ${markdownLine(`Summary: ${summary.spec}`)}`,
    markdownLine(summaryHeadline(summary)),
    summary.forced.map((forced) => `> ${markdownLine(forcedWarning(run, forced))}`).join("\n>\n"),
    list(
      "Skipped (unverified)",
      summary.skipped.map(
        (one) => `${listed(one)}: ${one.reason} (${one.who}, ${isoSeconds(one.at)}); requires a manual commit${doubted(one)}`
      )
    ),
    list(
      "Forced",
      summary.forced.map(
        (one) => `${listed(one)} (forced) by ${one.who}, ${isoSeconds(one.at)}; requires a manual commit${doubted(one)}`
      )
    ),
    list("Outstanding review findings", findings(summary.outstanding)),
    list("Warnings", findings(summary.warnings)),
    [
      "## Tasks",
      "",
      "| id | task | status | attempts | time | commit | marks |",
      "| --- | --- | --- | --- | --- | --- | --- |",
      ...rows
    ].join("\n"),
    summary.next.length === 0 ? "" : `## What to do next

${summary.next.map((step, index) => `${index + 1}. ${markdownLine(step)}`).join("\n")}`
  ];
  return `${sections.filter((section) => section !== "").join("\n\n")}
`;
}

// src/io/start-worker.ts
import { spawn } from "node:child_process";
import { join as join2 } from "node:path";
function startWorker(args, env = process.env) {
  const child = spawnWorker(args, env);
  if (child.pid === void 0) throw new Error("a worker could not be started");
  const startedAt = processStart(child.pid);
  return startedAt === void 0 ? { pid: child.pid } : { pid: child.pid, startedAt };
}
function spawnWorker(args, env) {
  const program = join2(env.CLAUDE_PLUGIN_ROOT ?? "", "dist", "worker.js");
  const child = spawn(process.execPath, [program, ...args], {
    detached: true,
    stdio: "ignore",
    env,
    windowsHide: true
  });
  child.on("error", () => {
  });
  child.unref();
  return child;
}

// src/run/announcements.ts
function announcements(run) {
  const told = new Set(run.announced ?? []);
  return [...run.tasks.filter(needsSomebody).map(escalated), ...stateOf(run)].filter(
    ({ key }) => !told.has(key)
  );
}
var needsSomebody = (task) => (task.status === "escalated" || task.status === "blocked") && task.kind !== "checkpoint";
function escalated(task) {
  const reason = task.pausedFor?.reason;
  return {
    // Another attempt that fails is another escalation.
    key: `task_escalated ${task.id} ${task.attempts.length}`,
    event: "task_escalated",
    task: task.id,
    ...reason === void 0 ? {} : { reason }
  };
}
var TOLD = { parked: "run_parked", halted: "run_halted", finished: "run_finished" };
function stateOf({ state, since, cause }) {
  if (state !== "parked" && state !== "halted" && state !== "finished") return [];
  const event = TOLD[state];
  return [{ key: `${event} ${since ?? 0}`, event, ...cause === void 0 ? {} : { reason: cause } }];
}

// src/engine/open-run.ts
import { existsSync as existsSync4, readdirSync as readdirSync2 } from "node:fs";
import { join as join14 } from "node:path";

// src/journal/head.ts
import { basename, dirname, join as join4 } from "node:path";

// src/io/home.ts
import { join as join3 } from "node:path";
function ultraplanHome(home) {
  return join3(home, ".ultraplan");
}
var clientHome = ({ env, home }) => env.CLAUDE_CONFIG_DIR ?? join3(home, ".claude");

// src/journal/head.ts
function headPath(home, dir) {
  return join4(ultraplanHome(home), "heads", basename(dir));
}
function recordedRuns(home, files = realFiles) {
  const folder = join4(ultraplanHome(home), "heads");
  try {
    return files.list(folder).flatMap((name) => name.endsWith(".new") ? [] : dirOf(files, join4(folder, name)));
  } catch {
    return [];
  }
}
function dirOf(files, path) {
  try {
    const { dir } = requireHead(files, path);
    return typeof dir === "string" ? [dir] : [];
  } catch {
    return [];
  }
}
function readHead(files, path) {
  const text = readIfThere(files, path)?.toString("utf8");
  if (text === void 0) return void 0;
  try {
    const head = JSON.parse(text);
    if (Number.isInteger(head.seq) && head.seq >= 0 && /^[0-9a-f]{64}$/.test(head.hash)) return head;
  } catch {
  }
  throw new JournalError(
    "head-mismatch",
    { file: path },
    "the record of the last event cannot be read",
    GO_ON
  );
}
function requireHead(files, path) {
  const head = readHead(files, path);
  if (head) return head;
  throw new JournalError(
    "head-missing",
    { file: path },
    `the record of the last event of run ${basename(path)} is not there`,
    `if the repository was moved to this machine or user, bring ${path} along; otherwise ${GO_ON}`
  );
}
function writeHead(files, path, head) {
  const bytes = Buffer.from(`${JSON.stringify(head)}
`);
  writeAtomic(files, path, bytes, { temporary: `${path}.new`, sync: "content" });
}
function createHead(files, path, dir, start) {
  ensureFolder(files, dirname(path));
  const head = { dir, seq: start.seq, hash: start.hash };
  const bytes = Buffer.from(`${JSON.stringify(head)}
`);
  writeAtomic(files, path, bytes, { temporary: `${path}.new`, sync: "both" });
}
function checkAgainstHead(head, position, log, headFile2) {
  if (position.seq !== head.seq || position.hash === head.hash) return;
  throw new JournalError(
    "head-mismatch",
    { file: log, line: position.seq },
    `event ${head.seq} is not the one that ${headFile2} recorded: the log was written anew or swapped`,
    GO_ON
  );
}
function checkNotCut(head, end, log) {
  if (end.position.seq >= head.seq) return;
  const { seq, bytes } = end.lastLine;
  throw new JournalError(
    "head-mismatch",
    { file: log, line: seq + 1, byte: bytes },
    `the log ends with event ${seq}, and event ${head.seq} was written: its tail was cut off`,
    GO_ON
  );
}

// src/journal/journal-lock.ts
import { join as join5 } from "node:path";
var WAIT_MS = 2e4;
function withJournalLock(where, options, work2) {
  const { waitMs = WAIT_MS, party } = options;
  try {
    return withLock(where.files, join5(where.dir, "lock"), { waitMs, ...party && { party } }, work2);
  } catch (error) {
    throw error instanceof LockTimeout ? lockedError(error, waitMs) : error;
  }
}
function lockedError(error, waitMs) {
  const { owner, path, foreign } = error;
  return new JournalError(
    "locked",
    { file: path },
    `process ${owner.pid} has kept the log for more than ${waitMs / 1e3} s`,
    foreign ? `it belongs to another machine or container; if it is gone, delete ${path}` : `wait for process ${owner.pid}, or end it if it hangs, and repeat the step`,
    { cause: error }
  );
}

// src/journal/line.ts
import { createHash } from "node:crypto";

// src/journal/clock.ts
var NOTE = "the clock went back to ";
var SLACK_MS = 1e3;
function isClockNote(body) {
  return body.type === "noted" && body.text.startsWith(NOTE);
}
function nextTime(now, last) {
  const at = now.toISOString();
  if (at >= last.at) return { at };
  if (last.clockNoted || Date.parse(last.at) - now.getTime() < SLACK_MS) return { at: last.at };
  return {
    at: last.at,
    note: { type: "noted", text: `${NOTE}${at}; times stay at ${last.at} until it has passed that` }
  };
}

// src/journal/line.ts
var START = { seq: 0, hash: "0".repeat(64), at: "", bytes: 0, clockNoted: false };
var ENVELOPE = /^\{"seq":(?<seq>\d+),"at":"(?<at>[^"\\]*)","prev":"(?<prev>[0-9a-f]{64})","hash":"(?<hash>[0-9a-f]{64})",(?:"more":(?<more>\d+),)?/;
var ENVELOPE_BYTES = 320;
var BEFORE_HASH = '"hash":"';
var HASH_LENGTH = 64;
var RESERVED = ["seq", "at", "prev", "hash", "more"];
function hashAround(before, after) {
  return createHash("sha256").update(before).update(after).digest("hex");
}
function encodeLine(last, at, body, more) {
  const taken = RESERVED.find((name) => name in body);
  if (taken) throw new Error(`an event of type ${body.type} may not have a field "${taken}"`);
  const before = Buffer.from(`{"seq":${last.seq + 1},"at":"${at}","prev":"${last.hash}",${BEFORE_HASH}`);
  const after = Buffer.from(`",${more > 0 ? `"more":${more},` : ""}${JSON.stringify(body).slice(1)}`);
  return Buffer.concat([before, Buffer.from(hashAround(before, after)), after, Buffer.from("\n")]);
}
function decodeLine(line, last) {
  const envelope = ENVELOPE.exec(line.toString("latin1", 0, ENVELOPE_BYTES));
  const { seq, at, prev, hash, more } = envelope?.groups ?? {};
  if (!envelope || at === void 0) return { problem: "the line is not an event" };
  if (Number(seq) !== last.seq + 1) {
    return { problem: `event ${last.seq + 1} should stand here, and event ${seq} does` };
  }
  if (prev !== last.hash) return { problem: `event ${seq} does not follow the event before it` };
  const hashAt = envelope[0].indexOf(BEFORE_HASH) + BEFORE_HASH.length;
  const found = hashAround(line.subarray(0, hashAt), line.subarray(hashAt + HASH_LENGTH));
  if (found !== hash) return { problem: `event ${seq} was changed after it was written` };
  if (at < last.at) return { problem: `event ${seq} is older than the event before it` };
  try {
    const event = JSON.parse(line.toString("utf8"));
    const clockNoted = isClockNote(event) || last.clockNoted && at === last.at;
    const position = { seq: last.seq + 1, hash, at, bytes: last.bytes + line.length + 1, clockNoted };
    return { event, more: Number(more ?? 0), position };
  } catch {
    return { problem: `event ${seq} is not JSON` };
  }
}

// src/journal/log-files.ts
import { join as join6 } from "node:path";

// src/journal/read-log.ts
var NEWLINE = 10;
var CHUNK = 1 << 18;
function* readLog(files, fd, path, from) {
  const size = files.size(fd);
  let end = from;
  let last = from;
  let step = [];
  for (const line of readLines(files, fd, from.bytes, size)) {
    if (line.includes(0)) break;
    const decoded = decodeLine(line, last);
    if ("problem" in decoded) {
      const place = { file: path, line: last.seq + 1, byte: last.bytes };
      throw new JournalError("broken-chain", place, decoded.problem, GO_ON);
    }
    last = decoded.position;
    step.push({ event: decoded.event, position: last });
    if (decoded.more === 0) {
      yield* step;
      end = last;
      step = [];
    }
  }
  return { position: end, torn: Math.max(0, size - end.bytes), lastLine: last };
}
function* readLines(files, fd, from, size) {
  let rest = Buffer.alloc(0);
  for (let offset = from; offset < size; ) {
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK, size - offset));
    const got = files.read(fd, chunk, offset);
    if (got === 0) return;
    offset += got;
    const read2 = chunk.subarray(0, got);
    const text = rest.length === 0 ? read2 : Buffer.concat([rest, read2]);
    let start = 0;
    for (let end = text.indexOf(NEWLINE); end !== -1; end = text.indexOf(NEWLINE, start)) {
      yield text.subarray(start, end);
      start = end + 1;
    }
    rest = text.subarray(start);
  }
}

// src/journal/log-files.ts
function locateLog(dir, home, files = realFiles) {
  return { files, dir, log: join6(dir, "journal.jsonl"), headFile: headPath(home, dir) };
}
function openLog({ files, log, headFile: headFile2 }, flags) {
  try {
    return files.open(log, flags);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    const head = readHead(files, headFile2);
    if (head) checkNotCut(head, { position: START, lastLine: START }, log);
    throw new JournalError(
      "missing",
      { file: log },
      "there is no such run here",
      'run "ultraplan status" to see the run of this repository'
    );
  }
}
function* checkedEvents(where, fd, head, from) {
  checkAgainstHead(head, from, where.log, where.headFile);
  const log = readLog(where.files, fd, where.log, from);
  let next = log.next();
  for (; !next.done; next = log.next()) {
    checkAgainstHead(head, next.value.position, where.log, where.headFile);
    yield next.value.event;
  }
  checkNotCut(head, next.value, where.log);
  return next.value;
}
function* readJournal(where) {
  let fd;
  try {
    fd = openLog(where, "r");
  } catch (error) {
    throw diskError(error, where.log);
  }
  try {
    return yield* checkedEvents(where, fd, requireHead(where.files, where.headFile), START);
  } finally {
    closeQuietly(where.files, fd);
  }
}

// src/journal/snapshot.ts
import { createHash as createHash2 } from "node:crypto";
import { join as join7 } from "node:path";
var AFTER_BYTES = 32 * 1024;
function isSnapshotDue(logBytes, last, afterBytes = AFTER_BYTES) {
  return logBytes - last.at >= Math.max(afterBytes, 2 * last.bytes);
}
var sha256 = (bytes) => createHash2("sha256").update(bytes).digest("hex");
var snapshotPath = (dir) => join7(dir, "snapshot.json");
function readSnapshot(files, dir, hash, version) {
  const bytes = readIfThere(files, snapshotPath(dir));
  if (bytes === void 0 || sha256(bytes) !== hash) return void 0;
  const snapshot = JSON.parse(bytes.toString("utf8"));
  return snapshot.version === version ? { snapshot, bytes: bytes.length } : void 0;
}
function writeSnapshot(files, dir, snapshot) {
  const bytes = Buffer.from(JSON.stringify(snapshot));
  const path = snapshotPath(dir);
  writeAtomic(files, path, bytes, { temporary: `${path}.new`, sync: "content" });
  return { hash: sha256(bytes), bytes: bytes.length };
}

// src/journal/log-state.ts
function readState(where, fd, reducer2, known) {
  const head = requireHead(where.files, where.headFile);
  const from = known ?? fromSnapshot(where, head, reducer2);
  if (from === void 0) return readFrom(where, fd, reducer2, fromStart(head));
  if (where.files.size(fd) >= from.position.bytes) {
    try {
      return readFrom(where, fd, reducer2, { ...from, head });
    } catch (error) {
      if (!(error instanceof JournalError)) throw error;
    }
  }
  return readFrom(where, fd, reducer2, fromStart(requireHead(where.files, where.headFile)));
}
function fromStart(head) {
  return { state: void 0, position: START, lastLine: START, torn: 0, head, snapshot: { at: 0, bytes: 0 } };
}
function fromSnapshot(where, head, reducer2) {
  if (head.snapshot === void 0) return void 0;
  const found = readSnapshot(where.files, where.dir, head.snapshot, reducer2.version);
  if (found === void 0) return void 0;
  const { state, position } = found.snapshot;
  return {
    state,
    position,
    lastLine: position,
    torn: 0,
    head,
    snapshot: { at: position.bytes, bytes: found.bytes }
  };
}
function readFrom(where, fd, reducer2, from) {
  let { state } = from;
  const events = checkedEvents(where, fd, from.head, from.position);
  let next = events.next();
  for (; !next.done; next = events.next()) state = reducer2.reduce(state, next.value);
  return { ...from, ...next.value, state };
}

// src/journal/brief.ts
function headAt(where, fd, reducer2, known) {
  const { brief: _, ...head } = known.head;
  const { seq, hash } = known.position;
  if (known.state === void 0 || !reducer2.brief) return { ...head, seq, hash };
  const { version, of } = reducer2.brief;
  return { ...head, seq, hash, brief: { version, stamp: where.files.stamp(fd), value: of(known.state) } };
}

// src/journal/append.ts
function appendStep(where, fd, reducer2, known, at, bodies) {
  if (bodies.length === 0) return { known, events: [] };
  const { bytes, events, position } = encodeStep(known.position, at, bodies);
  const state = events.reduce(reducer2.reduce, known.state);
  try {
    writeAll(where.files, fd, bytes, known.position.bytes);
    where.files.sync(fd);
    const head = headAt(where, fd, reducer2, { ...known, state, position });
    writeHead(where.files, where.headFile, head);
    return { known: { ...known, state, position, head }, events };
  } catch (error) {
    takeBack(where, fd, known.position);
    throw error;
  }
}
function encodeStep(from, at, bodies) {
  const lines = [];
  const events = [];
  let position = from;
  for (const [index, body] of bodies.entries()) {
    const line = encodeLine(position, at, body, bodies.length - 1 - index);
    const read2 = decodeLine(line.subarray(0, -1), position);
    if ("problem" in read2) throw new Error(`an event of type ${body.type} cannot be written: ${read2.problem}`);
    lines.push(line);
    events.push(read2.event);
    position = read2.position;
  }
  return { bytes: Buffer.concat(lines), events, position };
}
function takeBack(where, fd, to) {
  try {
    where.files.truncate(fd, to.bytes);
    where.files.sync(fd);
  } catch {
  }
}

// src/journal/update-log.ts
function updateLog(writing, read2, now, decide2) {
  const { known, notes } = recover(writing, settle2(writing, read2));
  const { at, note } = nextTime(now, known.position);
  if (note) notes.push(note);
  const written = decideAndAppend(writing, known, at, notes, decide2);
  return { ...written, known: keepSnapshot(writing, written.known) };
}
function settle2({ where, fd, reducer: reducer2 }, known) {
  if (known.head.seq === known.position.seq) return known;
  where.files.sync(fd);
  const head = headAt(where, fd, reducer2, known);
  writeHead(where.files, where.headFile, head);
  return { ...known, head };
}
function recover({ where, fd }, known) {
  const { torn, position } = known;
  if (torn === 0) return { known, notes: [] };
  where.files.truncate(fd, position.bytes);
  const text = `recovered: ${torn} bytes of a half-written step behind event ${position.seq} were removed`;
  return { known: { ...known, torn: 0 }, notes: [{ type: "noted", text }] };
}
function decideAndAppend({ where, fd, reducer: reducer2 }, known, at, notes, decide2) {
  if (known.position.seq === 0) {
    const bodies = decide2(known.state);
    return appendStep(where, fd, reducer2, known, at, bodies.length === 0 ? [] : [...bodies, ...notes]);
  }
  const noted = appendStep(where, fd, reducer2, known, at, notes);
  const step = appendStep(where, fd, reducer2, noted.known, at, decide2(noted.known.state));
  return { known: step.known, events: [...noted.events, ...step.events] };
}
function keepSnapshot(writing, known) {
  const { where, reducer: reducer2, snapshotAfter } = writing;
  const { position, state, head } = known;
  if (!isSnapshotDue(position.bytes, known.snapshot, snapshotAfter)) return known;
  try {
    const { version } = reducer2;
    const { hash, bytes } = writeSnapshot(where.files, where.dir, { version, position, state });
    const vouching = { ...head, snapshot: hash };
    writeHead(where.files, where.headFile, vouching);
    return { ...known, head: vouching, snapshot: { at: position.bytes, bytes } };
  } catch (error) {
    if (errorCode(error) === void 0) throw error;
    return known;
  }
}

// src/journal/journal.ts
function openJournal(dir, options) {
  const journal = new FileJournal(dir, options);
  if (options.create) journal.create();
  journal.refresh();
  return journal;
}
var FileJournal = class {
  constructor(dir, options) {
    this.dir = dir;
    this.options = options;
    this.where = locateLog(dir, options.home, options.files);
  }
  dir;
  options;
  known;
  where;
  get state() {
    return this.known?.state;
  }
  create() {
    const { files, dir, log, headFile: headFile2 } = this.where;
    this.told(() => ensureFolder(files, dir));
    this.locked(() => {
      const begin2 = (fd) => {
        const isNew = files.size(fd) === 0 && readHead(files, headFile2) === void 0;
        if (isNew) createHead(files, headFile2, dir, START);
      };
      withOpen(files, log, "a", begin2, 384);
      syncFolder(files, dir);
    });
  }
  isCurrent() {
    return this.withLog("r", (fd) => this.where.files.size(fd) === this.known?.position.bytes);
  }
  refresh() {
    this.withLog("r", (fd) => {
      this.known = readState(this.where, fd, this.options.reducer, this.known);
    });
    return this.state;
  }
  update(decide2) {
    const { now = () => /* @__PURE__ */ new Date(), reducer: reducer2, snapshotAfter } = this.options;
    const where = this.where;
    let refused;
    const deciding = (state) => {
      try {
        return decide2(state);
      } catch (error) {
        refused = { error };
        throw error;
      }
    };
    try {
      return this.locked(
        () => this.withLog("r+", (fd) => {
          this.known = readState(where, fd, reducer2, this.known);
          const written = updateLog({ where, fd, reducer: reducer2, snapshotAfter }, this.known, now(), deciding);
          this.known = written.known;
          return { state: this.state, events: written.events };
        })
      );
    } catch (error) {
      throw refused === void 0 ? error : refused.error;
    }
  }
  *events() {
    yield* readJournal(this.where);
  }
  withLog(flags, work2) {
    return this.told(() => {
      const fd = openLog(this.where, flags);
      try {
        return work2(fd);
      } finally {
        closeQuietly(this.where.files, fd);
      }
    });
  }
  told(work2) {
    try {
      return work2();
    } catch (error) {
      throw diskError(error, this.where.log);
    }
  }
  locked(work2) {
    return this.told(() => withJournalLock(this.where, this.options, work2));
  }
};

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
    (member2) => member2.status === "reviewing" && isOtherwiseReviewed(member2) && !isCovered(batch, member2)
  );
  const settled = batch.every((member2) => present.includes(member2) || isDone(member2) || isStuck(member2));
  if (!settled || present[0]?.id !== task.id) return { kind: "waiting" };
  return { kind: "review", iteration: 1, covers: present.slice(1).map((member2) => member2.id) };
}
function ownLoop(run, task) {
  const last = specRecords(task).at(-1);
  if (!last) return { kind: "review", iteration: 1, covers: [] };
  const again2 = (iteration2) => ({
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
      return again2(iteration);
    case "reject": {
      if (last.verdict.path === "spec") return { kind: "ended", how: "suggested" };
      if (iteration >= run.config.review.iterations) return { kind: "ended", how: "capped" };
      return afterFailure(run, task, last, () => again2(iteration + 1));
    }
  }
}
function afterFailure(run, task, last, again2) {
  const fixes = fixTasksOf(run, task);
  const asked2 = task.reviews.filter((record2) => asksForFix(run, record2)).length;
  if (fixes.length < asked2) {
    if (fixes.length >= run.config.attempts.fixTasks) return { kind: "ended", how: "capped" };
    return { kind: "fix-needed", record: last };
  }
  const fix = fixes.at(-1);
  if (!fix) return { kind: "ended", how: "capped" };
  if (fix.givenUp) return { kind: "ended", how: "given-up" };
  return isDone(fix) ? again2() : { kind: "waiting" };
}
var asksForFix = (run, { role, iteration, verdict }) => role === "spec-reviewer" && verdict.decision === "reject" && verdict.path !== "spec" && validIteration(iteration) < run.config.review.iterations;
var fixTasksOf = (run, task) => run.tasks.filter((other) => other.addedBy === "review" && other.fixOf === task.id);
var validIteration = (iteration) => Number.isInteger(iteration) && iteration >= 1 ? iteration : 1;
var specRecords = (task) => recordsOf(task).filter(({ role }) => role === "spec-reviewer");
function covers(lead, task) {
  const since = task.attempts.at(-1)?.startedAt ?? "";
  return specRecords(lead).some((record2) => record2.covers?.includes(task.id) && record2.at >= since);
}
var isCovered = (batch, task) => batch.some((other) => other.id !== task.id && covers(other, task));

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
    const given = recordsOf(task).filter((record2) => record2.role === role);
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

// src/run/brief.ts
var BRIEF_VERSION = "1";
function brief(run) {
  const { notices, standing, failedTurns, force } = run;
  const quiet = notices.length === 0 && standing.count === 0 && !failedTurns && !force;
  const agents = agentsAtWork(run);
  return { quiet, ...agents ? { agents } : {} };
}
function agentsAtWork(run) {
  if (run.state !== "running" || run.solo) return void 0;
  if (run.tickets.every(({ isolated }) => isolated)) return void 0;
  if (reviewWork(run) || run.config.webhook !== void 0 && announcements(run).length > 0) return void 0;
  const agents = run.tickets.flatMap(
    ({ agentId, redeemedAt, judging }) => agentId !== void 0 && redeemedAt !== void 0 && !judging ? [agentId] : []
  );
  return agents.length === run.tickets.length ? agents : void 0;
}

// src/run/time-limit.ts
var isExecutor = ({ role }) => role === "spec-executor";
var FINISH_AT = 0.8;
function configFor({ config }, task) {
  if (!task?.longer) return config;
  const { limits } = config;
  const { executorMax, verifyMax, reviewMax, gateMax } = limits;
  const already = limits.longer ** (task.longer - 1);
  const longer = limits.longer * already;
  return {
    ...config,
    limits: {
      ...limits,
      executor: executorMax * already,
      executorMax: executorMax * longer,
      verify: verifyMax * already,
      verifyMax: verifyMax * longer,
      review: reviewMax * already,
      reviewMax: reviewMax * longer,
      gateMax: gateMax * longer,
      ...limits.task === void 0 ? {} : { task: limits.task * longer }
    }
  };
}
var LONGEST_EXECUTOR_BEFORE = 900;
function withMaxima(config) {
  const { limits } = config;
  if (limits.executorMax !== void 0) return config;
  const { executor, review } = limits;
  const longer = Math.max(1, LONGEST_EXECUTOR_BEFORE / executor);
  return { ...config, limits: { ...limits, executorMax: executor, reviewMax: review, longer, gateMax: 1800 } };
}
var gateSeconds = ({ limits }) => Math.max(limits.gateMax, limits.verifyMax);
var ownMs = ({ redeemedAt, gateMs = 0 }, at) => redeemedAt === void 0 ? 0 : new Date(at).getTime() - Date.parse(redeemedAt) - gateMs;
var secondsSpent = ({ attempts, forgiven = 0 }, besides) => attempts.slice(forgiven).filter(({ ticket }) => ticket !== besides).reduce((sum, { spentMs = 0 }) => sum + spentMs, 0) / 1e3;
function limitsOf(run, ticket) {
  const task = taskOf(run, ticket.task);
  const { limits } = configFor(run, task);
  if (!isExecutor(ticket))
    return {
      idle: { key: "limits.review", seconds: limits.review },
      most: { key: "limits.reviewMax", seconds: limits.reviewMax }
    };
  const idle = { key: "limits.executor", seconds: limits.executor };
  const left = (limits.task ?? Number.POSITIVE_INFINITY) - (task ? secondsSpent(task, ticket.id) : 0);
  return left < limits.executorMax ? { idle, most: { key: "limits.task", seconds: Math.max(0, left) } } : { idle, most: { key: "limits.executorMax", seconds: limits.executorMax } };
}
function dueNow(run, ticket, now) {
  if (!ticket.redeemedAt) return [];
  const { idle, most } = limitsOf(run, ticket);
  const own = ownMs(ticket, now) / 1e3;
  if (own >= most.seconds) return [{ kind: "over", limit: most }];
  return [
    ...own >= (ticket.until ?? idle.seconds) ? [{ kind: "look", limit: idle }] : [],
    ...own >= FINISH_AT * most.seconds && !ticket.warned ? [{ kind: "finish", most }] : []
  ];
}
function dueAt(run, ticket) {
  if (!ticket.redeemedAt || ticket.judging?.deferred) return void 0;
  const { idle, most } = limitsOf(run, ticket);
  const finish = ticket.warned ? most.seconds : FINISH_AT * most.seconds;
  const seconds = Math.min(ticket.until ?? idle.seconds, finish, most.seconds);
  return new Date(Date.parse(ticket.redeemedAt) + seconds * 1e3 + (ticket.gateMs ?? 0));
}
var isLate = (run, ticket, now) => dueNow(run, ticket, now).some(({ kind }) => kind === "over");
function limitWords({ key, seconds }) {
  const time = duration2(seconds);
  switch (key) {
    case "limits.executor":
      return `no progress for ${time} (${key})`;
    case "limits.review":
      return `no new call for ${time} (${key})`;
    case "limits.task":
      return `all attempts of the task have had their time together (${key}, ${time} of it were left for this one)`;
    case "limits.executorMax":
    case "limits.reviewMax":
      return `${time} of work (${key})`;
  }
}
function duration2(seconds) {
  const whole = Math.round(seconds);
  return whole >= 60 && whole % 60 === 0 ? `${whole / 60} min` : `${whole} s`;
}

// src/run/begin.ts
function begin(event) {
  const {
    run,
    spec,
    format,
    root,
    planFiles,
    plan,
    base,
    branch,
    config,
    session,
    client,
    mode,
    solo,
    views: views2,
    who
  } = event;
  return {
    id: run,
    spec,
    format,
    root,
    state: "running",
    startedAt: event.at,
    base,
    branch,
    who,
    plan,
    planFiles,
    ...event.before ? { before: event.before } : {},
    ...event.attended === void 0 ? {} : { attended: event.attended },
    ...event.modules ? { modules: event.modules } : {},
    config: withMaxima(config),
    mode,
    solo,
    views: views2,
    session,
    client,
    startedIn: client,
    tasks: event.tasks.map(fresh),
    tickets: [],
    approvedHead: base,
    knownHead: base,
    standing: { digest: "", count: 0 },
    notices: [],
    anomalies: [],
    lastSeq: event.seq,
    lastAt: event.at
  };
}
var fresh = (task) => ({
  ...task,
  status: "pending",
  attempts: [],
  reviews: [],
  flags: []
});

// src/run/holds-back.ts
function heldBackBy(run) {
  const tasks = run.tasks.filter(
    (task) => task.override ? !task.override.adopted : hasUnprovedCommits(task)
  );
  const foreign = run.foreign?.some((found) => !found.adopted) ? ["commits that no executor made"] : [];
  return [...tasks.map(taskWord), ...foreign];
}
var holdsBack = (run) => heldBackBy(run).length > 0;
function hasUnprovedCommits(task) {
  if (task.status === "approved" || task.givenUp) return false;
  return task.attempts.some((attempt) => {
    if (attempt.isolated && !attempt.passed && !attempt.merged || attempt.endedAt === void 0)
      return false;
    return attempt.head === void 0 || attempt.head !== attempt.base;
  });
}

// src/run/foreign-commits.ts
var MOST_FILES2 = 3;
function foundCommits(run, event) {
  const { from, to, count, files } = event;
  const one = count === 1;
  const some2 = `${files.slice(0, MOST_FILES2).join(", ")}${files.length > MOST_FILES2 ? " and others" : ""}`;
  return notice(
    { ...run, knownHead: to, foreign: [...run.foreign ?? [], { from, to, count, files }] },
    event,
    `${count} ${one ? "commit" : "commits"} that no executor made ${one ? "is" : "are"} on ${run.branch} (${some2}): git log ${from.slice(0, 10)}..${to.slice(0, 10)}; the approved ref stops before ${one ? "it" : "them"}; if ${one ? "it is" : "they are"} yours, /ultraplan:adopt --commits`
  );
}
var merged = (run, { ticket, commit }) => ({
  ...changeAttemptOf(run, ticket, (attempt) => ({ ...attempt, merged: commit })),
  knownHead: commit
});
var mergeFailed = (run, { ticket }) => changeAttemptOf(run, ticket, (attempt) => without(attempt, "merged"));
function endUnseen(run, commit) {
  if (run.knownHead !== void 0) return run;
  const isUnseen = (attempt) => attempt.endedAt !== void 0 && !attempt.isolated && !attempt.passed && attempt.head === void 0;
  return {
    ...run,
    knownHead: commit,
    tasks: run.tasks.map((task) => ({
      ...task,
      attempts: task.attempts.map((attempt) => isUnseen(attempt) ? { ...attempt, head: commit } : attempt)
    }))
  };
}
function adoptCommits(run, event) {
  if (!run.foreign?.some((found) => !found.adopted))
    return anomaly(run, "an adoption of commits, of which none was waiting");
  const { who, at, commit } = event;
  const adopted = {
    ...run,
    knownHead: commit,
    foreign: run.foreign.map((found) => found.adopted ? found : { ...found, adopted: { who, at, commit } })
  };
  return notice(
    holdsBack(adopted) ? adopted : { ...adopted, approvedHead: commit },
    event,
    `commits that no executor made, up to ${commit.slice(0, 10)}, were adopted by ${who}; if that was not you, /ultraplan:pause holds the run`
  );
}

// src/run/green-before.ts
var greenBefore = (task) => `${taskWord(task)}: its verify passes before any work was done, so it proves little; better a command that fails until the work is done`;

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
var MOST_SENT_BACK = { malformed: RETRIES.MALFORMED, noSignal: 1, takenBack: 1 };
function policy(task, type, config, agentAlive) {
  const attempt = task.attempts.at(-1);
  const ofType = sinceRetry(task).filter((failure) => failure.type === type).length;
  const pause = (options) => ({ kind: "pause", reason: reasonFor(type, ofType), options });
  if (type === "BLOCKED") return { kind: "block", reason: "it cannot go on" };
  const allowed = config.limits.task;
  if (allowed !== void 0 && secondsSpent(task) >= allowed)
    return {
      kind: "pause",
      reason: `its attempts have taken ${duration2(secondsSpent(task))} together, and limits.task is ${duration2(allowed)}`,
      options: AFTER_TIMEOUT
    };
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

// src/run/assurance.ts
var HIGH = 0.9;
var LEAST_AFTER_RETRIES = 0.7;
function assurance(run, task) {
  const parts = [gatePart(task), ...retryParts(task), ...verdictParts(run, task), ...specParts(run, task)];
  const flags = parts.flatMap((part) => part.flags);
  return {
    value: Math.min(...parts.map((part) => part.value)),
    because: parts.map(({ from, value, why }) => ({ from, value, why })),
    flags: flags.length > 0 ? ["orange", ...flags] : []
  };
}
function gatePart(task) {
  const passed = task.attempts.at(-1)?.passed;
  const orange = passed?.colour === "ORANGE";
  return {
    from: "gate",
    value: passed?.confidence ?? 0,
    why: orange ? "passed with warnings" : "all automatic checks passed",
    flags: orange ? ["warnings"] : []
  };
}
function retryParts(task) {
  const retries = attemptsUsed(task) - 1;
  if (retries < 1) return [];
  const value = Math.max(LEAST_AFTER_RETRIES, Math.round((1 - retries / 10) * 10) / 10);
  return [{ from: "retries", value, why: `attempt ${retries + 1}`, flags: [] }];
}
function verdictParts(run, task) {
  const votes = verifiersNeeded(run, task);
  const records = recordsOf(task);
  const parts = records.filter(({ role, verdict }) => role !== "spec-reviewer" && verdict.decision === "approve").filter(({ role }) => role !== "verifier" || votes === 1).map(({ role, verdict }) => {
    const unsure = verdict.confidence < HIGH;
    return {
      from: role,
      value: verdict.confidence,
      why: verdict.concerns.length > 0 ? `approved with concerns: ${verdict.concerns[0]}` : "approved",
      flags: [
        ...unsure ? [`${role} is not sure`] : [],
        ...verdict.concerns.length > 0 ? ["concerns"] : []
      ]
    };
  });
  if (votes < 2) return parts;
  const { yes, of, split } = tally(records, votes);
  const why = `${yes}/${of} verifiers agreed output is correct`;
  return [...parts, { from: "votes", value: yes / of, why, flags: split ? ["votes differ"] : [] }];
}
function specParts(run, task) {
  const spec = specReviewOf(run, task);
  const part = (value, why, ...flags) => [
    { from: "spec-reviewer", value, why, flags }
  ];
  if (spec.kind !== "ended") return [];
  switch (spec.how) {
    case "passed":
      return part(1, "REVIEW_PASS");
    case "with-batch":
      return part(1, "reviewed with its parallel batch");
    case "no-signal":
      return part(0.6, "REVIEW_PASS (no signal)", "review without signal");
    case "suggested":
      return part(0.9, "suggestions for the spec were kept", "review suggestions");
    case "capped":
      return part(0.6, "findings were left after the last iteration", "review findings outstanding");
    case "given-up":
      return part(0.6, "the fix failed, the original stays", "review findings outstanding");
  }
}

// src/run/reduce-judgement.ts
function judged(run, event) {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket);
  const { result } = event;
  if (!ticket?.judging || ticket.role !== "spec-executor" || ticket.task !== result.task) {
    return anomaly(run, `a judgement without a claim for ticket ${event.ticket}`);
  }
  if (taskOf(run, ticket.task)?.override) return closeTicket(endedUnseen(run, ticket, event.at), ticket.id);
  const claimed = ticket.judging.claim;
  if (result.outcome === "PASSED") {
    const passed = {
      commit: result.commit,
      base: result.base,
      claim: claimed,
      colour: result.colour,
      confidence: result.confidence
    };
    const closed = changeTask(closeTicket(run, ticket.id), ticket.task, (task) => ({
      ...changeAttempt(task, (attempt) => ({
        ...attempt,
        passed,
        endedAt: event.at,
        ...spent(ticket, event.at)
      })),
      lastResult: result,
      lastStepAt: event.at
    }));
    const known = ticket.isolated ? closed : { ...closed, knownHead: result.commit };
    const timed = ticket.overran ? flag(known, ticket.task, "over time") : known;
    return changeTask(timed, ticket.task, (task) => ({
      ...task,
      status: outstandingReviews(closed, task).length > 0 ? "reviewing" : "verifying"
    }));
  }
  const blocking = result.findings.find((finding) => finding.severity === "block");
  const own = result.outcome === "BLOCKED" ? "BLOCKED" : result.failure ?? "VERIFY_FAILURE";
  const type = ticket.overran ? "TIMEOUT" : own;
  const again2 = isSameAgain(taskOf(run, ticket.task), claimed.sha256, result);
  const failure = {
    type,
    stage: result.stage,
    reason: inTime(
      ticket,
      `${blocking?.message ?? result.outcome}${again2 ? " (the same claim twice, with nothing changed)" : ""}`
    ),
    at: event.at,
    attempt: ticket.attempt
  };
  const remembered = changeTask(run, ticket.task, (task) => ({
    ...changeAttempt(task, (attempt) => ({
      ...attempt,
      refused: claimed.sha256,
      ...result.commit === "" ? {} : { head: result.commit }
    })),
    ...event.feedback ? { retryFeedback: event.feedback } : {},
    lastResult: result
  }));
  const after = fail(
    changeTicket(remembered, ticket.id, {
      judging: void 0,
      gateMs: (ticket.gateMs ?? 0) + result.durationMs
    }),
    ticket,
    failure,
    event.cold !== true && !again2
  );
  return leftAt(after, ticket, result.commit);
}
function isSameAgain(task, words, result) {
  const before = task?.lastResult;
  if (!before || task.attempts.at(-1)?.refused !== words || before.commit !== result.commit) return false;
  const said = ({ findings }) => JSON.stringify(findings.map(({ id, message }) => [id, message]));
  return said(before) === said(result);
}
var inTime = ({ overrun }, reason) => overrun ? `${limitWords(overrun.limit)}: ${reason}` : reason;
var spent = (ticket, at) => isExecutor(ticket) ? { spentMs: ownMs(ticket, ticket.judging?.at ?? at) } : {};
function fail(run, ticket, failure, agentAlive) {
  const failed = changeTask(run, ticket.task, (task2) => ({
    ...changeAttempt(task2, (attempt) => ({
      ...attempt,
      ...spent(ticket, failure.at),
      failures: [...attempt.failures, failure]
    })),
    lastStepAt: failure.at
  }));
  const task = taskOf(failed, ticket.task);
  if (!task) return failed;
  const follow = policy(task, failure.type, configFor(run, task), agentAlive);
  if (follow.kind === "warm")
    return changeTask(changeTicket(failed, ticket.id, { goesOnAt: failure.at }), task.id, (current) => ({
      ...current,
      status: "executing"
    }));
  const closed = changeTask(
    closeTicket(failed, ticket.id),
    task.id,
    (current) => changeAttempt(current, (attempt) => ({ ...attempt, endedAt: failure.at }))
  );
  if (isGivenUp(task, follow)) {
    return changeTask(closed, task.id, (current) => ({
      ...current,
      status: "failed",
      givenUp: true,
      flags: [.../* @__PURE__ */ new Set([...current.flags, "given-up"])]
    }));
  }
  switch (follow.kind) {
    case "cold":
      return changeTask(closed, task.id, (current) => ({
        ...current,
        status: "failed",
        ...follow.waitSeconds ? { notBefore: later(failure.at, follow.waitSeconds) } : {}
      }));
    case "pause":
      return haltIfMany(
        changeTask(closed, task.id, (current) => ({
          ...current,
          status: "escalated",
          pausedFor: { reason: pauseReason(follow.reason, failure), options: follow.options }
        })),
        task
      );
    case "block":
      return haltIfMany(
        changeTask(closed, task.id, (current) => ({
          ...current,
          status: "blocked",
          pausedFor: {
            reason: `${follow.reason}: ${failure.reason}`,
            options: ["retry", "skip", "investigate"]
          }
        })),
        task
      );
  }
}
var ATTEMPTS_OF_A_FIX = 2;
function isGivenUp(task, follow) {
  if (task.addedBy !== "review") return false;
  return follow.kind !== "cold" || attemptsUsed(task) >= ATTEMPTS_OF_A_FIX;
}
var pauseReason = (reason, failure) => failure.stage === "review" || failure.type === "TIMEOUT" ? `${reason}: ${failure.reason}` : reason;
function haltIfMany(run, task) {
  const wave = waveOf(task);
  const failed = run.tasks.filter((other) => isStuck(other) && waveOf(other) === wave);
  if (failed.length < run.config.attempts.failedTasksPerWave) return run;
  return {
    ...run,
    state: "halted",
    cause: `${failed.length} tasks failed in ${wave}: ${failed.map(taskWord).join(", ")}`
  };
}
function approve(run, event) {
  const task = taskOf(run, event.task);
  if (!task || !isApprovable(run, task)) {
    return anomaly(run, `${wordFor(run.tasks, event.task)} was approved without having passed`);
  }
  const { value, because, flags } = assurance(run, task);
  const approved = changeTask(run, task.id, (current) => ({
    ...without(current, "retryFeedback", "pausedFor"),
    status: "approved",
    approvedCommit: event.commit,
    ...event.head === void 0 ? {} : { approvedHead: event.head },
    approval: { seq: event.seq, hash: event.hash },
    lastStepAt: event.at,
    confidence: { value, because },
    ...current.lastResult ? { lastResult: concluded(current.lastResult, value, flags) } : {},
    flags: [.../* @__PURE__ */ new Set([...current.flags, ...flags])]
  }));
  const head = event.head ?? event.commit;
  return {
    ...approved,
    ...event.known === void 0 ? {} : { knownHead: event.known },
    approvedHead: holdsBack(approved) ? run.approvedHead : head
  };
}
function concluded(result, confidence, flags) {
  const isReviewed2 = result.checks.some((check) => check.stage === "review");
  return {
    ...result,
    confidence,
    stage: isReviewed2 ? "review" : result.stage,
    colour: flags.length > 0 ? "ORANGE" : result.colour
  };
}

// src/run/ask-person.ts
function askAboutReviewer(run, task, reason, type, at) {
  const failure = { type, stage: "review", reason, at, attempt: task.attempts.length };
  const recorded = changeTask(
    run,
    task.id,
    (current) => changeAttempt(current, (attempt) => ({ ...attempt, failures: [...attempt.failures, failure] }))
  );
  const retry2 = type === "TIMEOUT" ? "retry longer" : "retry";
  return askPerson(recorded, task.id, {
    reason: `${type}: ${reason}`,
    options: [retry2, "skip", "investigate"],
    retry: "review"
  });
}
function askPerson(run, id, pausedFor) {
  const paused = changeTask(run, id, (task2) => ({ ...task2, status: "escalated", pausedFor }));
  const task = taskOf(paused, id);
  return task ? haltIfMany(paused, task) : paused;
}
var REPLACEMENTS = 2;
function loseReviewer(run, ticket, event) {
  const closed = closeTicket(run, ticket.id);
  const task = taskOf(closed, ticket.task);
  if (task?.status !== "reviewing") return closed;
  const before = task.reviewersLost?.attempt === ticket.attempt ? task.reviewersLost : void 0;
  const isTimeout = event.failure === "TIMEOUT" || ticket.overran === true;
  const reviewersLost = {
    attempt: ticket.attempt,
    count: (before?.count ?? 0) + (isTimeout ? 0 : 1),
    timeouts: (before?.timeouts ?? 0) + (isTimeout ? 1 : 0)
  };
  const counted2 = changeTask(closed, task.id, (current) => ({
    ...current,
    reviewersLost,
    ...isTimeout ? { notBefore: later(event.at, run.config.limits.afterTimeout) } : {}
  }));
  if (reviewersLost.timeouts < 2 && reviewersLost.count <= REPLACEMENTS) return counted2;
  const again2 = taskOf(counted2, task.id) ?? task;
  return askAboutReviewer(
    counted2,
    again2,
    `${ticket.role}: ${inTime(ticket, event.cause)}`,
    isTimeout ? "TIMEOUT" : event.failure,
    event.at
  );
}
function reviewAgain(run, task, longer) {
  return changeTask(run, task.id, (current) => ({
    ...without(current, "pausedFor", "notBefore", "reviewersLost", "notStarted"),
    status: "reviewing",
    ...longer ? { longer: (current.longer ?? 0) + 1 } : {}
  }));
}
function accept(run, task, event) {
  return changeTask(run, task.id, (current) => ({
    ...without(current, "pausedFor"),
    status: "reviewing",
    accepted: { who: event.who, at: event.at },
    flags: [.../* @__PURE__ */ new Set([...current.flags, "accepted by a person"])],
    lastStepAt: event.at
  }));
}
var mayAccept = (task) => task.status === "escalated" && task.pausedFor?.options.includes("accept") === true;

// src/run/reduce-dispatch.ts
function issue(run, event) {
  const task = taskOf(run, event.task);
  if (!task) return anomaly(run, `a ticket for the unknown task ${event.task}`);
  if (run.tickets.some((ticket2) => ticket2.id === event.ticket))
    return anomaly(run, `ticket ${event.ticket} twice`);
  const ticket = {
    id: event.ticket,
    task: event.task,
    role: event.role,
    attempt: event.attempt,
    iteration: event.iteration,
    base: event.base,
    isolated: event.isolated,
    issuedAt: event.at,
    ...event.group ? { group: event.group } : {},
    ...event.covers ? { covers: event.covers } : {}
  };
  const withTicket = { ...run, tickets: [...run.tickets, ticket] };
  if (event.role !== "spec-executor") return isAsked(run, event) ? withTicket : notAsked(run, event);
  const taken = run.tickets.some((open) => open.task === task.id && open.role === "spec-executor");
  const startable = (task.status === "pending" || task.status === "failed") && task.kind !== "checkpoint" && !taken;
  if (!startable || attemptsUsed(task) >= run.config.attempts.perTask || event.attempt !== task.attempts.length + 1) {
    return anomaly(run, `attempt ${event.attempt} of ${taskWord(task)} is not allowed`);
  }
  const attempt = {
    n: event.attempt,
    ticket: event.ticket,
    base: event.base,
    ...event.isolated ? { isolated: true } : {},
    startedAt: event.at,
    claims: 0,
    failures: []
  };
  return changeTask(endUnseen(withTicket, event.base), task.id, (current) => ({
    ...without(current, "notBefore"),
    attempts: [...current.attempts, attempt]
  }));
}
function isAsked(run, event) {
  const task = taskOf(run, event.task);
  const isSame = (other) => other.role === event.role && other.iteration === event.iteration && other.task === event.task;
  if (task?.status !== "reviewing" || run.tickets.some(isSame)) return false;
  return outstandingReviews(run, task).some((asked2) => isSame(asked2) && asked2.attempt === event.attempt);
}
var notAsked = (run, event) => anomaly(run, `nobody asked for a review of ${wordFor(run.tasks, event.task)} by ${event.role}`);
function launched(run, event) {
  const { model } = event;
  const known = changeTicket(run, event.ticket, {
    agentId: event.agentId,
    ...model === void 0 ? {} : { model }
  });
  if (model === void 0) return known;
  return {
    ...known,
    tasks: known.tasks.map((task) => ({
      ...task,
      attempts: task.attempts.map((one) => one.ticket === event.ticket ? { ...one, model } : one),
      reviews: task.reviews.map((one) => one.ticket === event.ticket ? { ...one, model } : one)
    }))
  };
}
function redeem(run, event) {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket);
  if (!ticket || ticket.redeemedAt) return anomaly(run, `ticket ${event.ticket} cannot be redeemed`);
  const redeemed = changeTicket(run, ticket.id, {
    redeemedAt: event.at,
    ...event.base === void 0 ? {} : { base: event.base },
    toolUseId: event.toolUseId,
    ...event.model === void 0 ? {} : { model: event.model }
  });
  if (ticket.role !== "spec-executor") return touch(redeemed, ticket.task, event.at);
  return changeTask(redeemed, ticket.task, (task) => ({
    ...changeAttempt(task, (attempt) => ({
      ...attempt,
      toolUseId: event.toolUseId,
      ...event.base === void 0 ? {} : { base: event.base },
      ...event.held === void 0 ? {} : { held: event.held }
    })),
    status: "executing",
    startedAt: task.startedAt ?? event.at,
    lastStepAt: event.at
  }));
}
function claim(run, event) {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket);
  if (!ticket?.redeemedAt || ticket.judging)
    return anomaly(run, `a claim for ticket ${event.ticket}, which takes none`);
  const judging = { process: event.judge, at: event.at, claim: event.claim };
  const overran2 = ticket.overran || isLate(run, ticket, new Date(event.at));
  const received = changeTask(
    changeTicket(run, ticket.id, { agentId: event.agentId, judging, ...overran2 ? { overran: overran2 } : {} }),
    ticket.task,
    (task) => without(task, "notStarted")
  );
  if (ticket.role !== "spec-executor" || taskOf(run, ticket.task)?.override)
    return touch(received, ticket.task, event.at);
  return changeTask(received, ticket.task, (task) => ({
    ...changeAttempt(task, (attempt) => ({
      ...attempt,
      claims: attempt.claims + 1,
      ...event.worktree ? { worktree: event.worktree } : {},
      ...event.transcript === void 0 ? {} : { transcript: event.transcript }
    })),
    status: "verifying",
    lastStepAt: event.at
  }));
}
function overran(run, event) {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket);
  const { limit, ownMs: atMs = 0 } = event;
  if (!ticket || !limit) return changeTicket(run, event.ticket, { overran: true });
  const overrun = { limit, atMs };
  const told = isExecutor(ticket) ? "commit and hand in" : "give its verdict";
  return notice(
    changeTicket(run, ticket.id, { overran: true, overrun }),
    event,
    `the time of the ${ticket.role} of ${taskWord(taskOf(run, ticket.task) ?? { id: ticket.task })} is over: ${limitWords(limit)}; it was told to ${told}`
  );
}
function lost(run, event) {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket);
  if (!ticket) return anomaly(run, `ticket ${event.ticket} was lost but is not open`);
  if (ticket.role !== "spec-executor") return loseReviewer(run, ticket, event);
  const { head } = event;
  const ended = endedUnseen(run, ticket, event.at, head);
  const after = taskOf(run, ticket.task)?.override ? closeTicket(ended, ticket.id) : fail(ended, ticket, failureOf(ticket, event), false);
  return leftAt(after, ticket, head);
}
var failureOf = (ticket, event) => ({
  type: ticket.overran ? "TIMEOUT" : event.failure,
  stage: "execution",
  reason: inTime(ticket, event.cause),
  at: event.at,
  attempt: ticket.attempt
});

// src/run/reduce-not-started.ts
var OFFERED_AGAIN = 3;
function notStarted(run, event) {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket);
  if (!ticket?.redeemedAt || ticket.agentId !== void 0 || ticket.judging)
    return anomaly(run, `the agent of ticket ${event.ticket} was there, or is not expected`);
  const closed = { ...run, tickets: run.tickets.filter(({ id }) => id !== ticket.id) };
  const task = taskOf(closed, ticket.task);
  if (!task || task.override) return closed;
  const isReview = ticket.role !== "spec-executor";
  if (isReview && task.status !== "reviewing") return closed;
  const agent = `${ticket.role} ${ticket.iteration}`;
  const count = (task.notStarted?.[agent] ?? 0) + 1;
  const again2 = changeTask(closed, task.id, (current) => ({
    ...isReview ? current : takeBack2(current, ticket),
    notStarted: { ...current.notStarted, [agent]: count },
    lastStepAt: event.at
  }));
  if (count <= OFFERED_AGAIN) return again2;
  return askPerson(again2, task.id, {
    reason: `its ${ticket.role} could not be started, ${count} times: ${event.cause}`,
    options: ["retry", "skip", "investigate"],
    ...isReview ? { retry: "review" } : {}
  });
}
function withdrawn(run, id) {
  const unused = run.tickets.filter(
    (ticket) => ticket.task === id && ticket.role === "spec-executor" && ticket.redeemedAt === void 0
  );
  return changeTask(
    { ...run, tickets: run.tickets.filter((ticket) => !unused.includes(ticket)) },
    id,
    (task) => unused.reduce(takeBack2, task)
  );
}
function takeBack2(task, ticket) {
  const attempts = task.attempts.filter((attempt) => attempt.ticket !== ticket.id);
  const untried = attempts.length === (task.forgiven ?? 0);
  const before = { ...task, attempts, status: untried ? "pending" : "failed" };
  return attempts.length === 0 ? without(before, "startedAt") : before;
}

// src/run/reduce-stopping.ts
function cancel(run, event) {
  const ended = settle(
    run,
    ["running", "paused", "parked", "halted"],
    "cancelled",
    `cancelled by ${event.who}`
  );
  if (ended.state !== "cancelled" || run.state === "cancelled") return ended;
  const stopping = run.tickets.filter(({ redeemedAt, judging }) => redeemedAt && !judging?.deferred);
  return {
    ...ended,
    tasks: run.tasks.map((task) => IN_PROGRESS.has(task.status) ? { ...task, status: "pending" } : task),
    notices: run.notices.map((told) => ({ ...told, text: told.text.replace(UNDO, "") })),
    tickets: [],
    endedAt: event.at,
    ...stopping.length > 0 ? { stopping } : {}
  };
}
var IN_PROGRESS = /* @__PURE__ */ new Set(["executing", "verifying", "reviewing"]);
var UNDO = /; \/ultraplan:retry --task .* undoes it$/;
var undoneBy = ({ state }, { id }) => state === "cancelled" ? "" : `; /ultraplan:retry --task ${id} undoes it`;
function stopped(run, event) {
  const ticket = run.stopping?.find(({ id }) => id === event.ticket);
  if (!ticket) return anomaly(run, `an agent of ticket ${event.ticket} that nobody waits for`);
  const stopping = run.stopping?.filter((other) => other !== ticket) ?? [];
  const task = taskOf(run, ticket.task);
  return notice(
    stopping.length > 0 ? { ...run, stopping } : without(run, "stopping"),
    event,
    `the ${ticket.role} of ${task ? taskName(task) : ticket.task} has ended, after the run was cancelled; ${wordLeft(event.left)}`
  );
}
var MOST = 5;
function wordLeft({ commits, files, worktree }) {
  const where = worktree === void 0 ? "" : ` in ${worktree}`;
  const held = [
    ...commits.length > 0 ? [`${commits.length} commit${commits.length === 1 ? "" : "s"} since it began (${some(commits)})`] : [],
    ...files.length > 0 ? [`not committed: ${some(files)}`] : []
  ];
  if (held.length === 0) return `it left nothing behind${worktree === void 0 ? "" : ` but ${worktree}`}`;
  const whose = files.length > 0 && worktree === void 0 ? "; what you changed yourself is among it" : "";
  return `left there${where}: ${held.join("; ")}${whose}`;
}
var some = (lines) => lines.length > MOST ? `${lines.slice(0, MOST).join(", ")} and ${lines.length - MOST} more` : lines.join(", ");

// src/run/reduce-people.ts
function override(run, event) {
  const task = taskOf(run, event.task);
  if (!task || task.status === "approved" || task.override || task.doneBefore)
    return anomaly(run, `an override of ${wordFor(run.tasks, event.task)}, which needs none`);
  const kind = event.type === "task_skipped" ? "skipped" : "forced";
  const { who, session, prompt, at, left, doubts } = event;
  const reason = event.type === "task_skipped" ? event.reason : "forced with OVERRIDE";
  const marked = changeTask(run, task.id, (current) => ({
    ...without(current, "pausedFor", "notBefore"),
    status: kind,
    override: {
      kind,
      who,
      at,
      reason,
      session,
      prompt,
      ...doubts?.length ? { doubts } : {},
      ...left?.length ? { left } : {}
    },
    lastStepAt: at,
    flags: withMarks(current.flags, event, MARK[kind])
  }));
  return notice(
    kind === "forced" ? without(closeUnused(marked, task.id), "force") : closeUnused(marked, task.id),
    event,
    `${taskWord(task)} was ${kind} by ${who} (${reason})${inDoubt(event)}${undoneBy(run, task)}`
  );
}
var MARK = { skipped: "unverified", forced: "forced" };
var DOUBT = "in doubt";
var MARKS = [...Object.values(MARK), DOUBT];
var inDoubt = ({ doubts }) => doubts?.length ? `, in doubt: ${doubts.join("; ")}` : "";
var withMarks = (flags, { doubts }, ...marks) => [
  .../* @__PURE__ */ new Set([...flags, ...marks, ...doubts?.length ? [DOUBT] : []])
];
var closeUnused = (run, task) => ({
  ...run,
  tickets: run.tickets.filter((ticket) => ticket.task !== task || ticket.redeemedAt !== void 0)
});
function undo(run, event) {
  const task = taskOf(run, event.task);
  if (!task?.override) return anomaly(run, `${wordFor(run.tasks, event.task)} has no override to undo`);
  const approvedHead = task.override.adopted?.before ?? run.approvedHead;
  return notice(
    changeTask({ ...disowned(run, task.override), approvedHead }, task.id, (current) => ({
      ...without(current, "override"),
      ...again(run, current),
      flags: current.flags.filter((entry) => !MARKS.includes(entry)),
      lastStepAt: event.at
    })),
    event,
    `the override of ${taskWord(task)} was undone by ${event.who}`
  );
}
function disowned(run, { adopted, left }) {
  if (!adopted || !left?.length || adopted.commit === adopted.known) return run;
  const found = {
    from: adopted.known ?? adopted.before ?? run.base,
    to: adopted.commit,
    count: 1,
    files: left
  };
  return { ...run, foreign: [...run.foreign ?? [], found] };
}
function retry(run, event) {
  const task = taskOf(run, event.task);
  if (!task || task.givenUp || !(isStuck(task) || task.status === "failed"))
    return anomaly(run, `a retry of ${wordFor(run.tasks, event.task)}, which is ${task?.status ?? "unknown"}`);
  if (task.pausedFor?.retry === "review")
    return reviewAgain(closeUnused(run, task.id), task, event.longer === true);
  return changeTask(closeUnused(run, task.id), task.id, (current) => ({
    ...without(current, "pausedFor", "notBefore", "notStarted"),
    ...again(run, current),
    ...event.longer ? { longer: (current.longer ?? 0) + 1 } : {},
    lastStepAt: event.at
  }));
}
function again(run, task) {
  const working = run.tickets.find(
    (ticket) => ticket.task === task.id && ticket.role === "spec-executor" && ticket.redeemedAt
  );
  if (!working) return { status: "pending", forgiven: task.attempts.length };
  return { status: working.judging ? "verifying" : "executing", forgiven: task.attempts.length - 1 };
}
function adopt(run, event) {
  const task = taskOf(run, event.task);
  if (!task?.override || task.override.adopted)
    return anomaly(run, `an adoption of ${wordFor(run.tasks, event.task)}, which has nothing to adopt`);
  const { who, at, commit } = event;
  const adopted = changeTask(run, task.id, (current) => ({
    ...current,
    ...current.override ? {
      override: {
        ...current.override,
        adopted: {
          who,
          at,
          commit,
          before: run.approvedHead,
          ...run.knownHead ? { known: run.knownHead } : {}
        }
      }
    } : {},
    lastStepAt: at,
    flags: withMarks(current.flags, event)
  }));
  return notice(
    { ...adopted, knownHead: commit, ...holdsBack(adopted) ? {} : { approvedHead: commit } },
    event,
    `the unverified work of ${taskWord(task)} was adopted by ${who}${inDoubt(event)}${undoneBy(run, task)}`
  );
}
function decide(run, event) {
  const task = taskOf(run, event.task);
  const said = `${wordFor(run.tasks, event.task)} was decided by ${event.who} ("${event.choice}")${inDoubt(event)}; if that was not you, /ultraplan:pause holds the run`;
  if (task && event.choice === "accept" && mayAccept(task))
    return notice(accept(run, task, event), event, said);
  if (task?.kind !== "checkpoint" || !(task.status === "pending" || task.status === "blocked"))
    return anomaly(run, `a decision on ${wordFor(run.tasks, event.task)}, which asks for none`);
  const decision = { choice: event.choice, who: event.who, at: event.at };
  if (event.accepted === false) {
    return changeTask(run, task.id, (current) => ({
      ...current,
      status: "blocked",
      decision,
      pausedFor: { reason: `${event.who} is not content: ${event.choice}`, options: ["approved", "skip"] },
      lastStepAt: event.at
    }));
  }
  const passed = changeTask(run, task.id, (current) => ({
    ...without(current, "pausedFor"),
    status: "approved",
    decision,
    flags: withMarks(current.flags, event, "decided by a person"),
    lastStepAt: event.at
  }));
  return notice(passed, event, said);
}

// src/run/reduce-permission.ts
function asked(run, event) {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket);
  if (!ticket?.redeemedAt)
    return anomaly(run, `a question about ticket ${event.ticket}, which nobody works on`);
  return changeTask(run, ticket.task, (task) => ({
    ...task,
    waiting: { ...event.call, ticket: ticket.id, at: event.at },
    lastStepAt: event.at
  }));
}
function answered(run, { ticket: id, at }) {
  const ticket = run.tickets.find((candidate) => candidate.id === id);
  const waiting = run.tasks.find((task) => task.waiting?.ticket === id)?.waiting;
  if (!ticket || !waiting) return run;
  const waitedMs = Math.max(0, Date.parse(at) - Date.parse(waiting.at));
  return changeTicket(
    changeTask(run, ticket.task, (task) => without(task, "waiting")),
    id,
    { gateMs: (ticket.gateMs ?? 0) + waitedMs, goesOnAt: at }
  );
}
var MOST_DENIALS = 10;
function denied(run, event) {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket);
  if (!ticket) return anomaly(run, `a denial for ticket ${event.ticket}, which is not open`);
  const after = answered(run, event);
  if (ticket.role !== "spec-executor") return after;
  return changeTask(
    after,
    ticket.task,
    (task) => changeAttempt(task, (attempt) => ({
      ...attempt,
      denied: [...attempt.denied ?? [], event.call].slice(-MOST_DENIALS)
    }))
  );
}
function overWaiting(run) {
  const isOver = (ticket) => !run.tickets.some((candidate) => candidate.id === ticket && !candidate.judging);
  return run.tasks.some((task) => task.waiting && isOver(task.waiting.ticket)) ? {
    ...run,
    tasks: run.tasks.map(
      (task) => task.waiting && isOver(task.waiting.ticket) ? without(task, "waiting") : task
    )
  } : run;
}

// src/run/reduce-plan.ts
function addTasks(run, event) {
  const at = run.tasks.findIndex((task) => task.id === event.after);
  if (at < 0 && event.after !== "") return anomaly(run, `tasks added after the unknown task ${event.after}`);
  const added = event.tasks.filter((task) => !taskOf(run, task.id)).map((task) => ({
    ...fresh(task),
    ...event.feedback ? { retryFeedback: event.feedback } : {}
  }));
  const grown = {
    ...run,
    plan: event.plan,
    tasks: [...run.tasks.slice(0, at + 1), ...added, ...run.tasks.slice(at + 1)]
  };
  if (event.follows !== void 0) return changeTask(grown, event.follows, counted);
  return event.postpones ? postpone(grown, event.postpones, added, event) : grown;
}
var counted = (task) => ({ ...task, modifications: (task.modifications ?? 0) + 1 });
function postpone(run, { task, ticket: id }, added, { at, commit }) {
  const ticket = run.tickets.find((candidate) => candidate.id === id);
  if (!ticket) return anomaly(run, `ticket ${id} asked for tasks but is not open`);
  const ended = closeTicket(endedUnseen(run, ticket, at, commit), id);
  return changeTask(leftAt(ended, ticket, commit), task, (current) => ({
    ...counted(current),
    status: "pending",
    forgiven: current.attempts.length,
    dependsOn: [.../* @__PURE__ */ new Set([...current.dependsOn, ...added.map((other) => other.id)])]
  }));
}

// src/run/review-checks.ts
var LONGEST_DETAIL = 400;
var CHECK = {
  "spec-executor": "review/none",
  "spec-reviewer": "review/spec",
  architect: "review/architect",
  verifier: "review/verifier",
  "security-reviewer": "review/security"
};
function noteCheck(run, ticket, verdict) {
  const said = [
    ...verdict.findings,
    ...verdict.concerns,
    ...verdict.problems.map(({ message }) => message),
    ...verdict.notes ?? []
  ];
  const outcome = {
    id: CHECK[ticket.role],
    stage: "review",
    result: resultOf(verdict),
    detail: (said.join("; ") || verdict.feedback || verdict.decision).slice(0, LONGEST_DETAIL)
  };
  return changeResult(run, ticket.task, (result) => ({ ...result, checks: [...result.checks, outcome] }));
}
function resultOf({ decision, concerns: concerns2 }) {
  if (decision === "approve") return concerns2.length > 0 ? "warn" : "pass";
  return decision === "no-signal" ? "warn" : "fail";
}
var voteSentence = ({ yes, of }) => `${yes}/${of} verifiers agreed output is correct`;
function noteVotes(run, id, votes) {
  const outcome = {
    id: "review/votes",
    stage: "review",
    result: votes.majority ? votes.split ? "warn" : "pass" : "fail",
    detail: voteSentence(votes)
  };
  return changeResult(run, id, (result) => ({ ...result, checks: [...result.checks, outcome] }));
}
function failResult(run, ticket, failure) {
  const finding = {
    id: CHECK[ticket.role],
    severity: "block",
    failure: failure.type,
    message: failure.reason
  };
  return changeResult(run, ticket.task, (result) => ({
    ...result,
    outcome: "FAILED",
    stage: "review",
    failure: failure.type,
    colour: "RED",
    confidence: 0,
    findings: [finding]
  }));
}
function changeResult(run, id, change) {
  return changeTask(
    run,
    id,
    (task) => task.lastResult ? { ...task, lastResult: change(task.lastResult) } : task
  );
}

// src/run/reject.ts
function reject(run, ticket, event) {
  const { verdict, feedback } = event;
  const told = changeTask(
    run,
    ticket.task,
    (task) => feedback ? { ...task, retryFeedback: feedback } : task
  );
  const reason = verdict.feedback || verdict.concerns[0] || verdict.findings[0] || "no reason given";
  const failure = {
    type: "ARCHITECT_REJECTION",
    stage: "review",
    reason: reason.slice(0, LONGEST_REASON),
    at: event.at,
    attempt: ticket.attempt
  };
  const failed = failResult(told, ticket, failure);
  if (verdict.recommendation !== "manual_review") return fail(failed, ticket, failure, false);
  const recorded = changeTask(
    failed,
    ticket.task,
    (task) => changeAttempt(task, (attempt) => ({ ...attempt, failures: [...attempt.failures, failure] }))
  );
  return askPerson(recorded, ticket.task, {
    reason: `${ticket.role} asks for a manual review: ${failure.reason}`,
    options: ["retry", "skip", "investigate"]
  });
}
var LONGEST_REASON = 400;
function countVotes(run, task, ticket, event) {
  const votes = tally(recordsOf(task), verifiersNeeded(run, task));
  if (!votes.complete) return run;
  const counted2 = noteVotes(run, task.id, votes);
  const line = `${taskWord(task)}: ${voteSentence(votes)}`;
  const told = votes.split ? notice(flag(counted2, task.id, "votes differ"), event, `${line}; look at it`) : counted2;
  if (votes.majority) return belowFloor(told, task, votes.yes / votes.of);
  const verdict = { ...event.verdict, feedback: `${DIVERGENT} (${votes.yes}/${votes.of})` };
  return reject(notice(told, event, `${line}; no majority`), ticket, { ...event, verdict });
}
var DIVERGENT = "Divergent verification — flagged for human review";
function belowFloor(run, task, share) {
  const floor = run.config.review.confidenceFloor;
  if (share >= floor) return run;
  return askPerson(run, task.id, {
    reason: `the votes give a confidence of ${share.toFixed(2)}, below ${floor}`,
    options: ["accept", "retry", "skip", "investigate"]
  });
}

// src/run/reduce-review.ts
function reviewed(run, event) {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket);
  const { verdict } = event;
  if (!ticket?.judging || ticket.role !== verdict.role || ticket.task !== verdict.task)
    return anomaly(run, `a verdict without a review for ticket ${event.ticket}`);
  const sentBack = ticket.sentBack ?? 0;
  if (sentBack < mostSentBack(verdict))
    return changeTicket(run, ticket.id, { judging: void 0, sentBack: sentBack + 1 });
  const record2 = {
    role: ticket.role,
    iteration: ticket.iteration,
    at: event.at,
    verdict,
    attempt: ticket.attempt,
    ticket: ticket.id,
    ...ticket.toolUseId ? { toolUseId: ticket.toolUseId } : {},
    text: ticket.judging.claim,
    ...ticket.model ? { model: ticket.model } : {},
    ...ticket.covers ? { covers: ticket.covers } : {}
  };
  const recorded = changeTask(closeTicket(run, ticket.id), ticket.task, (task) => ({
    ...task,
    reviews: [...task.reviews, record2],
    lastStepAt: event.at
  }));
  return conclude(noteCheck(recorded, ticket, verdict), ticket, event);
}
function mostSentBack({ decision, says }) {
  if (decision === "malformed") return says ? MOST_SENT_BACK.takenBack : MOST_SENT_BACK.malformed;
  return decision === "no-signal" ? MOST_SENT_BACK.noSignal : 0;
}
function conclude(run, ticket, event) {
  const task = taskOf(run, ticket.task);
  if (task?.status !== "reviewing") return run;
  const { verdict } = event;
  if (ticket.role === "verifier" && verifiersNeeded(run, task) > 1)
    return countVotes(run, task, ticket, event);
  switch (verdict.decision) {
    case "approve":
      return doubt(run, task, event);
    case "no-signal":
      return run;
    case "malformed":
      return askAboutReviewer(run, task, whyMalformed(ticket.role, verdict), "MALFORMED", event.at);
    case "reject":
      return ticket.role === "spec-reviewer" ? run : reject(run, ticket, event);
  }
}
var LONGEST_REASON2 = 400;
function whyMalformed(role, { says, problems }) {
  if (!says) return `${role} handed in nothing that could be read`;
  const why = problems.map(({ message }) => message).join("; ");
  return `${role} approves, and its own words do not bear it out: ${why}`.slice(0, LONGEST_REASON2);
}
function doubt(run, task, event) {
  const { verdict } = event;
  if (verdict.role === "spec-reviewer") return run;
  const floor = run.config.review.confidenceFloor;
  const options = ["accept", "retry", "skip", "investigate"];
  const concern = verdict.concerns[0] ?? verdict.feedback;
  const because = concern ? `: ${concern.slice(0, LONGEST_REASON2)}` : "";
  if (verdict.recommendation === "manual_review")
    return askPerson(run, task.id, {
      reason: `${verdict.role} approves, and asks for a manual review${because}`,
      options
    });
  if (verdict.confidence < floor) {
    const reason = `${verdict.role} approves with confidence ${verdict.confidence}, below ${floor}${because}`;
    return askPerson(run, task.id, { reason, options });
  }
  return run;
}

// src/run/reduce.ts
var REDUCER_VERSION = "14";
function reduce(run, event) {
  if (event.type === "run_started")
    return run ? anomaly(stamp(run, event), "a second run_started") : begin(event);
  if (!run) throw new Error(`the journal begins with ${event.type}, not with run_started`);
  const stamped2 = stamp(run, event);
  const after = overWaiting(apply(STILL.has(event.type) ? stamped2 : moving(stamped2, event), event));
  return after.state === run.state ? after : { ...after, since: event.seq };
}
var STILL = /* @__PURE__ */ new Set([
  "directive_given",
  "refused",
  "notices_told",
  "notices_shown",
  "announced",
  "noted"
]);
var COORDINATORS = /* @__PURE__ */ new Set(["ticket/missing", "ticket/invalid"]);
function moving(run, event) {
  const still = without({ ...run, standing: { digest: "", count: 0 } }, "refusedDispatches");
  return event.type === "turn_failed" ? still : without(still, "failedTurns");
}
function stamp(run, event) {
  return { ...run, lastSeq: event.seq, lastAt: event.at };
}
function elsewhere(run, event) {
  if (event.via === void 0) return run;
  const again2 = event.type === "run_paused" ? "/ultraplan:resume goes on" : `/ultraplan:implement ${run.spec} starts again with what is open`;
  return notice(run, event, `the run was ${run.cause} from ${event.via}; ${again2}`);
}
function apply(run, event) {
  switch (event.type) {
    case "run_started":
      return run;
    case "run_bound":
      return {
        ...run,
        session: event.session,
        client: event.client,
        mode: event.mode,
        solo: event.solo ?? run.solo,
        ...event.modules ? { loaded: event.modules } : {}
      };
    case "ticket_issued":
      return issue(run, event);
    case "ticket_redeemed":
      return redeem(run, event);
    case "agent_launched":
      return launched(run, event);
    case "claim_received":
      return claim(run, event);
    case "gate_judged":
      return judged(run, event);
    case "agent_overran":
      return overran(run, event);
    case "limit_extended":
      return changeTicket(run, event.ticket, { until: event.until });
    case "agent_warned":
      return changeTicket(run, event.ticket, { warned: true });
    case "proof_deferred": {
      const judging = run.tickets.find((ticket) => ticket.id === event.ticket)?.judging;
      if (!judging) return anomaly(run, `a deferred proof without a claim for ticket ${event.ticket}`);
      return changeTicket(run, event.ticket, {
        judging: { ...judging, process: event.worker, deferred: true }
      });
    }
    case "permission_waiting":
      return asked(run, event);
    case "permission_given":
      return answered(run, event);
    case "permission_denied":
      return denied(run, event);
    case "turn_failed":
      return { ...run, failedTurns: (run.failedTurns ?? 0) + 1 };
    case "review_judged":
      return reviewed(run, event);
    case "agent_lost":
      return lost(run, event);
    case "agent_not_started":
      return notStarted(run, event);
    case "task_approved":
      return approve(run, event);
    case "baseline_ran": {
      const green = event.commands.length > 0 && event.commands.every((command) => command.exitCode === 0);
      const baseline = event.commands.map((command) => ({ ...command, excerpt: "" }));
      const known = changeTask(run, event.task, (task) => ({ ...task, baseline }));
      if (!green) return known;
      const marked = flag(known, event.task, "baseline-green");
      return event.expected ? marked : notice(marked, event, greenBefore(taskOf(run, event.task) ?? { id: event.task }));
    }
    case "task_blocked":
      return changeTask(withdrawn(run, event.task), event.task, (task) => ({
        ...task,
        status: "blocked",
        pausedFor: { reason: event.cause, options: ["retry", "skip"] }
      }));
    case "task_skipped":
    case "task_forced":
      return override(run, event);
    case "commits_found":
      return foundCommits(run, event);
    case "commits_adopted":
      return adoptCommits(run, event);
    case "work_merged":
      return merged(run, event);
    case "merge_failed":
      return mergeFailed(run, event);
    case "override_undone":
      return undo(run, event);
    case "override_adopted":
      return adopt(run, event);
    case "task_retried":
      return retry(run, event);
    case "task_decided":
      return decide(run, event);
    case "tasks_added":
      return addTasks(run, event);
    case "force_asked":
      return {
        ...run,
        force: {
          task: event.task,
          at: event.at,
          client: event.client,
          session: event.session,
          who: event.who
        }
      };
    case "force_lapsed":
      return notice(
        without(run, "force"),
        event,
        `the force override of ${wordFor(run.tasks, event.task)} lapsed (${event.cause}); nothing was bypassed, /ultraplan:force-complete asks again`
      );
    case "run_paused":
      return elsewhere(settle(run, ["running", "parked"], "paused", `paused by ${event.who}`), event);
    case "run_resumed":
      return without(settle(run, ["paused", "parked", "halted", "finished"], "running"), "endedAt");
    case "config_read":
      return notice(
        { ...run, config: withMaxima(event.config) },
        event,
        `the configuration was read again by ${event.who}: ${event.changes.join(", ")}`
      );
    case "run_parked":
      return notice(
        settle(run, ["running"], "parked", event.cause),
        event,
        `the run was parked: ${event.cause}`
      );
    case "run_halted":
      return notice(
        settle(run, ["running", "parked", "paused"], "halted", event.cause),
        event,
        `the run was halted: ${event.cause}`
      );
    case "run_cancelled":
      return elsewhere(cancel(run, event), event);
    case "agent_stopped":
      return stopped(run, event);
    case "run_finished":
      return { ...settle(run, ["running"], "finished"), endedAt: event.at };
    case "directive_given": {
      const stops = run.standing.digest === event.digest ? run.standing.count : 0;
      return {
        ...run,
        standing: { digest: event.digest, count: event.via === "stop" ? stops + 1 : stops },
        knownStuck: run.tasks.filter(isStuck).map(({ id }) => id)
      };
    }
    case "prompt_seen":
      return run;
    case "refused":
      return notice(
        COORDINATORS.has(event.id) ? { ...run, refusedDispatches: (run.refusedDispatches ?? 0) + 1 } : run,
        event,
        `${event.what} was refused [${event.id}]; nothing was changed by it, ultraplan log tells more`
      );
    case "notices_told": {
      const { upTo, prompt, digest: digest2, transcript, from } = event;
      return { ...run, told: { upTo, prompt, ...digest2 ? { digest: digest2 } : {}, transcript, from } };
    }
    case "notices_shown":
      return {
        ...without(without(run, "told"), "unlisted"),
        notices: run.notices.filter((entry) => entry.seq > event.upTo)
      };
    case "announced":
      return { ...run, announced: [...run.announced ?? [], ...event.about.map(({ key }) => key)] };
    case "noted":
      return run;
  }
}

// src/engine/active.ts
import { existsSync, mkdirSync, readdirSync, readFileSync as readFileSync2, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname as dirname2, join as join9 } from "node:path";

// src/engine/places.ts
import { join as join8 } from "node:path";
var runsFolder = (commonDir) => join8(commonDir, "ultraplan", "runs");
var activeFile = (home, session) => join8(activeFolder(home), session);
var activeFolder = (home) => join8(ultraplanHome(home), "active");
var stoppingFile = (home, session) => join8(ultraplanHome(home), "stopping", session);
var noticesFile = (home, session) => join8(ultraplanHome(home), "notices", session);
var cancelMark = (dir) => join8(dir, "cancelled");
var approvedRef = (run) => `refs/ultraplan/${run}/approved`;
var RECEIPTS_REF = "refs/notes/ultraplan";
var waitingFile = (home, session) => join8(ultraplanHome(home), "waiting", session);
var askingFile = (home, session) => join8(ultraplanHome(home), "asking", session);
var dueFile = (home, session) => join8(ultraplanHome(home), "due", session);

// src/engine/active.ts
var readActive = (home, session) => read(activeFile(home, session));
var isMarkedCancelled = (dir) => existsSync(cancelMark(dir));
function readStopping(home, session) {
  try {
    return read(stoppingFile(home, session));
  } catch {
    return void 0;
  }
}
var forgetStopping = (home, session) => rmSync(stoppingFile(home, session), { force: true });
var readUntold = (home, name) => read(noticesFile(home, name));
function leaveUntold(home, names, run, dir, moved = {}) {
  for (const name of names) write(noticesFile(home, name), run, dir, moved);
}
var forgetUntold = (home, ...names) => {
  for (const name of names) rmSync(noticesFile(home, name), { force: true });
};
var untoldNames = ({ session, client }) => [session, String(client.pid)];
function read(file) {
  try {
    return JSON.parse(readFileSync2(file, "utf8"));
  } catch (error) {
    if (error.code === "ENOENT") return void 0;
    throw error;
  }
}
function writeActive(home, run, dir) {
  const file = activeFile(home, run.session);
  if (textOf(file) !== JSON.stringify(activeRun(run, dir))) write(file, run, dir);
}
var leaveStopping = (home, run, dir) => write(stoppingFile(home, run.session), run, dir);
function write(file, run, dir, moved = {}) {
  mkdirSync(dirname2(file), { recursive: true, mode: 448 });
  const temporary = join9(dirname2(dirname2(file)), `.${thisProcess().pid}.new`);
  writeFileSync(temporary, JSON.stringify({ ...activeRun(run, dir), ...moved }), { mode: 384 });
  renameSync(temporary, file);
}
function activeRun(run, dir) {
  const held = [...heldFiles(run).keys()];
  return {
    run: run.id,
    dir,
    root: run.root,
    plans: run.planFiles.map(({ path }) => path),
    views: run.views === "plan",
    ...held.length > 0 ? { held } : {}
  };
}
function sessionsOf(home, run) {
  let sessions = [];
  try {
    sessions = readdirSync(activeFolder(home));
  } catch {
  }
  return sessions.filter((session) => textOf(activeFile(home, session)).includes(`"run":"${run}"`));
}
function stopRun(home, run) {
  for (const session of sessionsOf(home, run)) {
    const stopping = stoppingFile(home, session);
    mkdirSync(dirname2(stopping), { recursive: true, mode: 448 });
    renameSync(activeFile(home, session), stopping);
  }
}
function textOf(file) {
  try {
    return readFileSync2(file, "utf8");
  } catch {
    return "";
  }
}

// src/engine/cancel-mark.ts
import { readFileSync as readFileSync6, rmSync as rmSync8, writeFileSync as writeFileSync8 } from "node:fs";

// src/run/has-ended.ts
var hasEnded = ({ state }) => state === "finished" || state === "cancelled";

// src/engine/projections/table.ts
import { readFileSync as readFileSync5, writeFileSync as writeFileSync7 } from "node:fs";
import { join as join13 } from "node:path";

// src/engine/projections/approved-ref.ts
var TRIES = 5;
var approvedRefs = {
  name: "approved-ref",
  project(run, place, before) {
    if (before?.approvedHead !== run.approvedHead) moveApprovedRef(run, place);
  }
};
function moveApprovedRef({ id, root }, { journal }) {
  for (let attempt = 1; ; attempt += 1) {
    const at = approvedRefAt(root, id);
    const wanted = journal.refresh()?.approvedHead;
    if (wanted === void 0 || wanted === at) return;
    try {
      git(root, ["update-ref", approvedRef(id), wanted, at ?? ""]);
      return;
    } catch (error) {
      if (attempt === TRIES) throw error;
    }
  }
}
var approvedRefAt = (root, run) => tryGit(root, ["rev-parse", "--verify", "--quiet", approvedRef(run)])?.trim();

// src/engine/projections/asking.ts
import { existsSync as existsSync2, mkdirSync as mkdirSync2, rmSync as rmSync3, writeFileSync as writeFileSync2 } from "node:fs";
import { dirname as dirname3 } from "node:path";

// src/engine/projections/session-files.ts
import { rmSync as rmSync2 } from "node:fs";
var sessionFiles = {
  name: "session-files",
  overwrites: true,
  project(run, place, before) {
    const { home, dir } = place;
    if (hasEnded(run)) return letGo(run, place, before);
    const isTaken = before ? hasEnded(before) || before.client !== run.client : isFree(home, run) && !isMarkedCancelled(dir);
    if (before && before.client !== run.client) release(home, before);
    if (isTaken || drives(home, run)) writeActive(home, run, dir);
  }
};
function letGo(run, { home, dir }, before) {
  const isNew = !before || !hasEnded(before);
  for (const name of untoldNames(run)) {
    const other = readUntold(home, name);
    const isOthers = other && (other.run !== run.id || other.left);
    if (isOthers && !(isNew && before)) continue;
    if (run.notices.length > 0) leaveUntold(home, [name], run, dir);
    else if (other?.run === run.id) forgetUntold(home, name);
  }
  if (isNew && run.stopping) leaveStopping(home, run, dir);
  else if (isNew && readStopping(home, run.session)?.run === run.id) forgetStopping(home, run.session);
  release(home, run);
}
function drives(home, run) {
  try {
    return readActive(home, run.session)?.run === run.id;
  } catch {
    return true;
  }
}
function mustDrive({ home, run, dir }) {
  if (readActive(home, run.session)?.run !== run.id) writeActive(home, run, dir);
}
function release(home, run) {
  const others = sessionsOf(home, run.id);
  for (const session of isFree(home, run) ? [run.session, ...others] : others) {
    const due2 = dueFile(home, session);
    const files = [activeFile, waitingFile, askingFile].map((file) => file(home, session));
    for (const file of [...files, due2, `${due2}.now`]) rmSync2(file, { force: true });
  }
}
function isFree(home, run) {
  try {
    return readActive(home, run.session) === void 0;
  } catch {
    return true;
  }
}

// src/engine/projections/asking.ts
var asking = {
  name: "asking",
  overwrites: true,
  project(run, { home }) {
    if (!drives(home, run)) return;
    const file = askingFile(home, run.session);
    const isAsking = run.tasks.some((task) => task.waiting);
    if (existsSync2(file) === isAsking) return;
    if (!isAsking) {
      rmSync3(file, { force: true });
      return;
    }
    mkdirSync2(dirname3(file), { recursive: true, mode: 448 });
    writeFileSync2(file, "", { mode: 384 });
  }
};

// src/engine/projections/checkouts.ts
var checkouts = {
  name: "checkouts",
  project(run, { dir }, before) {
    if (hasEnded(run) && !(before && hasEnded(before))) removeCheckouts(dir, run.root);
  }
};

// src/engine/projections/due.ts
import { mkdirSync as mkdirSync3, rmSync as rmSync4, statSync, utimesSync, writeFileSync as writeFileSync3 } from "node:fs";
import { dirname as dirname4 } from "node:path";
var due = {
  name: "due",
  overwrites: true,
  project(run, { home }) {
    if (!drives(home, run)) return;
    const file = dueFile(home, run.session);
    const times = run.tickets.flatMap((ticket) => dueAt(run, ticket) ?? []);
    const soonest = times.sort((a, b) => a.getTime() - b.getTime())[0];
    const marked = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
    if ((marked && Math.round(marked)) === soonest?.getTime()) return;
    if (!soonest) {
      rmSync4(file, { force: true });
      rmSync4(`${file}.now`, { force: true });
      return;
    }
    mkdirSync3(dirname4(file), { recursive: true, mode: 448 });
    writeFileSync3(file, "", { mode: 384 });
    utimesSync(file, soonest, soonest);
  }
};

// src/engine/projections/receipts.ts
import { isDeepStrictEqual } from "node:util";

// src/engine/receipt.ts
import { createHash as createHash3 } from "node:crypto";

// src/engine/canonical-json.ts
function canonicalJson(value, indent) {
  return JSON.stringify(sorted(value), void 0, indent);
}
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1);
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}

// src/engine/receipt.ts
var isOverride = (note) => "status" in note;
function receiptOf(run, task) {
  const { approval, approvedCommit, lastResult } = task;
  if (task.status !== "approved" || !approval || approvedCommit === void 0) return void 0;
  const base = task.attempts.at(-1)?.passed?.base;
  return {
    ultraplan: 1,
    run: run.id,
    task: task.id,
    title: task.title,
    commit: approvedCommit,
    ...base === void 0 ? {} : { base },
    ...lastResult === void 0 ? {} : { colour: lastResult.colour },
    attempts: task.attempts.length,
    ...approval,
    gate: gateDigest(lastResult)
  };
}
function gateDigest(result) {
  return createHash3("sha256").update(canonicalJson(result ?? {})).digest("hex");
}
function isSameReceipt(a, b) {
  const keys = ["run", "task", "commit", "seq", "hash", "gate"];
  return !isOverride(a) && keys.every((key) => a[key] === b[key]);
}
function parseReceipts(note) {
  return note.split("\n").flatMap((line) => {
    try {
      const receipt = JSON.parse(line);
      return receipt?.ultraplan === 1 ? [receipt] : [];
    } catch {
      return [];
    }
  });
}
function allReceipts(cwd) {
  const list = tryGit(cwd, ["notes", `--ref=${RECEIPTS_REF}`, "list"]) ?? "";
  const pairs = list.split("\n").flatMap((line) => {
    const [note, carrier] = line.split(" ");
    return note && carrier ? [{ note, carrier }] : [];
  });
  const texts = readBlobs(
    cwd,
    pairs.map(({ note }) => note)
  );
  return pairs.flatMap(
    ({ note, carrier }) => parseReceipts(texts.get(note) ?? "").map((receipt) => ({ carrier, receipt }))
  );
}
function readBlobs(cwd, ids) {
  const texts = /* @__PURE__ */ new Map();
  if (ids.length === 0) return texts;
  const answer = Buffer.from(git(cwd, ["cat-file", "--batch"], { input: `${ids.join("\n")}
` }));
  for (let at = 0; at < answer.length; ) {
    const end = answer.indexOf(10, at);
    const [id = "", kind, size] = answer.toString("utf8", at, end).split(" ");
    at = end + 1;
    if (kind !== "blob") continue;
    texts.set(id, answer.toString("utf8", at, at + Number(size)));
    at += Number(size) + 1;
  }
  return texts;
}
function leaveNote(cwd, commit, note) {
  const identity = ["-c", "user.name=ultraplan", "-c", "user.email=ultraplan@localhost"];
  git(cwd, [...identity, "notes", `--ref=${RECEIPTS_REF}`, "append", "-m", JSON.stringify(note), commit]);
}

// src/engine/projections/receipts.ts
var receipts = {
  name: "receipts",
  project(run, _place, before) {
    let notes;
    const isLeft = (isSame) => {
      if (before) return false;
      notes ??= allReceipts(run.root);
      return notes.some(({ receipt }) => isSame(receipt));
    };
    for (const task of run.tasks) {
      const was = before?.tasks.find(({ id }) => id === task.id);
      if (was === task) continue;
      if (task.approval && task.approval.seq !== was?.approval?.seq) leaveReceipt(run, task, isLeft);
      if (task.override !== was?.override) leaveOverrideNote(run, task, isLeft);
    }
  }
};
function leaveReceipt(run, task, isLeft) {
  const receipt = receiptOf(run, task);
  if (receipt && !isLeft((note) => isSameReceipt(note, receipt))) leaveNote(run.root, receipt.commit, receipt);
}
function leaveOverrideNote(run, { id, title, override: override2 }, isLeft) {
  const commit = branchHead(run);
  const isSame = (note) => isOverride(note) && note.run === run.id && note.task === id && isDeepStrictEqual(note.override, override2);
  if (!commit || isLeft(isSame)) return;
  const status = override2 ? `complete (${override2.kind === "skipped" ? "unverified" : "forced"})` : "override undone";
  leaveNote(run.root, commit, {
    ultraplan: 1,
    run: run.id,
    task: id,
    title,
    commit,
    status,
    ...override2 ? { override: override2 } : {},
    seq: run.lastSeq,
    at: run.lastAt
  });
}

// src/engine/projections/views.ts
import { copyFileSync, renameSync as renameSync2, rmSync as rmSync6, writeFileSync as writeFileSync5 } from "node:fs";
import { dirname as dirname5, join as join11 } from "node:path";

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
  const review = task.reviews.findLast((record2) => record2.role === "architect");
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
  const { override: override2 } = task;
  if (!override2) return void 0;
  const name = taskName2(task);
  const by = oneLine(override2.who);
  const at = isoSeconds(override2.at);
  const reason = oneLine(override2.reason);
  const doubts = override2.doubts ? { in_doubt: oneLine(override2.doubts.join("; ")) } : {};
  return override2.kind === "skipped" ? {
    name,
    status: "complete (unverified)",
    skip_reason: reason,
    skipped_by: by,
    skipped_at: at,
    ...doubts,
    requires_manual_commit: true
  } : {
    name,
    status: "complete (forced)",
    force_reason: reason,
    forced_by: by,
    forced_at: at,
    ...doubts,
    session: oneLine(override2.session),
    prompt: oneLine(override2.prompt),
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

// src/view/state.ts
var RECENT = 10;
function renderState(run) {
  const sections = [
    heading(run),
    ...currentTasks(run).map((task) => currentTask(run, task)),
    `## Gate Statistics

${fenced(statistics(run))}`,
    `## Recent Failures

${fenced({ recent_failures: failureLog(run) })}`,
    overrides(run),
    concerns(run),
    taskList(run)
  ];
  return `${sections.filter((section) => section !== "").join("\n\n")}
`;
}
var fenced = (value) => `\`\`\`yaml
${toYaml(value)}
\`\`\``;
function heading(run) {
  const stats = gateStats(run);
  const counted2 = [
    `${stats.passed} approved`,
    `${stats.failed} failed`,
    `${stats.inProgress} in progress`,
    `${stats.pending} pending`,
    ...stats.blocked > 0 ? [`${stats.blocked} blocked`] : [],
    ...stats.skipped > 0 ? [`${stats.skipped} skipped (unverified)`] : [],
    ...stats.forced > 0 ? [`${stats.forced} forced`] : [],
    ...stats.doneBefore > 0 ? [`${stats.doneBefore} done before`] : []
  ];
  const cause = run.cause === void 0 ? "" : ` (${oneLine(run.cause)})`;
  return [
    markdownLine(`# State: ${run.spec}`),
    `Total: ${stats.total} tasks, ${counted2.join(", ")}`,
    `Run ${oneLine(run.id)} is ${run.state}${cause}, as of ${isoSeconds(run.lastAt)}.`,
    "<!-- written by ultraplan from its journal; nothing written here is read back -->"
  ].join("\n\n");
}
function currentTask(run, task) {
  const steps = gateSteps(run, task);
  const cells = task.status === "approved" ? 8 : task.status === "pending" ? 0 : steps.step * 2;
  const bar = "#".repeat(cells) + "-".repeat(8 - cells);
  return [
    markdownLine(`## Current Task: ${taskName2(task)}`),
    `Gate Progress: [${bar}] Step ${steps.step}/3`,
    [
      stepLine("Step 1: Executor ", steps.executor),
      stepLine("Step 2: Verify   ", steps.verify),
      stepLine("Step 3: Architect", steps.architect)
    ].join("\n"),
    `Status: ${steps.gateStatus}`,
    fenced({ current_task: currentEntry(run, task, steps) })
  ].join("\n\n");
}
var MARKS2 = {
  success: "x",
  passed: "x",
  approved: "x",
  running: "~",
  reviewing: "~",
  failure: "!",
  blocked: "!",
  failed: "!",
  rejected: "!"
};
function stepLine(name, step) {
  const word = step.status === "reviewing" ? "RUNNING" : step.status.toUpperCase();
  const at = step.at === void 0 ? "" : ` (${clock(step.at)})`;
  return `[${MARKS2[step.status] ?? " "}] ${name}   - ${word}${at}`;
}
function currentEntry(run, task, steps) {
  return {
    name: taskName2(task),
    phase: task.phase === void 0 ? void 0 : oneLine(task.phase),
    plan: planName(run, task),
    gate_status: steps.gateStatus,
    gate_step: steps.step,
    executor_status: steps.executor.status,
    verify_status: steps.verify.status,
    architect_status: steps.architect.status,
    started_at: task.startedAt && isoSeconds(task.startedAt),
    last_step_at: task.lastStepAt && isoSeconds(task.lastStepAt),
    attempt: Math.max(1, task.attempts.length),
    max_attempts: maxAttempts(run, task),
    previous_failures: failuresOf(task).map((failure) => `${failure.type}: ${oneLine(failure.reason)}`)
  };
}
function statistics(run) {
  const stats = gateStats(run);
  const [current] = currentTasks(run);
  return {
    gate_stats: {
      total_tasks: stats.total,
      passed: stats.passed,
      failed: stats.failed,
      in_progress: stats.inProgress,
      pending: stats.pending,
      blocked: stats.blocked,
      skipped: stats.skipped,
      forced: stats.forced,
      done_before: stats.doneBefore,
      pass_rate: stats.passRate === void 0 ? "n/a" : `${stats.passRate}%`,
      avg_attempts: stats.averageAttempts,
      current_gate: current && {
        task: taskName2(current),
        status: current.status.toUpperCase(),
        attempt: Math.max(1, current.attempts.length)
      }
    }
  };
}
var failureLog = (run) => recentFailures(run, RECENT).map(({ task, failure, recovered, resolution: resolution2 }) => ({
  task: taskName2(task),
  attempt: failure.attempt,
  failure_type: failure.type,
  error: oneLine(failure.reason),
  recovered,
  resolution: resolution2
}));
function overrides(run) {
  const entries = run.tasks.flatMap((task) => overrideEntry(task) ?? []);
  return entries.length === 0 ? "" : `## Skipped and Forced Tasks

${fenced({ tasks: entries })}`;
}
function concerns(run) {
  const lines = concernsOf(run).map(
    ({ task, from, text }) => markdownLine(`- ${taskName2(task)}: ${text} [${from}]`)
  );
  const odd = run.anomalies.map((text) => `- the journal holds an event out of place: ${oneLine(text)}`);
  return `## Concerns

${[...lines, ...odd].join("\n") || "none"}`;
}
function taskList(run) {
  const rows = run.tasks.map((task) => {
    const tries = task.attempts.length === 0 ? "" : `, attempt ${task.attempts.length}/${maxAttempts(run, task)}`;
    const marks = flagsOf(task);
    return `- ${markdownLine(taskName2(task))}: ${statusLabel(task)}${tries}${marks.length > 0 ? ` [${marks.join(", ")}]` : ""}`;
  });
  return `## Tasks

${rows.join("\n") || "none"}`;
}

// src/engine/tampered-views.ts
import { createHash as createHash4 } from "node:crypto";
import { appendFileSync, existsSync as existsSync3, readFileSync as readFileSync3, rmSync as rmSync5, statSync as statSync2, writeFileSync as writeFileSync4 } from "node:fs";
import { join as join10, relative } from "node:path";
var digest = (text) => createHash4("sha256").update(text).digest("hex");
var noteIn = (dir) => join10(dir, ".state-digest");
var MOST_BYTES = 65 * 200;
function rememberView(dir, text) {
  try {
    const size = statSync2(noteIn(dir), { throwIfNoEntry: false })?.size ?? 0;
    if (size > MOST_BYTES) writeFileSync4(noteIn(dir), readFileSync3(noteIn(dir)).subarray(size / 2));
    appendFileSync(noteIn(dir), `${digest(text)}
`);
  } catch {
  }
}
function tamperedViews(run, path, dir) {
  const found = contentOf(path);
  const noted = contentOf(noteIn(dir))?.toString("utf8");
  const isOurs = found === void 0 || noted === void 0 || noted.includes(digest(found));
  return isOurs && !existsSync3(tamperedIn(dir)) ? [] : [relative(run.root, path).replaceAll("\\", "/")];
}
function noteTampered(run, path, dir) {
  if (tamperedViews(run, path, dir).length > 0) writeFileSync4(tamperedIn(dir), "");
}
function forgetTampered(dir) {
  if (existsSync3(tamperedIn(dir))) rmSync5(tamperedIn(dir), { force: true });
}
var tamperedIn = (dir) => join10(dir, ".state-tampered");
function contentOf(path) {
  try {
    return readFileSync3(path);
  } catch {
    return void 0;
  }
}

// src/engine/projections/views.ts
function statePath(run, dir) {
  const plan = run.planFiles[0]?.path ?? "";
  return run.views === "journal" ? join11(dir, "STATE.md") : join11(run.root, dirname5(plan), "STATE.md");
}
var summaryPath = (run, dir) => join11(dirname5(statePath(run, dir)), "SUMMARY.md");
var views = {
  name: "views",
  overwrites: true,
  project(run, { dir }, before) {
    if (before && !hasEnded(run) && saysTheSame(before, run)) return;
    const state = renderState(run);
    if (!before || renderState({ ...before, lastAt: run.lastAt }) !== state) writeState(run, dir, state);
    if (!hasEnded(run)) return;
    const summary = renderSummaryMarkdown(run);
    if (!before || !hasEnded(before) || renderSummaryMarkdown(before) !== summary)
      replaceFile(summaryPath(run, dir), summary, dir);
  }
};
var UNSEEN = /* @__PURE__ */ new Set(["lastSeq", "lastAt", "notices", "unlisted", "refusedDispatches", "standing"]);
var saysTheSame = (before, run) => Object.keys({ ...before, ...run }).every(
  (key) => UNSEEN.has(key) || before[key] === run[key]
);
function writeState(run, dir, text) {
  const path = statePath(run, dir);
  if (run.tickets.some((ticket) => isAtWork(ticket, run))) noteTampered(run, path, dir);
  else forgetTampered(dir);
  rememberView(dir, text);
  replaceFile(path, text, dir);
}
var isAtWork = ({ role, redeemedAt }, { lastAt }) => role === "spec-executor" && redeemedAt !== void 0 && redeemedAt !== lastAt;
function replaceFile(path, text, scratch) {
  const temporary = join11(scratch, `.view-${thisProcess().pid}`);
  writeFileSync5(temporary, text);
  try {
    renameSync2(temporary, path);
  } catch {
    try {
      copyFileSync(temporary, path);
    } finally {
      rmSync6(temporary, { force: true });
    }
  }
}

// src/engine/projections/work.ts
import { readFileSync as readFileSync4, rmSync as rmSync7, writeFileSync as writeFileSync6 } from "node:fs";
import { join as join12 } from "node:path";
var work = {
  name: "work",
  overwrites: true,
  project(run, { dir }, before) {
    const file = workFile(dir);
    if (!hasEnded(run)) {
      if (isMarkedCancelled(dir)) return;
      const branch = `refs/heads/${run.branch}`;
      if (readText(file) !== branch) writeFileSync6(file, branch);
      return;
    }
    if (before && hasEnded(before) && before.approvedHead === run.approvedHead) return;
    const tip = freezeWork(dir, run.root);
    if (tip === void 0) return;
    const open = tryGit(run.root, ["rev-list", "--max-count=1", tip, "--not", run.approvedHead, "--"]);
    if (open?.trim() === "") rmSync7(file, { force: true });
  }
};
var workFile = (dir) => join12(dir, "work");
function freezeWork(dir, root) {
  const now = readText(workFile(dir));
  if (!now?.startsWith("refs/")) return now;
  const tip = tryGit(root, ["rev-parse", "--verify", "--quiet", `${now}^{commit}`])?.trim();
  if (tip === void 0) rmSync7(workFile(dir), { force: true });
  else writeFileSync6(workFile(dir), tip);
  return tip;
}
function readText(file) {
  try {
    return readFileSync4(file, "utf8");
  } catch {
    return void 0;
  }
}

// src/engine/projections/table.ts
var PROJECTIONS = [
  sessionFiles,
  due,
  asking,
  approvedRefs,
  receipts,
  work,
  views,
  checkouts
];
function project(open, before) {
  const { run, dir } = open;
  const mark = projectedUpTo(dir);
  const start = before && mark !== void 0 && mark < before.lastSeq ? void 0 : before;
  let isDone2 = tryAll(PROJECTIONS, run, open, start);
  let seen = run;
  for (let now = newest(open); now && now.lastSeq > seen.lastSeq; now = newest(open)) {
    const overwriting = PROJECTIONS.filter(({ overwrites }) => overwrites);
    isDone2 = tryAll(overwriting, now, open, seen) && isDone2;
    seen = now;
  }
  const upTo = isDone2 ? Math.max(mark ?? 0, run.lastSeq) : 0;
  if (upTo !== mark) leaveMark(dir, upTo);
}
function catchUp(open) {
  if (!hasEnded(open.run)) return;
  const mark = projectedUpTo(open.dir) ?? 0;
  if (mark > 0 && mark < open.run.lastSeq) project(open, void 0);
}
function tryAll(projections, run, place, before) {
  let isDone2 = true;
  for (const projection of projections) {
    try {
      projection.project(run, place, before);
    } catch {
      isDone2 = false;
    }
  }
  return isDone2;
}
function newest({ journal }) {
  try {
    return journal.isCurrent() ? journal.state : journal.refresh();
  } catch {
    return void 0;
  }
}
var markIn = (dir) => join13(dir, ".projected");
function leaveMark(dir, upTo) {
  for (const flag2 of ["r+", "w"]) {
    try {
      writeFileSync7(markIn(dir), String(upTo).padStart(12, "0"), { flag: flag2 });
      return;
    } catch {
    }
  }
}
function projectedUpTo(dir) {
  try {
    return Number(readFileSync5(markIn(dir), "utf8"));
  } catch {
    return void 0;
  }
}

// src/engine/cancel-mark.ts
function leaveCancelMark(dir, root, who) {
  freezeWork(dir, root);
  writeFileSync8(cancelMark(dir), `${oneLine(who)}
`, { mode: 384 });
}
function settleCancelMark(open) {
  if (!isMarkedCancelled(open.dir)) return;
  if (!hasEnded(open.run)) {
    const who = oneLine(readFileSync6(cancelMark(open.dir), "utf8")) || "a person";
    append(open, { type: "run_cancelled", who, via: "a terminal" });
  } else project(open, void 0);
  rmSync8(cancelMark(open.dir), { force: true });
}

// src/engine/open-run.ts
var reducer = { version: REDUCER_VERSION, reduce, brief: { version: BRIEF_VERSION, of: brief } };
function openJournalAt(dir, home, create = false) {
  return openJournal(dir, { home, reducer, create });
}
function openActiveRun(home, session) {
  const active = readActive(home, session);
  if (!active) return void 0;
  const open = openRunAt(active.dir, home);
  if (!open) throw new Error(`the journal of run ${active.run} is empty`);
  return open;
}
function openRunAt(dir, home) {
  const journal = openJournalAt(dir, home);
  if (!journal.state) return void 0;
  const open = { run: journal.state, journal, dir, home };
  settleCancelMark(open);
  catchUp(open);
  return open;
}
function openRun(cwd, home, runId) {
  const repository = findRepository(cwd);
  if (!repository)
    return {
      error: `${cwd} is not inside a git repository`,
      fix: "change to the repository that holds the plan"
    };
  const folder = runsFolder(repository.commonDir);
  const id = runId ?? listRuns(repository.commonDir).at(-1);
  if (id === void 0)
    return {
      error: "there is no run in this repository yet",
      fix: "start one in Claude Code with /ultraplan:implement <spec>"
    };
  const dir = join14(folder, id);
  if (!isRunId(id) || !existsSync4(dir)) {
    return {
      error: `there is no run ${id} in this repository`,
      fix: `runs: ${listRuns(repository.commonDir).join(", ") || "none"}`
    };
  }
  return openRunAt(dir, home) ?? {
    error: `the journal of run ${id} is empty`,
    fix: `remove ${dir} if the run never started`
  };
}
function listRuns(commonDir) {
  const folder = runsFolder(commonDir);
  return existsSync4(folder) ? readdirSync2(folder).filter(isRunId).sort() : [];
}
var isRunId = (name) => /^\d{8}T\d{6}-[\w.-]+$/.test(name);

// src/engine/record.ts
var TRIES2 = 3;
function record(open, decide2) {
  const decision = write2(open, decide2);
  if (!decision) throw new Error("nothing was decided");
  return decision.reply;
}
function append(open, ...events) {
  record(open, () => ({ events, reply: void 0 }));
}
function recordOn(open, gather, decide2) {
  for (let attempt = 1; ; attempt += 1) {
    const seen = open.run;
    const facts = gather(seen);
    const decision = write2(open, (run) => {
      if (run.lastSeq === seen.lastSeq) return decide2(run, facts);
      return attempt === TRIES2 ? decide2(run, gather(run)) : void 0;
    });
    if (decision) return decision.reply;
  }
}
function recordStart(dir, home, first) {
  const journal = openJournalAt(dir, home, true);
  const start = first();
  const { state } = journal.update((run) => run ? [] : [start]);
  if (!state) throw new Error("the run has no state");
  const open = { run: state, journal, dir, home };
  project(open, void 0);
  return open;
}
function write2(open, decide2) {
  let before;
  let decision;
  const { state, events } = open.journal.update((run) => {
    if (!run) throw new Error("the run has no state");
    before = run;
    decision = decide2(run);
    return decision?.events ?? [];
  });
  if (state) open.run = state;
  if (events.length > 0) {
    project(open, before);
    announce(open);
  }
  return decision;
}
function announce(open) {
  if (open.run.config.webhook === void 0 || announcements(open.run).length === 0) return;
  const claimed = record(open, (run) => {
    const about = announcements(run);
    return about.length > 0 ? { events: [{ type: "announced", about }], reply: run.lastSeq + 1 } : { events: [], reply: void 0 };
  });
  if (claimed === void 0) return;
  try {
    startWorker(["notify", open.dir, open.home, String(claimed)]);
  } catch (error) {
    append(open, { type: "noted", text: `the webhook was not told: ${error.message}` });
  }
}

export {
  ultraplanHome,
  clientHome,
  recordedRuns,
  locateLog,
  readJournal,
  configFor,
  gateSeconds,
  heldBackBy,
  isDone,
  isStuck,
  isReady,
  readiness,
  parallelGroup,
  attemptsUsed,
  taskIndex,
  verifiersNeeded,
  needsSpecReview,
  reviewBatch,
  nextReviewIndex,
  recordsOf,
  fixTasksOf,
  specRecords,
  nextReviews,
  specReviewOf,
  mayAccept,
  wordLeft,
  reduce,
  runsFolder,
  activeFile,
  activeFolder,
  approvedRef,
  RECEIPTS_REF,
  waitingFile,
  canonicalJson,
  isOverride,
  receiptOf,
  isSameReceipt,
  allReceipts,
  reviewWork,
  readActive,
  isMarkedCancelled,
  leaveUntold,
  untoldNames,
  stopRun,
  hasEnded,
  approvedRefs,
  moveApprovedRef,
  approvedRefAt,
  mustDrive,
  release,
  branchHead,
  checkedOut,
  receipts,
  lastReviews,
  taskName2 as taskName,
  nameIn,
  shownStatus,
  isDoneBefore,
  statusLabel,
  flagsOf,
  shortCommit,
  plural,
  failuresOf,
  gateSteps,
  markdownLine,
  isoSeconds,
  clock,
  between,
  duration,
  overrideEntry,
  totalsOf,
  isActive,
  maxAttempts,
  toYaml,
  renderState,
  summaryJson,
  renderSummary,
  renderSummaryMarkdown,
  statePath,
  record,
  append,
  recordOn,
  recordStart,
  leaveCancelMark,
  openJournalAt,
  openActiveRun,
  openRunAt,
  openRun,
  listRuns
};
