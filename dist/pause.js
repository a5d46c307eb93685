import {
  callerOf
} from "./shared-caller.js";
import {
  pauseRun
} from "./shared-control-run.js";
import "./shared-shared-4.js";
import "./shared-next.js";
import "./shared-status-launcher.js";
import "./shared-permission-verdict.js";
import "./shared-security.js";
import {
  UsageError
} from "./shared-command.js";
import "./shared-record-refusal.js";
import "./shared-defer-proof.js";
import "./shared-approve.js";
import "./shared-pinned-plan.js";
import "./shared-receipt.js";
import "./shared-canonical-json.js";
import "./shared-paired-call.js";
import "./shared-active.js";
import "./shared-places.js";
import "./shared-foreign-commits.js";
import "./shared-review-change.js";
import "./shared-lock.js";
import "./shared-groups.js";
import "./shared-engine-commit.js";
import "./shared-publish-views.js";
import "./shared-gate-steps.js";
import "./shared-failures.js";
import "./shared-concerns.js";
import "./shared-totals.js";
import "./shared-names.js";
import "./shared-width.js";
import "./shared-shared-2.js";
import "./shared-evidence.js";
import "./shared-journal-error.js";
import "./shared-lines.js";
import "./shared-process-ref.js";
import "./shared-change.js";
import "./shared-git.js";
import "./shared-files.js";
import "./shared-shared.js";

// src/cli/pause.ts
var pause = {
  name: "pause",
  summary: "pause the run of this repository; agents in flight finish, nothing new starts",
  usage: "ultraplan pause",
  examples: ["ultraplan pause"],
  run(_args, terminal) {
    const done = pauseRun(callerOf(terminal));
    if ("error" in done) throw new UsageError(done.error, done.fix);
    terminal.out(`${done.text}
`);
    return 0;
  }
};
export {
  pause
};
