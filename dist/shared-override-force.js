import {
  keptMark,
  whyNotOverride
} from "./shared-override-skip.js";
import {
  hasEnded,
  openForPerson
} from "./shared-person.js";
import {
  pickTask
} from "./shared-pick-task.js";
import {
  goOn,
  lapse
} from "./shared-control-run.js";
import {
  uncommittedWork
} from "./shared-shared-4.js";
import {
  recordOverride
} from "./shared-approve.js";
import {
  isSameProcess
} from "./shared-process-ref.js";
import {
  taskOf
} from "./shared-change.js";
import {
  taskWord,
  wordFor
} from "./shared-task-name.js";

// src/engine/override-force.ts
var QUESTION = "This bypasses quality checks. Type 'OVERRIDE' to confirm";
var ADVICE = "STRONG RECOMMENDATION: Never use force override. If you need it, the task or verification needs fixing, not bypassing.";
var WORD = "OVERRIDE";
var MINUTES = 10;
var USAGE = "/ultraplan:force-complete --task <id> --override-all";
function askForce(typed, words) {
  const acting = openForPerson(typed);
  if ("error" in acting) return acting;
  const { open, actor } = acting;
  const task = pickTask(open.run, words.task, USAGE);
  if ("error" in task) return task;
  const refusal = whyNotOverride(open.run, task);
  if (refusal) return refusal;
  if (!words.overrideAll)
    return {
      error: `force-complete bypasses every check of ${taskWord(task)}, and has to say so`,
      fix: `${USAGE.replace("<id>", task.id)}
${ADVICE}`
    };
  open.journal.update((run) => [
    ...lapse(run, "it was asked for again"),
    { type: "force_asked", task: task.id, client: typed.session.client, ...actor }
  ]);
  return {
    text: [
      QUESTION,
      `${task.name ? taskWord(task) : `task ${task.id} ${task.title}`}: type /ultraplan:confirm ${WORD} here within ${MINUTES} minutes; anything else, and it lapses.`,
      ADVICE
    ].join("\n")
  };
}
function confirmForce(typed, word) {
  const acting = openForPerson(typed);
  if ("error" in acting) return acting;
  const { open, actor } = acting;
  const { force } = open.run;
  if (!force || hasEnded(open.run))
    return { error: "nothing waits to be confirmed  [force/none]", fix: `ask first: ${USAGE}` };
  const named = wordFor(open.run.tasks, force.task);
  const cause = whyItLapses(open.run, typed, word);
  if (cause) {
    open.journal.update((run) => lapse(run, cause));
    return {
      error: `${cause}, so the force override of ${named} has lapsed and nothing was bypassed  [force/lapsed]`,
      fix: `ask again if you must: ${USAGE.replace("<id>", force.task)}`
    };
  }
  const left = uncommittedWork(open.run);
  const { state } = open.journal.update(
    (run) => run?.force ? [{ type: "task_forced", task: force.task, left, ...actor }] : []
  );
  open.run = state;
  const late = taskOf(open.run, force.task);
  if (late && !late.override)
    return whyNotOverride(open.run, late) ?? { error: `${named} was not forced`, fix: "ask again" };
  recordOverride(open, force.task);
  return goOn(
    open,
    `${named} is complete (forced): every check was bypassed by ${actor.who}. ${keptMark(force.task)}`,
    typed.now
  );
}
function whyItLapses(run, typed, word) {
  const { force } = run;
  const task = run.tasks.find((candidate) => candidate.id === force?.task);
  if (!force || !task) return "the task is gone";
  if (!isSameProcess(force.client, typed.session.client) || force.session !== typed.session.id)
    return "another client asked for it";
  if (typed.now.getTime() - Date.parse(force.at) > MINUTES * 6e4) return `${MINUTES} minutes have passed`;
  if (word !== WORD) return `the word was not ${WORD}`;
  const refusal = whyNotOverride(run, task);
  return refusal?.error;
}

export {
  askForce,
  confirmForce
};
