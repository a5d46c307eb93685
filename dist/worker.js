import {
  proveDeferred
} from "./shared-defer-proof.js";
import {
  deliver
} from "./shared-notify.js";
import {
  openJournalAt
} from "./shared-active.js";
import "./shared-lock.js";
import "./shared-policy.js";
import "./shared-approve.js";
import {
  pinnedPlan,
  pinnedTask
} from "./shared-pinned-plan.js";
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
import {
  taskOf
} from "./shared-change.js";
import "./shared-process-ref.js";
import "./shared-terminal.js";
import "./shared-evidence.js";
import "./shared-journal-error.js";
import "./shared-files.js";
import "./shared-git.js";
import "./shared-shared.js";

// src/engine/baseline.ts
async function proveBaseline(dir2, ticketId, home, env) {
  const journal = openJournalAt(dir2, home);
  const run = journal.state;
  const ticket = run?.tickets.find((candidate) => candidate.id === ticketId);
  if (!run || !ticket) return;
  const { runBaseline } = await import("./run-baseline.js");
  const task = pinnedTask(pinnedPlan(dir2, run), ticket.task);
  const commands = await runBaseline({
    cwd: run.root,
    journalDir: dir2,
    config: run.config,
    task,
    base: ticket.base,
    env,
    deadline: Date.now() + run.config.limits.gate * 1e3
  });
  if (commands.length === 0) return;
  journal.update(
    (now) => now && taskOf(now, task.id)?.baseline === void 0 ? [{ type: "baseline_ran", task: task.id, commands }] : []
  );
}

// src/main/worker.ts
var [job, dir = "", second = "", third = ""] = process.argv.slice(2);
if (job === "prove") await proveDeferred(dir, second, third, process.env);
else if (job === "baseline") await proveBaseline(dir, second, third, process.env);
else if (job === "notify") await deliver(dir, second, Number(third));
else process.exitCode = 2;
