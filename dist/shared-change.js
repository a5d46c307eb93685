// src/run/change.ts
function settle(run, from, to, cause) {
  if (!from.includes(run.state)) return anomaly(run, `${to} while the run is ${run.state}`);
  return cause === void 0 ? without({ ...run, state: to }, "cause") : { ...run, state: to, cause };
}
var MOST_NOTICES = 50;
function notice(run, event, text) {
  const entry = { seq: event.seq, at: event.at, text };
  return { ...run, notices: [...run.notices, entry].slice(-MOST_NOTICES) };
}
var MOST_ANOMALIES = 20;
function anomaly(run, text) {
  return { ...run, anomalies: [...run.anomalies, text].slice(-MOST_ANOMALIES) };
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
var closeTicket = (run, id) => ({
  ...run,
  tickets: run.tickets.filter((ticket) => ticket.id !== id)
});
var touch = (run, id, at) => changeTask(run, id, (task) => ({ ...task, lastStepAt: at }));
var flag = (run, id, text) => changeTask(run, id, (task) => ({ ...task, flags: [.../* @__PURE__ */ new Set([...task.flags, text])] }));
function without(value, ...keys) {
  const rest = { ...value };
  for (const key of keys) delete rest[key];
  return rest;
}
function later(at, seconds) {
  return new Date(Date.parse(at) + seconds * 1e3).toISOString();
}

export {
  settle,
  notice,
  anomaly,
  taskOf,
  changeTask,
  changeAttempt,
  changeTicket,
  closeTicket,
  touch,
  flag,
  without,
  later
};
