// src/model/commands.ts
var COMMANDS = [
  {
    name: "implement",
    description: "Run a plan, with proof",
    argumentHint: "<spec folder, name or plan file> [--optional run|skip]",
    example: "demo",
    goesOn: true
  },
  { name: "status", description: "Show the run", argumentHint: "" },
  {
    name: "log",
    description: "Tell what happened",
    argumentHint: "[task]",
    example: "1.2"
  },
  { name: "summary", description: "Sum the run up", argumentHint: "" },
  {
    name: "show",
    description: "Show the gate result",
    argumentHint: "<task>",
    example: "1.2"
  },
  { name: "report", description: "Write the run as HTML", argumentHint: "[run]" },
  {
    name: "new",
    description: "Write a plan to fill in",
    argumentHint: "<name>",
    example: "add-login"
  },
  { name: "lint", description: "Check a plan", argumentHint: "[plan]", example: "demo" },
  {
    name: "prepare",
    description: "Propose missing proofs",
    argumentHint: "[plan] [--probe] [--yes] [--undo]",
    example: "demo --probe"
  },
  {
    name: "init",
    description: "Set the project up",
    argumentHint: "[plan] [--mode <mode>] [--pre-push] [--status-line] [--launcher] [--notify] [--yes] [--undo]",
    example: "demo"
  },
  {
    name: "doctor",
    description: "Check what runs need",
    argumentHint: "[plan]",
    example: "demo"
  },
  { name: "pane", description: "Show the run beside the chat", argumentHint: "" },
  { name: "cancel", description: "End the run; nothing is removed", argumentHint: "" },
  { name: "pause", description: "Pause the run", argumentHint: "" },
  {
    name: "retry",
    description: "Try a task again, or undo an override",
    argumentHint: "[--task <id or name>] [--longer]",
    example: "--task 1.2 --longer",
    goesOn: true,
    lowers: "gives new attempts to a task that waits for a person"
  },
  {
    name: "decide",
    description: "Answer a checkpoint or a paused task",
    argumentHint: "[--task <id>] <choice>",
    example: "--task 1.2 option-a",
    lowers: "answers a checkpoint, skips a task or lets an unsure review count"
  },
  {
    name: "skip-verify",
    description: "Count a task as complete (unverified)",
    argumentHint: '--task <id or name> --reason "<why>"',
    example: '--task 1.2 --reason "the staging service is down"',
    lowers: "counts a task as complete without proof"
  },
  {
    name: "force-complete",
    description: "Bypass all checks of a task",
    argumentHint: "--task <id or name> --override-all",
    example: "--task 1.2 --override-all",
    lowers: "asks to bypass every check of a task"
  },
  {
    name: "confirm",
    description: "Confirm a force-complete",
    argumentHint: "OVERRIDE",
    example: "OVERRIDE",
    lowers: "bypasses every check of a task"
  },
  {
    name: "adopt",
    description: "Answer for unproved work",
    argumentHint: "--task <id or name> | --commits",
    example: "--task 1.2",
    lowers: "counts work as approved that nothing has proved"
  },
  {
    name: "land",
    description: "Bring approved work to your branch",
    argumentHint: ""
  },
  {
    name: "resume",
    description: "Go on with a run",
    argumentHint: "",
    goesOn: true
  },
  {
    name: "help",
    description: "List the commands",
    argumentHint: "[command]",
    example: "retry"
  }
];
function commandList() {
  const plan = { name: "plan", description: "Draft a plan from a goal", argumentHint: "<goal>" };
  const lines = [plan, ...COMMANDS].map(
    ({ name, description, argumentHint }) => `${`/ultraplan:${name}`.padEnd(25)}  ${description}${argumentHint === "" ? "" : `  ${argumentHint}`}`
  );
  return ["ultraplan runs a plan and counts a task as done only with proof.", ...lines].join("\n");
}

// src/client/module/program.ts
var LIMIT_MS = 2e4;
function runProgram($, file, args, init = {}) {
  return $.process.run(["node", `${$.plugin.root}/dist/${file}`, ...args], {
    ...init,
    env: { NODE_OPTIONS: "", NODE_PATH: "" },
    timeoutMs: LIMIT_MS
  });
}

// src/client/module/spending.ts
var PRICES = {
  input_tokens: 1,
  cache_creation_input_tokens: 1.25,
  cache_read_input_tokens: 0.1,
  output_tokens: 5
};
function readUsage(usage) {
  const of = (name) => typeof usage[name] === "number" ? usage[name] : 0;
  return {
    input: of("input_tokens") + of("cache_creation_input_tokens") + of("cache_read_input_tokens"),
    output: of("output_tokens"),
    weight: Object.entries(PRICES).reduce((sum, [name, price]) => sum + of(name) * price, 0)
  };
}
var addUsage = (a, b) => ({
  input: a.input + b.input,
  output: a.output + b.output,
  weight: a.weight + b.weight
});
var paid = 0;
var run = "";
var from = 0;
var told = 0;
var isOver = false;
var agents = /* @__PURE__ */ new Map();
var tokens = /* @__PURE__ */ new Map();
function spendOn(name, atWork) {
  if (run !== name) {
    run = name;
    from = paid;
    told = paid;
    isOver = false;
    agents.clear();
  }
  for (const { agentId, task } of atWork) agents.set(agentId, task);
}
function stopSpending() {
  isOver = true;
}
function countTokens({ agentId, usage }) {
  if (agentId !== void 0 && usage !== void 0) add(tokens, agentId, readUsage(usage));
}
function add(sums, name, usage) {
  const before = sums.get(name);
  sums.set(name, before ? addUsage(before, usage) : usage);
}
function countCost({ cost }) {
  if (cost !== void 0) paid = cost.usd;
}
function costToTell() {
  if (run === "" || isOver || paid === told) return void 0;
  told = paid;
  return { from, usd: paid };
}
function spentByTask() {
  const sums = /* @__PURE__ */ new Map();
  for (const [agent, task] of agents) {
    const usage = tokens.get(agent);
    if (usage) add(sums, task, usage);
  }
  const all = [...sums.values()].reduce((sum, { weight }) => sum + weight, 0);
  return new Map(
    [...sums].map(([task, { input, output, weight }]) => [
      task,
      { tokens: input + output, usd: (paid - from) * weight / Math.max(1, all) }
    ])
  );
}

// src/client/module/pane.ts
var PANE = { id: "run", title: "ultraplan", columns: 48, rows: 14 };
var shown;
var root = "";
var opened = "";
var isPlaced = false;
var answer = "";
async function showRun($, look2, folder) {
  shown = look2;
  root = folder;
  unchanged = 0;
  if (opened !== look2.run) {
    opened = look2.run;
    answer = "";
    isPlaced = (await $.ui.open(PANE)).isPlaced;
  }
  $.ui.invalidate("ui.render");
}
var unchanged = 0;
function redraw($) {
  unchanged += 1;
  if (!isPlaced || !shown?.nowSince || shown.state !== "running") return;
  if (unchanged < 60 || unchanged % 10 === 0) $.ui.invalidate("ui.render");
}
async function openPane($) {
  const { isPlaced: placed, reason } = await $.ui.open(PANE);
  isPlaced = placed;
  return { text: placed ? "the pane is open" : `the pane cannot be shown here: ${reason}` };
}
async function forgetEnded($) {
  if (!shown || !["finished", "cancelled"].includes(shown.state)) return;
  stopSpending();
  shown = void 0;
  isPlaced = false;
  await $.ui.close({ id: PANE.id });
}
async function drawPane($, e) {
  const { Box, Text, Button } = $.ui.resolve(e);
  if (!shown) return h(Text, { dimColor: true }, "No run in this session.");
  isPlaced = true;
  const look2 = shown;
  const room = { width: e.props.bodyColumns, now: await $.clock.now(), spent: spentByTask() };
  const said = answer === "" ? [] : [h(Text, { dimColor: true, wrap: "wrap" }, answer)];
  return h(
    Box,
    { flexDirection: "column" },
    ...newsRows(look2, room).map((row) => drawRow(row, Text)),
    h(Box, { gap: 1, flexWrap: "wrap" }, ...buttonsFor($, look2, Button)),
    ...said,
    ...look2.tasks.map((task) => drawRow(taskRow(task, room), Text))
  );
}
var drawRow = ({ text, ...look2 }, Text) => h(Text, { ...look2 }, text);
function drawBand($, e) {
  if (!shown || isPlaced || shown.state !== "running") return void 0;
  const { Text } = $.ui.resolve(e);
  return h(Text, { dimColor: true }, restOf(shown, e.props.bodyColumns));
}
function buttonsFor($, look2, Button) {
  if (look2.state === "finished" || look2.state === "cancelled") return [];
  const button = (key, label, hotkey, onPress) => h(Button, { key, label, ...hotkey === void 0 ? {} : { hotkey }, onPress });
  const isRunning = look2.state === "running";
  const press = (command, args) => () => {
    answer = `${command}: asked for`;
    runFor($, "button", { command: `ultraplan:${command}`, args });
  };
  const choices = look2.waits.flatMap(({ task, options }, nth) => {
    if (task === void 0) return [];
    const key = (name) => nth === 0 ? name : void 0;
    const retry = options.some((option) => option.startsWith("retry")) ? [button(`retry-${task}`, `Retry ${task}`, key("r"), press("retry", `--task ${task}`))] : [];
    const decide = options.filter((option) => !/^(?:retry|skip|investigate|\/|describe )/.test(option)).map(
      (option, index) => button(
        `decide-${task}-${index}`,
        `${task}: ${option}`,
        key(String(index + 1)),
        press("decide", `--task ${task} ${option}`)
      )
    );
    return [...retry, ...decide];
  });
  return [
    isRunning ? button("pause", "Pause", "p", () => pause($)) : button("resume", "Resume", "p", press("resume", "")),
    ...choices,
    button("story", "Show the story", "s", () => tellStory($))
  ];
}
async function pause($) {
  const { stdout, stderr } = await runProgram($, "cli.cjs", ["pause"], { cwd: root });
  answer = (stdout || stderr).split("\n", 1)[0] ?? "";
  $.ui.invalidate("ui.render");
}
var MOST_STEPS = 12;
var LONGEST_STEP = 200;
async function tellStory($) {
  const tried = shown?.tasks.filter(({ attempts }) => attempts > 0) ?? [];
  const task = (tried.find(({ id }) => shown?.waits.some((one) => one.task === id)) ?? tried.at(-1))?.id;
  const args = ["log", ...task === void 0 ? [] : [task]];
  const { stdout } = await runProgram($, "cli.cjs", args, { cwd: root });
  const steps = stdout.split(/\n(?=\d\d:\d\d:\d\d )/).slice(-MOST_STEPS);
  for (const step of steps) $.ui.log(cut(step.replace(/\s+/g, " ").trim(), LONGEST_STEP));
}
var MARKS = {
  pending: { mark: "·" },
  executing: { mark: "▸", color: "suggestion" },
  verifying: { mark: "◆", color: "suggestion" },
  reviewing: { mark: "◇", color: "suggestion" },
  approved: { mark: "✔", color: "success" },
  failed: { mark: "✗", color: "error" },
  blocked: { mark: "⏸", color: "warning" },
  escalated: { mark: "⏸", color: "warning" },
  skipped: { mark: "?", color: "warning" },
  forced: { mark: "!", color: "warning" }
};
var LEAST_SHOWN = 5e-3;
function newsRows(look2, room) {
  const { width } = room;
  const approved = look2.tasks.filter(({ status }) => status === "approved").length;
  const since = look2.nowSince === void 0 ? "" : ` · ${elapsed(room.now - Date.parse(look2.nowSince))}`;
  const now = look2.state === "running" ? `${withoutName(look2)}${since}` : look2.state;
  return [
    {
      text: cut(`${look2.spec}  ${look2.state}  ${approved} of ${look2.tasks.length} approved`, width),
      bold: true
    },
    // What waits has lines of its own.
    ...now.startsWith("WAITING") ? [] : [{ text: cut(now, width * 2), dimColor: true, wrap: "wrap" }],
    ...look2.lastRefusal === void 0 ? [] : [{ text: cut(look2.lastRefusal, width * 4), color: "error", wrap: "wrap" }],
    ...look2.waits.map(({ line }) => ({
      text: cut(line, width * 4),
      color: "warning",
      wrap: "wrap"
    }))
  ];
}
function taskRow({ id, title, status, attempts, flags }, { width, spent }) {
  const { mark, color } = MARKS[status] ?? { mark: "?" };
  const { tokens: tokens2, usd } = spent.get(id) ?? { tokens: 0, usd: 0 };
  const notes = [
    status,
    ...attempts > 1 ? [`×${attempts}`] : [],
    ...flags.includes("orange") ? ["ORANGE"] : [],
    ...tokens2 < 1e3 ? [] : [`${Math.round(tokens2 / 1e3)}k`],
    ...usd < LEAST_SHOWN ? [] : [`$${usd.toFixed(2)}`]
  ].join(" ");
  const room = Math.max(8, width - notes.length - 1);
  const text = `${cut(`${mark} ${id} ${title}`, room).padEnd(room)} ${notes}`;
  return { text: cut(text, width), ...color ? { color } : { dimColor: true } };
}
function restOf(look2, width) {
  const waits = look2.waits[0]?.line;
  const approved = look2.tasks.filter(({ status }) => status === "approved").length;
  return cut(`ultraplan ${approved}/${look2.tasks.length} · ${waits ?? withoutName(look2)}`, width);
}
var withoutName = ({ now, spec }) => now.replace(`ultraplan ${spec} · `, "");
function elapsed(ms) {
  const seconds = Math.max(0, Math.round(ms / 1e3));
  if (seconds < 60) return `${seconds} s`;
  return `${Math.floor(seconds / 60)} min ${String(seconds % 60).padStart(2, "0")} s`;
}
var cut = (text, room) => text.length <= room ? text : `${text.slice(0, Math.max(1, room - 1))}…`;

// src/client/module/sign.ts
var introduced;
var above = [];
var count = 0;
function standBelow(plugins) {
  above = plugins.slice(0, Math.max(0, plugins.lastIndexOf("ultraplan")));
}
function introduce($) {
  introduced ??= makeSigner().then((signer) => tellKey($, signer));
  return introduced;
}
async function tellKey($, signer) {
  const stdin = JSON.stringify({ open: signer.open, above });
  const { exitCode, stdout, stderr } = await runProgram($, "register-key.cjs", [], { stdin });
  if (exitCode !== 0) throw new Error(stderr);
  const { file, isFirst } = JSON.parse(stdout);
  if (!isFirst) $.ui.log("✗ another key was given for this client: restart the client to override");
  return { signer, file };
}
async function keepKey($) {
  const { signer, file } = await introduce($);
  const kept = await $.fs.read(file.replace(/\.signed$/, ".key")).catch(() => "");
  if (!kept.includes(signer.open)) await tellKey($, signer);
}
async function signWord($, origin, { command, args }) {
  const { signer, file } = await introduce($);
  count += 1;
  const [session, at] = [await $.session.id(), await $.clock.now()];
  const signature = await signer.sign(JSON.stringify([session, count, at, origin, command, args]));
  await $.fs.write(file, JSON.stringify({ session, count, at, origin, signature }));
}
var FIELD = (1n << 255n) - 19n;
var ORDER = (1n << 252n) + 27742317777372353535851937790883648493n;
var mod = (value, by = FIELD) => (value % by + by) % by;
function power(base, exponent) {
  let [result, square] = [1n, mod(base)];
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = mod(result * square);
    square = mod(square * square);
  }
  return result;
}
var invert = (value) => power(value, FIELD - 2n);
var CURVE = mod(-121665n * invert(121666n));
var ZERO = { X: 0n, Y: 1n, Z: 1n, T: 0n };
var BASE = (() => {
  const y = mod(4n * invert(5n));
  const square = mod((y * y - 1n) * invert(CURVE * y * y + 1n));
  let x = power(square, (FIELD + 3n) / 8n);
  if (mod(x * x - square) !== 0n) x = mod(x * power(2n, (FIELD - 1n) / 4n));
  if (x & 1n) x = FIELD - x;
  return { X: x, Y: y, Z: 1n, T: mod(x * y) };
})();
function add2(p, q) {
  const a = mod((p.Y - p.X) * (q.Y - q.X));
  const b = mod((p.Y + p.X) * (q.Y + q.X));
  const c = mod(2n * p.T * q.T * CURVE);
  const d = mod(2n * p.Z * q.Z);
  const [e, f, g, h2] = [b - a, d - c, d + c, b + a];
  return { X: mod(e * f), Y: mod(g * h2), Z: mod(f * g), T: mod(e * h2) };
}
function multiply(point, times) {
  let [sum, double] = [ZERO, point];
  for (let left = times; left > 0n; left >>= 1n) {
    if (left & 1n) sum = add2(sum, double);
    double = add2(double, double);
  }
  return sum;
}
var toNumber = (bytes) => {
  let value = 0n;
  for (const byte of [...bytes].reverse()) value = value << 8n | BigInt(byte);
  return value;
};
var toBytes = (value) => Uint8Array.from({ length: 32 }, (_, index) => Number(value >> BigInt(8 * index) & 0xffn));
function encode({ X, Y, Z }) {
  const scale = invert(Z);
  return toBytes(mod(Y * scale) | (mod(X * scale) & 1n) << 255n);
}
async function digest(...parts) {
  const all = Uint8Array.from(parts.flatMap((part) => [...part]));
  return new Uint8Array(await crypto.subtle.digest("SHA-512", all));
}
var hex = (bytes) => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
async function makeSigner(seed = crypto.getRandomValues(new Uint8Array(32))) {
  const wide = await digest(seed);
  const low = toNumber(wide.slice(0, 32));
  const secret = low & (1n << 254n) - 8n | 1n << 254n;
  const prefix = wide.slice(32);
  const open = encode(multiply(BASE, secret));
  return {
    open: hex(open),
    async sign(text) {
      const message = new TextEncoder().encode(text);
      const nonce = mod(toNumber(await digest(prefix, message)), ORDER);
      const commitment = encode(multiply(BASE, nonce));
      const challenge = mod(toNumber(await digest(commitment, open, message)), ORDER);
      const proof = toBytes(mod(nonce + challenge * secret, ORDER));
      return hex(commitment) + hex(proof);
    }
  };
}

// src/client/module/watch.ts
var EVERY_MS = 1e3;
var FULL_LOOK = 5;
var ticks = 0;
var ALL_TOLD = Number.MAX_SAFE_INTEGER;
var timer;
var home = "";
var watched;
var known = /* @__PURE__ */ new Map();
var looking = Promise.resolve();
function watchRun($, since = "the beginning") {
  looking = looking.then(() => look($, since === "now" ? ALL_TOLD : 0)).catch(() => void 0);
  return looking;
}
var hasRun = () => known.size > 0;
async function look($, since) {
  const active = await activeRun($);
  if (watched && active?.run !== watched.run) await leave($, watched);
  if (!active) return;
  watched = known.get(active.run) ?? { ...active, seen: "", since, told: [] };
  known.set(active.run, watched);
  timer ??= $.clock.every(EVERY_MS, () => tick($));
  await keepKey($);
  await tellNew($, watched);
}
async function tick($) {
  ticks += 1;
  if (ticks % FULL_LOOK !== 0 && watched && await stampOf($, watched) === watched.seen) return redraw($);
  await watchRun($);
}
async function activeRun($) {
  home ||= await $.env.get("HOME") ?? await $.env.get("USERPROFILE") ?? "";
  const file = `${home}/.ultraplan/active/${await $.session.id()}`;
  if (!await $.fs.exists(file)) return void 0;
  const { run: run2, dir, root: root2 } = JSON.parse(await $.fs.read(file));
  return { run: run2, dir, root: root2 };
}
async function noteRefusal($, what) {
  if (!watched) return false;
  const { exitCode } = await runProgram($, "worker.cjs", ["refused", watched.dir, home, what]);
  return exitCode === 0;
}
function wake($) {
  $.clock.after(0, () => $.command.run({ command: "ultraplan:resume", args: "" }));
}
var COST_AFTER_MS = 5e3;
var telling = false;
function tellCostSoon($) {
  if (telling || !hasRun()) return;
  telling = true;
  $.clock.after(COST_AFTER_MS, () => {
    telling = false;
    return tellCost($);
  });
}
async function tellCost($) {
  const run2 = watched ?? [...known.values()].at(-1);
  const cost = run2 && costToTell();
  if (!run2 || !cost) return;
  const told2 = JSON.stringify({ session: await $.session.id(), ...cost });
  await runProgram($, "worker.cjs", ["cost", run2.dir, home, told2]);
}
async function leave($, run2) {
  timer?.cancel();
  timer = void 0;
  watched = void 0;
  await tellNew($, run2);
}
async function stampOf($, { dir }) {
  const { size, mtimeMs } = await $.fs.stat(`${dir}/journal.jsonl`);
  return `${size} ${mtimeMs}`;
}
async function tellNew($, run2) {
  const seen = await stampOf($, run2);
  if (seen === run2.seen) return;
  const args = ["status", "--json", "--since", String(run2.since), "--run", run2.run];
  const { exitCode, stdout } = await runProgram($, "cli.cjs", args, { cwd: run2.root });
  if (exitCode !== 0) return;
  const found = JSON.parse(stdout);
  spendOn(run2.run, found.agents ?? []);
  const waits = found.waits.map(({ line }) => line);
  for (const line of [...found.lines, ...waits.filter((each) => !run2.told.includes(each))]) $.ui.log(line);
  const lastRefusal = found.lines.findLast((line) => /^[✗↩]/.test(line)) ?? run2.lastRefusal;
  const isCalled = found.called !== void 0 && found.called !== run2.called;
  Object.assign(run2, { seen, since: found.seq, told: waits, lastRefusal, called: found.called ?? run2.called });
  if (isCalled) wake($);
  await showRun($, { ...found, ...lastRefusal ? { lastRefusal } : {} }, run2.root);
}

// src/client/module/guard.ts
var PERSON = ["composer", "sdk", "bridge"];
var isPerson = (origin) => PERSON.includes(origin?.kind ?? "");
var NAMES = COMMANDS.filter(({ name, lowers }) => lowers !== void 0 || name === "implement").map(
  ({ name }) => `ultraplan:${name}`
);
var GUARDED = new RegExp(`^(?:${NAMES.join("|")}|implement)$`);
var granted = [];
function isGranted({ command, args }) {
  const at = granted.findIndex((one) => one.command === command && one.args === args);
  return at >= 0 && granted.splice(at, 1).length === 1;
}
function runFor($, origin, said) {
  $.clock.after(0, async () => {
    granted.push(said);
    await signWord($, origin, said);
    await $.command.run(said);
    await watchRun($);
  });
}
var refusal = (command, origin) => `/${command} came from ${[origin?.kind ?? "nowhere", origin?.name].filter(Boolean).join(" ")}, not from a person`;
var notSigned = (command = "") => `/${command} could not be signed and is refused: restart the client to override`;
async function guardCommand($, e, next) {
  const { command = "", args = "", origin } = e;
  if (!isPerson(origin)) return refuseCommand($, e);
  const name = command === "implement" ? "ultraplan:implement" : command;
  await signWord($, origin?.kind ?? "", { command: name, args: args.trim() });
  const answer2 = await next(e);
  void watchRun($);
  return answer2;
}
async function refuseCommand($, { command = "", origin }) {
  const why = refusal(command, origin);
  if (!await noteRefusal($, why)) $.ui.log(`✗ ${why}`);
  return { text: why };
}
async function guardPrompt($, e, next) {
  const { text = "", origin } = e;
  const said = commandIn(e);
  if (said && !isPerson(origin) && !isGranted(said)) {
    await noteRefusal($, refusal(said.command, origin));
    return { drop: refusal(said.command, origin) };
  }
  if (said) return next(e);
  if (isPerson(origin)) await forgetEnded($);
  if (!e.command && hasRun()) await signWord($, origin?.kind ?? "", { command: "prompt", args: text });
  return next(e);
}
function afterFailure($, e, next) {
  const said = commandIn(e);
  if (next.called || !said) return next(e);
  $.ui.log(`✗ ${notSigned(said.command)}`);
  return { drop: notSigned(said.command) };
}
function commandIn({ command }) {
  return command && GUARDED.test(command.name) ? { command: command.name, args: command.args } : void 0;
}

// src/client/module/register.ts
function register(on) {
  on("engine.create", async (_$, e, next) => {
    const built = await next(e);
    standBelow(e.plugins ?? []);
    return built;
  });
  on("session.start", async ($, e, next) => {
    void introduce($).catch(() => void 0);
    const answer2 = await next(e);
    await offerCommands($, e);
    await watchRun($, "now");
    return answer2;
  });
  on("turn.start", whileLooking);
  on("turn.complete", ($, e, next) => {
    countTokens(e);
    return whileLooking($, e, next);
  });
  on("session.end", thenLook);
  on(
    "command.run",
    { command: GUARDED },
    ($, e, next) => e.command === "implement" && isOurCommand("implement") ? startRun($, e) : guardCommand($, e, next)
  ).catch((_$, e, next) => next.called ? next(e) : { text: notSigned(e.command) });
  on(
    "command.run",
    { command: "ultraplan" },
    (_$, e, next) => isOurCommand("ultraplan") ? { text: commandList() } : next(e)
  ).catch((_$, e, next) => next(e));
  on("command.run", { command: "ultraplan:pane" }, ($) => openPane($)).catch((_$, e, next) => next(e));
  on("session.measure", ($, e, next) => {
    countCost(e);
    tellCostSoon($);
    return next(e);
  });
  on("ui.render", { component: "Pane", requestId: "run" }, ($, e) => drawPane($, e));
  on("ui.render", { component: "AbovePrompt" }, ($, e, next) => drawBand($, e) ?? next(e));
  on("prompt.submit", guardPrompt).catch(afterFailure);
}
function whileLooking($, e, next) {
  void watchRun($);
  return next(e);
}
async function thenLook($, e, next) {
  const answer2 = await next(e);
  await watchRun($);
  await tellCost($);
  return answer2;
}
var interactive = false;
var ours = [];
var BARE = [
  { name: "implement", description: "Run a plan, with proof", argumentHint: "<spec>" },
  { name: "ultraplan", description: "List the commands of ultraplan" }
];
async function offerCommands($, { isInteractive = false }) {
  interactive = isInteractive;
  const there = (await $.command.list()).map(({ name }) => name);
  const free = BARE.filter(({ name }) => !there.includes(name) || ours.includes(name));
  for (const command of free) await $.command.register(command);
  ours = free.map(({ name }) => name);
}
var isOurCommand = (name) => ours.includes(name);
function startRun($, e) {
  const args = (e.args ?? "").trim();
  if (!isPerson(e.origin)) return refuseCommand($, e);
  const line = `/ultraplan:implement ${args}`.trim();
  if (!interactive) return { text: `in -p the whole name is needed: ${line}` };
  runFor($, e.origin?.kind ?? "", { command: "ultraplan:implement", args });
  return { text: line };
}
export {
  register
};
