import {
  findTask,
  leadingTask
} from "./shared-find-task.js";
import {
  isDriver,
  takeOver
} from "./shared-binding.js";
import {
  whoActs
} from "./shared-shared-4.js";
import {
  openActiveRun,
  openRun
} from "./shared-active.js";
import {
  isAlive
} from "./shared-process-ref.js";
import {
  oneLine
} from "./shared-terminal.js";

// src/engine/person.ts
function openForPerson(typed) {
  const { session } = typed;
  const open = openActiveRun(session.home, session.id) ?? openRun(session.cwd, session.home);
  if ("error" in open) return open;
  if (!isDriver(open.run, session)) {
    if (isAlive(open.run.client)) return refuseOther(open, typed);
    if (!hasEnded(open.run)) takeOver(open, session, `${typed.command} was typed after its client was gone`);
  }
  return {
    open,
    actor: { who: whoActs(open.run.root), session: session.id, prompt: typed.prompt }
  };
}
var hasEnded = (run) => run.state === "finished" || run.state === "cancelled";
function refuseOther(open, { command, session }) {
  const { run } = open;
  if (!hasEnded(run)) {
    open.journal.update(() => [
      {
        type: "refused",
        id: "override/other-client",
        what: `${command} from another client (process ${session.client.pid})`
      }
    ]);
  }
  return {
    error: `run ${run.id} is driven by another client (process ${run.client.pid}), and only there a person can decide  [override/other-client]`,
    fix: "type it there; from here `ultraplan status`, `ultraplan pause` and `ultraplan cancel` work"
  };
}

// src/engine/pick-task.ts
function pickTask(run, words, command) {
  const found = findTask(run.tasks, words);
  if ("task" in found) return found.task;
  const lead = leadingTask(run.tasks, words)?.task;
  const close = lead ? [lead] : found.near;
  const near = close.length > 0 ? close : run.tasks.filter((task) => task.status !== "approved");
  const error = words.trim() === "" ? "no task was named" : found.several ? `several tasks could be meant by "${oneLine(words)}"` : `there is no task "${oneLine(words)}"`;
  const [only] = near;
  const typed = only && near.length === 1 ? command.replace("<id>", oneLine(only.id)) : command;
  return { error: `${error}  [task/unclear]`, fix: `${listed(near)}
name one by its id: ${typed}` };
}
var MOST_LISTED = 8;
function listed(tasks) {
  const lines = tasks.slice(0, MOST_LISTED).map((task) => `  ${oneLine(task.id)}  ${oneLine(task.title)}  (${task.status})`);
  const more = tasks.length - lines.length;
  return [...lines, ...more > 0 ? [`  and ${more} more`] : []].join("\n");
}

export {
  openForPerson,
  hasEnded,
  pickTask,
  listed
};
