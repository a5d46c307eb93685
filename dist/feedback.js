import {
  failedCommand
} from "./shared-last-runs.js";
import {
  requeueBlock
} from "./shared-requeue.js";
import {
  withoutColours
} from "./shared-test-counts.js";
import {
  taskWord
} from "./shared-task-name.js";
import "./shared-shared.js";

// src/gate/failing-output.ts
var MOST_LINES = 10;
var WIDEST = 100;
var BAD = /\b(?:fail(?:ed|ure|ing)?|errors?|exception|assert\w*|expected|panic(?:ked)?|not ok|cannot|undefined reference)\b|[\u2716\u2717\u00d7\u25cf]|\bE\s{2,}/i;
var FINE = /\b0 (?:fail(?:ed|ures?|ing)?|errors?)\b/i;
function failingLines(excerpt) {
  const lines = withoutColours(excerpt).split("\n").map((line) => line.trimEnd().slice(0, WIDEST)).filter((line) => line !== "");
  const first = lines.findIndex((line) => BAD.test(line) && !FINE.test(line));
  return first < 0 ? lines.slice(-MOST_LINES) : lines.slice(first, first + MOST_LINES);
}

// src/gate/levels.ts
var SYNTACTIC = /^(?:work|output)\/|^proof\/(?:typecheck|lint)$/;
var CONTRACT = /^contract\//;
var BEHAVIORAL = /^proof\/|^tests\//;
function levelsOf({ findings }) {
  const blocking = findings.filter(({ severity }) => severity === "block");
  const of = (level, pattern, but) => {
    const failed = blocking.filter(({ id }) => pattern.test(id) && !but?.test(id));
    const failedChecks = failed.map((finding) => ({ name: nameOf(finding), detail: detailOf(finding) }));
    const summary = failed.length === 0 ? `${level} passed` : `${level} failed: ${[...new Set(failedChecks.map(({ name }) => name))].join(", ")}`;
    return { level, passed: failed.length === 0, failedChecks, summary };
  };
  return [of("syntactic", SYNTACTIC), of("contract", CONTRACT), of("behavioral", BEHAVIORAL, SYNTACTIC)];
}
function nameOf({ id, message }) {
  const [, word = ""] = message.split(" ");
  if (id === "contract/env") return `env-${message.split(" ")[0]}`;
  if (id === "contract/exports") return `export-${word}`;
  if (id === "contract/endpoints")
    return `endpoint-${message.replace(/^endpoint | not found$/g, "").replace(/[^\w]/g, "-")}`;
  return id.split("/").at(-1) ?? id;
}
function detailOf({ id, message, file, line }) {
  if (id === "contract/endpoints") return "Endpoint not found";
  if (id.startsWith("contract/")) return message;
  return file ? `${message} (${file}${line ? `:${line}` : ""})` : message;
}

// src/gate/tests/failing-tests.ts
var MOST = 20;
var NAMED = [
  // jest: "  ● suite › name"
  /^[ \t]*\u25cf (.+ \u203a .+|(?!Console|Cannot|Test suite).+)$/gm,
  // vitest: " FAIL  file.test.ts > suite > name"
  /^[ \t]*FAIL\s+(?:\|[^|]*\|\s+)?(\S+ > .+)$/gm,
  // vitest: "   × name 5ms"
  /^[ \t]*[\u00d7\u2717] (.+?)(?:\s+\d+\s?ms)?$/gm,
  // node: "✖ name (1.2ms)"
  /^[ \t]*\u2716 (?!failing tests)(.+?)(?: \([\d.]+ms\))?$/gm,
  // pytest: "FAILED path::name - message"
  /^FAILED (\S+::\S+(?:\[[^\]]*\])?)/gm,
  // go: "--- FAIL: TestName (0.00s)"
  /^[ \t]*--- FAIL: (\S+)/gm,
  // cargo: "test module::name ... FAILED"
  /^test (\S+) \.\.\. FAILED$/gm,
  // tap: "not ok 3 - name"
  /^[ \t]*not ok \d+ (?:- )?(.+?)(?:\s+# time.*)?$/gm,
  // unittest: "FAIL: test_x (module.Case)"
  /^(?:FAIL|ERROR): (\w+ \([\w.]+\))/gm,
  // rspec: "rspec ./spec/a_spec.rb:3 # name"
  /^rspec \S+ # (.+)$/gm,
  // mocha: "  1) name"
  /^ {2}\d+\) (.+)$/gm
];
var JUNIT = /<testcase\b[^>]*?\bname="([^"]+)"[^>]*>\s*<(?:failure|error)\b/g;
function readFailingTests(output) {
  const text = withoutColours(output);
  for (const pattern of [...NAMED, JUNIT]) {
    const names = [...text.matchAll(pattern)].map((match) => (match[1] ?? "").trim());
    const unique = [...new Set(names)].filter((name) => name !== "");
    if (unique.length > 0) return unique.slice(0, MOST);
  }
  return [];
}

// src/gate/retry-context.ts
var MOST2 = 8;
function retryContext(result, task, context) {
  const blocking = result.findings.filter((finding) => finding.severity === "block");
  if (task.contract || task.criteria.length > 0) {
    const block = requeueBlock(levelsOf(result), context.attempt + 1);
    if (block !== "") return block;
  }
  const command = failedCommand(result);
  if (result.stage === "proof" && command && blocking.some(({ id }) => id === "proof/verify")) {
    return verificationFailed(blocking, command.command, endOf(command), command.excerpt);
  }
  return previousAttempt(blocking, result);
}
function endOf({
  exitCode,
  signal,
  timedOut
}) {
  if (timedOut) return "none, it ran into its time limit";
  return String(exitCode ?? signal ?? "none");
}
function verificationFailed(blocking, command, end, excerpt) {
  const tests = readFailingTests(excerpt);
  const others = blocking.filter(({ id }) => id !== "proof/verify").map(({ message }) => message);
  const failures = [...tests.length > 0 ? tests : failingLines(excerpt), ...others];
  return [
    "VERIFICATION FAILED:",
    `Command: ${command}`,
    `Exit code: ${end}`,
    "",
    "FAILURES:",
    ...failures.slice(0, 20).map((failure) => `- ${failure}`),
    "",
    "Please fix the failing tests and re-verify."
  ].join("\n");
}
function previousAttempt(blocking, { failure, stage }) {
  const said = blocking.slice(0, MOST2);
  const fixes = [...new Set(said.flatMap(({ fix }) => fix ?? []))];
  const places = said.map(
    ({ file, line, message, id }) => `${file ? `${file}${line ? `:${line}` : ""}  ` : ""}${message}  [${id}]`
  );
  const verification = stage === "artifacts" && failure === "VERIFY_FAILURE";
  return [
    "PREVIOUS ATTEMPT FAILED:",
    ...places.map((place) => `Error: ${place}`),
    ...verification ? [`Previous attempt failed verification: ${said.map(({ message }) => message).join("; ")}`] : [],
    "",
    `SUGGESTED FIX: ${fixes.join("\n") || "do what the error asks for before anything else"}`,
    "",
    "Please address this before retrying the task."
  ].join("\n");
}

// src/gate/feedback.ts
var MOST_FINDINGS = 4;
var LONGEST = { message: 240, fix: 160, firstFix: 600 };
function warmFeedback(result, task, context) {
  const blocking = result.findings.filter((finding) => finding.severity === "block");
  const failed = failedCommand(result);
  const more = blocking.length - MOST_FINDINGS;
  return [
    `${taskWord(task)} is not accepted (stage ${result.stage}, attempt ${context.attempt}):`,
    "",
    ...blocking.slice(0, MOST_FINDINGS).map(renderFinding),
    ...more > 0 ? [`and ${more} more of the same stage`] : [],
    ...failed ? outputOf(failed, context) : [],
    "",
    "mend this and nothing else, commit, then hand in the whole result block and TASK_COMPLETE again.",
    "if it cannot be done, say status: failure or status: blocked with the reason, and leave TASK_COMPLETE out."
  ].join("\n");
}
function renderFinding(finding, index) {
  const place = finding.file ? `${finding.file}${finding.line ? `:${finding.line}` : ""}  ` : "";
  const fix = shortened(finding.fix ?? "", index === 0 ? LONGEST.firstFix : LONGEST.fix).replaceAll(
    "\n",
    "\n    "
  );
  return `${place}${finding.message.slice(0, LONGEST.message)}  [${finding.id}]${fix ? `
    ${fix}` : ""}`;
}
function shortened(fix, most) {
  const limit = /\bgit /.test(fix) ? LONGEST.firstFix : most;
  return fix.length <= limit ? fix : `${fix.slice(0, limit).replace(/\bgit .*$/s, "")}…`;
}
function outputOf(command, { logPath, journalDir }) {
  const lines = failingLines(command.excerpt);
  const kept = command.output && journalDir ? `${journalDir}/evidence/${command.output.sha256}` : void 0;
  const log = logPath ?? kept;
  return [
    ...lines.length > 0 ? ["", "from its output:", ...lines.map((line) => `    ${line}`)] : [],
    ...log ? [`the whole output: ${log}`] : []
  ];
}
export {
  retryContext,
  warmFeedback
};
