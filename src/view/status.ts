import type { Run } from '../model/run.ts'

export function renderStatus(run: Run, _options: { columns: number; colour: boolean }): string {
  return run.tasks.map((task) => `${task.id} ${task.status}`).join('\n')
}
export function statusJson(run: Run) {
  return {
    run: run.id,
    spec: run.spec,
    state: run.state,
    tasks: run.tasks.map((task) => ({
      id: task.id,
      title: task.title,
      status: task.status,
      attempts: task.attempts.length,
      flags: task.flags,
    })),
    totals: {},
  }
}
