import {
  taskByWords
} from "./shared-task-by-words.js";
import {
  UsageError
} from "./shared-command.js";
import {
  openRun
} from "./shared-active.js";
import {
  oneLine
} from "./shared-shared-2.js";

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
