import {
  text
} from "./shared-input.js";
import {
  PASS
} from "./shared-reply.js";
import "./shared-shared.js";

// src/hooks/commands/index.ts
var COMMAND_HOOKS = {
  cancel: () => import("./cancel-2.js"),
  implement: () => import("./implement.js"),
  lint: () => import("./lint.js"),
  pause: () => import("./pause-2.js"),
  resume: () => import("./resume.js"),
  status: () => import("./status-2.js")
};

// src/hooks/command.ts
var hook = async (input, context) => {
  const load = COMMAND_HOOKS[text(input.command_name).replace(/^ultraplan:/, "")];
  if (!load) return PASS;
  const { run } = await load();
  return run({ argument: text(input.command_args).trim(), input, context });
};
export {
  hook
};
