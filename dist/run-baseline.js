import {
  runProof
} from "./shared-run-proof.js";
import "./shared-command-environment.js";
import {
  decidingCommands,
  setupCommand
} from "./shared-proof-commands.js";
import "./shared-package-checks.js";
import "./shared-package-scripts.js";
import "./shared-is-proof.js";
import "./shared-evidence.js";
import {
  inCheckout
} from "./shared-checkout.js";
import "./shared-process-ref.js";
import "./shared-bring-ignored.js";
import "./shared-git-status.js";
import {
  git
} from "./shared-git.js";
import "./shared-shared.js";

// src/engine/run-baseline.ts
async function runBaseline(input) {
  const { cwd, journalDir, config, task, base, deadline, bring } = input;
  const commands = config.proof.baseline === "off" ? [] : decidingCommands(task, config);
  if (commands.length === 0) return [];
  const tree = git(cwd, ["rev-parse", "--verify", `${base}^{tree}`]).trim();
  return inCheckout({ dir: journalDir, root: cwd, commit: base, bring }, async ({ path, environment }) => {
    const place = { cwd: path, room: "checkout", commit: base, tree };
    const env = environment(input.env);
    const context = { journalDir, config, env, named: task.contract?.environmentVarsRequired ?? [], deadline };
    for (const setup of setupCommand(config)) {
      if ((await runProof(setup, place, context)).result.exitCode !== 0) return [];
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
