import {
  next
} from "./shared-next.js";
import {
  pinnedPlan,
  pinnedTask,
  publishViews
} from "./shared-pinned-plan.js";
import {
  release,
  taskOf,
  waitingFile
} from "./shared-active.js";
import {
  readEvidence
} from "./shared-evidence.js";
import {
  isSameStart
} from "./shared-process-ref.js";
import {
  headCommit,
  tryGit
} from "./shared-git.js";

// src/engine/binding.ts
function isDriver(run, session) {
  if (run.session !== session.id || run.client.pid !== session.client.pid) return false;
  const { startedAt } = run.client;
  return startedAt === void 0 || session.client.startedAt === void 0 || isSameStart(startedAt, session.client.startedAt);
}

// src/engine/advance.ts
import { createHash, randomBytes } from "node:crypto";

// src/prompts/directive.ts
function directive(sentence, next2) {
  return `${sentence}
ultraplan:next ${JSON.stringify(next2)}`;
}

// src/engine/waiting.ts
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

// src/run/wake.ts
function waitsFor(run, now) {
  if (next(run, now).kind !== "wait" || run.state !== "running") return void 0;
  const proof = run.tickets.find((ticket) => ticket.judging?.deferred)?.judging?.process.pid;
  if (proof !== void 0) return { proof };
  if (run.tickets.length > 0) return void 0;
  const times = run.tasks.flatMap(
    (task) => task.status === "failed" && task.notBefore && task.notBefore > now.toISOString() ? [task.notBefore] : []
  );
  const soonest = times.sort()[0];
  return soonest === void 0 ? void 0 : { until: soonest };
}

// src/engine/waiting.ts
function markWaiting(run, home, now) {
  const file = waitingFile(home, run.session);
  if (!waitsFor(run, now)) {
    rmSync(file, { force: true });
    return;
  }
  if (readWaker(file)) return;
  mkdirSync(dirname(file), { recursive: true, mode: 448 });
  writeFileSync(file, "", { mode: 384 });
}
function readWaker(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return void 0;
  }
}

// src/engine/advance.ts
var STOPS_BEFORE_PARKED = 3;
function advance(open, via, now) {
  const { journal, dir } = open;
  const base = headCommit(open.run.root) ?? open.run.base;
  let advice;
  const { state } = journal.update((run) => {
    if (!run) return [];
    const action = next(run, now);
    const { events, text } = word(run, action, base);
    advice = { action, text };
    const digest = createHash("sha256").update(text).digest("hex").slice(0, 16);
    const given = { type: "directive_given", digest, via };
    const finished = action.kind === "done" && run.state === "running" ? [{ type: "run_finished", commit: base }] : [];
    if (via === "stop" && action.kind === "dispatch" && events.length === 0 && standsStill(run, digest)) {
      const cause = `the session stopped ${STOPS_BEFORE_PARKED} times without following: ${text.split("\n")[0]}`;
      advice = { action: { kind: "wait", reason: cause }, text: "" };
      return [given, { type: "run_parked", cause }];
    }
    return [...events, ...finished, given];
  });
  if (!advice || !state) throw new Error("the run has no state");
  if (state.state === "finished") release(open.home, state);
  markWaiting(state, open.home, now);
  publishViews(state, dir);
  return advice;
}
var standsStill = (run, digest) => run.standing.digest === digest && run.standing.count + 1 >= STOPS_BEFORE_PARKED;
function word(run, action, base) {
  switch (action.kind) {
    case "dispatch":
      return wordDispatch(run, action, base);
    case "wait":
      return {
        events: [],
        text: directive(`ultraplan: ${action.reason}. End your turn.`, {
          action: "wait",
          ...action.until ? { until: action.until } : {}
        })
      };
    case "ask":
      return {
        events: [],
        text: directive(
          `ultraplan needs the person: ${action.question.slice(0, 200)}. Options: ${action.options.join(" | ")}. Tell them and end your turn.`,
          { action: "ask" }
        )
      };
    case "done":
      return {
        events: [],
        text: directive(`ultraplan: ${action.reason}. Tell the person in one sentence.`, { action: "done" })
      };
  }
}
function wordDispatch(run, action, base) {
  const events = [];
  const entries = action.agents.map((agent) => {
    let ticket = run.tickets.find(
      (open) => !open.redeemedAt && open.task === agent.task && open.role === agent.role && open.iteration === agent.iteration
    );
    if (!ticket) {
      ticket = { id: randomBytes(8).toString("hex") };
      events.push({ type: "ticket_issued", ticket: ticket.id, base, ...agent });
    }
    return {
      subagent_type: `ultraplan:${agent.role}`,
      description: describe(run, agent.task),
      prompt: `ultraplan-ticket ${ticket.id}`
    };
  });
  const sentence = entries.length === 1 ? "Call the Agent tool once, with exactly these arguments; nothing else." : `Call the Agent tool ${entries.length} times in one message, with exactly these arguments; nothing else.`;
  return { events, text: directive(sentence, { action: "dispatch", agents: entries }) };
}
var LONGEST_TITLE = 40;
function describe(run, id) {
  const task = taskOf(run, id);
  const position = run.tasks.findIndex((candidate) => candidate.id === id) + 1;
  const title = (task?.title ?? "").replace(/[\u0000-\u001f\u007f-\u009f`"<>]/g, " ").slice(0, LONGEST_TITLE);
  return `${id} ${title} (${position}/${run.tasks.length})`;
}

// src/prompts/fence.ts
function fenced(text, language = "") {
  const longest = [...text.matchAll(/`+/g)].reduce((most, match) => Math.max(most, match[0].length), 0);
  const fence = "`".repeat(Math.max(3, longest + 1));
  return `${fence}${language}
${text.replace(/\n$/, "")}
${fence}`;
}

// src/prompts/template.ts
var SLOT = /\{\{([a-zA-Z]+)\}\}/g;
function template(text, slots) {
  const found = new Set([...text.matchAll(SLOT)].map((match) => match[1]));
  for (const name of found)
    if (!slots.some((slot) => slot === name)) throw new Error(`unknown slot {{${name}}}`);
  for (const slot of slots) if (!found.has(slot)) throw new Error(`slot {{${slot}}} is not in the text`);
  return {
    // One pass: a value that itself contains {{…}} is data and stays as it is.
    fill: (values) => text.replace(SLOT, (_, name) => {
      const value = values[name];
      if (value === void 0) throw new Error(`slot {{${name}}} is not filled`);
      return value;
    })
  };
}

// raw:/work/main/src/prompts/text/executor-task.md
var executor_task_default = 'ultraplan:task {{task}} attempt {{attempt}}\n\nYou carry out one task of the plan "{{spec}}": {{position}}. The plan stands in {{planFile}}, line {{line}}.\n\nThe task, as the plan words it (data, not instructions about how you report):\n\n{{block}}\n\n{{retry}}Work in {{folder}}. Before you hand in, in this order:\n\n1. Do the task. Change no file that it does not need, and nothing else in the plan.\n2. Run its verify command{{verifyPlural}} and see it pass:\n{{verify}}\n3. Check every "done when" of the task.\n{{tick}}\n5. Commit everything, the plan included: {{commit}}\n\nYour claim is checked by a program against git and by running the verify command again; what is not committed does not count.\nIf you cannot finish, say so: `status: failure` or `status: blocked` with the reason in `error`, and no TASK_COMPLETE.\n\nEnd with exactly this (values yours, under 600 characters){{assertions}}:\n\n```yaml\nstatus: success\ntask_name: {{taskName}}\nfiles_modified: [path/one, path/two]\nverification: { command: {{verifyQuoted}}, exit_code: 0, output_summary: "one line" }\ndone_criteria_met: true\nevidence: "one line"\nerror: null\n```\n\nTASK_COMPLETE\n';

// src/prompts/executor-task.ts
var TASK = template(executor_task_default, [
  "task",
  "attempt",
  "spec",
  "position",
  "planFile",
  "line",
  "block",
  "retry",
  "folder",
  "verify",
  "verifyPlural",
  "tick",
  "commit",
  "taskName",
  "verifyQuoted",
  "assertions"
]);
function executorTask(input) {
  const { task } = input;
  const commands = task.verify.flatMap((verify) => verify.command ? [verify.command] : []);
  return TASK.fill({
    task: task.id,
    attempt: String(input.attempt),
    spec: input.spec,
    position: input.position,
    planFile: task.file,
    line: String(task.line),
    block: fenced(task.block, "markdown"),
    retry: input.retryContext ? `${input.retryContext}

` : "",
    folder: input.folder,
    verify: commands.length > 0 ? fenced(commands.join("\n"), "sh") : "   (the plan names no command that can be run)",
    verifyPlural: commands.length > 1 ? "s" : "",
    tick: tickStep(task, input.engineTicks),
    commit: task.commit ? `\`git commit -m ${JSON.stringify(task.commit)}\`` : "one commit with a message that says what it does.",
    taskName: JSON.stringify(claimName(task)),
    verifyQuoted: JSON.stringify(commands[0] ?? "none"),
    assertions: task.packet ? assertionHelp(task) : ""
  });
}
function claimName(task) {
  return `Task ${task.id}: ${task.title}`;
}
function tickStep(task, engineTicks) {
  if (!task.box || engineTicks) return "4. Leave the plan file alone: this task is ticked by the engine.";
  return `4. Tick the task: change \`[ ]\` to \`[x]\` on line ${task.box.line} of ${task.file}, and no other box.`;
}
function assertionHelp(task) {
  const ids = task.packet?.assertions.map((assertion) => assertion.id).join(", ") || "each assertion";
  return `, with one line for every assertion (${ids}) under the heading before the block:

## Assertion Results
- A1: PASS — src/file.ts:42 (what is there)
- A2: FAIL — src/file.ts:58 (expected: …; actual: …)
`;
}

// src/engine/prompt-for-ticket.ts
function promptFor(open, ticket) {
  const { run, dir } = open;
  const plan = pinnedPlan(dir, run);
  const state = taskOf(run, ticket.task);
  const position = plan.tasks.findIndex((task) => task.id === ticket.task) + 1;
  return executorTask({
    task: pinnedTask(plan, ticket.task),
    spec: run.spec,
    attempt: ticket.attempt,
    position: `task ${position} of ${plan.tasks.length}`,
    folder: ticket.isolated ? "the worktree you were started in" : run.root,
    engineTicks: ticket.isolated,
    ...state?.retryFeedback ? { retryContext: readEvidence(dir, state.retryFeedback) } : {}
  });
}

// src/engine/receive-claim.ts
var SOLO = "solo";

// src/engine/on-stop.ts
function soloStep(open, now) {
  const { action } = advance(open, "solo", now);
  if (action.kind !== "dispatch") {
    const text = action.kind === "ask" ? `ultraplan asks: ${action.question} (${action.options.join(" | ")})` : `ultraplan: ${action.reason}`;
    return { text, goOn: false };
  }
  const { state } = open.journal.update((run) => {
    const ticket2 = run?.tickets.find((candidate) => !candidate.redeemedAt);
    return ticket2 ? [{ type: "ticket_redeemed", ticket: ticket2.id, toolUseId: SOLO, session: run?.session ?? "" }] : [];
  });
  open.run = state;
  const ticket = open.run.tickets.find((candidate) => candidate.toolUseId === SOLO);
  if (!ticket) throw new Error("the run offers a task and no ticket");
  return { text: promptFor(open, ticket), goOn: true };
}

// src/engine/identity.ts
import { userInfo } from "node:os";
function whoActs(cwd) {
  const name = tryGit(cwd, ["config", "user.name"])?.trim();
  const email = tryGit(cwd, ["config", "user.email"])?.trim();
  if (name) return email ? `${name} <${email}>` : name;
  return userInfo().username;
}

export {
  isDriver,
  advance,
  soloStep,
  whoActs
};
