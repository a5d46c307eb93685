import {
  findTask
} from "./shared-find-task.js";

// src/engine/task-by-words.ts
function taskByWords(run, words) {
  const found = findTask(run.tasks, words);
  if ("task" in found) return found;
  const near = found.near.map(({ id, title }) => `${id} ${title}`);
  return {
    error: near.length > 1 && found.several ? `"${words}" fits several tasks` : `there is no task "${words}"`,
    fix: near.length > 0 ? `did you mean: ${near.join("; ")}` : `tasks: ${run.tasks.map(({ id }) => id).join(", ")}`
  };
}

export {
  taskByWords
};
