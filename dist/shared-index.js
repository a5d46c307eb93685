// src/cli/index.ts
var COMMANDS = {
  audit: async () => (await import("./audit.js")).audit,
  cancel: async () => (await import("./cancel.js")).cancel,
  checks: async () => (await import("./checks.js")).checks,
  demo: async () => (await import("./demo.js")).demo,
  doctor: async () => (await import("./doctor.js")).doctor,
  gate: async () => (await import("./gate.js")).gate,
  help: async () => (await import("./help.js")).help,
  init: async () => (await import("./init.js")).init,
  lint: async () => (await import("./lint.js")).lint,
  log: async () => (await import("./log.js")).log,
  new: async () => (await import("./new.js")).newCommand,
  pause: async () => (await import("./pause.js")).pause,
  replay: async () => (await import("./replay.js")).replay,
  show: async () => (await import("./show.js")).show,
  status: async () => (await import("./status.js")).status,
  summary: async () => (await import("./summary.js")).summary,
  verify: async () => (await import("./verify.js")).verify,
  worktrees: async () => (await import("./worktrees.js")).worktrees
};

export {
  COMMANDS
};
