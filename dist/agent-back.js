import {
  advance,
  agentEnded,
  agentLaunched
} from "./shared-advance.js";
import "./shared-waiting.js";
import "./shared-next.js";
import {
  isDriver
} from "./shared-binding.js";
import {
  PASS
} from "./shared-reply.js";
import {
  text
} from "./shared-input.js";
import "./shared-publish-views.js";
import "./shared-gate-steps.js";
import "./shared-failures.js";
import "./shared-concerns.js";
import "./shared-totals.js";
import "./shared-names.js";
import {
  openActiveRun
} from "./shared-active.js";
import "./shared-shared-3.js";
import "./shared-journal-error.js";
import "./shared-lock.js";
import "./shared-process-ref.js";
import "./shared-files.js";
import "./shared-shared.js";

// src/hooks/agent-back.ts
var hook = (input, { session, now }) => {
  if (!text(input.tool_input?.subagent_type).startsWith("ultraplan:")) return PASS;
  const open = openActiveRun(session.home, session.id);
  if (!open || !isDriver(open.run, session)) return PASS;
  const toolUseId = text(input.tool_use_id);
  if (text(input.tool_response?.status) === "async_launched") {
    const allAway = agentLaunched(open, toolUseId, text(input.tool_response?.agentId));
    return allAway ? { kind: "end-turn", reason: "ultraplan goes on when the agent is back" } : PASS;
  }
  agentEnded(open, toolUseId, "the agent came back without a claim that could be judged");
  return { kind: "context", text: advance(open, "agent-back", now).text };
};
export {
  hook
};
