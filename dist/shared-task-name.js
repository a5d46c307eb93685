// src/model/task-name.ts
var taskName = ({ id, title, name }) => name ?? (/^task\s+\S+:/i.test(title) ? title : `Task ${id}: ${title}`);
var LONGEST = 100;
function taskWord({ id, name }) {
  const word = (name ?? `task ${id}`).replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]", "gu"), " ");
  return word.length > LONGEST ? `${word.slice(0, LONGEST - 1)}…` : word;
}
var wordFor = (tasks, id) => taskWord(tasks.find((task) => task.id === id) ?? { id });
var shortWord = ({ id, name }) => taskWord({ id, name: name?.split(":", 1)[0] });
var shortName = (task) => task.name === void 0 ? task.id : shortWord(task);
var fixWord = (fix) => fix.name === void 0 ? `fix ${taskWord(fix)}` : taskWord(fix);

export {
  taskName,
  taskWord,
  wordFor,
  shortWord,
  shortName,
  fixWord
};
