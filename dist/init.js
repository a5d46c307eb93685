import {
  readArguments
} from "./shared-read-arguments.js";
import {
  offerInit
} from "./shared-config-file.js";
import "./shared-exclude-paths.js";
import "./shared-free-commands.js";
import "./shared-find-plan.js";
import {
  UsageError
} from "./shared-command.js";
import "./shared-commands.js";
import "./shared-build-task.js";
import "./shared-title.js";
import "./shared-status-launcher.js";
import "./shared-client-settings.js";
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

// src/cli/init.ts
var OPTIONS = {
  yes: { type: "boolean", short: "y" },
  "pre-push": { type: "boolean" },
  "status-line": { type: "boolean" },
  mode: { type: "string" },
  undo: { type: "boolean" }
};
var init = {
  name: "init",
  summary: "set a project up: permission rules for unattended runs, the bare /implement, a commented configuration, a pre-push hook, a status line",
  usage: "ultraplan init [plan] [--mode <mode>] [--pre-push] [--status-line] [--yes] | ultraplan init --undo [--yes]",
  examples: [
    "ultraplan init                  # shows what it would write, then asks",
    "ultraplan init demo --yes       # rules for the commands of one plan, without asking",
    "ultraplan init --mode acceptEdits  # also set the permission mode, for everybody in the project",
    "ultraplan init --pre-push       # also refuse to push what is not approved",
    "ultraplan init --status-line    # also show the run in the client's status line",
    "ultraplan init --undo           # take back exactly what it wrote"
  ],
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, OPTIONS, init, 1);
    const ask = {
      ...terminal,
      plan: positionals[0] ?? "",
      prePush: values["pre-push"] ?? false,
      statusLine: values["status-line"] ?? false,
      ...values.mode === void 0 ? {} : { permissionMode: values.mode },
      undo: values.undo ?? false
    };
    const offer = await completed(ask, values.yes ?? false, terminal);
    if (offer.text !== "") terminal.out(`${offer.text}
`);
    if (offer.empty) {
      terminal.out(ask.undo ? "nothing to take back\n" : "nothing to do: all of it is here already\n");
      return 0;
    }
    if (!values.yes && !await agreed(ask.undo ? "take this back?" : "write this?", terminal)) {
      terminal.out("nothing was changed\n");
      return 0;
    }
    terminal.out(`${offer.apply()}
`);
    return 0;
  }
};
async function completed(ask, yes, terminal) {
  const offer = orFail(offerInit(ask));
  if (yes || ask.undo || !terminal.askLine) return offer;
  const hook = "also install a pre-push hook that refuses work which is not approved?";
  const line = "also show the run in the client's status line, in your own settings of this project?";
  const prePush = ask.prePush || offer.hookOffered && await agreed(hook, terminal);
  const statusLine = ask.statusLine || offer.lineOffered && await agreed(line, terminal);
  return orFail(offerInit({ ...ask, prePush, statusLine }));
}
async function agreed(question, terminal) {
  if (!terminal.askLine)
    throw new UsageError("nobody is here to be asked, so nothing was changed", "add --yes to have it done");
  return /^y(?:es)?$/i.test((await terminal.askLine(`${question} [y/N] `)).trim());
}
function orFail(offer) {
  if ("error" in offer) throw new UsageError(offer.error, offer.fix);
  return offer;
}
export {
  init
};
