import {
  locateLog,
  readJournal
} from "./shared-active.js";

// src/engine/journal-health.ts
function journalHealth(dir, home) {
  const first = problemOf(dir, home);
  const problem = first === void 0 ? void 0 : problemOf(dir, home);
  return problem === void 0 ? "whole" : { problem };
}
function problemOf(dir, home) {
  try {
    const log = readJournal(locateLog(dir, home));
    while (!log.next().done) ;
    return void 0;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

export {
  journalHealth
};
