import {
  advance,
  isDriver,
  soloStep,
  whoActs
} from "./shared-shared-4.js";
import {
  publishViews
} from "./shared-pinned-plan.js";
import {
  drive,
  openRun,
  release
} from "./shared-active.js";
import {
  isAlive
} from "./shared-process-ref.js";

// src/prompts/ask-person.ts
function askPerson(action) {
  if (action.kind !== "ask") return `ultraplan: ${action.reason}`;
  const options = action.options.map((option) => `  ${typedFor(option, action.task)}`);
  return [`ultraplan asks: ${action.question}`, ...options].join("\n");
}
function typedFor(option, task) {
  if (task === void 0 || option.startsWith("/")) return option;
  switch (option) {
    case "retry":
      return `/ultraplan:retry --task ${task}`;
    case "retry longer":
      return `/ultraplan:retry --task ${task} --longer`;
    case "skip":
      return `/ultraplan:skip-verify --task ${task} --reason "..."`;
    default:
      return `/ultraplan:decide --task ${task} ${option}`;
  }
}

// src/engine/go-on.ts
function goOn(open, text, now) {
  if (open.run.solo) {
    const step = soloStep(open, now);
    return step.goOn ? { text, next: step.text } : { text: `${text}
${step.text}` };
  }
  const advice = advance(open, "command", now);
  if (advice.action.kind === "dispatch") return { text, next: advice.text };
  return { text: `${text}
${askPerson(advice.action)}` };
}

// src/engine/control-run.ts
function cancelRun(cwd, home) {
  const open = openRun(cwd, home);
  if ("error" in open) return open;
  if (hasEnded(open.run)) return alreadyEnded(open.run);
  const state = record(open, { type: "run_cancelled", who: whoActs(cwd) });
  release(home, state);
  return { text: `run ${state.id} is cancelled; its commits, worktrees and journal are as they were` };
}
function pauseRun(cwd, home) {
  const open = openRun(cwd, home);
  if ("error" in open) return open;
  if (hasEnded(open.run)) return alreadyEnded(open.run);
  if (open.run.state === "paused")
    return { text: `run ${open.run.id} is paused already; /ultraplan:resume goes on` };
  const state = record(open, { type: "run_paused", who: whoActs(cwd) });
  return {
    text: `run ${state.id} is paused: agents in flight finish, nothing new starts; /ultraplan:resume goes on`
  };
}
function resumeRun(session, now) {
  const open = openRun(session.cwd, session.home);
  if ("error" in open) return open;
  const { run } = open;
  if (hasEnded(run)) return alreadyEnded(run);
  if (!isDriver(run, session)) {
    if (isAlive(run.client)) {
      return {
        error: `run ${run.id} is driven by another client (process ${run.client.pid}), which is still there`,
        fix: "resume it there, or end it with `ultraplan cancel`"
      };
    }
    takeOver(open, session, "resumed after its client was gone");
  }
  if (open.run.state !== "running")
    open.run = record(open, { type: "run_resumed", who: whoActs(session.cwd) });
  return goOn(open, `run ${open.run.id} goes on`, now);
}
function takeOver(open, session, cause) {
  release(session.home, open.run);
  const { state } = open.journal.update((run) => [
    { type: "run_bound", session: session.id, client: session.client, mode: session.mode, cause },
    ...(run?.tickets ?? []).filter((ticket) => ticket.redeemedAt !== void 0).map(
      (ticket) => ({
        type: "agent_lost",
        ticket: ticket.id,
        cause: `its client went away: ${cause}`,
        failure: "EXECUTION_FAILURE"
      })
    )
  ]);
  open.run = state;
  drive(session.home, session.id, open.run, open.dir);
}
function record(open, event) {
  const { state } = open.journal.update(() => [event]);
  publishViews(state, open.dir);
  return state;
}
var hasEnded = (run) => run.state === "finished" || run.state === "cancelled";
var alreadyEnded = (run) => ({
  error: `run ${run.id} is ${run.state} already`,
  fix: "start another with /ultraplan:implement <spec>"
});

export {
  goOn,
  cancelRun,
  pauseRun,
  resumeRun,
  takeOver
};
