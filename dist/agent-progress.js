import {
  isExecutor
} from "./shared-time-limit.js";
import {
  WORKING_TOOLS,
  lastNewCall
} from "./shared-tool-calls.js";
import "./shared-change.js";
import {
  workStatus
} from "./shared-git-status.js";
import {
  tryGit
} from "./shared-git.js";
import "./shared-shared.js";

// src/engine/agent-progress.ts
import { lstatSync } from "node:fs";
import { dirname, join } from "node:path";
function progressSince(ticket, { transcript, pending, folder }, since) {
  const executes = isExecutor(ticket);
  const called = lastNewCall({ transcript, since: "" }, pending, executes ? WORKING_TOOLS : void 0);
  const known = after(since, called, executes ? "a new command or edit" : "a new call") ?? after(since, Date.parse(ticket.goesOnAt ?? ""), "it had to wait");
  if (known || !executes) return known;
  return after(since, lastCommit(folder, ticket.base), "a new commit") ?? after(since, lastChange(folder), "a changed file");
}
var after = (since, at, because) => at > since ? { at, because } : void 0;
function lastCommit(folder, base) {
  const seconds = tryGit(folder, ["log", "-1", "--format=%ct", `${base}..HEAD`, "--"]);
  return Number(seconds?.trim() || 0) * 1e3;
}
var MOST_FILES = 2e3;
function lastChange(folder) {
  try {
    const changed = workStatus(folder).slice(0, MOST_FILES);
    return Math.max(0, ...changed.map(({ path }) => changedAt(join(folder, path))));
  } catch {
    return 0;
  }
}
function changedAt(path) {
  const stat = lstatSync(path, { throwIfNoEntry: false }) ?? lstatSync(dirname(path), { throwIfNoEntry: false });
  return stat?.mtimeMs ?? 0;
}
export {
  progressSince
};
