// src/run/change.ts
function settle(run, from, to, cause) {
  if (!from.includes(run.state)) return anomaly(run, `${to} while the run is ${run.state}`);
  return cause === void 0 ? without({ ...run, state: to }, "cause") : { ...run, state: to, cause };
}
var MOST_REFUSALS = 20;
function notice(run, event, text) {
  const same = run.notices.find((entry2) => entry2.text === text);
  const entry = {
    seq: event.seq,
    at: event.at,
    text,
    ...same ? { times: (same.times ?? 1) + 1 } : {},
    ...event.type === "refused" ? { refusal: true } : {}
  };
  const notices = [...run.notices.filter((other) => other !== same), entry];
  const refusals = notices.filter(({ refusal }) => refusal);
  const [oldest] = refusals;
  if (!oldest || refusals.length <= MOST_REFUSALS) return { ...run, notices };
  return {
    ...run,
    notices: notices.filter((other) => other !== oldest),
    unlisted: (run.unlisted ?? 0) + (oldest.times ?? 1)
  };
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
var changeAttemptOf = (run, ticket, change) => ({
  ...run,
  tasks: run.tasks.map((task) => ({
    ...task,
    attempts: task.attempts.map((attempt) => attempt.ticket === ticket ? change(attempt) : attempt)
  }))
});
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
function closeTicket(run, id) {
  const worked = run.tickets.some(
    (ticket) => ticket.id === id && ticket.role === "spec-executor" && ticket.redeemedAt && !ticket.isolated
  );
  const closed = { ...run, tickets: run.tickets.filter((ticket) => ticket.id !== id) };
  return worked ? without(closed, "knownHead") : closed;
}
var endedUnseen = (run, ticket, at, head) => changeAttemptOf(run, ticket.id, (attempt) => ({
  ...without(attempt, "head"),
  endedAt: at,
  ...head && !ticket.isolated ? { head } : {}
}));
var leftAt = (run, ticket, head) => head && !ticket.isolated ? { ...run, knownHead: head } : run;
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

// src/run/held-files.ts
function heldFiles(run) {
  const attempts = run.tasks.flatMap((task) => task.attempts);
  const isReleased = (path, since) => attempts.some(({ startedAt, held }) => startedAt >= since && held !== void 0 && !held.includes(path));
  return new Map(leftFiles(run).filter(([path, { at }]) => !isReleased(path, at)));
}
function heldBy(run, task) {
  const begun = new Set(taskOf(run, task)?.attempts.flatMap(({ held }) => held ?? []));
  return new Map(leftFiles(run).filter(([path, { task: owner }]) => owner !== task && begun.has(path)));
}
var leftFiles = (run) => run.tasks.flatMap(
  ({ id, override }) => override && !override.adopted ? (override.left ?? []).map((path) => [
    path,
    { task: id, how: override.kind, at: override.at }
  ]) : []
);

export {
  settle,
  notice,
  anomaly,
  taskOf,
  changeTask,
  changeAttempt,
  changeAttemptOf,
  changeTicket,
  closeTicket,
  endedUnseen,
  leftAt,
  touch,
  flag,
  without,
  later,
  heldFiles,
  heldBy
};
