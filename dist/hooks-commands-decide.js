import {
  retryTask
} from "./shared-retry-task.js";
import {
  skipTask
} from "./shared-override-skip.js";
import "./shared-uncommitted-work.js";
import {
  hasEnded,
  listed,
  openForPerson,
  pickTask
} from "./shared-person.js";
import "./shared-find-task.js";
import {
  optionsOf,
  typedBy
} from "./shared-typed.js";
import "./shared-git-status.js";
import {
  goOn
} from "./shared-agent-ended.js";
import "./shared-shared-4.js";
import "./shared-next.js";
import {
  recorded
} from "./shared-answer.js";
import "./shared-record-refusal.js";
import "./shared-notify.js";
import {
  mayAccept
} from "./shared-active.js";
import "./shared-lock.js";
import "./shared-security.js";
import "./shared-approve.js";
import "./shared-pinned-plan.js";
import "./shared-receipt.js";
import "./shared-canonical-json.js";
import {
  isReady,
  isStuck
} from "./shared-places.js";
import "./shared-engine-commit.js";
import "./shared-publish-views.js";
import "./shared-gate-steps.js";
import {
  failuresOf
} from "./shared-failures.js";
import "./shared-concerns.js";
import "./shared-totals.js";
import {
  taskName
} from "./shared-names.js";
import "./shared-width.js";
import "./shared-lines.js";
import "./shared-change.js";
import "./shared-process-ref.js";
import {
  clean,
  oneLine
} from "./shared-terminal.js";
import "./shared-evidence.js";
import "./shared-journal-error.js";
import "./shared-files.js";
import "./shared-git.js";
import "./shared-shared.js";

// src/run/choose-option.ts
var YES = /^(approved?|ok(ay)?|yes|y|done|accept(ed)?|lgtm|looks good|pass(ed)?|continue|go on|ready)[.!]*$/i;
function chooseOption(task, words) {
  const said = words.trim().replace(/\s+/g, " ");
  const options = task.checkpoint?.options ?? [];
  if (said === "") return { error: `task ${task.id} waits for a choice`, fix: offered(options) };
  if (task.checkpoint?.type === "decision") {
    if (options.length === 0) return { choice: said, accepted: true };
    const option2 = pickOption(options, said);
    return option2 ? { choice: option2, accepted: true } : { error: `"${said}" is none of the options of task ${task.id}`, fix: offered(options) };
  }
  const option = pickOption(options, said);
  if (option !== void 0) return { choice: option, accepted: true };
  return { choice: said, accepted: YES.test(said) };
}
function pickOption(options, said) {
  if (/^\d+$/.test(said) && options[Number(said) - 1] !== void 0) return options[Number(said) - 1];
  const lower = said.toLowerCase();
  const exact = options.find((option) => option.trim().toLowerCase() === lower);
  if (exact !== void 0) return exact;
  const begin = options.filter((option) => option.trim().toLowerCase().startsWith(lower));
  return begin.length === 1 ? begin[0] : void 0;
}
var offered = (options) => options.length === 0 ? 'say "approved", or what is wrong' : options.map((option, index) => `  ${index + 1}  ${option}`).join("\n");

// src/view/failure-story.ts
var MOST_LINES = 20;
function failureStory(task) {
  const failures = failuresOf(task).map(
    (failure) => `  attempt ${failure.attempt}: ${failure.type}  ${oneLine(failure.reason)}`
  );
  const blocking = (task.lastResult?.findings ?? []).filter((finding) => finding.severity === "block");
  const findings = blocking.flatMap(({ id, message, fix }) => [
    `  ${oneLine(message)}  [${oneLine(id)}]`,
    ...fix ? [`    ${oneLine(fix)}`] : []
  ]);
  const failed = task.lastResult?.commands.find((command) => command.exitCode !== 0);
  return [
    `${taskName(task)} is ${task.status}: ${oneLine(task.pausedFor?.reason ?? "no reason recorded")}`,
    ...failures.length > 0 ? ["failures:", ...failures] : [],
    ...findings.length > 0 ? ["the last judgement found:", ...findings] : [],
    ...failed ? [
      `${oneLine(failed.command)} ended with ${failed.exitCode ?? "no exit code"}:`,
      excerpt(failed.excerpt)
    ] : [],
    `more: ultraplan log --task ${oneLine(task.id)}`
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
  const task = words.task.trim() === "" ? asking(open.run) : pickTask(open.run, words.task, USAGE);
  if ("error" in task) return task;
  if (task.kind === "checkpoint") return decideCheckpoint(open, actor, task, words, typed);
  if (!isStuck(task))
    return {
      error: `task ${task.id} is ${task.status} and asks nothing`,
      fix: "/ultraplan:status shows the run"
    };
  const choice = words.choice.trim().toLowerCase();
  if (choice === "accept" && mayAccept(task)) return acceptReview(open, actor, task, typed);
  switch (choice) {
    case "retry":
      return retryTask(typed, { task: task.id, longer: false });
    case "retry longer":
      return retryTask(typed, { task: task.id, longer: true });
    case "skip":
      return skipTask(typed, { task: task.id, reason: words.reason });
    case "investigate":
      return { text: failureStory(task) };
    default:
      return {
        error: `task ${task.id} offers ${(task.pausedFor?.options ?? []).join(", ")}, not "${words.choice}"`,
        fix: USAGE.replace("<id>", task.id)
      };
  }
}
function acceptReview(open, actor, task, typed) {
  const { state } = open.journal.update(() => [
    { type: "task_decided", task: task.id, choice: "accept", accepted: true, ...actor }
  ]);
  open.run = state;
  return goOn(open, `task ${task.id}: ${actor.who} accepted the review`, typed.now);
}
function decideCheckpoint(open, actor, task, words, typed) {
  if (words.choice.trim().toLowerCase() === "skip")
    return skipTask(typed, { task: task.id, reason: words.reason });
  if (task.status !== "pending" && task.status !== "blocked")
    return { error: `task ${task.id} is ${task.status} already`, fix: "/ultraplan:status shows the run" };
  if (!isStuck(task) && !hasItsTurn(open.run, task))
    return {
      error: `task ${task.id} does not ask yet: tasks before it are not done`,
      fix: "/ultraplan:status shows the run"
    };
  const chosen = chooseOption(task, words.choice);
  if ("error" in chosen)
    return { error: chosen.error, fix: `${chosen.fix}
${USAGE.replace("<id>", task.id)}` };
  const { choice, accepted } = chosen;
  const { state } = open.journal.update(() => [
    { type: "task_decided", task: task.id, choice, accepted, ...actor }
  ]);
  open.run = state;
  const said = accepted ? `task ${task.id}: ${actor.who} decided "${choice}"` : `task ${task.id} stays shut: ${actor.who} said "${choice}"`;
  return goOn(open, said, typed.now);
}
function asking(run2) {
  const open = run2.tasks.filter(
    (task) => isStuck(task) || task.kind === "checkpoint" && hasItsTurn(run2, task)
  );
  const [only] = open;
  if (only && open.length === 1) return only;
  return {
    error: only ? "several tasks ask  [task/unclear]" : "no task asks for a decision  [task/unclear]",
    fix: only ? `${listed(open)}
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
