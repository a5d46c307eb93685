import {
  onStop
} from "./shared-on-stop.js";
import "./shared-paired-call.js";
import "./shared-advance.js";
import "./shared-waiting.js";
import "./shared-next.js";
import "./shared-shared-4.js";
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
