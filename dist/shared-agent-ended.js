import {
  isAlive
} from "./shared-process-ref.js";

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
  agentLaunched,
  agentEnded,
  settleAgents,
  settleClaims
};
