import {
  next
} from "./shared-next.js";
import {
  waitingFile
} from "./shared-active.js";
import {
  isAlive,
  thisProcess
} from "./shared-process-ref.js";

// src/run/wake.ts
var PASSING = /* @__PURE__ */ new Set(["rate_limit", "overloaded", "server_error", "api_error", "timeout", "unknown"]);
function afterError(run, error) {
  const { first, most, tries } = run.config.overnight;
  const before = run.failedTurns ?? 0;
  if (!PASSING.has(error)) return { kind: "park", cause: `the service refused: ${error}` };
  if (before >= tries) return { kind: "park", cause: `${before + 1} turns in a row ended with ${error}` };
  return { kind: "wake", afterSeconds: Math.min(most, first * 2 ** before) };
}
function waitsFor(run, now) {
  if (next(run, now).kind !== "wait" || run.state !== "running") return void 0;
  const proof = run.tickets.find((ticket) => ticket.judging?.deferred)?.judging?.process.pid;
  if (proof !== void 0) return { proof };
  if (run.tickets.length > 0) return void 0;
  const times = run.tasks.flatMap(
    (task) => task.status === "failed" && task.notBefore && task.notBefore > now.toISOString() ? [task.notBefore] : []
  );
  const soonest = times.sort()[0];
  return soonest === void 0 ? void 0 : { until: soonest };
}

// src/engine/waiting.ts
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
function markWaiting(run, home, now) {
  const file = waitingFile(home, run.session);
  if (!waitsFor(run, now)) {
    rmSync(file, { force: true });
    return;
  }
  if (readWaker(file)) return;
  mkdirSync(dirname(file), { recursive: true, mode: 448 });
  writeFileSync(file, "", { mode: 384 });
}
function becomeWaker(run, home) {
  const file = waitingFile(home, run.session);
  const other = readWaker(file);
  if (other && isAlive(other)) return false;
  writeFileSync(file, JSON.stringify(thisProcess()), { mode: 384 });
  return true;
}
function stopWaiting(run, home) {
  rmSync(waitingFile(home, run.session), { force: true });
}
function readWaker(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return void 0;
  }
}

export {
  afterError,
  waitsFor,
  markWaiting,
  becomeWaker,
  stopWaiting
};
