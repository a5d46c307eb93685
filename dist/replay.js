import {
  renderShow
} from "./shared-confidence.js";
import {
  statusJson
} from "./shared-status-json.js";
import {
  openOrFail,
  taskOrFail
} from "./shared-open-or-fail.js";
import {
  renderStatus
} from "./shared-progress-bar.js";
import "./shared-spans.js";
import {
  readArguments
} from "./shared-read-arguments.js";
import "./shared-last-runs.js";
import "./shared-shared-3.js";
import {
  UsageError
} from "./shared-command.js";
import {
  PLAIN_OUTPUT,
  commandEnvironment,
  runCommand
} from "./shared-command-environment.js";
import "./shared-pick-task.js";
import {
  CHECK_PURPOSES
} from "./shared-package-checks.js";
import "./shared-package-scripts.js";
import {
  pinnedPlan
} from "./shared-pinned-plan.js";
import {
  canonicalJson,
  configFor,
  nameIn,
  openJournalAt,
  reduce,
  renderState,
  renderSummary,
  renderSummaryMarkdown,
  statePath,
  summaryJson
} from "./shared-active.js";
import {
  oneLine
} from "./shared-terminal.js";
import "./shared-width.js";
import "./shared-evidence.js";
import "./shared-change.js";
import {
  inCheckout,
  removeCheckouts
} from "./shared-checkout.js";
import "./shared-process-ref.js";
import {
  bringingFor
} from "./shared-bring-ignored.js";
import {
  taskWord
} from "./shared-task-name.js";
import "./shared-git-status.js";
import {
  findRepository,
  tryGit
} from "./shared-git.js";
import "./shared-shared.js";

// src/engine/replay.ts
import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
function replayRun(dir, home, views) {
  const journal = openJournalAt(dir, home);
  const shown = journal.state;
  let rebuilt;
  let events = 0;
  for (const event of journal.events()) {
    rebuilt = reduce(rebuilt, event);
    events += 1;
    if (event.seq === shown?.lastSeq) break;
  }
  if (!rebuilt || !shown) throw new Error(`the journal of run ${basename(dir)} is empty`);
  return { run: basename(dir), events, views: compareAll(views, rebuilt, shown, dir) };
}
var STATE = { name: "state of the run", render: (run) => canonicalJson(run, 1) };
function compareAll(views, rebuilt, shown, dir) {
  return [STATE, ...views].map((view) => {
    const text = view.render(rebuilt);
    const inMemory = compare(view.name, text, view.render(shown));
    const file = view.file?.(rebuilt, dir);
    if (!inMemory.same || file === void 0 || !existsSync(file)) return inMemory;
    return { ...compare(view.name, timeless(text), timeless(readFileSync(file, "utf8"))), file };
  });
}
var timeless = (text) => text.replace(/, as of \S+Z\.$/m, ".");
function compare(view, rebuilt, found) {
  if (rebuilt === found) return { view, same: true };
  const [a, b] = [rebuilt.split("\n"), found.split("\n")];
  const at = a.findIndex((line, index2) => line !== b[index2]);
  const index = at === -1 ? a.length : at;
  const difference = { line: index + 1, rebuilt: a[index] ?? "(end)", found: b[index] ?? "(end)" };
  return { view, same: false, difference };
}

// src/engine/replay-views.ts
var VIEWS = [
  { name: "STATE.md", render: renderState, file: statePath },
  { name: "status", render: (run) => renderStatus(run, { columns: 100, colour: false }) },
  { name: "status --json", render: (run) => JSON.stringify(statusJson(run)) },
  { name: "summary", render: (run) => renderSummary(run) },
  { name: "summary --markdown", render: renderSummaryMarkdown },
  { name: "summary --json", render: (run) => JSON.stringify(summaryJson(run)) },
  { name: "show of every task", render: (run) => run.tasks.map((task) => renderShow(run, task)).join("\n") }
];

// src/engine/reprove.ts
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
var PROOFS = ["verify", "typecheck", "lint", "criterion"];
function recordedProofs(task) {
  if (task.status !== "approved") return [];
  return (task.lastResult?.commands ?? []).filter(
    ({ purpose, timedOut }) => PROOFS.includes(purpose) && !timedOut
  );
}
async function reproveRun(input) {
  const results = [];
  const tell = (result) => {
    results.push(result);
    input.onResult?.(result);
  };
  const place = {
    dir: mkdtempSync(join(tmpdir(), "ultraplan-replay-")),
    root: findRepository(input.cwd)?.root ?? input.cwd
  };
  try {
    for (const task of input.task ? [input.task] : input.run.tasks)
      await reproveTask(input, place, task, tell);
  } finally {
    removeCheckouts(place.dir, place.root);
    rmSync(place.dir, { recursive: true, force: true });
  }
  return results;
}
async function reproveTask(input, place, task, tell) {
  for (const proofs of byTree(recordedProofs(task))) {
    const { commit, room, restored = [] } = proofs[0];
    const answer = (proof, found) => tell(comparison(task, proof, found));
    if (tryGit(place.root, ["cat-file", "-e", `${commit}^{commit}`]) === void 0) {
      for (const proof of proofs) answer(proof, "the commit is not in this repository");
      continue;
    }
    const { setup } = input.run.config.proof;
    const { links, before } = bringingFor(input.run, task.id);
    const bring = { from: place.root, links, before: room === "clean" ? void 0 : before };
    await inCheckout({ ...place, commit, bring }, async (checkout) => {
      checkout.restore(task.lastResult?.base ?? commit, restored);
      const prepared = setup === void 0 ? void 0 : await execute(input, task, checkout, { purpose: "setup", command: setup });
      for (const proof of proofs) {
        if (prepared && prepared.exitCode !== 0) answer(proof, `proof.setup ended with ${endOf(prepared)}`);
        else answer(proof, endOf(await execute(input, task, checkout, proof)));
      }
    });
  }
}
function byTree(proofs) {
  const trees = /* @__PURE__ */ new Map();
  for (const proof of proofs) {
    const tree = [proof.commit, proof.room === "clean", ...proof.restored ?? []].join(" ");
    trees.set(tree, [...trees.get(tree) ?? [], proof]);
  }
  return [...trees.values()];
}
function execute({ dir, run, env }, task, { path, environment }, { purpose, command }) {
  const pinned = pinnedPlan(dir, run).tasks.find(({ id }) => id === task.id);
  const isFound = CHECK_PURPOSES.some((each) => each === purpose && run.config.proof[each] === void 0);
  const own = environment(isFound ? { ...env, ...PLAIN_OUTPUT } : env);
  return runCommand(command, {
    cwd: path,
    env: commandEnvironment(own, pinned?.contract?.environmentVarsRequired ?? []),
    limitMs: configFor(run, task).limits.verifyMax * 1e3,
    outputBytes: run.config.proof.outputBytes
  });
}
function comparison(task, proof, found) {
  const { purpose, command, commit } = proof;
  const recorded = endOf(proof);
  return { task: task.id, purpose, command, commit, recorded, found, same: found === recorded };
}
function endOf({ timedOut, failedToStart, exitCode, signal }) {
  if (timedOut) return "time-out";
  if (failedToStart !== void 0) return `no start (${failedToStart})`;
  return exitCode === void 0 ? `signal ${signal ?? "unknown"}` : `exit ${exitCode}`;
}

// src/view/replay.ts
function renderReplay({ run, events, views }) {
  const rows = views.flatMap(({ view, file, same, difference }) => [
    `  ${same ? "same   " : "differs"}  ${view}${file === void 0 ? "" : ` (${oneLine(file)})`}`,
    ...difference ? [
      `           line ${difference.line} rebuilt  ${oneLine(difference.rebuilt)}`,
      `           line ${difference.line} found    ${oneLine(difference.found)}`
    ] : []
  ]);
  const differing = views.filter(({ same }) => !same).length;
  const end = differing === 0 ? `every view is the same` : `${differing} of ${views.length} views differ: the journal is the truth, the next event writes them again`;
  return `run ${run}: rebuilt from ${events} events
${[...rows, end].join("\n")}
`;
}
function renderReproof(run, proof) {
  const { task, purpose, command, commit, recorded, found, same } = proof;
  const ends = same ? found : `${found}, recorded ${recorded}`;
  return `  ${same ? "same   " : "differs"}  ${nameIn(run, task)}  ${purpose} at ${commit.slice(0, 10)}: ${oneLine(ends)}  ${oneLine(command)}
`;
}

// src/cli/replay.ts
var replay = {
  name: "replay",
  summary: "rebuild the run from its journal and compare every view; with --verify run the proofs again",
  usage: "ultraplan replay [--verify [task]] [--json] [--run <id>]",
  examples: ["ultraplan replay", "ultraplan replay --verify", "ultraplan replay --verify 1.2"],
  async run(args, terminal) {
    const { values, positionals } = readArguments(
      args,
      { verify: { type: "boolean" }, json: { type: "boolean" }, run: { type: "string" } },
      replay,
      1
    );
    const [words] = positionals;
    if (words !== void 0 && !values.verify) {
      throw new UsageError("a task is named only with --verify", `usage: ${replay.usage}`);
    }
    const open = openOrFail(terminal, values.run);
    if (values.verify) return verify(open, words, terminal, values.json ?? false);
    const result = replayRun(open.dir, terminal.home, VIEWS);
    terminal.out(values.json ? `${JSON.stringify(result, void 0, 2)}
` : renderReplay(result));
    return result.views.every(({ same }) => same) ? 0 : 1;
  }
};
async function verify(open, words, terminal, json) {
  const { dir, run } = open;
  const task = words === void 0 ? void 0 : taskOrFail(open, words, "replay");
  if ((task ? [task] : run.tasks).every((one) => recordedProofs(one).length === 0)) {
    throw new UsageError(
      task ? `${taskWord(task)} has no approved proof` : "no task has an approved proof yet",
      "ultraplan status shows which tasks are approved"
    );
  }
  const results = await reproveRun({
    dir,
    cwd: terminal.cwd,
    run,
    env: terminal.env,
    ...task ? { task } : {},
    onResult: (result) => json || terminal.out(renderReproof(run, result))
  });
  const differing = results.filter(({ same }) => !same).length;
  if (json) terminal.out(`${JSON.stringify(results, void 0, 2)}
`);
  else terminal.out(`${results.length} commands ran again, ${differing} ended differently
`);
  return differing === 0 ? 0 : 1;
}
export {
  replay
};
