import {
  mayBeginGreen
} from "./shared-may-begin-green.js";
import {
  pinnedPlan,
  pinnedTask
} from "./shared-pinned-plan.js";
import {
  openRunAt,
  record
} from "./shared-active.js";
import {
  taskOf
} from "./shared-change.js";

// src/engine/baseline.ts
var beginsGreen = (run, task) => {
  const baseline = taskOf(run, task.id)?.baseline ?? [];
  return baseline.length > 0 && baseline.every(({ exitCode }) => exitCode === 0) && !mayBeginGreen(task);
};
async function proveBaseline(dir, ticketId, home, env) {
  const open = openRunAt(dir, home);
  const ticket = open?.run.tickets.find((candidate) => candidate.id === ticketId);
  if (!open || !ticket) return;
  const { run } = open;
  const { runBaseline } = await import("./run-baseline.js");
  const { bringingFor } = await import("./bring-ignored.js");
  const task = pinnedTask(pinnedPlan(dir, run), ticket.task);
  const commands = await runBaseline({
    cwd: run.root,
    journalDir: dir,
    config: run.config,
    task,
    base: ticket.base,
    env,
    deadline: Date.now() + run.config.limits.gate * 1e3,
    bring: bringingFor(run, task.id, ticket.issuedAt)
  });
  if (commands.length === 0) return;
  const expected = mayBeginGreen(task) ? { expected: true } : {};
  record(open, (now) => ({
    events: taskOf(now, task.id)?.baseline === void 0 ? [{ type: "baseline_ran", task: task.id, commands, ...expected }] : [],
    reply: void 0
  }));
}

export {
  beginsGreen,
  proveBaseline
};
