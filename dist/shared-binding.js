import {
  isSameStart
} from "./shared-process-ref.js";

// src/engine/binding.ts
function isDriver(run, session) {
  if (run.session !== session.id || run.client.pid !== session.client.pid) return false;
  const { startedAt } = run.client;
  return startedAt === void 0 || session.client.startedAt === void 0 || isSameStart(startedAt, session.client.startedAt);
}

export {
  isDriver
};
