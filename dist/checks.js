import {
  readArguments
} from "./shared-read-arguments.js";
import {
  settingsFindings
} from "./shared-check-settings.js";
import {
  renderFindings
} from "./shared-findings.js";
import {
  palette
} from "./shared-shared-3.js";
import "./shared-command.js";
import {
  severityOf
} from "./shared-run-stage.js";
import {
  ALL_CHECKS
} from "./shared-all-checks.js";
import "./shared-test-counts.js";
import "./shared-contract.js";
import "./shared-assertions.js";
import "./shared-title.js";
import "./shared-contradiction.js";
import {
  Config,
  committedConfig
} from "./shared-read-config.js";
import "./shared-plan-text.js";
import "./shared-package-scripts.js";
import "./shared-may-begin-green.js";
import "./shared-match-path.js";
import "./shared-terminal.js";
import {
  displayWidth
} from "./shared-width.js";
import "./shared-task-name.js";
import {
  findRepository
} from "./shared-git.js";
import "./shared-shared.js";

// src/engine/list-checks.ts
function listChecks(cwd) {
  const root = findRepository(cwd)?.root;
  const settings = root === void 0 ? { config: Config.parse({}) } : committedConfig(root, "HEAD");
  const config = "config" in settings ? settings.config : Config.parse({});
  const checks2 = ALL_CHECKS.map((check) => {
    const { id, stage, severity, failure, summary, seed, rows, tunable } = check;
    return {
      id,
      stage,
      severity,
      configured: severityOf(check, config),
      failure,
      summary,
      seed,
      rows: [...rows],
      tunable
    };
  });
  const broken = "problems" in settings ? settings.problems : [];
  return { checks: checks2, findings: [...broken, ...settingsFindings(config, ALL_CHECKS)] };
}

// src/view/checks.ts
function renderChecks(checks2, { colour }) {
  const { bold, dim, yellow } = palette(colour);
  const width = Math.max(...checks2.map(({ id }) => displayWidth(id)));
  const stages = [...new Set(checks2.map(({ stage }) => stage))];
  return stages.map((stage, index) => {
    const lines = checks2.filter((check) => check.stage === stage).map(({ id, configured, severity, seed, summary, tunable }) => {
      const set = configured === severity ? configured : yellow(`${configured}, set here`);
      const may = tunable ? ", may be set" : "";
      return `  ${id.padEnd(width)}  ${summary}  ${dim(`(${seed === "design" ? seed : `seed ${seed}`}, `)}${set}${dim(`${may})`)}`;
    });
    return [bold(`stage ${index + 1}, ${stage}`), ...lines].join("\n");
  }).join("\n\n");
}

// src/cli/checks.ts
var checks = {
  name: "checks",
  summary: "list all checks of the gate, with seed, stage and severity",
  usage: "ultraplan checks [--json]",
  examples: ["ultraplan checks", "ultraplan checks --json"],
  run(args, terminal) {
    const { values } = readArguments(args, { json: { type: "boolean" } }, checks);
    const { checks: list, findings } = listChecks(terminal.cwd);
    if (values.json) terminal.out(`${JSON.stringify({ checks: list, findings }, void 0, 2)}
`);
    else {
      terminal.out(`${renderChecks(list, { colour: terminal.colour })}
`);
      if (findings.length > 0) terminal.out(`
${renderFindings(findings, { colour: terminal.colour })}
`);
    }
    return findings.length > 0 ? 1 : 0;
  }
};
export {
  checks
};
