import {
  openActiveRun
} from "./shared-active.js";
import {
  oneLine
} from "./shared-shared-2.js";

// src/engine/record-refusal.ts
var LONGEST = 200;
function recordRefusal(session, refusal) {
  const { id, what, agentId } = refusal;
  try {
    const open = openActiveRun(session.home, session.id);
    open?.journal.update(() => [
      { type: "refused", id, what: oneLine(what).slice(0, LONGEST), ...agentId ? { agentId } : {} }
    ]);
  } catch {
  }
}

export {
  recordRefusal
};
