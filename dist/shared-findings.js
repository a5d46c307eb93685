import {
  palette
} from "./shared-shared-3.js";
import {
  oneLine
} from "./shared-terminal.js";
import {
  displayWidth,
  wrap
} from "./shared-width.js";

// src/view/findings.ts
var place = ({ file, line }) => {
  if (file === void 0) return line === void 0 ? "" : `line ${line}`;
  return line === void 0 ? oneLine(file) : `${oneLine(file)}:${line}`;
};
function renderFinding(finding, indent = "", look = {}) {
  const { columns, colour = false } = look;
  const { bold, dim, red, yellow } = palette(colour);
  const at = place(finding);
  const head = at === "" ? indent : `${indent}${at}  `;
  const id = `[${oneLine(finding.id)}]`;
  const fits = columns === void 0 || displayWidth(head) <= columns / 2;
  const margin = fits ? " ".repeat(displayWidth(head)) : `${indent}    `;
  const lines = (text) => columns === void 0 ? [text] : wrap(text, columns - displayWidth(margin)).map((line) => line.trimEnd());
  const paint = (line) => line.endsWith(id) ? line.slice(0, -id.length) + (finding.severity === "block" ? red(id) : yellow(id)) : line;
  const message = lines(`${oneLine(finding.message)}  ${id}`).map(paint);
  const fix = finding.fix === void 0 || finding.fix === "" ? [] : lines(oneLine(finding.fix)).map(dim);
  const [first = "", ...rest] = fits ? message : ["", ...message];
  return [
    `${bold(head.trimEnd())}${fits && at !== "" ? "  " : ""}${first}`,
    ...[...rest, ...fix].map((line) => `${margin}${line}`)
  ].join("\n");
}
var renderFindings = (findings, look = {}) => findings.map((finding) => renderFinding(finding, "", look)).join("\n");
function summarizeFindings(findings) {
  if (findings.length === 0) return "clean";
  const blocking = findings.filter((finding) => finding.severity === "block").length;
  const warnings = findings.length - blocking;
  const parts = [
    ...blocking > 0 ? [`${blocking} blocking`] : [],
    ...warnings > 0 ? [`${warnings} warning${warnings === 1 ? "" : "s"}`] : []
  ];
  return parts.join(", ");
}

export {
  renderFinding,
  renderFindings,
  summarizeFindings
};
