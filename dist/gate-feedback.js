import "./shared-shared.js";

// src/gate/feedback.ts
var MOST_FINDINGS = 8;
var MOST_LINES = 20;
function warmFeedback(result, task, context) {
  const blocking = result.findings.filter((finding) => finding.severity === "block");
  const failed = result.commands.find((command) => command.purpose !== "baseline" && command.exitCode !== 0);
  return [
    `task ${task.id} is not accepted (stage ${result.stage}, attempt ${context.attempt}):`,
    "",
    ...blocking.slice(0, MOST_FINDINGS).map(renderFinding),
    ...blocking.length > MOST_FINDINGS ? [`and ${blocking.length - MOST_FINDINGS} more`] : [],
    ...failed ? ["", ...outputOf(failed, context.logPath)] : [],
    "",
    "mend this and nothing else, commit, then hand in the result block and TASK_COMPLETE again.",
    "if it cannot be done, say status: failure or status: blocked with the reason, and leave TASK_COMPLETE out."
  ].join("\n");
}
function renderFinding(finding) {
  const place = finding.file ? `${finding.file}${finding.line ? `:${finding.line}` : ""}  ` : "";
  const fix = finding.fix ? `
    ${finding.fix.replaceAll("\n", "\n    ")}` : "";
  return `- ${place}${finding.message}  [${finding.id}]${fix}`;
}
function outputOf(command, logPath) {
  const lines = command.excerpt.split("\n").filter((line) => line.trim() !== "");
  return [
    "the output begins:",
    ...lines.slice(0, MOST_LINES).map((line) => `    ${line.slice(0, 200)}`),
    ...logPath ? [`the whole of it: ${logPath}`] : []
  ];
}
function retryContext(result, task, context) {
  return [`PREVIOUS ATTEMPT FAILED:`, warmFeedback(result, task, context)].join("\n");
}
export {
  retryContext,
  warmFeedback
};
