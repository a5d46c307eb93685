import {
  outstandingFindings
} from "./shared-concerns.js";
import {
  totalsOf
} from "./shared-totals.js";
import {
  between,
  clock,
  duration,
  flagsOf,
  isDoneBefore,
  isoSeconds,
  plural,
  shortCommit,
  shownStatus,
  statusLabel
} from "./shared-names.js";
import {
  cut,
  displayWidth,
  pad
} from "./shared-width.js";
import {
  oneLine
} from "./shared-terminal.js";

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
  const ids = (is) => run.tasks.filter(is).map((task) => oneLine(task.id)).join(", ");
  const overridden2 = (status) => run.tasks.filter((task) => task.status === status && !task.override?.adopted);
  const stuck = run.tasks.filter((task) => task.pausedFor !== void 0);
  const doubted = [...new Set(outstandingFindings(run).map(({ task }) => oneLine(task.id)))].join(", ");
  const before = ids(isDoneBefore);
  return [
    ...stuck.map((task) => stuckStep(run, task)),
    ...runStep(run),
    ...[...overridden2("forced"), ...overridden2("skipped")].map((task) => overrideStep(run, task)),
    ...foreignSteps(run),
    ...doubted === "" ? [] : [`answer the review findings on ${doubted}`],
    ...before === "" ? [] : [`${before} was ticked before the run and no gate has looked at it`],
    ...proofSteps(run)
  ];
}
function overrideStep({ state }, task) {
  const id = oneLine(task.id);
  return task.status === "forced" && state !== "cancelled" ? `fix task ${id} or its verification, then /ultraplan:retry --task ${id} sends it through the gate` : `check the work of ${id} yourself and commit it by hand; the approved ref stops before it until /ultraplan:adopt --task ${id}`;
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
  return state === "cancelled" ? `look at task ${id} (${reason}): ${story}` : `decide on task ${id} (${reason}): /ultraplan:retry --task ${id} tries again, ${story}`;
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
function overridden(run, kind) {
  return run.tasks.flatMap(
    ({ id, title, override }) => override?.kind === kind ? [
      {
        id: oneLine(id),
        title: oneLine(title),
        who: oneLine(override.who),
        at: override.at,
        reason: oneLine(override.reason)
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
var forcedWarning = ({ id, who, at }) => `warning: task ${id} was forced by ${who} at ${clock(at)} UTC and bypassed all quality checks; fix the task or its verification instead`;
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
    ...summary.forced.map(forcedWarning),
    ...section(
      "skipped (unverified)",
      summary.skipped.map(({ id, who, at, reason }) => `  ${id}: ${reason} (${who}, ${clock(at)} UTC)`)
    ),
    ...section(
      "outstanding review findings",
      summary.outstanding.map(({ task, from, finding }) => `  ${task}: ${finding} [${from}]`)
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
    const row = `  ${pad(id, idWidth)}  ${pad(labels[index] ?? "", labelWidth)}  ${pad(tries, 10)}  ${pad(time, 12)}  ${cut(title, titleWidth)}`;
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
  const rows = summary.tasks.map((task, index) => {
    const state = run.tasks[index];
    const cells = [
      task.id,
      task.title,
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
    summary.forced.map((forced) => `> ${markdownLine(forcedWarning(forced))}`).join("\n>\n"),
    list(
      "Skipped (unverified)",
      summary.skipped.map(
        ({ id, title, who, at, reason }) => `${id} ${title}: ${reason} (${who}, ${isoSeconds(at)}); requires a manual commit`
      )
    ),
    list(
      "Forced",
      summary.forced.map(
        ({ id, title, who, at }) => `${id} ${title} (forced) by ${who}, ${isoSeconds(at)}; requires a manual commit`
      )
    ),
    list(
      "Outstanding review findings",
      summary.outstanding.map(({ task, from, finding }) => `${task}: ${finding} [${from}]`)
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

export {
  recentFailures,
  failuresOf,
  summaryJson,
  renderSummary,
  markdownLine,
  renderSummaryMarkdown
};
