import {
  receiveClaim
} from "./shared-paired-call.js";
import "./shared-waiting.js";
import "./shared-next.js";
import "./shared-binding.js";
import {
  PASS
} from "./shared-reply.js";
import {
  text
} from "./shared-input.js";
import "./shared-approve.js";
import "./shared-pinned-plan.js";
import "./shared-publish-views.js";
import "./shared-gate-steps.js";
import "./shared-failures.js";
import "./shared-concerns.js";
import "./shared-totals.js";
import "./shared-names.js";
import "./shared-active.js";
import "./shared-shared-3.js";
import "./shared-evidence.js";
import "./shared-journal-error.js";
import "./shared-lock.js";
import "./shared-process-ref.js";
import "./shared-files.js";
import "./shared-shared.js";

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
