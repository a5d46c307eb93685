// src/view/terminal.ts
var STRINGS = /(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)/g;
var CONTROL_SEQUENCES = /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]/g;
var ESCAPES = /\x1b[ -/]*[0-~]/g;
var LINE_ENDS = /\r\n?|[\x0b\x0c\x85\u2028\u2029]/g;
var CONTROLS = new RegExp("(?!\\n)\\p{Cc}", "gu");
var INVISIBLE = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu;
var BROKEN = new RegExp("\\p{Surrogate}", "gu");
var HARMLESS = /^[\x20-\x7e\n]*$/;
function clean(text) {
  if (HARMLESS.test(text)) return text;
  return text.replace(STRINGS, "").replace(CONTROL_SEQUENCES, "").replace(ESCAPES, "").replace(LINE_ENDS, "\n").replaceAll("	", "  ").replace(CONTROLS, "").replace(INVISIBLE, "").replace(BROKEN, "�");
}
var oneLine = (text) => clean(text).replace(/\s+/gu, " ").trim();

export {
  clean,
  oneLine
};
