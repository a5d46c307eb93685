import {
  branchHead
} from "./shared-active.js";
import {
  isAlive
} from "./shared-process-ref.js";

// src/engine/refused-call.ts
var TAIL_BYTES = 256 * 1024;

// src/engine/agent-ended.ts
function abandon(run, ticket, cause) {
  const { judging } = ticket;
  if (judging && !judging.deferred && isAlive(judging.process))
    return [{ type: "proof_deferred", ticket: ticket.id, worker: judging.process }];
  return lose(run, ticket, cause);
}
function lose(run, ticket, cause) {
  const left = { ticket: ticket.id, ...leftOff(run, ticket) };
  if (ticket.judging) {
    if (isAlive(ticket.judging.process)) return [];
    return [{ type: "agent_lost", ...left, cause: "the claim was never judged", failure: "TIMEOUT" }];
  }
  return [{ type: "agent_lost", ...left, cause, failure: "EXECUTION_FAILURE" }];
}
function leftOff(run, ticket) {
  const isHere = ticket.role === "spec-executor" && !ticket.isolated;
  const head = isHere ? branchHead(run) : void 0;
  return head === void 0 ? {} : { head };
}

export {
  abandon,
  leftOff
};
