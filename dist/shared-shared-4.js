import {
  pinnedPlan,
  pinnedTask
} from "./shared-pinned-plan.js";
import {
  taskOf
} from "./shared-active.js";
import {
  readEvidence
} from "./shared-evidence.js";

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

export {
  promptFor
};
