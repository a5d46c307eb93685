import {
  gateSteps,
  overrideEntry,
  toYaml
} from "./shared-gate-steps.js";
import {
  failuresOf,
  markdownLine,
  recentFailures,
  renderSummaryMarkdown
} from "./shared-failures.js";
import {
  concernsOf
} from "./shared-concerns.js";
import {
  currentTasks,
  gateStats,
  maxAttempts
} from "./shared-totals.js";
import {
  clock,
  flagsOf,
  isoSeconds,
  planName,
  statusLabel,
  taskName
} from "./shared-names.js";
import {
  oneLine
} from "./shared-shared-2.js";
import {
  thisProcess
} from "./shared-process-ref.js";
import {
  tryGit
} from "./shared-git.js";

// src/engine/publish-views.ts
import { copyFileSync, renameSync, rmSync as rmSync2, writeFileSync as writeFileSync3 } from "node:fs";
import { dirname, join as join3 } from "node:path";

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
    markdownLine(`## Current Task: ${taskName(task)}`),
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
    name: taskName(task),
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
        task: taskName(current),
        status: current.status.toUpperCase(),
        attempt: Math.max(1, current.attempts.length)
      }
    }
  };
}
var failureLog = (run) => recentFailures(run, RECENT).map(({ task, failure, recovered, resolution }) => ({
  task: taskName(task),
  attempt: failure.attempt,
  failure_type: failure.type,
  error: oneLine(failure.reason),
  recovered,
  resolution
}));
function overrides(run) {
  const entries = run.tasks.flatMap((task) => overrideEntry(task) ?? []);
  return entries.length === 0 ? "" : `## Skipped and Forced Tasks

${fenced({ tasks: entries })}`;
}
function concerns(run) {
  const lines = concernsOf(run).map(
    ({ task, from, text }) => markdownLine(`- ${taskName(task)}: ${text} [${from}]`)
  );
  const odd = run.anomalies.map((text) => `- the journal holds an event out of place: ${oneLine(text)}`);
  return `## Concerns

${[...lines, ...odd].join("\n") || "none"}`;
}
function taskList(run) {
  const rows = run.tasks.map((task) => {
    const tries = task.attempts.length === 0 ? "" : `, attempt ${task.attempts.length}/${maxAttempts(run, task)}`;
    const marks = flagsOf(task);
    return `- ${markdownLine(taskName(task))}: ${statusLabel(task)}${tries}${marks.length > 0 ? ` [${marks.join(", ")}]` : ""}`;
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
  const file = join(dir, "work");
  const ended = run.state === "finished" || run.state === "cancelled";
  const branch = `refs/heads/${run.branch}`;
  const before = readText(file);
  if (!ended) {
    if (before !== branch) writeFileSync(file, branch);
    return;
  }
  if (before !== branch) return;
  const open = tryGit(run.root, ["rev-list", "--max-count=1", branch, "--not", run.approvedHead, "--"]);
  const tip = tryGit(run.root, ["rev-parse", "--verify", "--quiet", `${branch}^{commit}`])?.trim();
  if (open?.trim() === "" || tip === void 0) rmSync(file, { force: true });
  else writeFileSync(file, tip);
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
  if (run.state === "finished" || run.state === "cancelled")
    replaceFile(summaryPath(run, dir), renderSummaryMarkdown(run), dir);
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
  renderState,
  statePath,
  publishViews
};
