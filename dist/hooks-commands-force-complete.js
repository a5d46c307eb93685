import {
  askForce
} from "./shared-override-force.js";
import "./shared-override-skip.js";
import "./shared-uncommitted-work.js";
import "./shared-person.js";
import "./shared-find-task.js";
import {
  optionsOf,
  typedBy
} from "./shared-typed.js";
import "./shared-git-status.js";
import "./shared-binding.js";
import "./shared-shared-4.js";
import "./shared-foreign-commits.js";
import "./shared-status-launcher.js";
import {
  recorded
} from "./shared-answer.js";
import "./shared-record-refusal.js";
import "./shared-notify.js";
import "./shared-active.js";
import "./shared-lock.js";
import "./shared-agent-ended.js";
import "./shared-paired-call.js";
import "./shared-next.js";
import "./shared-policy.js";
import "./shared-security.js";
import "./shared-approve.js";
import "./shared-pinned-plan.js";
import "./shared-review-change.js";
import "./shared-receipt.js";
import "./shared-canonical-json.js";
import "./shared-places.js";
import "./shared-attempt-spans.js";
import "./shared-engine-commit.js";
import "./shared-publish-views.js";
import "./shared-gate-steps.js";
import "./shared-failures.js";
import "./shared-concerns.js";
import "./shared-run-branch.js";
import "./shared-totals.js";
import "./shared-names.js";
import "./shared-width.js";
import "./shared-lines.js";
import "./shared-reviews.js";
import "./shared-change.js";
import "./shared-process-ref.js";
import "./shared-terminal.js";
import "./shared-evidence.js";
import "./shared-journal-error.js";
import "./shared-files.js";
import "./shared-git.js";
import "./shared-shared.js";

// src/hooks/commands/force-complete.ts
var USAGE = "/ultraplan:force-complete --task <id, number or title> --override-all";
var run = (command) => {
  const typed = optionsOf(command.argument, ["task", "override-all"], USAGE);
  if ("error" in typed) return recorded(typed);
  const { words, options } = typed;
  const task = options.get("task") ?? (words || (options.get("override-all") ?? ""));
  return recorded(askForce(typedBy(command), { task, overrideAll: options.has("override-all") }));
};
export {
  run
};
