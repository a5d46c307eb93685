import {
  openForPerson
} from "./shared-person.js";
import {
  pickTask
} from "./shared-pick-task.js";
import {
  optionsOf,
  taskIn,
  typedBy
} from "./shared-typed.js";
import "./shared-input.js";
import "./shared-control-run.js";
import {
  uncommittedWork
} from "./shared-shared-4.js";
import {
  foreignCommits
} from "./shared-foreign-commits.js";
import "./shared-client-modules.js";
import "./shared-next.js";
import "./shared-status-launcher.js";
import "./shared-client-settings.js";
import {
  recorded
} from "./shared-answer.js";
import "./shared-read-config.js";
import "./shared-record-refusal.js";
import "./shared-baseline.js";
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
import "./shared-agent-ended.js";
import "./shared-paired-call.js";
import "./shared-is-proof.js";
import "./shared-security.js";
import "./shared-fix-step.js";
import "./shared-review-change.js";
import "./shared-pinned-plan.js";
import "./shared-match-path.js";
import "./shared-attempt-spans.js";
import "./shared-engine-commit.js";
import "./shared-git-commit.js";
import "./shared-summarize.js";
import "./shared-lines.js";
import {
  append,
  branchHead,
  heldBackBy,
  plural
} from "./shared-active.js";
import {
  oneLine
} from "./shared-terminal.js";
import "./shared-width.js";
import "./shared-evidence.js";
import "./shared-change.js";
import "./shared-checkout.js";
import "./shared-process-ref.js";
import "./shared-bring-ignored.js";
import {
  taskWord
} from "./shared-task-name.js";
import "./shared-git-status.js";
import "./shared-git.js";
import "./shared-shared.js";

// src/engine/adopt-work.ts
var USAGE = "/ultraplan:adopt --task <id>, or --commits for commits that no executor made";
function adoptCommits(typed) {
  const acting = openForPerson(typed);
  if ("error" in acting) return acting;
  const { open, actor } = acting;
  const commit = whatStands(open);
  if (typeof commit !== "string") return commit;
  const waiting = open.run.foreign?.filter((found) => !found.adopted) ?? [];
  if (waiting.length === 0)
    return {
      error: "there are no commits to adopt: every one so far is of a task, or adopted already",
      fix: "/ultraplan:status shows the run"
    };
  append(open, { type: "commits_adopted", commit, ...actor });
  const ranges = waiting.map(({ from, to }) => `${from.slice(0, 10)}..${to.slice(0, 10)}`).join(", ");
  return { text: `the commits ${ranges} are adopted by ${actor.who}; ${whereTheRefStands(open.run, commit)}` };
}
function adoptWork(typed, words) {
  const acting = openForPerson(typed);
  if ("error" in acting) return acting;
  const { open, actor } = acting;
  const task = pickTask(open.run, words.task, USAGE);
  if ("error" in task) return task;
  const { override } = task;
  if (!override || override.adopted)
    return {
      error: override ? `${taskWord(task)} is adopted already` : `${taskWord(task)} was not skipped or forced`,
      fix: "/ultraplan:status shows the run"
    };
  const uncommitted = uncommittedWork(open.run).filter((path) => override.left?.includes(path));
  if (uncommitted.length > 0)
    return {
      error: `this work is not committed: ${uncommitted.slice(0, 5).join(", ")}`,
      fix: "commit it yourself (no commit is made for skipped work), then adopt it"
    };
  const commit = whatStands(open);
  if (typeof commit !== "string") return commit;
  append(open, { type: "override_adopted", task: task.id, commit, ...actor });
  return {
    text: `${taskWord(task)} is adopted by ${actor.who}; ${whereTheRefStands(open.run, commit)}; the mark stays`
  };
}
function whatStands(open) {
  const { branch, tickets } = open.run;
  if (tickets.some((ticket) => ticket.redeemedAt))
    return {
      error: "an agent is at work, and what it committed so far is not proved",
      fix: "wait for it, or /ultraplan:pause, and adopt then"
    };
  const commit = branchHead(open.run);
  if (!commit) return { error: `there is no branch ${branch} to adopt`, fix: "commit the work there first" };
  const [found] = foreignCommits(open.run, commit);
  if (!found) return commit;
  append(open, found);
  return {
    error: `${plural(found.count, "commit")} that no executor made: ${named(found.files)}`,
    fix: `look at them (git log ${found.from.slice(0, 10)}..${commit.slice(0, 10)}); if they are yours, /ultraplan:adopt --commits`
  };
}
var MOST_NAMED = 5;
var named = (files) => files.slice(0, MOST_NAMED).map(oneLine).join(", ") + (files.length > MOST_NAMED ? " …" : "");
function whereTheRefStands(run2, commit) {
  return run2.approvedHead === commit ? `the approved ref stands at ${commit.slice(0, 10)}` : `the approved ref still waits for ${heldBackBy(run2).join(", ")}`;
}

// src/hooks/commands/adopt.ts
var USAGE2 = "/ultraplan:adopt --task <id or name>, or /ultraplan:adopt --commits";
var run = (command) => {
  const typed = optionsOf(command.argument, ["task", "commits"], USAGE2);
  if ("error" in typed) return recorded(typed);
  const task = taskIn(typed, USAGE2, "commits");
  if (typeof task !== "string") return recorded(task);
  if (typed.options.has("commits"))
    return recorded(
      task === "" ? adoptCommits(typedBy(command)) : { error: "a task and commits are two things to answer for: adopt one at a time", fix: USAGE2 }
    );
  return recorded(adoptWork(typedBy(command), { task }));
};
export {
  run
};
