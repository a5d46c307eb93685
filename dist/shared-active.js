import {
  configFor,
  duration,
  isExecutor,
  isLate,
  limitWords,
  ownMs,
  secondsSpent,
  withMaxima
} from "./shared-time-limit.js";
import {
  heldFiles
} from "./shared-held-files.js";
import {
  activeFile,
  activeFolder,
  askingFile,
  cancelMark,
  dueFile,
  isApprovable,
  noticesFile,
  outstandingReviews,
  reviewWork,
  runsFolder,
  specReviewOf,
  stoppingFile,
  tally,
  ultraplanHome,
  waitingFile
} from "./shared-places.js";
import {
  isStuck,
  recordsOf,
  verifiersNeeded,
  waveOf
} from "./shared-groups.js";
import {
  freezeWork,
  publishViews
} from "./shared-publish-views.js";
import {
  oneLine
} from "./shared-terminal.js";
import {
  GO_ON,
  JournalError,
  LockTimeout,
  closeQuietly,
  diskError,
  ensureFolder,
  errorCode,
  readIfThere,
  realFiles,
  syncFolder,
  withLock,
  withOpen,
  writeAll,
  writeAtomic
} from "./shared-checkout.js";
import {
  thisProcess
} from "./shared-process-ref.js";
import {
  anomaly,
  changeAttempt,
  changeAttemptOf,
  changeTask,
  changeTicket,
  closeTicket,
  endedUnseen,
  flag,
  later,
  leftAt,
  notice,
  settle,
  taskOf,
  touch,
  without
} from "./shared-change.js";
import {
  taskName,
  taskWord,
  wordFor
} from "./shared-task-name.js";
import {
  findRepository
} from "./shared-git.js";

// src/journal/head.ts
import { basename, dirname, join } from "node:path";
function headPath(home, dir) {
  return join(ultraplanHome(home), "heads", basename(dir));
}
function recordedRuns(home, files = realFiles) {
  const folder = join(ultraplanHome(home), "heads");
  try {
    return files.list(folder).flatMap((name) => name.endsWith(".new") ? [] : dirOf(files, join(folder, name)));
  } catch {
    return [];
  }
}
function dirOf(files, path) {
  try {
    const { dir } = requireHead(files, path);
    return typeof dir === "string" ? [dir] : [];
  } catch {
    return [];
  }
}
function readHead(files, path) {
  const text = readIfThere(files, path)?.toString("utf8");
  if (text === void 0) return void 0;
  try {
    const head = JSON.parse(text);
    if (Number.isInteger(head.seq) && head.seq >= 0 && /^[0-9a-f]{64}$/.test(head.hash)) return head;
  } catch {
  }
  throw new JournalError(
    "head-mismatch",
    { file: path },
    "the record of the last event cannot be read",
    GO_ON
  );
}
function requireHead(files, path) {
  const head = readHead(files, path);
  if (head) return head;
  throw new JournalError(
    "head-missing",
    { file: path },
    `the record of the last event of run ${basename(path)} is not there`,
    `if the repository was moved to this machine or user, bring ${path} along; otherwise ${GO_ON}`
  );
}
function writeHead(files, path, head) {
  const bytes = Buffer.from(`${JSON.stringify(head)}
`);
  writeAtomic(files, path, bytes, { temporary: `${path}.new`, sync: "content" });
}
function createHead(files, path, dir, start) {
  ensureFolder(files, dirname(path));
  const head = { dir, seq: start.seq, hash: start.hash };
  const bytes = Buffer.from(`${JSON.stringify(head)}
`);
  writeAtomic(files, path, bytes, { temporary: `${path}.new`, sync: "both" });
}
function checkAgainstHead(head, position, log, headFile) {
  if (position.seq !== head.seq || position.hash === head.hash) return;
  throw new JournalError(
    "head-mismatch",
    { file: log, line: position.seq },
    `event ${head.seq} is not the one that ${headFile} recorded: the log was written anew or swapped`,
    GO_ON
  );
}
function checkNotCut(head, end, log) {
  if (end.position.seq >= head.seq) return;
  const { seq, bytes } = end.lastLine;
  throw new JournalError(
    "head-mismatch",
    { file: log, line: seq + 1, byte: bytes },
    `the log ends with event ${seq}, and event ${head.seq} was written: its tail was cut off`,
    GO_ON
  );
}

// src/journal/log-files.ts
import { join as join2 } from "node:path";

// src/journal/line.ts
import { createHash } from "node:crypto";

// src/journal/clock.ts
var NOTE = "the clock went back to ";
var SLACK_MS = 1e3;
function isClockNote(body) {
  return body.type === "noted" && body.text.startsWith(NOTE);
}
function nextTime(now, last) {
  const at = now.toISOString();
  if (at >= last.at) return { at };
  if (last.clockNoted || Date.parse(last.at) - now.getTime() < SLACK_MS) return { at: last.at };
  return {
    at: last.at,
    note: { type: "noted", text: `${NOTE}${at}; times stay at ${last.at} until it has passed that` }
  };
}

// src/journal/line.ts
var START = { seq: 0, hash: "0".repeat(64), at: "", bytes: 0, clockNoted: false };
var ENVELOPE = /^\{"seq":(?<seq>\d+),"at":"(?<at>[^"\\]*)","prev":"(?<prev>[0-9a-f]{64})","hash":"(?<hash>[0-9a-f]{64})",(?:"more":(?<more>\d+),)?/;
var ENVELOPE_BYTES = 320;
var BEFORE_HASH = '"hash":"';
var HASH_LENGTH = 64;
var RESERVED = ["seq", "at", "prev", "hash", "more"];
function hashAround(before, after) {
  return createHash("sha256").update(before).update(after).digest("hex");
}
function encodeLine(last, at, body, more) {
  const taken = RESERVED.find((name) => name in body);
  if (taken) throw new Error(`an event of type ${body.type} may not have a field "${taken}"`);
  const before = Buffer.from(`{"seq":${last.seq + 1},"at":"${at}","prev":"${last.hash}",${BEFORE_HASH}`);
  const after = Buffer.from(`",${more > 0 ? `"more":${more},` : ""}${JSON.stringify(body).slice(1)}`);
  return Buffer.concat([before, Buffer.from(hashAround(before, after)), after, Buffer.from("\n")]);
}
function decodeLine(line, last) {
  const envelope = ENVELOPE.exec(line.toString("latin1", 0, ENVELOPE_BYTES));
  const { seq, at, prev, hash, more } = envelope?.groups ?? {};
  if (!envelope || at === void 0) return { problem: "the line is not an event" };
  if (Number(seq) !== last.seq + 1) {
    return { problem: `event ${last.seq + 1} should stand here, and event ${seq} does` };
  }
  if (prev !== last.hash) return { problem: `event ${seq} does not follow the event before it` };
  const hashAt = envelope[0].indexOf(BEFORE_HASH) + BEFORE_HASH.length;
  const found = hashAround(line.subarray(0, hashAt), line.subarray(hashAt + HASH_LENGTH));
  if (found !== hash) return { problem: `event ${seq} was changed after it was written` };
  if (at < last.at) return { problem: `event ${seq} is older than the event before it` };
  try {
    const event = JSON.parse(line.toString("utf8"));
    const clockNoted = isClockNote(event) || last.clockNoted && at === last.at;
    const position = { seq: last.seq + 1, hash, at, bytes: last.bytes + line.length + 1, clockNoted };
    return { event, more: Number(more ?? 0), position };
  } catch {
    return { problem: `event ${seq} is not JSON` };
  }
}

// src/journal/read-log.ts
var NEWLINE = 10;
var CHUNK = 1 << 18;
function* readLog(files, fd, path, from) {
  const size = files.size(fd);
  let end = from;
  let last = from;
  let step = [];
  for (const line of readLines(files, fd, from.bytes, size)) {
    if (line.includes(0)) break;
    const decoded = decodeLine(line, last);
    if ("problem" in decoded) {
      const place = { file: path, line: last.seq + 1, byte: last.bytes };
      throw new JournalError("broken-chain", place, decoded.problem, GO_ON);
    }
    last = decoded.position;
    step.push({ event: decoded.event, position: last });
    if (decoded.more === 0) {
      yield* step;
      end = last;
      step = [];
    }
  }
  return { position: end, torn: Math.max(0, size - end.bytes), lastLine: last };
}
function* readLines(files, fd, from, size) {
  let rest = Buffer.alloc(0);
  for (let offset = from; offset < size; ) {
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK, size - offset));
    const got = files.read(fd, chunk, offset);
    if (got === 0) return;
    offset += got;
    const read2 = chunk.subarray(0, got);
    const text = rest.length === 0 ? read2 : Buffer.concat([rest, read2]);
    let start = 0;
    for (let end = text.indexOf(NEWLINE); end !== -1; end = text.indexOf(NEWLINE, start)) {
      yield text.subarray(start, end);
      start = end + 1;
    }
    rest = text.subarray(start);
  }
}

// src/journal/log-files.ts
function locateLog(dir, home, files = realFiles) {
  return { files, dir, log: join2(dir, "journal.jsonl"), headFile: headPath(home, dir) };
}
function openLog({ files, log, headFile }, flags) {
  try {
    return files.open(log, flags);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    const head = readHead(files, headFile);
    if (head) checkNotCut(head, { position: START, lastLine: START }, log);
    throw new JournalError(
      "missing",
      { file: log },
      "there is no such run here",
      'run "ultraplan status" to see the run of this repository'
    );
  }
}
function* checkedEvents(where, fd, head, from) {
  checkAgainstHead(head, from, where.log, where.headFile);
  const log = readLog(where.files, fd, where.log, from);
  let next = log.next();
  for (; !next.done; next = log.next()) {
    checkAgainstHead(head, next.value.position, where.log, where.headFile);
    yield next.value.event;
  }
  checkNotCut(head, next.value, where.log);
  return next.value;
}
function* readJournal(where) {
  let fd;
  try {
    fd = openLog(where, "r");
  } catch (error) {
    throw diskError(error, where.log);
  }
  try {
    return yield* checkedEvents(where, fd, requireHead(where.files, where.headFile), START);
  } finally {
    closeQuietly(where.files, fd);
  }
}

// src/run/holds-back.ts
function heldBackBy(run) {
  const tasks = run.tasks.filter(
    (task) => task.override ? !task.override.adopted : hasUnprovedCommits(task)
  );
  const foreign = run.foreign?.some((found) => !found.adopted) ? ["commits that no executor made"] : [];
  return [...tasks.map(taskWord), ...foreign];
}
var holdsBack = (run) => heldBackBy(run).length > 0;
function hasUnprovedCommits(task) {
  if (task.status === "approved" || task.givenUp) return false;
  return task.attempts.some((attempt) => {
    if (attempt.isolated && !attempt.passed && !attempt.merged || attempt.endedAt === void 0)
      return false;
    return attempt.head === void 0 || attempt.head !== attempt.base;
  });
}

// src/run/policy.ts
var ASK = ["retry", "skip", "investigate"];
var AFTER_TIMEOUT = ["retry longer", "skip", "investigate"];
var RETRIES = {
  FALSE_CLAIM: Number.POSITIVE_INFINITY,
  EXECUTION_FAILURE: 2,
  VERIFY_FAILURE: 2,
  MALFORMED: 2,
  SPEC_VIOLATION: 1,
  ARCHITECT_REJECTION: 1,
  REVIEW_FAIL: 2,
  TIMEOUT: 1,
  BLOCKED: 0
};
var MOST_SENT_BACK = { malformed: RETRIES.MALFORMED, noSignal: 1, takenBack: 1 };
function policy(task, type, config, agentAlive) {
  const attempt = task.attempts.at(-1);
  const ofType = sinceRetry(task).filter((failure) => failure.type === type).length;
  const pause = (options) => ({ kind: "pause", reason: reasonFor(type, ofType), options });
  if (type === "BLOCKED") return { kind: "block", reason: "it cannot go on" };
  const allowed = config.limits.task;
  if (allowed !== void 0 && secondsSpent(task) >= allowed)
    return {
      kind: "pause",
      reason: `its attempts have taken ${duration(secondsSpent(task))} together, and limits.task is ${duration(allowed)}`,
      options: AFTER_TIMEOUT
    };
  if (ofType > RETRIES[type]) {
    if (type === "SPEC_VIOLATION") {
      return { kind: "block", reason: "the task broke its specification again after its one retry" };
    }
    return pause(type === "TIMEOUT" ? AFTER_TIMEOUT : ASK);
  }
  if (agentAlive && mayGoBack(attempt, type, config)) return { kind: "warm" };
  if (attemptsUsed(task) >= config.attempts.perTask) return pause(ASK);
  return type === "TIMEOUT" ? { kind: "cold", waitSeconds: config.limits.afterTimeout } : { kind: "cold" };
}
function attemptsUsed(task) {
  return task.attempts.length - (task.forgiven ?? 0);
}
function sinceRetry(task) {
  return task.attempts.slice(task.forgiven ?? 0).flatMap((attempt) => attempt.failures);
}
function mayGoBack(attempt, type, config) {
  if (!attempt || type === "TIMEOUT" || type === "ARCHITECT_REJECTION" || type === "REVIEW_FAIL") return false;
  const falseClaims = attempt.failures.filter((failure) => failure.type === "FALSE_CLAIM").length;
  if (type === "FALSE_CLAIM") return falseClaims <= config.attempts.warm;
  return attempt.failures.length - falseClaims <= 1;
}
function reasonFor(type, count) {
  return count > RETRIES[type] ? `${type} ${count} times` : `no attempts left after ${type}`;
}

// src/run/assurance.ts
var HIGH = 0.9;
var LEAST_AFTER_RETRIES = 0.7;
function assurance(run, task) {
  const parts = [gatePart(task), ...retryParts(task), ...verdictParts(run, task), ...specParts(run, task)];
  const flags = parts.flatMap((part) => part.flags);
  return {
    value: Math.min(...parts.map((part) => part.value)),
    because: parts.map(({ from, value, why }) => ({ from, value, why })),
    flags: flags.length > 0 ? ["orange", ...flags] : []
  };
}
function gatePart(task) {
  const passed = task.attempts.at(-1)?.passed;
  const orange = passed?.colour === "ORANGE";
  return {
    from: "gate",
    value: passed?.confidence ?? 0,
    why: orange ? "passed with warnings" : "all automatic checks passed",
    flags: orange ? ["warnings"] : []
  };
}
function retryParts(task) {
  const retries = attemptsUsed(task) - 1;
  if (retries < 1) return [];
  const value = Math.max(LEAST_AFTER_RETRIES, Math.round((1 - retries / 10) * 10) / 10);
  return [{ from: "retries", value, why: `attempt ${retries + 1}`, flags: [] }];
}
function verdictParts(run, task) {
  const votes = verifiersNeeded(run, task);
  const records = recordsOf(task);
  const parts = records.filter(({ role, verdict }) => role !== "spec-reviewer" && verdict.decision === "approve").filter(({ role }) => role !== "verifier" || votes === 1).map(({ role, verdict }) => {
    const unsure = verdict.confidence < HIGH;
    return {
      from: role,
      value: verdict.confidence,
      why: verdict.concerns.length > 0 ? `approved with concerns: ${verdict.concerns[0]}` : "approved",
      flags: [
        ...unsure ? [`${role} is not sure`] : [],
        ...verdict.concerns.length > 0 ? ["concerns"] : []
      ]
    };
  });
  if (votes < 2) return parts;
  const { yes, of, split } = tally(records, votes);
  const why = `${yes}/${of} verifiers agreed output is correct`;
  return [...parts, { from: "votes", value: yes / of, why, flags: split ? ["votes differ"] : [] }];
}
function specParts(run, task) {
  const spec = specReviewOf(run, task);
  const part = (value, why, ...flags) => [
    { from: "spec-reviewer", value, why, flags }
  ];
  if (spec.kind !== "ended") return [];
  switch (spec.how) {
    case "passed":
      return part(1, "REVIEW_PASS");
    case "with-batch":
      return part(1, "reviewed with its parallel batch");
    case "no-signal":
      return part(0.6, "REVIEW_PASS (no signal)", "review without signal");
    case "suggested":
      return part(0.9, "suggestions for the spec were kept", "review suggestions");
    case "capped":
      return part(0.6, "findings were left after the last iteration", "review findings outstanding");
    case "given-up":
      return part(0.6, "the fix failed, the original stays", "review findings outstanding");
  }
}

// src/run/reduce-judgement.ts
function judged(run, event) {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket);
  const { result } = event;
  if (!ticket?.judging || ticket.role !== "spec-executor" || ticket.task !== result.task) {
    return anomaly(run, `a judgement without a claim for ticket ${event.ticket}`);
  }
  if (taskOf(run, ticket.task)?.override) return closeTicket(endedUnseen(run, ticket, event.at), ticket.id);
  const claimed = ticket.judging.claim;
  if (result.outcome === "PASSED") {
    const passed = {
      commit: result.commit,
      base: result.base,
      claim: claimed,
      colour: result.colour,
      confidence: result.confidence
    };
    const closed = changeTask(closeTicket(run, ticket.id), ticket.task, (task) => ({
      ...changeAttempt(task, (attempt) => ({
        ...attempt,
        passed,
        endedAt: event.at,
        ...spent(ticket, event.at)
      })),
      lastResult: result,
      lastStepAt: event.at
    }));
    const known = ticket.isolated ? closed : { ...closed, knownHead: result.commit };
    const timed = ticket.overran ? flag(known, ticket.task, "over time") : known;
    return changeTask(timed, ticket.task, (task) => ({
      ...task,
      status: outstandingReviews(closed, task).length > 0 ? "reviewing" : "verifying"
    }));
  }
  const blocking = result.findings.find((finding) => finding.severity === "block");
  const own = result.outcome === "BLOCKED" ? "BLOCKED" : result.failure ?? "VERIFY_FAILURE";
  const type = ticket.overran ? "TIMEOUT" : own;
  const again2 = isSameAgain(taskOf(run, ticket.task), claimed.sha256, result);
  const failure = {
    type,
    stage: result.stage,
    reason: inTime(
      ticket,
      `${blocking?.message ?? result.outcome}${again2 ? " (the same claim twice, with nothing changed)" : ""}`
    ),
    at: event.at,
    attempt: ticket.attempt
  };
  const remembered = changeTask(run, ticket.task, (task) => ({
    ...changeAttempt(task, (attempt) => ({
      ...attempt,
      refused: claimed.sha256,
      ...result.commit === "" ? {} : { head: result.commit }
    })),
    ...event.feedback ? { retryFeedback: event.feedback } : {},
    lastResult: result
  }));
  const after = fail(
    changeTicket(remembered, ticket.id, {
      judging: void 0,
      gateMs: (ticket.gateMs ?? 0) + result.durationMs
    }),
    ticket,
    failure,
    event.cold !== true && !again2
  );
  return leftAt(after, ticket, result.commit);
}
function isSameAgain(task, words, result) {
  const before = task?.lastResult;
  if (!before || task.attempts.at(-1)?.refused !== words || before.commit !== result.commit) return false;
  const said = ({ findings }) => JSON.stringify(findings.map(({ id, message }) => [id, message]));
  return said(before) === said(result);
}
var inTime = ({ overrun }, reason) => overrun ? `${limitWords(overrun.limit)}: ${reason}` : reason;
var spent = (ticket, at) => isExecutor(ticket) ? { spentMs: ownMs(ticket, ticket.judging?.at ?? at) } : {};
function fail(run, ticket, failure, agentAlive) {
  const failed = changeTask(run, ticket.task, (task2) => ({
    ...changeAttempt(task2, (attempt) => ({
      ...attempt,
      ...spent(ticket, failure.at),
      failures: [...attempt.failures, failure]
    })),
    lastStepAt: failure.at
  }));
  const task = taskOf(failed, ticket.task);
  if (!task) return failed;
  const follow = policy(task, failure.type, configFor(run, task), agentAlive);
  if (follow.kind === "warm")
    return changeTask(changeTicket(failed, ticket.id, { goesOnAt: failure.at }), task.id, (current) => ({
      ...current,
      status: "executing"
    }));
  const closed = changeTask(
    closeTicket(failed, ticket.id),
    task.id,
    (current) => changeAttempt(current, (attempt) => ({ ...attempt, endedAt: failure.at }))
  );
  if (isGivenUp(task, follow)) {
    return changeTask(closed, task.id, (current) => ({
      ...current,
      status: "failed",
      givenUp: true,
      flags: [.../* @__PURE__ */ new Set([...current.flags, "given-up"])]
    }));
  }
  switch (follow.kind) {
    case "cold":
      return changeTask(closed, task.id, (current) => ({
        ...current,
        status: "failed",
        ...follow.waitSeconds ? { notBefore: later(failure.at, follow.waitSeconds) } : {}
      }));
    case "pause":
      return haltIfMany(
        changeTask(closed, task.id, (current) => ({
          ...current,
          status: "escalated",
          pausedFor: { reason: pauseReason(follow.reason, failure), options: follow.options }
        })),
        task
      );
    case "block":
      return haltIfMany(
        changeTask(closed, task.id, (current) => ({
          ...current,
          status: "blocked",
          pausedFor: {
            reason: `${follow.reason}: ${failure.reason}`,
            options: ["retry", "skip", "investigate"]
          }
        })),
        task
      );
  }
}
var ATTEMPTS_OF_A_FIX = 2;
function isGivenUp(task, follow) {
  if (task.addedBy !== "review") return false;
  return follow.kind !== "cold" || attemptsUsed(task) >= ATTEMPTS_OF_A_FIX;
}
var pauseReason = (reason, failure) => failure.stage === "review" || failure.type === "TIMEOUT" ? `${reason}: ${failure.reason}` : reason;
function haltIfMany(run, task) {
  const wave = waveOf(task);
  const failed = run.tasks.filter((other) => isStuck(other) && waveOf(other) === wave);
  if (failed.length < run.config.attempts.failedTasksPerWave) return run;
  return {
    ...run,
    state: "halted",
    cause: `${failed.length} tasks failed in ${wave}: ${failed.map(taskWord).join(", ")}`
  };
}
function approve(run, event) {
  const task = taskOf(run, event.task);
  if (!task || !isApprovable(run, task)) {
    return anomaly(run, `${wordFor(run.tasks, event.task)} was approved without having passed`);
  }
  const { value, because, flags } = assurance(run, task);
  const approved = changeTask(run, task.id, (current) => ({
    ...without(current, "retryFeedback", "pausedFor"),
    status: "approved",
    approvedCommit: event.commit,
    ...event.head === void 0 ? {} : { approvedHead: event.head },
    approval: { seq: event.seq, hash: event.hash },
    lastStepAt: event.at,
    confidence: { value, because },
    ...current.lastResult ? { lastResult: concluded(current.lastResult, value, flags) } : {},
    flags: [.../* @__PURE__ */ new Set([...current.flags, ...flags])]
  }));
  const head = event.head ?? event.commit;
  return {
    ...approved,
    ...event.known === void 0 ? {} : { knownHead: event.known },
    approvedHead: holdsBack(approved) ? run.approvedHead : head
  };
}
function concluded(result, confidence, flags) {
  const isReviewed = result.checks.some((check) => check.stage === "review");
  return {
    ...result,
    confidence,
    stage: isReviewed ? "review" : result.stage,
    colour: flags.length > 0 ? "ORANGE" : result.colour
  };
}

// src/run/ask-person.ts
function askAboutReviewer(run, task, reason, type, at) {
  const failure = { type, stage: "review", reason, at, attempt: task.attempts.length };
  const recorded = changeTask(
    run,
    task.id,
    (current) => changeAttempt(current, (attempt) => ({ ...attempt, failures: [...attempt.failures, failure] }))
  );
  const retry2 = type === "TIMEOUT" ? "retry longer" : "retry";
  return askPerson(recorded, task.id, {
    reason: `${type}: ${reason}`,
    options: [retry2, "skip", "investigate"],
    retry: "review"
  });
}
function askPerson(run, id, pausedFor) {
  const paused = changeTask(run, id, (task2) => ({ ...task2, status: "escalated", pausedFor }));
  const task = taskOf(paused, id);
  return task ? haltIfMany(paused, task) : paused;
}
var REPLACEMENTS = 2;
function loseReviewer(run, ticket, event) {
  const closed = closeTicket(run, ticket.id);
  const task = taskOf(closed, ticket.task);
  if (task?.status !== "reviewing") return closed;
  const before = task.reviewersLost?.attempt === ticket.attempt ? task.reviewersLost : void 0;
  const isTimeout = event.failure === "TIMEOUT" || ticket.overran === true;
  const reviewersLost = {
    attempt: ticket.attempt,
    count: (before?.count ?? 0) + (isTimeout ? 0 : 1),
    timeouts: (before?.timeouts ?? 0) + (isTimeout ? 1 : 0)
  };
  const counted2 = changeTask(closed, task.id, (current) => ({
    ...current,
    reviewersLost,
    ...isTimeout ? { notBefore: later(event.at, run.config.limits.afterTimeout) } : {}
  }));
  if (reviewersLost.timeouts < 2 && reviewersLost.count <= REPLACEMENTS) return counted2;
  const again2 = taskOf(counted2, task.id) ?? task;
  return askAboutReviewer(
    counted2,
    again2,
    `${ticket.role}: ${inTime(ticket, event.cause)}`,
    isTimeout ? "TIMEOUT" : event.failure,
    event.at
  );
}
function reviewAgain(run, task, longer) {
  return changeTask(run, task.id, (current) => ({
    ...without(current, "pausedFor", "notBefore", "reviewersLost", "notStarted"),
    status: "reviewing",
    ...longer ? { longer } : {}
  }));
}
function accept(run, task, event) {
  return changeTask(run, task.id, (current) => ({
    ...without(current, "pausedFor"),
    status: "reviewing",
    accepted: { who: event.who, at: event.at },
    flags: [.../* @__PURE__ */ new Set([...current.flags, "accepted by a person"])],
    lastStepAt: event.at
  }));
}
var mayAccept = (task) => task.status === "escalated" && task.pausedFor?.options.includes("accept") === true;

// src/run/begin.ts
function begin(event) {
  const {
    run,
    spec,
    format,
    root,
    planFiles,
    plan,
    base,
    branch,
    config,
    session,
    client,
    mode,
    solo,
    views,
    who
  } = event;
  return {
    id: run,
    spec,
    format,
    root,
    state: "running",
    startedAt: event.at,
    base,
    branch,
    who,
    plan,
    planFiles,
    ...event.before ? { before: event.before } : {},
    ...event.attended === void 0 ? {} : { attended: event.attended },
    ...event.modules ? { modules: event.modules } : {},
    config: withMaxima(config),
    mode,
    solo,
    views,
    session,
    client,
    startedIn: client,
    tasks: event.tasks.map(fresh),
    tickets: [],
    approvedHead: base,
    knownHead: base,
    standing: { digest: "", count: 0 },
    notices: [],
    anomalies: [],
    lastSeq: event.seq,
    lastAt: event.at
  };
}
var fresh = (task) => ({
  ...task,
  status: "pending",
  attempts: [],
  reviews: [],
  flags: []
});

// src/run/foreign-commits.ts
var MOST_FILES = 3;
function foundCommits(run, event) {
  const { from, to, count, files } = event;
  const one = count === 1;
  const some2 = `${files.slice(0, MOST_FILES).join(", ")}${files.length > MOST_FILES ? " and others" : ""}`;
  return notice(
    { ...run, knownHead: to, foreign: [...run.foreign ?? [], { from, to, count, files }] },
    event,
    `${count} ${one ? "commit" : "commits"} that no executor made ${one ? "is" : "are"} on ${run.branch} (${some2}): git log ${from.slice(0, 10)}..${to.slice(0, 10)}; the approved ref stops before ${one ? "it" : "them"}; if ${one ? "it is" : "they are"} yours, /ultraplan:adopt --commits`
  );
}
var merged = (run, { ticket, commit }) => ({
  ...changeAttemptOf(run, ticket, (attempt) => ({ ...attempt, merged: commit })),
  knownHead: commit
});
var mergeFailed = (run, { ticket }) => changeAttemptOf(run, ticket, (attempt) => without(attempt, "merged"));
function endUnseen(run, commit) {
  if (run.knownHead !== void 0) return run;
  const isUnseen = (attempt) => attempt.endedAt !== void 0 && !attempt.isolated && !attempt.passed && attempt.head === void 0;
  return {
    ...run,
    knownHead: commit,
    tasks: run.tasks.map((task) => ({
      ...task,
      attempts: task.attempts.map((attempt) => isUnseen(attempt) ? { ...attempt, head: commit } : attempt)
    }))
  };
}
function adoptCommits(run, event) {
  if (!run.foreign?.some((found) => !found.adopted))
    return anomaly(run, "an adoption of commits, of which none was waiting");
  const { who, at, commit } = event;
  const adopted = {
    ...run,
    knownHead: commit,
    foreign: run.foreign.map((found) => found.adopted ? found : { ...found, adopted: { who, at, commit } })
  };
  return notice(
    holdsBack(adopted) ? adopted : { ...adopted, approvedHead: commit },
    event,
    `commits that no executor made, up to ${commit.slice(0, 10)}, were adopted by ${who}; if that was not you, /ultraplan:pause holds the run`
  );
}

// src/run/green-before.ts
var greenBefore = (task) => `${taskWord(task)}: its verify passes before any work was done, so it proves little; better a command that fails until the work is done`;

// src/run/reduce-dispatch.ts
function issue(run, event) {
  const task = taskOf(run, event.task);
  if (!task) return anomaly(run, `a ticket for the unknown task ${event.task}`);
  if (run.tickets.some((ticket2) => ticket2.id === event.ticket))
    return anomaly(run, `ticket ${event.ticket} twice`);
  const ticket = {
    id: event.ticket,
    task: event.task,
    role: event.role,
    attempt: event.attempt,
    iteration: event.iteration,
    base: event.base,
    isolated: event.isolated,
    issuedAt: event.at,
    ...event.group ? { group: event.group } : {},
    ...event.covers ? { covers: event.covers } : {}
  };
  const withTicket = { ...run, tickets: [...run.tickets, ticket] };
  if (event.role !== "spec-executor") return isAsked(run, event) ? withTicket : notAsked(run, event);
  const taken = run.tickets.some((open) => open.task === task.id && open.role === "spec-executor");
  const startable = (task.status === "pending" || task.status === "failed") && task.kind !== "checkpoint" && !taken;
  if (!startable || attemptsUsed(task) >= run.config.attempts.perTask || event.attempt !== task.attempts.length + 1) {
    return anomaly(run, `attempt ${event.attempt} of ${taskWord(task)} is not allowed`);
  }
  const attempt = {
    n: event.attempt,
    ticket: event.ticket,
    base: event.base,
    ...event.isolated ? { isolated: true } : {},
    startedAt: event.at,
    claims: 0,
    failures: []
  };
  return changeTask(endUnseen(withTicket, event.base), task.id, (current) => ({
    ...without(current, "notBefore"),
    attempts: [...current.attempts, attempt]
  }));
}
function isAsked(run, event) {
  const task = taskOf(run, event.task);
  const isSame = (other) => other.role === event.role && other.iteration === event.iteration && other.task === event.task;
  if (task?.status !== "reviewing" || run.tickets.some(isSame)) return false;
  return outstandingReviews(run, task).some((asked2) => isSame(asked2) && asked2.attempt === event.attempt);
}
var notAsked = (run, event) => anomaly(run, `nobody asked for a review of ${wordFor(run.tasks, event.task)} by ${event.role}`);
function launched(run, event) {
  const { model } = event;
  const known = changeTicket(run, event.ticket, {
    agentId: event.agentId,
    ...model === void 0 ? {} : { model }
  });
  if (model === void 0) return known;
  return {
    ...known,
    tasks: known.tasks.map((task) => ({
      ...task,
      attempts: task.attempts.map((one) => one.ticket === event.ticket ? { ...one, model } : one),
      reviews: task.reviews.map((one) => one.ticket === event.ticket ? { ...one, model } : one)
    }))
  };
}
function redeem(run, event) {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket);
  if (!ticket || ticket.redeemedAt) return anomaly(run, `ticket ${event.ticket} cannot be redeemed`);
  const redeemed = changeTicket(run, ticket.id, {
    redeemedAt: event.at,
    ...event.base === void 0 ? {} : { base: event.base },
    toolUseId: event.toolUseId,
    ...event.model === void 0 ? {} : { model: event.model }
  });
  if (ticket.role !== "spec-executor") return touch(redeemed, ticket.task, event.at);
  return changeTask(redeemed, ticket.task, (task) => ({
    ...changeAttempt(task, (attempt) => ({
      ...attempt,
      toolUseId: event.toolUseId,
      ...event.base === void 0 ? {} : { base: event.base },
      ...event.held === void 0 ? {} : { held: event.held }
    })),
    status: "executing",
    startedAt: task.startedAt ?? event.at,
    lastStepAt: event.at
  }));
}
function claim(run, event) {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket);
  if (!ticket?.redeemedAt || ticket.judging)
    return anomaly(run, `a claim for ticket ${event.ticket}, which takes none`);
  const judging = { process: event.judge, at: event.at, claim: event.claim };
  const overran2 = ticket.overran || isLate(run, ticket, new Date(event.at));
  const received = changeTask(
    changeTicket(run, ticket.id, { agentId: event.agentId, judging, ...overran2 ? { overran: overran2 } : {} }),
    ticket.task,
    (task) => without(task, "notStarted")
  );
  if (ticket.role !== "spec-executor" || taskOf(run, ticket.task)?.override)
    return touch(received, ticket.task, event.at);
  return changeTask(received, ticket.task, (task) => ({
    ...changeAttempt(task, (attempt) => ({
      ...attempt,
      claims: attempt.claims + 1,
      ...event.worktree ? { worktree: event.worktree } : {},
      ...event.transcript === void 0 ? {} : { transcript: event.transcript }
    })),
    status: "verifying",
    lastStepAt: event.at
  }));
}
function overran(run, event) {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket);
  const { limit, ownMs: atMs = 0 } = event;
  if (!ticket || !limit) return changeTicket(run, event.ticket, { overran: true });
  const overrun = { limit, atMs };
  const told = isExecutor(ticket) ? "commit and hand in" : "give its verdict";
  return notice(
    changeTicket(run, ticket.id, { overran: true, overrun }),
    event,
    `the time of the ${ticket.role} of ${taskWord(taskOf(run, ticket.task) ?? { id: ticket.task })} is over: ${limitWords(limit)}; it was told to ${told}`
  );
}
function lost(run, event) {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket);
  if (!ticket) return anomaly(run, `ticket ${event.ticket} was lost but is not open`);
  if (ticket.role !== "spec-executor") return loseReviewer(run, ticket, event);
  const { head } = event;
  const ended = endedUnseen(run, ticket, event.at, head);
  const after = taskOf(run, ticket.task)?.override ? closeTicket(ended, ticket.id) : fail(ended, ticket, failureOf(ticket, event), false);
  return leftAt(after, ticket, head);
}
var failureOf = (ticket, event) => ({
  type: ticket.overran ? "TIMEOUT" : event.failure,
  stage: "execution",
  reason: inTime(ticket, event.cause),
  at: event.at,
  attempt: ticket.attempt
});

// src/run/reduce-not-started.ts
var OFFERED_AGAIN = 3;
function notStarted(run, event) {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket);
  if (!ticket?.redeemedAt || ticket.agentId !== void 0 || ticket.judging)
    return anomaly(run, `the agent of ticket ${event.ticket} was there, or is not expected`);
  const closed = { ...run, tickets: run.tickets.filter(({ id }) => id !== ticket.id) };
  const task = taskOf(closed, ticket.task);
  if (!task || task.override) return closed;
  const isReview = ticket.role !== "spec-executor";
  if (isReview && task.status !== "reviewing") return closed;
  const agent = `${ticket.role} ${ticket.iteration}`;
  const count = (task.notStarted?.[agent] ?? 0) + 1;
  const again2 = changeTask(closed, task.id, (current) => ({
    ...isReview ? current : takeBack(current, ticket),
    notStarted: { ...current.notStarted, [agent]: count },
    lastStepAt: event.at
  }));
  if (count <= OFFERED_AGAIN) return again2;
  return askPerson(again2, task.id, {
    reason: `its ${ticket.role} could not be started, ${count} times: ${event.cause}`,
    options: ["retry", "skip", "investigate"],
    ...isReview ? { retry: "review" } : {}
  });
}
function withdrawn(run, id) {
  const unused = run.tickets.filter(
    (ticket) => ticket.task === id && ticket.role === "spec-executor" && ticket.redeemedAt === void 0
  );
  return changeTask(
    { ...run, tickets: run.tickets.filter((ticket) => !unused.includes(ticket)) },
    id,
    (task) => unused.reduce(takeBack, task)
  );
}
function takeBack(task, ticket) {
  const attempts = task.attempts.filter((attempt) => attempt.ticket !== ticket.id);
  const untried = attempts.length === (task.forgiven ?? 0);
  const before = { ...task, attempts, status: untried ? "pending" : "failed" };
  return attempts.length === 0 ? without(before, "startedAt") : before;
}

// src/run/reduce-people.ts
function override(run, event) {
  const task = taskOf(run, event.task);
  if (!task || task.status === "approved" || task.override || task.doneBefore)
    return anomaly(run, `an override of ${wordFor(run.tasks, event.task)}, which needs none`);
  const kind = event.type === "task_skipped" ? "skipped" : "forced";
  const { who, session, prompt, at, left, doubts } = event;
  const reason = event.type === "task_skipped" ? event.reason : "forced with OVERRIDE";
  const marked = changeTask(run, task.id, (current) => ({
    ...without(current, "pausedFor", "notBefore"),
    status: kind,
    override: {
      kind,
      who,
      at,
      reason,
      session,
      prompt,
      ...doubts?.length ? { doubts } : {},
      ...left?.length ? { left } : {}
    },
    lastStepAt: at,
    flags: withMarks(current.flags, event, MARK[kind])
  }));
  return notice(
    kind === "forced" ? without(closeUnused(marked, task.id), "force") : closeUnused(marked, task.id),
    event,
    `${taskWord(task)} was ${kind} by ${who} (${reason})${inDoubt(event)}; /ultraplan:retry --task ${task.id} undoes it`
  );
}
var MARK = { skipped: "unverified", forced: "forced" };
var DOUBT = "in doubt";
var MARKS = [...Object.values(MARK), DOUBT];
var inDoubt = ({ doubts }) => doubts?.length ? `, in doubt: ${doubts.join("; ")}` : "";
var withMarks = (flags, { doubts }, ...marks) => [
  .../* @__PURE__ */ new Set([...flags, ...marks, ...doubts?.length ? [DOUBT] : []])
];
var closeUnused = (run, task) => ({
  ...run,
  tickets: run.tickets.filter((ticket) => ticket.task !== task || ticket.redeemedAt !== void 0)
});
function undo(run, event) {
  const task = taskOf(run, event.task);
  if (!task?.override) return anomaly(run, `${wordFor(run.tasks, event.task)} has no override to undo`);
  const approvedHead = task.override.adopted?.before ?? run.approvedHead;
  return notice(
    changeTask({ ...disowned(run, task.override), approvedHead }, task.id, (current) => ({
      ...without(current, "override"),
      ...again(run, current),
      flags: current.flags.filter((entry) => !MARKS.includes(entry)),
      lastStepAt: event.at
    })),
    event,
    `the override of ${taskWord(task)} was undone by ${event.who}`
  );
}
function disowned(run, { adopted, left }) {
  if (!adopted || !left?.length || adopted.commit === adopted.known) return run;
  const found = {
    from: adopted.known ?? adopted.before ?? run.base,
    to: adopted.commit,
    count: 1,
    files: left
  };
  return { ...run, foreign: [...run.foreign ?? [], found] };
}
function retry(run, event) {
  const task = taskOf(run, event.task);
  if (!task || task.givenUp || !(isStuck(task) || task.status === "failed"))
    return anomaly(run, `a retry of ${wordFor(run.tasks, event.task)}, which is ${task?.status ?? "unknown"}`);
  if (task.pausedFor?.retry === "review")
    return reviewAgain(closeUnused(run, task.id), task, event.longer === true);
  return changeTask(closeUnused(run, task.id), task.id, (current) => ({
    ...without(current, "pausedFor", "notBefore", "notStarted"),
    ...again(run, current),
    ...event.longer ? { longer: true } : {},
    lastStepAt: event.at
  }));
}
function again(run, task) {
  const working = run.tickets.find(
    (ticket) => ticket.task === task.id && ticket.role === "spec-executor" && ticket.redeemedAt
  );
  if (!working) return { status: "pending", forgiven: task.attempts.length };
  return { status: working.judging ? "verifying" : "executing", forgiven: task.attempts.length - 1 };
}
function adopt(run, event) {
  const task = taskOf(run, event.task);
  if (!task?.override || task.override.adopted)
    return anomaly(run, `an adoption of ${wordFor(run.tasks, event.task)}, which has nothing to adopt`);
  const { who, at, commit } = event;
  const adopted = changeTask(run, task.id, (current) => ({
    ...current,
    ...current.override ? {
      override: {
        ...current.override,
        adopted: {
          who,
          at,
          commit,
          before: run.approvedHead,
          ...run.knownHead ? { known: run.knownHead } : {}
        }
      }
    } : {},
    lastStepAt: at,
    flags: withMarks(current.flags, event)
  }));
  return notice(
    { ...adopted, knownHead: commit, ...holdsBack(adopted) ? {} : { approvedHead: commit } },
    event,
    `the unverified work of ${taskWord(task)} was adopted by ${who}${inDoubt(event)}; /ultraplan:retry --task ${task.id} undoes it`
  );
}
function decide(run, event) {
  const task = taskOf(run, event.task);
  const said = `${wordFor(run.tasks, event.task)} was decided by ${event.who} ("${event.choice}")${inDoubt(event)}; if that was not you, /ultraplan:pause holds the run`;
  if (task && event.choice === "accept" && mayAccept(task))
    return notice(accept(run, task, event), event, said);
  if (task?.kind !== "checkpoint" || !(task.status === "pending" || task.status === "blocked"))
    return anomaly(run, `a decision on ${wordFor(run.tasks, event.task)}, which asks for none`);
  const decision = { choice: event.choice, who: event.who, at: event.at };
  if (event.accepted === false) {
    return changeTask(run, task.id, (current) => ({
      ...current,
      status: "blocked",
      decision,
      pausedFor: { reason: `${event.who} is not content: ${event.choice}`, options: ["approved", "skip"] },
      lastStepAt: event.at
    }));
  }
  const passed = changeTask(run, task.id, (current) => ({
    ...without(current, "pausedFor"),
    status: "approved",
    decision,
    flags: withMarks(current.flags, event, "decided by a person"),
    lastStepAt: event.at
  }));
  return notice(passed, event, said);
}

// src/run/reduce-permission.ts
function asked(run, event) {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket);
  if (!ticket?.redeemedAt)
    return anomaly(run, `a question about ticket ${event.ticket}, which nobody works on`);
  return changeTask(run, ticket.task, (task) => ({
    ...task,
    waiting: { ...event.call, ticket: ticket.id, at: event.at },
    lastStepAt: event.at
  }));
}
function answered(run, { ticket: id, at }) {
  const ticket = run.tickets.find((candidate) => candidate.id === id);
  const waiting = run.tasks.find((task) => task.waiting?.ticket === id)?.waiting;
  if (!ticket || !waiting) return run;
  const waitedMs = Math.max(0, Date.parse(at) - Date.parse(waiting.at));
  return changeTicket(
    changeTask(run, ticket.task, (task) => without(task, "waiting")),
    id,
    { gateMs: (ticket.gateMs ?? 0) + waitedMs, goesOnAt: at }
  );
}
var MOST_DENIALS = 10;
function denied(run, event) {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket);
  if (!ticket) return anomaly(run, `a denial for ticket ${event.ticket}, which is not open`);
  const after = answered(run, event);
  if (ticket.role !== "spec-executor") return after;
  return changeTask(
    after,
    ticket.task,
    (task) => changeAttempt(task, (attempt) => ({
      ...attempt,
      denied: [...attempt.denied ?? [], event.call].slice(-MOST_DENIALS)
    }))
  );
}
function overWaiting(run) {
  const isOver = (ticket) => !run.tickets.some((candidate) => candidate.id === ticket && !candidate.judging);
  return run.tasks.some((task) => task.waiting && isOver(task.waiting.ticket)) ? {
    ...run,
    tasks: run.tasks.map(
      (task) => task.waiting && isOver(task.waiting.ticket) ? without(task, "waiting") : task
    )
  } : run;
}

// src/run/reduce-plan.ts
function addTasks(run, event) {
  const at = run.tasks.findIndex((task) => task.id === event.after);
  if (at < 0 && event.after !== "") return anomaly(run, `tasks added after the unknown task ${event.after}`);
  const added = event.tasks.filter((task) => !taskOf(run, task.id)).map((task) => ({
    ...fresh(task),
    ...event.feedback ? { retryFeedback: event.feedback } : {}
  }));
  const grown = {
    ...run,
    plan: event.plan,
    tasks: [...run.tasks.slice(0, at + 1), ...added, ...run.tasks.slice(at + 1)]
  };
  if (event.follows !== void 0) return changeTask(grown, event.follows, counted);
  return event.postpones ? postpone(grown, event.postpones, added, event) : grown;
}
var counted = (task) => ({ ...task, modifications: (task.modifications ?? 0) + 1 });
function postpone(run, { task, ticket: id }, added, { at, commit }) {
  const ticket = run.tickets.find((candidate) => candidate.id === id);
  if (!ticket) return anomaly(run, `ticket ${id} asked for tasks but is not open`);
  const ended = closeTicket(endedUnseen(run, ticket, at, commit), id);
  return changeTask(leftAt(ended, ticket, commit), task, (current) => ({
    ...counted(current),
    status: "pending",
    forgiven: current.attempts.length,
    dependsOn: [.../* @__PURE__ */ new Set([...current.dependsOn, ...added.map((other) => other.id)])]
  }));
}

// src/run/review-checks.ts
var LONGEST_DETAIL = 400;
var CHECK = {
  "spec-executor": "review/none",
  "spec-reviewer": "review/spec",
  architect: "review/architect",
  verifier: "review/verifier",
  "security-reviewer": "review/security"
};
function noteCheck(run, ticket, verdict) {
  const said = [
    ...verdict.findings,
    ...verdict.concerns,
    ...verdict.problems.map(({ message }) => message),
    ...verdict.notes ?? []
  ];
  const outcome = {
    id: CHECK[ticket.role],
    stage: "review",
    result: resultOf(verdict),
    detail: (said.join("; ") || verdict.feedback || verdict.decision).slice(0, LONGEST_DETAIL)
  };
  return changeResult(run, ticket.task, (result) => ({ ...result, checks: [...result.checks, outcome] }));
}
function resultOf({ decision, concerns }) {
  if (decision === "approve") return concerns.length > 0 ? "warn" : "pass";
  return decision === "no-signal" ? "warn" : "fail";
}
var voteSentence = ({ yes, of }) => `${yes}/${of} verifiers agreed output is correct`;
function noteVotes(run, id, votes) {
  const outcome = {
    id: "review/votes",
    stage: "review",
    result: votes.majority ? votes.split ? "warn" : "pass" : "fail",
    detail: voteSentence(votes)
  };
  return changeResult(run, id, (result) => ({ ...result, checks: [...result.checks, outcome] }));
}
function failResult(run, ticket, failure) {
  const finding = {
    id: CHECK[ticket.role],
    severity: "block",
    failure: failure.type,
    message: failure.reason
  };
  return changeResult(run, ticket.task, (result) => ({
    ...result,
    outcome: "FAILED",
    stage: "review",
    failure: failure.type,
    colour: "RED",
    confidence: 0,
    findings: [finding]
  }));
}
function changeResult(run, id, change) {
  return changeTask(
    run,
    id,
    (task) => task.lastResult ? { ...task, lastResult: change(task.lastResult) } : task
  );
}

// src/run/reject.ts
function reject(run, ticket, event) {
  const { verdict, feedback } = event;
  const told = changeTask(
    run,
    ticket.task,
    (task) => feedback ? { ...task, retryFeedback: feedback } : task
  );
  const reason = verdict.feedback || verdict.concerns[0] || verdict.findings[0] || "no reason given";
  const failure = {
    type: "ARCHITECT_REJECTION",
    stage: "review",
    reason: reason.slice(0, LONGEST_REASON),
    at: event.at,
    attempt: ticket.attempt
  };
  const failed = failResult(told, ticket, failure);
  if (verdict.recommendation !== "manual_review") return fail(failed, ticket, failure, false);
  const recorded = changeTask(
    failed,
    ticket.task,
    (task) => changeAttempt(task, (attempt) => ({ ...attempt, failures: [...attempt.failures, failure] }))
  );
  return askPerson(recorded, ticket.task, {
    reason: `${ticket.role} asks for a manual review: ${failure.reason}`,
    options: ["retry", "skip", "investigate"]
  });
}
var LONGEST_REASON = 400;
function countVotes(run, task, ticket, event) {
  const votes = tally(recordsOf(task), verifiersNeeded(run, task));
  if (!votes.complete) return run;
  const counted2 = noteVotes(run, task.id, votes);
  const line = `${taskWord(task)}: ${voteSentence(votes)}`;
  const told = votes.split ? notice(flag(counted2, task.id, "votes differ"), event, `${line}; look at it`) : counted2;
  if (votes.majority) return belowFloor(told, task, votes.yes / votes.of);
  const verdict = { ...event.verdict, feedback: `${DIVERGENT} (${votes.yes}/${votes.of})` };
  return reject(notice(told, event, `${line}; no majority`), ticket, { ...event, verdict });
}
var DIVERGENT = "Divergent verification — flagged for human review";
function belowFloor(run, task, share) {
  const floor = run.config.review.confidenceFloor;
  if (share >= floor) return run;
  return askPerson(run, task.id, {
    reason: `the votes give a confidence of ${share.toFixed(2)}, below ${floor}`,
    options: ["accept", "retry", "skip", "investigate"]
  });
}

// src/run/reduce-review.ts
function reviewed(run, event) {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket);
  const { verdict } = event;
  if (!ticket?.judging || ticket.role !== verdict.role || ticket.task !== verdict.task)
    return anomaly(run, `a verdict without a review for ticket ${event.ticket}`);
  const sentBack = ticket.sentBack ?? 0;
  if (sentBack < mostSentBack(verdict))
    return changeTicket(run, ticket.id, { judging: void 0, sentBack: sentBack + 1 });
  const record = {
    role: ticket.role,
    iteration: ticket.iteration,
    at: event.at,
    verdict,
    attempt: ticket.attempt,
    ticket: ticket.id,
    ...ticket.toolUseId ? { toolUseId: ticket.toolUseId } : {},
    text: ticket.judging.claim,
    ...ticket.model ? { model: ticket.model } : {},
    ...ticket.covers ? { covers: ticket.covers } : {}
  };
  const recorded = changeTask(closeTicket(run, ticket.id), ticket.task, (task) => ({
    ...task,
    reviews: [...task.reviews, record],
    lastStepAt: event.at
  }));
  return conclude(noteCheck(recorded, ticket, verdict), ticket, event);
}
function mostSentBack({ decision, says }) {
  if (decision === "malformed") return says ? MOST_SENT_BACK.takenBack : MOST_SENT_BACK.malformed;
  return decision === "no-signal" ? MOST_SENT_BACK.noSignal : 0;
}
function conclude(run, ticket, event) {
  const task = taskOf(run, ticket.task);
  if (task?.status !== "reviewing") return run;
  const { verdict } = event;
  if (ticket.role === "verifier" && verifiersNeeded(run, task) > 1)
    return countVotes(run, task, ticket, event);
  switch (verdict.decision) {
    case "approve":
      return doubt(run, task, event);
    case "no-signal":
      return run;
    case "malformed":
      return askAboutReviewer(run, task, whyMalformed(ticket.role, verdict), "MALFORMED", event.at);
    case "reject":
      return ticket.role === "spec-reviewer" ? run : reject(run, ticket, event);
  }
}
var LONGEST_REASON2 = 400;
function whyMalformed(role, { says, problems }) {
  if (!says) return `${role} handed in nothing that could be read`;
  const why = problems.map(({ message }) => message).join("; ");
  return `${role} approves, and its own words do not bear it out: ${why}`.slice(0, LONGEST_REASON2);
}
function doubt(run, task, event) {
  const { verdict } = event;
  if (verdict.role === "spec-reviewer") return run;
  const floor = run.config.review.confidenceFloor;
  const options = ["accept", "retry", "skip", "investigate"];
  const concern = verdict.concerns[0] ?? verdict.feedback;
  const because = concern ? `: ${concern.slice(0, LONGEST_REASON2)}` : "";
  if (verdict.recommendation === "manual_review")
    return askPerson(run, task.id, {
      reason: `${verdict.role} approves, and asks for a manual review${because}`,
      options
    });
  if (verdict.confidence < floor) {
    const reason = `${verdict.role} approves with confidence ${verdict.confidence}, below ${floor}${because}`;
    return askPerson(run, task.id, { reason, options });
  }
  return run;
}

// src/run/reduce-stopping.ts
function cancel(run, event) {
  const ended = settle(
    run,
    ["running", "paused", "parked", "halted"],
    "cancelled",
    `cancelled by ${event.who}`
  );
  if (ended.state !== "cancelled" || run.state === "cancelled") return ended;
  const stopping = run.tickets.filter(({ redeemedAt, judging }) => redeemedAt && !judging?.deferred);
  return { ...ended, tickets: [], endedAt: event.at, ...stopping.length > 0 ? { stopping } : {} };
}
function stopped(run, event) {
  const ticket = run.stopping?.find(({ id }) => id === event.ticket);
  if (!ticket) return anomaly(run, `an agent of ticket ${event.ticket} that nobody waits for`);
  const stopping = run.stopping?.filter((other) => other !== ticket) ?? [];
  const task = taskOf(run, ticket.task);
  return notice(
    stopping.length > 0 ? { ...run, stopping } : without(run, "stopping"),
    event,
    `the ${ticket.role} of ${task ? taskName(task) : ticket.task} has ended, after the run was cancelled; ${wordLeft(event.left)}`
  );
}
var MOST = 5;
function wordLeft({ commits, files, worktree }) {
  const where = worktree === void 0 ? "" : ` in ${worktree}`;
  const held = [
    ...commits.length > 0 ? [`${commits.length} commit${commits.length === 1 ? "" : "s"} since it began (${some(commits)})`] : [],
    ...files.length > 0 ? [`not committed: ${some(files)}`] : []
  ];
  if (held.length === 0) return `it left nothing behind${worktree === void 0 ? "" : ` but ${worktree}`}`;
  const whose = files.length > 0 && worktree === void 0 ? "; what you changed yourself is among it" : "";
  return `left there${where}: ${held.join("; ")}${whose}`;
}
var some = (lines) => lines.length > MOST ? `${lines.slice(0, MOST).join(", ")} and ${lines.length - MOST} more` : lines.join(", ");

// src/run/reduce.ts
var REDUCER_VERSION = "14";
function reduce(run, event) {
  if (event.type === "run_started")
    return run ? anomaly(stamp(run, event), "a second run_started") : begin(event);
  if (!run) throw new Error(`the journal begins with ${event.type}, not with run_started`);
  const stamped = stamp(run, event);
  const after = overWaiting(apply(STILL.has(event.type) ? stamped : moving(stamped, event), event));
  return after.state === run.state ? after : { ...after, since: event.seq };
}
var STILL = /* @__PURE__ */ new Set([
  "directive_given",
  "refused",
  "notices_told",
  "notices_shown",
  "announced",
  "noted"
]);
var COORDINATORS = /* @__PURE__ */ new Set(["ticket/missing", "ticket/invalid"]);
function moving(run, event) {
  const still = without({ ...run, standing: { digest: "", count: 0 } }, "refusedDispatches");
  return event.type === "turn_failed" ? still : without(still, "failedTurns");
}
function stamp(run, event) {
  return { ...run, lastSeq: event.seq, lastAt: event.at };
}
function elsewhere(run, event) {
  if (event.via === void 0) return run;
  const again2 = event.type === "run_paused" ? "/ultraplan:resume goes on" : `/ultraplan:implement ${run.spec} starts again with what is open`;
  return notice(run, event, `the run was ${run.cause} from ${event.via}; ${again2}`);
}
function apply(run, event) {
  switch (event.type) {
    case "run_started":
      return run;
    case "run_bound":
      return {
        ...run,
        session: event.session,
        client: event.client,
        mode: event.mode,
        solo: event.solo ?? run.solo,
        ...event.modules ? { loaded: event.modules } : {}
      };
    case "ticket_issued":
      return issue(run, event);
    case "ticket_redeemed":
      return redeem(run, event);
    case "agent_launched":
      return launched(run, event);
    case "claim_received":
      return claim(run, event);
    case "gate_judged":
      return judged(run, event);
    case "agent_overran":
      return overran(run, event);
    case "limit_extended":
      return changeTicket(run, event.ticket, { until: event.until });
    case "agent_warned":
      return changeTicket(run, event.ticket, { warned: true });
    case "proof_deferred": {
      const judging = run.tickets.find((ticket) => ticket.id === event.ticket)?.judging;
      if (!judging) return anomaly(run, `a deferred proof without a claim for ticket ${event.ticket}`);
      return changeTicket(run, event.ticket, {
        judging: { ...judging, process: event.worker, deferred: true }
      });
    }
    case "permission_waiting":
      return asked(run, event);
    case "permission_given":
      return answered(run, event);
    case "permission_denied":
      return denied(run, event);
    case "turn_failed":
      return { ...run, failedTurns: (run.failedTurns ?? 0) + 1 };
    case "review_judged":
      return reviewed(run, event);
    case "agent_lost":
      return lost(run, event);
    case "agent_not_started":
      return notStarted(run, event);
    case "task_approved":
      return approve(run, event);
    case "baseline_ran": {
      const green = event.commands.length > 0 && event.commands.every((command) => command.exitCode === 0);
      const baseline = event.commands.map((command) => ({ ...command, excerpt: "" }));
      const known = changeTask(run, event.task, (task) => ({ ...task, baseline }));
      if (!green) return known;
      const marked = flag(known, event.task, "baseline-green");
      return event.expected ? marked : notice(marked, event, greenBefore(taskOf(run, event.task) ?? { id: event.task }));
    }
    case "task_blocked":
      return changeTask(withdrawn(run, event.task), event.task, (task) => ({
        ...task,
        status: "blocked",
        pausedFor: { reason: event.cause, options: ["retry", "skip"] }
      }));
    case "task_skipped":
    case "task_forced":
      return override(run, event);
    case "commits_found":
      return foundCommits(run, event);
    case "commits_adopted":
      return adoptCommits(run, event);
    case "work_merged":
      return merged(run, event);
    case "merge_failed":
      return mergeFailed(run, event);
    case "override_undone":
      return undo(run, event);
    case "override_adopted":
      return adopt(run, event);
    case "task_retried":
      return retry(run, event);
    case "task_decided":
      return decide(run, event);
    case "tasks_added":
      return addTasks(run, event);
    case "force_asked":
      return {
        ...run,
        force: {
          task: event.task,
          at: event.at,
          client: event.client,
          session: event.session,
          who: event.who
        }
      };
    case "force_lapsed":
      return notice(
        without(run, "force"),
        event,
        `the force override of ${wordFor(run.tasks, event.task)} lapsed (${event.cause}); nothing was bypassed, /ultraplan:force-complete asks again`
      );
    case "run_paused":
      return elsewhere(settle(run, ["running", "parked"], "paused", `paused by ${event.who}`), event);
    case "run_resumed":
      return without(settle(run, ["paused", "parked", "halted", "finished"], "running"), "endedAt");
    case "config_read":
      return notice(
        { ...run, config: withMaxima(event.config) },
        event,
        `the configuration was read again by ${event.who}: ${event.changes.join(", ")}`
      );
    case "run_parked":
      return notice(
        settle(run, ["running"], "parked", event.cause),
        event,
        `the run was parked: ${event.cause}`
      );
    case "run_halted":
      return notice(
        settle(run, ["running", "parked", "paused"], "halted", event.cause),
        event,
        `the run was halted: ${event.cause}`
      );
    case "run_cancelled":
      return elsewhere(cancel(run, event), event);
    case "agent_stopped":
      return stopped(run, event);
    case "run_finished":
      return { ...settle(run, ["running"], "finished"), endedAt: event.at };
    case "directive_given": {
      const stops = run.standing.digest === event.digest ? run.standing.count : 0;
      return {
        ...run,
        standing: { digest: event.digest, count: event.via === "stop" ? stops + 1 : stops },
        knownStuck: run.tasks.filter(isStuck).map(({ id }) => id)
      };
    }
    case "prompt_seen":
      return run;
    case "refused":
      return notice(
        COORDINATORS.has(event.id) ? { ...run, refusedDispatches: (run.refusedDispatches ?? 0) + 1 } : run,
        event,
        `${event.what} was refused [${event.id}]; nothing was changed by it, ultraplan log tells more`
      );
    case "notices_told": {
      const { upTo, prompt, digest, transcript, from } = event;
      return { ...run, told: { upTo, prompt, ...digest ? { digest } : {}, transcript, from } };
    }
    case "notices_shown":
      return {
        ...without(without(run, "told"), "unlisted"),
        notices: run.notices.filter((entry) => entry.seq > event.upTo)
      };
    case "announced":
      return { ...run, announced: [...run.announced ?? [], ...event.about.map(({ key }) => key)] };
    case "noted":
      return run;
  }
}

// src/run/announcements.ts
function announcements(run) {
  const told = new Set(run.announced ?? []);
  return [...run.tasks.filter(needsSomebody).map(escalated), ...stateOf(run)].filter(
    ({ key }) => !told.has(key)
  );
}
var needsSomebody = (task) => (task.status === "escalated" || task.status === "blocked") && task.kind !== "checkpoint";
function escalated(task) {
  const reason = task.pausedFor?.reason;
  return {
    // Another attempt that fails is another escalation.
    key: `task_escalated ${task.id} ${task.attempts.length}`,
    event: "task_escalated",
    task: task.id,
    ...reason === void 0 ? {} : { reason }
  };
}
var TOLD = { parked: "run_parked", halted: "run_halted", finished: "run_finished" };
function stateOf({ state, since, cause }) {
  if (state !== "parked" && state !== "halted" && state !== "finished") return [];
  const event = TOLD[state];
  return [{ key: `${event} ${since ?? 0}`, event, ...cause === void 0 ? {} : { reason: cause } }];
}

// src/engine/active.ts
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname as dirname2, join as join3 } from "node:path";
var readActive = (home, session) => read(activeFile(home, session));
function readStopping(home, session) {
  try {
    return read(stoppingFile(home, session));
  } catch {
    return void 0;
  }
}
var forgetStopping = (home, session) => rmSync(stoppingFile(home, session), { force: true });
function leaveUntold(home, names, run, dir, moved = {}) {
  for (const name of names) write(noticesFile(home, name), run, dir, moved);
}
var untoldNames = ({ session, client }) => [session, String(client.pid)];
function read(file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch (error) {
    if (error.code === "ENOENT") return void 0;
    throw error;
  }
}
function drive(home, session, run, dir) {
  write(activeFile(home, session), run, dir);
}
function write(file, run, dir, moved = {}) {
  mkdirSync(dirname2(file), { recursive: true, mode: 448 });
  const held = [...heldFiles(run).keys()];
  const active = {
    run: run.id,
    dir,
    root: run.root,
    plans: run.planFiles.map(({ path }) => path),
    views: run.views === "plan",
    ...held.length > 0 ? { held } : {},
    ...moved
  };
  const temporary = join3(dirname2(dirname2(file)), `.${thisProcess().pid}.new`);
  writeFileSync(temporary, JSON.stringify(active), { mode: 384 });
  renameSync(temporary, file);
}
function letGo(home, run, dir) {
  if (run.notices.length > 0) leaveUntold(home, untoldNames(run), run, dir);
  if (run.stopping) write(stoppingFile(home, run.session), run, dir);
  else if (readStopping(home, run.session)?.run === run.id) forgetStopping(home, run.session);
  release(home, run);
}
function release(home, run) {
  const due = dueFile(home, run.session);
  const { session } = run;
  const files = [activeFile(home, session), waitingFile(home, session), askingFile(home, session)];
  for (const file of [...files, due, `${due}.now`]) {
    rmSync(file, { force: true });
  }
  for (const other of sessionsOf(home, run.id)) rmSync(activeFile(home, other), { force: true });
}
function sessionsOf(home, run) {
  let sessions = [];
  try {
    sessions = readdirSync(activeFolder(home));
  } catch {
  }
  return sessions.filter((session) => textOf(activeFile(home, session)).includes(`"run":"${run}"`));
}
function stopRun(home, run) {
  for (const session of sessionsOf(home, run)) {
    const stopping = stoppingFile(home, session);
    mkdirSync(dirname2(stopping), { recursive: true, mode: 448 });
    renameSync(activeFile(home, session), stopping);
  }
}
function textOf(file) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

// src/engine/cancel-mark.ts
import { existsSync as existsSync2, readFileSync as readFileSync2, rmSync as rmSync2, writeFileSync as writeFileSync2 } from "node:fs";
function leaveCancelMark(dir, root, who) {
  freezeWork(dir, root);
  writeFileSync2(cancelMark(dir), `${oneLine(who)}
`, { mode: 384 });
}
var isMarkedCancelled = (dir) => existsSync2(cancelMark(dir));
function settleCancelMark(open) {
  if (!isMarkedCancelled(open.dir)) return;
  if (open.run.state !== "finished" && open.run.state !== "cancelled") {
    const who = oneLine(readFileSync2(cancelMark(open.dir), "utf8")) || "a person";
    const { state } = open.journal.update(() => [{ type: "run_cancelled", who, via: "a terminal" }]);
    open.run = state;
  }
  letGo(open.home, open.run, open.dir);
  publishViews(open.run, open.dir);
  rmSync2(cancelMark(open.dir), { force: true });
}

// src/engine/open-run.ts
import { existsSync as existsSync3, readdirSync as readdirSync2 } from "node:fs";
import { join as join6 } from "node:path";

// src/journal/journal-lock.ts
import { join as join4 } from "node:path";
var WAIT_MS = 2e4;
function withJournalLock(where, options, work) {
  const { waitMs = WAIT_MS, party } = options;
  try {
    return withLock(where.files, join4(where.dir, "lock"), { waitMs, ...party && { party } }, work);
  } catch (error) {
    throw error instanceof LockTimeout ? lockedError(error, waitMs) : error;
  }
}
function lockedError(error, waitMs) {
  const { owner, path, foreign } = error;
  return new JournalError(
    "locked",
    { file: path },
    `process ${owner.pid} has kept the log for more than ${waitMs / 1e3} s`,
    foreign ? `it belongs to another machine or container; if it is gone, delete ${path}` : `wait for process ${owner.pid}, or end it if it hangs, and repeat the step`,
    { cause: error }
  );
}

// src/journal/snapshot.ts
import { createHash as createHash2 } from "node:crypto";
import { join as join5 } from "node:path";
var AFTER_BYTES = 32 * 1024;
function isSnapshotDue(logBytes, last, afterBytes = AFTER_BYTES) {
  return logBytes - last.at >= Math.max(afterBytes, 2 * last.bytes);
}
var sha256 = (bytes) => createHash2("sha256").update(bytes).digest("hex");
var snapshotPath = (dir) => join5(dir, "snapshot.json");
function readSnapshot(files, dir, hash, version) {
  const bytes = readIfThere(files, snapshotPath(dir));
  if (bytes === void 0 || sha256(bytes) !== hash) return void 0;
  const snapshot = JSON.parse(bytes.toString("utf8"));
  return snapshot.version === version ? { snapshot, bytes: bytes.length } : void 0;
}
function writeSnapshot(files, dir, snapshot) {
  const bytes = Buffer.from(JSON.stringify(snapshot));
  const path = snapshotPath(dir);
  writeAtomic(files, path, bytes, { temporary: `${path}.new`, sync: "content" });
  return { hash: sha256(bytes), bytes: bytes.length };
}

// src/journal/log-state.ts
function readState(where, fd, reducer2, known) {
  const head = requireHead(where.files, where.headFile);
  const from = known ?? fromSnapshot(where, head, reducer2);
  if (from === void 0) return readFrom(where, fd, reducer2, fromStart(head));
  if (where.files.size(fd) >= from.position.bytes) {
    try {
      return readFrom(where, fd, reducer2, { ...from, head });
    } catch (error) {
      if (!(error instanceof JournalError)) throw error;
    }
  }
  return readFrom(where, fd, reducer2, fromStart(requireHead(where.files, where.headFile)));
}
function fromStart(head) {
  return { state: void 0, position: START, lastLine: START, torn: 0, head, snapshot: { at: 0, bytes: 0 } };
}
function fromSnapshot(where, head, reducer2) {
  if (head.snapshot === void 0) return void 0;
  const found = readSnapshot(where.files, where.dir, head.snapshot, reducer2.version);
  if (found === void 0) return void 0;
  const { state, position } = found.snapshot;
  return {
    state,
    position,
    lastLine: position,
    torn: 0,
    head,
    snapshot: { at: position.bytes, bytes: found.bytes }
  };
}
function readFrom(where, fd, reducer2, from) {
  let { state } = from;
  const events = checkedEvents(where, fd, from.head, from.position);
  let next = events.next();
  for (; !next.done; next = events.next()) state = reducer2.reduce(state, next.value);
  return { ...from, ...next.value, state };
}

// src/journal/brief.ts
function headAt(where, fd, reducer2, known) {
  const { brief: _, ...head } = known.head;
  const { seq, hash } = known.position;
  if (known.state === void 0 || !reducer2.brief) return { ...head, seq, hash };
  const { version, of } = reducer2.brief;
  return { ...head, seq, hash, brief: { version, stamp: where.files.stamp(fd), value: of(known.state) } };
}

// src/journal/append.ts
function appendStep(where, fd, reducer2, known, at, bodies) {
  if (bodies.length === 0) return { known, events: [] };
  const { bytes, events, position } = encodeStep(known.position, at, bodies);
  const state = events.reduce(reducer2.reduce, known.state);
  try {
    writeAll(where.files, fd, bytes, known.position.bytes);
    where.files.sync(fd);
    const head = headAt(where, fd, reducer2, { ...known, state, position });
    writeHead(where.files, where.headFile, head);
    return { known: { ...known, state, position, head }, events };
  } catch (error) {
    takeBack2(where, fd, known.position);
    throw error;
  }
}
function encodeStep(from, at, bodies) {
  const lines = [];
  const events = [];
  let position = from;
  for (const [index, body] of bodies.entries()) {
    const line = encodeLine(position, at, body, bodies.length - 1 - index);
    const read2 = decodeLine(line.subarray(0, -1), position);
    if ("problem" in read2) throw new Error(`an event of type ${body.type} cannot be written: ${read2.problem}`);
    lines.push(line);
    events.push(read2.event);
    position = read2.position;
  }
  return { bytes: Buffer.concat(lines), events, position };
}
function takeBack2(where, fd, to) {
  try {
    where.files.truncate(fd, to.bytes);
    where.files.sync(fd);
  } catch {
  }
}

// src/journal/update-log.ts
function updateLog(writing, read2, now, decide2) {
  const { known, notes } = recover(writing, settle2(writing, read2));
  const { at, note } = nextTime(now, known.position);
  if (note) notes.push(note);
  const written = decideAndAppend(writing, known, at, notes, decide2);
  return { ...written, known: keepSnapshot(writing, written.known) };
}
function settle2({ where, fd, reducer: reducer2 }, known) {
  if (known.head.seq === known.position.seq) return known;
  where.files.sync(fd);
  const head = headAt(where, fd, reducer2, known);
  writeHead(where.files, where.headFile, head);
  return { ...known, head };
}
function recover({ where, fd }, known) {
  const { torn, position } = known;
  if (torn === 0) return { known, notes: [] };
  where.files.truncate(fd, position.bytes);
  const text = `recovered: ${torn} bytes of a half-written step behind event ${position.seq} were removed`;
  return { known: { ...known, torn: 0 }, notes: [{ type: "noted", text }] };
}
function decideAndAppend({ where, fd, reducer: reducer2 }, known, at, notes, decide2) {
  if (known.position.seq === 0) {
    const bodies = decide2(known.state);
    return appendStep(where, fd, reducer2, known, at, bodies.length === 0 ? [] : [...bodies, ...notes]);
  }
  const noted = appendStep(where, fd, reducer2, known, at, notes);
  const step = appendStep(where, fd, reducer2, noted.known, at, decide2(noted.known.state));
  return { known: step.known, events: [...noted.events, ...step.events] };
}
function keepSnapshot(writing, known) {
  const { where, reducer: reducer2, snapshotAfter } = writing;
  const { position, state, head } = known;
  if (!isSnapshotDue(position.bytes, known.snapshot, snapshotAfter)) return known;
  try {
    const { version } = reducer2;
    const { hash, bytes } = writeSnapshot(where.files, where.dir, { version, position, state });
    const vouching = { ...head, snapshot: hash };
    writeHead(where.files, where.headFile, vouching);
    return { ...known, head: vouching, snapshot: { at: position.bytes, bytes } };
  } catch (error) {
    if (errorCode(error) === void 0) throw error;
    return known;
  }
}

// src/journal/journal.ts
function openJournal(dir, options) {
  const journal = new FileJournal(dir, options);
  if (options.create) journal.create();
  journal.refresh();
  return journal;
}
var FileJournal = class {
  constructor(dir, options) {
    this.dir = dir;
    this.options = options;
    this.where = locateLog(dir, options.home, options.files);
  }
  dir;
  options;
  known;
  where;
  get state() {
    return this.known?.state;
  }
  create() {
    const { files, dir, log, headFile } = this.where;
    this.told(() => ensureFolder(files, dir));
    this.locked(() => {
      const begin2 = (fd) => {
        const isNew = files.size(fd) === 0 && readHead(files, headFile) === void 0;
        if (isNew) createHead(files, headFile, dir, START);
      };
      withOpen(files, log, "a", begin2, 384);
      syncFolder(files, dir);
    });
  }
  refresh() {
    this.withLog("r", (fd) => {
      this.known = readState(this.where, fd, this.options.reducer, this.known);
    });
    return this.state;
  }
  update(decide2) {
    const { now = () => /* @__PURE__ */ new Date(), reducer: reducer2, snapshotAfter } = this.options;
    const where = this.where;
    let refused;
    const deciding = (state) => {
      try {
        return decide2(state);
      } catch (error) {
        refused = { error };
        throw error;
      }
    };
    try {
      return this.locked(
        () => this.withLog("r+", (fd) => {
          this.known = readState(where, fd, reducer2, this.known);
          const written = updateLog({ where, fd, reducer: reducer2, snapshotAfter }, this.known, now(), deciding);
          this.known = written.known;
          return { state: this.state, events: written.events };
        })
      );
    } catch (error) {
      throw refused === void 0 ? error : refused.error;
    }
  }
  *events() {
    yield* readJournal(this.where);
  }
  withLog(flags, work) {
    return this.told(() => {
      const fd = openLog(this.where, flags);
      try {
        return work(fd);
      } finally {
        closeQuietly(this.where.files, fd);
      }
    });
  }
  told(work) {
    try {
      return work();
    } catch (error) {
      throw diskError(error, this.where.log);
    }
  }
  locked(work) {
    return this.told(() => withJournalLock(this.where, this.options, work));
  }
};

// src/run/brief.ts
var BRIEF_VERSION = "1";
function brief(run) {
  const { notices, standing, failedTurns, force } = run;
  const quiet = notices.length === 0 && standing.count === 0 && !failedTurns && !force;
  const agents = agentsAtWork(run);
  return { quiet, ...agents ? { agents } : {} };
}
function agentsAtWork(run) {
  if (run.state !== "running" || run.solo) return void 0;
  if (run.tickets.every(({ isolated }) => isolated)) return void 0;
  if (reviewWork(run) || run.config.webhook !== void 0 && announcements(run).length > 0) return void 0;
  const agents = run.tickets.flatMap(
    ({ agentId, redeemedAt, judging }) => agentId !== void 0 && redeemedAt !== void 0 && !judging ? [agentId] : []
  );
  return agents.length === run.tickets.length ? agents : void 0;
}

// src/engine/open-run.ts
var reducer = { version: REDUCER_VERSION, reduce, brief: { version: BRIEF_VERSION, of: brief } };
function openJournalAt(dir, home, create = false) {
  return openJournal(dir, { home, reducer, create });
}
function openActiveRun(home, session) {
  const active = readActive(home, session);
  if (!active) return void 0;
  const open = openRunAt(active.dir, home);
  if (!open) throw new Error(`the journal of run ${active.run} is empty`);
  return open;
}
function openRunAt(dir, home) {
  const journal = openJournalAt(dir, home);
  if (!journal.state) return void 0;
  const open = { run: journal.state, journal, dir, home };
  settleCancelMark(open);
  return open;
}
function openRun(cwd, home, runId) {
  const repository = findRepository(cwd);
  if (!repository)
    return {
      error: `${cwd} is not inside a git repository`,
      fix: "change to the repository that holds the plan"
    };
  const folder = runsFolder(repository.commonDir);
  const id = runId ?? listRuns(repository.commonDir).at(-1);
  if (id === void 0)
    return {
      error: "there is no run in this repository yet",
      fix: "start one in Claude Code with /ultraplan:implement <spec>"
    };
  const dir = join6(folder, id);
  if (!isRunId(id) || !existsSync3(dir)) {
    return {
      error: `there is no run ${id} in this repository`,
      fix: `runs: ${listRuns(repository.commonDir).join(", ") || "none"}`
    };
  }
  return openRunAt(dir, home) ?? {
    error: `the journal of run ${id} is empty`,
    fix: `remove ${dir} if the run never started`
  };
}
function listRuns(commonDir) {
  const folder = runsFolder(commonDir);
  return existsSync3(folder) ? readdirSync2(folder).filter(isRunId).sort() : [];
}
var isRunId = (name) => /^\d{8}T\d{6}-[\w.-]+$/.test(name);

export {
  recordedRuns,
  locateLog,
  readJournal,
  heldBackBy,
  attemptsUsed,
  mayAccept,
  wordLeft,
  reduce,
  announcements,
  readActive,
  leaveUntold,
  untoldNames,
  drive,
  letGo,
  release,
  stopRun,
  leaveCancelMark,
  isMarkedCancelled,
  openJournalAt,
  openActiveRun,
  openRun,
  listRuns
};
