import {
  append,
  openActiveRun
} from "./shared-active.js";
import {
  oneLine
} from "./shared-terminal.js";

// src/engine/record-refusal.ts
var LONGEST = 200;
function recordRefusal(session, refusal) {
  const { id, what, agentId } = refusal;
  try {
    const open = openActiveRun(session.home, session.id);
    if (!open) return;
    const words = oneLine(what).slice(0, LONGEST);
    append(open, { type: "refused", id, what: words, ...agentId ? { agentId } : {} });
  } catch {
  }
}

export {
  recordRefusal
};
