import {
  statusJson
} from "./shared-status-json.js";
import {
  openOrFail
} from "./shared-open-or-fail.js";
import {
  statusAsk,
  statusLine
} from "./shared-status.js";
import {
  renderStatus
} from "./shared-progress-bar.js";
import "./shared-spans.js";
import {
  readArguments
} from "./shared-read-arguments.js";
import "./shared-shared-3.js";
import "./shared-command.js";
import "./shared-pick-task.js";
import "./shared-next.js";
import "./shared-active.js";
import "./shared-time-limit.js";
import "./shared-held-files.js";
import "./shared-places.js";
import "./shared-groups.js";
import "./shared-publish-views.js";
import {
  oneLine
} from "./shared-terminal.js";
import "./shared-width.js";
import "./shared-checkout.js";
import "./shared-process-ref.js";
import "./shared-bring-ignored.js";
import "./shared-change.js";
import {
  shortName
} from "./shared-task-name.js";
import "./shared-git-status.js";
import "./shared-git.js";
import "./shared-shared.js";

// src/engine/follow-run.ts
import { statSync } from "node:fs";
import { join } from "node:path";
var MOST_FAILURES = 5;
function followRun(open, onChange, everyMs = 250) {
  let timer;
  let size = sizeOf(open);
  let failures = 0;
  let settle = () => void 0;
  const done = new Promise((resolve, reject) => {
    settle = (error) => {
      clearInterval(timer);
      if (error === void 0) resolve();
      else reject(error);
    };
  });
  const look = () => {
    const now = sizeOf(open);
    if (now === size) return;
    try {
      const seen = open.run.lastSeq;
      open.run = open.journal.refresh() ?? open.run;
      size = now;
      failures = 0;
      if (open.run.lastSeq !== seen) onChange(open.run);
      if (hasEnded(open.run)) settle();
    } catch (error) {
      failures += 1;
      if (failures >= MOST_FAILURES) settle(error);
    }
  };
  if (hasEnded(open.run)) settle();
  else timer = setInterval(look, everyMs);
  return { stop: () => settle(), done };
}
var hasEnded = ({ state }) => state === "finished" || state === "cancelled";
function sizeOf({ dir }) {
  return statSync(join(dir, "journal.jsonl"), { throwIfNoEntry: false })?.size ?? 0;
}

// src/cli/watch.ts
async function watch(open, terminal) {
  if (terminal.live) await watchScreen(open, terminal, terminal.live);
  else await watchPipe(open, terminal);
  const { columns } = terminal.live?.size() ?? terminal;
  terminal.out(renderStatus(open.run, { ...statusAsk(open.run), columns, colour: terminal.colour }));
  return 0;
}
async function watchPipe(open, terminal) {
  let last = "";
  await followRun(open, (run) => {
    const line = run.tasks.map((task) => `${oneLine(shortName(task))} ${task.status}`).join(", ");
    if (line !== last) terminal.out(`${run.lastAt} ${run.state}: ${line}
`);
    last = line;
  }).done;
}
var ENTER = "\x1B[?1049h\x1B[?25l\x1B[H\x1B[2J";
var LEAVE = "\x1B[?25h\x1B[?1049l";
var HOME = "\x1B[H";
var REST_OF_LINE = "\x1B[K";
var REST_OF_SCREEN = "\x1B[J";
async function watchScreen(open, terminal, live) {
  const draw = (run) => {
    const { columns, rows } = live.size();
    const table = renderStatus(run, { ...statusAsk(run), columns, rows: rows - 2, colour: terminal.colour });
    const lines = `${table}
Ctrl-C stops watching; the run goes on`.split("\n").slice(0, rows);
    terminal.out(`${HOME}${lines.map((line) => line + REST_OF_LINE).join("\r\n")}${REST_OF_SCREEN}`);
  };
  terminal.out(ENTER);
  const following = followRun(open, draw);
  const ignoreEnd = live.onEnd(following.stop);
  const ignoreResize = live.onResize(() => draw(open.run));
  try {
    draw(open.run);
    await following.done;
  } finally {
    following.stop();
    ignoreEnd();
    ignoreResize();
    terminal.out(LEAVE);
  }
}

// src/cli/status.ts
var status = {
  name: "status",
  summary: "show the run of this repository: a bar, and what each task has come to",
  usage: "ultraplan status [--watch | --json | --line] [--run <id>]",
  examples: [
    "ultraplan status",
    "ultraplan status --watch",
    "ultraplan status --json",
    "ultraplan status --line         # one line for a status bar, nothing when no run goes on"
  ],
  async run(args, terminal) {
    const { values } = readArguments(
      args,
      {
        watch: { type: "boolean" },
        json: { type: "boolean" },
        line: { type: "boolean" },
        run: { type: "string" }
      },
      status
    );
    if (values.line) return printLine(terminal);
    const open = openOrFail(terminal, values.run);
    if (values.json) terminal.out(`${JSON.stringify(statusJson(open.run), void 0, 2)}
`);
    else if (values.watch) return watch(open, terminal);
    else terminal.out(renderStatus(open.run, { ...terminal, ...statusAsk(open.run) }));
    return 0;
  }
};
async function printLine(terminal) {
  const { session, cwd } = clientSays(await terminal.readInput?.() ?? "");
  const isBar = session !== void 0;
  const line = statusLine(
    { home: terminal.home, cwd: cwd ?? terminal.cwd, ...isBar ? { session } : {} },
    {
      columns: Number(terminal.env.COLUMNS) || terminal.columns,
      colour: terminal.colour || isBar && !terminal.env.NO_COLOR
    }
  );
  if (line !== "") terminal.out(`${line}
`);
  return 0;
}
function clientSays(input) {
  try {
    const { session_id, cwd } = JSON.parse(input);
    return {
      ...typeof session_id === "string" ? { session: session_id } : {},
      ...typeof cwd === "string" ? { cwd } : {}
    };
  } catch {
    return {};
  }
}
export {
  status
};
