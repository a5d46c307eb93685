import {
  renderStatus,
  statusJson
} from "./shared-status.js";
import {
  UsageError
} from "./shared-command.js";
import {
  openRun
} from "./shared-active.js";
import "./shared-process-ref.js";
import "./shared-files.js";

// src/cli/status.ts
var status = {
  name: "status",
  summary: "show the run",
  usage: "ultraplan status [--json]",
  examples: ["ultraplan status", "ultraplan status --json"],
  run(args, terminal) {
    const open = openRun(terminal.cwd, terminal.home);
    if ("error" in open) throw new UsageError(open.error, open.fix);
    terminal.out(
      args.includes("--json") ? `${JSON.stringify(statusJson(open.run))}
` : `${renderStatus(open.run, terminal)}
`
    );
    return 0;
  }
};
export {
  status
};
