import {
  skipTask
} from "./shared-override-skip.js";
import "./shared-uncommitted-work.js";
import "./shared-person.js";
import "./shared-find-task.js";
import {
  optionsOf,
  typedBy
} from "./shared-typed.js";
import "./shared-control-run.js";
import "./shared-shared-4.js";
import "./shared-next.js";
import "./shared-status-launcher.js";
import {
  recorded
} from "./shared-answer.js";
import "./shared-permission-verdict.js";
import "./shared-security.js";
import "./shared-record-refusal.js";
import "./shared-defer-proof.js";
import "./shared-approve.js";
import "./shared-pinned-plan.js";
import "./shared-receipt.js";
import "./shared-canonical-json.js";
import "./shared-paired-call.js";
import "./shared-active.js";
import "./shared-places.js";
import "./shared-git-status.js";
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

// src/hooks/commands/skip-verify.ts
var USAGE = '/ultraplan:skip-verify --task <id, number or title> --reason "<why>"';
var run = (command) => {
  const typed = optionsOf(command.argument, ["task", "reason"], USAGE);
  if ("error" in typed) return recorded(typed);
  const { words, options } = typed;
  return recorded(
    skipTask(typedBy(command), { task: options.get("task") ?? words, reason: options.get("reason") ?? "" })
  );
};
export {
  run
};
