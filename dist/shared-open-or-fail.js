import {
  UsageError
} from "./shared-command.js";
import {
  pickTask
} from "./shared-pick-task.js";
import {
  openRun
} from "./shared-active.js";

// src/cli/open-or-fail.ts
function openOrFail(terminal, runId) {
  const open = openRun(terminal.cwd, terminal.home, runId);
  if ("error" in open) throw new UsageError(open.error, open.fix);
  return open;
}
function taskOrFail(open, words, command) {
  const found = pickTask(open.run, words, `ultraplan ${command} <id>`);
  if ("error" in found) throw new UsageError(found.error, found.fix.replaceAll("\n", "\n  "));
  return found;
}

export {
  openOrFail,
  taskOrFail
};
