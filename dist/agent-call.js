import {
  promptFor
} from "./shared-shared-4.js";
import {
  isDriver
} from "./shared-binding.js";
import {
  PASS
} from "./shared-reply.js";
import {
  text
} from "./shared-input.js";
import "./shared-pinned-plan.js";
import {
  publishViews
} from "./shared-publish-views.js";
import "./shared-gate-steps.js";
import "./shared-failures.js";
import "./shared-concerns.js";
import "./shared-totals.js";
import "./shared-names.js";
import {
  openActiveRun
} from "./shared-active.js";
import "./shared-shared-3.js";
import "./shared-evidence.js";
import "./shared-journal-error.js";
import "./shared-lock.js";
import "./shared-process-ref.js";
import "./shared-files.js";
import "./shared-shared.js";

// src/engine/redeem-ticket.ts
var OURS = /^ultraplan:/;
var TICKET = /\bultraplan-ticket ([0-9a-f]{16})\b/;
function redeemTicket(session, call) {
  if (!OURS.test(call.subagentType)) return { kind: "not-ours" };
  const open = openActiveRun(session.home, session.id);
  if (!open)
    return refuse("ultraplan agents are started by a run; type /ultraplan:implement <spec> to start one");
  if (!isDriver(open.run, session))
    return refuse(`run ${open.run.id} is driven by another client; this one may not dispatch its agents`);
  if (call.agentId) return refuse("an agent of a run may not start agents");
  const id = TICKET.exec(call.prompt)?.[1];
  if (!id)
    return refuse(
      "there is no ticket in the prompt; use the arguments of the last ultraplan:next line as they are"
    );
  let refusal;
  let ticket;
  const { state } = open.journal.update((run) => {
    ticket = run?.tickets.find((candidate) => candidate.id === id);
    refusal = whyNot(run, ticket, call);
    if (refusal)
      return [
        { type: "refused", id: "ticket/invalid", what: `dispatching ${call.subagentType} (${refusal})` }
      ];
    return [{ type: "ticket_redeemed", ticket: id, toolUseId: call.toolUseId, session: session.id }];
  });
  if (refusal || !ticket || !state) return refuse(refusal ?? "the run has no state");
  publishViews(state, open.dir);
  return {
    kind: "redeemed",
    prompt: promptFor({ ...open, run: state }, ticket),
    background: session.mode === "screen",
    isolated: ticket.isolated
  };
}
var refuse = (reason) => ({ kind: "refused", reason });
function whyNot(run, ticket, call) {
  if (run?.state !== "running") return `the run is ${run?.state ?? "unknown"}`;
  if (!ticket) return "this ticket is unknown or was used; follow the newest ultraplan:next line";
  if (ticket.redeemedAt) return "this ticket was used already; wait for its agent";
  if (call.subagentType !== `ultraplan:${ticket.role}`) return `this ticket is for ultraplan:${ticket.role}`;
  return void 0;
}

// src/hooks/agent-call.ts
var hook = (input, { session }) => {
  const call = input.tool_input ?? {};
  const redeemed = redeemTicket(session, {
    subagentType: text(call.subagent_type),
    prompt: text(call.prompt),
    toolUseId: text(input.tool_use_id),
    ...input.agent_id ? { agentId: input.agent_id } : {}
  });
  switch (redeemed.kind) {
    case "not-ours":
      return PASS;
    case "refused":
      return { kind: "deny", reason: `ultraplan: ${redeemed.reason}` };
    case "redeemed":
      return {
        kind: "rewrite",
        input: {
          ...call,
          prompt: redeemed.prompt,
          // The screen drops this; in -p a background agent would be killed ten minutes after the last turn.
          ...redeemed.background ? {} : { run_in_background: false },
          ...redeemed.isolated ? { isolation: "worktree" } : {}
        }
      };
  }
};
export {
  hook
};
