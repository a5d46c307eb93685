// src/gate/requeue.ts
var OPENS = "=== PREVIOUS ATTEMPT FAILED (Attempt ";
var CLOSES = "Do not change working parts of the implementation.";
var EARLIER = new RegExp(
  `\\n*${OPENS.replace("(", "\\(")}[\\s\\S]*?${CLOSES.replaceAll(".", "\\.")}\\n*`,
  "g"
);
function requeueBlock(results, attempt) {
  const failed = results.filter(({ passed }) => !passed);
  if (failed.length === 0) return "";
  return [
    `${OPENS}${attempt}) ===`,
    `Verification level: ${failed.map(({ level }) => level).join(", ")}`,
    "The previous execution of this task failed verification. Fix the following issues:",
    "",
    ...failed.flatMap(({ failedChecks }) => failedChecks.map(({ name, detail }) => `- ${name}: ${detail}`)),
    "",
    "=== END FAILURE CONTEXT ===",
    "",
    "Retry the task addressing these specific failures.",
    CLOSES
  ].join("\n");
}
function buildRequeuePrompt(prompt, results, attempt) {
  const original = prompt.replace(EARLIER, "\n").trimEnd();
  const block = requeueBlock(results, attempt);
  return block === "" ? original : `${original}

${block}
`;
}

export {
  requeueBlock,
  buildRequeuePrompt
};
