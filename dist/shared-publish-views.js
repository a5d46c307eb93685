import {
  oneLine
} from "./shared-terminal.js";
import {
  cut,
  displayWidth,
  pad
} from "./shared-width.js";
import {
  removeCheckouts
} from "./shared-checkout.js";
import {
  thisProcess
} from "./shared-process-ref.js";
import {
  taskName,
  taskWord,
  wordFor
} from "./shared-task-name.js";
import {
  tryGit
} from "./shared-git.js";

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
    const some = files.slice(0, MOST_FILES).map(oneLine).join(", ");
    return `look at ${plural(count, "commit")} that no executor made (${some}${files.length > MOST_FILES ? " and others" : ""}): git log ${shortCommit(from)}..${shortCommit(to)}; the approved ref stops before ${count === 1 ? "it" : "them"} until /ultraplan:adopt --commits`;
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
    (newest, task) => newest && (newest.lastStepAt ?? "") > (task.lastStepAt ?? "") ? newest : task,
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
    outstanding: outstandingFindings(run).map(({ task, from, text }) => ({
      task: oneLine(task.id),
      from,
      finding: text
    })),
    tasks: run.tasks.map(summarise),
    next: nextSteps(run)
  };
}
var doubted = ({ doubts }) => doubts ? `; in doubt: ${doubts.join("; ")}` : "";
function overridden(run, kind) {
  return run.tasks.flatMap(
    ({ id, title, override }) => override?.kind === kind ? [
      {
        id: oneLine(id),
        title: oneLine(title),
        who: oneLine(override.who),
        at: override.at,
        reason: oneLine(override.reason),
        ...override.doubts ? { doubts: override.doubts.map(oneLine) } : {}
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
function renderSummary(run, columns = 100) {
  const summary = summaryJson(run);
  const section = (title, lines2) => lines2.length === 0 ? [] : ["", title, ...lines2];
  const lines = [
    summaryHeadline(summary),
    ...summary.forced.map((forced) => forcedWarning(run, forced)),
    ...section(
      "skipped (unverified)",
      summary.skipped.map(
        (one) => `  ${nameIn(run, one.id)}: ${one.reason} (${one.who}, ${clock(one.at)} UTC)${doubted(one)}`
      )
    ),
    ...section(
      "outstanding review findings",
      summary.outstanding.map(({ task, from, finding }) => `  ${nameIn(run, task)}: ${finding} [${from}]`)
    ),
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
    list(
      "Outstanding review findings",
      summary.outstanding.map(({ task, from, finding }) => `${nameIn(run, task)}: ${finding} [${from}]`)
    ),
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

// src/engine/publish-views.ts
import { copyFileSync, renameSync, rmSync as rmSync2, writeFileSync as writeFileSync3 } from "node:fs";
import { dirname, join as join3 } from "node:path";

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
  const name = taskName2(task);
  const by = oneLine(override.who);
  const at = isoSeconds(override.at);
  const reason = oneLine(override.reason);
  const doubts = override.doubts ? { in_doubt: oneLine(override.doubts.join("; ")) } : {};
  return override.kind === "skipped" ? {
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
  const counted = [
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
    `Total: ${stats.total} tasks, ${counted.join(", ")}`,
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
var MARKS = {
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
  return `[${MARKS[step.status] ?? " "}] ${name}   - ${word}${at}`;
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

// src/engine/publish-work.ts
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
function publishWork(run, dir) {
  try {
    publish(run, dir);
  } catch {
  }
}
function publish(run, dir) {
  const file = workFile(dir);
  if (run.state !== "finished" && run.state !== "cancelled") {
    const branch = `refs/heads/${run.branch}`;
    if (readText(file) !== branch) writeFileSync(file, branch);
    return;
  }
  const tip = freezeWork(dir, run.root);
  if (tip === void 0) return;
  const open = tryGit(run.root, ["rev-list", "--max-count=1", tip, "--not", run.approvedHead, "--"]);
  if (open?.trim() === "") rmSync(file, { force: true });
}
var workFile = (dir) => join(dir, "work");
function freezeWork(dir, root) {
  const work = readText(workFile(dir));
  if (!work?.startsWith("refs/")) return work;
  const tip = tryGit(root, ["rev-parse", "--verify", "--quiet", `${work}^{commit}`])?.trim();
  if (tip === void 0) rmSync(workFile(dir), { force: true });
  else writeFileSync(workFile(dir), tip);
  return tip;
}
function readText(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return void 0;
  }
}

// src/engine/tampered-views.ts
import { createHash } from "node:crypto";
import { appendFileSync, readFileSync as readFileSync2, writeFileSync as writeFileSync2 } from "node:fs";
import { join as join2, relative } from "node:path";
var digest = (text) => createHash("sha256").update(text).digest("hex");
var noteIn = (dir) => join2(dir, ".state-digest");
var MOST_BYTES = 65 * 200;
function rememberView(dir, text) {
  try {
    const known = contentOf(noteIn(dir));
    if (known && known.length > MOST_BYTES) writeFileSync2(noteIn(dir), known.subarray(known.length / 2));
    appendFileSync(noteIn(dir), `${digest(text)}
`);
  } catch {
  }
}
function contentOf(path) {
  try {
    return readFileSync2(path);
  } catch {
    return void 0;
  }
}

// src/engine/publish-views.ts
function statePath(run, dir) {
  const plan = run.planFiles[0]?.path ?? "";
  return run.views === "journal" ? join3(dir, "STATE.md") : join3(run.root, dirname(plan), "STATE.md");
}
var summaryPath = (run, dir) => join3(dirname(statePath(run, dir)), "SUMMARY.md");
function publishViews(run, dir) {
  const state = renderState(run);
  rememberView(dir, state);
  replaceFile(statePath(run, dir), state, dir);
  publishWork(run, dir);
  if (run.state !== "finished" && run.state !== "cancelled") return;
  replaceFile(summaryPath(run, dir), renderSummaryMarkdown(run), dir);
  removeCheckouts(dir, run.root);
}
function replaceFile(path, text, scratch) {
  const temporary = join3(scratch, `.view-${thisProcess().pid}`);
  try {
    writeFileSync3(temporary, text);
    try {
      renameSync(temporary, path);
    } catch {
      copyFileSync(temporary, path);
    }
  } catch {
  } finally {
    rmSync2(temporary, { force: true });
  }
}

export {
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
  freezeWork,
  statePath,
  publishViews
};
