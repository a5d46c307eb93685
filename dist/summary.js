import {
  openOrFail
} from "./shared-open-or-fail.js";
import "./shared-task-by-words.js";
import {
  readArguments
} from "./shared-read-arguments.js";
import "./shared-command.js";
import "./shared-find-task.js";
import "./shared-active.js";
import "./shared-lock.js";
import "./shared-policy.js";
import "./shared-places.js";
import {
  renderSummary,
  renderSummaryMarkdown,
  summaryJson
} from "./shared-failures.js";
import "./shared-concerns.js";
import "./shared-totals.js";
import "./shared-names.js";
import "./shared-width.js";
import "./shared-reviews.js";
import "./shared-change.js";
import "./shared-process-ref.js";
import "./shared-terminal.js";
import "./shared-journal-error.js";
import "./shared-files.js";
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
