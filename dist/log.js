import {
  evidenceText,
  storyOf
} from "./shared-read-story.js";
import {
  openOrFail,
  taskOrFail
} from "./shared-open-or-fail.js";
import {
  fitLine,
  span
} from "./shared-spans.js";
import {
  readArguments
} from "./shared-read-arguments.js";
import {
  renderFinding
} from "./shared-findings.js";
import {
  palette
} from "./shared-shared-3.js";
import "./shared-command.js";
import "./shared-pick-task.js";
import {
  clock,
  duration,
  isoSeconds,
  plural,
  shortCommit,
  taskName
} from "./shared-active.js";
import {
  clean,
  oneLine
} from "./shared-terminal.js";
import {
  displayWidth,
  pad,
  wrap
} from "./shared-width.js";
import "./shared-evidence.js";
import "./shared-change.js";
import "./shared-checkout.js";
import "./shared-process-ref.js";
import "./shared-bring-ignored.js";
import {
  taskWord,
  wordFor
} from "./shared-task-name.js";
import "./shared-git-status.js";
import "./shared-git.js";
import "./shared-shared.js";

// src/view/log-details.ts
var entry = (title, over = {}) => ({
  tone: "plain",
  title: oneLine(title),
  body: [],
  ...over
});
function judged(result, nth) {
  const passed = result.outcome === "PASSED";
  const verdict = passed ? "passed" : `${result.outcome} in stage ${result.stage}, ${result.failure ?? "no type"}`;
  const checked = plural(result.checks.filter((check) => check.result !== "skip").length, "check");
  const skipped = result.checks.filter((check) => check.result === "skip").map((check) => oneLine(check.id));
  return entry(
    `${nth}: gate ${verdict}, ${result.colour}, confidence ${result.confidence.toFixed(2)}, ${checked} in ${duration(result.durationMs)}`,
    {
      tone: passed ? result.colour === "PASS" ? "good" : "mark" : "bad",
      body: [
        ...result.findings.flatMap(
          (finding) => renderFinding(finding, finding.severity === "warn" ? "warning: " : "").split("\n")
        ),
        ...skipped.length > 0 ? [`skipped: ${skipped.join(", ")}`] : [],
        ...result.commands.flatMap(commandLines)
      ]
    }
  );
}
function reviewed(verdict, nth) {
  const tone = verdict.decision === "approve" ? "good" : verdict.decision === "reject" ? "bad" : "mark";
  const list = (word, texts) => texts.map((text) => `${word}: ${oneLine(text)}`);
  return entry(
    `${nth}: ${verdict.role} ${verdict.says ? "approved, and took it back" : DECISIONS[verdict.decision]}, confidence ${verdict.confidence.toFixed(2)}`,
    {
      tone,
      body: [
        ...list("finding", verdict.findings),
        ...list("concern", verdict.concerns),
        ...list("note", verdict.notes ?? []),
        ...verdict.problems.flatMap((problem) => renderFinding(problem).split("\n")),
        ...verdict.feedback === "" ? [] : quoted(verdict.feedback)
      ]
    }
  );
}
var DECISIONS = {
  approve: "approved",
  reject: "rejected",
  "no-signal": "gave no signal",
  malformed: "handed in nothing that could be read"
};
function commandEnd({ exitCode, signal, timedOut, failedToStart, durationMs }) {
  if (failedToStart !== void 0) return `could not be started: ${oneLine(failedToStart)}`;
  const end = timedOut ? "timed out" : exitCode === void 0 ? `ended by ${oneLine(signal ?? "a signal")}` : `exit ${exitCode}`;
  return `${end} after ${duration(durationMs)}`;
}
function commandLines(command) {
  const output = command.output ? `, output in evidence/${command.output.sha256.slice(0, 12)}` : "";
  return [
    `$ ${oneLine(command.command)}`,
    `  ${command.purpose}: ${commandEnd(command)} at ${shortCommit(command.commit)}${output}`,
    ...excerpt(command.excerpt, 10).map((line) => `  | ${line}`)
  ];
}
function quoted(text, ref) {
  const lines = text === void 0 ? [] : excerpt(text, 20).map((line) => `> ${line}`);
  return ref ? [...lines, `whole text in evidence/${ref.sha256.slice(0, 12)}`] : lines;
}
function excerpt(text, most) {
  const lines = clean(text).replace(/\s+$/, "").split("\n");
  if (lines.length === 1 && lines[0] === "") return [];
  if (lines.length <= most) return lines;
  const half = Math.floor((most - 1) / 2);
  return [...lines.slice(0, half), `… ${lines.length - 2 * half} lines left out …`, ...lines.slice(-half)];
}

// src/view/log-entries.ts
function logTeller(read, tasks) {
  const tickets = /* @__PURE__ */ new Map();
  return (event) => {
    if (event.type === "ticket_issued") tickets.set(event.ticket, event);
    const ticket = "ticket" in event ? tickets.get(event.ticket) : void 0;
    const task = "task" in event ? event.task : ticket?.task;
    const told = tell(event, ticket, read, tasks);
    return task === void 0 ? told : { ...told, task: oneLine(task) };
  };
}
function tell(event, ticket, read, tasks) {
  const who = "who" in event ? event.who : "";
  const role = ticket?.role ?? "agent";
  const nth = ticket ? ticketName(ticket) : "unknown ticket";
  switch (event.type) {
    case "run_started":
      return entry(
        `run ${event.run} started by ${who}: ${event.spec}, ${plural(event.tasks.length, "task")}, ${event.branch} at ${shortCommit(event.base)}`
      );
    case "run_bound":
      return entry(`run bound to session ${event.session}: ${event.cause}`, { minor: true });
    case "ticket_issued":
      return entry(`${nth}: ticket for ${event.role}, from ${shortCommit(event.base)}`, { minor: true });
    case "ticket_redeemed":
      return entry(`${nth}: ${role} began${event.model === void 0 ? "" : ` on ${event.model}`}`);
    case "agent_launched":
      return entry(`${nth}: ${role} is agent ${event.agentId}`, { minor: true });
    case "claim_received":
      return entry(`${nth}: ${role === "spec-executor" ? "claim" : "verdict"} handed in by ${role}`, {
        body: quoted(read(event.claim), event.claim)
      });
    case "gate_judged":
      return judged(event.result, nth);
    case "agent_overran":
      return entry(
        `${nth}: ${role} ran over its time limit${event.limit ? `: ${event.limit.key}, ${Math.round(event.limit.seconds)} s` : ""}`,
        { tone: "bad" }
      );
    case "limit_extended":
      return entry(
        `${nth}: ${role} makes progress (${event.because}) and has until ${Math.round(event.until)} s`,
        { minor: true }
      );
    case "agent_warned":
      return entry(`${nth}: ${role} was told to finish`, { minor: true });
    case "proof_deferred":
      return entry(`${nth}: the proof goes on in a process of its own`, { minor: true });
    case "permission_waiting":
      return entry(`${nth}: the client asks whether ${role} may use ${event.call.tool}: ${event.call.what}`);
    case "permission_given":
      return entry(`${nth}: it may`, { minor: true });
    case "permission_denied":
      return entry(`${nth}: ${event.call.tool} was denied: ${event.call.what}`, {
        tone: "bad",
        body: [`missing: ${oneLine(event.call.rule)}`]
      });
    case "turn_failed":
      return entry(`the turn ended by an error of the service: ${oneLine(event.error)}`, { tone: "bad" });
    case "review_judged":
      return reviewed(event.verdict, nth);
    case "baseline_ran":
      return entry("verify ran before any work", { body: event.commands.flatMap(commandLines), minor: true });
    case "task_approved":
      return entry(`approved at ${shortCommit(event.commit)}`, { tone: "good" });
    case "agent_lost":
      return entry(`${nth}: ${role} lost, ${event.failure}: ${event.cause}`, { tone: "bad" });
    case "agent_not_started":
      return entry(`${nth}: ${role} was never started: ${oneLine(event.cause)}`, { tone: "bad" });
    case "task_blocked":
      return entry(`blocked: ${event.cause}`, { tone: "bad" });
    case "task_skipped":
      return entry(`skipped (unverified) by ${who}: ${event.reason}`, { tone: "mark", body: door(event) });
    case "force_asked":
      return entry(`${who} asked to force it; waits for OVERRIDE`, { tone: "mark", body: door(event) });
    case "force_lapsed":
      return entry(`the question to force it lapsed: ${event.cause}`);
    case "task_forced":
      return entry(`(forced) by ${who}: all checks were bypassed`, { tone: "mark", body: door(event) });
    case "task_retried":
      return entry(`retry, said by ${who}`);
    case "task_decided":
      return entry(`decided by ${who}: ${event.choice}`, { tone: "mark" });
    case "override_adopted":
      return entry(`the unverified work up to ${shortCommit(event.commit)} adopted by ${who}`, {
        tone: "mark",
        body: door(event)
      });
    case "commits_found":
      return entry(
        `${plural(event.count, "commit")} that no executor made, ${shortCommit(event.from)}..${shortCommit(event.to)}`,
        { tone: "mark", body: event.files.map((path) => `  ${oneLine(path)}`) }
      );
    case "commits_adopted":
      return entry(`commits that no executor made adopted by ${who}, up to ${shortCommit(event.commit)}`, {
        tone: "mark",
        body: door(event)
      });
    case "work_merged":
      return entry(`${nth}: merged as ${shortCommit(event.commit)}`, { minor: true });
    case "merge_failed":
      return entry(`${nth}: the merge did not get to the branch`, { tone: "bad" });
    case "override_undone":
      return entry(`override undone by ${who}`);
    case "tasks_added":
      return entry(
        `${event.tasks.map(taskWord).join(", ")} added after ${wordFor(tasks, event.after)}: ${event.cause}`,
        {
          body: event.tasks.map((task) => `  ${taskName(task)}`)
        }
      );
    case "run_paused":
      return entry(`run paused by ${who}`, { tone: "mark" });
    case "run_resumed":
      return entry(`run resumed by ${who}`);
    case "config_read":
      return entry(`configuration read again by ${who}, at ${shortCommit(event.commit)}`, {
        tone: "mark",
        body: event.changes.map((change) => `  ${oneLine(change)}`)
      });
    case "run_parked":
      return entry(`run parked: ${event.cause}`, { tone: "mark" });
    case "run_halted":
      return entry(`run halted: ${event.cause}`, { tone: "bad" });
    case "run_cancelled":
      return entry(`run cancelled by ${who}`, { tone: "mark" });
    case "agent_stopped":
      return entry(`${nth}: ${role} ended after the cancel`, {
        tone: "mark",
        body: [...event.left.commits, ...event.left.files, event.left.worktree ?? []].flat().map((line) => `  ${oneLine(line)}`)
      });
    case "run_finished":
      return entry(`run finished at ${shortCommit(event.commit)}`, { tone: "good" });
    case "directive_given":
      return entry(`directive given via ${event.via}`, { minor: true });
    case "prompt_seen":
      return entry("a prompt came", { minor: true });
    case "refused":
      return entry(`refused: ${event.what} [${event.id}]`, { tone: "bad" });
    case "notices_told":
      return entry(`notices up to event ${event.upTo} stood beside a prompt`, { minor: true });
    case "notices_shown":
      return entry(`a person has seen the notices up to event ${event.upTo}`, { minor: true });
    case "announced":
      return entry(`told the webhook: ${event.about.map((one) => one.event).join(", ")}`, { minor: true });
    case "noted":
      return entry(`note: ${event.text}`);
  }
}
var ticketName = ({ role, attempt, iteration }) => role === "spec-executor" ? `attempt ${attempt}` : `attempt ${attempt}, review ${iteration}`;
var door = ({ session, prompt, doubts }) => [
  `session ${oneLine(session)}, prompt ${oneLine(prompt)}`,
  ...(doubts ?? []).map((doubt) => `in doubt: ${oneLine(doubt)}`)
];

// src/view/log.ts
var LONGEST_ID = 14;
function renderLog(events, options) {
  const tell2 = logTeller(options.read ?? (() => void 0), options.tasks ?? []);
  const lines = [];
  let day = "";
  for (const event of events) {
    const entry2 = tell2(event);
    if (!entry2 || entry2.minor && !options.all) continue;
    const today = isoSeconds(event.at).slice(0, 10);
    if (today !== day) lines.push(...day === "" ? [] : [""], `${today} (UTC)`);
    day = today;
    lines.push(...entryLines(event.at, entry2, options));
  }
  return lines.length === 0 ? "" : `${lines.join("\n")}
`;
}
function entryLines(at, { task, tone, title, body }, { columns, colour, tasks = [] }) {
  const colours = palette(colour);
  const paint = { good: colours.green, bad: colours.red, mark: colours.yellow, plain: void 0 }[tone];
  const width = Math.min(LONGEST_ID, Math.max(7, ...tasks.map(({ id }) => displayWidth(id))));
  const name = pad(task ?? "", width);
  const indent = " ".repeat(Math.min(width + 12, Math.floor(columns / 3)));
  const [first = "", ...rest] = wrap(title, Math.max(10, columns - width - 12));
  return [
    fitLine([span(clock(at), colours.dim), span("  "), span(name), span("  "), span(first, paint)], columns),
    ...rest.map((line) => fitLine([span(indent), span(line, paint)], columns)),
    ...body.flatMap((line) => wrapKept(line, columns - indent.length)).map((line) => fitLine([span(indent), span(line)], columns))
  ];
}
function wrapKept(line, columns) {
  const lead = /^(?: {2,}|[>|] )*/.exec(line)?.[0] ?? "";
  return wrap(line.slice(lead.length), Math.max(8, columns - lead.length)).map((part) => lead + part);
}

// src/cli/log.ts
var log = {
  name: "log",
  summary: "tell the story of the run or of one task: claims, findings, commands, verdicts",
  usage: "ultraplan log [task] [--all] [--json] [--run <id>]",
  examples: ["ultraplan log", "ultraplan log 1.2", "ultraplan log --json"],
  run(args, terminal) {
    const { values, positionals } = readArguments(
      args,
      { all: { type: "boolean" }, json: { type: "boolean" }, run: { type: "string" } },
      log,
      1
    );
    const open = openOrFail(terminal, values.run);
    const [words] = positionals;
    const task = words === void 0 ? void 0 : taskOrFail(open, words, "log");
    const events = storyOf(open, task?.id);
    if (values.json) {
      for (const event of events) terminal.out(`${JSON.stringify(event)}
`);
      return 0;
    }
    const told = renderLog(events, {
      all: values.all ?? false,
      columns: terminal.columns,
      colour: terminal.colour,
      tasks: open.run.tasks,
      read: (ref) => evidenceText(open, ref)
    });
    terminal.out(told || `nothing has happened ${task ? `to ${taskWord(task)} ` : ""}yet
`);
    return 0;
  }
};
export {
  log
};
