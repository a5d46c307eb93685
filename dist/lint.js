import {
  lint
} from "./shared-lint-plan.js";
import {
  renderFindings,
  summarizeFindings
} from "./shared-findings.js";
import {
  palette
} from "./shared-shared-3.js";
import "./shared-find-plan.js";
import {
  UsageError
} from "./shared-command.js";
import {
  commandEnvironment,
  runCommand
} from "./shared-command-environment.js";
import "./shared-build-output.js";
import "./shared-example.js";
import {
  commandsOf
} from "./shared-commands.js";
import "./shared-build-task.js";
import "./shared-check-packet.js";
import "./shared-assertions.js";
import "./shared-title.js";
import "./shared-read-config.js";
import "./shared-is-proof.js";
import "./shared-lines.js";
import {
  openRun
} from "./shared-active.js";
import "./shared-terminal.js";
import "./shared-width.js";
import "./shared-change.js";
import "./shared-checkout.js";
import "./shared-process-ref.js";
import "./shared-bring-ignored.js";
import {
  taskWord
} from "./shared-task-name.js";
import "./shared-git-status.js";
import "./shared-git.js";
import "./shared-shared.js";

// src/cli/lint.ts
import { parseArgs } from "node:util";

// src/run/lifecycle.ts
var LIFECYCLE = ["DRAFT", "LINT_PASS", "RATIFIED", "EXECUTING", "VERIFIED", "GRADUATED"];
function lifecycleOf(lint3, events) {
  const before = lint3 === "clean" ? "LINT_PASS" : "DRAFT";
  const tasks = /* @__PURE__ */ new Map();
  let ended;
  for (const event of events) {
    switch (event.type) {
      case "run_started":
      case "tasks_added":
        for (const task of event.tasks) if (!task.doneBefore) tasks.set(task.id, "RATIFIED");
        break;
      case "ticket_issued":
        if (event.role === "spec-executor") move(event.task, "EXECUTING");
        break;
      case "gate_judged":
        move(event.result.task, event.result.outcome === "PASSED" ? "VERIFIED" : "EXECUTING");
        break;
      case "task_approved":
        move(event.task, "GRADUATED");
        break;
      case "task_retried":
      case "task_skipped":
      case "task_forced":
      case "override_undone":
        move(event.task, "EXECUTING");
        break;
      case "run_cancelled":
        ended = "cancelled";
        break;
      default:
        break;
    }
  }
  if (tasks.size === 0 || ended) return { plan: before, tasks: /* @__PURE__ */ new Map() };
  return { plan: leastOf([...tasks.values()]), tasks };
  function move(task, to) {
    if (tasks.has(task)) tasks.set(task, to);
  }
}
function leastOf(states) {
  const least = states.reduce((a, b) => LIFECYCLE.indexOf(a) <= LIFECYCLE.indexOf(b) ? a : b);
  return least === "RATIFIED" && states.some((state) => state !== "RATIFIED") ? "EXECUTING" : least;
}

// src/engine/plan-lifecycle.ts
function planLifecycle(cwd, home, { plan, findings }) {
  const lint3 = findings.some((finding) => finding.severity === "block") ? "blocked" : "clean";
  try {
    const open = openRun(cwd, home);
    if ("error" in open || open.run.spec !== plan.name) return lifecycleOf(lint3, []).plan;
    return lifecycleOf(lint3, open.journal.events()).plan;
  } catch {
    return lifecycleOf(lint3, []).plan;
  }
}

// src/engine/probe-plan.ts
async function probePlan(root, plan, config, env, onProgress = () => {
}) {
  const findings = [];
  const results = /* @__PURE__ */ new Map();
  for (const task of plan.tasks.filter(isProbed)) {
    for (const { command, file, line } of commandsOf(task)) {
      let result = results.get(command);
      if (!result) {
        onProgress(command);
        result = await runCommand(command, {
          cwd: root,
          env: commandEnvironment(env, task.contract?.environmentVarsRequired ?? []),
          limitMs: config.limits.verifyMax * 1e3,
          outputBytes: 64e3
        });
        results.set(command, result);
      }
      const remark = remarkOn(result);
      if (remark)
        findings.push({
          ...remark,
          id: "lint/probe",
          severity: "warn",
          file,
          line,
          message: `the verify of ${taskWord(task)} ${remark.message}`
        });
    }
  }
  return { findings, ran: results.size };
}
var isProbed = (task) => task.kind === "work" && !task.ticked && task.fixOf === void 0 && !task.markers.includes("GUARD");
function remarkOn(run) {
  if (run.exitCode === 0)
    return {
      message: "already passes, before any work",
      fix: "check something that is not there yet, or mark the task [GUARD]"
    };
  if (run.exitCode === 127 || run.exitCode === 126 || run.failedToStart !== void 0)
    return {
      message: "cannot be run here: the program is not found",
      fix: "install it, or name one that is there"
    };
  if (run.timedOut)
    return { message: "did not end within the limit", fix: "make it quicker, or raise limits.verifyMax" };
  return void 0;
}

// src/cli/lint.ts
var OPTIONS = {
  json: { type: "boolean" },
  strict: { type: "boolean" },
  probe: { type: "boolean" }
};
var lint2 = {
  name: "lint",
  summary: "check a plan before it is run",
  usage: "ultraplan lint [plan] [--json] [--strict] [--probe]",
  examples: [
    "ultraplan lint",
    "ultraplan lint demo                  # specs/demo, .kiro/specs/demo, openspec/changes/demo …",
    "ultraplan lint specs/demo/tasks.md",
    "ultraplan lint demo --strict         # warnings count too",
    "ultraplan lint demo --probe          # run each verify now, report those that already pass",
    "ultraplan lint demo --json"
  ],
  async run(args, terminal) {
    const { values, plan } = parse(args);
    const report = lint(terminal.cwd, plan);
    if ("error" in report) return unreadable(report, values.json === true, terminal);
    const probe = values.probe ? await probed(report, values.json === true, terminal) : void 0;
    const findings = [...report.findings, ...probe?.findings ?? []];
    const blocking = findings.filter((finding) => finding.severity === "block").length;
    const state = planLifecycle(terminal.cwd, terminal.home, report);
    const clean = values.strict ? findings.length === 0 : blocking === 0;
    if (values.json) {
      const { format, name, tasks } = report.plan;
      const counts = { tasks: tasks.length, blocking, warnings: findings.length - blocking };
      terminal.out(
        `${JSON.stringify({ plan: name, format, state, clean, ...counts, ...probe ? { probed: probe.ran } : {}, findings })}
`
      );
    } else terminal.out(text(report, state, findings, probe, terminal));
    if (report.findings.some((finding) => finding.id === "read/json") && report.plan.tasks.length === 0)
      return 2;
    return clean ? 0 : 1;
  }
};
function parse(args) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
    if (positionals.length > 1) throw new UsageError("lint reads one plan at a time", lint2.usage);
    return { values, plan: positionals[0] ?? "" };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    throw new UsageError(error.message.split(".")[0] ?? "bad option", lint2.usage);
  }
}
function unreadable(refusal, json, terminal) {
  if (!json) throw new UsageError(refusal.error, refusal.fix);
  terminal.out(`${JSON.stringify({ error: refusal.error, fix: refusal.fix })}
`);
  return 2;
}
var probed = (report, quiet, terminal) => probePlan(report.root, report.plan, report.config, terminal.env, (command) => {
  if (!quiet && terminal.interactive) terminal.err(`running ${command.split("\n").at(-1)}
`);
});
function text(report, state, findings, probe, terminal) {
  const { bold, red, yellow, green } = palette(terminal.colour);
  const { plan } = report;
  const blocking = findings.some((finding) => finding.severity === "block");
  const paint = blocking ? red : findings.length > 0 ? yellow : green;
  const tasks = `${plan.tasks.length} task${plan.tasks.length === 1 ? "" : "s"}`;
  const ran = probe ? `, ${probe.ran} command${probe.ran === 1 ? "" : "s"} run` : "";
  const summary = `${bold(plan.name)} (${plan.format}, ${tasks}${ran}): ${paint(summarizeFindings(findings))}, ${state}`;
  const look = { colour: terminal.colour, ...terminal.interactive ? { columns: terminal.columns } : {} };
  return findings.length === 0 ? `${summary}
` : `${renderFindings(findings, look)}

${summary}
`;
}
export {
  lint2 as lint
};
