import {
  onStop
} from "./shared-on-stop.js";
import "./shared-approve.js";
import "./shared-agent-ended.js";
import "./shared-shared.js";
import "./shared-pinned-plan.js";
import {
  PASS,
  text
} from "./shared-input.js";
import "./shared-advance.js";
import "./shared-binding.js";
import "./shared-active.js";
import "./shared-process-ref.js";
import "./shared-evidence.js";
import "./shared-files.js";

// src/hooks/stop.ts
var hook = async (input, { session, now }) => {
  const reply = await onStop(session, {
    message: text(input.last_assistant_message),
    running: (input.background_tasks ?? []).filter((task) => task.status === "running").map((task) => task.id),
    backgroundTasks: input.background_tasks ?? [],
    now
  });
  switch (reply.kind) {
    case "let-go":
      return reply.show ? { kind: "show", text: reply.show } : PASS;
    case "send-back":
      return { kind: "block", reason: reply.reason };
    case "go-on":
      return { kind: "context", text: reply.text };
  }
};
export {
  hook
};
