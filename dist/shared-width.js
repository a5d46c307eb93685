// src/view/width.ts
var ASCII = /^[\x20-\x7e]*$/;
var ZERO = /^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u;
var WIDE = new RegExp(
  `^(?:[${[
    "\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f",
    "\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6",
    "\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}",
    "\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"
  ].join("")}]|\\p{Emoji_Presentation})$`,
  "u"
);
var REGIONAL = /^[\u{1f1e6}-\u{1f1ff}]$/u;
var EMOJI_SELECTOR = "️";
function pointWidth(point) {
  if (ZERO.test(point)) return 0;
  if (REGIONAL.test(point)) return 1;
  return WIDE.test(point) ? 2 : 1;
}
function displayWidth(text) {
  if (ASCII.test(text)) return text.length;
  let width = 0;
  let last = 0;
  for (const point of text) {
    if (point === EMOJI_SELECTOR && last === 1) width += 1;
    last = pointWidth(point);
    width += last;
  }
  return width;
}
var segmenter;
var graphemes = (text) => {
  segmenter ??= new Intl.Segmenter(void 0, { granularity: "grapheme" });
  return segmenter.segment(text);
};
function head(text, columns) {
  let kept = "";
  let width = 0;
  for (const { segment } of graphemes(text)) {
    width += displayWidth(segment);
    if (width > columns) break;
    kept += segment;
  }
  return kept;
}
function cut(text, columns) {
  if (columns <= 0) return "";
  if (displayWidth(text) <= columns) return text;
  return `${head(text, columns - 1).trimEnd()}…`;
}
function pad(text, columns) {
  const fitted = cut(text, columns);
  return fitted + " ".repeat(Math.max(0, columns - displayWidth(fitted)));
}
function wrap(text, columns) {
  const room = Math.max(2, columns);
  const lines = [];
  let line = "";
  for (const word of text.split(" ")) {
    const joined = line === "" ? word : `${line} ${word}`;
    if (displayWidth(joined) <= room) {
      line = joined;
      continue;
    }
    if (line !== "") lines.push(line);
    line = word;
    while (displayWidth(line) > room) {
      const piece = head(line, room);
      const taken = piece === "" ? line.match(/^./su)?.[0] ?? line : piece;
      lines.push(taken);
      line = line.slice(taken.length);
    }
  }
  if (line !== "" || lines.length === 0) lines.push(line);
  return lines;
}

export {
  displayWidth,
  cut,
  pad,
  wrap
};
