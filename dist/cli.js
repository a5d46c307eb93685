import {
  UsageError
} from "./shared-command.js";
import {
  VERSION
} from "./shared-version.js";

// src/main/cli.ts
import { homedir } from "node:os";

// src/cli/index.ts
var COMMANDS = {
  cancel: async () => (await import("./cancel.js")).cancel,
  pause: async () => (await import("./pause.js")).pause,
  status: async () => (await import("./status.js")).status
};

// src/cli/run-cli.ts
async function runCli(args, terminal) {
  const [name, ...rest] = args;
  if (name === "--version" || name === "-v") {
    terminal.out(`${VERSION}
`);
    return 0;
  }
  try {
    const load = COMMANDS[name ?? ""];
    if (!load)
      throw new UsageError(
        `there is no command ${name ?? ""}`,
        `commands: ${Object.keys(COMMANDS).join(", ")}`
      );
    const command = await load();
    return await command.run(rest, terminal);
  } catch (error) {
    if (error instanceof UsageError) terminal.err(`ultraplan: ${error.message}
  ${error.fix}
`);
    else terminal.err(`ultraplan: ${error instanceof Error ? error.message : String(error)}
`);
    return 2;
  }
}

// src/main/cli.ts
var colour = process.stdout.isTTY === true && !process.env.NO_COLOR && !process.env.CI && !process.env.CLAUDECODE;
process.exitCode = await runCli(process.argv.slice(2), {
  cwd: process.cwd(),
  home: homedir(),
  env: process.env,
  colour: colour || process.env.FORCE_COLOR === "1",
  columns: process.stdout.columns ?? 80,
  interactive: process.stdin.isTTY === true && process.stdout.isTTY === true,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text)
});
