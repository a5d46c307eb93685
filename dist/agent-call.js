import {
  redeemTicket
} from "./shared-shared.js";
import "./shared-pinned-plan.js";
import {
  PASS,
  text
} from "./shared-input.js";
import "./shared-binding.js";
import "./shared-active.js";
import "./shared-process-ref.js";
import "./shared-evidence.js";
import "./shared-files.js";

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
