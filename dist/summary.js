import {
  openOrFail
} from "./shared-open-or-fail.js";
import {
  readArguments
} from "./shared-read-arguments.js";
import "./shared-command.js";
import "./shared-pick-task.js";
import "./shared-active.js";
import "./shared-time-limit.js";
import "./shared-held-files.js";
import "./shared-places.js";
import "./shared-groups.js";
import {
  renderSummary,
  renderSummaryMarkdown,
  summaryJson
} from "./shared-publish-views.js";
import "./shared-terminal.js";
import "./shared-width.js";
import "./shared-checkout.js";
import "./shared-process-ref.js";
import "./shared-bring-ignored.js";
import "./shared-change.js";
import "./shared-task-name.js";
import "./shared-git-status.js";
import "./shared-git.js";
import "./shared-shared.js";

// src/cli/summary.ts
var summary = {
  name: "summary",
  summary: "say what a run came to, and what to do next",
  usage: "ultraplan summary [--markdown] [--json] [--run <id>]",
  examples: ["ultraplan summary", "ultraplan summary --markdown > SUMMARY.md"],
  run(args, terminal) {
    const { values } = readArguments(
      args,
      { markdown: { type: "boolean" }, json: { type: "boolean" }, run: { type: "string" } },
      summary
    );
    const { run } = openOrFail(terminal, values.run);
    if (values.json) terminal.out(`${JSON.stringify(summaryJson(run), void 0, 2)}
`);
    else terminal.out(values.markdown ? renderSummaryMarkdown(run) : renderSummary(run, terminal.columns));
    return 0;
  }
};
export {
  summary
};
