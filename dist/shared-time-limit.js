import {
  taskOf
} from "./shared-change.js";

// src/run/time-limit.ts
var isExecutor = ({ role }) => role === "spec-executor";
var FINISH_AT = 0.8;
function configFor({ config }, task) {
  if (!task?.longer) return config;
  const { limits } = config;
  const { executorMax, verifyMax, reviewMax, gateMax, longer } = limits;
  return {
    ...config,
    limits: {
      ...limits,
      executor: executorMax,
      executorMax: executorMax * longer,
      verify: verifyMax,
      verifyMax: verifyMax * longer,
      review: reviewMax,
      reviewMax: reviewMax * longer,
      gateMax: gateMax * longer,
      ...limits.task === void 0 ? {} : { task: limits.task * longer }
    }
  };
}
var LONGEST_EXECUTOR_BEFORE = 900;
function withMaxima(config) {
  const { limits } = config;
  if (limits.executorMax !== void 0) return config;
  const { executor, review } = limits;
  const longer = Math.max(1, LONGEST_EXECUTOR_BEFORE / executor);
  return { ...config, limits: { ...limits, executorMax: executor, reviewMax: review, longer, gateMax: 1800 } };
}
var gateSeconds = ({ limits }) => Math.max(limits.gateMax, limits.verifyMax);
var ownMs = ({ redeemedAt, gateMs = 0 }, at) => redeemedAt === void 0 ? 0 : new Date(at).getTime() - Date.parse(redeemedAt) - gateMs;
var secondsSpent = ({ attempts, forgiven = 0 }, besides) => attempts.slice(forgiven).filter(({ ticket }) => ticket !== besides).reduce((sum, { spentMs = 0 }) => sum + spentMs, 0) / 1e3;
function limitsOf(run, ticket) {
  const task = taskOf(run, ticket.task);
  const { limits } = configFor(run, task);
  if (!isExecutor(ticket))
    return {
      idle: { key: "limits.review", seconds: limits.review },
      most: { key: "limits.reviewMax", seconds: limits.reviewMax }
    };
  const idle = { key: "limits.executor", seconds: limits.executor };
  const left = (limits.task ?? Number.POSITIVE_INFINITY) - (task ? secondsSpent(task, ticket.id) : 0);
  return left < limits.executorMax ? { idle, most: { key: "limits.task", seconds: Math.max(0, left) } } : { idle, most: { key: "limits.executorMax", seconds: limits.executorMax } };
}
function dueNow(run, ticket, now) {
  if (!ticket.redeemedAt) return [];
  const { idle, most } = limitsOf(run, ticket);
  const own = ownMs(ticket, now) / 1e3;
  if (own >= most.seconds) return [{ kind: "over", limit: most }];
  return [
    ...own >= (ticket.until ?? idle.seconds) ? [{ kind: "look", limit: idle }] : [],
    ...own >= FINISH_AT * most.seconds && !ticket.warned ? [{ kind: "finish", most }] : []
  ];
}
function dueAt(run, ticket) {
  if (!ticket.redeemedAt || ticket.judging?.deferred) return void 0;
  const { idle, most } = limitsOf(run, ticket);
  const finish = ticket.warned ? most.seconds : FINISH_AT * most.seconds;
  const seconds = Math.min(ticket.until ?? idle.seconds, finish, most.seconds);
  return new Date(Date.parse(ticket.redeemedAt) + seconds * 1e3 + (ticket.gateMs ?? 0));
}
var isLate = (run, ticket, now) => dueNow(run, ticket, now).some(({ kind }) => kind === "over");
function limitWords({ key, seconds }) {
  const time = duration(seconds);
  switch (key) {
    case "limits.executor":
      return `no progress for ${time} (${key})`;
    case "limits.review":
      return `no new call for ${time} (${key})`;
    case "limits.task":
      return `all attempts of the task have had their time together (${key}, ${time} of it were left for this one)`;
    case "limits.executorMax":
    case "limits.reviewMax":
      return `${time} of work (${key})`;
  }
}
function duration(seconds) {
  const whole = Math.round(seconds);
  return whole >= 60 && whole % 60 === 0 ? `${whole / 60} min` : `${whole} s`;
}

export {
  isExecutor,
  configFor,
  withMaxima,
  gateSeconds,
  ownMs,
  secondsSpent,
  dueAt,
  isLate,
  limitWords,
  duration
};
