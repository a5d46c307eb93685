// src/gate/command-environment.ts
var STRIPPED = /^(?:ANTHROPIC_|CLAUDE|ULTRAPLAN_|NODE_OPTIONS$|GIT_(?:DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|PREFIX)$)/i;
var PLAIN_OUTPUT = { CI: "1", NO_COLOR: "1", FORCE_COLOR: "0" };
function commandEnvironment(env, named) {
  const kept = {};
  for (const [name, value] of Object.entries(env)) {
    if (value !== void 0 && (!STRIPPED.test(name) || named.includes(name))) kept[name] = value;
  }
  return kept;
}

// src/io/run-command.ts
import { spawn, spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";

// src/io/end-marked.ts
import { readdirSync, readFileSync } from "node:fs";
function endMarked(mark) {
  if (process.platform !== "linux") return;
  for (const entry of readdirSync("/proc")) {
    const pid = Number(entry);
    if (!Number.isInteger(pid) || pid === process.pid) continue;
    if (carries(pid, mark)) end(pid);
  }
}
function carries(pid, mark) {
  try {
    return readFileSync(`/proc/${pid}/environ`, "latin1").split("\0").includes(mark);
  } catch {
    return false;
  }
}
function end(pid) {
  try {
    process.kill(pid, "SIGKILL");
  } catch {
  }
}

// src/io/run-command.ts
var MARK = "ULTRAPLAN_COMMAND";
var DRAIN_MS = 100;
var LAST_WORDS_MS = 1e3;
var GRACE_MS = 500;
function runCommand(command, options) {
  const startedAt = /* @__PURE__ */ new Date();
  const begun = performance.now();
  const output = new CappedOutput(options.outputBytes);
  const mark = randomUUID();
  const child = spawn("sh", ["-c", 'exec sh -c "$0" 2>&1', command], {
    cwd: options.cwd,
    env: { ...options.env, [MARK]: mark },
    // Never inherit: whoever keeps a hook's stdout open makes the client drop its decision.
    stdio: ["ignore", "pipe", "ignore"],
    detached: process.platform !== "win32",
    windowsHide: true
  });
  child.stdout?.on("data", (chunk) => output.add(chunk));
  const closed = new Promise((done) => child.once("close", () => done()));
  return new Promise((resolve) => {
    let timedOut = false;
    let settled = false;
    const timer = setTimeout(() => {
      timedOut = true;
      endGroup(child, "SIGTERM");
      setTimeout(() => endGroup(child, "SIGKILL"), GRACE_MS).unref();
    }, options.limitMs);
    const settle = (end2) => {
      if (settled) return;
      settled = true;
      clearTimeout(timer);
      child.stdout?.destroy();
      resolve({
        timedOut,
        output: output.bytes(),
        cut: output.cut,
        durationMs: Math.round(performance.now() - begun),
        startedAt: startedAt.toISOString(),
        ...end2
      });
    };
    child.on("error", (error) => settle({ failedToStart: error.message }));
    child.on("exit", async (code, signal) => {
      await atMost(DRAIN_MS, closed);
      await endRest(child);
      endMarked(`${MARK}=${mark}`);
      await atMost(LAST_WORDS_MS, closed);
      settle(code === null ? { signal: signal ?? "SIGKILL" } : { exitCode: code });
    });
  });
}
var atMost = (ms, event) => Promise.race([event, sleep(ms, void 0, { ref: false })]);
async function endRest(child) {
  if (!endGroup(child, "SIGTERM")) return;
  for (let waited = 0; waited < GRACE_MS; waited += 25) {
    await sleep(25);
    if (!endGroup(child, 0)) return;
  }
  endGroup(child, "SIGKILL");
}
function endGroup(child, signal) {
  if (child.pid === void 0) return false;
  if (process.platform === "win32") {
    if (signal === 0 || child.exitCode !== null) return false;
    return spawnSync("taskkill", ["/pid", String(child.pid), "/T", "/F"], { stdio: "ignore", windowsHide: true }).status === 0;
  }
  try {
    return process.kill(-child.pid, signal);
  } catch {
    return false;
  }
}
var CappedOutput = class {
  constructor(limit) {
    this.limit = limit;
  }
  limit;
  head = [];
  tail = [];
  headBytes = 0;
  tailBytes = 0;
  cut = 0;
  add(chunk) {
    const room = Math.floor(this.limit / 2) - this.headBytes;
    const first = chunk.subarray(0, Math.max(0, room));
    if (first.length > 0) {
      this.head.push(first);
      this.headBytes += first.length;
    }
    const rest = chunk.subarray(first.length);
    if (rest.length === 0) return;
    this.tail.push(rest);
    this.tailBytes += rest.length;
    if (this.tailBytes > this.limit) this.trim();
  }
  trim() {
    const keep = Math.ceil(this.limit / 2);
    const joined = Buffer.concat(this.tail);
    if (joined.length <= keep) return;
    this.cut += joined.length - keep;
    this.tail = [joined.subarray(joined.length - keep)];
    this.tailBytes = keep;
  }
  bytes() {
    this.trim();
    const gap = this.cut > 0 ? [Buffer.from(`
[${this.cut} bytes left out]
`)] : [];
    return Buffer.concat([...this.head, ...gap, ...this.tail]);
  }
};

export {
  PLAIN_OUTPUT,
  commandEnvironment,
  runCommand
};
