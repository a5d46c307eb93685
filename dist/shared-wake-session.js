import {
  advance,
  settleClaims
} from "./shared-advance.js";
import {
  afterError,
  becomeWaker,
  stopWaiting,
  waitsFor
} from "./shared-waiting.js";
import {
  isDriver
} from "./shared-binding.js";
import {
  publishViews
} from "./shared-publish-views.js";
import {
  openActiveRun
} from "./shared-active.js";

// src/engine/wake-session.ts
import { setTimeout as sleep } from "node:timers/promises";
var LOOK_EVERY_MS = 500;
async function wakeWhenReady(session) {
  const open = openDriven(session);
  if (!open || !waitsFor(open.run, /* @__PURE__ */ new Date()) || !becomeWaker(open.run, session.home)) return void 0;
  await untilReady(open);
  stopWaiting(open.run, session.home);
  return open.run.state === "running" ? advance(open, "wake", /* @__PURE__ */ new Date()).text : void 0;
}
async function untilReady(open) {
  while (waitsFor(open.run, /* @__PURE__ */ new Date())) {
    await sleep(LOOK_EVERY_MS);
    open.run = open.journal.refresh();
    settleClaims(open);
  }
}
async function afterTurnFailed(session, error, now) {
  const open = openDriven(session);
  if (open?.run.state !== "running") return void 0;
  const follow = afterError(open.run, error);
  const wakeAt = follow.kind === "wake" ? new Date(now.getTime() + follow.afterSeconds * 1e3) : void 0;
  const { state } = open.journal.update(() => [
    { type: "turn_failed", error, ...wakeAt ? { wakeAt: wakeAt.toISOString() } : {} },
    ...follow.kind === "park" ? [{ type: "run_parked", cause: follow.cause }] : []
  ]);
  open.run = state;
  publishViews(open.run, open.dir);
  if (!wakeAt) return void 0;
  const seq = open.run.lastSeq;
  await sleep(Math.max(0, wakeAt.getTime() - Date.now()));
  const later = openDriven(session);
  if (later?.run.state !== "running" || later.run.lastSeq !== seq) return void 0;
  return advance(later, "wake", /* @__PURE__ */ new Date()).text;
}
function openDriven(session) {
  const open = openActiveRun(session.home, session.id);
  return open && isDriver(open.run, session) ? open : void 0;
}

export {
  wakeWhenReady,
  afterTurnFailed
};
