// src/cli/index.ts
var COMMANDS = {
  cancel: async () => (await import("./cancel.js")).cancel,
  help: async () => (await import("./help.js")).help,
  log: async () => (await import("./log.js")).log,
  demo: async () => (await import("./demo.js")).demo,
  pause: async () => (await import("./pause.js")).pause,
  show: async () => (await import("./show.js")).show,
  status: async () => (await import("./status.js")).status,
  summary: async () => (await import("./summary.js")).summary
};

export {
  COMMANDS
};
