import {
  UsageError
} from "./shared-command.js";
import {
  findTask
} from "./shared-find-task.js";
import {
  openRun
} from "./shared-active.js";
import {
  oneLine
} from "./shared-shared-3.js";

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

// src/cli/open-or-fail.ts
function openOrFail(terminal, runId) {
  const open = openRun(terminal.cwd, terminal.home, runId);
  if ("error" in open) throw new UsageError(open.error, open.fix);
  return open;
}
function taskOrFail(open, words) {
  const found = taskByWords(open.run, words);
  if ("error" in found) throw new UsageError(oneLine(found.error), oneLine(found.fix));
  return found.task;
}

export {
  openOrFail,
  taskOrFail
};
