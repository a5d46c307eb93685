import { isDriver } from '../client/session.ts'
import type { EventBody } from '../model/event.ts'
import type { Run, TaskState } from '../model/run.ts'
import { taskWord } from '../model/task-name.ts'
import { isStuck } from '../run/groups.ts'
import { takeOver } from './control-run.ts'
import { goOn, type Recorded } from './go-on.ts'
import type { Refusal } from './open-run.ts'
import { openForPerson, type Typed } from './person.ts'
import { listed, pickTask } from './pick-task.ts'
import { mustDrive } from './projections/session-files.ts'
import { record } from './record.ts'

const USAGE = '/ultraplan:retry --task <id>'

/** Gives a task another chance with a fresh count, or undoes an override; a run that stood still goes on. */
export function retryTask(typed: Typed, words: { task: string; longer: boolean }): Recorded | Refusal {
  const acting = openForPerson(typed)
  if ('error' in acting) return acting
  const { open, actor } = acting
  if (open.run.state === 'cancelled')
    return {
      error: `run ${open.run.id} is cancelled`,
      fix: 'start another with /ultraplan:implement <spec>',
    }
  const task = words.task.trim() === '' ? onlyStuck(open.run) : pickTask(open.run, words.task, USAGE)
  if ('error' in task) return task
  if (!isRetriable(task)) return whyNot(task)

  const wasOver = open.run.state !== 'running'
  record(open, (run) => {
    const now = run.tasks.find((candidate) => candidate.id === task.id)
    if (!now || !isRetriable(now)) return { events: [], reply: undefined }
    const again: EventBody = now.override
      ? { type: 'override_undone', task: task.id, ...actor }
      : { type: 'task_retried', task: task.id, ...(words.longer ? { longer: true } : {}), ...actor }
    const resumed: EventBody[] = run.state === 'running' ? [] : [{ type: 'run_resumed', who: actor.who }]
    return { events: [again, ...resumed], reply: undefined }
  })
  // A finished run had let its session go; its client may be gone by now.
  if (!isDriver(open.run, typed.session)) takeOver(open, typed.session, 'opened again by a person')
  mustDrive(open)
  const said = task.override
    ? `the override of ${taskWord(task)} (${task.override.kind} by ${task.override.who}) is undone; it is tried again`
    : `${taskWord(task)} is tried again, with a fresh count of attempts`
  return goOn(open, said, typed.now, wasOver ? ', and the run goes on' : '')
}

const isRetriable = (task: TaskState): boolean =>
  !task.givenUp && (isStuck(task) || task.status === 'failed' || task.override !== undefined)

function onlyStuck(run: Run): TaskState | Refusal {
  const stuck = run.tasks.filter(isStuck)
  const [only] = stuck
  if (only && stuck.length === 1) return only
  if (!only)
    return { error: 'no task waits for a retry  [task/unclear]', fix: '/ultraplan:status shows the run' }
  return {
    error: 'several tasks wait for a retry  [task/unclear]',
    fix: `${listed(stuck)}\nname one: ${USAGE}`,
  }
}

function whyNot(task: TaskState): Refusal {
  const state = task.doneBefore ? 'done since before the run' : task.status
  const error = `${taskWord(task)} is ${state}, so there is nothing to retry`
  if (task.status === 'approved' || task.doneBefore)
    return { error, fix: 'to have it done again, untick it in the plan after the run and start another one' }
  const first = task.status === 'pending' && task.attempts.length === 0
  const itself = first ? 'it starts by itself when its turn comes' : 'it is retried by itself'
  return { error, fix: `${itself}; a task that paused, is blocked or was overridden waits for you` }
}
