import {
  cut,
  displayWidth
} from "./shared-width.js";

// src/view/spans.ts
var span = (text, paint) => paint ? { text, paint } : { text };
function fitLine(spans, columns) {
  let left = columns;
  let line = "";
  for (const { text, paint } of spans) {
    if (left <= 0) break;
    const fitted = cut(text, left);
    left -= displayWidth(fitted);
    line += paint && fitted.trim() !== "" ? paint(fitted) : fitted;
  }
  return line.trimEnd();
}

export {
  span,
  fitLine
};
