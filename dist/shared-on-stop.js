import {
  SOLO,
  receiveClaim
} from "./shared-paired-call.js";
import {
  advance,
  settleAgents,
  settleClaims
} from "./shared-advance.js";
import {
  promptFor
} from "./shared-shared-4.js";
import {
  isDriver
} from "./shared-binding.js";
import {
  openActiveRun
} from "./shared-active.js";

// src/engine/on-stop.ts
async function onStop(session, input) {
  let open = openActiveRun(session.home, session.id);
  if (!open || !isDriver(open.run, session)) return { kind: "let-go" };
  if (open.run.solo) {
    const reply = await receiveClaim(session, {
      agentId: "main",
      message: input.message,
      backgroundTasks: input.backgroundTasks
    });
    if (reply.kind === "send-back") return reply;
    open = openActiveRun(session.home, session.id);
    if (!open) return { kind: "let-go" };
    const { text: text2, goOn } = soloStep(open, input.now);
    return goOn ? { kind: "go-on", text: text2 } : { kind: "let-go", show: text2 };
  }
  settleClaims(open);
  settleAgents(open, input.running);
  const { action, text } = advance(open, "stop", input.now);
  switch (action.kind) {
    case "dispatch":
      return { kind: "go-on", text };
    case "wait":
      return open.run.tickets.length > 0 ? { kind: "let-go" } : { kind: "let-go", show: `ultraplan: ${action.reason}` };
    case "ask":
      return { kind: "let-go", show: `ultraplan asks: ${action.question} (${action.options.join(" | ")})` };
    case "done":
      return { kind: "let-go", show: `ultraplan: ${action.reason}` };
  }
}
function soloStep(open, now) {
  const { action } = advance(open, "solo", now);
  if (action.kind !== "dispatch") {
    const text = action.kind === "ask" ? `ultraplan asks: ${action.question} (${action.options.join(" | ")})` : `ultraplan: ${action.reason}`;
    return { text, goOn: false };
  }
  const { state } = open.journal.update((run) => {
    const ticket2 = run?.tickets.find((candidate) => !candidate.redeemedAt);
    return ticket2 ? [{ type: "ticket_redeemed", ticket: ticket2.id, toolUseId: SOLO, session: run?.session ?? "" }] : [];
  });
  open.run = state;
  const ticket = open.run.tickets.find((candidate) => candidate.toolUseId === SOLO);
  if (!ticket) throw new Error("the run offers a task and no ticket");
  return { text: promptFor(open, ticket), goOn: true };
}

export {
  onStop,
  soloStep
};
