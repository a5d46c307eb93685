// src/model/last-runs.ts
var lastRuns = (commands) => commands.filter(
  ({ purpose, command }, index) => !commands.slice(index + 1).some((later) => later.purpose === purpose && later.command === command)
);
function failedCommand({
  commands,
  findings
}) {
  const refuses = (purpose) => purpose !== "typecheck" && purpose !== "lint" || findings.some(({ id, severity }) => id === `proof/${purpose}` && severity === "block");
  return lastRuns(commands).findLast(
    ({ purpose, exitCode }) => purpose !== "baseline" && exitCode !== 0 && refuses(purpose)
  );
}

export {
  lastRuns,
  failedCommand
};
