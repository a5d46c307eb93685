import {
  UsageError
} from "./shared-command.js";
import {
  pauseRun
} from "./shared-control-run.js";
import "./shared-identity.js";
import "./shared-advance.js";
import "./shared-binding.js";
import "./shared-active.js";
import "./shared-process-ref.js";
import "./shared-files.js";

// src/cli/pause.ts
var pause = {
  name: "pause",
  summary: "pause the run of this repository; agents in flight finish, nothing new starts",
  usage: "ultraplan pause",
  examples: ["ultraplan pause"],
  run(_args, terminal) {
    const done = pauseRun(terminal.cwd, terminal.home);
    if ("error" in done) throw new UsageError(done.error, done.fix);
    terminal.out(`${done.text}
`);
    return 0;
  }
};
export {
  pause
};
