import {
  agentEnded,
  agentLaunched
} from "./shared-agent-ended.js";
import {
  PASS,
  text
} from "./shared-input.js";
import {
  advance
} from "./shared-advance.js";
import {
  isDriver
} from "./shared-binding.js";
import {
  openActiveRun
} from "./shared-active.js";
import "./shared-process-ref.js";
import "./shared-files.js";

// src/hooks/agent-back.ts
var hook = (input, { session, now }) => {
  if (!text(input.tool_input?.subagent_type).startsWith("ultraplan:")) return PASS;
  const open = openActiveRun(session.home, session.id);
  if (!open || !isDriver(open.run, session)) return PASS;
  const toolUseId = text(input.tool_use_id);
  if (text(input.tool_response?.status) === "async_launched") {
    agentLaunched(open, toolUseId, text(input.tool_response?.agentId));
    return PASS;
  }
  agentEnded(open, toolUseId, "the agent came back without a claim that could be judged");
  return { kind: "context", text: advance(open, "agent-back", now).text };
};
export {
  hook
};
