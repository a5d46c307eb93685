import {
  uncommittedWork
} from "./shared-uncommitted-work.js";
import {
  openForPerson,
  pickTask
} from "./shared-person.js";
import "./shared-find-task.js";
import {
  optionsOf,
  typedBy
} from "./shared-typed.js";
import "./shared-git-status.js";
import "./shared-agent-ended.js";
import "./shared-shared-4.js";
import "./shared-next.js";
import {
  recorded
} from "./shared-answer.js";
import "./shared-record-refusal.js";
import "./shared-notify.js";
import "./shared-active.js";
import "./shared-lock.js";
import "./shared-security.js";
import {
  recordOverride
} from "./shared-approve.js";
import "./shared-pinned-plan.js";
import "./shared-receipt.js";
import "./shared-canonical-json.js";
import "./shared-places.js";
import "./shared-engine-commit.js";
import {
  publishViews
} from "./shared-publish-views.js";
import "./shared-gate-steps.js";
import "./shared-failures.js";
import "./shared-concerns.js";
import "./shared-totals.js";
import "./shared-names.js";
import "./shared-width.js";
import "./shared-lines.js";
import "./shared-change.js";
import "./shared-process-ref.js";
import "./shared-terminal.js";
import "./shared-evidence.js";
import "./shared-journal-error.js";
import "./shared-files.js";
import {
  headCommit
} from "./shared-git.js";
import "./shared-shared.js";

// src/engine/adopt-work.ts
var USAGE = "/ultraplan:adopt --task <id>";
function adoptWork(typed, words) {
  const acting = openForPerson(typed);
  if ("error" in acting) return acting;
  const { open, actor } = acting;
  const task = pickTask(open.run, words.task, USAGE);
  if ("error" in task) return task;
  const { override } = task;
  if (!override || override.adopted)
    return {
      error: override ? `task ${task.id} is adopted already` : `task ${task.id} was not skipped or forced`,
      fix: "/ultraplan:status shows the run"
    };
  if (open.run.tickets.some((ticket) => ticket.redeemedAt))
    return {
      error: "an agent is at work, and what it committed so far is not proved",
      fix: "wait for it, or /ultraplan:pause, and adopt then"
    };
  const uncommitted = uncommittedWork(open.run).filter((path) => override.left?.includes(path));
  if (uncommitted.length > 0)
    return {
      error: `this work is not committed: ${uncommitted.slice(0, 5).join(", ")}`,
      fix: "commit it yourself (no commit is made for skipped work), then adopt it"
    };
  const commit = headCommit(open.run.root);
  if (!commit) return { error: "there is no commit to adopt", fix: "commit the work first" };
  const { state } = open.journal.update(() => [{ type: "override_adopted", task: task.id, commit, ...actor }]);
  open.run = state;
  recordOverride(open, task.id);
  publishViews(open.run, open.dir);
  const waiting = open.run.tasks.filter((other) => other.override && !other.override.adopted);
  return {
    text: waiting.length === 0 ? `task ${task.id} is adopted by ${actor.who}: the approved ref stands at ${commit.slice(0, 10)}; the mark stays` : `task ${task.id} is adopted by ${actor.who}; the approved ref still waits for ${waiting.map((other) => other.id).join(", ")}`
  };
}

// src/hooks/commands/adopt.ts
var run = (command) => {
  const typed = optionsOf(command.argument, ["task"], "/ultraplan:adopt --task <id>");
  if ("error" in typed) return recorded(typed);
  return recorded(adoptWork(typedBy(command), { task: typed.options.get("task") ?? typed.words }));
};
export {
  run
};
