import {
  fitLine,
  span
} from "./shared-spans.js";
import {
  palette
} from "./shared-shared-3.js";
import {
  clock,
  flagsOf,
  isActive,
  isDoneBefore,
  maxAttempts,
  statusLabel
} from "./shared-active.js";
import {
  oneLine
} from "./shared-terminal.js";
import {
  displayWidth,
  pad,
  wrap
} from "./shared-width.js";
import {
  taskWord,
  wordFor
} from "./shared-task-name.js";

// src/view/progress-bar.ts
function barParts(run, colours) {
  const count = (is) => run.tasks.filter(is).length;
  const status = (...words) => count((task) => !isDoneBefore(task) && words.includes(task.status));
  return [
    { sign: "#", word: "approved", count: status("approved"), paint: colours.green },
    { sign: "=", word: "done before", count: count(isDoneBefore), paint: colours.dim },
    { sign: "?", word: "skipped (unverified)", count: status("skipped"), paint: colours.yellow },
    { sign: "!", word: "forced", count: status("forced"), paint: colours.magenta },
    { sign: "~", word: "in progress", count: count(isActive), paint: colours.cyan },
    { sign: "x", word: "failed", count: status("failed"), paint: colours.red },
    { sign: "X", word: "escalated", count: status("escalated"), paint: colours.red },
    { sign: "B", word: "blocked", count: status("blocked"), paint: colours.red },
    { sign: "-", word: "pending", count: status("pending"), paint: colours.dim }
  ];
}
function shareCells(counts, cells) {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return counts.map(() => 0);
  const present = counts.filter((count) => count > 0).length;
  const least = cells >= present ? 1 : 0;
  const free = cells - least * present;
  const exact = counts.map((count) => free * count / total);
  const shares = exact.map((share, index) => Math.floor(share) + ((counts[index] ?? 0) > 0 ? least : 0));
  const order = exact.map((share, index) => ({ index, rest: share - Math.floor(share) })).sort((a, b) => b.rest - a.rest || a.index - b.index);
  let left = cells - shares.reduce((sum, share) => sum + share, 0);
  for (const { index } of order) {
    if (left <= 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}

// src/view/status-table.ts
var TOLD = /* @__PURE__ */ new Set(["unverified", "forced", "done-before"]);
var marksOf = (task) => flagsOf(task).filter((flag) => !TOLD.has(flag)).join(", ");
var widest = (texts, least) => Math.max(least, ...texts.map(displayWidth));
function taskLines(run, colours, columns) {
  const ids = run.tasks.map((task) => oneLine(task.id));
  const labels = run.tasks.map(statusLabel);
  const marks = run.tasks.map(marksOf);
  const idWidth = Math.min(widest(ids, 2), Math.max(4, Math.floor(columns / 4)));
  const statusWidth = widest(labels, 6);
  const triesWidth = columns >= 50 ? 5 : 0;
  const marksWidth = columns >= 60 ? Math.min(widest(marks, 0), Math.floor(columns * 0.22)) : 0;
  const fixed = 2 + idWidth + 2 + 2 + statusWidth + gap(triesWidth) + gap(marksWidth);
  const titles = run.tasks.map((task) => oneLine(task.name ?? task.title));
  const titleWidth = Math.min(widest(titles, 4), Math.max(6, columns - fixed));
  const head = [
    span(
      `  ${pad("ID", idWidth)}  ${pad("TASK", titleWidth)}  ${pad("STATUS", statusWidth)}${triesWidth ? "  TRIES" : ""}${marksWidth ? "  MARKS" : ""}`,
      colours.dim
    )
  ];
  const rows = run.tasks.map((task, index) => {
    const paint = statusPaint(task, colours);
    const tries = task.attempts.length === 0 ? "" : `${task.attempts.length}/${maxAttempts(run, task)}`;
    return [
      span(isActive(task) ? "> " : "  ", colours.cyan),
      span(pad(ids[index] ?? "", idWidth)),
      span("  "),
      span(pad(titles[index] ?? "", titleWidth), task.status === "pending" ? colours.dim : void 0),
      span("  "),
      span(pad(labels[index] ?? "", statusWidth), paint),
      ...triesWidth ? [span("  "), span(pad(tries, triesWidth))] : [],
      ...marksWidth ? [span("  "), span(pad(marks[index] ?? "", marksWidth), colours.yellow)] : []
    ];
  });
  return [head, ...rows];
}
var gap = (width) => width > 0 ? width + 2 : 0;
function statusPaint(task, colours) {
  switch (task.status) {
    case "approved":
      return colours.green;
    case "executing":
    case "verifying":
    case "reviewing":
      return colours.cyan;
    case "failed":
    case "blocked":
    case "escalated":
      return colours.red;
    case "skipped":
      return colours.yellow;
    case "forced":
      return colours.magenta;
    case "pending":
      return colours.dim;
  }
}
function windowed(run, table, room, colours) {
  const [head, ...rows] = table;
  if (head === void 0 || table.length <= room) return table;
  const shown = Math.max(1, room - 3);
  const active = run.tasks.findIndex(isActive);
  const open = run.tasks.findIndex((task) => task.status === "pending" && !isDoneBefore(task));
  const first = active >= 0 ? active : open;
  const from = Math.max(0, Math.min(first - Math.floor(shown / 3), rows.length - shown));
  const more = (count, where) => count > 0 ? [span(`  … ${count} more ${where}`, colours.dim)] : [];
  return [
    head,
    more(from, "above"),
    ...rows.slice(from, from + shown),
    more(rows.length - from - shown, "below")
  ];
}

// src/view/status.ts
function renderStatus(run, { columns, colour, rows, ask }) {
  const colours = palette(colour);
  const head = [...header(run, colours, columns), []];
  const foot = waitingLines(run, ask, colours, columns);
  const table = taskLines(run, colours, columns);
  const room = rows === void 0 ? table.length : rows - head.length - foot.length;
  const lines = [...head, ...windowed(run, table, room, colours), ...foot];
  return `${(rows === void 0 ? lines : lines.slice(0, rows)).map((line) => fitLine(line, columns)).join("\n")}
`;
}
var STATE_PAINT = (run, colours) => ({
  running: colours.cyan,
  paused: colours.yellow,
  parked: colours.yellow,
  halted: colours.red,
  cancelled: colours.dim,
  finished: colours.green
})[run.state];
function header(run, colours, columns) {
  const parts = barParts(run, colours);
  const approved = parts[0]?.count ?? 0;
  const figure = `  ${approved} of ${run.tasks.length} approved`;
  const cells = Math.max(4, Math.min(50, columns - displayWidth(figure) - 2));
  const shares = shareCells(
    parts.map((part) => part.count),
    cells
  );
  const bar = parts.map((part, index) => span(part.sign.repeat(shares[index] ?? 0), part.paint));
  const cause = run.cause === void 0 ? [] : [span(`: ${oneLine(run.cause)}`)];
  return [
    [span(oneLine(run.spec), colours.bold), span("  "), span(run.state, STATE_PAINT(run, colours)), ...cause],
    [span("["), ...bar, span(run.tasks.length === 0 ? " ".repeat(cells) : ""), span("]"), span(figure)],
    ...legend(parts, columns),
    ...wrap(
      `run ${oneLine(run.id)} on ${oneLine(run.branch)}, started ${clock(run.startedAt)}, last event ${clock(run.lastAt)} UTC`,
      columns
    ).map((line) => [span(line, colours.dim)])
  ];
}
function legend(parts, columns) {
  const lines = [];
  let width = columns;
  for (const { sign, count, word, paint } of parts.filter((part) => part.count > 0)) {
    const text = ` ${count} ${word}`;
    const needed = displayWidth(sign + text);
    const line = lines.at(-1);
    if (line && width + 2 + needed <= columns) line.push(span("  "), span(sign, paint), span(text));
    else lines.push([span(sign, paint), span(text)]);
    width = (line === lines.at(-1) ? width + 2 : 0) + needed;
  }
  return lines;
}
function waitingLines(run, ask, colours, columns) {
  const stuck = run.tasks.filter((task) => task.pausedFor !== void 0);
  const entries = stuck.map(({ id, name, pausedFor }) => ({
    text: `${taskWord({ id, name })}: ${pausedFor?.reason} (${pausedFor?.options.join(", ")})`,
    type: `/ultraplan:retry --task ${id} tries again; ultraplan log ${id} tells what happened`
  }));
  for (const { id, name, waiting } of run.tasks)
    if (waiting)
      entries.push({
        text: `${taskWord({ id, name })}: the client asks whether its agent may use ${waiting.tool}: ${waiting.what}`,
        type: `answer it there; to have it allowed from now on: ${waiting.rule}`
      });
  if (ask && !stuck.some(({ id }) => id === ask.task))
    entries.push({
      text: `${ask.task === void 0 ? "" : `${wordFor(run.tasks, ask.task)}: `}${ask.question} (${ask.options.join(", ")})`,
      type: ask.task === void 0 ? "" : `/ultraplan:decide --task ${ask.task} <answer>`
    });
  if (entries.length === 0) return [];
  const lines = entries.flatMap(({ text, type }) => [
    ...wrap(oneLine(text), columns - 2).map((part) => [span(`  ${part}`)]),
    ...type === "" ? [] : wrap(oneLine(type), columns - 4).map((part) => [span(`    ${part}`, colours.dim)])
  ]);
  return [[], [span("waiting for a person", colours.bold)], ...lines];
}

export {
  renderStatus
};
