import {
  auditRun
} from "./shared-audit-approvals.js";
import {
  readArguments
} from "./shared-read-arguments.js";
import {
  renderFinding
} from "./shared-findings.js";
import "./shared-shared-3.js";
import {
  UsageError
} from "./shared-command.js";
import {
  listRuns,
  recordedRuns
} from "./shared-active.js";
import "./shared-time-limit.js";
import "./shared-held-files.js";
import "./shared-receipt.js";
import "./shared-canonical-json.js";
import {
  runsFolder
} from "./shared-places.js";
import "./shared-groups.js";
import "./shared-publish-views.js";
import {
  oneLine
} from "./shared-terminal.js";
import "./shared-width.js";
import "./shared-evidence.js";
import "./shared-checkout.js";
import "./shared-process-ref.js";
import "./shared-bring-ignored.js";
import "./shared-change.js";
import "./shared-task-name.js";
import "./shared-git-status.js";
import {
  findRepository
} from "./shared-git.js";
import "./shared-shared.js";

// src/engine/locate-run.ts
import { realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
function locateRun(cwd, home, runId) {
  const repository = findRepository(cwd);
  if (!repository) {
    return {
      error: `${cwd} is not inside a git repository`,
      fix: "change to the repository that holds the run"
    };
  }
  const folder = runsFolder(repository.commonDir);
  const known = [.../* @__PURE__ */ new Set([...listRuns(repository.commonDir), ...recordedIn(folder, home)])].sort();
  const id = runId ?? known.at(-1);
  if (id === void 0) {
    return {
      error: "there is no run in this repository yet",
      fix: "start one in Claude Code with /ultraplan:implement <spec>"
    };
  }
  if (!known.includes(id)) {
    return { error: `there is no run ${id} in this repository`, fix: `runs: ${known.join(", ") || "none"}` };
  }
  return { dir: join(folder, id), root: repository.root };
}
function recordedIn(folder, home) {
  const here = real(folder);
  return recordedRuns(home).flatMap((dir) => real(dirname(dir)) === here ? [basename(dir)] : []);
}
function real(path) {
  try {
    return realpathSync(path);
  } catch {
    return path;
  }
}

// src/view/audit.ts
function renderAudit(audit2) {
  const { run, events, evidence, approvals, broken } = audit2;
  const notes = audit2.notes.map((note) => `  note: ${oneLine(note)}`);
  if (broken) {
    const byte = broken.byte === void 0 ? "" : ` (at byte ${broken.byte})`;
    const finding = { ...broken, severity: "block", message: `${broken.message}${byte}` };
    return lines(
      `run ${run}: broken`,
      renderFinding(finding),
      `  this means: ${oneLine(broken.means)}`,
      `  sound before it: ${count(events, "event")}, ${count(evidence, "evidence file")}, ${count(audit2.receipts, "receipt")}`,
      ...notes
    );
  }
  return lines(
    `run ${run}: sound`,
    `  ${count(events, "event")}: each follows the one before it, and the head agrees`,
    `  ${count(evidence, "evidence file")}: each is what was recorded`,
    `  ${count(approvals, "approval")}: each has its commit and its receipt, and the approved ref stands`,
    ...notes
  );
}
var lines = (...all) => `${all.join("\n")}
`;
var count = (n, what) => `${n} ${what}${n === 1 ? "" : "s"}`;

// src/cli/audit.ts
var audit = {
  name: "audit",
  summary: "check that the record of a run is whole: chain, head, evidence, approved ref, receipts",
  usage: "ultraplan audit [run] [--json]",
  examples: ["ultraplan audit", "ultraplan audit --json"],
  run(args, terminal) {
    const { values, positionals } = readArguments(args, { json: { type: "boolean" } }, audit, 1);
    const place = locateRun(terminal.cwd, terminal.home, positionals[0]);
    if ("error" in place) throw new UsageError(place.error, place.fix);
    const found = auditRun({ ...place, home: terminal.home });
    terminal.out(values.json ? `${JSON.stringify(found, void 0, 2)}
` : renderAudit(found));
    return found.broken ? 1 : 0;
  }
};
export {
  audit
};
