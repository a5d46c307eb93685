import {
  flagsOf,
  shownStatus,
  totalsOf
} from "./shared-active.js";
import {
  oneLine
} from "./shared-terminal.js";

// src/view/status-json.ts
function statusJson(run) {
  return {
    run: run.id,
    spec: oneLine(run.spec),
    state: run.state,
    tasks: run.tasks.map((task) => ({
      id: oneLine(task.id),
      title: oneLine(task.title),
      status: shownStatus(task),
      attempts: task.attempts.length,
      flags: flagsOf(task),
      ...task.waiting ? {
        waiting: {
          tool: oneLine(task.waiting.tool),
          what: oneLine(task.waiting.what),
          rule: oneLine(task.waiting.rule),
          since: task.waiting.at
        }
      } : {}
    })),
    totals: totalsOf(run)
  };
}

export {
  statusJson
};
