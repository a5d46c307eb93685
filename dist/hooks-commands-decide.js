import {
  failedCommand
} from "./shared-last-runs.js";
import {
  retryTask
} from "./shared-retry-task.js";
import {
  skipTask
} from "./shared-override-skip.js";
import {
  openForPerson
} from "./shared-person.js";
import {
  leadingTask,
  listed,
  pickTask
} from "./shared-pick-task.js";
import {
  optionsOf,
  typedBy
} from "./shared-typed.js";
import "./shared-input.js";
import {
  goOn
} from "./shared-control-run.js";
import {
  offer
} from "./shared-shared-4.js";
import "./shared-foreign-commits.js";
import "./shared-client-modules.js";
import "./shared-next.js";
import "./shared-status-launcher.js";
import "./shared-client-settings.js";
import {
  recorded
} from "./shared-answer.js";
import "./shared-read-config.js";
import "./shared-record-refusal.js";
import "./shared-baseline.js";
import "./shared-before.js";
import "./shared-init-files.js";
import "./shared-plan-text.js";
import "./shared-init-record.js";
import "./shared-commit-reader.js";
import "./shared-implement-command.js";
import "./shared-proof-commands.js";
import "./shared-package-checks.js";
import "./shared-package-scripts.js";
import "./shared-may-begin-green.js";
import "./shared-agent-ended.js";
import "./shared-paired-call.js";
import "./shared-is-proof.js";
import "./shared-security.js";
import "./shared-fix-step.js";
import "./shared-review-change.js";
import "./shared-pinned-plan.js";
import "./shared-match-path.js";
import "./shared-attempt-spans.js";
import "./shared-engine-commit.js";
import "./shared-git-commit.js";
import "./shared-summarize.js";
import "./shared-lines.js";
import {
  append,
  failuresOf,
  hasEnded,
  isReady,
  isStuck,
  mayAccept,
  taskName
} from "./shared-active.js";
import {
  clean,
  oneLine
} from "./shared-terminal.js";
import "./shared-width.js";
import "./shared-evidence.js";
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

// src/run/choose-option.ts
var YES = /^(approved?|ok(ay)?|yes|y|done|accept(ed)?|lgtm|looks good|pass(ed)?|continue|go on|ready)[.!]*$/i;
function chooseOption(task, words) {
  const said = words.trim().replace(/\s+/g, " ");
  const options = task.checkpoint?.options ?? [];
  if (said === "") return { error: `${taskWord(task)} waits for a choice`, fix: offered(options) };
  if (task.checkpoint?.type === "decision") {
    if (options.length === 0) return { choice: said, accepted: true };
    const option2 = pickOption(options, said) ?? only(options, (name) => name.includes(said.toLowerCase()));
    return option2 ? { choice: option2, accepted: true } : { error: `"${said}" is none of the options of ${taskWord(task)}`, fix: offered(options) };
  }
  const option = pickOption(options, said);
  if (option !== void 0) return { choice: option, accepted: true };
  return { choice: said, accepted: YES.test(said) };
}
function pickOption(options, said) {
  const lower = said.trim().toLowerCase();
  if (lower === "") return void 0;
  if (/^\d+$/.test(lower) && options[Number(lower) - 1] !== void 0) return options[Number(lower) - 1];
  return only(options, (name) => name === lower) ?? only(options, (name) => name.startsWith(lower));
}
function only(options, fits) {
  const hits = options.filter((option) => namesOf(option).some(fits));
  return hits.length === 1 ? hits[0] : void 0;
}
function namesOf(option) {
  const whole = option.trim().toLowerCase();
  return [whole, ...whole.split(/:\s+/)];
}
var offered = (options) => options.length === 0 ? 'say "approved", or what is wrong' : options.map((option, index) => `  ${index + 1}  ${option}`).join("\n");

// src/view/failure-story.ts
var MOST_LINES = 20;
function failureStory(task) {
  const failures = failuresOf(task).map(
    (failure) => `  attempt ${failure.attempt}: ${failure.type}  ${oneLine(failure.reason)}`
  );
  const blocking = (task.lastResult?.findings ?? []).filter((finding) => finding.severity === "block");
  const findings = blocking.flatMap(({ id, file, line, message, fix }) => [
    `  ${file ? `${oneLine(file)}${line ? `:${line}` : ""}  ` : ""}${oneLine(message)}  [${oneLine(id)}]`,
    ...fix ? [`    ${oneLine(fix)}`] : []
  ]);
  const failed = task.lastResult && failedCommand(task.lastResult);
  return [
    `${taskName(task)} is ${task.status}: ${oneLine(task.pausedFor?.reason ?? "no reason recorded")}`,
    ...failures.length > 0 ? ["failures:", ...failures] : [],
    ...findings.length > 0 ? ["the last judgement found:", ...findings] : [],
    ...failed ? [
      `${oneLine(failed.command)} ended with ${failed.exitCode ?? "no exit code"}:`,
      excerpt(failed.excerpt)
    ] : [],
    `more: ultraplan log ${oneLine(task.id)}`
  ].join("\n");
}
var excerpt = (text) => clean(text).split("\n").slice(-MOST_LINES).map((line) => `  ${line}`).join("\n");

// src/engine/decide-task.ts
var USAGE = "/ultraplan:decide --task <id> <choice>";
function decideTask(typed, words) {
  const acting = openForPerson(typed);
  if ("error" in acting) return acting;
  const { open, actor } = acting;
  if (hasEnded(open.run))
    return { error: `run ${open.run.id} is ${open.run.state} already`, fix: "/ultraplan:status shows it" };
  const lead = words.task.trim() === "" && !isOption(open.run, words.choice) ? namedFirst(open.run, words.choice) : void 0;
  if (lead && "error" in lead) return lead;
  const task = lead?.task ?? (words.task.trim() === "" ? asking(open.run) : pickTask(open.run, words.task, USAGE));
  if ("error" in task) return task;
  const said = oneLine(lead?.rest ?? words.choice);
  const skip = isOption(open.run, said) ? void 0 : SKIP.exec(said);
  if (skip && (task.kind === "checkpoint" || isStuck(task)))
    return skipTask(typed, { task: task.id, reason: words.reason.trim() || (skip[1] ?? "") });
  if (task.kind === "checkpoint") return decideCheckpoint(open, actor, task, said, typed);
  if (!isStuck(task))
    return {
      error: `${taskWord(task)} is ${task.status} and asks nothing`,
      fix: "/ultraplan:status shows the run"
    };
  const choice = said.toLowerCase();
  if (choice === "accept" && mayAccept(task)) return acceptReview(open, actor, task, typed);
  switch (choice) {
    case "retry":
      return retryTask(typed, { task: task.id, longer: false });
    case "retry longer":
      return retryTask(typed, { task: task.id, longer: true });
    case "investigate":
      return { text: failureStory(task) };
    default:
      return whatCanBeTyped(task, said);
  }
}
function namedFirst(run2, words) {
  const lead = leadingTask(run2.tasks, words);
  if (lead) return lead;
  const [, name, rest = ""] = /^\s*(task\s+#?\d[^\s:]*):?\s*(.*)$/is.exec(words) ?? [];
  if (name === void 0) return void 0;
  const task = pickTask(run2, name, USAGE);
  return "error" in task ? task : { task, rest };
}
var SKIP = /^skip\b[\s:,]*(.*)$/is;
var isOption = (run2, words) => run2.tasks.some(({ checkpoint }) => pickOption(checkpoint?.options ?? [], words) !== void 0);
function whatCanBeTyped(task, said) {
  const options = [.../* @__PURE__ */ new Set([...task.pausedFor?.options ?? [], "investigate"])];
  return {
    error: said === "" ? `${taskWord(task)} waits for a choice` : `${taskWord(task)} offers ${options.join(", ")}, not "${said}"`,
    fix: options.map((option) => `  ${offer(option, task.id)}`).join("\n")
  };
}
function acceptReview(open, actor, task, typed) {
  append(open, { type: "task_decided", task: task.id, choice: "accept", accepted: true, ...actor });
  return goOn(open, `${taskWord(task)}: ${actor.who} accepted the review`, typed.now);
}
function decideCheckpoint(open, actor, task, said, typed) {
  if (task.status !== "pending" && task.status !== "blocked")
    return { error: `${taskWord(task)} is ${task.status} already`, fix: "/ultraplan:status shows the run" };
  if (!isStuck(task) && !hasItsTurn(open.run, task))
    return {
      error: `${taskWord(task)} does not ask yet: tasks before it are not done`,
      fix: "/ultraplan:status shows the run"
    };
  const chosen = chooseOption(task, said);
  if ("error" in chosen)
    return { error: chosen.error, fix: `${chosen.fix}
${USAGE.replace("<id>", task.id)}` };
  const { choice, accepted } = chosen;
  append(open, { type: "task_decided", task: task.id, choice, accepted, ...actor });
  const answer = accepted ? `${taskWord(task)}: ${actor.who} decided "${choice}"` : `${taskWord(task)} stays shut: ${actor.who} said "${choice}"`;
  return goOn(open, answer, typed.now);
}
function asking(run2) {
  const open = run2.tasks.filter(
    (task) => isStuck(task) || task.kind === "checkpoint" && hasItsTurn(run2, task)
  );
  const [only2] = open;
  if (only2 && open.length === 1) return only2;
  return {
    error: only2 ? "several tasks ask  [task/unclear]" : "no task asks for a decision  [task/unclear]",
    fix: only2 ? `${listed(open)}
name one: ${USAGE}` : "/ultraplan:status shows the run"
  };
}
var hasItsTurn = (run2, task) => task.status === "pending" && !task.doneBefore && isReady(run2, run2.tasks.indexOf(task));

// src/hooks/commands/decide.ts
var USAGE2 = "/ultraplan:decide [--task <id>] <choice>";
var run = (command) => {
  const typed = optionsOf(command.argument, ["task", "choice", "reason"], USAGE2, ["task"]);
  if ("error" in typed) return recorded(typed);
  const { words, options } = typed;
  return recorded(
    decideTask(typedBy(command), {
      task: options.get("task") ?? "",
      choice: options.get("choice") ?? words,
      reason: options.get("reason") ?? ""
    })
  );
};
export {
  run
};
