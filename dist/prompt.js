import {
  lapseForce
} from "./shared-override-force.js";
import "./shared-override-skip.js";
import "./shared-uncommitted-work.js";
import "./shared-person.js";
import "./shared-find-task.js";
import "./shared-control-run.js";
import "./shared-identity.js";
import "./shared-on-stop.js";
import "./shared-paired-call.js";
import {
  advance,
  agentEnded
} from "./shared-advance.js";
import "./shared-waiting.js";
import "./shared-next.js";
import "./shared-shared-4.js";
import {
  isDriver
} from "./shared-binding.js";
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
import {
  openActiveRun
} from "./shared-active.js";
import "./shared-shared-3.js";
import "./shared-git-work.js";
import "./shared-evidence.js";
import "./shared-journal-error.js";
import "./shared-lock.js";
import "./shared-process-ref.js";
import "./shared-files.js";
import "./shared-shared.js";

// src/engine/see-prompt.ts
function seePrompt(open, session) {
  const { notices } = open.run;
  const last = notices.at(-1);
  const { state } = open.journal.update(() => [
    { type: "prompt_seen", session },
    ...last ? [{ type: "notices_shown", upTo: last.seq }] : []
  ]);
  open.run = state;
  if (!last) return void 0;
  return ["ultraplan, since your last prompt:", ...notices.map((notice) => `- ${notice.text}`)].join("\n");
}

// src/hooks/prompt.ts
var NOTIFICATION = /^\s*<task-notification>/;
var TOOL_USE = /<tool-use-id>([^<]*)<\/tool-use-id>/;
var STATUS = /<status>([^<]*)<\/status>/;
var hook = (input, { session, now }) => {
  const open = openActiveRun(session.home, session.id);
  if (!open || !isDriver(open.run, session)) return PASS;
  const prompt = text(input.prompt);
  if (!NOTIFICATION.test(prompt)) {
    lapseForce(open, prompt);
    const notices = seePrompt(open, session.id);
    return notices ? { kind: "context", text: notices, show: notices } : PASS;
  }
  const toolUseId = TOOL_USE.exec(prompt)?.[1];
  if (toolUseId)
    agentEnded(
      open,
      toolUseId,
      `the agent ended (${STATUS.exec(prompt)?.[1] ?? "unknown"}) and handed in nothing`
    );
  return { kind: "context", text: advance(open, "notification", now).text };
};
export {
  hook
};
