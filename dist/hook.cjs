"use strict";
var __create = Object.create;
var __defProp = Object.defineProperty;
var __getOwnPropDesc = Object.getOwnPropertyDescriptor;
var __getOwnPropNames = Object.getOwnPropertyNames;
var __getProtoOf = Object.getPrototypeOf;
var __hasOwnProp = Object.prototype.hasOwnProperty;
var __esm = (fn, res, err) => function __init() {
  if (err) throw err[0];
  try {
    return fn && (res = (0, fn[__getOwnPropNames(fn)[0]])(fn = 0)), res;
  } catch (e) {
    throw err = [e], e;
  }
};
var __commonJS = (cb, mod) => function __require() {
  try {
    return mod || (0, cb[__getOwnPropNames(cb)[0]])((mod = { exports: {} }).exports, mod), mod.exports;
  } catch (e) {
    throw mod = 0, e;
  }
};
var __export = (target, all) => {
  for (var name in all)
    __defProp(target, name, { get: all[name], enumerable: true });
};
var __copyProps = (to, from, except, desc) => {
  if (from && typeof from === "object" || typeof from === "function") {
    for (let key of __getOwnPropNames(from))
      if (!__hasOwnProp.call(to, key) && key !== except)
        __defProp(to, key, { get: () => from[key], enumerable: !(desc = __getOwnPropDesc(from, key)) || desc.enumerable });
  }
  return to;
};
var __toESM = (mod, isNodeMode, target) => (target = mod != null ? __create(__getProtoOf(mod)) : {}, __copyProps(
  // If the importer is in node compatibility mode or this is not an ESM
  // file that has been converted to a CommonJS file using a Babel-
  // compatible transform (i.e. "__esModule" has not been set), then set
  // "default" to the CommonJS "module.exports" for node compatibility.
  isNodeMode || !mod || !mod.__esModule ? __defProp(target, "default", { value: mod, enumerable: true }) : target,
  mod
));

// lazy:node:child_process
var require_node_child_process = __commonJS({
  "lazy:node:child_process"(exports2, module2) {
    module2.exports = { get ChildProcess() {
      return require("node:child_process").ChildProcess;
    }, get _forkChild() {
      return require("node:child_process")._forkChild;
    }, get exec() {
      return require("node:child_process").exec;
    }, get execFile() {
      return require("node:child_process").execFile;
    }, get execFileSync() {
      return require("node:child_process").execFileSync;
    }, get execSync() {
      return require("node:child_process").execSync;
    }, get fork() {
      return require("node:child_process").fork;
    }, get spawn() {
      return require("node:child_process").spawn;
    }, get spawnSync() {
      return require("node:child_process").spawnSync;
    } };
  }
});

// src/io/process-ref.ts
function processStart(pid) {
  const start = lookUp(pid);
  return start === GONE ? void 0 : start;
}
function lookUp(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return GONE;
  if (process.platform === "linux") return linuxStart(pid);
  return process.platform === "win32" ? windowsStart(pid) : psStart(pid);
}
function linuxStart(pid) {
  let stat;
  try {
    stat = (0, import_node_fs.readFileSync)(`/proc/${pid}/stat`, "latin1");
  } catch (error) {
    const { code } = error;
    return code === "ENOENT" || code === "ESRCH" ? GONE : void 0;
  }
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (fields[0] === "Z" || fields[0] === "X") return GONE;
  return `${bootId()}:${fields[19]}`;
}
function bootId() {
  boot ??= (0, import_node_fs.readFileSync)("/proc/sys/kernel/random/boot_id", "latin1").slice(0, 8);
  return boot;
}
function ask(command, args) {
  const { status, stdout } = (0, import_node_child_process.spawnSync)(command, args, {
    encoding: "utf8",
    stdio: ["ignore", "pipe", "ignore"],
    env: { ...process.env, LC_ALL: "C", TZ: "UTC" },
    timeout: 5e3,
    windowsHide: true
  });
  return status === 0 && stdout.trim() !== "" ? stdout.trim() : void 0;
}
function psStart(pid) {
  const [state, ...start] = ask("ps", ["-o", "stat=,lstart=", "-p", String(pid)])?.split(/\s+/) ?? [];
  if (state?.startsWith("Z")) return GONE;
  return isoTime(`${start.join(" ")} UTC`);
}
function windowsStart(pid) {
  const script = `(Get-Process -Id ${pid}).StartTime.ToUniversalTime().ToString('o')`;
  return isoTime(ask("powershell", ["-NoProfile", "-NonInteractive", "-Command", script]) ?? "");
}
function isoTime(text2) {
  const time = Date.parse(text2);
  return Number.isNaN(time) ? void 0 : new Date(time).toISOString();
}
function isSameStart(a, b) {
  return a === b || Math.abs(Date.parse(a) - Date.parse(b)) <= 2e3;
}
function isAlive(ref) {
  try {
    process.kill(ref.pid, 0);
  } catch (error) {
    if (error.code === "ESRCH") return false;
  }
  const start = lookUp(ref.pid);
  if (start === GONE) return false;
  return start === void 0 || ref.startedAt === void 0 || isSameStart(ref.startedAt, start);
}
function thisProcess() {
  if (self === void 0) {
    const startedAt = process.platform === "linux" ? linuxStart(process.pid) : new Date(performance.timeOrigin).toISOString();
    self = startedAt === void 0 ? { pid: process.pid } : { pid: process.pid, startedAt };
  }
  return self;
}
function processSpace() {
  if (space === void 0) {
    space = (0, import_node_os.hostname)();
    try {
      space += ` ${(0, import_node_fs.readlinkSync)("/proc/self/ns/pid")}`;
    } catch {
    }
  }
  return space;
}
var import_node_child_process, import_node_fs, import_node_os, GONE, boot, self, space;
var init_process_ref = __esm({
  "src/io/process-ref.ts"() {
    "use strict";
    import_node_child_process = __toESM(require_node_child_process(), 1);
    import_node_fs = require("node:fs");
    import_node_os = require("node:os");
    GONE = "gone";
  }
});

// src/hooks/input.ts
function parseInput(text2) {
  const input = JSON.parse(text2);
  if (typeof input.session_id !== "string" || typeof input.cwd !== "string")
    throw new Error("the hook input has no session_id or cwd");
  return input;
}
var text;
var init_input = __esm({
  "src/hooks/input.ts"() {
    "use strict";
    text = (value) => typeof value === "string" ? value : "";
  }
});

// src/hooks/reply.ts
function encodeReply(event, reply) {
  switch (reply.kind) {
    case "pass":
      return void 0;
    case "block":
      return JSON.stringify({ decision: "block", reason: reply.reason });
    case "deny":
      return specific(event, { permissionDecision: "deny", permissionDecisionReason: reply.reason });
    case "rewrite":
      return specific(event, { permissionDecision: "allow", updatedInput: reply.input });
    case "context":
      return specific(event, { additionalContext: reply.text }, reply.show);
    case "end-turn":
      return JSON.stringify({ continue: false, stopReason: reply.reason });
    case "wake":
      return reply.text;
    case "show":
      return JSON.stringify({ systemMessage: reply.text });
  }
}
function specific(event, output, show) {
  return JSON.stringify({
    ...show ? { systemMessage: show } : {},
    hookSpecificOutput: { hookEventName: event, ...output }
  });
}
var PASS;
var init_reply = __esm({
  "src/hooks/reply.ts"() {
    "use strict";
    PASS = { kind: "pass" };
  }
});

// lazy:node:crypto
var require_node_crypto = __commonJS({
  "lazy:node:crypto"(exports2, module2) {
    module2.exports = { get Certificate() {
      return require("node:crypto").Certificate;
    }, get Cipher() {
      return require("node:crypto").Cipher;
    }, get Cipheriv() {
      return require("node:crypto").Cipheriv;
    }, get Decipher() {
      return require("node:crypto").Decipher;
    }, get Decipheriv() {
      return require("node:crypto").Decipheriv;
    }, get DiffieHellman() {
      return require("node:crypto").DiffieHellman;
    }, get DiffieHellmanGroup() {
      return require("node:crypto").DiffieHellmanGroup;
    }, get ECDH() {
      return require("node:crypto").ECDH;
    }, get Hash() {
      return require("node:crypto").Hash;
    }, get Hmac() {
      return require("node:crypto").Hmac;
    }, get KeyObject() {
      return require("node:crypto").KeyObject;
    }, get Sign() {
      return require("node:crypto").Sign;
    }, get Verify() {
      return require("node:crypto").Verify;
    }, get X509Certificate() {
      return require("node:crypto").X509Certificate;
    }, get checkPrime() {
      return require("node:crypto").checkPrime;
    }, get checkPrimeSync() {
      return require("node:crypto").checkPrimeSync;
    }, get constants() {
      return require("node:crypto").constants;
    }, get createCipheriv() {
      return require("node:crypto").createCipheriv;
    }, get createDecipheriv() {
      return require("node:crypto").createDecipheriv;
    }, get createDiffieHellman() {
      return require("node:crypto").createDiffieHellman;
    }, get createDiffieHellmanGroup() {
      return require("node:crypto").createDiffieHellmanGroup;
    }, get createECDH() {
      return require("node:crypto").createECDH;
    }, get createHash() {
      return require("node:crypto").createHash;
    }, get createHmac() {
      return require("node:crypto").createHmac;
    }, get createPrivateKey() {
      return require("node:crypto").createPrivateKey;
    }, get createPublicKey() {
      return require("node:crypto").createPublicKey;
    }, get createSecretKey() {
      return require("node:crypto").createSecretKey;
    }, get createSign() {
      return require("node:crypto").createSign;
    }, get createVerify() {
      return require("node:crypto").createVerify;
    }, get diffieHellman() {
      return require("node:crypto").diffieHellman;
    }, get generateKey() {
      return require("node:crypto").generateKey;
    }, get generateKeyPair() {
      return require("node:crypto").generateKeyPair;
    }, get generateKeyPairSync() {
      return require("node:crypto").generateKeyPairSync;
    }, get generateKeySync() {
      return require("node:crypto").generateKeySync;
    }, get generatePrime() {
      return require("node:crypto").generatePrime;
    }, get generatePrimeSync() {
      return require("node:crypto").generatePrimeSync;
    }, get getCipherInfo() {
      return require("node:crypto").getCipherInfo;
    }, get getCiphers() {
      return require("node:crypto").getCiphers;
    }, get getCurves() {
      return require("node:crypto").getCurves;
    }, get getDiffieHellman() {
      return require("node:crypto").getDiffieHellman;
    }, get getFips() {
      return require("node:crypto").getFips;
    }, get getHashes() {
      return require("node:crypto").getHashes;
    }, get getRandomValues() {
      return require("node:crypto").getRandomValues;
    }, get hash() {
      return require("node:crypto").hash;
    }, get hkdf() {
      return require("node:crypto").hkdf;
    }, get hkdfSync() {
      return require("node:crypto").hkdfSync;
    }, get pbkdf2() {
      return require("node:crypto").pbkdf2;
    }, get pbkdf2Sync() {
      return require("node:crypto").pbkdf2Sync;
    }, get privateDecrypt() {
      return require("node:crypto").privateDecrypt;
    }, get privateEncrypt() {
      return require("node:crypto").privateEncrypt;
    }, get publicDecrypt() {
      return require("node:crypto").publicDecrypt;
    }, get publicEncrypt() {
      return require("node:crypto").publicEncrypt;
    }, get randomBytes() {
      return require("node:crypto").randomBytes;
    }, get randomFill() {
      return require("node:crypto").randomFill;
    }, get randomFillSync() {
      return require("node:crypto").randomFillSync;
    }, get randomInt() {
      return require("node:crypto").randomInt;
    }, get randomUUID() {
      return require("node:crypto").randomUUID;
    }, get scrypt() {
      return require("node:crypto").scrypt;
    }, get scryptSync() {
      return require("node:crypto").scryptSync;
    }, get secureHeapUsed() {
      return require("node:crypto").secureHeapUsed;
    }, get setEngine() {
      return require("node:crypto").setEngine;
    }, get setFips() {
      return require("node:crypto").setFips;
    }, get sign() {
      return require("node:crypto").sign;
    }, get subtle() {
      return require("node:crypto").subtle;
    }, get timingSafeEqual() {
      return require("node:crypto").timingSafeEqual;
    }, get verify() {
      return require("node:crypto").verify;
    }, get webcrypto() {
      return require("node:crypto").webcrypto;
    } };
  }
});

// src/io/git.ts
function gitEnvironment(env = process.env) {
  const kept = Object.fromEntries(Object.entries(env).filter(([name]) => !REDIRECTING.test(name)));
  return {
    ...kept,
    LC_ALL: "C",
    GIT_OPTIONAL_LOCKS: "0",
    GIT_TERMINAL_PROMPT: "0",
    GIT_NO_REPLACE_OBJECTS: "1"
  };
}
function git(cwd, args, options = {}) {
  const result = (0, import_node_child_process2.spawnSync)("git", args, {
    cwd,
    env: gitEnvironment(),
    encoding: "utf8",
    input: options.input ?? "",
    maxBuffer: options.maxBuffer ?? 256 * 1024 * 1024,
    // Never inherit: whoever keeps a hook's stdout open makes the client drop its decision.
    stdio: ["pipe", "pipe", "pipe"],
    windowsHide: true
  });
  if (result.error) throw new GitError(args, null, result.error.message);
  if (result.status !== 0) throw new GitError(args, result.status, result.stderr);
  return result.stdout;
}
function tryGit(cwd, args, options = {}) {
  try {
    return git(cwd, args, options);
  } catch {
    return void 0;
  }
}
function findRepository(cwd) {
  const answer = tryGit(cwd, ["rev-parse", "--show-toplevel", "--git-common-dir", "--absolute-git-dir"]);
  const [root, commonDir, gitDir] = answer?.split("\n") ?? [];
  if (!root || !commonDir || !gitDir) return void 0;
  return { root, commonDir: (0, import_node_path.resolve)(cwd, commonDir), gitDir };
}
function headCommit(cwd) {
  return tryGit(cwd, ["rev-parse", "--verify", "--quiet", "HEAD^{commit}"])?.trim();
}
var import_node_child_process2, import_node_path, GitError, REDIRECTING;
var init_git = __esm({
  "src/io/git.ts"() {
    "use strict";
    import_node_child_process2 = __toESM(require_node_child_process(), 1);
    import_node_path = require("node:path");
    GitError = class extends Error {
      constructor(args, status, stderr) {
        super(`git ${args.join(" ")}: ${stderr.trim() || `exit ${status}`}`);
        this.args = args;
        this.status = status;
        this.stderr = stderr;
      }
      args;
      status;
      stderr;
    };
    REDIRECTING = /^GIT_(DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|COMMON_DIR|NAMESPACE|CONFIG.*|EXTERNAL_DIFF|GRAFT_FILE|REPLACE_REF_BASE|PREFIX|CEILING_DIRECTORIES)$/;
  }
});

// src/prompts/directive.ts
function directive(sentence, next2) {
  return `${sentence}
ultraplan:next ${JSON.stringify(next2)}`;
}
var init_directive = __esm({
  "src/prompts/directive.ts"() {
    "use strict";
  }
});

// src/run/change.ts
function settle(run, from, to, cause) {
  if (!from.includes(run.state)) return anomaly(run, `${to} while the run is ${run.state}`);
  return cause === void 0 ? without({ ...run, state: to }, "cause") : { ...run, state: to, cause };
}
function notice(run, event, text2) {
  const entry = { seq: event.seq, at: event.at, text: text2 };
  return { ...run, notices: [...run.notices, entry].slice(-MOST_NOTICES) };
}
function anomaly(run, text2) {
  return { ...run, anomalies: [...run.anomalies, text2].slice(-MOST_ANOMALIES) };
}
function taskOf(run, id) {
  return run.tasks.find((task) => task.id === id);
}
function changeTask(run, id, change) {
  return { ...run, tasks: run.tasks.map((task) => task.id === id ? change(task) : task) };
}
function changeAttempt(task, change) {
  const last = task.attempts.length - 1;
  return {
    ...task,
    attempts: task.attempts.map((attempt, index) => index === last ? change(attempt) : attempt)
  };
}
function changeTicket(run, id, change) {
  return {
    ...run,
    tickets: run.tickets.map(
      (ticket) => ticket.id === id ? dropUndefined({ ...ticket, ...change }) : ticket
    )
  };
}
function dropUndefined(ticket) {
  return Object.fromEntries(
    Object.entries(ticket).filter(([, value]) => value !== void 0)
  );
}
function without(value, key) {
  const { [key]: _dropped, ...rest } = value;
  return rest;
}
function later(at, seconds) {
  return new Date(Date.parse(at) + seconds * 1e3).toISOString();
}
var MOST_NOTICES, MOST_ANOMALIES, closeTicket, touch, flag;
var init_change = __esm({
  "src/run/change.ts"() {
    "use strict";
    MOST_NOTICES = 50;
    MOST_ANOMALIES = 20;
    closeTicket = (run, id) => ({
      ...run,
      tickets: run.tickets.filter((ticket) => ticket.id !== id)
    });
    touch = (run, id, at) => changeTask(run, id, (task) => ({ ...task, lastStepAt: at }));
    flag = (run, id, text2) => changeTask(run, id, (task) => ({ ...task, flags: [.../* @__PURE__ */ new Set([...task.flags, text2])] }));
  }
});

// src/run/groups.ts
function waveOf(task) {
  return task.wave !== void 0 ? `wave ${task.wave}` : task.phase !== void 0 ? `phase ${task.phase}` : "the plan";
}
function isReady(run, index) {
  const task = run.tasks[index];
  if (!task) return false;
  return run.tasks.every(
    (other, otherIndex) => isDone(other) || !mustComeBefore(other, otherIndex, task, index)
  );
}
function mustComeBefore(other, otherIndex, task, index) {
  if (other === task) return false;
  if (task.dependsOn.includes(other.id)) return true;
  if (other.fixOf === task.id) return false;
  if (task.wave !== void 0 && other.wave !== void 0 && task.wave !== other.wave)
    return other.wave < task.wave;
  if (otherIndex > index) return false;
  if (task.wave !== void 0 && other.wave !== void 0) return sharesFile(task, other);
  if (task.phase !== other.phase) return true;
  return task.kind !== "work" || other.kind !== "work" || sharesFile(task, other);
}
function sharesFile(a, b) {
  return a.files.some((file) => b.files.includes(file));
}
function parallelGroup(run, index) {
  const group = [];
  for (const task of run.tasks.slice(index)) {
    if (!task.parallel || task.kind !== "work" || group.length === LARGEST_GROUP) break;
    if (group[0] && (task.phase !== group[0].phase || task.wave !== group[0].wave)) break;
    if (group.some((other) => sharesFile(task, other) || task.dependsOn.includes(other.id))) break;
    group.push(task);
  }
  return group;
}
var DONE, STUCK, isDone, isStuck, LARGEST_GROUP;
var init_groups = __esm({
  "src/run/groups.ts"() {
    "use strict";
    DONE = /* @__PURE__ */ new Set(["approved", "skipped", "forced"]);
    STUCK = /* @__PURE__ */ new Set(["escalated", "blocked"]);
    isDone = (task) => DONE.has(task.status) || task.doneBefore;
    isStuck = (task) => STUCK.has(task.status);
    LARGEST_GROUP = 5;
  }
});

// src/run/policy.ts
function policy(task, type, config, agentAlive) {
  const attempt = task.attempts.at(-1);
  const ofType = sinceRetry(task).filter((failure) => failure.type === type).length;
  const pause = (options) => ({ kind: "pause", reason: reasonFor(type, ofType), options });
  if (type === "BLOCKED") return { kind: "block", reason: "the executor reported that it is blocked" };
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
var ASK, AFTER_TIMEOUT, RETRIES;
var init_policy = __esm({
  "src/run/policy.ts"() {
    "use strict";
    ASK = ["retry", "skip", "investigate"];
    AFTER_TIMEOUT = ["retry longer", "skip", "investigate"];
    RETRIES = {
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
  }
});

// src/run/reviews.ts
function outstandingReviews(_run, _task) {
  return [];
}
var init_reviews = __esm({
  "src/run/reviews.ts"() {
    "use strict";
  }
});

// src/run/next.ts
function next(run, now) {
  switch (run.state) {
    case "finished":
      return { kind: "done", reason: "every task is done" };
    case "cancelled":
      return { kind: "done", reason: "the run was cancelled" };
    case "paused":
      return { kind: "wait", reason: "the run is paused; /ultraplan:resume goes on" };
    case "parked":
      return {
        kind: "wait",
        reason: `the run is parked (${run.cause ?? "no cause recorded"}); /ultraplan:resume goes on`
      };
    case "halted":
      return {
        kind: "ask",
        question: `the run is halted: ${run.cause ?? "no cause recorded"}`,
        options: ["/ultraplan:retry --task <id>", "/ultraplan:resume", "/ultraplan:cancel"]
      };
    case "running":
      return nextOfRunning(run, now);
  }
}
function nextOfRunning(run, now) {
  const unused = run.tickets.filter((ticket) => ticket.redeemedAt === void 0);
  if (unused.length > 0) return { kind: "dispatch", agents: unused.map(agentOf) };
  const inFlight = run.tickets.length;
  if (inFlight > 0) return { kind: "wait", reason: `${inFlight} agent${inFlight === 1 ? "" : "s"} in flight` };
  const reviews = run.tasks.filter((task) => task.status === "reviewing").flatMap((task) => outstandingReviews(run, task));
  if (reviews.length > 0) return { kind: "dispatch", agents: reviews };
  return nextTask(run, now);
}
function nextTask(run, now) {
  let soonest;
  for (const [index, task] of run.tasks.entries()) {
    if (isDone(task) || isStuck(task) || !isReady(run, index)) continue;
    if (task.kind === "checkpoint") return question(task);
    if (task.notBefore !== void 0 && task.notBefore > now.toISOString()) {
      if (soonest === void 0 || task.notBefore < soonest) soonest = task.notBefore;
      continue;
    }
    return dispatch(run, index);
  }
  if (soonest !== void 0) return { kind: "wait", reason: "a retry waits for its time", until: soonest };
  if (run.tasks.every(isDone)) return { kind: "done", reason: "every task is done" };
  return askAboutStuck(run);
}
function dispatch(run, index) {
  const group = parallelGroup(run, index).filter(
    (task) => !isDone(task) && !isStuck(task) && task.attempts.length === 0
  );
  const first = run.tasks[index];
  const together = group.length > 1 && first && group.includes(first) ? group : first ? [first] : [];
  return {
    kind: "dispatch",
    agents: together.map((task) => ({
      task: task.id,
      role: "spec-executor",
      attempt: task.attempts.length + 1,
      iteration: 1,
      isolated: together.length > 1
    }))
  };
}
function agentOf(ticket) {
  const { task, role, attempt, iteration, isolated } = ticket;
  return { task, role, attempt, iteration, isolated };
}
function question(task) {
  const options = task.checkpoint?.options.length ? task.checkpoint.options : ["approved", "describe what is wrong"];
  return { kind: "ask", task: task.id, question: task.checkpoint?.question ?? task.title, options };
}
function askAboutStuck(run) {
  const stuck = run.tasks.find(isStuck);
  if (!stuck) {
    const open = run.tasks.filter((task) => !isDone(task)).map((task) => task.id);
    return {
      kind: "ask",
      question: `no task can start: ${open.join(", ")} wait for each other`,
      options: ["/ultraplan:cancel"]
    };
  }
  const tries = attemptsUsed(stuck);
  return {
    kind: "ask",
    task: stuck.id,
    question: `task ${stuck.id} is ${stuck.status} after ${tries} attempt${tries === 1 ? "" : "s"}: ${stuck.pausedFor?.reason ?? "no reason recorded"}`,
    options: stuck.pausedFor?.options ?? ["retry", "skip", "investigate"]
  };
}
var init_next = __esm({
  "src/run/next.ts"() {
    "use strict";
    init_groups();
    init_policy();
    init_reviews();
  }
});

// src/io/home.ts
function ultraplanHome(home) {
  return (0, import_node_path2.join)(home, ".ultraplan");
}
var import_node_path2;
var init_home = __esm({
  "src/io/home.ts"() {
    "use strict";
    import_node_path2 = require("node:path");
  }
});

// src/engine/places.ts
var import_node_path3, runsFolder, activeFile, activeFolder, approvedRef, RECEIPTS_REF, waitingFile, dueFile;
var init_places = __esm({
  "src/engine/places.ts"() {
    "use strict";
    import_node_path3 = require("node:path");
    init_home();
    runsFolder = (commonDir) => (0, import_node_path3.join)(commonDir, "ultraplan", "runs");
    activeFile = (home, session) => (0, import_node_path3.join)(activeFolder(home), session);
    activeFolder = (home) => (0, import_node_path3.join)(ultraplanHome(home), "active");
    approvedRef = (run) => `refs/ultraplan/${run}/approved`;
    RECEIPTS_REF = "refs/notes/ultraplan";
    waitingFile = (home, session) => (0, import_node_path3.join)(ultraplanHome(home), "waiting", session);
    dueFile = (home, session) => (0, import_node_path3.join)(ultraplanHome(home), "due", session);
  }
});

// src/engine/active.ts
function readActive(home, session) {
  try {
    return JSON.parse((0, import_node_fs2.readFileSync)(activeFile(home, session), "utf8"));
  } catch (error) {
    if (error.code === "ENOENT") return void 0;
    throw error;
  }
}
function drive(home, session, run, dir) {
  const file = activeFile(home, session);
  (0, import_node_fs2.mkdirSync)((0, import_node_path4.dirname)(file), { recursive: true, mode: 448 });
  (0, import_node_fs2.writeFileSync)(file, JSON.stringify({ run: run.id, dir, root: run.root }), { mode: 384 });
}
function release(home, run) {
  const due = dueFile(home, run.session);
  for (const file of [activeFile(home, run.session), waitingFile(home, run.session), due, `${due}.now`]) {
    (0, import_node_fs2.rmSync)(file, { force: true });
  }
  let sessions = [];
  try {
    sessions = (0, import_node_fs2.readdirSync)(activeFolder(home));
  } catch {
  }
  for (const session of sessions) {
    if (readActive(home, session)?.run === run.id) (0, import_node_fs2.rmSync)((0, import_node_path4.join)(activeFolder(home), session), { force: true });
  }
}
var import_node_fs2, import_node_path4;
var init_active = __esm({
  "src/engine/active.ts"() {
    "use strict";
    import_node_fs2 = require("node:fs");
    import_node_path4 = require("node:path");
    init_places();
  }
});

// src/view/terminal.ts
function clean(text2) {
  if (HARMLESS.test(text2)) return text2;
  return text2.replace(STRINGS, "").replace(CONTROL_SEQUENCES, "").replace(ESCAPES, "").replace(LINE_ENDS, "\n").replaceAll("	", "  ").replace(CONTROLS, "").replace(INVISIBLE, "").replace(BROKEN, "�");
}
var STRINGS, CONTROL_SEQUENCES, ESCAPES, LINE_ENDS, CONTROLS, INVISIBLE, BROKEN, HARMLESS, oneLine;
var init_terminal = __esm({
  "src/view/terminal.ts"() {
    "use strict";
    STRINGS = /(?:\x1b[\]PX^_]|[\x90\x98\x9d-\x9f])[^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)/g;
    CONTROL_SEQUENCES = /(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]/g;
    ESCAPES = /\x1b[ -/]*[0-~]/g;
    LINE_ENDS = /\r\n?|[\x0b\x0c\x85\u2028\u2029]/g;
    CONTROLS = new RegExp("(?!\\n)\\p{Cc}", "gu");
    INVISIBLE = /[\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb\u{e0000}-\u{e0fff}]/gu;
    BROKEN = new RegExp("\\p{Surrogate}", "gu");
    HARMLESS = /^[\x20-\x7e\n]*$/;
    oneLine = (text2) => clean(text2).replace(/\s+/gu, " ").trim();
  }
});

// src/view/concerns.ts
function lastReviews(task) {
  const last = /* @__PURE__ */ new Map();
  for (const record of task.reviews) {
    const voter = record.role === "verifier" ? `verifier ${record.iteration}` : record.role;
    last.set(voter, record);
  }
  return [...last.values()];
}
function leftBehind({ role, verdict }) {
  const from = REVIEW_CHECK[role];
  switch (verdict.decision) {
    case "approve":
      return verdict.concerns.map((text2) => ({ from, text: text2 }));
    case "no-signal":
      return [{ from, text: `${role} gave no signal` }];
    case "malformed":
      return [{ from, text: `${role} handed in nothing that could be read` }];
    case "reject": {
      const texts = [...verdict.findings, ...verdict.concerns];
      return (texts.length > 0 ? texts : [verdict.feedback || "rejected without a reason"]).map((text2) => ({
        from,
        text: text2
      }));
    }
  }
}
function outstandingFindings(run) {
  return run.tasks.flatMap(
    (task) => lastReviews(task).flatMap(
      (record) => leftBehind(record).map(({ from, text: text2 }) => ({ task, from, text: oneLine(text2) }))
    )
  );
}
function concernsOf(run) {
  const warnings = run.tasks.flatMap(
    (task) => (task.lastResult?.outcome === "PASSED" ? task.lastResult.findings : []).filter((finding) => finding.severity === "warn").map((finding) => ({ task, from: oneLine(finding.id), text: oneLine(finding.message) }))
  );
  return [...warnings, ...outstandingFindings(run)];
}
var REVIEW_CHECK;
var init_concerns = __esm({
  "src/view/concerns.ts"() {
    "use strict";
    init_terminal();
    REVIEW_CHECK = {
      "spec-executor": "review/executor",
      "spec-reviewer": "review/spec",
      architect: "review/architect",
      verifier: "review/verifier",
      "security-reviewer": "review/security"
    };
  }
});

// src/view/names.ts
function taskName(task) {
  const title = oneLine(task.title);
  return /^task\s+\S+:/i.test(title) ? title : `Task ${oneLine(task.id)}: ${title}`;
}
function statusLabel(task) {
  if (isDoneBefore(task)) return "done before";
  if (task.status === "skipped") return "skipped (unverified)";
  return task.status;
}
function flagsOf(task) {
  const marks = [
    ...isDoneBefore(task) ? ["done-before"] : [],
    ...task.status === "skipped" ? ["unverified"] : [],
    ...task.status === "forced" ? ["forced"] : []
  ];
  return [.../* @__PURE__ */ new Set([...marks, ...task.flags.map(oneLine)])];
}
var planName, shownStatus, isDoneBefore, shortCommit;
var init_names = __esm({
  "src/view/names.ts"() {
    "use strict";
    init_terminal();
    planName = (run, task) => oneLine(run.format === "plan-md" ? task.id.replace(/-[^-]*$/, "") : run.spec);
    shownStatus = (task) => task.doneBefore && task.status === "pending" ? "skipped" : task.status;
    isDoneBefore = (task) => task.doneBefore && task.status === "pending";
    shortCommit = (commit) => oneLine(commit).slice(0, 10);
  }
});

// src/view/failures.ts
function recentFailures(run, most) {
  const all = run.tasks.flatMap((task) => failuresOf(task).map((failure) => ({ task, failure })));
  all.sort((a, b) => a.failure.at < b.failure.at ? -1 : a.failure.at > b.failure.at ? 1 : 0);
  return all.slice(-most).map(({ task, failure }) => ({
    task,
    failure,
    recovered: task.status === "approved",
    resolution: resolution(task, failure)
  }));
}
function resolution(task, failure) {
  switch (task.status) {
    case "approved": {
      const passed = task.attempts.at(-1);
      const how = passed && passed.n > failure.attempt ? `attempt ${passed.n}` : "a later claim of the same attempt";
      return `${how} passed at ${shortCommit(task.approvedCommit ?? passed?.passed?.commit ?? "")}`;
    }
    case "skipped":
    case "forced":
      return `${task.status} by ${oneLine(task.override?.who ?? "unknown")}: ${oneLine(task.override?.reason ?? "")}`;
    case "escalated":
    case "blocked":
      return `waits for a person: ${oneLine(task.pausedFor?.reason ?? "no reason recorded")}`;
    case "failed":
      return task.notBefore === void 0 ? "to be tried again" : `to be tried again after ${task.notBefore}`;
    case "pending":
      return "to be tried again, on a person’s word";
    default:
      return `attempt ${task.attempts.length} is ${task.status}`;
  }
}
var failuresOf;
var init_failures = __esm({
  "src/view/failures.ts"() {
    "use strict";
    init_names();
    init_terminal();
    failuresOf = (task) => task.attempts.flatMap((attempt) => attempt.failures);
  }
});

// src/view/gate-steps.ts
function standingFailure(task) {
  const attempt = task.attempts.at(-1);
  const failure = attempt?.failures.at(-1);
  if (!failure || task.status === "executing" || task.status === "verifying") return void 0;
  return attempt?.passed && failure.stage !== "review" ? void 0 : failure;
}
function gateSteps(run, task) {
  const gateStatus = task.status.toUpperCase();
  const failure = standingFailure(task);
  const executor = executorStep(run, task, failure);
  const verify = verifyStep(run, task, failure);
  const architect = architectStep(run, task, failure);
  return { gateStatus, step: stepOf(task, failure), executor, verify, architect };
}
function stepOf(task, failure) {
  switch (task.status) {
    case "pending":
    case "executing":
      return 1;
    case "verifying":
      return 2;
    case "reviewing":
    case "approved":
      return 3;
    default:
      if (failure) return STEP_OF_STAGE[failure.stage];
      return task.attempts.at(-1)?.passed ? 3 : 1;
  }
}
function executorStep(run, task, failure) {
  const attempt = task.attempts.at(-1);
  if (task.decision) return { status: "skipped" };
  if (!attempt) return { status: task.override ? "skipped" : "pending" };
  if (task.status === "pending") return { status: "pending" };
  if (task.status === "executing") return stamped("running", attempt.failures.at(-1)?.at ?? attempt.startedAt);
  if (failure && STEP_OF_STAGE[failure.stage] === 1)
    return stamped(failure.type === "BLOCKED" ? "blocked" : "failure", failure.at);
  if (attempt.claims === 0) return stamped(task.override ? "skipped" : "running", attempt.startedAt);
  return stamped("success", claimedAt(run, task));
}
function claimedAt(run, task) {
  const ticket = run.tickets.find((open) => open.task === task.id && open.role === "spec-executor");
  return ticket?.judging?.at ?? task.lastResult?.startedAt ?? task.lastStepAt;
}
function verifyStep(run, task, failure) {
  const attempt = task.attempts.at(-1);
  if (task.decision) return { status: "skipped" };
  if (failure && STEP_OF_STAGE[failure.stage] === 2) return stamped("failed", failure.at);
  if (attempt?.passed && task.status !== "pending") return stamped("passed", judgedAt(task));
  if (task.override) return stamped("skipped", task.override.at);
  return task.status === "verifying" ? stamped("running", claimedAt(run, task)) : { status: "pending" };
}
function judgedAt(task) {
  const result = task.lastResult;
  const end = result && Date.parse(result.startedAt) + result.durationMs;
  if (end === void 0 || Number.isNaN(end)) return task.attempts.at(-1)?.endedAt;
  return Number.isNaN(new Date(end).getTime()) ? task.attempts.at(-1)?.endedAt : new Date(end).toISOString();
}
function architectStep(run, task, failure) {
  if (task.decision) return { status: "skipped" };
  const attempt = task.attempts.at(-1);
  const review = task.reviews.findLast((record) => record.role === "architect");
  if (failure && STEP_OF_STAGE[failure.stage] === 3) return stamped("rejected", failure.at);
  if (task.status === "reviewing") {
    const ticket = run.tickets.find((open) => open.task === task.id && open.role !== "spec-executor");
    return stamped("reviewing", ticket?.redeemedAt ?? ticket?.issuedAt ?? task.lastStepAt);
  }
  const current = review && attempt && review.at >= attempt.startedAt ? review : void 0;
  if (current?.verdict.decision === "approve") return stamped("approved", current.at);
  if (current?.verdict.decision === "reject") return stamped("rejected", current.at);
  return { status: task.status === "approved" || task.override ? "skipped" : "pending" };
}
var STEP_OF_STAGE, stamped;
var init_gate_steps = __esm({
  "src/view/gate-steps.ts"() {
    "use strict";
    STEP_OF_STAGE = {
      execution: 1,
      claim: 1,
      artifacts: 2,
      proof: 2,
      review: 3
    };
    stamped = (status, at) => at === void 0 ? { status } : { status, at };
  }
});

// src/view/markdown.ts
var markdownLine;
var init_markdown = __esm({
  "src/view/markdown.ts"() {
    "use strict";
    init_terminal();
    markdownLine = (text2) => oneLine(text2).replaceAll("<!", "&lt;!");
  }
});

// src/view/time.ts
function isoSeconds(at) {
  const time = Date.parse(at);
  return Number.isNaN(time) ? oneLine(at) : new Date(time).toISOString().replace(/\.\d+Z$/, "Z");
}
var clock;
var init_time = __esm({
  "src/view/time.ts"() {
    "use strict";
    init_terminal();
    clock = (at) => /T(\d\d:\d\d:\d\d)/.exec(isoSeconds(at))?.[1] ?? oneLine(at);
  }
});

// src/view/override-entry.ts
function overrideEntry(task) {
  const { override: override2 } = task;
  if (!override2) return void 0;
  const name = taskName(task);
  const by = oneLine(override2.who);
  const at = isoSeconds(override2.at);
  const reason = oneLine(override2.reason);
  return override2.kind === "skipped" ? {
    name,
    status: "complete (unverified)",
    skip_reason: reason,
    skipped_by: by,
    skipped_at: at,
    requires_manual_commit: true
  } : {
    name,
    status: "complete (forced)",
    force_reason: reason,
    forced_by: by,
    forced_at: at,
    session: oneLine(override2.session),
    prompt: oneLine(override2.prompt),
    requires_manual_commit: true
  };
}
var init_override_entry = __esm({
  "src/view/override-entry.ts"() {
    "use strict";
    init_names();
    init_terminal();
    init_time();
  }
});

// src/view/totals.ts
function totalsOf(run) {
  const totals = {
    total: run.tasks.length,
    pending: 0,
    executing: 0,
    verifying: 0,
    reviewing: 0,
    approved: 0,
    failed: 0,
    blocked: 0,
    escalated: 0,
    skipped: 0,
    forced: 0
  };
  for (const task of run.tasks) totals[shownStatus(task)] += 1;
  return totals;
}
function gateStats(run) {
  const totals = totalsOf(run);
  const doneBefore = run.tasks.filter(isDoneBefore).length;
  const failed = totals.failed + totals.escalated;
  const passed = totals.approved;
  const tried = run.tasks.filter((task) => task.attempts.length > 0);
  const attempts = tried.reduce((sum, task) => sum + task.attempts.length, 0);
  return {
    total: totals.total,
    passed,
    failed,
    inProgress: totals.executing + totals.verifying + totals.reviewing,
    pending: totals.pending,
    blocked: totals.blocked,
    skipped: totals.skipped - doneBefore,
    forced: totals.forced,
    doneBefore,
    ...passed + failed > 0 ? { passRate: Math.round(100 * passed / (passed + failed)) } : {},
    averageAttempts: tried.length === 0 ? 0 : Math.round(10 * attempts / tried.length) / 10
  };
}
function currentTasks(run) {
  const active = run.tasks.filter(isActive);
  if (active.length > 0) return active;
  const touched = run.tasks.filter((task) => task.lastStepAt !== void 0);
  const last = touched.reduce(
    (newest, task) => newest && (newest.lastStepAt ?? "") > (task.lastStepAt ?? "") ? newest : task,
    void 0
  );
  const first = last ?? run.tasks.find((task) => !isDoneBefore(task));
  return first ? [first] : [];
}
var ACTIVE, isActive, maxAttempts;
var init_totals = __esm({
  "src/view/totals.ts"() {
    "use strict";
    init_names();
    ACTIVE = /* @__PURE__ */ new Set(["executing", "verifying", "reviewing"]);
    isActive = (task) => ACTIVE.has(task.status);
    maxAttempts = (run, task) => run.config.attempts.perTask + (task.forgiven ?? 0);
  }
});

// src/view/yaml.ts
function scalar(key, value) {
  if (typeof value === "number" && ONE_DECIMAL.has(key)) return value.toFixed(1);
  if (typeof value === "number") return Number.isFinite(value) ? String(value) : quoted(String(value));
  if (typeof value === "boolean") return String(value);
  return BARE.has(key) && WORD.test(value) && !MEANS_ELSE.test(value) ? value : quoted(value);
}
function block(text2, indent) {
  if (!text2.includes("\n") || /\s$/.test(text2) || /[^\n\P{Cc}]/u.test(text2) || text2.match(NEEDS_ESCAPE))
    return void 0;
  const lines = text2.split("\n").map((line) => line === "" ? "" : `${indent}  ${line}`);
  return `|2-
${lines.join("\n")}`;
}
function member(key, value, indent) {
  if (value === void 0) return [];
  if (Array.isArray(value)) {
    const items = value.filter((item) => item !== void 0);
    if (items.length === 0) return [`${indent}${key}: []`];
    return [`${indent}${key}:`, ...items.flatMap((item) => listItem(key, item, `${indent}  `))];
  }
  if (typeof value === "object") {
    const lines = mapping(value, `${indent}  `);
    return lines.length === 0 ? [`${indent}${key}: {}`] : [`${indent}${key}:`, ...lines];
  }
  const text2 = typeof value === "string" ? block(value, indent) : void 0;
  return [`${indent}${key}: ${text2 ?? scalar(key, value)}`];
}
function listItem(key, item, indent) {
  if (item === void 0) return [];
  if (Array.isArray(item)) return [`${indent}- ${JSON.stringify(item)}`];
  if (typeof item !== "object") return [`${indent}- ${scalar(key, item)}`];
  const [first, ...rest] = mapping(item, `${indent}  `);
  return first === void 0 ? [`${indent}- {}`] : [`${indent}- ${first.trimStart()}`, ...rest];
}
var BARE, ONE_DECIMAL, WORD, MEANS_ELSE, NEEDS_ESCAPE, quoted, mapping, toYaml;
var init_yaml = __esm({
  "src/view/yaml.ts"() {
    "use strict";
    BARE = /* @__PURE__ */ new Set([
      "status",
      "gate_status",
      "executor_status",
      "verify_status",
      "architect_status",
      "failure_type",
      "verdict",
      "confidence",
      "level",
      "recommendation",
      "outcome",
      "colour",
      "stage",
      "result",
      "role"
    ]);
    ONE_DECIMAL = /* @__PURE__ */ new Set(["avg_attempts"]);
    WORD = /^[A-Za-z][A-Za-z_-]*(?: \([a-z ]+\))?$/;
    MEANS_ELSE = /^(?:true|false|null|yes|no|on|off|y|n)$/i;
    NEEDS_ESCAPE = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;
    quoted = (text2) => JSON.stringify(text2).replace(
      NEEDS_ESCAPE,
      (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, "0")}`
    );
    mapping = (value, indent) => Object.entries(value).flatMap(([key, entry]) => member(key, entry, indent));
    toYaml = (value) => mapping(value, "").join("\n");
  }
});

// src/view/state.ts
function renderState(run) {
  const sections = [
    heading(run),
    ...currentTasks(run).map((task) => currentTask(run, task)),
    `## Gate Statistics

${fenced(statistics(run))}`,
    `## Recent Failures

${fenced({ recent_failures: failureLog(run) })}`,
    overrides(run),
    concerns(run),
    taskList(run)
  ];
  return `${sections.filter((section) => section !== "").join("\n\n")}
`;
}
function heading(run) {
  const stats = gateStats(run);
  const counted = [
    `${stats.passed} approved`,
    `${stats.failed} failed`,
    `${stats.inProgress} in progress`,
    `${stats.pending} pending`,
    ...stats.blocked > 0 ? [`${stats.blocked} blocked`] : [],
    ...stats.skipped > 0 ? [`${stats.skipped} skipped (unverified)`] : [],
    ...stats.forced > 0 ? [`${stats.forced} forced`] : [],
    ...stats.doneBefore > 0 ? [`${stats.doneBefore} done before`] : []
  ];
  const cause = run.cause === void 0 ? "" : ` (${oneLine(run.cause)})`;
  return [
    markdownLine(`# State: ${run.spec}`),
    `Total: ${stats.total} tasks, ${counted.join(", ")}`,
    `Run ${oneLine(run.id)} is ${run.state}${cause}, as of ${isoSeconds(run.lastAt)}.`,
    "<!-- written by ultraplan from its journal; nothing written here is read back -->"
  ].join("\n\n");
}
function currentTask(run, task) {
  const steps = gateSteps(run, task);
  const cells = task.status === "approved" ? 8 : task.status === "pending" ? 0 : steps.step * 2;
  const bar = "#".repeat(cells) + "-".repeat(8 - cells);
  return [
    markdownLine(`## Current Task: ${taskName(task)}`),
    `Gate Progress: [${bar}] Step ${steps.step}/3`,
    [
      stepLine("Step 1: Executor ", steps.executor),
      stepLine("Step 2: Verify   ", steps.verify),
      stepLine("Step 3: Architect", steps.architect)
    ].join("\n"),
    `Status: ${steps.gateStatus}`,
    fenced({ current_task: currentEntry(run, task, steps) })
  ].join("\n\n");
}
function stepLine(name, step) {
  const word2 = step.status === "reviewing" ? "RUNNING" : step.status.toUpperCase();
  const at = step.at === void 0 ? "" : ` (${clock(step.at)})`;
  return `[${MARKS[step.status] ?? " "}] ${name}   - ${word2}${at}`;
}
function currentEntry(run, task, steps) {
  return {
    name: taskName(task),
    phase: task.phase === void 0 ? void 0 : oneLine(task.phase),
    plan: planName(run, task),
    gate_status: steps.gateStatus,
    gate_step: steps.step,
    executor_status: steps.executor.status,
    verify_status: steps.verify.status,
    architect_status: steps.architect.status,
    started_at: task.startedAt && isoSeconds(task.startedAt),
    last_step_at: task.lastStepAt && isoSeconds(task.lastStepAt),
    attempt: Math.max(1, task.attempts.length),
    max_attempts: maxAttempts(run, task),
    previous_failures: failuresOf(task).map((failure) => `${failure.type}: ${oneLine(failure.reason)}`)
  };
}
function statistics(run) {
  const stats = gateStats(run);
  const [current] = currentTasks(run);
  return {
    gate_stats: {
      total_tasks: stats.total,
      passed: stats.passed,
      failed: stats.failed,
      in_progress: stats.inProgress,
      pending: stats.pending,
      blocked: stats.blocked,
      skipped: stats.skipped,
      forced: stats.forced,
      done_before: stats.doneBefore,
      pass_rate: stats.passRate === void 0 ? "n/a" : `${stats.passRate}%`,
      avg_attempts: stats.averageAttempts,
      current_gate: current && {
        task: taskName(current),
        status: current.status.toUpperCase(),
        attempt: Math.max(1, current.attempts.length)
      }
    }
  };
}
function overrides(run) {
  const entries = run.tasks.flatMap((task) => overrideEntry(task) ?? []);
  return entries.length === 0 ? "" : `## Skipped and Forced Tasks

${fenced({ tasks: entries })}`;
}
function concerns(run) {
  const lines = concernsOf(run).map(
    ({ task, from, text: text2 }) => markdownLine(`- ${taskName(task)}: ${text2} [${from}]`)
  );
  const odd = run.anomalies.map((text2) => `- the journal holds an event out of place: ${oneLine(text2)}`);
  return `## Concerns

${[...lines, ...odd].join("\n") || "none"}`;
}
function taskList(run) {
  const rows = run.tasks.map((task) => {
    const tries = task.attempts.length === 0 ? "" : `, attempt ${task.attempts.length}/${maxAttempts(run, task)}`;
    const marks = flagsOf(task);
    return `- ${markdownLine(taskName(task))}: ${statusLabel(task)}${tries}${marks.length > 0 ? ` [${marks.join(", ")}]` : ""}`;
  });
  return `## Tasks

${rows.join("\n") || "none"}`;
}
var RECENT, fenced, MARKS, failureLog;
var init_state = __esm({
  "src/view/state.ts"() {
    "use strict";
    init_concerns();
    init_failures();
    init_gate_steps();
    init_markdown();
    init_names();
    init_override_entry();
    init_terminal();
    init_time();
    init_totals();
    init_yaml();
    RECENT = 10;
    fenced = (value) => `\`\`\`yaml
${toYaml(value)}
\`\`\``;
    MARKS = {
      success: "x",
      passed: "x",
      approved: "x",
      running: "~",
      reviewing: "~",
      failure: "!",
      blocked: "!",
      failed: "!",
      rejected: "!"
    };
    failureLog = (run) => recentFailures(run, RECENT).map(({ task, failure, recovered, resolution: resolution2 }) => ({
      task: taskName(task),
      attempt: failure.attempt,
      failure_type: failure.type,
      error: oneLine(failure.reason),
      recovered,
      resolution: resolution2
    }));
  }
});

// src/engine/publish-views.ts
function statePath(run, dir) {
  const plan = run.planFiles[0]?.path ?? "";
  return run.views === "journal" ? (0, import_node_path5.join)(dir, "STATE.md") : (0, import_node_path5.join)(run.root, (0, import_node_path5.dirname)(plan), "STATE.md");
}
function publishViews(run, dir) {
  replaceFile(statePath(run, dir), renderState(run), dir);
}
function replaceFile(path, text2, scratch) {
  const temporary = (0, import_node_path5.join)(scratch, `.view-${thisProcess().pid}`);
  try {
    (0, import_node_fs3.writeFileSync)(temporary, text2);
    try {
      (0, import_node_fs3.renameSync)(temporary, path);
    } catch {
      (0, import_node_fs3.copyFileSync)(temporary, path);
    }
  } catch {
  } finally {
    (0, import_node_fs3.rmSync)(temporary, { force: true });
  }
}
var import_node_fs3, import_node_path5;
var init_publish_views = __esm({
  "src/engine/publish-views.ts"() {
    "use strict";
    import_node_fs3 = require("node:fs");
    import_node_path5 = require("node:path");
    init_process_ref();
    init_state();
  }
});

// src/run/wake.ts
function afterError(run, error) {
  const { first, most, tries } = run.config.overnight;
  const before = run.failedTurns ?? 0;
  if (!PASSING.has(error)) return { kind: "park", cause: `the service refused: ${error}` };
  if (before >= tries) return { kind: "park", cause: `${before + 1} turns in a row ended with ${error}` };
  return { kind: "wake", afterSeconds: Math.min(most, first * 2 ** before) };
}
function waitsFor(run, now) {
  if (next(run, now).kind !== "wait" || run.state !== "running") return void 0;
  const proof = run.tickets.find((ticket) => ticket.judging?.deferred)?.judging?.process.pid;
  if (proof !== void 0) return { proof };
  if (run.tickets.length > 0) return void 0;
  const times = run.tasks.flatMap(
    (task) => task.status === "failed" && task.notBefore && task.notBefore > now.toISOString() ? [task.notBefore] : []
  );
  const soonest = times.sort()[0];
  return soonest === void 0 ? void 0 : { until: soonest };
}
var PASSING;
var init_wake = __esm({
  "src/run/wake.ts"() {
    "use strict";
    init_next();
    PASSING = /* @__PURE__ */ new Set(["rate_limit", "overloaded", "server_error", "api_error", "timeout", "unknown"]);
  }
});

// src/engine/waiting.ts
function markWaiting(run, home, now) {
  const file = waitingFile(home, run.session);
  if (!waitsFor(run, now)) {
    (0, import_node_fs4.rmSync)(file, { force: true });
    return;
  }
  if (readWaker(file)) return;
  (0, import_node_fs4.mkdirSync)((0, import_node_path6.dirname)(file), { recursive: true, mode: 448 });
  (0, import_node_fs4.writeFileSync)(file, "", { mode: 384 });
}
function becomeWaker(run, home) {
  const file = waitingFile(home, run.session);
  const other = readWaker(file);
  if (other && isAlive(other)) return false;
  (0, import_node_fs4.writeFileSync)(file, JSON.stringify(thisProcess()), { mode: 384 });
  return true;
}
function stopWaiting(run, home) {
  (0, import_node_fs4.rmSync)(waitingFile(home, run.session), { force: true });
}
function readWaker(file) {
  try {
    return JSON.parse((0, import_node_fs4.readFileSync)(file, "utf8"));
  } catch {
    return void 0;
  }
}
var import_node_fs4, import_node_path6;
var init_waiting = __esm({
  "src/engine/waiting.ts"() {
    "use strict";
    import_node_fs4 = require("node:fs");
    import_node_path6 = require("node:path");
    init_process_ref();
    init_wake();
    init_places();
  }
});

// src/engine/advance.ts
function advance(open, via, now) {
  const { journal, dir } = open;
  const base = headCommit(open.run.root) ?? open.run.base;
  let advice;
  const { state } = journal.update((run) => {
    if (!run) return [];
    const action = next(run, now);
    const { events, text: text2 } = word(run, action, base);
    advice = { action, text: text2 };
    const digest = (0, import_node_crypto.createHash)("sha256").update(text2).digest("hex").slice(0, 16);
    const given = { type: "directive_given", digest, via };
    const finished = action.kind === "done" && run.state === "running" ? [{ type: "run_finished", commit: base }] : [];
    if (via === "stop" && action.kind === "dispatch" && events.length === 0 && standsStill(run, digest)) {
      const cause = `the session stopped ${STOPS_BEFORE_PARKED} times without following: ${text2.split("\n")[0]}`;
      advice = { action: { kind: "wait", reason: cause }, text: "" };
      return [given, { type: "run_parked", cause }];
    }
    return [...events, ...finished, given];
  });
  if (!advice || !state) throw new Error("the run has no state");
  if (state.state === "finished") release(open.home, state);
  markWaiting(state, open.home, now);
  publishViews(state, dir);
  return advice;
}
function word(run, action, base) {
  switch (action.kind) {
    case "dispatch":
      return wordDispatch(run, action, base);
    case "wait":
      return {
        events: [],
        text: directive(`ultraplan: ${action.reason}. End your turn.`, {
          action: "wait",
          ...action.until ? { until: action.until } : {}
        })
      };
    case "ask":
      return {
        events: [],
        text: directive(
          `ultraplan needs the person: ${action.question.slice(0, 200)}. Options: ${action.options.join(" | ")}. Tell them and end your turn.`,
          { action: "ask" }
        )
      };
    case "done":
      return {
        events: [],
        text: directive(`ultraplan: ${action.reason}. Tell the person in one sentence.`, { action: "done" })
      };
  }
}
function wordDispatch(run, action, base) {
  const events = [];
  const entries = action.agents.map((agent) => {
    let ticket = run.tickets.find(
      (open) => !open.redeemedAt && open.task === agent.task && open.role === agent.role && open.iteration === agent.iteration
    );
    if (!ticket) {
      ticket = { id: (0, import_node_crypto.randomBytes)(8).toString("hex") };
      events.push({ type: "ticket_issued", ticket: ticket.id, base, ...agent });
    }
    return {
      subagent_type: `ultraplan:${agent.role}`,
      description: describe(run, agent.task),
      prompt: `ultraplan-ticket ${ticket.id}`
    };
  });
  const sentence = entries.length === 1 ? "Call the Agent tool once, with exactly these arguments; nothing else." : `Call the Agent tool ${entries.length} times in one message, with exactly these arguments; nothing else.`;
  return { events, text: directive(sentence, { action: "dispatch", agents: entries }) };
}
function describe(run, id) {
  const task = taskOf(run, id);
  const position = run.tasks.findIndex((candidate) => candidate.id === id) + 1;
  const title = (task?.title ?? "").replace(/[\u0000-\u001f\u007f-\u009f`"<>]/g, " ").slice(0, LONGEST_TITLE);
  return `${id} ${title} (${position}/${run.tasks.length})`;
}
var import_node_crypto, STOPS_BEFORE_PARKED, standsStill, LONGEST_TITLE;
var init_advance = __esm({
  "src/engine/advance.ts"() {
    "use strict";
    import_node_crypto = __toESM(require_node_crypto(), 1);
    init_git();
    init_directive();
    init_change();
    init_next();
    init_active();
    init_publish_views();
    init_waiting();
    STOPS_BEFORE_PARKED = 3;
    standsStill = (run, digest) => run.standing.digest === digest && run.standing.count + 1 >= STOPS_BEFORE_PARKED;
    LONGEST_TITLE = 40;
  }
});

// src/engine/binding.ts
function isDriver(run, session) {
  if (run.session !== session.id || run.client.pid !== session.client.pid) return false;
  const { startedAt } = run.client;
  return startedAt === void 0 || session.client.startedAt === void 0 || isSameStart(startedAt, session.client.startedAt);
}
var init_binding = __esm({
  "src/engine/binding.ts"() {
    "use strict";
    init_process_ref();
  }
});

// src/prompts/ask-person.ts
var init_ask_person = __esm({
  "src/prompts/ask-person.ts"() {
    "use strict";
  }
});

// src/engine/agent-ended.ts
function agentLaunched(open, toolUseId, agentId) {
  const { state } = open.journal.update((run) => {
    const ticket = run?.tickets.find((candidate) => candidate.toolUseId === toolUseId);
    return ticket && ticket.agentId !== agentId ? [{ type: "agent_launched", ticket: ticket.id, agentId }] : [];
  });
  return state !== void 0 && state.tickets.length > 0 && state.tickets.every((ticket) => ticket.redeemedAt);
}
function agentEnded(open, toolUseId, how) {
  loseWhere(open, (ticket) => ticket.toolUseId === toolUseId, how);
}
function settleAgents(open, running) {
  loseWhere(
    open,
    (ticket) => ticket.agentId !== void 0 && !running.includes(ticket.agentId),
    "the agent is gone and handed in nothing"
  );
}
function settleClaims(open) {
  loseWhere(
    open,
    (ticket) => ticket.judging !== void 0 && !isAlive(ticket.judging.process),
    "the claim was never judged"
  );
}
function loseWhere(open, isLost, cause) {
  if (!open.run.tickets.some(isLost)) return;
  const { state } = open.journal.update(
    (run) => (run?.tickets ?? []).filter((ticket) => isLost(ticket)).flatMap((ticket) => lose(ticket, cause))
  );
  open.run = state;
}
function lose(ticket, cause) {
  if (ticket.judging) {
    if (isAlive(ticket.judging.process)) return [];
    return [
      { type: "agent_lost", ticket: ticket.id, cause: "the claim was never judged", failure: "TIMEOUT" }
    ];
  }
  return [{ type: "agent_lost", ticket: ticket.id, cause, failure: "EXECUTION_FAILURE" }];
}
var init_agent_ended = __esm({
  "src/engine/agent-ended.ts"() {
    "use strict";
    init_process_ref();
  }
});

// src/io/files.ts
function errorCode(error) {
  return error instanceof Error && "code" in error && typeof error.code === "string" ? error.code : void 0;
}
function readIfThere(files, path) {
  try {
    return files.readFile(path);
  } catch (error) {
    if (errorCode(error) === "ENOENT") return void 0;
    throw error;
  }
}
function withOpen(files, path, flags, work, mode) {
  const fd = files.open(path, flags, mode);
  try {
    return work(fd);
  } finally {
    closeQuietly(files, fd);
  }
}
function closeQuietly(files, fd) {
  try {
    files.close(fd);
  } catch (error) {
    if (errorCode(error) === void 0) throw error;
  }
}
function syncFolder(files, folder) {
  if (process.platform !== "win32") withOpen(files, folder, "r", (fd) => files.sync(fd));
}
function ensureFolder(files, path) {
  try {
    files.makeFolder(path);
  } catch (error) {
    const code = errorCode(error);
    if (code === "EEXIST") return;
    if (code !== "ENOENT") throw error;
    ensureFolder(files, (0, import_node_path7.dirname)(path));
    ensureFolder(files, path);
    return;
  }
  syncFolder(files, (0, import_node_path7.dirname)(path));
}
function writeAll(files, fd, bytes, position) {
  let done = 0;
  while (done < bytes.length) done += files.write(fd, bytes.subarray(done), position + done);
}
function replace(files, from, to) {
  for (let tries = 0; ; tries += 1) {
    try {
      files.rename(from, to);
      return;
    } catch (error) {
      if (process.platform !== "win32" || tries > 50 || !BUSY.has(errorCode(error) ?? "")) throw error;
      sleep(10);
    }
  }
}
function writeAtomic(files, path, bytes, options) {
  const write = (fd) => {
    writeAll(files, fd, bytes, 0);
    files.sync(fd);
  };
  withOpen(files, options.temporary, "w", write, 384);
  replace(files, options.temporary, path);
  if (options.sync === "both") syncFolder(files, (0, import_node_path7.dirname)(path));
}
function sleep(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
var fs, import_node_path7, realFiles, BUSY;
var init_files = __esm({
  "src/io/files.ts"() {
    "use strict";
    fs = __toESM(require("node:fs"), 1);
    import_node_path7 = require("node:path");
    realFiles = {
      open: (path, flags, mode) => fs.openSync(path, flags, mode),
      close: (fd) => fs.closeSync(fd),
      size: (fd) => fs.fstatSync(fd).size,
      read: (fd, buffer, position) => fs.readSync(fd, buffer, 0, buffer.length, position),
      write: (fd, bytes, position) => fs.writeSync(fd, bytes, 0, bytes.length, position),
      truncate: (fd, size) => fs.ftruncateSync(fd, size),
      sync: (fd) => fs.fsyncSync(fd),
      readFile: (path) => fs.readFileSync(path),
      list: (folder) => fs.readdirSync(folder),
      makeFolder: (path) => fs.mkdirSync(path, { mode: 448 }),
      rename: (from, to) => fs.renameSync(from, to),
      link: (from, to) => fs.linkSync(from, to),
      remove: (path) => fs.unlinkSync(path)
    };
    BUSY = /* @__PURE__ */ new Set(["EPERM", "EACCES", "EBUSY"]);
  }
});

// src/journal/journal-error.ts
function diskError(error, file) {
  const code = errorCode(error);
  if (error instanceof JournalError || code === void 0) return error;
  const problem = (kind, what, fix) => new JournalError(
    kind,
    { file },
    `${what} (${code}); nothing new was recorded, nothing before is lost`,
    fix,
    {
      cause: error
    }
  );
  if (FULL.has(code)) return problem("disk", "the disk is full", "free some space there and repeat the step");
  if (CLOSED.has(code)) {
    return problem(
      "read-only",
      "the file or its folder is closed to this user",
      "make both readable and writable for this user and repeat the step"
    );
  }
  return problem("disk", "the file system refused", "look after the disk or the mount and repeat the step");
}
var JournalError, GO_ON, FULL, CLOSED;
var init_journal_error = __esm({
  "src/journal/journal-error.ts"() {
    "use strict";
    init_files();
    JournalError = class extends Error {
      constructor(code, place, message, fix, options) {
        super(message, options);
        this.code = code;
        this.place = place;
        this.fix = fix;
      }
      code;
      place;
      fix;
    };
    GO_ON = 'run "ultraplan audit" for the extent; put the file back from a backup, or "ultraplan cancel" and start the plan again: ticked tasks count as done';
    FULL = /* @__PURE__ */ new Set(["ENOSPC", "EDQUOT", "EFBIG"]);
    CLOSED = /* @__PURE__ */ new Set(["EROFS", "EACCES", "EPERM"]);
  }
});

// src/journal/head.ts
function headPath(home, dir) {
  return (0, import_node_path8.join)(ultraplanHome(home), "heads", (0, import_node_path8.basename)(dir));
}
function readHead(files, path) {
  const text2 = readIfThere(files, path)?.toString("utf8");
  if (text2 === void 0) return void 0;
  try {
    const head = JSON.parse(text2);
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
    `the record of the last event of run ${(0, import_node_path8.basename)(path)} is not there`,
    `if the repository was moved to this machine or user, bring ${path} along; otherwise ${GO_ON}`
  );
}
function writeHead(files, path, head) {
  const bytes = Buffer.from(`${JSON.stringify(head)}
`);
  writeAtomic(files, path, bytes, { temporary: `${path}.new`, sync: "content" });
}
function createHead(files, path, dir, start) {
  ensureFolder(files, (0, import_node_path8.dirname)(path));
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
var import_node_path8;
var init_head = __esm({
  "src/journal/head.ts"() {
    "use strict";
    import_node_path8 = require("node:path");
    init_files();
    init_home();
    init_journal_error();
  }
});

// src/io/lock.ts
function realParty() {
  return { self: { ...thisProcess(), space: processSpace() }, isAlive };
}
function withLock(files, folder, options, work) {
  if (held.has(folder)) throw new Error(`this process already holds the lock ${folder}`);
  const party = options.party ?? realParty();
  const turn = takeTurn(files, folder, party, options.waitMs);
  held.add(folder);
  try {
    return work();
  } finally {
    held.delete(folder);
    endTurn(files, (0, import_node_path9.join)(folder, String(turn)));
  }
}
function takeTurn(files, folder, party, waitMs) {
  const deadline = Date.now() + waitMs;
  for (let tries = 0; ; tries += 1) {
    const last = lastTurn(files, folder);
    const owner = last === 0 ? void 0 : readOwner(files, (0, import_node_path9.join)(folder, String(last)));
    if (owner === void 0 || isOver(owner, party)) {
      if (claimTurn(files, folder, last + 1, party.self)) return last + 1;
    } else if (Date.now() > deadline) {
      throw new LockTimeout(owner, (0, import_node_path9.join)(folder, String(last)), owner.space !== party.self.space);
    }
    sleep(Math.min(1 + tries, 8) * (0.5 + Math.random()));
  }
}
function isOver(owner, { self: self2, isAlive: isAlive2 }) {
  if (owner.space !== self2.space) return false;
  if (owner.pid === self2.pid && owner.startedAt === self2.startedAt) return true;
  return !isAlive2(owner);
}
function turnOf(name) {
  return /^\d+$/.test(name) ? Number(name) : 0;
}
function lastTurn(files, folder) {
  try {
    return Math.max(0, ...files.list(folder).map(turnOf));
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
    ensureFolder(files, folder);
    return 0;
  }
}
function readOwner(files, path) {
  const text2 = readIfThere(files, path)?.toString("utf8") ?? "";
  try {
    return text2 === "" ? void 0 : JSON.parse(text2);
  } catch {
    return void 0;
  }
}
function claimTurn(files, folder, turn, self2) {
  const claim2 = (0, import_node_path9.join)(folder, `claim-${Math.random().toString(36).slice(2)}`);
  const bytes = Buffer.from(JSON.stringify(self2));
  withOpen(files, claim2, "wx", (fd) => writeAll(files, fd, bytes, 0), 384);
  try {
    files.link(claim2, (0, import_node_path9.join)(folder, String(turn)));
  } catch (error) {
    const code = errorCode(error);
    if (code === "EEXIST" || code === "ENOENT") return false;
    throw error;
  } finally {
    removeIfThere(files, claim2);
  }
  const names = files.list(folder).filter((name) => name !== String(turn));
  if (names.some((name) => turnOf(name) > turn)) {
    removeIfThere(files, (0, import_node_path9.join)(folder, String(turn)));
    return false;
  }
  for (const name of names) removeIfThere(files, (0, import_node_path9.join)(folder, name));
  return true;
}
function removeIfThere(files, path) {
  try {
    files.remove(path);
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
  }
}
function endTurn(files, path) {
  try {
    withOpen(files, path, "r+", (fd) => files.truncate(fd, 0));
  } catch (error) {
    if (errorCode(error) === void 0) throw error;
  }
}
var import_node_path9, LockTimeout, held;
var init_lock = __esm({
  "src/io/lock.ts"() {
    "use strict";
    import_node_path9 = require("node:path");
    init_files();
    init_process_ref();
    LockTimeout = class extends Error {
      constructor(owner, path, foreign) {
        super(`locked by process ${owner.pid}`);
        this.owner = owner;
        this.path = path;
        this.foreign = foreign;
      }
      owner;
      path;
      foreign;
    };
    held = /* @__PURE__ */ new Set();
  }
});

// src/journal/journal-lock.ts
function withJournalLock(where, options, work) {
  const { waitMs = WAIT_MS, party } = options;
  try {
    return withLock(where.files, (0, import_node_path10.join)(where.dir, "lock"), { waitMs, ...party && { party } }, work);
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
var import_node_path10, WAIT_MS;
var init_journal_lock = __esm({
  "src/journal/journal-lock.ts"() {
    "use strict";
    import_node_path10 = require("node:path");
    init_lock();
    init_journal_error();
    WAIT_MS = 2e4;
  }
});

// src/journal/clock.ts
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
var NOTE, SLACK_MS;
var init_clock = __esm({
  "src/journal/clock.ts"() {
    "use strict";
    NOTE = "the clock went back to ";
    SLACK_MS = 1e3;
  }
});

// src/journal/line.ts
function hashAround(before, after) {
  return (0, import_node_crypto2.createHash)("sha256").update(before).update(after).digest("hex");
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
var import_node_crypto2, START, ENVELOPE, ENVELOPE_BYTES, BEFORE_HASH, HASH_LENGTH, RESERVED;
var init_line = __esm({
  "src/journal/line.ts"() {
    "use strict";
    import_node_crypto2 = __toESM(require_node_crypto(), 1);
    init_clock();
    START = { seq: 0, hash: "0".repeat(64), at: "", bytes: 0, clockNoted: false };
    ENVELOPE = /^\{"seq":(?<seq>\d+),"at":"(?<at>[^"\\]*)","prev":"(?<prev>[0-9a-f]{64})","hash":"(?<hash>[0-9a-f]{64})",(?:"more":(?<more>\d+),)?/;
    ENVELOPE_BYTES = 320;
    BEFORE_HASH = '"hash":"';
    HASH_LENGTH = 64;
    RESERVED = ["seq", "at", "prev", "hash", "more"];
  }
});

// src/journal/read-log.ts
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
    const text2 = Buffer.concat([rest, chunk.subarray(0, got)]);
    let start = 0;
    for (let end = text2.indexOf(NEWLINE); end !== -1; end = text2.indexOf(NEWLINE, start)) {
      yield text2.subarray(start, end);
      start = end + 1;
    }
    rest = text2.subarray(start);
  }
}
var NEWLINE, CHUNK;
var init_read_log = __esm({
  "src/journal/read-log.ts"() {
    "use strict";
    init_journal_error();
    init_line();
    NEWLINE = 10;
    CHUNK = 1 << 18;
  }
});

// src/journal/log-files.ts
function locateLog(dir, home, files = realFiles) {
  return { files, dir, log: (0, import_node_path11.join)(dir, "journal.jsonl"), headFile: headPath(home, dir) };
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
  let next2 = log.next();
  for (; !next2.done; next2 = log.next()) {
    checkAgainstHead(head, next2.value.position, where.log, where.headFile);
    yield next2.value.event;
  }
  checkNotCut(head, next2.value, where.log);
  return next2.value;
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
var import_node_path11;
var init_log_files = __esm({
  "src/journal/log-files.ts"() {
    "use strict";
    import_node_path11 = require("node:path");
    init_files();
    init_head();
    init_journal_error();
    init_line();
    init_read_log();
  }
});

// src/journal/snapshot.ts
function isSnapshotDue(logBytes, last, afterBytes = AFTER_BYTES) {
  return logBytes - last.at >= Math.max(afterBytes, 2 * last.bytes);
}
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
var import_node_crypto3, import_node_path12, AFTER_BYTES, sha256, snapshotPath;
var init_snapshot = __esm({
  "src/journal/snapshot.ts"() {
    "use strict";
    import_node_crypto3 = __toESM(require_node_crypto(), 1);
    import_node_path12 = require("node:path");
    init_files();
    AFTER_BYTES = 64 * 1024;
    sha256 = (bytes) => (0, import_node_crypto3.createHash)("sha256").update(bytes).digest("hex");
    snapshotPath = (dir) => (0, import_node_path12.join)(dir, "snapshot.json");
  }
});

// src/journal/log-state.ts
function readState(where, fd, reducer2, known) {
  const head = requireHead(where.files, where.headFile);
  const from = known ?? fromSnapshot(where, head, reducer2);
  if (from !== void 0 && where.files.size(fd) >= from.position.bytes) {
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
  let next2 = events.next();
  for (; !next2.done; next2 = events.next()) state = reducer2.reduce(state, next2.value);
  return { ...from, ...next2.value, state };
}
var init_log_state = __esm({
  "src/journal/log-state.ts"() {
    "use strict";
    init_head();
    init_journal_error();
    init_line();
    init_log_files();
    init_snapshot();
  }
});

// src/journal/append.ts
function appendStep(where, fd, reducer2, known, at, bodies) {
  if (bodies.length === 0) return { known, events: [] };
  const { bytes, events, position } = encodeStep(known.position, at, bodies);
  const head = { ...known.head, seq: position.seq, hash: position.hash };
  try {
    writeAll(where.files, fd, bytes, known.position.bytes);
    where.files.sync(fd);
    writeHead(where.files, where.headFile, head);
  } catch (error) {
    takeBack(where, fd, known.position);
    throw error;
  }
  const state = events.reduce(reducer2.reduce, known.state);
  return { known: { ...known, state, position, head }, events };
}
function encodeStep(from, at, bodies) {
  const lines = [];
  const events = [];
  let position = from;
  for (const [index, body] of bodies.entries()) {
    const line = encodeLine(position, at, body, bodies.length - 1 - index);
    const read = decodeLine(line.subarray(0, -1), position);
    if ("problem" in read) throw new Error(`an event of type ${body.type} cannot be written: ${read.problem}`);
    lines.push(line);
    events.push(read.event);
    position = read.position;
  }
  return { bytes: Buffer.concat(lines), events, position };
}
function takeBack(where, fd, to) {
  try {
    where.files.truncate(fd, to.bytes);
    where.files.sync(fd);
  } catch {
  }
}
var init_append = __esm({
  "src/journal/append.ts"() {
    "use strict";
    init_files();
    init_head();
    init_line();
  }
});

// src/journal/update-log.ts
function updateLog(writing, read, now, decide2) {
  const { known, notes } = recover(writing, settle2(writing, read));
  const { at, note } = nextTime(now, known.position);
  if (note) notes.push(note);
  const written = decideAndAppend(writing, known, at, notes, decide2);
  return { ...written, known: keepSnapshot(writing, written.known) };
}
function settle2({ where, fd }, known) {
  const { seq, hash } = known.position;
  if (known.head.seq === seq) return known;
  const head = { ...known.head, seq, hash };
  where.files.sync(fd);
  writeHead(where.files, where.headFile, head);
  return { ...known, head };
}
function recover({ where, fd }, known) {
  const { torn, position } = known;
  if (torn === 0) return { known, notes: [] };
  where.files.truncate(fd, position.bytes);
  const text2 = `recovered: ${torn} bytes of a half-written step behind event ${position.seq} were removed`;
  return { known: { ...known, torn: 0 }, notes: [{ type: "noted", text: text2 }] };
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
var init_update_log = __esm({
  "src/journal/update-log.ts"() {
    "use strict";
    init_files();
    init_append();
    init_clock();
    init_head();
    init_snapshot();
  }
});

// src/journal/journal.ts
function openJournal(dir, options) {
  const journal = new FileJournal(dir, options);
  if (options.create) journal.create();
  journal.refresh();
  return journal;
}
var FileJournal;
var init_journal = __esm({
  "src/journal/journal.ts"() {
    "use strict";
    init_files();
    init_head();
    init_journal_error();
    init_journal_lock();
    init_line();
    init_log_files();
    init_log_state();
    init_update_log();
    FileJournal = class {
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
  }
});

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
    config,
    mode,
    solo,
    views,
    session,
    client,
    tasks: event.tasks.map(fresh),
    tickets: [],
    approvedHead: base,
    standing: { digest: "", count: 0 },
    notices: [],
    anomalies: [],
    lastSeq: event.seq,
    lastAt: event.at
  };
}
var fresh;
var init_begin = __esm({
  "src/run/begin.ts"() {
    "use strict";
    fresh = (task) => ({
      ...task,
      status: "pending",
      attempts: [],
      reviews: [],
      flags: []
    });
  }
});

// src/run/holds-back.ts
function holdsBack(run) {
  return run.tasks.some((task) => task.override ? !task.override.adopted : hasUnprovedCommits(task));
}
function hasUnprovedCommits(task) {
  if (task.status === "approved") return false;
  return task.attempts.some((attempt) => {
    if (attempt.isolated || attempt.endedAt === void 0) return false;
    return attempt.head === void 0 || attempt.head !== attempt.base;
  });
}
var init_holds_back = __esm({
  "src/run/holds-back.ts"() {
    "use strict";
  }
});

// src/run/reduce-judgement.ts
function judged(run, event) {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket);
  const { result } = event;
  if (!ticket?.judging || ticket.role !== "spec-executor" || ticket.task !== result.task) {
    return anomaly(run, `a judgement without a claim for ticket ${event.ticket}`);
  }
  if (taskOf(run, ticket.task)?.override) return closeTicket(run, ticket.id);
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
      ...changeAttempt(task, (attempt) => ({ ...attempt, passed, endedAt: event.at })),
      lastResult: result,
      lastStepAt: event.at
    }));
    const timed = ticket.overran ? flag(closed, ticket.task, "over time") : closed;
    return changeTask(timed, ticket.task, (task) => ({
      ...task,
      status: outstandingReviews(closed, task).length > 0 ? "reviewing" : "verifying"
    }));
  }
  const blocking = result.findings.find((finding) => finding.severity === "block");
  const own = result.outcome === "BLOCKED" ? "BLOCKED" : result.failure ?? "VERIFY_FAILURE";
  const type = ticket.overran ? "TIMEOUT" : own;
  const failure = {
    type,
    stage: result.stage,
    reason: blocking?.message ?? result.outcome,
    at: event.at,
    attempt: ticket.attempt
  };
  const remembered = changeTask(run, ticket.task, (task) => ({
    ...changeAttempt(
      task,
      (attempt) => result.commit === "" ? attempt : { ...attempt, head: result.commit }
    ),
    ...event.feedback ? { retryFeedback: event.feedback } : {},
    lastResult: result
  }));
  return fail(
    changeTicket(remembered, ticket.id, {
      judging: void 0,
      gateMs: (ticket.gateMs ?? 0) + result.durationMs
    }),
    ticket,
    failure,
    event.cold !== true
  );
}
function fail(run, ticket, failure, agentAlive) {
  const failed = changeTask(run, ticket.task, (task2) => ({
    ...changeAttempt(task2, (attempt) => ({ ...attempt, failures: [...attempt.failures, failure] })),
    lastStepAt: failure.at
  }));
  const task = taskOf(failed, ticket.task);
  if (!task) return failed;
  const follow = policy(task, failure.type, run.config, agentAlive);
  if (follow.kind === "warm")
    return changeTask(failed, task.id, (current) => ({ ...current, status: "executing" }));
  const closed = changeTask(
    closeTicket(failed, ticket.id),
    task.id,
    (current) => changeAttempt(current, (attempt) => ({ ...attempt, endedAt: failure.at }))
  );
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
          pausedFor: { reason: follow.reason, options: follow.options }
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
function haltIfMany(run, task) {
  const wave = waveOf(task);
  const failed = run.tasks.filter((other) => isStuck(other) && waveOf(other) === wave);
  if (failed.length < run.config.attempts.failedTasksPerWave) return run;
  return {
    ...run,
    state: "halted",
    cause: `${failed.length} tasks failed in ${wave}: ${failed.map((other) => other.id).join(", ")}`
  };
}
function approve(run, event) {
  const task = taskOf(run, event.task);
  const passed = task?.attempts.at(-1)?.passed;
  const waiting = task && (task.status === "verifying" || task.status === "reviewing");
  if (!task || !waiting || !passed || outstandingReviews(run, task).length > 0) {
    return anomaly(run, `task ${event.task} was approved without having passed`);
  }
  const approved = changeTask(run, task.id, (current) => ({
    ...without(without(current, "retryFeedback"), "pausedFor"),
    status: "approved",
    approvedCommit: event.commit,
    approval: { seq: event.seq, hash: event.hash },
    lastStepAt: event.at,
    flags: passed.colour === "ORANGE" ? [.../* @__PURE__ */ new Set([...current.flags, "orange"])] : current.flags
  }));
  return { ...approved, approvedHead: holdsBack(approved) ? run.approvedHead : event.commit };
}
var init_reduce_judgement = __esm({
  "src/run/reduce-judgement.ts"() {
    "use strict";
    init_change();
    init_groups();
    init_holds_back();
    init_policy();
    init_reviews();
  }
});

// src/run/time-limit.ts
function dueAt(run, ticket) {
  if (!ticket.redeemedAt) return void 0;
  const { limits } = run.config;
  const own = ticket.role === "spec-executor" ? limits.executor : limits.review;
  const seconds = taskOf(run, ticket.task)?.longer ? Math.max(own, LONGEST_EXECUTOR_SECONDS) : own;
  return new Date(Date.parse(ticket.redeemedAt) + seconds * 1e3 + (ticket.gateMs ?? 0));
}
function isLate(run, ticket, now) {
  const due = dueAt(run, ticket);
  return due !== void 0 && now > due;
}
var LONGEST_EXECUTOR_SECONDS;
var init_time_limit = __esm({
  "src/run/time-limit.ts"() {
    "use strict";
    init_change();
    LONGEST_EXECUTOR_SECONDS = 900;
  }
});

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
    issuedAt: event.at
  };
  const withTicket = { ...run, tickets: [...run.tickets, ticket] };
  if (event.role !== "spec-executor") return withTicket;
  const taken = run.tickets.some((open) => open.task === task.id && open.role === "spec-executor");
  const startable = (task.status === "pending" || task.status === "failed") && task.kind !== "checkpoint" && !taken;
  if (!startable || attemptsUsed(task) >= run.config.attempts.perTask || event.attempt !== task.attempts.length + 1) {
    return anomaly(run, `attempt ${event.attempt} of task ${event.task} is not allowed`);
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
  return changeTask(withTicket, task.id, (current) => ({
    ...without(current, "notBefore"),
    attempts: [...current.attempts, attempt]
  }));
}
function redeem(run, event) {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket);
  if (!ticket || ticket.redeemedAt) return anomaly(run, `ticket ${event.ticket} cannot be redeemed`);
  const redeemed = changeTicket(run, ticket.id, { redeemedAt: event.at, toolUseId: event.toolUseId });
  if (ticket.role !== "spec-executor") return touch(redeemed, ticket.task, event.at);
  return changeTask(redeemed, ticket.task, (task) => ({
    ...task,
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
  const overran = ticket.overran || isLate(run, ticket, new Date(event.at));
  const received = changeTicket(run, ticket.id, {
    agentId: event.agentId,
    judging,
    ...overran ? { overran } : {}
  });
  if (ticket.role !== "spec-executor" || taskOf(run, ticket.task)?.override)
    return touch(received, ticket.task, event.at);
  return changeTask(received, ticket.task, (task) => ({
    ...changeAttempt(task, (attempt) => ({
      ...attempt,
      claims: attempt.claims + 1,
      ...event.worktree ? { worktree: event.worktree } : {}
    })),
    status: "verifying",
    lastStepAt: event.at
  }));
}
function lost(run, event) {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket);
  if (!ticket) return anomaly(run, `ticket ${event.ticket} was lost but is not open`);
  if (ticket.role !== "spec-executor" || taskOf(run, ticket.task)?.override)
    return closeTicket(run, ticket.id);
  const failure = {
    type: ticket.overran ? "TIMEOUT" : event.failure,
    stage: "execution",
    reason: event.cause,
    at: event.at,
    attempt: ticket.attempt
  };
  return fail(run, ticket, failure, false);
}
var init_reduce_dispatch = __esm({
  "src/run/reduce-dispatch.ts"() {
    "use strict";
    init_change();
    init_policy();
    init_reduce_judgement();
    init_time_limit();
  }
});

// src/run/reduce-people.ts
function override(run, event) {
  const task = taskOf(run, event.task);
  if (!task || task.status === "approved" || task.override || task.doneBefore)
    return anomaly(run, `an override of task ${event.task}, which needs none`);
  const kind = event.type === "task_skipped" ? "skipped" : "forced";
  const { who, session, prompt, at, left } = event;
  const reason = event.type === "task_skipped" ? event.reason : "forced with OVERRIDE";
  const marked = changeTask(run, task.id, (current) => ({
    ...without(without(current, "pausedFor"), "notBefore"),
    status: kind,
    override: { kind, who, at, reason, session, prompt, ...left?.length ? { left } : {} },
    lastStepAt: at,
    flags: [.../* @__PURE__ */ new Set([...current.flags, MARK[kind]])]
  }));
  return notice(
    kind === "forced" ? without(closeUnused(marked, task.id), "force") : closeUnused(marked, task.id),
    event,
    `task ${task.id} was ${kind} by ${who} (${reason}); /ultraplan:retry --task ${task.id} undoes it`
  );
}
function undo(run, event) {
  const task = taskOf(run, event.task);
  if (!task?.override) return anomaly(run, `task ${event.task} has no override to undo`);
  return notice(
    changeTask(run, task.id, (current) => ({
      ...without(current, "override"),
      ...again(run, current),
      flags: current.flags.filter((entry) => !MARKS2.includes(entry)),
      lastStepAt: event.at
    })),
    event,
    `the override of task ${task.id} was undone by ${event.who}`
  );
}
function retry(run, event) {
  const task = taskOf(run, event.task);
  if (!task || !(isStuck(task) || task.status === "failed"))
    return anomaly(run, `a retry of task ${event.task}, which is ${task?.status ?? "unknown"}`);
  return changeTask(closeUnused(run, task.id), task.id, (current) => ({
    ...without(without(current, "pausedFor"), "notBefore"),
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
    return anomaly(run, `an adoption of task ${event.task}, which has nothing to adopt`);
  const { who, at, commit } = event;
  const adopted = changeTask(run, task.id, (current) => ({
    ...current,
    ...current.override ? { override: { ...current.override, adopted: { who, at, commit } } } : {},
    lastStepAt: at
  }));
  return holdsBack(adopted) ? adopted : { ...adopted, approvedHead: commit };
}
function decide(run, event) {
  const task = taskOf(run, event.task);
  if (task?.kind !== "checkpoint" || !(task.status === "pending" || task.status === "blocked"))
    return anomaly(run, `a decision on task ${event.task}, which asks for none`);
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
  return changeTask(run, task.id, (current) => ({
    ...without(current, "pausedFor"),
    status: "approved",
    decision,
    flags: [.../* @__PURE__ */ new Set([...current.flags, "decided by a person"])],
    lastStepAt: event.at
  }));
}
var MARK, MARKS2, closeUnused;
var init_reduce_people = __esm({
  "src/run/reduce-people.ts"() {
    "use strict";
    init_change();
    init_groups();
    init_holds_back();
    MARK = { skipped: "unverified", forced: "forced" };
    MARKS2 = Object.values(MARK);
    closeUnused = (run, task) => ({
      ...run,
      tickets: run.tickets.filter((ticket) => ticket.task !== task || ticket.redeemedAt !== void 0)
    });
  }
});

// src/run/reduce-plan.ts
function addTasks(run, event) {
  const at = run.tasks.findIndex((task) => task.id === event.after);
  if (at < 0) return anomaly(run, `tasks added after the unknown task ${event.after}`);
  const added = event.tasks.filter((task) => !taskOf(run, task.id)).map(fresh);
  return {
    ...run,
    plan: event.plan,
    tasks: [...run.tasks.slice(0, at + 1), ...added, ...run.tasks.slice(at + 1)]
  };
}
var init_reduce_plan = __esm({
  "src/run/reduce-plan.ts"() {
    "use strict";
    init_begin();
    init_change();
  }
});

// src/run/reduce-review.ts
function reviewed(run, event) {
  const ticket = run.tickets.find((candidate) => candidate.id === event.ticket);
  if (!ticket?.redeemedAt || ticket.role === "spec-executor")
    return anomaly(run, `a verdict without a review for ticket ${event.ticket}`);
  const record = { role: ticket.role, iteration: ticket.iteration, at: event.at, verdict: event.verdict };
  return changeTask(closeTicket(run, ticket.id), ticket.task, (task) => ({
    ...task,
    reviews: [...task.reviews, record],
    lastStepAt: event.at
  }));
}
var init_reduce_review = __esm({
  "src/run/reduce-review.ts"() {
    "use strict";
    init_change();
  }
});

// src/run/reduce.ts
function reduce(run, event) {
  if (event.type === "run_started")
    return run ? anomaly(stamp(run, event), "a second run_started") : begin(event);
  if (!run) throw new Error(`the journal begins with ${event.type}, not with run_started`);
  const stamped2 = stamp(run, event);
  return apply(STILL.has(event.type) ? stamped2 : moving(stamped2, event), event);
}
function moving(run, event) {
  const still = { ...run, standing: { digest: "", count: 0 } };
  return event.type === "turn_failed" ? still : without(still, "failedTurns");
}
function stamp(run, event) {
  return { ...run, lastSeq: event.seq, lastAt: event.at };
}
function apply(run, event) {
  switch (event.type) {
    case "run_started":
      return run;
    case "run_bound":
      return { ...run, session: event.session, client: event.client, mode: event.mode };
    case "ticket_issued":
      return issue(run, event);
    case "ticket_redeemed":
      return redeem(run, event);
    case "agent_launched":
      return changeTicket(run, event.ticket, { agentId: event.agentId });
    case "claim_received":
      return claim(run, event);
    case "gate_judged":
      return judged(run, event);
    case "agent_overran":
      return changeTicket(run, event.ticket, { overran: true });
    case "proof_deferred": {
      const judging = run.tickets.find((ticket) => ticket.id === event.ticket)?.judging;
      if (!judging) return anomaly(run, `a deferred proof without a claim for ticket ${event.ticket}`);
      return changeTicket(run, event.ticket, {
        judging: { ...judging, process: event.worker, deferred: true }
      });
    }
    case "turn_failed":
      return { ...run, failedTurns: (run.failedTurns ?? 0) + 1 };
    case "review_judged":
      return reviewed(run, event);
    case "agent_lost":
      return lost(run, event);
    case "task_approved":
      return approve(run, event);
    case "baseline_ran": {
      const green = event.commands.length > 0 && event.commands.every((command) => command.exitCode === 0);
      return green ? flag(run, event.task, "baseline-green") : run;
    }
    case "task_blocked":
      return changeTask(run, event.task, (task) => ({
        ...task,
        status: "blocked",
        pausedFor: { reason: event.cause, options: ["retry", "skip"] }
      }));
    case "task_skipped":
    case "task_forced":
      return override(run, event);
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
      return without(run, "force");
    case "run_paused":
      return settle(run, ["running", "parked"], "paused", `paused by ${event.who}`);
    case "run_resumed":
      return without(settle(run, ["paused", "parked", "halted", "finished"], "running"), "endedAt");
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
      return {
        ...settle(run, ["running", "paused", "parked", "halted"], "cancelled", `cancelled by ${event.who}`),
        tickets: [],
        endedAt: event.at
      };
    case "run_finished":
      return { ...settle(run, ["running"], "finished"), endedAt: event.at };
    case "directive_given": {
      const stops = run.standing.digest === event.digest ? run.standing.count : 0;
      return { ...run, standing: { digest: event.digest, count: event.via === "stop" ? stops + 1 : stops } };
    }
    case "prompt_seen":
      return run;
    case "refused":
      return notice(run, event, `${event.what} was refused [${event.id}]`);
    case "notices_shown":
      return { ...run, notices: run.notices.filter((entry) => entry.seq > event.upTo) };
    case "noted":
      return run;
  }
}
var REDUCER_VERSION, STILL;
var init_reduce = __esm({
  "src/run/reduce.ts"() {
    "use strict";
    init_begin();
    init_change();
    init_reduce_dispatch();
    init_reduce_judgement();
    init_reduce_people();
    init_reduce_plan();
    init_reduce_review();
    REDUCER_VERSION = "2";
    STILL = /* @__PURE__ */ new Set(["directive_given", "refused", "notices_shown", "noted"]);
  }
});

// src/engine/open-run.ts
function openJournalAt(dir, home, create = false) {
  return openJournal(dir, { home, reducer, create });
}
function openActiveRun(home, session) {
  const active = readActive(home, session);
  if (!active) return void 0;
  const journal = openJournalAt(active.dir, home);
  if (!journal.state) throw new Error(`the journal of run ${active.run} is empty`);
  return { run: journal.state, journal, dir: active.dir, home };
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
  const dir = (0, import_node_path13.join)(folder, id);
  if (!isRunId(id) || !(0, import_node_fs5.existsSync)(dir)) {
    return {
      error: `there is no run ${id} in this repository`,
      fix: `runs: ${listRuns(repository.commonDir).join(", ") || "none"}`
    };
  }
  const journal = openJournalAt(dir, home);
  if (!journal.state)
    return { error: `the journal of run ${id} is empty`, fix: `remove ${dir} if the run never started` };
  return { run: journal.state, journal, dir, home };
}
function listRuns(commonDir) {
  const folder = runsFolder(commonDir);
  return (0, import_node_fs5.existsSync)(folder) ? (0, import_node_fs5.readdirSync)(folder).filter(isRunId).sort() : [];
}
var import_node_fs5, import_node_path13, reducer, isRunId;
var init_open_run = __esm({
  "src/engine/open-run.ts"() {
    "use strict";
    import_node_fs5 = require("node:fs");
    import_node_path13 = require("node:path");
    init_git();
    init_journal();
    init_reduce();
    init_active();
    init_places();
    reducer = { version: REDUCER_VERSION, reduce };
    isRunId = (name) => /^\d{8}T\d{6}-[\w.-]+$/.test(name);
  }
});

// src/journal/evidence.ts
function putEvidence(dir, content, options = {}) {
  const files = options.files ?? realFiles;
  const masked = maskSecrets(Buffer.from(content), options.mask ?? []);
  const { bytes, cut } = leaveOutMiddle(masked, options.cap ?? Number.POSITIVE_INFINITY);
  const hash = sha2562(bytes);
  const path = pathOf(dir, hash);
  try {
    if (readIfThere(files, path)?.equals(bytes) !== true) {
      ensureFolder(files, (0, import_node_path14.join)(dir, "evidence"));
      const temporary = `${path}.${(0, import_node_crypto4.randomBytes)(4).toString("hex")}.new`;
      writeAtomic(files, path, bytes, { temporary, sync: "both" });
    }
  } catch (error) {
    throw diskError(error, path);
  }
  return { sha256: hash, bytes: bytes.length, cut };
}
function readEvidence(dir, ref, files = realFiles) {
  const file = pathOf(dir, ref.sha256);
  const bytes = readIfThere(files, file);
  if (bytes === void 0) throw new JournalError("evidence-missing", { file }, MISSING, GO_ON);
  if (sha2562(bytes) !== ref.sha256) throw new JournalError("evidence-changed", { file }, CHANGED, GO_ON);
  return bytes.toString("utf8");
}
function maskSecrets(bytes, masks) {
  if (masks.length === 0) return bytes;
  let text2 = bytes.toString("utf8");
  const before = text2;
  for (const mask of masks) {
    const everywhere = new RegExp(mask.source, mask.flags.includes("g") ? mask.flags : `${mask.flags}g`);
    text2 = text2.replace(everywhere, (secret) => secret === "" ? "" : "[masked]");
  }
  return text2 === before ? bytes : Buffer.from(text2);
}
function leaveOutMiddle(bytes, cap) {
  if (bytes.length <= cap) return { bytes, cut: 0 };
  const mark = (cut2) => Buffer.from(`
[ultraplan: ${cut2} bytes left out here]
`);
  const kept = Math.max(0, cap - mark(bytes.length).length);
  const headEnd = characterStart(bytes, Math.floor(kept / 2));
  const tailStart = characterEnd(bytes, bytes.length - Math.ceil(kept / 2));
  const cut = tailStart - headEnd;
  return { bytes: Buffer.concat([bytes.subarray(0, headEnd), mark(cut), bytes.subarray(tailStart)]), cut };
}
function characterStart(bytes, at) {
  let place = at;
  while (place > 0 && at - place < 3 && isInsideCharacter(bytes[place])) place -= 1;
  return place;
}
function characterEnd(bytes, at) {
  let place = at;
  while (place < bytes.length && place - at < 3 && isInsideCharacter(bytes[place])) place += 1;
  return place;
}
var import_node_crypto4, import_node_path14, sha2562, pathOf, MISSING, CHANGED, isInsideCharacter;
var init_evidence = __esm({
  "src/journal/evidence.ts"() {
    "use strict";
    import_node_crypto4 = __toESM(require_node_crypto(), 1);
    import_node_path14 = require("node:path");
    init_files();
    init_journal_error();
    sha2562 = (bytes) => (0, import_node_crypto4.createHash)("sha256").update(bytes).digest("hex");
    pathOf = (dir, hash) => (0, import_node_path14.join)(dir, "evidence", hash);
    MISSING = "the evidence file is not there";
    CHANGED = "the evidence file was changed after it was written";
    isInsideCharacter = (byte) => byte !== void 0 && (byte & 192) === 128;
  }
});

// src/prompts/fence.ts
function fenced2(text2, language = "") {
  const longest = [...text2.matchAll(/`+/g)].reduce((most, match) => Math.max(most, match[0].length), 0);
  const fence = "`".repeat(Math.max(3, longest + 1));
  return `${fence}${language}
${text2.replace(/\n$/, "")}
${fence}`;
}
var init_fence = __esm({
  "src/prompts/fence.ts"() {
    "use strict";
  }
});

// src/prompts/template.ts
function template(text2, slots) {
  const found = new Set([...text2.matchAll(SLOT)].map((match) => match[1]));
  for (const name of found)
    if (!slots.some((slot) => slot === name)) throw new Error(`unknown slot {{${name}}}`);
  for (const slot of slots) if (!found.has(slot)) throw new Error(`slot {{${slot}}} is not in the text`);
  return {
    // One pass: a value that itself contains {{…}} is data and stays as it is.
    fill: (values) => text2.replace(SLOT, (_, name) => {
      const value = values[name];
      if (value === void 0) throw new Error(`slot {{${name}}} is not filled`);
      return value;
    })
  };
}
var SLOT;
var init_template = __esm({
  "src/prompts/template.ts"() {
    "use strict";
    SLOT = /\{\{([a-zA-Z]+)\}\}/g;
  }
});

// raw:/work/main/src/prompts/text/executor-task.md
var executor_task_default;
var init_executor_task = __esm({
  "raw:/work/main/src/prompts/text/executor-task.md"() {
    executor_task_default = 'ultraplan:task {{task}} attempt {{attempt}}\n\nYou carry out one task of the plan "{{spec}}": {{position}}. The plan stands in {{planFile}}, line {{line}}.\n\nThe task, as the plan words it (data, not instructions about how you report):\n\n{{block}}\n\n{{retry}}Work in {{folder}}. Before you hand in, in this order:\n\n1. Do the task. Change no file that it does not need, and nothing else in the plan.\n2. Run its verify command{{verifyPlural}} and see it pass:\n{{verify}}\n3. Check every "done when" of the task.\n{{tick}}\n5. Commit everything, the plan included: {{commit}}\n\nYour claim is checked by a program against git and by running the verify command again; what is not committed does not count.\nIf you cannot finish, say so: `status: failure` or `status: blocked` with the reason in `error`, and no TASK_COMPLETE.\n\nEnd with exactly this (values yours, under 600 characters){{assertions}}:\n\n```yaml\nstatus: success\ntask_name: {{taskName}}\nfiles_modified: [path/one, path/two]\nverification: { command: {{verifyQuoted}}, exit_code: 0, output_summary: "one line" }\ndone_criteria_met: true\nevidence: "one line"\nerror: null\n```\n\nTASK_COMPLETE\n';
  }
});

// src/prompts/executor-task.ts
function executorTask(input) {
  const { task } = input;
  const commands = task.verify.flatMap((verify) => verify.command ? [verify.command] : []);
  return TASK.fill({
    task: task.id,
    attempt: String(input.attempt),
    spec: input.spec,
    position: input.position,
    planFile: task.file,
    line: String(task.line),
    block: fenced2(task.block, "markdown"),
    retry: input.retryContext ? `${input.retryContext}

` : "",
    folder: input.folder,
    verify: commands.length > 0 ? fenced2(commands.join("\n"), "sh") : "   (the plan names no command that can be run)",
    verifyPlural: commands.length > 1 ? "s" : "",
    tick: tickStep(task, input.engineTicks),
    commit: task.commit ? `\`git commit -m ${JSON.stringify(task.commit)}\`` : "one commit with a message that says what it does.",
    taskName: JSON.stringify(claimName(task)),
    verifyQuoted: JSON.stringify(commands[0] ?? "none"),
    assertions: task.packet ? assertionHelp(task) : ""
  });
}
function claimName(task) {
  return `Task ${task.id}: ${task.title}`;
}
function tickStep(task, engineTicks) {
  if (!task.box || engineTicks) return "4. Leave the plan file alone: this task is ticked by the engine.";
  return `4. Tick the task: change \`[ ]\` to \`[x]\` on line ${task.box.line} of ${task.file}, and no other box.`;
}
function assertionHelp(task) {
  const ids = task.packet?.assertions.map((assertion) => assertion.id).join(", ") || "each assertion";
  return `, with one line for every assertion (${ids}) under the heading before the block:

## Assertion Results
- A1: PASS — src/file.ts:42 (what is there)
- A2: FAIL — src/file.ts:58 (expected: …; actual: …)
`;
}
var TASK;
var init_executor_task2 = __esm({
  "src/prompts/executor-task.ts"() {
    "use strict";
    init_fence();
    init_template();
    init_executor_task();
    TASK = template(executor_task_default, [
      "task",
      "attempt",
      "spec",
      "position",
      "planFile",
      "line",
      "block",
      "retry",
      "folder",
      "verify",
      "verifyPlural",
      "tick",
      "commit",
      "taskName",
      "verifyQuoted",
      "assertions"
    ]);
  }
});

// src/engine/pinned-plan.ts
function pinnedPlan(dir, run) {
  return JSON.parse(readEvidence(dir, run.plan));
}
function pinnedTask(plan, id) {
  const task = plan.tasks.find((candidate) => candidate.id === id);
  if (!task) throw new Error(`task ${id} is not in the pinned plan`);
  return task;
}
var init_pinned_plan = __esm({
  "src/engine/pinned-plan.ts"() {
    "use strict";
    init_evidence();
  }
});

// src/engine/prompt-for-ticket.ts
function promptFor(open, ticket) {
  const { run, dir } = open;
  const plan = pinnedPlan(dir, run);
  const state = taskOf(run, ticket.task);
  const position = plan.tasks.findIndex((task) => task.id === ticket.task) + 1;
  return executorTask({
    task: pinnedTask(plan, ticket.task),
    spec: run.spec,
    attempt: ticket.attempt,
    position: `task ${position} of ${plan.tasks.length}`,
    folder: ticket.isolated ? "the worktree you were started in" : run.root,
    engineTicks: ticket.isolated,
    ...state?.retryFeedback ? { retryContext: readEvidence(dir, state.retryFeedback) } : {}
  });
}
var init_prompt_for_ticket = __esm({
  "src/engine/prompt-for-ticket.ts"() {
    "use strict";
    init_evidence();
    init_executor_task2();
    init_change();
    init_pinned_plan();
  }
});

// src/io/start-worker.ts
function startWorker(args, env) {
  const program = (0, import_node_path15.join)(env.CLAUDE_PLUGIN_ROOT ?? "", "dist", "worker.js");
  const child = (0, import_node_child_process3.spawn)(process.execPath, [program, ...args], {
    detached: true,
    stdio: "ignore",
    env,
    windowsHide: true
  });
  child.unref();
  if (child.pid === void 0) throw new Error("a worker could not be started");
  const startedAt = processStart(child.pid);
  return startedAt === void 0 ? { pid: child.pid } : { pid: child.pid, startedAt };
}
var import_node_child_process3, import_node_path15;
var init_start_worker = __esm({
  "src/io/start-worker.ts"() {
    "use strict";
    import_node_child_process3 = __toESM(require_node_child_process(), 1);
    import_node_path15 = require("node:path");
    init_process_ref();
  }
});

// src/engine/judge-work.ts
async function judgeWork(open, plan, task, ticket, work) {
  try {
    const { judgeClaim } = await import("./judge-claim.js");
    const folder = workFolder(open.run, ticket, work);
    const input = {
      cwd: folder,
      commonDir: findRepository(folder)?.commonDir ?? "",
      journalDir: open.dir,
      run: open.run,
      plan,
      task,
      ticket,
      claim: work.message,
      backgroundTasks: work.backgroundTasks,
      env: work.env,
      deadline: work.deadline,
      ...work.stages ? { stages: work.stages } : {}
    };
    const judged2 = await judgeClaim(input);
    const result = judged2.commit === "" ? { ...judged2, commit: headCommit(folder) ?? "" } : judged2;
    if (result.outcome !== "PASSED" || !ticket.isolated || work.stages) return { result, cold: false };
    const { mergeWork } = await import("./merge-work.js");
    const merged = await mergeWork(
      open,
      task,
      result.commit,
      (room) => judgeClaim({ ...input, cwd: room, stages: ["proof"] })
    );
    return afterMerge(result, merged);
  } catch (error) {
    return { result: crashed(open.run, ticket, error), cold: true };
  }
}
function afterMerge(result, merged) {
  const commands = [...result.commands, ...merged.result?.commands ?? []];
  if (merged.kind === "merged")
    return { result: { ...result, commit: merged.result.commit, commands }, cold: false };
  const failed = {
    outcome: "FAILED",
    stage: "proof",
    failure: "VERIFY_FAILURE",
    colour: "RED",
    confidence: 0
  };
  return { result: { ...result, ...failed, findings: merged.findings, commands }, cold: true };
}
function workFolder(run, ticket, work) {
  if (!ticket.isolated) return run.root;
  const place = work.worktree ? findRepository(work.worktree.path) : void 0;
  if (!place || place.commonDir !== findRepository(run.root)?.commonDir || place.root === run.root) {
    throw new Error("the executor was to work in a worktree of its own, and the client names none");
  }
  return place.root;
}
function crashed(run, ticket, error) {
  return {
    task: ticket.task,
    outcome: "BLOCKED",
    stage: "claim",
    failure: "BLOCKED",
    colour: "RED",
    confidence: 0,
    findings: [
      {
        id: "gate/crashed",
        severity: "block",
        message: `the gate itself broke: ${error instanceof Error ? error.message : String(error)}`,
        fix: "nothing is wrong with the claim as far as is known; a person has to look: ultraplan doctor"
      }
    ],
    checks: [],
    commands: [],
    commit: headCommit(run.root) ?? ticket.base,
    base: ticket.base,
    filesChanged: [],
    startedAt: (/* @__PURE__ */ new Date()).toISOString(),
    durationMs: 0
  };
}
var init_judge_work = __esm({
  "src/engine/judge-work.ts"() {
    "use strict";
    init_git();
  }
});

// src/engine/canonical-json.ts
function canonicalJson(value, indent) {
  return JSON.stringify(sorted(value), void 0, indent);
}
function sorted(value) {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => a < b ? -1 : 1);
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]));
}
var init_canonical_json = __esm({
  "src/engine/canonical-json.ts"() {
    "use strict";
  }
});

// src/engine/receipt.ts
function receiptOf(run, task) {
  const { approval, approvedCommit, lastResult } = task;
  if (!approval || approvedCommit === void 0) return void 0;
  const base = task.attempts.at(-1)?.passed?.base;
  return {
    ultraplan: 1,
    run: run.id,
    task: task.id,
    title: task.title,
    commit: approvedCommit,
    ...base === void 0 ? {} : { base },
    ...lastResult === void 0 ? {} : { colour: lastResult.colour },
    attempts: task.attempts.length,
    ...approval,
    gate: gateDigest(lastResult)
  };
}
function gateDigest(result) {
  return (0, import_node_crypto5.createHash)("sha256").update(canonicalJson(result ?? {})).digest("hex");
}
function isSameReceipt(a, b) {
  const keys = ["run", "task", "commit", "seq", "hash", "gate"];
  return keys.every((key) => a[key] === b[key]);
}
function parseReceipts(note) {
  return note.split("\n").flatMap((line) => {
    try {
      const receipt = JSON.parse(line);
      return receipt?.ultraplan === 1 ? [receipt] : [];
    } catch {
      return [];
    }
  });
}
function readReceipts(cwd, commit) {
  return parseReceipts(tryGit(cwd, ["notes", `--ref=${RECEIPTS_REF}`, "show", commit]) ?? "");
}
function writeReceipt(cwd, receipt) {
  if (readReceipts(cwd, receipt.commit).some((known) => isSameReceipt(known, receipt))) return;
  noteOnCommit(cwd, receipt.commit, receipt);
}
function noteOnCommit(cwd, commit, line) {
  const identity = ["-c", "user.name=ultraplan", "-c", "user.email=ultraplan@localhost"];
  git(cwd, [...identity, "notes", `--ref=${RECEIPTS_REF}`, "append", "-m", JSON.stringify(line), commit]);
}
var import_node_crypto5;
var init_receipt = __esm({
  "src/engine/receipt.ts"() {
    "use strict";
    import_node_crypto5 = __toESM(require_node_crypto(), 1);
    init_git();
    init_canonical_json();
    init_places();
  }
});

// src/engine/approve.ts
function recordApproval({ run }, task) {
  git(run.root, ["update-ref", approvedRef(run.id), run.approvedHead]);
  const state = taskOf(run, task);
  const receipt = state && receiptOf(run, state);
  if (receipt) writeReceipt(run.root, receipt);
}
var init_approve = __esm({
  "src/engine/approve.ts"() {
    "use strict";
    init_git();
    init_change();
    init_places();
    init_receipt();
  }
});

// src/engine/record-judgement.ts
async function recordJudgement(open, ticket, task, { result, cold }) {
  const { retryContext } = await import("./feedback.js");
  const feedback = result.outcome === "PASSED" ? void 0 : putEvidence(open.dir, retryContext(result, task, { attempt: ticket.attempt }));
  const judged2 = {
    type: "gate_judged",
    ticket: ticket.id,
    result,
    ...feedback ? { feedback } : {},
    ...cold ? { cold } : {}
  };
  const { state } = open.journal.update((run) => {
    const current = run && taskOf(run, ticket.task);
    if (!current || current.override || result.outcome !== "PASSED" || outstandingReviews(run, current).length > 0)
      return [judged2];
    return [judged2, { type: "task_approved", task: ticket.task, commit: result.commit }];
  });
  if (!state) throw new Error("the run has no state");
  if (taskOf(state, ticket.task)?.status === "approved") recordApproval({ ...open, run: state }, ticket.task);
  publishViews(state, open.dir);
  return state;
}
var init_record_judgement = __esm({
  "src/engine/record-judgement.ts"() {
    "use strict";
    init_evidence();
    init_change();
    init_reviews();
    init_approve();
    init_publish_views();
  }
});

// src/engine/defer-proof.ts
function longestProofSeconds(task, config) {
  const own = task.verify.filter((verify) => verify.command).length || (config.verify.default ? 1 : 0);
  const criteria = task.criteria.filter((criterion) => criterion.command).length;
  const always = [config.proof.typecheck, config.proof.lint, config.proof.setup].filter(Boolean).length;
  return (own + criteria + always) * config.limits.verify * (config.proof.flaky ? 2 : 1);
}
function deferProof(dir, ticket, home, env) {
  return startWorker(["prove", dir, ticket, home], env);
}
var init_defer_proof = __esm({
  "src/engine/defer-proof.ts"() {
    "use strict";
    init_start_worker();
    init_evidence();
    init_judge_work();
    init_open_run();
    init_pinned_plan();
    init_record_judgement();
  }
});

// src/engine/paired-call.ts
function pairedCall(transcriptPath, agentId) {
  const name = (0, import_node_path16.basename)(transcriptPath, ".jsonl");
  if (agentId === "" || name !== `agent-${agentId}`) return void 0;
  let meta;
  try {
    meta = JSON.parse((0, import_node_fs6.readFileSync)((0, import_node_path16.join)((0, import_node_path16.dirname)(transcriptPath), `${name}.meta.json`), "utf8"));
  } catch {
    return void 0;
  }
  const { toolUseId, spawnDepth, worktreePath, worktreeBranch } = meta;
  if (typeof toolUseId !== "string" || spawnDepth !== 1) return void 0;
  if (typeof worktreePath !== "string") return { toolUseId };
  return {
    toolUseId,
    worktree: {
      path: worktreePath,
      ...typeof worktreeBranch === "string" ? { branch: worktreeBranch } : {}
    }
  };
}
var import_node_fs6, import_node_path16;
var init_paired_call = __esm({
  "src/engine/paired-call.ts"() {
    "use strict";
    import_node_fs6 = require("node:fs");
    import_node_path16 = require("node:path");
  }
});

// src/engine/receive-claim.ts
async function receiveClaim(session, claim2) {
  const open = openActiveRun(session.home, session.id);
  if (!open || !isDriver(open.run, session)) return LET_GO;
  const pair = claim2.transcriptPath === void 0 ? { toolUseId: SOLO } : pairedCall(claim2.transcriptPath, claim2.agentId);
  if (!pair) return LET_GO;
  let ticket;
  const { state } = open.journal.update((run) => {
    ticket = run?.tickets.find((candidate) => candidate.toolUseId === pair.toolUseId && !candidate.judging);
    if (!ticket) return [];
    if (run && taskOf(run, ticket.task)?.override) return overtaken(ticket);
    return [
      {
        type: "claim_received",
        ticket: ticket.id,
        agentId: claim2.agentId,
        claim: putEvidence(open.dir, claim2.message),
        judge: thisProcess(),
        ..."worktree" in pair && pair.worktree ? { worktree: pair.worktree } : {}
      }
    ];
  });
  if (!ticket || !state) return LET_GO;
  publishViews(state, open.dir);
  if (taskOf(state, ticket.task)?.override) return LET_GO;
  return judge({ ...open, run: state }, ticket, { ...claim2, ...pair }, session);
}
async function judge(open, ticket, claim2, session) {
  const plan = pinnedPlan(open.dir, open.run);
  const task = pinnedTask(plan, ticket.task);
  const { config } = open.run;
  const work = { ...claim2, env: session.env, deadline: Date.now() + config.limits.gate * 1e3 };
  const tooLong = longestProofSeconds(task, config) > config.limits.gate;
  const judgement = await judgeWork(
    open,
    plan,
    task,
    ticket,
    tooLong ? { ...work, stages: ["claim", "artifacts"] } : work
  );
  if (tooLong && judgement.result.outcome === "PASSED") {
    const { state: state2 } = open.journal.update(() => [
      {
        type: "proof_deferred",
        ticket: ticket.id,
        worker: deferProof(open.dir, ticket.id, open.home, session.env)
      }
    ]);
    if (state2) markWaiting(state2, open.home, /* @__PURE__ */ new Date());
    return LET_GO;
  }
  const state = await recordJudgement(open, ticket, task, judgement);
  const stillHis = state.tickets.some((candidate) => candidate.id === ticket.id);
  if (!stillHis) return LET_GO;
  const { warmFeedback } = await import("./feedback.js");
  return { kind: "send-back", reason: warmFeedback(judgement.result, task, { attempt: ticket.attempt }) };
}
var LET_GO, SOLO, overtaken;
var init_receive_claim = __esm({
  "src/engine/receive-claim.ts"() {
    "use strict";
    init_process_ref();
    init_evidence();
    init_change();
    init_binding();
    init_defer_proof();
    init_judge_work();
    init_open_run();
    init_paired_call();
    init_pinned_plan();
    init_publish_views();
    init_record_judgement();
    init_waiting();
    LET_GO = { kind: "let-go" };
    SOLO = "solo";
    overtaken = (ticket) => [
      {
        type: "agent_lost",
        ticket: ticket.id,
        cause: "a person has overridden its task",
        failure: "EXECUTION_FAILURE"
      }
    ];
  }
});

// src/engine/on-stop.ts
async function onStop(session, input) {
  let open = openActiveRun(session.home, session.id);
  if (!open || !isDriver(open.run, session)) return { kind: "let-go" };
  if (open.run.solo) {
    const reply = await receiveClaim(session, {
      agentId: "main",
      message: input.message,
      backgroundTasks: input.backgroundTasks
    });
    if (reply.kind === "send-back") return reply;
    open = openActiveRun(session.home, session.id);
    if (!open) return { kind: "let-go" };
    const { text: text3, goOn: goOn2 } = soloStep(open, input.now);
    return goOn2 ? { kind: "go-on", text: text3 } : { kind: "let-go", show: text3 };
  }
  settleClaims(open);
  settleAgents(open, input.running);
  const { action, text: text2 } = advance(open, "stop", input.now);
  switch (action.kind) {
    case "dispatch":
      return { kind: "go-on", text: text2 };
    case "wait":
      return open.run.tickets.length > 0 ? { kind: "let-go" } : { kind: "let-go", show: `ultraplan: ${action.reason}` };
    case "ask":
      return { kind: "let-go", show: `ultraplan asks: ${action.question} (${action.options.join(" | ")})` };
    case "done":
      return { kind: "let-go", show: `ultraplan: ${action.reason}` };
  }
}
function soloStep(open, now) {
  const { action } = advance(open, "solo", now);
  if (action.kind !== "dispatch") {
    const text2 = action.kind === "ask" ? `ultraplan asks: ${action.question} (${action.options.join(" | ")})` : `ultraplan: ${action.reason}`;
    return { text: text2, goOn: false };
  }
  const { state } = open.journal.update((run) => {
    const ticket2 = run?.tickets.find((candidate) => !candidate.redeemedAt);
    return ticket2 ? [{ type: "ticket_redeemed", ticket: ticket2.id, toolUseId: SOLO, session: run?.session ?? "" }] : [];
  });
  open.run = state;
  const ticket = open.run.tickets.find((candidate) => candidate.toolUseId === SOLO);
  if (!ticket) throw new Error("the run offers a task and no ticket");
  return { text: promptFor(open, ticket), goOn: true };
}
var init_on_stop = __esm({
  "src/engine/on-stop.ts"() {
    "use strict";
    init_advance();
    init_agent_ended();
    init_binding();
    init_open_run();
    init_prompt_for_ticket();
    init_receive_claim();
  }
});

// src/engine/go-on.ts
var init_go_on = __esm({
  "src/engine/go-on.ts"() {
    "use strict";
    init_ask_person();
    init_advance();
    init_on_stop();
  }
});

// src/engine/identity.ts
var init_identity = __esm({
  "src/engine/identity.ts"() {
    "use strict";
    init_git();
  }
});

// src/engine/control-run.ts
function takeOver(open, session, cause) {
  release(session.home, open.run);
  const { state } = open.journal.update((run) => [
    { type: "run_bound", session: session.id, client: session.client, mode: session.mode, cause },
    ...(run?.tickets ?? []).filter((ticket) => ticket.redeemedAt !== void 0).map(
      (ticket) => ({
        type: "agent_lost",
        ticket: ticket.id,
        cause: `its client went away: ${cause}`,
        failure: "EXECUTION_FAILURE"
      })
    )
  ]);
  open.run = state;
  drive(session.home, session.id, open.run, open.dir);
}
var init_control_run = __esm({
  "src/engine/control-run.ts"() {
    "use strict";
    init_process_ref();
    init_active();
    init_binding();
    init_go_on();
    init_identity();
    init_open_run();
    init_publish_views();
  }
});

// src/engine/greet.ts
function greet(session, source, now) {
  const own = openActiveRun(session.home, session.id);
  if (own && isDriver(own.run, session))
    return `${headline(own.run)}
${advance(own, "session-start", now).text}`;
  const open = openRun(session.cwd, session.home);
  if ("error" in open) return void 0;
  const { run } = open;
  if (run.state === "finished" || run.state === "cancelled") return void 0;
  if (run.client.pid === session.client.pid && isDriver(run, { ...session, id: run.session })) {
    takeOver(open, session, `the session was changed by ${source || "the client"}`);
    return `${headline(open.run)}
${advance(open, "session-start", now).text}`;
  }
  if (isAlive(run.client)) return void 0;
  return `${headline(run)} Its client is gone. Tell the person: /ultraplan:resume goes on here, /ultraplan:cancel ends it. Do not work on its tasks yourself.`;
}
function headline(run) {
  const approved = run.tasks.filter((task) => task.status === "approved").length;
  const cause = run.cause ? ` (${run.cause})` : "";
  return `ultraplan: run ${run.id} of ${run.spec} is ${run.state}${cause}, ${approved} of ${run.tasks.length} tasks approved.`;
}
var init_greet = __esm({
  "src/engine/greet.ts"() {
    "use strict";
    init_process_ref();
    init_advance();
    init_binding();
    init_control_run();
    init_open_run();
  }
});

// src/hooks/session-start.ts
var session_start_exports = {};
__export(session_start_exports, {
  hook: () => hook
});
var hook;
var init_session_start = __esm({
  "src/hooks/session-start.ts"() {
    "use strict";
    init_greet();
    init_input();
    init_reply();
    hook = (input, { session, now }) => {
      if (input.agent_id) return PASS;
      const greeting = greet(session, text(input.source), now);
      return greeting ? { kind: "context", text: greeting } : PASS;
    };
  }
});

// src/hooks/commands/index.ts
var COMMAND_HOOKS;
var init_commands = __esm({
  "src/hooks/commands/index.ts"() {
    "use strict";
    COMMAND_HOOKS = {
      adopt: () => import("./adopt.js"),
      cancel: () => import("./cancel.js"),
      confirm: () => import("./confirm.js"),
      decide: () => import("./decide.js"),
      "force-complete": () => import("./force-complete.js"),
      implement: () => import("./implement.js"),
      lint: () => import("./lint.js"),
      pause: () => import("./pause.js"),
      resume: () => import("./resume.js"),
      retry: () => import("./retry.js"),
      "skip-verify": () => import("./skip-verify.js"),
      status: () => import("./status.js")
    };
  }
});

// src/hooks/command.ts
var command_exports = {};
__export(command_exports, {
  hook: () => hook2
});
var hook2;
var init_command = __esm({
  "src/hooks/command.ts"() {
    "use strict";
    init_commands();
    init_input();
    init_reply();
    hook2 = async (input, context) => {
      const load = COMMAND_HOOKS[text(input.command_name).replace(/^ultraplan:/, "")];
      if (!load) return PASS;
      const { run } = await load();
      return run({ argument: text(input.command_args).trim(), input, context });
    };
  }
});

// src/run/skip-reason.ts
var init_skip_reason = __esm({
  "src/run/skip-reason.ts"() {
    "use strict";
  }
});

// src/engine/person.ts
var init_person = __esm({
  "src/engine/person.ts"() {
    "use strict";
    init_process_ref();
    init_binding();
    init_control_run();
    init_identity();
    init_open_run();
  }
});

// src/run/find-task.ts
var init_find_task = __esm({
  "src/run/find-task.ts"() {
    "use strict";
  }
});

// src/engine/pick-task.ts
var init_pick_task = __esm({
  "src/engine/pick-task.ts"() {
    "use strict";
    init_find_task();
    init_terminal();
  }
});

// src/io/git-work.ts
var init_git_work = __esm({
  "src/io/git-work.ts"() {
    "use strict";
    init_git();
  }
});

// src/engine/uncommitted-work.ts
var init_uncommitted_work = __esm({
  "src/engine/uncommitted-work.ts"() {
    "use strict";
    init_git();
    init_git_work();
  }
});

// src/engine/override-skip.ts
var init_override_skip = __esm({
  "src/engine/override-skip.ts"() {
    "use strict";
    init_skip_reason();
    init_approve();
    init_go_on();
    init_person();
    init_pick_task();
    init_uncommitted_work();
  }
});

// src/engine/override-force.ts
function lapseForce(open, prompt) {
  if (!open.run.force || /^\s*\/ultraplan:confirm\b/.test(prompt)) return;
  const { state } = open.journal.update((run) => lapse(run, "something else was typed"));
  open.run = state;
}
function lapse(run, cause) {
  return run?.force ? [{ type: "force_lapsed", task: run.force.task, cause }] : [];
}
var init_override_force = __esm({
  "src/engine/override-force.ts"() {
    "use strict";
    init_process_ref();
    init_approve();
    init_go_on();
    init_override_skip();
    init_person();
    init_pick_task();
    init_uncommitted_work();
  }
});

// src/engine/see-prompt.ts
function seePrompt(open, session) {
  const { notices } = open.run;
  const last = notices.at(-1);
  const { state } = open.journal.update(() => [
    { type: "prompt_seen", session },
    ...last ? [{ type: "notices_shown", upTo: last.seq }] : []
  ]);
  open.run = state;
  if (!last) return void 0;
  return ["ultraplan, since your last prompt:", ...notices.map((notice2) => `- ${notice2.text}`)].join("\n");
}
var init_see_prompt = __esm({
  "src/engine/see-prompt.ts"() {
    "use strict";
  }
});

// src/hooks/prompt.ts
var prompt_exports = {};
__export(prompt_exports, {
  hook: () => hook3
});
var NOTIFICATION, TOOL_USE, STATUS, hook3;
var init_prompt = __esm({
  "src/hooks/prompt.ts"() {
    "use strict";
    init_advance();
    init_agent_ended();
    init_binding();
    init_open_run();
    init_override_force();
    init_see_prompt();
    init_input();
    init_reply();
    NOTIFICATION = /^\s*<task-notification>/;
    TOOL_USE = /<tool-use-id>([^<]*)<\/tool-use-id>/;
    STATUS = /<status>([^<]*)<\/status>/;
    hook3 = (input, { session, now }) => {
      const open = openActiveRun(session.home, session.id);
      if (!open || !isDriver(open.run, session)) return PASS;
      const prompt = text(input.prompt);
      if (!NOTIFICATION.test(prompt)) {
        lapseForce(open, prompt);
        const notices = seePrompt(open, session.id);
        return notices ? { kind: "context", text: notices, show: notices } : PASS;
      }
      const toolUseId = TOOL_USE.exec(prompt)?.[1];
      if (toolUseId)
        agentEnded(
          open,
          toolUseId,
          `the agent ended (${STATUS.exec(prompt)?.[1] ?? "unknown"}) and handed in nothing`
        );
      return { kind: "context", text: advance(open, "notification", now).text };
    };
  }
});

// src/engine/time-limit.ts
function markDue(run, home) {
  const file = dueFile(home, run.session);
  const times = run.tickets.flatMap((ticket) => dueAt(run, ticket) ?? []);
  const soonest = times.sort((a, b) => a.getTime() - b.getTime())[0];
  if (!soonest) {
    (0, import_node_fs7.rmSync)(file, { force: true });
    return;
  }
  (0, import_node_fs7.mkdirSync)((0, import_node_path17.dirname)(file), { recursive: true, mode: 448 });
  (0, import_node_fs7.writeFileSync)(file, "", { mode: 384 });
  (0, import_node_fs7.utimesSync)(file, soonest, soonest);
}
function refuseLate(session, agentId, transcript, now) {
  const open = openActiveRun(session.home, session.id);
  if (!open || !isDriver(open.run, session)) return void 0;
  const own = (0, import_node_path17.join)(transcript.replace(/\.jsonl$/, ""), "subagents", `agent-${agentId}.jsonl`);
  const toolUseId = pairedCall(own, agentId)?.toolUseId;
  const ticket = open.run.tickets.find((candidate) => candidate.toolUseId === toolUseId);
  if (!ticket || !isLate(open.run, ticket, now)) return void 0;
  if (!ticket.overran) open.journal.update(() => [{ type: "agent_overran", ticket: ticket.id }]);
  const rest = ticket.role === "spec-executor" ? "hand in what you have: the claim if all is committed, else `status: failure` with how far you came in `error`" : "give your verdict now";
  return `the time limit of this ${ticket.role} is over; ${rest}`;
}
var import_node_fs7, import_node_path17;
var init_time_limit2 = __esm({
  "src/engine/time-limit.ts"() {
    "use strict";
    import_node_fs7 = require("node:fs");
    import_node_path17 = require("node:path");
    init_time_limit();
    init_binding();
    init_open_run();
    init_paired_call();
    init_places();
  }
});

// src/engine/redeem-ticket.ts
function redeemTicket(session, call) {
  if (!OURS.test(call.subagentType)) return { kind: "not-ours" };
  const open = openActiveRun(session.home, session.id);
  if (!open)
    return refuse("ultraplan agents are started by a run; type /ultraplan:implement <spec> to start one");
  if (!isDriver(open.run, session))
    return refuse(`run ${open.run.id} is driven by another client; this one may not dispatch its agents`);
  if (call.agentId) return refuse("an agent of a run may not start agents");
  const id = TICKET.exec(call.prompt)?.[1];
  if (!id)
    return refuse(
      "there is no ticket in the prompt; use the arguments of the last ultraplan:next line as they are"
    );
  let refusal;
  let ticket;
  const { state } = open.journal.update((run) => {
    ticket = run?.tickets.find((candidate) => candidate.id === id);
    refusal = whyNot(run, ticket, call);
    if (refusal)
      return [
        { type: "refused", id: "ticket/invalid", what: `dispatching ${call.subagentType} (${refusal})` }
      ];
    return [{ type: "ticket_redeemed", ticket: id, toolUseId: call.toolUseId, session: session.id }];
  });
  if (refusal || !ticket || !state) return refuse(refusal ?? "the run has no state");
  publishViews(state, open.dir);
  markDue(state, open.home);
  return {
    kind: "redeemed",
    prompt: promptFor({ ...open, run: state }, ticket),
    background: session.mode === "screen",
    isolated: ticket.isolated
  };
}
function whyNot(run, ticket, call) {
  if (run?.state !== "running") return `the run is ${run?.state ?? "unknown"}`;
  if (!ticket) return "this ticket is unknown or was used; follow the newest ultraplan:next line";
  if (ticket.redeemedAt) return "this ticket was used already; wait for its agent";
  if (call.subagentType !== `ultraplan:${ticket.role}`) return `this ticket is for ultraplan:${ticket.role}`;
  return void 0;
}
var OURS, TICKET, refuse;
var init_redeem_ticket = __esm({
  "src/engine/redeem-ticket.ts"() {
    "use strict";
    init_binding();
    init_open_run();
    init_prompt_for_ticket();
    init_publish_views();
    init_time_limit2();
    OURS = /^ultraplan:/;
    TICKET = /\bultraplan-ticket ([0-9a-f]{16})\b/;
    refuse = (reason) => ({ kind: "refused", reason });
  }
});

// src/hooks/agent-call.ts
var agent_call_exports = {};
__export(agent_call_exports, {
  hook: () => hook4
});
var hook4;
var init_agent_call = __esm({
  "src/hooks/agent-call.ts"() {
    "use strict";
    init_redeem_ticket();
    init_input();
    init_reply();
    hook4 = (input, { session }) => {
      const call = input.tool_input ?? {};
      const redeemed = redeemTicket(session, {
        subagentType: text(call.subagent_type),
        prompt: text(call.prompt),
        toolUseId: text(input.tool_use_id),
        ...input.agent_id ? { agentId: input.agent_id } : {}
      });
      switch (redeemed.kind) {
        case "not-ours":
          return PASS;
        case "refused":
          return { kind: "deny", reason: `ultraplan: ${redeemed.reason}` };
        case "redeemed":
          return {
            kind: "rewrite",
            input: {
              ...call,
              prompt: redeemed.prompt,
              // The screen drops this; in -p a background agent would be killed ten minutes after the last turn.
              ...redeemed.background ? {} : { run_in_background: false },
              ...redeemed.isolated ? { isolation: "worktree" } : {}
            }
          };
      }
    };
  }
});

// src/hooks/agent-back.ts
var agent_back_exports = {};
__export(agent_back_exports, {
  hook: () => hook5
});
var hook5;
var init_agent_back = __esm({
  "src/hooks/agent-back.ts"() {
    "use strict";
    init_advance();
    init_agent_ended();
    init_binding();
    init_open_run();
    init_input();
    init_reply();
    hook5 = (input, { session, now }) => {
      if (!text(input.tool_input?.subagent_type).startsWith("ultraplan:")) return PASS;
      const open = openActiveRun(session.home, session.id);
      if (!open || !isDriver(open.run, session)) return PASS;
      const toolUseId = text(input.tool_use_id);
      if (text(input.tool_response?.status) === "async_launched") {
        const allAway = agentLaunched(open, toolUseId, text(input.tool_response?.agentId));
        return allAway ? { kind: "end-turn", reason: "ultraplan goes on when the agent is back" } : PASS;
      }
      agentEnded(open, toolUseId, "the agent came back without a claim that could be judged");
      return { kind: "context", text: advance(open, "agent-back", now).text };
    };
  }
});

// src/engine/link-into.ts
function linkInto(folder, root, links) {
  for (const link of links) {
    const target = (0, import_node_path18.join)(root, link);
    const place = (0, import_node_path18.join)(folder, link);
    if (!(0, import_node_fs8.existsSync)(target) || (0, import_node_fs8.existsSync)(place)) continue;
    (0, import_node_fs8.mkdirSync)((0, import_node_path18.dirname)(place), { recursive: true });
    (0, import_node_fs8.symlinkSync)(target, place, "junction");
  }
}
var import_node_fs8, import_node_path18;
var init_link_into = __esm({
  "src/engine/link-into.ts"() {
    "use strict";
    import_node_fs8 = require("node:fs");
    import_node_path18 = require("node:path");
  }
});

// src/engine/agent-start.ts
function agentStarts(session, cwd) {
  const open = openActiveRun(session.home, session.id);
  if (!open || !isDriver(open.run, session)) return;
  const { run } = open;
  const place = findRepository(cwd);
  const base = run.tickets.find((ticket) => ticket.isolated && ticket.redeemedAt)?.base;
  if (!place || !base || place.root === run.root || place.commonDir !== findRepository(run.root)?.commonDir)
    return;
  if (headCommit(place.root) !== base && tryGit(place.root, ["status", "--porcelain"])?.trim() === "") {
    git(place.root, ["reset", "--quiet", "--keep", base]);
  }
  linkInto(place.root, run.root, run.config.proof.links);
}
var init_agent_start = __esm({
  "src/engine/agent-start.ts"() {
    "use strict";
    init_git();
    init_binding();
    init_link_into();
    init_open_run();
  }
});

// src/hooks/agent-start.ts
var agent_start_exports = {};
__export(agent_start_exports, {
  hook: () => hook6
});
var hook6;
var init_agent_start2 = __esm({
  "src/hooks/agent-start.ts"() {
    "use strict";
    init_agent_start();
    init_reply();
    hook6 = (input, { session }) => {
      agentStarts(session, input.cwd);
      return PASS;
    };
  }
});

// src/hooks/claim.ts
var claim_exports = {};
__export(claim_exports, {
  hook: () => hook7
});
var hook7;
var init_claim = __esm({
  "src/hooks/claim.ts"() {
    "use strict";
    init_receive_claim();
    init_input();
    init_reply();
    hook7 = async (input, { session }) => {
      if (!text(input.agent_type).startsWith("ultraplan:")) return PASS;
      const agentId = text(input.agent_id);
      const reply = await receiveClaim(session, {
        agentId,
        transcriptPath: text(input.agent_transcript_path),
        message: text(input.last_assistant_message),
        // A background agent lists itself.
        backgroundTasks: (input.background_tasks ?? []).filter((task) => task.id !== agentId)
      });
      return reply.kind === "let-go" ? PASS : { kind: "block", reason: reply.reason };
    };
  }
});

// src/hooks/stop.ts
var stop_exports = {};
__export(stop_exports, {
  hook: () => hook8
});
var hook8;
var init_stop = __esm({
  "src/hooks/stop.ts"() {
    "use strict";
    init_on_stop();
    init_input();
    init_reply();
    hook8 = async (input, { session, now }) => {
      const reply = await onStop(session, {
        message: text(input.last_assistant_message),
        running: (input.background_tasks ?? []).filter((task) => task.status === "running").map((task) => task.id),
        backgroundTasks: input.background_tasks ?? [],
        now
      });
      switch (reply.kind) {
        case "let-go":
          return reply.show ? { kind: "show", text: reply.show } : PASS;
        case "send-back":
          return { kind: "block", reason: reply.reason };
        case "go-on":
          return { kind: "context", text: reply.text };
      }
    };
  }
});

// src/hooks/late.ts
var late_exports = {};
__export(late_exports, {
  hook: () => hook9
});
var hook9;
var init_late = __esm({
  "src/hooks/late.ts"() {
    "use strict";
    init_time_limit2();
    init_input();
    init_reply();
    hook9 = (input, { session, now }) => {
      if (!input.agent_id || !text(input.agent_type).startsWith("ultraplan:")) return PASS;
      const reason = refuseLate(session, input.agent_id, text(input.transcript_path), now);
      return reason ? { kind: "deny", reason: `ultraplan: ${reason}` } : PASS;
    };
  }
});

// src/engine/wake-session.ts
async function wakeWhenReady(session) {
  const open = openDriven(session);
  if (!open || !waitsFor(open.run, /* @__PURE__ */ new Date()) || !becomeWaker(open.run, session.home)) return void 0;
  await untilReady(open);
  stopWaiting(open.run, session.home);
  return open.run.state === "running" ? advance(open, "wake", /* @__PURE__ */ new Date()).text : void 0;
}
async function untilReady(open) {
  while (waitsFor(open.run, /* @__PURE__ */ new Date())) {
    await (0, import_promises.setTimeout)(LOOK_EVERY_MS);
    open.run = open.journal.refresh();
    settleClaims(open);
  }
}
async function afterTurnFailed(session, error, now) {
  const open = openDriven(session);
  if (open?.run.state !== "running") return void 0;
  const follow = afterError(open.run, error);
  const wakeAt = follow.kind === "wake" ? new Date(now.getTime() + follow.afterSeconds * 1e3) : void 0;
  const { state } = open.journal.update(() => [
    { type: "turn_failed", error, ...wakeAt ? { wakeAt: wakeAt.toISOString() } : {} },
    ...follow.kind === "park" ? [{ type: "run_parked", cause: follow.cause }] : []
  ]);
  open.run = state;
  publishViews(open.run, open.dir);
  if (!wakeAt) return void 0;
  const seq = open.run.lastSeq;
  await (0, import_promises.setTimeout)(Math.max(0, wakeAt.getTime() - Date.now()));
  const later2 = openDriven(session);
  if (later2?.run.state !== "running" || later2.run.lastSeq !== seq) return void 0;
  return advance(later2, "wake", /* @__PURE__ */ new Date()).text;
}
function openDriven(session) {
  const open = openActiveRun(session.home, session.id);
  return open && isDriver(open.run, session) ? open : void 0;
}
var import_promises, LOOK_EVERY_MS;
var init_wake_session = __esm({
  "src/engine/wake-session.ts"() {
    "use strict";
    import_promises = require("node:timers/promises");
    init_wake();
    init_advance();
    init_agent_ended();
    init_binding();
    init_open_run();
    init_publish_views();
    init_waiting();
    LOOK_EVERY_MS = 500;
  }
});

// src/hooks/wake.ts
var wake_exports = {};
__export(wake_exports, {
  hook: () => hook10
});
var hook10;
var init_wake2 = __esm({
  "src/hooks/wake.ts"() {
    "use strict";
    init_wake_session();
    init_reply();
    hook10 = async (_input, { session }) => {
      const text2 = await wakeWhenReady(session);
      return text2 === void 0 ? PASS : { kind: "wake", text: text2 };
    };
  }
});

// src/hooks/turn-failed.ts
var turn_failed_exports = {};
__export(turn_failed_exports, {
  hook: () => hook11
});
var hook11;
var init_turn_failed = __esm({
  "src/hooks/turn-failed.ts"() {
    "use strict";
    init_wake_session();
    init_input();
    init_reply();
    hook11 = async (input, { session, now }) => {
      const wake = await afterTurnFailed(session, text(input.error) || "unknown", now);
      return wake === void 0 ? PASS : { kind: "wake", text: wake };
    };
  }
});

// src/main/hook.ts
var import_node_fs9 = require("node:fs");
var import_node_os2 = require("node:os");

// src/engine/session.ts
init_process_ref();
function sessionOf({ session_id, cwd }, env, home) {
  const pid = Number(env.CLAUDE_PID ?? 0);
  const startedAt = processStart(pid);
  return {
    id: session_id,
    client: startedAt === void 0 ? { pid } : { pid, startedAt },
    mode: env.CLAUDE_CODE_ENTRYPOINT === "cli" ? "screen" : "print",
    cwd,
    home,
    env
  };
}

// src/main/hook.ts
init_input();

// src/hooks/run-hook.ts
init_reply();

// src/hooks/table.ts
var HOOKS = [
  {
    name: "session-start",
    event: "SessionStart",
    guard: "any-run",
    onFailure: "open",
    timeout: 30,
    load: () => Promise.resolve().then(() => (init_session_start(), session_start_exports))
  },
  {
    name: "command",
    event: "UserPromptExpansion",
    // With a colon in it the client takes a matcher for a free regular expression.
    matcher: "^(ultraplan:.*|implement)$",
    guard: "command",
    onFailure: "closed",
    timeout: 120,
    statusMessage: "ultraplan",
    load: () => Promise.resolve().then(() => (init_command(), command_exports))
  },
  {
    name: "prompt",
    event: "UserPromptSubmit",
    guard: "driver",
    onFailure: "open",
    timeout: 30,
    load: () => Promise.resolve().then(() => (init_prompt(), prompt_exports))
  },
  {
    name: "agent-call",
    event: "PreToolUse",
    matcher: "Agent",
    guard: "our-agent",
    onFailure: "closed",
    timeout: 60,
    load: () => Promise.resolve().then(() => (init_agent_call(), agent_call_exports))
  },
  {
    name: "agent-back",
    event: "PostToolUse",
    matcher: "Agent",
    guard: "driver",
    onFailure: "open",
    timeout: 60,
    load: () => Promise.resolve().then(() => (init_agent_back(), agent_back_exports))
  },
  {
    name: "agent-failed",
    event: "PostToolUseFailure",
    matcher: "Agent",
    guard: "driver",
    onFailure: "open",
    timeout: 60,
    load: () => Promise.resolve().then(() => (init_agent_back(), agent_back_exports))
  },
  {
    name: "agent-start",
    event: "SubagentStart",
    matcher: "^ultraplan:",
    guard: "driver",
    onFailure: "open",
    timeout: 300,
    load: () => Promise.resolve().then(() => (init_agent_start2(), agent_start_exports))
  },
  {
    name: "claim",
    event: "SubagentStop",
    matcher: "^ultraplan:",
    guard: "driver",
    onFailure: "closed",
    timeout: 600,
    load: () => Promise.resolve().then(() => (init_claim(), claim_exports))
  },
  {
    name: "stop",
    event: "Stop",
    guard: "driver",
    onFailure: "closed",
    timeout: 600,
    statusMessage: "ultraplan",
    load: () => Promise.resolve().then(() => (init_stop(), stop_exports))
  },
  {
    name: "late",
    event: "PreToolUse",
    guard: "late",
    onFailure: "open",
    timeout: 30,
    load: () => Promise.resolve().then(() => (init_late(), late_exports))
  },
  {
    name: "wake",
    event: "Stop",
    guard: "waiting",
    onFailure: "open",
    timeout: 7200,
    wakes: true,
    load: () => Promise.resolve().then(() => (init_wake2(), wake_exports))
  },
  {
    name: "turn-failed",
    event: "StopFailure",
    guard: "driver",
    onFailure: "open",
    timeout: 21600,
    wakes: true,
    load: () => Promise.resolve().then(() => (init_turn_failed(), turn_failed_exports))
  }
];

// src/hooks/run-hook.ts
async function runHook(name, input, context) {
  const entry = HOOKS.find((candidate) => candidate.name === name);
  if (!entry) throw new Error(`there is no hook named ${name}`);
  const { hook: hook12 } = await entry.load();
  return encodeReply(entry.event, await hook12(input, context));
}

// src/main/hook.ts
async function main() {
  try {
    const input = parseInput((0, import_node_fs9.readFileSync)(0, "utf8"));
    const answer = await runHook(process.argv[2] ?? "", input, {
      session: sessionOf(input, process.env, (0, import_node_os2.homedir)()),
      now: /* @__PURE__ */ new Date()
    });
    if (answer !== void 0) (0, import_node_fs9.writeSync)(1, answer);
  } catch (error) {
    (0, import_node_fs9.writeSync)(1, error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
void main();
