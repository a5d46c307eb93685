import {
  encodeReply
} from "./shared-reply.js";
import {
  parseInput
} from "./shared-input.js";
import {
  processStart
} from "./shared-process-ref.js";
import "./shared-shared.js";

// src/main/hook.ts
import { readFileSync, writeSync } from "node:fs";
import { homedir } from "node:os";

// src/engine/session.ts
function sessionOf({ session_id, cwd }, env, home) {
  const pid = Number(env.CLAUDE_PID ?? 0);
  const startedAt = processStart(pid);
  return {
    id: session_id,
    client: startedAt === void 0 ? { pid } : { pid, startedAt },
    mode: env.CLAUDE_CODE_ENTRYPOINT === "cli" ? "screen" : "print",
    cwd,
    home,
    env
  };
}

// src/hooks/table.ts
var HOOKS = [
  {
    name: "session-start",
    event: "SessionStart",
    guard: "any-run",
    onFailure: "open",
    timeout: 30,
    load: () => import("./session-start.js")
  },
  {
    name: "command",
    event: "UserPromptExpansion",
    // With a colon in it the client takes a matcher for a free regular expression.
    matcher: "^(ultraplan:.*|implement)$",
    guard: "command",
    onFailure: "closed",
    timeout: 120,
    statusMessage: "ultraplan",
    load: () => import("./command.js")
  },
  {
    name: "prompt",
    event: "UserPromptSubmit",
    guard: "driver",
    onFailure: "open",
    timeout: 30,
    load: () => import("./prompt.js")
  },
  {
    name: "agent-call",
    event: "PreToolUse",
    matcher: "Agent",
    guard: "our-agent",
    onFailure: "closed",
    timeout: 60,
    load: () => import("./agent-call.js")
  },
  {
    name: "agent-back",
    event: "PostToolUse",
    matcher: "Agent",
    guard: "driver",
    onFailure: "open",
    timeout: 60,
    load: () => import("./agent-back.js")
  },
  {
    name: "agent-failed",
    event: "PostToolUseFailure",
    matcher: "Agent",
    guard: "driver",
    onFailure: "open",
    timeout: 60,
    load: () => import("./agent-back.js")
  },
  {
    name: "agent-start",
    event: "SubagentStart",
    matcher: "^ultraplan:",
    guard: "driver",
    onFailure: "open",
    timeout: 300,
    load: () => import("./agent-start.js")
  },
  {
    name: "claim",
    event: "SubagentStop",
    matcher: "^ultraplan:",
    guard: "driver",
    onFailure: "closed",
    timeout: 600,
    load: () => import("./claim.js")
  },
  {
    name: "stop",
    event: "Stop",
    guard: "driver",
    onFailure: "closed",
    timeout: 600,
    statusMessage: "ultraplan",
    load: () => import("./stop.js")
  },
  {
    name: "wake",
    event: "Stop",
    guard: "waiting",
    onFailure: "open",
    timeout: 7200,
    wakes: true,
    load: () => import("./wake.js")
  },
  {
    name: "turn-failed",
    event: "StopFailure",
    guard: "driver",
    onFailure: "open",
    timeout: 21600,
    wakes: true,
    load: () => import("./turn-failed.js")
  }
];

// src/hooks/run-hook.ts
async function runHook(name, input, context) {
  const entry = HOOKS.find((candidate) => candidate.name === name);
  if (!entry) throw new Error(`there is no hook named ${name}`);
  const { hook } = await entry.load();
  return encodeReply(entry.event, await hook(input, context));
}

// src/main/hook.ts
try {
  const input = parseInput(readFileSync(0, "utf8"));
  const answer = await runHook(process.argv[2] ?? "", input, {
    session: sessionOf(input, process.env, homedir()),
    now: /* @__PURE__ */ new Date()
  });
  if (answer !== void 0) writeSync(1, answer);
} catch (error) {
  writeSync(1, error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
