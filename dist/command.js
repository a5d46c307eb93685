import {
  PASS
} from "./shared-reply.js";
import {
  text
} from "./shared-input.js";
import "./shared-shared.js";

// src/hooks/commands/index.ts
var COMMAND_HOOKS = {
  adopt: () => import("./adopt.js"),
  cancel: () => import("./cancel-2.js"),
  confirm: () => import("./confirm.js"),
  decide: () => import("./decide.js"),
  "force-complete": () => import("./force-complete.js"),
  implement: () => import("./implement.js"),
  lint: () => import("./lint.js"),
  pause: () => import("./pause-2.js"),
  resume: () => import("./resume.js"),
  retry: () => import("./retry.js"),
  "skip-verify": () => import("./skip-verify.js"),
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
