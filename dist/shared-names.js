import {
  oneLine
} from "./shared-shared-2.js";

// src/view/names.ts
function taskName(task) {
  const title = oneLine(task.title);
  return /^task\s+\S+:/i.test(title) ? title : `Task ${oneLine(task.id)}: ${title}`;
}
var planName = (run, task) => oneLine(run.format === "plan-md" ? task.id.replace(/-[^-]*$/, "") : run.spec);
var shownStatus = (task) => task.doneBefore && task.status === "pending" ? "skipped" : task.status;
var isDoneBefore = (task) => task.doneBefore && task.status === "pending";
function statusLabel(task) {
  if (isDoneBefore(task)) return "done before";
  if (task.status === "skipped") return "skipped (unverified)";
  if (task.waiting) return "WAITING";
  return task.status;
}
function flagsOf(task) {
  const marks = [
    ...isDoneBefore(task) ? ["done-before"] : [],
    ...task.status === "skipped" ? ["unverified"] : [],
    ...task.status === "forced" ? ["forced"] : []
  ];
  return [.../* @__PURE__ */ new Set([...marks, ...task.flags.map(oneLine)])];
}
var shortCommit = (commit) => oneLine(commit).slice(0, 10);
var plural = (count, word) => `${count} ${word}${count === 1 ? "" : "s"}`;

// src/view/time.ts
function isoSeconds(at) {
  const time = Date.parse(at);
  return Number.isNaN(time) ? oneLine(at) : new Date(time).toISOString().replace(/\.\d+Z$/, "Z");
}
var clock = (at) => /T(\d\d:\d\d:\d\d)/.exec(isoSeconds(at))?.[1] ?? oneLine(at);
function between(from, to) {
  if (from === void 0 || to === void 0) return void 0;
  const length = Date.parse(to) - Date.parse(from);
  return Number.isNaN(length) ? void 0 : Math.max(0, length);
}
function duration(ms) {
  if (ms < 1e3) return `${Math.round(ms)} ms`;
  if (ms < 59950) return `${(ms / 1e3).toFixed(1)} s`;
  const seconds = Math.round(ms / 1e3);
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${two(seconds % 60)} s`;
  const minutes = Math.round(seconds / 60);
  return `${Math.floor(minutes / 60)} h ${two(minutes % 60)} min`;
}
var two = (value) => String(value).padStart(2, "0");

export {
  taskName,
  planName,
  shownStatus,
  isDoneBefore,
  statusLabel,
  flagsOf,
  shortCommit,
  plural,
  isoSeconds,
  clock,
  between,
  duration
};
