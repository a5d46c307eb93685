// src/run/find-task.ts
var MOST_NEAR = 5;
function findTask(tasks, words2) {
  const wanted = plain(words2);
  const bare = wanted.replace(/^task\s+/, "").replace(/:$/, "");
  const steps = [
    ({ id }) => plain(id) === wanted || plain(id) === bare,
    ({ title }) => plain(title) === wanted,
    ({ title }) => plain(title).startsWith(`task ${bare}:`),
    ({ id, title }) => `task ${plain(id)}: ${plain(title)}` === wanted,
    (_task, index) => /^\d+$/.test(bare) && Number(bare) === index + 1,
    ({ title }) => bare !== "" && plain(title).includes(bare)
  ];
  for (const step of steps) {
    const hits = tasks.filter(step);
    if (hits.length === 1 && hits[0]) return { task: hits[0] };
    if (hits.length > 1) return { near: hits.slice(0, MOST_NEAR), several: true };
  }
  return { near: nearest(tasks, bare), several: false };
}
function leadingTask(tasks, words2) {
  const [, id = "", rest = ""] = /^\s*(?:task\s+)?(\S+?):?\s+(\S.*)$/is.exec(words2) ?? [];
  const task = tasks.find((candidate) => plain(candidate.id) === plain(id));
  return task && { task, rest: rest.trim() };
}
var plain = (text) => text.trim().replace(/\s+/g, " ").toLowerCase();
function nearest(tasks, wanted) {
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

export {
  findTask,
  leadingTask
};
