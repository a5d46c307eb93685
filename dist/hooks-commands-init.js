import {
  offerInit
} from "./shared-config-file.js";
import "./shared-exclude-paths.js";
import "./shared-free-commands.js";
import "./shared-find-plan.js";
import "./shared-commands.js";
import "./shared-build-task.js";
import "./shared-title.js";
import {
  optionsOf
} from "./shared-typed.js";
import "./shared-input.js";
import "./shared-status-launcher.js";
import "./shared-client-settings.js";
import {
  answer,
  refuse
} from "./shared-answer.js";
import "./shared-read-config.js";
import "./shared-init-record.js";
import "./shared-commit-reader.js";
import "./shared-implement-command.js";
import "./shared-proof-commands.js";
import "./shared-package-checks.js";
import "./shared-package-scripts.js";
import "./shared-is-proof.js";
import "./shared-lines.js";
import "./shared-active.js";
import "./shared-terminal.js";
import "./shared-width.js";
import "./shared-change.js";
import "./shared-checkout.js";
import "./shared-process-ref.js";
import "./shared-bring-ignored.js";
import "./shared-task-name.js";
import "./shared-git-status.js";
import "./shared-git.js";
import "./shared-shared.js";

// src/hooks/commands/init.ts
var USAGE = "/ultraplan:init [plan] [--mode <mode>] [--pre-push] [--status-line] [--yes] | /ultraplan:init --undo [--yes]";
var run = ({ argument, context: { session } }) => {
  const typed = optionsOf(argument, ["yes", "pre-push", "status-line", "mode", "undo"], USAGE, ["mode"]);
  if ("error" in typed) return refuse(typed);
  const { options } = typed;
  const mode = options.get("mode");
  const flags = [...options].filter(([name]) => name !== "mode").map(([, words]) => words);
  const plan = [typed.words, ...flags].find((words) => words !== "") ?? "";
  const undo = options.has("undo");
  const offer = offerInit({
    ...session,
    folder: session.env.CLAUDE_PROJECT_DIR ?? session.cwd,
    plan,
    prePush: options.has("pre-push"),
    statusLine: options.has("status-line"),
    ...session.env.CLAUDE_PLUGIN_ROOT ? { plugin: session.env.CLAUDE_PLUGIN_ROOT } : {},
    ...mode === void 0 ? {} : { permissionMode: mode },
    undo
  });
  if ("error" in offer) return refuse(offer);
  const lines = offer.text === "" ? [] : [offer.text];
  if (offer.empty)
    return answer({
      text: [...lines, undo ? "nothing to take back" : "nothing to do: all of it is here already"].join("\n")
    });
  if (options.has("yes")) return answer({ text: offer.apply() });
  const again = [
    "/ultraplan:init",
    plan,
    ...[...options.keys()].map((name) => name === "mode" ? `--mode ${mode}` : `--${name}`),
    "--yes"
  ];
  return answer({
    text: [
      undo ? "ultraplan init --undo would leave these so:" : "ultraplan init would write:",
      ...lines,
      ...offer.hookOffered ? ["  --pre-push adds a hook that refuses to push work which is not approved"] : [],
      ...offer.lineOffered ? ["  --status-line adds the run to this client's status line, for you alone"] : [],
      `nothing is changed yet; to do it, type: ${again.filter((word) => word !== "").join(" ")}`
    ].join("\n")
  });
};
export {
  run
};
