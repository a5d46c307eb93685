import {
  afterTurnFailed
} from "./shared-wake-session.js";
import "./shared-advance.js";
import "./shared-waiting.js";
import "./shared-next.js";
import "./shared-binding.js";
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
import "./shared-active.js";
import "./shared-shared-3.js";
import "./shared-journal-error.js";
import "./shared-lock.js";
import "./shared-process-ref.js";
import "./shared-files.js";
import "./shared-shared.js";

// src/hooks/turn-failed.ts
var hook = async (input, { session, now }) => {
  const wake = await afterTurnFailed(session, text(input.error) || "unknown", now);
  return wake === void 0 ? PASS : { kind: "wake", text: wake };
};
export {
  hook
};
