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

// src/cli/verify.ts
var verify = {
  name: "verify",
  summary: "run the proof of a task: its verify, criteria, typecheck and lint",
  usage: "ultraplan verify <task> [--plan <plan>] [--keep <folder>] [--json]",
  examples: ["ultraplan verify 1.2", "ultraplan verify 1.2 --plan demo", "ultraplan verify 1.2 --json"],
  run(args, terminal) {
    const { values, positionals } = readArguments(args, JUDGE_OPTIONS, verify, 1);
    const [task] = positionals;
    if (task === void 0) throw new UsageError("no task was named", `usage: ${verify.usage}`);
    return judgeAndPrint(terminal, task, values, { stages: ["proof"] });
  }
};
export {
  verify
};
