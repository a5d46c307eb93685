import {
  markWaiting
} from "./shared-waiting.js";
import {
  next
} from "./shared-next.js";
import {
  publishViews
} from "./shared-publish-views.js";
import {
  release,
  taskOf
} from "./shared-active.js";
import {
  isAlive
} from "./shared-process-ref.js";
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
  markWaiting(state, open.home, now);
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

// src/engine/agent-ended.ts
function agentLaunched(open, toolUseId, agentId) {
  const { state } = open.journal.update((run) => {
    const ticket = run?.tickets.find((candidate) => candidate.toolUseId === toolUseId);
    return ticket && ticket.agentId !== agentId ? [{ type: "agent_launched", ticket: ticket.id, agentId }] : [];
  });
  return state !== void 0 && state.tickets.length > 0 && state.tickets.every((ticket) => ticket.redeemedAt);
}
function agentEnded(open, toolUseId, how) {
  loseWhere(open, (ticket) => ticket.toolUseId === toolUseId, how);
}
function settleAgents(open, running) {
  loseWhere(
    open,
    (ticket) => ticket.agentId !== void 0 && !running.includes(ticket.agentId),
    "the agent is gone and handed in nothing"
  );
}
function settleClaims(open) {
  loseWhere(
    open,
    (ticket) => ticket.judging !== void 0 && !isAlive(ticket.judging.process),
    "the claim was never judged"
  );
}
function loseWhere(open, isLost, cause) {
  if (!open.run.tickets.some(isLost)) return;
  const { state } = open.journal.update(
    (run) => (run?.tickets ?? []).filter((ticket) => isLost(ticket)).flatMap((ticket) => lose(ticket, cause))
  );
  open.run = state;
}
function lose(ticket, cause) {
  if (ticket.judging) {
    if (isAlive(ticket.judging.process)) return [];
    return [
      { type: "agent_lost", ticket: ticket.id, cause: "the claim was never judged", failure: "TIMEOUT" }
    ];
  }
  return [{ type: "agent_lost", ticket: ticket.id, cause, failure: "EXECUTION_FAILURE" }];
}

export {
  advance,
  agentLaunched,
  agentEnded,
  settleAgents,
  settleClaims
};
