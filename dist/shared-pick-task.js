import {
  oneLine
} from "./shared-terminal.js";
import {
  taskName,
  taskWord
} from "./shared-task-name.js";

// src/run/find-task.ts
var MOST_NEAR = 5;
function findTask(tasks, words2) {
  const wanted = plain(words2);
  const meant = tasks.filter((task) => namesOf(task).includes(wanted) || bears(task, wanted));
  const [only] = meant;
  if (only && meant.length === 1) return { task: only };
  if (only) return { near: meant, several: true };
  return { near: wanted === "" ? [] : nearest(tasks, wanted.replace(/^task\s+/, "")), several: false };
}
function leadingTask(tasks, words2) {
  const [, lead = "", rest = ""] = /^\s*((?:task\s+)?\S+?):?\s+(\S.*)$/is.exec(words2) ?? [];
  const named = tasks.filter((task2) => namesOf(task2).includes(plain(lead)));
  const [task] = named;
  return task && named.length === 1 ? { task, rest: rest.trim() } : void 0;
}
var plain = (text) => text.replace(new RegExp("\\p{Cf}", "gu"), "").replace(/[\p{Cc}\s]+/gu, " ").trim().replace(/:$/, "").toLowerCase();
function namesOf(task) {
  const name = taskName(task);
  const colon = name.indexOf(":");
  const said = [name, taskWord(task), ...colon > 0 ? [name.slice(0, colon)] : []];
  return [task.id, ...said, task.title, `${task.id} ${task.title}`].map(plain).filter((each) => each !== "");
}
function bears(task, wanted) {
  if (!/^\d+$/.test(wanted)) return false;
  const numbered = NUMBERED.exec(task.name ?? task.title);
  const own = numbered ? numbered[1] ?? numbered[2] : LAST_NUMBER.exec(task.id)?.[1];
  return own !== void 0 && Number(own) === Number(wanted);
}
var NUMBERED = /^(?:(?:task|step)\s+#?|#)(\d+(?:\.?\w+)*)(?!\w)|^(\d+)[.):](?=\s)/i;
var LAST_NUMBER = /^(?:t|task[-_ ]?|.+-)?(\d+)$/i;
function nearest(tasks, wanted) {
  const holding = tasks.filter((task) => plain(taskName(task)).includes(wanted));
  if (holding.length > 0) return holding.slice(0, MOST_NEAR);
  return tasks.map((task) => ({
    task,
    far: Math.min(
      ...[task.id, task.title, ...words(task.title)].map((name) => distance(plain(name), wanted))
    )
  })).filter(({ far }) => far <= Math.max(1, Math.floor(wanted.length / 3))).sort((a, b) => a.far - b.far).slice(0, MOST_NEAR).map(({ task }) => task);
}
var words = (title) => title.split(/\s+/).filter((word) => word.length > 3);
function distance(a, b) {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? 0;
}

// src/engine/pick-task.ts
function pickTask(run, words2, command) {
  const found = findTask(run.tasks, words2);
  if ("task" in found) return found.task;
  const lead = leadingTask(run.tasks, words2)?.task;
  const close = lead ? [lead] : found.near;
  const near = close.length > 0 ? close : run.tasks.filter((task) => task.status !== "approved");
  const error = words2.trim() === "" ? "no task was named" : found.several ? `several tasks could be meant by "${oneLine(words2)}"` : `there is no task "${oneLine(words2)}"`;
  const [only] = near;
  const typed = only && near.length === 1 ? command.replace("<id>", oneLine(only.id)) : command;
  return { error: `${error}  [task/unclear]`, fix: `${listed(near)}
name one by its id: ${typed}` };
}
var MOST_LISTED = 8;
function listed(tasks) {
  const lines = tasks.slice(0, MOST_LISTED).map((task) => `  ${oneLine(task.id)}  ${oneLine(task.name ?? task.title)}  (${task.status})`);
  const more = tasks.length - lines.length;
  return [...lines, ...more > 0 ? [`  and ${more} more`] : []].join("\n");
}

export {
  leadingTask,
  pickTask,
  listed
};
