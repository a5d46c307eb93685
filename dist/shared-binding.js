import {
  next
} from "./shared-next.js";
import {
  waitingFile
} from "./shared-places.js";
import {
  isSameStart
} from "./shared-process-ref.js";

// src/engine/binding.ts
function isDriver(run, session) {
  if (run.session !== session.id || run.client.pid !== session.client.pid) return false;
  const { startedAt } = run.client;
  return startedAt === void 0 || session.client.startedAt === void 0 || isSameStart(startedAt, session.client.startedAt);
}

// src/engine/waiting.ts
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";

// src/run/wake.ts
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
function readWaker(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    return void 0;
  }
}

// src/engine/receive-claim.ts
var SOLO = "solo";

export {
  isDriver,
  markWaiting,
  SOLO
};
