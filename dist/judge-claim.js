import {
  readClaim
} from "./shared-shared-2.js";
import {
  commandEnvironment,
  runCommand
} from "./shared-command-environment.js";
import {
  changedFiles,
  committedText,
  treeOf,
  workStatus
} from "./shared-git-work.js";
import {
  putEvidence
} from "./shared-evidence.js";
import "./shared-journal-error.js";
import "./shared-files.js";
import {
  headCommit
} from "./shared-git.js";
import "./shared-shared.js";

// src/gate/claim/contradiction.ts
var PHRASES = [
  /\brequires manual\b/,
  /\b(?:cannot|can not|can't) be automated\b/,
  /\b(?:could not|couldn't) complete\b/,
  /\bneeds human\b/,
  /\bmanual intervention\b/,
  /\bmanual testing (?:is )?required\b/,
  /\bmanual verification (?:is )?needed\b/,
  /\bneeds user interaction\b/,
  /\bunable to complete\b/,
  /\bskipping verification\b/
];
var NEGATION = /\b(?:no|not(?! (?:only|just))|never|nothing|nobody|none|neither|nor|cannot|without|avoid(?:s|ed|ing)?|eliminat(?:e|es|ed|ing)|remov(?:e|es|ed|ing)|replac(?:e|es|ed|ing)|prevent(?:s|ed|ing)?|instead of|rather than)\b|n't\b/g;
var CLAUSE = /[.;:!?,()|\u2013\u2014]|\s-\s|\b(?:and|but|so|because|since|as|which|while|although|though|however|yet|then)\b/g;
var QUOTED = /"[^"]*"|\u201c[^\u201d]*\u201d|\u2018[^\u2019]*\u2019|\u00ab[^\u00bb]*\u00bb|(?<!\w)'[^']*'(?!\w)/g;
function findAdmissions(prose, title) {
  return prose.flatMap(({ line, text }) => {
    const said = withoutTitle(plain(text), plain(title)).replace(QUOTED, "□");
    return PHRASES.flatMap((phrase) => {
      for (const match of said.matchAll(new RegExp(phrase, "g"))) {
        if (!negated(said.slice(0, match.index))) return [{ phrase: match[0], line }];
      }
      return [];
    });
  });
}
var plain = (text) => text.toLowerCase().replace(/[\u2018\u2019](?=\w)/g, "'").replace(/\s+/g, " ");
var withoutTitle = (text, title) => title.trim() ? text.replaceAll(title, "□") : text;
function negated(before) {
  const clause = before.split(CLAUSE).at(-1) ?? "";
  return (clause.match(NEGATION)?.length ?? 0) % 2 === 1;
}

// src/gate/checks/claim/contradiction.ts
var LOGGED = "CONTRADICTION: claimed completion while admitting failure";
var contradiction = {
  id: "claim/contradiction",
  stage: "claim",
  severity: "block",
  failure: "FALSE_CLAIM",
  seed: "000",
  rows: ["S0-04", "S0-05", "S0-06", "S0-66"],
  tunable: false,
  summary: "a claim of completion does not also say that the work is not done",
  message: `${LOGGED} ("{phrase}")`,
  run: ({ claim, task }) => {
    if (claim.signal === "none") return { skip: "nothing was claimed" };
    const { result: result2 } = claim;
    const own = result2 ? [result2.evidence, result2.error].map((text) => ({ line: result2.line, text })) : [];
    const said = findAdmissions([...claim.prose, ...own], task.title).map(({ phrase, line }) => ({
      line,
      message: `${LOGGED} ("${phrase}")`,
      fix: "finish the work, or hand in status: failure or status: blocked without TASK_COMPLETE; words that describe the product go in quotes"
    }));
    if (!result2 || result2.status === "success") return said;
    return [
      ...said,
      {
        line: result2.line,
        message: `${LOGGED} (status: ${result2.status} beside TASK_COMPLETE)`,
        fix: `finish the work and say status: success, or leave TASK_COMPLETE out`
      }
    ];
  }
};

// src/gate/claim/template.ts
function resultTemplate(task) {
  const command = task.verify.find((verify2) => verify2.command)?.command ?? "the verify command";
  return [
    "```yaml",
    "status: success",
    `task_name: ${JSON.stringify(`${task.id} ${task.title}`)}`,
    `files_modified: [${task.files.slice(0, 3).map((file) => JSON.stringify(file)).join(", ")}]`,
    "verification:",
    `  command: ${JSON.stringify(command)}`,
    "  exit_code: 0",
    '  output_summary: "one line of what it printed"',
    "done_criteria_met: true",
    "evidence: |",
    "  what shows that it is done",
    "error: null",
    "```",
    "TASK_COMPLETE"
  ].join("\n");
}

// src/gate/checks/claim/result.ts
var result = {
  id: "claim/result",
  stage: "claim",
  severity: "block",
  failure: "MALFORMED",
  seed: "001",
  rows: ["S1-14", "S1-15", "S1-16", "S1-17", "S1-18", "S1-19", "S1-24", "S1-42", "S1-44", "S1-56", "S1-71"],
  tunable: false,
  summary: "the claim holds one result block with every field of seed 001",
  message: "{field}: expected {what}, got {what}",
  run: ({ claim, task }) => claim.problems.map((problem, index) => ({
    ...problem.line ? { line: problem.line } : {},
    message: problem.message,
    // The whole block once is enough; each field already says what it wants.
    ...index === 0 ? { fix: `hand in a block like this:
${resultTemplate(task)}` } : {}
  }))
};

// src/gate/checks/claim/signal.ts
var signal = {
  id: "claim/signal",
  stage: "claim",
  severity: "block",
  failure: "FALSE_CLAIM",
  seed: "000",
  rows: ["S0-08", "S0-09", "S0-10", "S0-11", "S0-69"],
  tunable: false,
  summary: "the last line of the claim is TASK_COMPLETE, alone",
  message: "the claim does not end with TASK_COMPLETE",
  run: ({ claim }) => {
    if (claim.signal === "last") return [];
    const honest = claim.result?.status;
    if (claim.signal === "none" && (honest === "failure" || honest === "blocked")) {
      return { skip: `the result says ${honest}, which needs no signal` };
    }
    const message = claim.signal === "none" ? "the claim does not end with TASK_COMPLETE" : "TASK_COMPLETE is mentioned, but it is not the last line on its own";
    return [{ message, fix: "when the task is done, end with a last line that is only TASK_COMPLETE" }];
  }
};

// src/gate/checks/claim/status.ts
var status = {
  id: "claim/status",
  stage: "claim",
  severity: "block",
  failure: "EXECUTION_FAILURE",
  seed: "001",
  rows: ["S1-20", "S1-21", "S1-22", "S1-41", "S1-51", "S1-54"],
  tunable: false,
  summary: "the executor reports success",
  message: "the executor reports {failure or blocked}: {error}",
  run: ({ claim: { result: result2 } }) => {
    if (!result2) return { skip: "there is no result to read" };
    if (result2.status === "success") return [];
    const why = result2.error.split("\n")[0] || "no reason given";
    return [
      {
        line: result2.line,
        message: `the executor reports ${result2.status}: ${why}`,
        ...result2.status === "blocked" ? { failure: "BLOCKED" } : {}
      }
    ];
  }
};

// src/gate/checks/plan/checkmark.ts
var checkmark = {
  id: "plan/checkmark",
  stage: "artifacts",
  severity: "block",
  failure: "FALSE_CLAIM",
  seed: "000",
  rows: ["S0-61", "S0-65", "S0-68"],
  tunable: false,
  summary: "the ticked boxes are those of the approved tasks and of the one claimed",
  message: "task {id} is not ticked ({n} of {m} expected)",
  run: ({ plan, task, ticked, approved, begun, isolated }) => {
    if (!task.box) return { skip: "this plan has no boxes" };
    const remarks = [];
    const expected = /* @__PURE__ */ new Set([...approved, task.id]);
    const right = plan.tasks.filter(({ id }) => expected.has(id) && ticked.has(id)).length;
    for (const { id, file, box } of plan.tasks) {
      if (!box) continue;
      const must = expected.has(id) && !(isolated && id === task.id);
      const may = expected.has(id) || begun.has(id);
      if (must && !ticked.has(id)) {
        remarks.push({
          file,
          line: box.line,
          message: `task ${id} is not ticked (${right} of ${expected.size} expected)`,
          fix: `change "- [ ]" to "- [x]" on line ${box.line} and commit it`
        });
      } else if (!may && ticked.has(id)) {
        remarks.push({
          file,
          line: box.line,
          message: `task ${id} is ticked, but only task ${task.id} was claimed`,
          fix: `change "- [x]" back to "- [ ]" on line ${box.line} and commit it`
        });
      }
    }
    return remarks;
  }
};

// src/gate/plan-text.ts
function readTicked(plan, current) {
  const ticked = /* @__PURE__ */ new Set();
  const pinned = new Map(plan.files.map((file) => [file.path, splitLines(file.text)]));
  const now = new Map([...current].map(([path, text]) => [path, splitLines(text ?? "")]));
  for (const task of plan.tasks) {
    if (boxOf(task, pinned.get(task.file) ?? [], now.get(task.file) ?? []) === "ticked") ticked.add(task.id);
  }
  return ticked;
}
function boxOf(task, pinned, now) {
  const { box } = task;
  const was = box && pinned[box.line - 1];
  if (!box || was === void 0) return "gone";
  const column = box.column - 1;
  const same = (line2) => line2 !== void 0 && line2.slice(0, column) === was.slice(0, column) && line2.slice(column + 1) === was.slice(column + 1);
  const at = now[box.line - 1];
  const line = same(at) ? at : now.find(same);
  if (line === void 0) return "gone";
  return /x/i.test(line[column] ?? "") ? "ticked" : "open";
}
var splitLines = (text) => text.replace(/\s+$/, "").split(/\r?\n/).map((line) => line.trimEnd());
var COMPANIONS = /* @__PURE__ */ new Set(["requirements.md", "design.md", "research.md", ".progress.md"]);
function specFile(plan, path) {
  return plan.files.some((file) => {
    if (file.path === path) return true;
    const folder = file.path.slice(0, file.path.lastIndexOf("/") + 1);
    if (!path.startsWith(folder)) return false;
    return folder !== "" || COMPANIONS.has(path);
  });
}

// src/gate/checks/plan/committed.ts
var committed = {
  id: "plan/committed",
  stage: "artifacts",
  severity: "block",
  failure: "FALSE_CLAIM",
  seed: "000",
  rows: ["S0-60", "S0-64", "S0-67"],
  tunable: false,
  summary: "the spec files have no uncommitted changes",
  message: "{file} is not committed",
  run: ({ plan, task, uncommitted }) => {
    if (!task.box) return { skip: "this plan has no boxes" };
    return uncommitted.filter(({ path }) => specFile(plan, path)).map(({ path, kind }) => ({
      file: path,
      message: kind === "untracked" ? "a new spec file is not committed" : "changes of a spec file are not committed",
      fix: `git add ${JSON.stringify(path)} && git commit`
    }));
  }
};

// src/gate/checks/proof/verify.ts
var verify = {
  id: "proof/verify",
  stage: "proof",
  severity: "block",
  failure: "VERIFY_FAILURE",
  seed: "001",
  rows: ["S1-02", "S1-06", "S1-23", "S1-25", "S1-27", "S1-42", "S1-52", "S1-55", "S1-67", "S1-69", "S3-08"],
  tunable: false,
  summary: "the verify command of the pinned plan exits 0 when the gate runs it",
  message: "{command} exited {code}",
  run: ({ task, runs }) => {
    const line = task.verify[0]?.line ?? task.line;
    const ran = runs.filter(({ result: result2 }) => result2.purpose === "verify");
    if (ran.length === 0) {
      return [
        {
          file: task.file,
          line,
          message: `task ${task.id} has no verify command that can be run`,
          fix: "a person gives the task a command in the plan, or verify.default in the configuration"
        }
      ];
    }
    return ran.flatMap(({ result: result2 }) => {
      const wrong = failureOf(result2);
      if (!wrong) return [];
      return [{ file: task.file, line, ...wrong }];
    });
  }
};
function failureOf(result2) {
  const { command } = result2;
  if (result2.failedToStart) {
    return {
      message: `\`${command}\` could not be started: ${result2.failedToStart}`,
      fix: "see that sh and the folder exist"
    };
  }
  if (result2.timedOut) {
    const seconds = (result2.durationMs / 1e3).toFixed(0);
    return {
      message: `\`${command}\` did not end within ${seconds} s`,
      fix: "make it end by itself: no watcher, no server left running",
      failure: "TIMEOUT"
    };
  }
  if (result2.exitCode === 0) return void 0;
  const end = result2.signal ? `was ended by ${result2.signal}` : `exited ${result2.exitCode}`;
  return { message: `\`${command}\` ${end}`, fix: "fix what it reports, commit, and claim again" };
}

// src/gate/checks/index.ts
var CHECKS = [signal, contradiction, result, status, checkmark, committed, verify];

// src/gate/judge.ts
function judge(reports, work) {
  const failed = reports.find((report) => !report.passed);
  const last = failed ?? reports.at(-1);
  const findings = failed ? failed.findings : reports.flatMap((report) => report.findings);
  const failure = failed?.findings.find((finding) => finding.severity === "block")?.failure;
  const passed = last !== void 0 && failed === void 0;
  return {
    task: work.task,
    outcome: passed ? "PASSED" : failure === "BLOCKED" ? "BLOCKED" : "FAILED",
    stage: last?.stage ?? "claim",
    ...passed ? {} : { failure: failure ?? "VERIFY_FAILURE" },
    colour: colourOf(passed, findings),
    confidence: confidenceOf(passed, findings),
    findings,
    checks: reports.flatMap((report) => report.checks),
    commands: [...work.commands],
    commit: work.commit,
    base: work.base,
    filesChanged: [...work.filesChanged],
    startedAt: work.startedAt,
    durationMs: work.durationMs
  };
}
function colourOf(passed, findings) {
  if (!passed) return "RED";
  return findings.length > 0 ? "ORANGE" : "PASS";
}
var WEAK_PROOF = /* @__PURE__ */ new Set(["proof/vacuous", "proof/flaky", "proof/verify"]);
function confidenceOf(passed, findings) {
  if (!passed) return 0;
  if (findings.length === 0) return 1;
  return findings.some((finding) => WEAK_PROOF.has(finding.id)) ? 0.6 : 0.9;
}

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
    const found = answer.map((remark) => toFinding(check, severity, remark));
    findings.push(...found);
    const worst = found.some((finding) => finding.severity === "block") ? "fail" : found.length > 0 ? "warn" : "pass";
    const [first] = found;
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
  return {
    id: check.id,
    severity: remark.severity ?? severity,
    failure: remark.failure ?? check.failure,
    ...remark.file ? { file: remark.file } : {},
    ...remark.line ? { line: remark.line } : {},
    message: remark.message,
    ...remark.fix ? { fix: remark.fix } : {}
  };
}

// src/engine/gather-facts.ts
function gatherClaim(input) {
  return Object.freeze({
    task: input.task,
    plan: input.plan,
    config: input.run.config,
    attempt: input.ticket.attempt,
    claim: readClaim(input.claim),
    running: input.backgroundTasks
  });
}
function gatherArtifacts(input, claim) {
  const head = headCommit(input.cwd);
  if (!head) throw new Error("the repository has no commit to judge");
  const base = input.ticket.base;
  const planText = new Map(input.plan.files.map(({ path }) => [path, committedText(input.cwd, head, path)]));
  return Object.freeze({
    ...claim,
    isolated: input.ticket.isolated,
    head,
    base,
    ...boxesOf(input.run),
    planText,
    ticked: readTicked(input.plan, planText),
    uncommitted: workStatus(input.cwd),
    filesChanged: changedFiles(input.cwd, base, head)
  });
}
function boxesOf(run) {
  const ids = (tasks) => new Set(tasks.map((task) => task.id));
  return {
    approved: ids(run.tasks.filter((task) => task.status === "approved" || task.doneBefore)),
    begun: ids(run.tasks.filter((task) => task.status !== "pending"))
  };
}

// src/engine/prove.ts
var LEAST_MS = 1e3;
async function prove(input, facts) {
  const { config } = facts;
  const commands = input.task.verify.flatMap(({ command }) => command ? [command] : []);
  if (commands.length === 0 && config.verify.default) commands.push(config.verify.default);
  const tree = treeOf(input.cwd, facts.head);
  const runs = [];
  for (const command of commands) {
    input.onProgress?.(`verify: ${command}`);
    runs.push(await proveOne(input, facts, tree, "verify", command));
  }
  return Object.freeze({ ...facts, runs });
}
async function proveOne(input, facts, tree, purpose, command) {
  const { proof, limits } = facts.config;
  const named = input.task.contract?.environmentVarsRequired ?? [];
  const left = input.deadline - Date.now();
  const about = {
    purpose,
    command,
    commit: facts.head,
    tree,
    room: input.ticket.isolated ? "worktree" : "tree"
  };
  if (left < LEAST_MS) {
    const result3 = {
      ...about,
      timedOut: true,
      startedAt: (/* @__PURE__ */ new Date()).toISOString(),
      durationMs: 0,
      excerpt: "not started: no time was left for it"
    };
    return { result: result3, output: "" };
  }
  const run = await runCommand(command, {
    cwd: input.cwd,
    env: commandEnvironment(input.env, named),
    limitMs: Math.min(limits.verify * 1e3, left),
    outputBytes: proof.outputBytes
  });
  const output = run.output.toString("utf8");
  const ref = putEvidence(input.journalDir, run.output, { cap: proof.outputBytes });
  const result2 = {
    ...about,
    ...run.exitCode === void 0 ? {} : { exitCode: run.exitCode },
    ...run.signal ? { signal: run.signal } : {},
    ...run.failedToStart ? { failedToStart: run.failedToStart } : {},
    timedOut: run.timedOut,
    startedAt: run.startedAt,
    durationMs: run.durationMs,
    output: ref,
    excerpt: excerptOf(output)
  };
  return { result: result2, output };
}
function excerptOf(output) {
  const lines = output.split(/\r?\n/).map((line) => line.slice(0, 300));
  if (lines.length <= 60) return lines.join("\n");
  return [...lines.slice(0, 30), `[${lines.length - 60} lines left out]`, ...lines.slice(-30)].join("\n");
}

// src/engine/judge-claim.ts
async function judgeClaim(input) {
  const startedAt = /* @__PURE__ */ new Date();
  const begun = performance.now();
  const reports = [];
  let artifacts;
  let commands = [];
  const wanted = input.stages ?? ["claim", "artifacts", "proof"];
  const { config } = input.run;
  const look2 = (report) => {
    reports.push(report);
    return report.passed;
  };
  const stages = async () => {
    const claim = gatherClaim(input);
    if (wanted.includes("claim") && !look2(runStage(CHECKS, "claim", claim, config))) return;
    artifacts = gatherArtifacts(input, claim);
    if (wanted.includes("artifacts") && !look2(runStage(CHECKS, "artifacts", artifacts, config))) return;
    if (!wanted.includes("proof")) return;
    const proof = await prove(input, artifacts);
    commands = proof.runs.map(({ result: result2 }) => result2);
    look2(runStage(CHECKS, "proof", proof, config));
  };
  await stages();
  return judge(reports, {
    task: input.task.id,
    commit: artifacts?.head ?? "",
    base: artifacts?.base ?? input.ticket.base,
    filesChanged: artifacts?.filesChanged ?? [],
    commands,
    startedAt: startedAt.toISOString(),
    durationMs: Math.round(performance.now() - begun)
  });
}
export {
  judgeClaim
};
