import {
  processStart
} from "./shared-process-ref.js";

// src/hooks/input.ts
import { homedir } from "node:os";
function parseInput(text2) {
  const input = JSON.parse(text2);
  if (typeof input.session_id !== "string" || typeof input.cwd !== "string")
    throw new Error("the hook input has no session_id or cwd");
  return input;
}
function sessionOf(input, env) {
  const pid = Number(env.CLAUDE_PID ?? 0);
  const startedAt = processStart(pid);
  return {
    id: input.session_id,
    client: startedAt === void 0 ? { pid } : { pid, startedAt },
    mode: env.CLAUDE_CODE_ENTRYPOINT === "cli" ? "screen" : "print",
    cwd: input.cwd,
    home: homedir(),
    env
  };
}
var text = (value) => typeof value === "string" ? value : "";

// src/hooks/reply.ts
var PASS = { kind: "pass" };
function encodeReply(event, reply) {
  switch (reply.kind) {
    case "pass":
      return void 0;
    case "block":
      return JSON.stringify({ decision: "block", reason: reply.reason });
    case "deny":
      return specific(event, { permissionDecision: "deny", permissionDecisionReason: reply.reason });
    case "rewrite":
      return specific(event, { permissionDecision: "allow", updatedInput: reply.input });
    case "context":
      return specific(event, { additionalContext: reply.text }, reply.show);
    case "show":
      return JSON.stringify({ systemMessage: reply.text });
  }
}
function specific(event, output, show) {
  return JSON.stringify({
    ...show ? { systemMessage: show } : {},
    hookSpecificOutput: { hookEventName: event, ...output }
  });
}

export {
  parseInput,
  sessionOf,
  text,
  PASS,
  encodeReply
};
