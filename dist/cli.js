import {
  COMMANDS
} from "./shared-index.js";
import {
  UsageError
} from "./shared-command.js";
import {
  VERSION
} from "./shared-version.js";
import {
  recordRefusal
} from "./shared-record-refusal.js";
import "./shared-active.js";
import "./shared-time-limit.js";
import "./shared-held-files.js";
import "./shared-places.js";
import "./shared-groups.js";
import "./shared-publish-views.js";
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

// src/main/cli.ts
import { homedir } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

// src/cli/only-in-session.ts
var COMMANDS2 = [
  "skip-verify",
  "force-complete",
  "confirm",
  "retry",
  "decide",
  "adopt",
  "resume",
  "implement"
];
function refuseOutside(name, { env, home }) {
  if (!COMMANDS2.includes(name)) return;
  const id = env.CLAUDE_CODE_SESSION_ID;
  if (id) recordRefusal({ home, id }, { id: "override/outside", what: `ultraplan ${name} from a shell` });
  if (name === "implement")
    throw new UsageError(
      "implement is not a command of the terminal: the agents of Claude Code do the work",
      "start claude in this folder and type /ultraplan:implement <spec>"
    );
  throw new UsageError(
    `${name} is not a command of the terminal: only a person in the session decides that`,
    `type /ultraplan:${name} in the Claude Code session that drives the run`
  );
}

// src/cli/run-cli.ts
async function runCli(args, terminal) {
  const [name, ...rest] = args;
  if (name === "--version" || name === "-v") {
    terminal.out(`${VERSION}
`);
    return 0;
  }
  try {
    const asked = helpFor(name, rest);
    if (asked) return await (await import("./help.js")).help.run(asked, terminal);
    const load = COMMANDS[name ?? ""];
    if (!load && name) refuseOutside(name, terminal);
    if (!load)
      throw new UsageError(
        `there is no command ${name ?? ""}`,
        `commands: ${Object.keys(COMMANDS).join(", ")}`
      );
    const command = await load();
    return await command.run(rest, terminal);
  } catch (error) {
    terminal.err(`ultraplan: ${worded(error)}
`);
    return 2;
  }
}
function worded(error) {
  if (!(error instanceof Error)) return String(error);
  const { place, fix } = error;
  const where = place?.file === void 0 ? "" : `${place.file}${place.line ? `:${place.line}` : ""}  `;
  return `${where}${error.message}${fix === void 0 ? "" : `
  ${fix}`}`;
}
function helpFor(name, rest) {
  const flag = (word) => word === "--help" || word === "-h";
  if (name === void 0 || flag(name)) return [];
  const own = rest.includes("--") ? rest.slice(0, rest.indexOf("--")) : rest;
  return own.some(flag) ? [name] : void 0;
}

// src/main/cli.ts
var colour = process.stdout.isTTY === true && !process.env.NO_COLOR && !process.env.CI && !process.env.CLAUDECODE;
var live = {
  size: () => ({ columns: process.stdout.columns ?? 80, rows: process.stdout.rows ?? 24 }),
  onEnd: (callback) => listen(process, ["SIGINT", "SIGTERM", "SIGHUP"], callback),
  onResize: (callback) => listen(process.stdout, ["resize"], callback)
};
function listen(source, names, callback) {
  for (const name of names) source.on(name, callback);
  return () => {
    for (const name of names) source.off(name, callback);
  };
}
process.stdout.on("error", (error) => {
  if (error.code !== "EPIPE") throw error;
  process.exit();
});
async function askLine(question) {
  const { createInterface } = await import("node:readline/promises");
  const lines = createInterface({ input: process.stdin, output: process.stdout });
  const closed = new Promise((resolve) => lines.once("close", () => resolve("")));
  const answer = await Promise.race([lines.question(question), closed]);
  lines.close();
  return answer;
}
var LONGEST_INPUT_MS = 500;
async function readInput() {
  if (process.stdin.isTTY) return "";
  let text = "";
  const read = (async () => {
    for await (const chunk of process.stdin.setEncoding("utf8")) text += chunk;
  })().catch(() => void 0);
  await Promise.race([read, sleep(LONGEST_INPUT_MS, void 0, { ref: false })]);
  process.stdin.destroy();
  return text;
}
var interactive = process.stdin.isTTY === true && process.stdout.isTTY === true;
process.exitCode = await runCli(process.argv.slice(2), {
  cwd: process.cwd(),
  home: homedir(),
  env: process.env,
  plugin: fileURLToPath(new URL("..", import.meta.url)),
  readInput,
  colour: colour || process.env.FORCE_COLOR === "1",
  columns: process.stdout.columns ?? 80,
  interactive,
  ...interactive ? { askLine } : {},
  ...process.stdout.isTTY === true ? { live } : {},
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  onInterrupt(clean) {
    process.once("exit", clean);
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) {
      process.once(signal, () => {
        clean();
        process.kill(process.pid, signal);
      });
    }
  }
});
