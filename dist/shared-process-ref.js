// src/io/process-ref.ts
import { spawnSync } from "node:child_process";
import { readFileSync, readlinkSync } from "node:fs";
import { hostname } from "node:os";
var GONE = "gone";
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
    stat = readFileSync(`/proc/${pid}/stat`, "latin1");
  } catch (error) {
    const { code } = error;
    return code === "ENOENT" || code === "ESRCH" ? GONE : void 0;
  }
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  if (fields[0] === "Z" || fields[0] === "X") return GONE;
  return `${bootId()}:${fields[19]}`;
}
var boot;
function bootId() {
  boot ??= readFileSync("/proc/sys/kernel/random/boot_id", "latin1").slice(0, 8);
  return boot;
}
function ask(command, args) {
  const { status, stdout } = spawnSync(command, args, {
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
function isoTime(text) {
  const time = Date.parse(text);
  return Number.isNaN(time) ? void 0 : new Date(time).toISOString();
}
function isSameStart(a, b) {
  return a === b || Math.abs(Date.parse(a) - Date.parse(b)) <= 2e3;
}
var isSameProcess = (a, b) => a.pid === b.pid && (a.startedAt === void 0 || b.startedAt === void 0 || isSameStart(a.startedAt, b.startedAt));
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
var self;
function thisProcess() {
  if (self === void 0) {
    const startedAt = process.platform === "linux" ? linuxStart(process.pid) : new Date(performance.timeOrigin).toISOString();
    self = startedAt === void 0 ? { pid: process.pid } : { pid: process.pid, startedAt };
  }
  return self;
}
var space;
function processSpace() {
  if (space === void 0) {
    space = hostname();
    try {
      space += ` ${readlinkSync("/proc/self/ns/pid")}`;
    } catch {
    }
  }
  return space;
}

export {
  processStart,
  isSameProcess,
  isAlive,
  thisProcess,
  processSpace
};
