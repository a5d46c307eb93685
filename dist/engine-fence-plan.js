import {
  SOLO
} from "./shared-paired-call.js";
import {
  openActiveRun
} from "./shared-active.js";
import "./shared-places.js";
import "./shared-lock.js";
import "./shared-groups.js";
import "./shared-shared-2.js";
import "./shared-journal-error.js";
import "./shared-process-ref.js";
import "./shared-change.js";
import "./shared-git.js";
import "./shared-files.js";
import "./shared-shared.js";

// src/engine/fence-plan.ts
import { readFileSync } from "node:fs";

// src/plan/foreign-edit.ts
var unix = (text) => text.replace(/\r\n?/g, "\n");
function applyEdits(text, edits) {
  let result = unix(text);
  for (const edit of edits) {
    const old = unix(edit.old);
    const put = unix(edit.new);
    if (old === "" || !result.includes(old)) return void 0;
    result = edit.all ? result.split(old).join(put) : result.replace(old, () => put);
  }
  return result;
}
var BOX = /^(\s*[-*+]\s+\[)[ xX](\]\s+)(.*)$/;
function foreignEdit(before, after, own) {
  const was = unix(before).split("\n");
  const is = unix(after).split("\n");
  for (let index = 0; index < Math.max(was.length, is.length); index += 1) {
    const [old, now] = [was[index], is[index]];
    if (old === now) continue;
    if (old === void 0 || now === void 0 || !isOwnTick(old, now, index + 1, own)) return index + 1;
  }
  return void 0;
}
function isOwnTick(old, now, line, own) {
  const [was, is] = [BOX.exec(old), BOX.exec(now)];
  if (!was || !is || was[1] !== is[1] || was[2] !== is[2] || was[3] !== is[3]) return false;
  const first = (was[3] ?? "").replace(/[*_`]/g, "").split(/\s/, 1)[0]?.replace(/:$/, "");
  const named = own.some((task) => task.id === first);
  return named || own.some((task) => task.line === line && !/^[A-Z]*\d+(\.\w+)*$/.test(first ?? ""));
}

// src/engine/fence-plan.ts
function fencePlan(session, call, path) {
  const open = openActiveRun(session.home, session.id);
  if (!open) return void 0;
  let before;
  try {
    before = readFileSync(path, "utf8");
  } catch {
    before = "";
  }
  const after = resultOf(call, before);
  if (after === void 0) return void 0;
  const own = ownTasks(open.run, call);
  const line = foreignEdit(before, after, own);
  if (line === void 0) return void 0;
  const [mine] = own;
  return {
    id: "fence/plan",
    what: `line ${line} of the plan is not yours to change`,
    instead: mine ? `change only the box of task ${mine.id}: "- [ ]" to "- [x]"; the plan of a run is pinned` : "the plan of a run is pinned; ask the person to change it after the run"
  };
}
function resultOf({ tool, input }, before) {
  switch (tool) {
    case "Write":
      return typeof input.content === "string" ? input.content : void 0;
    case "Edit":
      return applyEdits(before, [editOf(input)]);
    case "MultiEdit":
      return applyEdits(before, (Array.isArray(input.edits) ? input.edits : []).map(editOf));
    default:
      return void 0;
  }
}
var editOf = (edit) => ({
  old: String(edit.old_string ?? ""),
  new: String(edit.new_string ?? ""),
  all: edit.replace_all === true
});
function ownTasks(run, { agentId, agentType }) {
  const isExecutor = agentType === "ultraplan:spec-executor";
  const tickets = run.tickets.filter(
    (ticket) => ticket.role === "spec-executor" && ticket.redeemedAt !== void 0 && !ticket.isolated
  );
  const mine = agentId === void 0 ? tickets.filter((ticket) => ticket.toolUseId === SOLO) : tickets.filter((ticket) => isExecutor && (ticket.agentId ?? agentId) === agentId);
  return mine.flatMap(({ task }) => {
    const found = run.tasks.find((candidate) => candidate.id === task);
    return found ? [{ id: found.id, line: found.line }] : [];
  });
}
export {
  fencePlan
};
