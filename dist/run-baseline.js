import {
  runProof,
  verifyCommands
} from "./shared-proof-commands.js";
import {
  inRoom
} from "./shared-room.js";
import "./shared-command-environment.js";
import "./shared-evidence.js";
import "./shared-journal-error.js";
import "./shared-files.js";
import {
  git
} from "./shared-git.js";
import "./shared-shared.js";

// src/engine/run-baseline.ts
async function runBaseline(input) {
  const { cwd, journalDir, config, task, base, env, deadline } = input;
  const commands = config.proof.baseline === "off" ? [] : verifyCommands(task, config);
  if (commands.length === 0) return [];
  const tree = git(cwd, ["rev-parse", "--verify", `${base}^{tree}`]).trim();
  const context = { journalDir, config, env, named: task.contract?.environmentVarsRequired ?? [], deadline };
  return inRoom({ cwd, commit: base, links: config.proof.links }, async ({ path }) => {
    const place = { cwd: path, room: "clean", commit: base, tree };
    if (config.proof.setup) {
      const { result } = await runProof({ purpose: "setup", command: config.proof.setup }, place, context);
      if (result.exitCode !== 0) return [];
    }
    const results = [];
    for (const { command } of commands) {
      results.push((await runProof({ purpose: "baseline", command }, place, context)).result);
    }
    return results;
  });
}
export {
  runBaseline
};
