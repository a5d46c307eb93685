import {
  ultraplanHome
} from "./shared-active.js";

// src/engine/status-launcher.ts
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
var launcherFile = (home) => join(ultraplanHome(home), "status-line.sh");
var STATUS_LINE = {
  type: "command",
  command: "sh ~/.ultraplan/status-line.sh",
  // The client asks again only when something happens in the session; a proof happens elsewhere.
  refreshInterval: 2
};
var launcher = (pluginRoot) => `#!/bin/sh
# Written by ultraplan, for the client's status line: the run that this session drives, else nothing.
program='${join(pluginRoot, "bin", "ultraplan").replaceAll("'", `'\\''`)}'
if [ -f "$HOME/.ultraplan/active/$CLAUDE_CODE_SESSION_ID" ] && [ -x "$program" ]; then
  "$program" status --line 2>/dev/null
else
  read -r nothing
fi
exit 0
`;
function writeLauncher(home, pluginRoot) {
  const file = launcherFile(home);
  mkdirSync(dirname(file), { recursive: true, mode: 448 });
  writeFileSync(file, launcher(pluginRoot), { mode: 448 });
}
function refreshLauncher(home, env) {
  const root = env.CLAUDE_PLUGIN_ROOT;
  if (!root) return;
  try {
    if (readFileSync(launcherFile(home), "utf8") !== launcher(root)) writeLauncher(home, root);
  } catch {
  }
}

export {
  STATUS_LINE,
  writeLauncher,
  refreshLauncher
};
