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
    argumentHint: '[plan] [--default "<command>"] [--probe] [--yes] [--undo]',
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
var LINES = new RegExp(
  `(?<![\\w/.:-]|! )ultraplan (${[...COMMANDS.map(({ name }) => name), "audit", "gate", "replay"].join("|")})(?![\\w-])((?: [^\\s\`;,:()"]+){0,2}? --[a-z-]+)?`,
  "g"
);
var WIDEST = 54;
var shortHint = (hint) => hint.replace(/ *\[--(?!task)[^\]]*\]/g, "").trim();
function commandList() {
  const plan = { name: "plan", description: "Draft a plan from a goal", argumentHint: "<goal>" };
  const lines = [plan, ...COMMANDS].map(
    ({ name, description, argumentHint }) => `${`/ultraplan:${name} ${shortHint(argumentHint)}`.padEnd(WIDEST)}  ${description}`
  );
  return [
    "ultraplan runs a plan and counts a task as done only with proof.",
    ...lines,
    "/ultraplan:help <command> shows its options and an example"
  ].join("\n");
}

// src/client/module/input-line.ts
var isOurs = ({ kind, name } = { kind: "" }) => kind === "plugin" && /^ultraplan(?:@|$)/.test(name ?? "");
var WORD = "OVERRIDE";
var COMMAND = new RegExp(`/ultraplan:([a-z-]+)|^\\s*/(implement)\\b|^\\s*${WORD}\\s*$`, "g");
var put = /* @__PURE__ */ new Map();
var putBy = (name) => put.get(name.replace("ultraplan:", ""));
function notePut(text, by) {
  for (const [word, name, bare] of text.matchAll(COMMAND)) put.set(name ?? bare ?? word.trim(), by);
}
function noteChange(became, was) {
  if (became !== void 0 && dense(became) !== dense(was)) notePut(became, "a module");
}
var dense = (text) => text.replace(/\s+/g, "");
async function seeFill($, e, next) {
  const { text = "", origin } = e;
  if (origin?.kind !== "plugin" || isOurs(origin)) return next(e);
  const by = `plugin ${origin.name}`;
  notePut(text, by);
  const answer2 = await next(e);
  notePut((await $.prompt.read()).text, by);
  return answer2;
}
async function seeLine(_$, e, next) {
  const answer2 = await next(e);
  const { text = "", origin } = e;
  if (origin?.kind === "plugin" && !isOurs(origin)) notePut(text, `plugin ${origin.name}`);
  noteChange(answer2?.text, text);
  return answer2;
}
async function seeKey(_$, e, next) {
  const answer2 = await next(e);
  const { text = "", start = 0, end = 0, inputText = "" } = e;
  noteChange(answer2?.text, text.slice(0, start) + inputText + text.slice(end));
  return answer2;
}
function seeSuggestion(_$, e, next) {
  const { text = "", origin } = e;
  if (origin?.kind === "plugin" && !isOurs(origin)) notePut(text, `plugin ${origin.name}`);
  return next(e);
}

// src/view/terminal.ts
var ASCII = /^[\x20-\x7e]*$/;
var ZERO = /^[\p{Mn}\p{Me}\p{Cf}\u1160-\u11ff]$/u;
var WIDE = new RegExp(
  `^(?:[${[
    "\\u1100-\\u115f\\u231a\\u231b\\u2329\\u232a\\u2e80-\\u303e\\u3041-\\ua4cf\\ua960-\\ua97f",
    "\\uac00-\\ud7a3\\uf900-\\ufaff\\ufe10-\\ufe19\\ufe30-\\ufe6f\\uff00-\\uff60\\uffe0-\\uffe6",
    "\\u{16fe0}-\\u{18cff}\\u{1aff0}-\\u{1b2ff}\\u{1f200}-\\u{1f2ff}\\u{1f300}-\\u{1f320}",
    "\\u{1f3fb}-\\u{1f3ff}\\u{20000}-\\u{3fffd}"
  ].join("")}]|\\p{Emoji_Presentation})$`,
  "u"
);
var REGIONAL = /^[\u{1f1e6}-\u{1f1ff}]$/u;
var EMOJI_SELECTOR = "️";
function pointWidth(point) {
  if (ZERO.test(point)) return 0;
  if (REGIONAL.test(point)) return 1;
  return WIDE.test(point) ? 2 : 1;
}
function displayWidth(text) {
  if (ASCII.test(text)) return text.length;
  let width = 0;
  let last = 0;
  for (const point of text) {
    if (point === EMOJI_SELECTOR && last === 1) width += 1;
    last = pointWidth(point);
    width += last;
  }
  return width;
}
var segmenter;
var graphemes = (text) => {
  segmenter ??= new Intl.Segmenter(void 0, { granularity: "grapheme" });
  return segmenter.segment(text);
};
function head(text, columns) {
  let kept = "";
  let width = 0;
  for (const { segment } of graphemes(text)) {
    width += displayWidth(segment);
    if (width > columns) break;
    kept += segment;
  }
  return kept;
}
function cut(text, columns) {
  if (columns <= 0) return "";
  if (displayWidth(text) <= columns) return text;
  return `${head(text, columns - 1).trimEnd()}…`;
}
function pad(text, columns) {
  const fitted = cut(text, columns);
  return fitted + " ".repeat(Math.max(0, columns - displayWidth(fitted)));
}

// src/client/module/pane-content.ts
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
  forced: { mark: "!", color: "warning" },
  // The client asks the person about a call of its agent.
  WAITING: { mark: "⏸", color: "warning" }
};
var LEAST_SHOWN = 5e-3;
var hasEnded = ({ state }) => state === "finished" || state === "cancelled";
function newsRows(look2, room) {
  const { width } = room;
  const approved = count(look2, "approved");
  return [
    {
      text: cut(`${look2.spec}  ${look2.shown}  ${approved} of ${look2.tasks.length} approved`, width),
      bold: true
    },
    ...nowTexts(look2, room.now).filter((text) => text !== "").map((text) => ({ text: cut(text, width * 2), dimColor: true, wrap: "wrap" })),
    // What an ended run came to is its summary.
    ...look2.lastRefusal === void 0 || hasEnded(look2) ? [] : [{ text: cut(look2.lastRefusal, width * 4), color: "error", wrap: "wrap" }],
    ...look2.waits.map(({ line }) => ({
      text: cut(line, width * 4),
      color: "warning",
      wrap: "wrap"
    }))
  ];
}
function nowTexts(look2, now) {
  if (hasEnded(look2)) return [unapproved(look2)];
  const atWork = look2.doing.map(({ text, since }) => `${text} ${elapsed(now - Date.parse(since))}`);
  if (look2.state !== "running") return [whyStopped(look2), ...atWork];
  if (atWork.length > 0) return atWork;
  return withoutName(look2).startsWith("WAITING") ? [] : [withoutName(look2)];
}
function taskRow({ tasks, labels }, index, { width, spent }) {
  const { id = "", title = "", status = "", attempts = 0, flags = [] } = tasks[index] ?? {};
  const label = labels[index] ?? status;
  const { mark, color } = MARKS[label] ?? MARKS[status] ?? { mark: "?" };
  const { tokens: tokens2, usd } = spent.get(id) ?? { tokens: 0, usd: 0 };
  const notes = [
    label,
    ...attempts > 1 ? [`×${attempts}`] : [],
    ...flags.includes("orange") ? ["ORANGE"] : [],
    ...tokens2 < 1e3 ? [] : [`${Math.round(tokens2 / 1e3)}k`],
    ...usd < LEAST_SHOWN ? [] : [`~$${usd.toFixed(2)}`]
  ].join(" ");
  const room = Math.max(8, width - notes.length - 1);
  const text = `${pad(`${mark} ${id} ${title}`, room)} ${notes}`;
  return { text: cut(text, width), ...color ? { color } : { dimColor: true } };
}
function tasksInView(tasks, above2, { width, offset, bodyRows }) {
  const most = above2.reduce((sum, text) => sum + 2 * Math.ceil((displayWidth(text) + 1) / width), 0);
  const from2 = Math.min(tasks, Math.max(0, offset - most - bodyRows));
  return { from: from2, to: Math.min(tasks, offset + 2 * bodyRows) };
}
function runLine(look2, width) {
  const said = hasEnded(look2) ? [look2.state, unapproved(look2)].filter(Boolean).join(": ") : look2.state === "running" ? look2.waits[0]?.line ?? withoutName(look2) : `${look2.state}, /ultraplan:resume goes on: ${whyStopped(look2)}`;
  return cut(`ultraplan ${count(look2, "approved")}/${look2.tasks.length} · ${said}`, width);
}
var count = ({ tasks }, status) => tasks.filter((task) => task.status === status).length;
function unapproved({ labels }) {
  const others = [...new Set(labels)].filter((each) => each !== "approved");
  return others.map((label) => `${labels.filter((each) => each === label).length} ${label}`).join(", ");
}
var withoutName = ({ now, spec }) => now.replace(`ultraplan ${spec} · `, "");
var whyStopped = (look2) => withoutName(look2).replace(/^[A-Z]+(?:: )?/, "");
function elapsed(ms) {
  const seconds = Math.max(0, Math.round(ms / 1e3));
  const rest = String(seconds % 60);
  const time = seconds < 60 ? `${rest} s` : `${Math.floor(seconds / 60)} min ${rest.padStart(2, "0")} s`;
  return `· ${time}`.replace(/ /g, " ");
}
function buttonsOf(look2) {
  if (hasEnded(look2)) return [];
  const toggle = look2.state === "running" ? { key: "pause", label: "Pause", hotkey: "p", does: "pause" } : { key: "resume", label: "Resume", hotkey: "p", does: command("resume", "") };
  const choices = look2.waits.flatMap((one, nth) => choicesOf(one, nth === 0));
  return [toggle, ...choices, { key: "story", label: "Show the story", hotkey: "s", does: "story" }];
}
var command = (name, args) => ({ command: `ultraplan:${name}`, args });
function choicesOf({ task, options }, hasKeys) {
  if (task === void 0) return [];
  const keyed = (hotkey) => hasKeys ? { hotkey } : {};
  const retry = {
    key: `retry-${task}`,
    label: `Retry ${task}`,
    ...keyed("r"),
    does: command("retry", `--task ${task}`)
  };
  const decide = options.filter((option) => !/^(?:retry|skip|investigate|\/|describe )/.test(option)).map((option, index) => ({
    key: `decide-${task}-${index}`,
    label: `${task}: ${option}`,
    ...keyed(String(index + 1)),
    does: command("decide", `--task ${task} ${option}`)
  }));
  return [...options.some((option) => option.startsWith("retry")) ? [retry] : [], ...decide];
}

// src/client/module/program.ts
var LIMIT_MS = 2e4;
var ENV = { NODE_OPTIONS: "", NODE_PATH: "" };
function runProgram($, file, args, init = {}) {
  return $.process.run(["node", `${$.plugin.root}/dist/${file}`, ...args], {
    ...init,
    env: ENV,
    timeoutMs: LIMIT_MS
  });
}
async function homeOf($) {
  return await $.env.get("HOME") ?? await $.env.get("USERPROFILE") ?? "";
}
async function* linesOf($, args, cwd) {
  let rest = "";
  const argv = ["node", `${$.plugin.root}/dist/cli.cjs`, ...args];
  for await (const { stream, text } of $.process.spawn({ argv, cwd, env: ENV })) {
    if (stream !== "stdout") continue;
    const lines = (rest + text).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}

// src/client/module/sign.ts
var signer;
var introduced;
var above = [];
var count2 = 0;
function standBelow(plugins) {
  above = plugins.slice(0, Math.max(0, plugins.lastIndexOf("ultraplan")));
}
function introduce($) {
  signer ??= makeSigner();
  introduced ??= signer.then((made) => tellKey($, made)).catch(forgetFailure);
  return introduced;
}
function forgetFailure(failure) {
  introduced = void 0;
  throw failure;
}
async function tellKey($, signer2) {
  const stdin = JSON.stringify({ open: signer2.open, above });
  const { exitCode, stdout, stderr } = await runProgram($, "register-key.cjs", [], { stdin });
  if (exitCode !== 0) throw new Error(stderr);
  const { file, isFirst } = JSON.parse(stdout);
  return { signer: signer2, file, isFirst };
}
var isTold = false;
async function keepKey($) {
  const { signer: signer2, file } = await introduce($);
  const isSecond = await $.fs.exists(file.replace(/\.signed$/, ".second"));
  const kept = await $.fs.read(file.replace(/\.signed$/, ".key")).catch(() => "");
  if (!isSecond && kept.includes(signer2.open)) return;
  const isDoubted = isSecond || !(await tellKey($, signer2)).isFirst;
  if (!isDoubted || isTold) return;
  isTold = true;
  $.ui.log(
    "✗ another key was given for this client, or ultraplan was loaded again in it: restart the client to override"
  );
}
async function signWord($, origin, { command: command2, args }) {
  const { signer: signer2, file } = await introduce($);
  count2 += 1;
  const [session, at] = [await $.session.id(), await $.clock.now()];
  const signature = await signer2.sign(JSON.stringify([session, count2, at, origin, command2, args]));
  await $.fs.write(file, JSON.stringify({ session, count: count2, at, origin, signature }));
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
var ZERO2 = { X: 0n, Y: 1n, Z: 1n, T: 0n };
var BASE = (() => {
  const y = mod(4n * invert(5n));
  const square = mod((y * y - 1n) * invert(CURVE * y * y + 1n));
  let x = power(square, (FIELD + 3n) / 8n);
  if (mod(x * x - square) !== 0n) x = mod(x * power(2n, (FIELD - 1n) / 4n));
  if (x & 1n) x = FIELD - x;
  return { X: x, Y: y, Z: 1n, T: mod(x * y) };
})();
function add(p, q) {
  const a = mod((p.Y - p.X) * (q.Y - q.X));
  const b = mod((p.Y + p.X) * (q.Y + q.X));
  const c = mod(2n * p.T * q.T * CURVE);
  const d = mod(2n * p.Z * q.Z);
  const [e, f, g, h2] = [b - a, d - c, d + c, b + a];
  return { X: mod(e * f), Y: mod(g * h2), Z: mod(f * g), T: mod(e * h2) };
}
function multiply(point, times) {
  let [sum, double] = [ZERO2, point];
  for (let left = times; left > 0n; left >>= 1n) {
    if (left & 1n) sum = add(sum, double);
    double = add(double, double);
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
  if (agentId !== void 0 && usage !== void 0) add2(tokens, agentId, readUsage(usage));
}
function add2(sums, name, usage) {
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
    if (usage) add2(sums, task, usage);
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
var CLOSED = "closed";
var ifItCan = (done) => done.catch(() => void 0);
var shown;
var root = "";
var opened = "";
var answer = "";
async function showRun($, look2, folder) {
  if (look2.state !== "paused" || look2.doing.length === 0) answer = "";
  shown = look2;
  root = folder;
  if (opened !== look2.run) {
    opened = look2.run;
    answer = "";
    if (await ifItCan($.store.get(CLOSED)) !== look2.run) await ifItCan($.ui.open(PANE));
  }
  $.ui.invalidate("ui.render");
}
async function isPlaced($) {
  return (await $.ui.panes()).some(({ id, isPlaced: isPlaced2 }) => id === PANE.id && isPlaced2);
}
async function redrawTime($) {
  if (shown?.doing[0] && !hasEnded(shown) && await isPlaced($)) $.ui.invalidate("ui.render");
}
async function openPane($) {
  const { isPlaced: isPlaced2, reason } = await $.ui.open(PANE);
  await ifItCan($.store.delete(CLOSED));
  $.ui.invalidate("ui.render");
  return { text: isPlaced2 ? "the pane is open" : `the pane cannot be shown here: ${reason}` };
}
function noPane() {
  return { text: "the pane cannot be opened now; /ultraplan:status shows the run" };
}
async function closePane($, e, next) {
  const answer2 = await next(e);
  if (e.origin?.kind === "person" && shown) await ifItCan($.store.set(CLOSED, shown.run));
  $.ui.invalidate("ui.render");
  return answer2;
}
async function forgetEnded($) {
  if (!shown || !hasEnded(shown)) return;
  stopSpending();
  shown = void 0;
  await $.ui.close({ id: PANE.id });
  $.ui.invalidate("ui.render");
}
async function drawPane($, e) {
  const { Box, Text, Button } = $.ui.resolve(e);
  if (!shown) return h(Text, { dimColor: true }, "No run in this session.");
  const look2 = shown;
  const { tasks } = look2;
  const room = { width: e.props.bodyColumns, now: await $.clock.now(), spent: spentByTask() };
  const news = newsRows(shown, room);
  const buttons = buttonsOf(shown);
  const said = answer === "" ? [] : [{ text: answer, dimColor: true, wrap: "wrap" }];
  const above2 = [...[...news, ...said].map(({ text }) => text), ...buttons.map(({ label }) => `[ ${label} ]`)];
  const { from: from2, to } = tasksInView(tasks.length, above2, { width: room.width, ...e.props.scroll });
  return h(
    Box,
    { flexDirection: "column" },
    ...news.map((row) => drawRow(row, Text)),
    h(Box, { gap: 1, flexWrap: "wrap" }, ...buttons.map((one) => drawButton($, one, Button))),
    ...said.map((row) => drawRow(row, Text)),
    // Last, because a long plan has to be scrolled.
    h(Box, { height: from2, flexShrink: 0 }),
    ...tasks.slice(from2, to).map((_, nth) => drawRow(taskRow(look2, from2 + nth, room), Text)),
    h(Box, { height: tasks.length - to, flexShrink: 0 })
  );
}
var drawRow = ({ text, ...look2 }, Text) => h(Text, { ...look2 }, text);
async function drawBand($, e) {
  if (!shown || await isPlaced($)) return void 0;
  const { Text } = $.ui.resolve(e);
  return h(Text, { dimColor: true }, runLine(shown, e.props.bodyColumns));
}
function drawButton($, { does, ...look2 }, Button) {
  return h(Button, { ...look2, onPress: () => press($, does) });
}
function press($, does) {
  if (does === "pause") return pause($);
  if (does === "story") return tellStory($);
  answer = `${does.command.replace("ultraplan:", "")}: asked for`;
  $.ui.invalidate("ui.render");
  runFor($, "button", does);
}
async function pause($) {
  await signWord($, "button", { command: "ultraplan:pause", args: "" }).catch(() => void 0);
  const { exitCode } = await runProgram($, "worker.cjs", [
    "pause",
    root,
    await homeOf($),
    await $.session.id()
  ]);
  const outlasting = shown?.doing.length ? "pause: agents in flight finish" : "";
  answer = exitCode === 0 ? outlasting : "pause: it did not work, type /ultraplan:pause";
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

// src/client/module/watch.ts
var EVERY_MS = 5e3;
var RESTART_MS = 1e3;
var ALL_TOLD = Number.MAX_SAFE_INTEGER;
var timer;
var home = "";
var watched;
var known = /* @__PURE__ */ new Map();
var looking = Promise.resolve();
function watchRun($, when) {
  looking = looking.then(() => look($, when === "at the start" ? ALL_TOLD : "bound")).then(() => when === "at the end" && watched ? tellRest($, watched) : void 0).catch(() => void 0);
  return looking;
}
var hasRun = () => known.size > 0;
async function look($, since) {
  const active = await activeRun($);
  if (watched && active?.run !== watched.run) await leave($, watched);
  if (!active) return;
  watched = known.get(active.run) ?? {
    ...active,
    seen: 0,
    since,
    told: [],
    startedAt: Number.NEGATIVE_INFINITY,
    isFollowed: false
  };
  known.set(active.run, watched);
  timer ??= $.clock.every(EVERY_MS, () => tick($));
  await keepKey($);
  await startFollowing($, watched);
}
async function tick($) {
  await watchRun($);
  await redrawTime($);
}
async function startFollowing($, run2) {
  const now = await $.clock.now();
  if (run2.isFollowed || now - run2.startedAt < RESTART_MS || await sizeOf($, run2) === run2.seen) return;
  run2.isFollowed = true;
  run2.startedAt = now;
  $.clock.after(
    0,
    () => follow($, run2).catch(() => void 0).then(() => {
      run2.isFollowed = false;
    })
  );
}
async function follow($, run2) {
  for await (const line of linesOf($, ["status", "--watch", ...question(run2)], run2.root)) {
    const found = JSON.parse(line);
    looking = looking.then(() => hear($, run2, found)).catch(() => void 0);
    await looking;
    if (run2 !== watched) return;
  }
}
async function hear($, run2, found) {
  if (run2 !== watched) return;
  if (found.from === run2.since) return tell($, run2, found, found.size ?? 0);
  if (typeof run2.since !== "number" || found.seq > run2.since) await tellRest($, run2);
}
async function activeRun($) {
  home ||= await homeOf($);
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
  await tellRest($, run2);
}
async function sizeOf($, { dir }) {
  return (await $.fs.stat(`${dir}/journal.jsonl`)).size;
}
var question = ({ since, run: run2 }) => ["--json", "--since", String(since), "--run", run2];
async function tellRest($, run2) {
  const seen = await sizeOf($, run2);
  if (seen === run2.seen) return;
  const { exitCode, stdout } = await runProgram($, "cli.cjs", ["status", ...question(run2)], { cwd: run2.root });
  if (exitCode === 0) await tell($, run2, JSON.parse(stdout), seen);
}
async function tell($, run2, found, seen) {
  spendOn(run2.run, found.agents ?? []);
  const waits = found.waits.map(({ line }) => line);
  for (const line of [...found.lines, ...waits.filter((each) => !run2.told.includes(each))]) $.ui.log(line);
  const lastRefusal = found.lines.findLast((line) => /^[✗↩]/.test(line)) ?? run2.lastRefusal ?? found.lastRefusal;
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
var GUARDED = new RegExp(`^(?:${NAMES.join("|")})$`);
var OTHERS = new RegExp(`^ultraplan:(?!${NAMES.map((name) => name.slice(10)).join("$|")}$|pane$)`);
var granted = [];
function takeGrant({ command: command2, args }) {
  const at = granted.findIndex((one) => one.command === command2 && one.args === args);
  return at < 0 ? void 0 : granted.splice(at, 1)[0]?.origin;
}
function dropGrant(grant) {
  const at = granted.indexOf(grant);
  if (at >= 0) granted.splice(at, 1);
}
function runFor($, origin, said) {
  $.clock.after(0, async () => {
    const grant = { ...said, origin };
    granted.push(grant);
    await $.command.run(said).finally(() => dropGrant(grant));
    await watchRun($);
  });
}
var refusal = (command2, origin) => `/${command2} came from ${[origin?.kind ?? "nowhere", origin?.name].filter(Boolean).join(" ")}, not from a person`;
var notSigned = (command2 = "") => `/${command2} could not be signed and is refused: type it again, or restart the client to override`;
async function guardCommand($, e, next) {
  const { command: command2 = "", args = "", origin } = e;
  if (!isPerson(origin) || notTyped(e)) return refuseCommand($, e);
  await signWord($, origin?.kind ?? "", { command: command2, args: args.trim() });
  return goOn($, e, next);
}
function notTyped({ command: command2 = "", origin }) {
  const by = origin?.kind === "composer" ? putBy(command2) : void 0;
  return by && `${by} has put /${command2} into the input line, so nobody may have typed it: restart the client without that module to override`;
}
async function goOn($, e, next) {
  const answer2 = await next(e);
  takeBackCommand($, e, answer2);
  void watchRun($);
  return answer2;
}
async function signStart($, e, next) {
  const { args = "", origin } = e;
  if (isPerson(origin))
    await signWord($, origin?.kind ?? "", { command: "ultraplan:implement", args: args.trim() });
  return goOn($, e, next);
}
async function signOther($, e, next) {
  const { command: command2 = "", args = "", origin } = e;
  if (isPerson(origin))
    await signWord($, origin?.kind ?? "", { command: command2, args: args.trim() }).catch(() => void 0);
  const answer2 = await next(e);
  takeBackCommand($, e, answer2);
  return answer2;
}
async function refuseCommand($, e) {
  const why = notTyped(e) ?? refusal(e.command ?? "", e.origin);
  if (!await noteRefusal($, why)) $.ui.log(`✗ ${why}`);
  return { text: why };
}
async function guardPrompt($, e, next) {
  const { text = "", origin } = e;
  const said = commandIn(e);
  const pressed = said && isOurs(origin) ? takeGrant(said) : void 0;
  if (said && pressed !== void 0) await signWord($, pressed, said);
  else if (said && isGuarded(said) && !isPerson(origin)) {
    await noteRefusal($, refusal(said.command, origin));
    return { drop: refusal(said.command, origin) };
  }
  if (said && (pressed !== void 0 || isGuarded(said))) return next(e);
  if (isPerson(origin)) await forgetEnded($);
  if (!e.command && hasRun()) await signWord($, whoSaid(e), { command: "prompt", args: text });
  const answer2 = await next(e);
  if (text.trim() === WORD) takeBackWord($, e, answer2);
  return answer2;
}
var whoSaid = ({ text = "", origin }) => text.trim() === WORD && putBy(WORD) ? "plugin" : origin?.kind ?? "";
function afterFailure($, e, next) {
  const said = commandIn(e);
  if (next.called || !said || !isGuarded(said)) return next(e);
  $.ui.log(`✗ ${notSigned(said.command)}`);
  return { drop: notSigned(said.command) };
}
function commandIn({ command: command2 }) {
  return command2 && { command: command2.name, args: command2.args };
}
var isGuarded = ({ command: command2 }) => GUARDED.test(command2);
function takeBackCommand($, { origin }, answer2) {
  const line = answeredLine(answer2?.text);
  if (line !== void 0 && origin?.kind === "composer") takeBack($, line);
}
function takeBackWord($, { text = "", origin }, answer2) {
  if (answer2?.drop !== void 0 && origin?.kind === "composer") takeBack($, text.trim());
}
var QUOTED = "\n\nOriginal prompt: ";
function answeredLine(answer2) {
  const at = answer2?.lastIndexOf(QUOTED) ?? -1;
  return at < 0 ? void 0 : answer2?.slice(at + QUOTED.length).trim();
}
var LOOK_MS = 25;
var LOOKS = 80;
var LATER_MS = 500;
function takeBack($, line, left = LOOKS, wasThere = false) {
  $.clock.after(left > 0 ? LOOK_MS : LATER_MS, async () => {
    const { text } = await $.prompt.read();
    const rest = withoutLine(text, line);
    const isThere = rest !== void 0;
    if (isThere) await $.prompt.fill({ text: rest, mode: "replace" });
    if (isThere || left > 1 && !wasThere) takeBack($, line, left - 1, isThere);
  });
}
function withoutLine(text, line) {
  const typed = text.trimEnd();
  if (typed === line) return "";
  return typed.endsWith(`
${line}`) ? typed.slice(0, -line.length - 1) : void 0;
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
    await watchRun($, "at the start");
    return answer2;
  });
  on("turn.start", lookAround);
  on("turn.complete", ($, e, next) => {
    countTokens(e);
    return interactive || e.agentId ? lookAround($, e, next) : thenLook($, e, next);
  });
  on("session.end", async ($, e, next) => {
    const answer2 = await thenLook($, e, next);
    await tellCost($);
    return answer2;
  });
  on("command.run", { command: GUARDED }, guardCommand).catch(
    (_$, e, next) => next.called ? next(e) : { text: notSigned(e.command) }
  );
  on(
    "command.run",
    { command: "implement" },
    ($, e, next) => isOurCommand("implement") ? startRun($, e) : signStart($, e, next)
  ).catch((_$, e, next) => isOurCommand("implement") ? { text: notSigned(e.command) } : next(e));
  on(
    "command.run",
    { command: "ultraplan" },
    (_$, e, next) => isOurCommand("ultraplan") ? { text: commandList() } : next(e)
  ).catch((_$, e, next) => next(e));
  on("command.run", { command: OTHERS }, signOther).catch((_$, e, next) => next(e));
  on("command.run", { command: "ultraplan:pane" }, ($) => openPane($)).catch(noPane);
  on("session.measure", ($, e, next) => {
    countCost(e);
    tellCostSoon($);
    return next(e);
  });
  on("ui.render", { component: "Pane", requestId: "run" }, ($, e) => drawPane($, e));
  on("ui.render", { component: "AbovePrompt" }, async ($, e, next) => await drawBand($, e) ?? next(e));
  on("ui.close", { id: "run" }, closePane).catch((_$, e, next) => next(e));
  on("prompt.submit", guardPrompt).catch(afterFailure);
  on("prompt.fill", seeFill).catch((_$, e, next) => next(e));
  on("prompt.change", seeLine).catch((_$, e, next) => next(e));
  on("prompt.edit", seeKey).catch((_$, e, next) => next(e));
  on("prompt.suggest", seeSuggestion).catch((_$, e, next) => next(e));
}
async function lookAround($, e, next) {
  void watchRun($);
  const answer2 = await next(e);
  void watchRun($);
  return answer2;
}
async function thenLook($, e, next) {
  const answer2 = await next(e);
  await watchRun($, "at the end");
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
  for (const command2 of free) await $.command.register(command2);
  ours = free.map(({ name }) => name);
}
var isOurCommand = (name) => ours.includes(name);
function startRun($, e) {
  const args = (e.args ?? "").trim();
  if (!isPerson(e.origin) || notTyped(e)) return refuseCommand($, e);
  const line = `/ultraplan:implement ${args}`.trim();
  if (!interactive) return { text: `in -p the whole name is needed: ${line}` };
  runFor($, e.origin?.kind ?? "", { command: "ultraplan:implement", args });
  return {};
}
export {
  register
};
