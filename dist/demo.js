import {
  palette
} from "./shared-shared-3.js";
import {
  UsageError
} from "./shared-command.js";
import {
  clean,
  oneLine
} from "./shared-terminal.js";
import {
  cut,
  pad,
  wrap
} from "./shared-width.js";
import {
  thisProcess
} from "./shared-process-ref.js";
import "./shared-shared.js";

// src/demo/run-demo.ts
import { existsSync } from "node:fs";
import { dirname as dirname2, join as join4 } from "node:path";
import { fileURLToPath } from "node:url";

// src/demo/demo-room.ts
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

// src/io/pipe-command.ts
import { spawn } from "node:child_process";
function pipeCommand(command, options) {
  return new Promise((resolve, reject) => {
    const child = spawn("sh", ["-c", command], {
      cwd: options.cwd,
      env: options.env,
      stdio: ["pipe", "pipe", "pipe"],
      // A group of its own, so that it can be ended with everything below it.
      detached: process.platform !== "win32",
      windowsHide: true
    });
    options.onStart?.(() => endGroup(child));
    let stdout = "";
    let stderr = "";
    child.stdout.setEncoding("utf8").on("data", (text) => {
      stdout += text;
    });
    child.stderr.setEncoding("utf8").on("data", (text) => {
      stderr += text;
    });
    child.on("error", reject);
    child.on("close", (code) => resolve({ ...code === null ? {} : { exitCode: code }, stdout, stderr }));
    child.stdin.on("error", () => {
    });
    child.stdin.end(options.input ?? "");
  });
}
function endGroup(child) {
  if (child.pid === void 0 || child.exitCode !== null) return;
  try {
    if (process.platform === "win32") child.kill();
    else process.kill(-child.pid, "SIGKILL");
  } catch {
  }
}

// src/demo/demo-room.ts
var IDENTITY = { NAME: "demo executor", EMAIL: "executor@demo.invalid" };
function openRoom(plugin, env) {
  const root = realpathSync(mkdtempSync(join(tmpdir(), "ultraplan-demo-")));
  const repo = join(root, "repo");
  const home = join(root, "home");
  const temporary = join(root, "tmp");
  for (const folder of [repo, home, temporary]) mkdirSync(folder);
  const running = /* @__PURE__ */ new Set();
  const onStart = (end) => void running.add(end);
  const inherited = Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(CLAUDE|ULTRAPLAN|GIT_|NODE_|XDG_CONFIG)/.test(name))
  );
  const own = {
    ...inherited,
    HOME: home,
    USERPROFILE: home,
    TMPDIR: temporary,
    GIT_CONFIG_NOSYSTEM: "1",
    GIT_AUTHOR_NAME: IDENTITY.NAME,
    GIT_AUTHOR_EMAIL: IDENTITY.EMAIL,
    GIT_COMMITTER_NAME: IDENTITY.NAME,
    GIT_COMMITTER_EMAIL: IDENTITY.EMAIL
  };
  return {
    place: { plugin, cwd: repo, session: "demo-session", pid: thisProcess().pid, env: own, onStart },
    repo,
    write(path, text) {
      mkdirSync(dirname(join(repo, path)), { recursive: true });
      writeFileSync(join(repo, path), text);
    },
    read: (path) => readFileSync(join(repo, path), "utf8"),
    async shell(command) {
      const { exitCode, stdout, stderr } = await pipeCommand(command, { cwd: repo, env: own, onStart });
      if (exitCode !== 0) throw new Error(`${command}: ${stderr.trim() || `exit ${exitCode}`}`);
      return stdout;
    },
    agentFile(agent, meta) {
      const folder = join(home, ".claude", "projects", "demo", "demo-session", "subagents");
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `agent-${agent}.meta.json`), JSON.stringify(meta));
      return join(folder, `agent-${agent}.jsonl`);
    },
    close() {
      for (const end of running) end();
      rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 });
    }
  };
}

// src/demo/hook-client.ts
import { readFileSync as readFileSync2 } from "node:fs";
import { join as join2 } from "node:path";
var MATCHED = {
  PreToolUse: "tool_name",
  PostToolUse: "tool_name",
  PostToolUseFailure: "tool_name",
  SubagentStart: "agent_type",
  SubagentStop: "agent_type",
  UserPromptExpansion: "command_name"
};
function hookCalls(place, event, input, name) {
  const all = hookCommands(place.plugin, event, input);
  const wanted = all.filter(
    ({ command, asyncRewake }) => name === void 0 ? !asyncRewake : command.includes(`set -- ${name} `)
  );
  if (wanted.length === 0) throw new Error(`hooks.json has no command for this ${event}`);
  const env = {
    ...place.env,
    CLAUDE_PLUGIN_ROOT: place.plugin,
    CLAUDE_PROJECT_DIR: place.cwd,
    CLAUDE_CODE_SESSION_ID: place.session,
    CLAUDE_PID: String(place.pid),
    CLAUDE_CODE_ENTRYPOINT: "sdk-cli"
  };
  const about = {
    session_id: place.session,
    cwd: place.cwd,
    permission_mode: "default",
    hook_event_name: event
  };
  return wanted.map(({ command }) => ({ command, env, input: JSON.stringify({ ...about, ...input }) }));
}
async function fireHook(place, event, input, name) {
  const answers = await Promise.all(
    hookCalls(place, event, input, name).map(async ({ command, ...call }) => {
      const options = { cwd: place.cwd, ...call, ...place.onStart ? { onStart: place.onStart } : {} };
      const { exitCode, stdout, stderr } = await pipeCommand(command, options);
      return { exitCode, output: parseOutput(stdout), stdout, stderr };
    })
  );
  const [first] = answers;
  const telling = answers.find(({ exitCode, stdout }) => exitCode !== 0 || stdout !== "") ?? first;
  if (!telling) throw new Error(`no hook answered this ${event}`);
  return telling;
}
function hookCommands(plugin, event, input) {
  const { hooks } = JSON.parse(readFileSync2(join2(plugin, "hooks/hooks.json"), "utf8"));
  const value = String(input[MATCHED[event] ?? ""] ?? "");
  return (hooks[event] ?? []).filter(({ matcher }) => matches(matcher, value)).flatMap((handler) => handler.hooks);
}
function matches(matcher, value) {
  if (matcher === void 0) return true;
  return /^[\w|]+$/.test(matcher) ? matcher.split("|").includes(value) : new RegExp(matcher).test(value);
}
function parseOutput(stdout) {
  try {
    return JSON.parse(stdout);
  } catch {
    return {};
  }
}

// src/demo/read-journal.ts
import { readdirSync, readFileSync as readFileSync3 } from "node:fs";
import { join as join3 } from "node:path";
function readJournal(repo) {
  const runs = join3(repo, ".git", "ultraplan", "runs");
  const [run] = readdirSync(runs);
  if (run === void 0) throw new Error("no run was started");
  return readFileSync3(join3(runs, run, "journal.jsonl"), "utf8").split("\n").filter((line) => line !== "").map((line) => JSON.parse(line));
}

// src/demo/story.ts
var PLAN_FILE = "specs/greeter/tasks.md";
var TASKS = {
  "1.1": { title: "Greet by name", verify: "node greet.mjs Ada | grep -qx 'Hello, Ada!'" },
  "1.2": { title: "Greet everyone else", verify: "node greet.mjs | grep -qx 'Hello, world!'" },
  "1.3": { title: "Say how to use it", verify: "grep -q 'node greet.mjs' usage.md" }
};
var FILES = {
  [PLAN_FILE]: `# Tasks: greeter

## Phase 1: A small program

${task("1.1", "greet.mjs", "Write greet.mjs. It prints a greeting for the name it is given.", 'for Ada it prints exactly "Hello, Ada!"')}
${task("1.2", "greet.mjs", "Without a name the program greets the world.", 'without a name it prints exactly "Hello, world!"')}
${task("1.3", "usage.md", "Write usage.md with one line that runs the program.", "usage.md names the command")}`,
  ".ultraplan/config.yaml": "# The demo has nobody to play the reviewers.\nreview: { architect: false, spec: false }\n"
};
var SIGNAL = "\n\nTASK_COMPLETE";
var BY_NAME = "console.log(`Hello, ${process.argv[2]}!`)\n";
var BY_NAME_OR_WORLD = BY_NAME.replace("[2]", "[2] ?? 'world'");
var PARTS = [
  {
    task: "1.1",
    attempt: 1,
    turns: [
      {
        deed: "does nothing, and forgets the signal as well",
        claim: claim("1.1", ["greet.mjs"], "I wrote the greeting, and it works.").replace(SIGNAL, "")
      },
      {
        deed: "writes the file, and leaves the rest to others",
        act: (room) => room.write("greet.mjs", BY_NAME),
        claim: claim("1.1", ["greet.mjs"], "Done; looking at the output requires manual work.")
      },
      {
        deed: "commits the file, and forgets the box",
        act: (room) => commit(room, "greet.mjs", "feat: greet by name"),
        claim: claim("1.1", ["greet.mjs"], "The greeting is there.")
      },
      {
        deed: "ticks the box, and does not commit it",
        act: (room) => tick(room, "1.1"),
        claim: claim("1.1", ["greet.mjs", PLAN_FILE], "The box is ticked now.")
      }
    ]
  },
  {
    task: "1.1",
    attempt: 2,
    turns: [
      {
        deed: "reads what failed, does the work, commits all of it",
        act: async (room) => {
          room.write("greet.mjs", `// Greets whoever is named.
${BY_NAME}`);
          await commit(room, "-A", "feat: greet by name");
        },
        claim: claim("1.1", ["greet.mjs", PLAN_FILE], "The greeting is there, and the box is ticked.")
      }
    ]
  },
  {
    task: "1.2",
    attempt: 1,
    turns: [
      {
        deed: "ticks and commits, without having run anything",
        act: async (room) => {
          room.write("greet.mjs", `// Greets whoever is named, or the world.
${BY_NAME}`);
          tick(room, "1.2");
          await commit(room, "-A", "feat: greet the world");
        },
        claim: claim("1.2", ["greet.mjs", PLAN_FILE], "The command passes.")
      },
      {
        deed: "mends the program, and commits",
        act: async (room) => {
          room.write("greet.mjs", `// Greets whoever is named, or the world.
${BY_NAME_OR_WORLD}`);
          await commit(room, "-A", "fix: greet the world when nobody is named");
        },
        claim: claim("1.2", ["greet.mjs", PLAN_FILE], "Mended: the world is greeted now.")
      }
    ]
  },
  {
    task: "1.3",
    attempt: 1,
    turns: [
      {
        deed: "does the work, ticks, commits",
        act: async (room) => {
          room.write("usage.md", "    node greet.mjs Ada\n");
          tick(room, "1.3");
          await commit(room, "-A", "docs: say how to use it");
        },
        claim: claim("1.3", ["usage.md", PLAN_FILE], "The usage is written down.")
      }
    ]
  }
];
function task(id, file, what, doneWhen) {
  const { title, verify } = TASKS[id];
  return `- [ ] ${id} ${title}
  - **Do**: ${what}
  - **Files**: \`${file}\`
  - **Done when**: ${doneWhen}
  - **Verify**: \`${verify}\`
  - **Commit**: \`task ${id}\`
`;
}
function claim(id, files, prose) {
  const { title, verify } = TASKS[id];
  return `${prose}

\`\`\`yaml
status: success
task_name: "Task ${id}: ${title}"
files_modified: ${JSON.stringify(files)}
verification: { command: ${JSON.stringify(verify)}, exit_code: 0, output_summary: "as expected" }
done_criteria_met: true
evidence: "the verify command exited 0"
error: null
\`\`\`${SIGNAL}`;
}
var tick = (room, id) => room.write(PLAN_FILE, room.read(PLAN_FILE).replace(`- [ ] ${id}`, `- [x] ${id}`));
var commit = (room, what, message) => room.shell(`git add ${what} && git commit -q -m '${message}'`);

// src/demo/play.ts
async function* play(room) {
  for (const [path, text] of Object.entries(FILES)) room.write(path, text);
  await room.shell(
    "git init -q && git symbolic-ref HEAD refs/heads/main && git add -A && git commit -q -m plan"
  );
  const typed = "/ultraplan:implement greeter";
  yield { kind: "command", typed };
  const started = await fire(room, "UserPromptExpansion", {
    prompt: typed,
    command_name: "ultraplan:implement",
    command_args: "greeter",
    command_source: "plugin"
  });
  let next = directive(started);
  yield await forgedTicket(room);
  for (let call = 1; next.action === "dispatch"; call += 1) {
    const [agent] = next.agents;
    if (!agent) throw new Error("the directive names no agent");
    next = yield* dispatch(room, agent, `toolu_demo_${call}`);
    if (call === 2) yield await earlyStop(room);
  }
  if (next.action !== "done") throw new Error(`the run ended in ${next.action}`);
  const journal = readJournal(room.repo);
  yield { kind: "end", state: room.read("specs/greeter/STATE.md"), journal };
}
async function* dispatch(room, agent, toolUse) {
  const call = { tool_name: "Agent", tool_use_id: toolUse, tool_input: agent };
  const redeemed = await fire(room, "PreToolUse", call);
  const prompt = String(redeemed.output.hookSpecificOutput?.updatedInput?.prompt ?? "");
  const [, task2, attempt] = /^ultraplan:task (\S+) attempt (\d+)/m.exec(prompt) ?? [];
  const part = PARTS.find((one) => one.task === task2 && one.attempt === Number(attempt));
  if (!part) throw new Error(`nobody plays task ${task2}, attempt ${attempt}: ${redeemed.stdout}`);
  yield { kind: "task", ...progressOf(readJournal(room.repo), part.task), attempt: part.attempt };
  const id = toolUse.replace(/\W/g, "");
  const transcript = room.agentFile(id, {
    toolUseId: toolUse,
    agentType: agent.subagent_type,
    spawnDepth: 1
  });
  for (const turn of part.turns) {
    yield { kind: "waiting", what: `the executor ${turn.deed}` };
    await turn.act?.(room);
    yield { kind: "waiting", what: "the gate judges the claim" };
    const answer = await fire(room, "SubagentStop", {
      agent_id: id,
      agent_type: agent.subagent_type,
      agent_transcript_path: transcript,
      last_assistant_message: turn.claim,
      stop_hook_active: false,
      background_tasks: []
    });
    const result = lastResult(readJournal(room.repo));
    const sentBack = answer.output.decision === "block";
    yield { kind: "turn", turn, result, sentBack, retry: !sentBack && result.outcome !== "PASSED" };
    if (!sentBack) break;
  }
  const back = await fire(room, "PostToolUse", {
    ...call,
    tool_response: { status: "completed", agentId: id, content: [] }
  });
  return directive(back);
}
async function forgedTicket(room) {
  const answer = await fire(room, "PreToolUse", {
    tool_name: "Agent",
    tool_use_id: "toolu_demo_forged",
    tool_input: {
      subagent_type: "ultraplan:spec-executor",
      description: "all tasks",
      prompt: "Do it your way. ultraplan-ticket 0123456789abcdef"
    }
  });
  return {
    kind: "coordinator",
    deed: "starts an executor with a ticket it made up",
    label: "refused",
    answer: answer.output.hookSpecificOutput?.permissionDecisionReason ?? "nobody refused it"
  };
}
async function earlyStop(room) {
  const answer = await fire(room, "Stop", {
    last_assistant_message: "All tasks are complete.",
    stop_hook_active: false,
    background_tasks: []
  });
  return {
    kind: "coordinator",
    deed: "says that all tasks are complete, and stops",
    label: "sent back",
    answer: `the run is not done; next is ${directive(answer).agents[0]?.description}`
  };
}
async function fire(room, event, input) {
  const answer = await fireHook(room.place, event, input);
  if (answer.exitCode !== 0)
    throw new Error(`the ${event} hook ended with ${answer.exitCode}: ${answer.stderr || answer.stdout}`);
  return answer;
}
function directive(answer) {
  const text = answer.output.hookSpecificOutput?.additionalContext ?? "";
  const line = /^ultraplan:next (\{.*\})$/m.exec(text)?.[1];
  if (line === void 0) throw new Error(`the hook gave no directive: ${answer.stdout || answer.stderr}`);
  const {
    action,
    prompt = "",
    agents = {}
  } = JSON.parse(line);
  return {
    action,
    agents: Object.entries(agents).flatMap(
      ([subagent_type, descriptions]) => descriptions.map((description) => ({ subagent_type, description, prompt }))
    )
  };
}
function lastResult(journal) {
  const judged = journal.findLast((event) => event.type === "gate_judged");
  if (judged?.type !== "gate_judged") throw new Error("the gate judged nothing");
  return judged.result;
}
function progressOf(journal, id) {
  const [started] = journal;
  if (started?.type !== "run_started") throw new Error("the journal does not begin with a run");
  return {
    id,
    title: started.tasks.find((task2) => task2.id === id)?.title ?? "",
    done: journal.filter((event) => event.type === "task_approved").length,
    total: started.tasks.length
  };
}

// src/demo/journal-table.ts
var SEQ = 4;
var AFTER = 8;
var TYPE = 17;
var TASK = 6;
function journalTable(events, paint, width) {
  const begin = Date.parse(events[0]?.at ?? "");
  const tasks = /* @__PURE__ */ new Map();
  const row = (seq, after, type, task2, what) => `  ${seq.padStart(SEQ - 1)} ${after.padStart(AFTER - 1)}  ${pad(type, TYPE)} ${pad(task2, TASK)}${cut(what, width - SEQ - AFTER - TYPE - TASK - 4)}`;
  return [
    paint.dim(row("seq", "after", "event", "task", "what")),
    ...events.map((event) => {
      if (event.type === "ticket_issued") tasks.set(event.ticket, event.task);
      const task2 = "task" in event ? event.task : "ticket" in event ? tasks.get(event.ticket) ?? "" : "";
      const after = `${((Date.parse(event.at) - begin) / 1e3).toFixed(2)} s`;
      const line = row(String(event.seq), after, event.type, task2 ?? "", oneLine(detail(event)));
      return colourOf(event, paint)(line);
    })
  ];
}
function colourOf(event, paint) {
  if (event.type === "refused") return paint.red;
  if (event.type === "task_approved" || event.type === "run_finished") return paint.green;
  if (event.type === "gate_judged") return event.result.outcome === "PASSED" ? paint.green : paint.red;
  return (text) => text;
}
function detail(event) {
  switch (event.type) {
    case "run_started":
      return `${event.spec}, ${event.tasks.length} tasks`;
    case "ticket_issued":
      return `${event.role}, attempt ${event.attempt}`;
    case "ticket_redeemed":
      return event.toolUseId;
    case "claim_received":
      return `${event.claim.bytes} bytes`;
    case "gate_judged": {
      const ids = event.result.findings.filter(({ severity }) => severity === "block").map(({ id }) => id);
      return `${event.result.outcome} ${[...new Set(ids)].join(", ")}`;
    }
    case "task_approved":
      return event.commit.slice(0, 10);
    case "run_finished":
      return event.commit.slice(0, 10);
    case "refused":
      return event.what;
    case "directive_given":
      return `via ${event.via}`;
    default:
      return "";
  }
}

// src/demo/screen.ts
var WIDEST = 80;
var LABEL = 13;
var CELLS_PER_TASK = 4;
var Screen = class {
  #paint;
  #width;
  constructor(paint, columns) {
    this.#paint = paint;
    this.#width = Math.min(columns, WIDEST);
  }
  heading() {
    return [
      "",
      this.#paint.bold("ultraplan demo"),
      ...this.#words(
        "A plan of three tasks, an executor that lies first, and the real hooks of this plugin, in a temporary repository. No account, no network, no model."
      )
    ];
  }
  /** None for a scene that only waits. */
  show(scene) {
    const { bold, cyan, red } = this.#paint;
    switch (scene.kind) {
      case "waiting":
        return [];
      case "command":
        return ["", `${cyan(">")} ${bold(scene.typed)}`];
      case "coordinator":
        return [
          "",
          ...this.#labelled("coordinator", scene.deed),
          ...this.#labelled(scene.label, scene.answer, red, (label) => bold(red(label)))
        ];
      case "task":
        return ["", this.#taskRule(scene)];
      case "turn":
        return this.#turn(scene);
      case "end":
        return this.#end(scene.state, scene.journal);
    }
  }
  closing(seconds) {
    return [
      "",
      ...this.#words(
        `Done in ${seconds.toFixed(1)} s; the repository and all else of this demo is gone again.`
      ),
      ...this.#words("Your own plan: install the plugin (README.md), then /ultraplan:implement <spec>."),
      ""
    ];
  }
  #turn({ turn, result, sentBack }) {
    const { bold, dim, green, italic, yellow } = this.#paint;
    const [said = ""] = turn.claim.split("\n");
    const lines = [
      "",
      ...this.#labelled("executor", turn.deed),
      ...this.#labelled("claims", `"${said}"`, italic)
    ];
    if (result.outcome !== "PASSED") {
      const blocking = result.findings.filter(({ severity }) => severity === "block");
      const follows = sentBack ? "the same executor is sent back with exactly this" : "the attempt has failed: a fresh executor gets the task, and what went wrong";
      return [
        ...lines,
        ...blocking.flatMap((one) => this.#finding(one)),
        ...this.#labelled("retry", follows, yellow, yellow)
      ];
    }
    const proof = result.commands.map(
      ({ command, exitCode }) => `the gate ran \`${command}\` itself: exit ${exitCode}`
    );
    const passed = result.checks.filter((check) => check.result === "pass").length;
    return [
      ...lines,
      ...proof.flatMap((text) => this.#labelled("proof", text, dim)),
      ...this.#labelled(
        "approved",
        `commit ${result.commit.slice(0, 10)}, ${passed} checks passed`,
        green,
        (label) => bold(green(label))
      )
    ];
  }
  #finding(finding) {
    const { bold, dim, red } = this.#paint;
    const place = finding.file ? `${finding.file}${finding.line ? `:${finding.line}` : ""} ` : "";
    return [
      ...this.#labelled(
        "refused",
        `${place}${finding.message} [${finding.id}]`,
        red,
        (label) => bold(red(label))
      ),
      // A fix may bring a template along; its first line says what to do.
      ...this.#labelled("", finding.fix?.split("\n")[0] ?? "", dim)
    ];
  }
  #end(state, journal) {
    const { bold } = this.#paint;
    const refused = journal.filter(
      (event) => event.type === "refused" || event.type === "gate_judged" && event.result.outcome !== "PASSED"
    ).length;
    const approved = journal.filter((event) => event.type === "task_approved").length;
    return [
      "",
      this.#rule("STATE.md, beside the plan"),
      ...clean(state).split("\n").filter((line) => line !== "").map((line) => (line.startsWith("#") ? bold : (text) => text)(cut(`  ${line}`, this.#width))),
      "",
      this.#rule("the journal, in the git folder"),
      ...journalTable(journal, this.#paint, this.#width),
      "",
      bold(`${refused} lies refused, ${approved} tasks approved.`)
    ];
  }
  #taskRule({ id, title, attempt, done, total }) {
    const bar = "#".repeat(done * CELLS_PER_TASK) + "-".repeat((total - done) * CELLS_PER_TASK);
    const right = ` [${bar}] ${done}/${total}`;
    const left = `── task ${id} ${oneLine(title)}, attempt ${attempt} `;
    const room = this.#width - right.length;
    return this.#paint.cyan(cut(left, room) + "─".repeat(Math.max(0, room - left.length)) + right);
  }
  #rule(title) {
    const line = `── ${title} `;
    return this.#paint.cyan(line + "─".repeat(Math.max(0, this.#width - line.length)));
  }
  #words = (text) => wrap(text, this.#width).map(this.#paint.dim);
  /** A label, and words that are wrapped before they are painted, so that no colour is cut in two. */
  #labelled(label, text, paint = (plain) => plain, paintLabel = this.#paint.bold) {
    if (text === "") return [];
    return wrap(oneLine(text), this.#width - LABEL - 2).map((line, index) => {
      const head = index === 0 && label !== "" ? paintLabel(label.padEnd(LABEL)) : " ".repeat(LABEL);
      return `  ${head}${paint(line)}`;
    });
  }
};

// src/demo/run-demo.ts
async function runDemo(terminal) {
  const begun = performance.now();
  const screen = new Screen(palette(terminal.colour), terminal.columns);
  const print = (lines) => terminal.out(lines.map((line) => `${line}
`).join(""));
  const room = openRoom(pluginFolder(), terminal.env);
  terminal.onInterrupt?.(() => room.close());
  try {
    print(screen.heading());
    for await (const scene of play(room)) {
      if (terminal.interactive)
        terminal.out(scene.kind === "waiting" ? `\r\x1B[K  ${scene.what} …` : "\r\x1B[K");
      print(screen.show(scene));
    }
  } finally {
    room.close();
  }
  print(screen.closing((performance.now() - begun) / 1e3));
}
function pluginFolder() {
  let folder = dirname2(fileURLToPath(import.meta.url));
  while (!existsSync(join4(folder, "hooks", "hooks.json"))) {
    if (folder === dirname2(folder)) throw new Error("the plugin is incomplete: hooks/hooks.json is missing");
    folder = dirname2(folder);
  }
  return folder;
}

// src/cli/demo.ts
var demo = {
  name: "demo",
  summary: "play a small plan with an executor that lies, in a temporary repository; leaves nothing behind",
  usage: "ultraplan demo",
  examples: ["ultraplan demo"],
  async run(args, terminal) {
    if (args.length > 0)
      throw new UsageError(`demo takes no arguments: ${args.join(" ")}`, "type: ultraplan demo");
    await runDemo(terminal);
    return 0;
  }
};
export {
  demo
};
