import {
  displayWidth
} from "./shared-width.js";
import {
  oneLine
} from "./shared-shared-3.js";

// src/view/findings.ts
var place = ({ file, line }) => {
  if (file === void 0) return line === void 0 ? "" : `line ${line}`;
  return line === void 0 ? oneLine(file) : `${oneLine(file)}:${line}`;
};
function renderFinding(finding, indent = "") {
  const at = place(finding);
  const head = at === "" ? indent : `${indent}${at}  `;
  const first = `${head}${oneLine(finding.message)}  [${oneLine(finding.id)}]`;
  if (finding.fix === void 0 || finding.fix === "") return first;
  return `${first}
${" ".repeat(displayWidth(head))}${oneLine(finding.fix)}`;
}
var renderFindings = (findings) => findings.map((finding) => renderFinding(finding)).join("\n");

export {
  renderFinding,
  renderFindings
};
