// src/gate/run-stage.ts
function runStage(checks, stage, facts, config) {
  const findings = [];
  const outcomes = [];
  let ran = 0;
  for (const check of checks) {
    if (!inStage(check, stage)) continue;
    const severity = severityOf(check, config);
    if (severity === "off") {
      outcomes.push({ id: check.id, stage, result: "skip", detail: "switched off in the configuration" });
      continue;
    }
    const answer = look(check, facts);
    if ("skip" in answer) {
      outcomes.push({ id: check.id, stage, result: "skip", detail: answer.skip });
      continue;
    }
    ran += 1;
    const notes = answer.filter((remark) => remark.severity === "note");
    const found = answer.flatMap((remark) => toFinding(check, severity, remark));
    findings.push(...found);
    const worst = found.some((finding) => finding.severity === "block") ? "fail" : found.length > 0 ? "warn" : "pass";
    const first = found[0] ?? notes[0];
    outcomes.push({ id: check.id, stage, result: worst, ...first ? { detail: first.message } : {} });
  }
  if (ran === 0) {
    findings.push({
      id: `${stage}/none`,
      severity: "block",
      failure: "VERIFY_FAILURE",
      message: `no check of the ${stage} stage ran`,
      fix: "nothing was looked at, so nothing can pass; see the skipped checks"
    });
  }
  const ordered = [...findings.filter(blocks), ...findings.filter((finding) => !blocks(finding))];
  return { stage, findings: ordered, checks: outcomes, passed: !findings.some(blocks) };
}
var blocks = (finding) => finding.severity === "block";
var inStage = (check, stage) => check.stage === stage;
function look(check, facts) {
  try {
    return check.run(facts);
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error);
    return [
      {
        message: `the check itself failed: ${said}`,
        fix: "this is a fault of ultraplan, not of the work; report it"
      }
    ];
  }
}
function severityOf(check, config) {
  const wanted = config.checks[check.id];
  if (!wanted) return check.severity;
  return check.tunable || wanted === "block" ? wanted : check.severity;
}
function toFinding(check, severity, remark) {
  if (remark.severity === "note") return [];
  return [
    {
      id: check.id,
      severity: remark.severity ?? severity,
      failure: remark.failure ?? check.failure,
      ...remark.file ? { file: remark.file } : {},
      ...remark.line ? { line: remark.line } : {},
      message: remark.message,
      ...remark.fix ? { fix: remark.fix } : {}
    }
  ];
}

export {
  runStage,
  severityOf
};
