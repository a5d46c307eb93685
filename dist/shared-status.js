// src/view/status.ts
function renderStatus(run, _options) {
  return run.tasks.map((task) => `${task.id} ${task.status}`).join("\n");
}
function statusJson(run) {
  return {
    run: run.id,
    spec: run.spec,
    state: run.state,
    tasks: run.tasks.map((task) => ({
      id: task.id,
      title: task.title,
      status: task.status,
      attempts: task.attempts.length,
      flags: task.flags
    })),
    totals: {}
  };
}

export {
  renderStatus,
  statusJson
};
