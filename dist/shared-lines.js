// src/plan/lines.ts
var LINE = /\r\n|\n|\r/g;
function splitLines(text) {
  const lines = [];
  let start = 0;
  for (const end of text.matchAll(LINE)) {
    lines.push(line(text.slice(start, end.index), start));
    start = end.index + end[0].length;
  }
  lines.push(line(text.slice(start), start));
  return lines;
}
function line(text, start) {
  let indent = 0;
  let at = 0;
  for (; at < text.length; at += 1) {
    const char = text[at];
    if (char === "\uFEFF") continue;
    if (char === " ") indent += 1;
    else if (char === "	") indent += 4 - indent % 4;
    else break;
  }
  return { text, start, indent, blank: text.slice(at).trim() === "" };
}
function dedent(text, columns) {
  let width = 0;
  let at = 0;
  while (at < text.length && width < columns) {
    if (text[at] === " ") width += 1;
    else if (text[at] === "	") width += 4 - width % 4;
    else break;
    at += 1;
  }
  return text.slice(at);
}

export {
  splitLines,
  dedent
};
