import {
  attemptsUsed,
  isDone,
  isStuck,
  nextReviews,
  parallelGroup,
  readiness
} from "./shared-active.js";
import {
  taskWord
} from "./shared-task-name.js";

// src/run/next.ts
function next(run, now) {
  switch (run.state) {
    case "finished":
      return { kind: "done", reason: "every task is done" };
    case "cancelled":
      return { kind: "done", reason: "the run was cancelled" };
    case "paused":
      return { kind: "wait", reason: "the run is paused; /ultraplan:resume goes on" };
    case "parked":
      return {
        kind: "wait",
        reason: `the run is parked (${run.cause ?? "no cause recorded"}); /ultraplan:resume goes on`
      };
    case "halted":
      return ask([
        {
          question: `the run is halted: ${run.cause ?? "no cause recorded"}`,
          options: [...retriesOf(run), "/ultraplan:resume", "/ultraplan:cancel"]
        },
        // What may be done about them is said once.
        ...stuckTasks(run).map((asked) => ({ ...asked, options: [] }))
      ]);
    case "running":
      return nextOfRunning(run, now);
  }
}
function retriesOf(run) {
  const [first, ...more] = run.tasks.filter(isStuck);
  return first ? [`/ultraplan:retry --task ${more.length > 0 ? "<id>" : first.id}`] : [];
}
function nextOfRunning(run, now) {
  const unused = run.tickets.filter((ticket) => ticket.redeemedAt === void 0);
  if (unused.length > 0) return { kind: "dispatch", agents: unused.map(agentOf) };
  const inFlight = run.tickets.length;
  if (inFlight > 0) return { kind: "wait", reason: `${inFlight} agent${inFlight === 1 ? "" : "s"} in flight` };
  const reviews = run.tasks.flatMap((task) => nextReviews(run, task, now));
  if (reviews.length > 0) return { kind: "dispatch", agents: reviews };
  return nextTask(run, now);
}
function nextTask(run, now) {
  let soonest;
  const isReady = readiness(run);
  for (const [index, task] of run.tasks.entries()) {
    if (isDone(task) || isStuck(task) || !isReady(index)) continue;
    const waits = task.notBefore !== void 0 && task.notBefore > now.toISOString();
    if ((task.status === "reviewing" || task.status === "verifying") && !waits) continue;
    if (task.kind === "checkpoint") return ask([question(task), ...stuckTasks(run)]);
    if (waits && task.notBefore !== void 0) {
      if (soonest === void 0 || task.notBefore < soonest) soonest = task.notBefore;
      continue;
    }
    return dispatch(run, index, isReady);
  }
  if (soonest !== void 0) return { kind: "wait", reason: "a retry waits for its time", until: soonest };
  if (run.tasks.every(isDone)) return { kind: "done", reason: "every task is done" };
  const stuck = stuckTasks(run);
  return ask(stuck.length > 0 ? stuck : [deadlock(run)]);
}
function dispatch(run, index, isReady) {
  const group = parallelGroup(run, index).filter(
    (task) => !isDone(task) && !isStuck(task) && isReady(run.tasks.indexOf(task)) && // One that the client could not start in a worktree is done alone, in the run's own folder.
    task.attempts.length === 0 && !task.notStarted
  );
  const first = run.tasks[index];
  const together = group.length > 1 && first && group.includes(first) ? group : first ? [first] : [];
  return {
    kind: "dispatch",
    agents: together.map((task) => ({
      task: task.id,
      role: "spec-executor",
      attempt: task.attempts.length + 1,
      iteration: 1,
      isolated: together.length > 1
    }))
  };
}
function agentOf(ticket) {
  const { task, role, attempt, iteration, isolated, covers } = ticket;
  return { task, role, attempt, iteration, isolated, ...covers ? { covers } : {} };
}
function ask([first, ...also]) {
  if (!first) throw new Error("there is nothing to ask");
  return { kind: "ask", ...first, ...also.length > 0 ? { also } : {} };
}
function question(task) {
  const options = task.checkpoint?.options.length ? task.checkpoint.options : ["approved", "describe what is wrong"];
  return { task: task.id, question: task.checkpoint?.question ?? task.title, options };
}
var stuckTasks = (run) => run.tasks.filter(isStuck).map(askAboutStuck);
function askAboutStuck(task) {
  const tries = attemptsUsed(task);
  return {
    task: task.id,
    question: `${taskWord(task)} is ${task.status} after ${tries} attempt${tries === 1 ? "" : "s"}: ${whyStuck(task)}`,
    options: task.pausedFor?.options ?? ["retry", "skip", "investigate"]
  };
}
function whyStuck({ pausedFor, attempts }) {
  const reason = pausedFor?.reason ?? "no reason recorded";
  const last = attempts.at(-1)?.failures.at(-1);
  return last && reason.includes(last.type) && !reason.includes(last.reason) ? `${reason} (${last.reason})` : reason;
}
var deadlock = (run) => ({
  question: `no task can start: ${run.tasks.filter((task) => !isDone(task)).map(taskWord).join(", ")} wait for each other`,
  options: ["/ultraplan:cancel"]
});

export {
  next,
  askAboutStuck
};
