import {
  publishViews
} from "./shared-publish-views.js";
import {
  attemptsUsed,
  isDone,
  isReady,
  isStuck,
  outstandingReviews,
  parallelGroup,
  release,
  taskOf
} from "./shared-active.js";
import {
  headCommit
} from "./shared-files.js";

// src/engine/advance.ts
import { createHash, randomBytes } from "node:crypto";

// src/prompts/directive.ts
function directive(sentence, next2) {
  return `${sentence}
ultraplan:next ${JSON.stringify(next2)}`;
}

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
      return {
        kind: "ask",
        question: `the run is halted: ${run.cause ?? "no cause recorded"}`,
        options: ["/ultraplan:retry --task <id>", "/ultraplan:resume", "/ultraplan:cancel"]
      };
    case "running":
      return nextOfRunning(run, now);
  }
}
function nextOfRunning(run, now) {
  const unused = run.tickets.filter((ticket) => ticket.redeemedAt === void 0);
  if (unused.length > 0) return { kind: "dispatch", agents: unused.map(agentOf) };
  const inFlight = run.tickets.length;
  if (inFlight > 0) return { kind: "wait", reason: `${inFlight} agent${inFlight === 1 ? "" : "s"} in flight` };
  const reviews = run.tasks.filter((task) => task.status === "reviewing").flatMap((task) => outstandingReviews(run, task));
  if (reviews.length > 0) return { kind: "dispatch", agents: reviews };
  return nextTask(run, now);
}
function nextTask(run, now) {
  let soonest;
  for (const [index, task] of run.tasks.entries()) {
    if (isDone(task) || isStuck(task) || !isReady(run, index)) continue;
    if (task.kind === "checkpoint") return question(task);
    if (task.notBefore !== void 0 && task.notBefore > now.toISOString()) {
      if (soonest === void 0 || task.notBefore < soonest) soonest = task.notBefore;
      continue;
    }
    return dispatch(run, index);
  }
  if (soonest !== void 0) return { kind: "wait", reason: "a retry waits for its time", until: soonest };
  if (run.tasks.every(isDone)) return { kind: "done", reason: "every task is done" };
  return askAboutStuck(run);
}
function dispatch(run, index) {
  const group = parallelGroup(run, index).filter(
    (task) => !isDone(task) && !isStuck(task) && task.attempts.length === 0
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
  const { task, role, attempt, iteration, isolated } = ticket;
  return { task, role, attempt, iteration, isolated };
}
function question(task) {
  const options = task.checkpoint?.options.length ? task.checkpoint.options : ["approved", "describe what is wrong"];
  return { kind: "ask", task: task.id, question: task.checkpoint?.question ?? task.title, options };
}
function askAboutStuck(run) {
  const stuck = run.tasks.find(isStuck);
  if (!stuck) {
    const open = run.tasks.filter((task) => !isDone(task)).map((task) => task.id);
    return {
      kind: "ask",
      question: `no task can start: ${open.join(", ")} wait for each other`,
      options: ["/ultraplan:cancel"]
    };
  }
  const tries = attemptsUsed(stuck);
  return {
    kind: "ask",
    task: stuck.id,
    question: `task ${stuck.id} is ${stuck.status} after ${tries} attempt${tries === 1 ? "" : "s"}: ${stuck.pausedFor?.reason ?? "no reason recorded"}`,
    options: stuck.pausedFor?.options ?? ["retry", "skip", "investigate"]
  };
}

// src/engine/advance.ts
var STOPS_BEFORE_PARKED = 3;
function advance(open, via, now) {
  const { journal, dir } = open;
  const base = headCommit(open.run.root) ?? open.run.base;
  let advice;
  const { state } = journal.update((run) => {
    if (!run) return [];
    const action = next(run, now);
    const { events, text } = word(run, action, base);
    advice = { action, text };
    const digest = createHash("sha256").update(text).digest("hex").slice(0, 16);
    const given = { type: "directive_given", digest, via };
    const finished = action.kind === "done" && run.state === "running" ? [{ type: "run_finished", commit: base }] : [];
    if (via === "stop" && action.kind === "dispatch" && events.length === 0 && standsStill(run, digest)) {
      const cause = `the session stopped ${STOPS_BEFORE_PARKED} times without following: ${text.split("\n")[0]}`;
      advice = { action: { kind: "wait", reason: cause }, text: "" };
      return [given, { type: "run_parked", cause }];
    }
    return [...events, ...finished, given];
  });
  if (!advice || !state) throw new Error("the run has no state");
  if (state.state === "finished") release(open.home, state);
  publishViews(state, dir);
  return advice;
}
var standsStill = (run, digest) => run.standing.digest === digest && run.standing.count + 1 >= STOPS_BEFORE_PARKED;
function word(run, action, base) {
  switch (action.kind) {
    case "dispatch":
      return wordDispatch(run, action, base);
    case "wait":
      return {
        events: [],
        text: directive(`ultraplan: ${action.reason}. End your turn.`, {
          action: "wait",
          ...action.until ? { until: action.until } : {}
        })
      };
    case "ask":
      return {
        events: [],
        text: directive(
          `ultraplan needs the person: ${action.question.slice(0, 200)}. Options: ${action.options.join(" | ")}. Tell them and end your turn.`,
          { action: "ask" }
        )
      };
    case "done":
      return {
        events: [],
        text: directive(`ultraplan: ${action.reason}. Tell the person in one sentence.`, { action: "done" })
      };
  }
}
function wordDispatch(run, action, base) {
  const events = [];
  const entries = action.agents.map((agent) => {
    let ticket = run.tickets.find(
      (open) => !open.redeemedAt && open.task === agent.task && open.role === agent.role && open.iteration === agent.iteration
    );
    if (!ticket) {
      ticket = { id: randomBytes(8).toString("hex") };
      events.push({ type: "ticket_issued", ticket: ticket.id, base, ...agent });
    }
    return {
      subagent_type: `ultraplan:${agent.role}`,
      description: describe(run, agent.task),
      prompt: `ultraplan-ticket ${ticket.id}`
    };
  });
  const sentence = entries.length === 1 ? "Call the Agent tool once, with exactly these arguments; nothing else." : `Call the Agent tool ${entries.length} times in one message, with exactly these arguments; nothing else.`;
  return { events, text: directive(sentence, { action: "dispatch", agents: entries }) };
}
var LONGEST_TITLE = 40;
function describe(run, id) {
  const task = taskOf(run, id);
  const position = run.tasks.findIndex((candidate) => candidate.id === id) + 1;
  const title = (task?.title ?? "").replace(/[\u0000-\u001f\u007f-\u009f`"<>]/g, " ").slice(0, LONGEST_TITLE);
  return `${id} ${title} (${position}/${run.tasks.length})`;
}

export {
  advance
};
