import {
  receiveClaim
} from "./shared-approve.js";
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

// src/hooks/claim.ts
var hook = async (input, { session }) => {
  if (!text(input.agent_type).startsWith("ultraplan:")) return PASS;
  const agentId = text(input.agent_id);
  const reply = await receiveClaim(session, {
    agentId,
    transcriptPath: text(input.agent_transcript_path),
    message: text(input.last_assistant_message),
    // A background agent lists itself.
    backgroundTasks: (input.background_tasks ?? []).filter((task) => task.id !== agentId)
  });
  return reply.kind === "let-go" ? PASS : { kind: "block", reason: reply.reason };
};
export {
  hook
};
