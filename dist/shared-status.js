import {
  renderStatus
} from "./shared-progress-bar.js";
import {
  fitLine,
  span
} from "./shared-spans.js";
import {
  palette
} from "./shared-shared-3.js";
import {
  next
} from "./shared-next.js";
import {
  clock,
  maxAttempts,
  openActiveRun,
  openRun
} from "./shared-active.js";
import {
  oneLine
} from "./shared-terminal.js";
import {
  shortName
} from "./shared-task-name.js";

// src/view/status-line.ts
function renderStatusLine(run, { columns, colour, action }) {
  const colours = palette(colour);
  const name = span(`ultraplan ${oneLine(run.spec)}`, colours.bold);
  const parts = run.state === "running" ? running(run, action, colours) : [stopped(run, colours)];
  return fitLine([name, ...parts.flatMap((part) => [span(" · ", colours.dim), ...part])], columns);
}
function stopped({ state, cause }, colours) {
  const word = span(state.toUpperCase(), state === "halted" ? colours.red : colours.yellow);
  return cause === void 0 ? [word] : [word, span(`: ${oneLine(cause)}`)];
}
function running(run, action, colours) {
  const inFlight = run.tickets.filter(({ redeemedAt }) => redeemedAt !== void 0);
  if (inFlight.length > 0) {
    const stuck = run.tasks.filter(({ pausedFor }) => pausedFor !== void 0).map((task) => oneLine(shortName(task)));
    const also = stuck.length > 0 ? [[span(`${stuck.join(", ")} for you`, colours.yellow)]] : [];
    return [...inFlight.flatMap((ticket) => agentParts(run, ticket, colours)), ...also];
  }
  switch (action.kind) {
    case "ask":
      return [
        [
          span("WAITING", colours.yellow),
          span(` for you: ${oneLine(action.question)}${alsoWaiting(run, action)}`)
        ]
      ];
    case "wait": {
      const until = action.until === void 0 ? "" : ` until ${clock(action.until)} UTC`;
      return [[span(`${oneLine(action.reason)}${until}`)]];
    }
    case "dispatch":
      return action.agents.flatMap(({ task, role }) => [[span(`${place(run, task)} next: ${role}`)]]);
    case "done":
      return [[span(oneLine(action.reason))]];
  }
}
var alsoWaiting = ({ tasks }, { also = [] }) => also.length > 0 ? `, and ${also.map(({ task = "" }) => oneLine(shortIn(tasks, task))).join(", ")}` : "";
function agentParts(run, ticket, colours) {
  const task = run.tasks.find(({ id }) => id === ticket.task);
  const attempt = task ? `attempt ${ticket.attempt}/${maxAttempts(run, task)}` : `attempt ${ticket.attempt}`;
  return [[span(place(run, ticket.task))], [span(attempt)], step(task, ticket, colours)];
}
var place = (run, id) => `${run.tasks.findIndex((task) => task.id === id) + 1}/${run.tasks.length} ${oneLine(shortIn(run.tasks, id))}`;
var shortIn = (tasks, id) => shortName(tasks.find((task) => task.id === id) ?? { id });
function step(task, ticket, colours) {
  if (task?.waiting?.ticket === ticket.id)
    return [span("WAITING", colours.yellow), span(` for an answer: ${oneLine(task.waiting.what)}`)];
  if (ticket.role !== "spec-executor") return [span(`gate 3/3: ${ticket.role}`, colours.magenta)];
  if (!ticket.judging) return [span("gate 1/3: executor", colours.cyan)];
  return [span(ticket.judging.deferred ? "gate 2/3: a long proof" : "gate 2/3: proving", colours.cyan)];
}

// src/engine/status.ts
function statusText({ id, cwd, home }) {
  const open = openActiveRun(home, id) ?? openRun(cwd, home);
  if ("error" in open) return open;
  return { text: renderStatus(open.run, { columns: 78, colour: false, ...statusAsk(open.run) }) };
}
function statusLine(place2, look, now = /* @__PURE__ */ new Date()) {
  const { cwd, home, session } = place2;
  try {
    const open = session === void 0 ? openRun(cwd, home) : openActiveRun(home, session);
    if (!open || "error" in open || open.run.state === "finished" || open.run.state === "cancelled") return "";
    return renderStatusLine(open.run, { ...look, action: next(open.run, now) });
  } catch {
    return "";
  }
}
function statusAsk(run, now = /* @__PURE__ */ new Date()) {
  const action = next(run, now);
  return action.kind === "ask" ? { ask: action } : {};
}

export {
  statusText,
  statusLine,
  statusAsk
};
