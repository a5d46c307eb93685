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
    case "end-turn":
      return JSON.stringify({ continue: false, stopReason: reply.reason });
    case "wake":
      return reply.text;
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
  PASS,
  encodeReply
};
