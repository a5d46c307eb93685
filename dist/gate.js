import {
  JUDGE_OPTIONS,
  judgeAndPrint
} from "./shared-judge-and-print.js";
import {
  readArguments
} from "./shared-read-arguments.js";
import "./shared-last-runs.js";
import "./shared-findings.js";
import "./shared-shared-3.js";
import "./shared-find-plan.js";
import {
  UsageError
} from "./shared-command.js";
import "./shared-journal-health.js";
import "./shared-gather-facts.js";
import "./shared-run-stage.js";
import "./shared-assertion-results.js";
import "./shared-run-proof.js";
import "./shared-command-environment.js";
import "./shared-all-checks.js";
import "./shared-test-counts.js";
import "./shared-build-output.js";
import "./shared-contract.js";
import "./shared-build-task.js";
import "./shared-check-packet.js";
import "./shared-assertions.js";
import "./shared-title.js";
import "./shared-shared-2.js";
import "./shared-contradiction.js";
import "./shared-pick-task.js";
import "./shared-read-config.js";
import "./shared-before.js";
import "./shared-init-files.js";
import "./shared-plan-text.js";
import "./shared-init-record.js";
import "./shared-commit-reader.js";
import "./shared-implement-command.js";
import "./shared-proof-commands.js";
import "./shared-package-checks.js";
import "./shared-package-scripts.js";
import "./shared-may-begin-green.js";
import "./shared-is-proof.js";
import "./shared-pinned-plan.js";
import "./shared-match-path.js";
import "./shared-attempt-spans.js";
import "./shared-summarize.js";
import "./shared-lines.js";
import "./shared-active.js";
import "./shared-terminal.js";
import "./shared-width.js";
import "./shared-evidence.js";
import "./shared-change.js";
import "./shared-checkout.js";
import "./shared-process-ref.js";
import "./shared-bring-ignored.js";
import "./shared-task-name.js";
import "./shared-git-status.js";
import "./shared-git.js";
import "./shared-shared.js";

// src/engine/read-claim-file.ts
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
function readClaimFile(cwd, path) {
  try {
    return { claim: readFileSync(resolve(cwd, path), "utf8") };
  } catch (error) {
    return {
      error: `${path} cannot be read: ${error.message}`,
      fix: "name a file with what the executor handed in"
    };
  }
}

// src/cli/gate.ts
var STAGES = ["claim", "artifacts", "proof"];
var gate = {
  name: "gate",
  summary: "judge a task as the gate would, and record nothing",
  usage: "ultraplan gate <task> [--claim <file>] [--stage 1|2|3] [--plan <plan> --base <commit>] [--keep <folder>] [--json]",
  examples: [
    "ultraplan gate 1.2                          # artifacts and proof of the newest run",
    "ultraplan gate 1.2 --claim last-message.md  # the words too",
    "ultraplan gate 1.2 --stage 2",
    "ultraplan gate 1.2 --plan demo --base main  # without a run"
  ],
  async run(args, terminal) {
    const options = { ...JUDGE_OPTIONS, claim: { type: "string" }, stage: { type: "string" } };
    const { values, positionals } = readArguments(args, options, gate, 1);
    const [task] = positionals;
    if (task === void 0) throw new UsageError("no task was named", `usage: ${gate.usage}`);
    const stages = stagesOf(values.stage);
    const needsBase = values.plan !== void 0 && values.base === void 0 && stages?.[0] !== "proof";
    if (needsBase)
      throw new UsageError("no run says where the task began", "name the commit: --base <commit>");
    if (stages?.[0] === "claim" && values.claim === void 0)
      throw new UsageError(
        "there is no claim to judge",
        "name a file with what the executor handed in: --claim <file>"
      );
    const claim = values.claim === void 0 ? {} : claimIn(terminal.cwd, values.claim);
    return judgeAndPrint(terminal, task, values, { ...claim, ...stages ? { stages } : {} });
  }
};
function claimIn(cwd, path) {
  const read = readClaimFile(cwd, path);
  if ("error" in read) throw new UsageError(read.error, read.fix);
  return read;
}
function stagesOf(word) {
  if (word === void 0) return void 0;
  const stage = STAGES.find((name, index) => name === word || String(index + 1) === word);
  if (!stage) throw new UsageError(`there is no stage ${word}`, "stages: 1 claim, 2 artifacts, 3 proof");
  return [stage];
}
export {
  gate
};
