import {
  locateLog,
  readJournal,
  reduce
} from "./shared-active.js";
import {
  allReceipts,
  isOverride,
  isSameReceipt,
  receiptOf
} from "./shared-receipt.js";
import {
  RECEIPTS_REF,
  approvedRef
} from "./shared-places.js";
import {
  evidenceProblem
} from "./shared-evidence.js";
import {
  JournalError
} from "./shared-checkout.js";
import {
  taskOf
} from "./shared-change.js";
import {
  wordFor
} from "./shared-task-name.js";
import {
  git,
  tryGit
} from "./shared-git.js";

// src/engine/audit.ts
import { basename } from "node:path";

// src/engine/audit-approvals.ts
function noteApproval(expected, run, event) {
  if (expected.stands.at(-1) !== run.approvedHead) expected.stands.push(run.approvedHead);
  if ("task" in event && "who" in event) expected.overrides.add(event.task);
  if (event.type !== "task_approved") return;
  const task = taskOf(run, event.task);
  const receipt = task?.approval?.seq === event.seq ? receiptOf(run, task) : void 0;
  if (receipt) expected.receipts.push(receipt);
}
function auditApprovals(cwd, run, expected) {
  const { stands } = expected;
  const broken2 = missingCommit(cwd, run, expected) ?? movedRef(cwd, run, stands) ?? lostWork(cwd, stands);
  return broken2 ? { checked: 0, broken: broken2 } : auditReceipts(cwd, run, expected);
}
var short = (commit) => commit.slice(0, 10);
function missingCommit(cwd, run, { stands, receipts }) {
  const commits = [...receipts.map(({ commit }) => commit), ...stands];
  if (commits.length === 0) return void 0;
  const answers = git(cwd, ["cat-file", "--batch-check"], { input: `${commits.join("\n")}
` }).split("\n");
  const missing = commits.find((_, index) => !/^[0-9a-f]+ commit /.test(answers[index] ?? ""));
  if (missing === void 0) return void 0;
  const receipt = receipts.find(({ commit }) => commit === missing);
  return {
    id: "audit/commit",
    message: receipt ? `commit ${short(missing)} of ${wordFor(run.tasks, receipt.task)} is not in the repository` : `commit ${short(missing)}, where the approved ref once stood, is not in the repository`,
    means: receipt ? `the work that event ${receipt.seq} approved is gone` : "history that the run rests on is gone",
    fix: "fetch it from a clone that still has it"
  };
}
function movedRef(cwd, run, stands) {
  const name = approvedRef(run.id);
  const found = tryGit(cwd, ["rev-parse", "--verify", "--quiet", name])?.trim() ?? run.base;
  if (found === run.approvedHead) return void 0;
  return {
    id: "audit/ref",
    message: `${name} stands at ${short(found)}, and the journal approved up to ${short(run.approvedHead)}`,
    means: stands.includes(found) ? "the process was killed between journal and git, or somebody set the ref back" : "somebody else moved the ref: what it points to was not approved by this run",
    fix: `git update-ref ${name} ${run.approvedHead}`
  };
}
function lostWork(cwd, stands) {
  const [first, last] = [stands[0], stands.at(-1)];
  if (first === void 0 || last === void 0 || first === last) return void 0;
  const history = new Set(git(cwd, ["rev-list", last, `^${first}`]).split("\n"));
  const lost = stands.slice(1).find((commit) => !history.has(commit));
  if (lost === void 0) return void 0;
  return {
    id: "audit/commit",
    message: `commit ${short(lost)} was approved and is not in the history of ${short(last)}`,
    means: "history was rewritten after the approval, and later work was approved on top of it",
    fix: `look at what is missing: git log ${short(last)}..${short(lost)}`
  };
}
function auditReceipts(cwd, run, { receipts, overrides }) {
  const found = allReceipts(cwd).filter(({ receipt }) => receipt.run === run.id);
  for (const [checked, receipt] of receipts.entries()) {
    const there = found.some((one) => one.carrier === receipt.commit && isSameReceipt(one.receipt, receipt));
    if (!there) return { checked, broken: missingReceipt(run, receipt, found) };
  }
  const isKnown = ({ receipt }) => isOverride(receipt) ? overrides.has(receipt.task) : receipts.some((known) => isSameReceipt(receipt, known));
  const foreign = found.find((one) => !isKnown(one));
  return foreign ? { checked: receipts.length, broken: foreignReceipt(run, foreign) } : { checked: receipts.length };
}
function foreignReceipt(run, { carrier, receipt }) {
  return {
    id: "audit/receipt",
    message: `commit ${short(carrier)} carries a receipt for ${wordFor(run.tasks, receipt.task)} that the journal does not know`,
    means: "somebody else wrote it: it proves nothing",
    fix: `git notes --ref=${RECEIPTS_REF} edit ${short(carrier)}`
  };
}
function missingReceipt(run, { task, commit, seq }, found) {
  const named = wordFor(run.tasks, task);
  const altered = found.some(
    ({ carrier, receipt }) => carrier === commit && receipt.task === task && !isOverride(receipt)
  );
  return {
    id: "audit/receipt",
    message: altered ? `the receipt of ${named} on commit ${short(commit)} is not what event ${seq} says` : `commit ${short(commit)} carries no receipt for ${named}`,
    means: altered ? "somebody changed the receipt: it proves nothing" : "the process was killed between journal and git, or somebody removed the note",
    fix: "the journal holds the approval; resuming the run writes the receipt again"
  };
}

// src/engine/audit-evidence.ts
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
function noteEvidence(used, event) {
  for (const { sha256 } of refsIn(event)) {
    if (!used.has(sha256)) used.set(sha256, { seq: event.seq, type: event.type });
  }
}
function* refsIn(value) {
  if (typeof value !== "object" || value === null) return;
  if ("sha256" in value && "bytes" in value) yield value;
  for (const inner of Object.values(value)) yield* refsIn(inner);
}
function auditEvidence(dir, used) {
  let checked = 0;
  for (const [sha256, { seq, type }] of used) {
    const problem = evidenceProblem(dir, sha256);
    if (problem) {
      return {
        checked,
        broken: broken(problem, `event ${seq} (${type}) rests on it and cannot be shown any more`)
      };
    }
    checked += 1;
  }
  for (const name of storedFiles(dir)) {
    if (used.has(name)) continue;
    const problem = evidenceProblem(dir, name);
    if (problem) {
      return {
        checked,
        broken: broken(problem, "no event rests on it, but something else writes in this folder")
      };
    }
  }
  return { checked };
}
function storedFiles(dir) {
  const folder = join(dir, "evidence");
  return existsSync(folder) ? readdirSync(folder).filter((name) => /^[0-9a-f]{64}$/.test(name)) : [];
}
function broken(problem, means) {
  return {
    id: "audit/evidence",
    ...problem,
    means,
    fix: "put the file back from a backup, or prove the task again: ultraplan replay --verify"
  };
}

// src/engine/audit.ts
function auditRun(input) {
  const audit = {
    run: basename(input.dir),
    events: 0,
    evidence: 0,
    approvals: 0,
    receipts: 0,
    notes: []
  };
  const used = /* @__PURE__ */ new Map();
  const expected = { stands: [], receipts: [], overrides: /* @__PURE__ */ new Set() };
  const run = walkLog(input, audit, used, expected);
  if (run === void 0 || audit.broken) return audit;
  if (run.anomalies.length > 0) audit.notes.push(`events that changed nothing: ${run.anomalies.join("; ")}`);
  const evidence = auditEvidence(input.dir, used);
  audit.evidence = evidence.checked;
  if (evidence.broken) return { ...audit, broken: evidence.broken };
  audit.approvals = expected.receipts.length;
  const approvals = auditApprovals(input.root, run, expected);
  audit.receipts = approvals.checked;
  return approvals.broken ? { ...audit, broken: approvals.broken } : audit;
}
function walkLog({ dir, home }, audit, used, expected) {
  const where = locateLog(dir, home);
  let run;
  try {
    const log = readJournal(where);
    let next = log.next();
    for (; !next.done; next = log.next()) {
      run = reduce(run, next.value);
      noteEvidence(used, next.value);
      noteApproval(expected, run, next.value);
      audit.events += 1;
    }
    const { torn } = next.value;
    if (torn > 0) audit.notes.push(`${torn} bytes of a half-written step: the next event removes them`);
    if (run === void 0) audit.notes.push("nothing was recorded yet");
  } catch (error) {
    audit.broken = error instanceof JournalError ? fromJournal(error) : notARun(error, where.log, audit.events);
  }
  return run;
}
var MEANS = {
  "broken-chain": "something other than ultraplan wrote here; from this line on nothing in the log can be trusted",
  "head-mismatch": "events that were acknowledged are gone or were replaced; what the log shows is not all that happened",
  "head-missing": "nobody can tell whether the end of the log was cut off",
  missing: "the record of the run is gone"
};
function fromJournal(error) {
  return {
    id: error.code === "broken-chain" ? "audit/chain" : "audit/head",
    ...error.place,
    message: error.message,
    means: MEANS[error.code] ?? "the log could not be read to its end",
    fix: error.fix.replace(/^run "ultraplan audit" for the extent; /, "")
  };
}
function notARun(error, file, events) {
  return {
    id: "audit/chain",
    file,
    line: events + 1,
    message: error instanceof Error ? error.message : String(error),
    means: "the lines are whole, and they do not tell of a run",
    fix: "put the file back from a backup"
  };
}

export {
  auditRun
};
