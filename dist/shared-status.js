import {
  renderStatus
} from "./shared-progress-bar.js";
import {
  next
} from "./shared-next.js";
import {
  openActiveRun,
  openRun
} from "./shared-active.js";

// src/engine/status.ts
function statusText({ id, cwd, home }) {
  const open = openActiveRun(home, id) ?? openRun(cwd, home);
  if ("error" in open) return open;
  return { text: renderStatus(open.run, { columns: 78, colour: false, ...statusAsk(open.run) }) };
}
function statusAsk(run, now = /* @__PURE__ */ new Date()) {
  const action = next(run, now);
  return action.kind === "ask" ? { ask: action } : {};
}

export {
  statusText,
  statusAsk
};
