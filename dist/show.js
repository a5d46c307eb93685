import {
  claimedEvidence
} from "./shared-read-story.js";
import {
  renderShow,
  showJson
} from "./shared-confidence.js";
import {
  openOrFail,
  taskOrFail
} from "./shared-open-or-fail.js";
import {
  readArguments
} from "./shared-read-arguments.js";
import "./shared-last-runs.js";
import {
  UsageError
} from "./shared-command.js";
import "./shared-pick-task.js";
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

// src/cli/show.ts
var show = {
  name: "show",
  summary: "print the complete gate result of a task",
  usage: "ultraplan show <task> [--json] [--run <id>]",
  examples: ["ultraplan show 1.2", 'ultraplan show "Add the parser" --json'],
  async run(args, terminal) {
    const { values, positionals } = readArguments(
      args,
      { json: { type: "boolean" }, run: { type: "string" } },
      show,
      1
    );
    const [words] = positionals;
    if (words === void 0) throw new UsageError("no task was named", `usage: ${show.usage}`);
    const open = openOrFail(terminal, values.run);
    const task = taskOrFail(open, words, "show");
    const evidence = await claimedEvidence(open, task);
    const claim = evidence === void 0 ? {} : { evidence };
    terminal.out(
      values.json ? `${JSON.stringify(showJson(open.run, task, claim), void 0, 2)}
` : renderShow(open.run, task, claim)
    );
    return 0;
  }
};
export {
  show
};
