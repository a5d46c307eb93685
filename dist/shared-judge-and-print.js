import {
  failedCommand,
  lastRuns
} from "./shared-last-runs.js";
import {
  renderFindings
} from "./shared-findings.js";
import {
  palette
} from "./shared-shared-3.js";
import {
  readPlan
} from "./shared-find-plan.js";
import {
  UsageError
} from "./shared-command.js";
import {
  journalHealth
} from "./shared-journal-health.js";
import {
  judgeClaim
} from "./shared-gather-facts.js";
import {
  pickTask
} from "./shared-pick-task.js";
import {
  committedConfig
} from "./shared-read-config.js";
import {
  pinnedPlan,
  pinnedTask
} from "./shared-pinned-plan.js";
import {
  summarize
} from "./shared-summarize.js";
import {
  configFor,
  gateSeconds,
  openRun,
  reduce
} from "./shared-active.js";
import {
  clean,
  oneLine
} from "./shared-terminal.js";
import {
  putEvidence,
  readEvidence
} from "./shared-evidence.js";
import {
  removeCheckouts
} from "./shared-checkout.js";
import {
  taskWord
} from "./shared-task-name.js";
import {
  findRepository,
  tryGit
} from "./shared-git.js";

// src/cli/judge-and-print.ts
import { resolve } from "node:path";

// src/engine/gate-by-hand.ts
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

// src/engine/pretend-run.ts
function pretendRun({ root }, argument, { cwd, task: words, base: named }) {
  const base = tryGit(root, ["rev-parse", "--verify", "--quiet", `${named ?? "HEAD"}^{commit}`])?.trim();
  if (!base)
    return {
      error: `${named ?? "HEAD"} is not a commit`,
      fix: "name the commit that the task began on: --base <commit>"
    };
  const settings = committedConfig(root, base);
  if ("problems" in settings)
    return { error: "the configuration cannot be used", fix: settings.problems[0]?.message ?? "" };
  const { config } = settings;
  const reading = readPlan(root, argument, cwd, config.verify.default);
  if ("error" in reading) return reading;
  const { plan } = reading;
  const nothing = { sha256: "0".repeat(64), bytes: 0, cut: 0 };
  const run = reduce(void 0, {
    seq: 1,
    at: (/* @__PURE__ */ new Date()).toISOString(),
    prev: "",
    hash: "",
    type: "run_started",
    run: "by-hand",
    spec: plan.name,
    format: plan.format,
    root,
    planFiles: [],
    plan: nothing,
    tasks: plan.tasks.map(summarize),
    base,
    branch: "",
    config,
    session: "",
    client: { pid: 0 },
    mode: "print",
    solo: false,
    views: "plan",
    who: ""
  });
  const found = pickTask(run, words, "ultraplan gate <id>");
  if ("error" in found) return found;
  const tasks = run.tasks.map((task) => task.id === found.id ? { ...task, doneBefore: false } : task);
  return { run: { ...run, tasks }, plan, state: found };
}

// src/engine/gate-by-hand.ts
async function gateByHand(input) {
  const repository = findRepository(input.cwd);
  if (!repository)
    return {
      error: `${input.cwd} is not inside a git repository`,
      fix: "change to the repository that holds the plan"
    };
  const found = input.plan === void 0 ? fromRun(input) : pretendRun(repository, input.plan, input);
  if ("error" in found) return found;
  const { run, plan, state } = found;
  const task = pinnedTask(plan, state.id);
  const config = configFor(run, state);
  const logs = logFolder(input.keep);
  const result = await judgeClaim({
    cwd: repository.root,
    commonDir: repository.commonDir,
    journalDir: logs,
    // What was there before the run lies in its evidence, which is read from where it is.
    run: { ...run, config, ...found.before ? { before: found.before(logs) } : {} },
    plan,
    task,
    ticket: ticketFor(run, state, input.base),
    claim: input.claim ?? "",
    backgroundTasks: void 0,
    env: input.env,
    deadline: Date.now() + gateSeconds(config) * 1e3,
    ...found.dir ? { journal: journalHealth(found.dir, input.home) } : {},
    stages: input.stages ?? (input.claim === void 0 ? ["artifacts", "proof"] : ["claim", "artifacts", "proof"]),
    ...input.onProgress ? { onProgress: input.onProgress } : {}
  });
  removeCheckouts(logs, repository.root);
  if (input.keep === void 0 && result.outcome === "PASSED") {
    rmSync(logs, { recursive: true, force: true });
    return { result, task };
  }
  return { result, task, logs: join(logs, "evidence") };
}
function fromRun({ cwd, home, run: id, task: words }) {
  const open = openRun(cwd, home, id);
  if ("error" in open) return open;
  const state = pickTask(open.run, words, "ultraplan gate <id>");
  if ("error" in state) return state;
  const { before } = open.run;
  return {
    run: withoutClaims(open.run),
    plan: pinnedPlan(open.dir, open.run),
    state,
    dir: open.dir,
    ...before ? { before: (folder) => putEvidence(folder, readEvidence(open.dir, before)) } : {}
  };
}
var withoutClaims = (run) => ({
  ...run,
  tasks: run.tasks.map((task) => ({
    ...task,
    attempts: task.attempts.map(({ passed: _, ...attempt }) => attempt)
  }))
});
function ticketFor(run, task, base) {
  const open = run.tickets.find((ticket2) => ticket2.task === task.id && ticket2.role === "spec-executor");
  const last = task.attempts.at(-1);
  const ticket = open ?? {
    id: "by-hand",
    task: task.id,
    role: "spec-executor",
    attempt: last?.n ?? 1,
    iteration: 1,
    base: last?.base ?? run.approvedHead,
    isolated: false,
    issuedAt: run.startedAt
  };
  return base === void 0 ? ticket : { ...ticket, base };
}
function logFolder(keep) {
  if (keep === void 0) return mkdtempSync(join(tmpdir(), "ultraplan-gate-"));
  mkdirSync(keep, { recursive: true });
  return keep;
}

// src/view/gate-result.ts
var MOST_LINES = 20;
function renderGateResult(result, look) {
  const { bold, dim, green, red, yellow } = palette(look.colour ?? false);
  const paint = result.colour === "PASS" ? green : result.colour === "ORANGE" ? yellow : red;
  const { outcome, stage, failure, checks } = result;
  const skipped = checks.filter((check) => check.result === "skip").length;
  const ran = `${checks.length - skipped} checks, ${skipped} skipped`;
  const how = failure ? `${failure} in stage ${stage}` : `colour ${result.colour}, confidence ${result.confidence}`;
  const commands = result.commands.map((command) => dim(commandLine(command)));
  const failed = failedCommand(result) ?? lastRuns(result.commands).findLast(({ exitCode }) => exitCode !== 0);
  return [
    ...result.findings.length > 0 ? [renderFindings(result.findings, look), ""] : [],
    ...failed ? [...lastLines(failed, look), ""] : [],
    ...commands,
    `${bold(oneLine(look.task))}: ${paint(outcome)} (${how}; ${ran}; commit ${result.commit.slice(0, 12)})`
  ].join("\n");
}
var PLACES = {
  checkout: "a checkout of the commit",
  clean: "a clean checkout of the commit",
  tree: "the folder of the work",
  worktree: "the executor’s worktree"
};
function commandLine({
  purpose,
  command,
  exitCode,
  signal,
  timedOut,
  durationMs,
  room
}) {
  const end = timedOut ? "time-out" : exitCode === void 0 ? signal ?? "not started" : `exit ${exitCode}`;
  return `${purpose}: ${oneLine(command)}  ${end}, ${(durationMs / 1e3).toFixed(1)} s, in ${PLACES[room]}`;
}
function lastLines({ excerpt, output }, { logs }) {
  const lines = clean(excerpt).split("\n").filter((line) => line.trim() !== "");
  const log = output && logs ? [`the whole output: ${logs}/${output.sha256}`] : [];
  return [...lines.slice(-MOST_LINES).map((line) => `    ${line}`), ...log];
}

// src/cli/judge-and-print.ts
var JUDGE_OPTIONS = {
  json: { type: "boolean" },
  plan: { type: "string" },
  base: { type: "string" },
  run: { type: "string" },
  keep: { type: "string" }
};
async function judgeAndPrint(terminal, task, values, more) {
  const { cwd, home, env } = terminal;
  const { plan, base, run, keep, json } = values;
  const judged = await gateByHand({
    cwd,
    home,
    env,
    task,
    ...more,
    ...plan === void 0 ? {} : { plan },
    ...base === void 0 ? {} : { base },
    ...run === void 0 ? {} : { run },
    ...keep === void 0 ? {} : { keep: resolve(cwd, keep) },
    onProgress: (text) => {
      if (terminal.interactive && !json) terminal.err(`${oneLine(text)}
`);
    }
  });
  if ("error" in judged) throw new UsageError(oneLine(judged.error), judged.fix);
  const { result, logs } = judged;
  const look = {
    task: taskWord(judged.task),
    ...logs === void 0 ? {} : { logs },
    colour: terminal.colour,
    ...terminal.interactive ? { columns: terminal.columns } : {}
  };
  terminal.out(
    json ? `${JSON.stringify({ ...result, logs }, void 0, 2)}
` : `${renderGateResult(result, look)}
`
  );
  return result.outcome === "PASSED" ? 0 : 1;
}

export {
  JUDGE_OPTIONS,
  judgeAndPrint
};
