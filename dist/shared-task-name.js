// src/model/task-name.ts
var taskName = ({ id, title, name }) => name ?? (/^task\s+\S+:/i.test(title) ? title : `Task ${id}: ${title}`);
var LONGEST = 100;
function taskWord({ id, name }) {
  const word = (name ?? `task ${id}`).replace(new RegExp("\\p{Cc}|[\\u2028\\u2029]", "gu"), " ");
  return word.length > LONGEST ? `${word.slice(0, LONGEST - 1)}…` : word;
}

export {
  taskName,
  taskWord
};
