import type { EventBody } from '../../model/event.ts'
import type { Run } from '../../model/run.ts'
import { taskWord } from '../../model/task-name.ts'
import { hasEnded, taskOf, without } from '../../run/change.ts'
import { isStuck } from '../../run/groups.ts'
import { attemptsLine } from '../../view/run-view.ts'
import { oneLine } from '../../view/terminal.ts'
import type { OpenRun, Refusal } from '../runs/open-run.ts'
import { record } from '../runs/record.ts'
import { alreadyEnded } from './person.ts'

/** What a person may do in the browser. Everything that counts work as done has to be typed in the session. */
export type BoardAct =
  | { kind: 'reset'; task: string }
  | { kind: 'pause' }
  | { kind: 'resume' }
  | { kind: 'cancel' }

/** A name that somebody typed into the board: nothing proves it. */
export interface BoardPerson {
  name: string
  reason: string
}

const LONGEST = { name: 80, reason: 500 }

/**
 * Does what a person chose on the board. It is recorded as unsigned, because the browser cannot show that a person used
 * it, and the person in front of the session is told at their next prompt.
 */
export function actOnBoard(open: OpenRun, act: BoardAct, person: BoardPerson): { text: string } | Refusal {
  const name = oneLine(person.name).slice(0, LONGEST.name)
  const reason = oneLine(person.reason).slice(0, LONGEST.reason)
  if (name === '') return { error: 'no name was given', fix: 'write your name: it is recorded' }
  if (reason === '') return { error: 'no reason was given', fix: 'write why: it is recorded' }
  const by = { who: `${name}, unsigned (board)`, via: 'the board' as const, reason }
  return record<{ text: string } | Refusal>(open, (run) => {
    const decided = decide(run, act, by)
    if ('error' in decided) return { events: [], reply: decided }
    return { events: decided.events, reply: { text: decided.text } }
  })
}

type By = { who: string; via: 'the board'; reason: string }

function decide(run: Run, act: BoardAct, by: By): { events: EventBody[]; text: string } | Refusal {
  if (hasEnded(run)) return alreadyEnded(run)
  switch (act.kind) {
    case 'reset':
      return reset(run, act.task, by)
    case 'pause':
      return run.state === 'running' || run.state === 'parked'
        ? { events: [{ type: 'run_paused', ...by }], text: 'the run is paused: agents in flight finish' }
        : { error: `the run is ${run.state} already`, fix: 'nothing was changed' }
    case 'resume':
      return run.state === 'running'
        ? { error: 'the run goes on already', fix: 'nothing was changed' }
        : {
            events: [{ type: 'run_resumed', ...by }],
            text: 'the run goes on at the next turn of its session',
          }
    case 'cancel':
      return { events: [{ type: 'run_cancelled', ...by }], text: 'the run is cancelled; nothing is removed' }
  }
}

function reset(run: Run, id: string, by: By): { events: EventBody[]; text: string } | Refusal {
  const task = taskOf(run, id)
  if (!task) return { error: `there is no task ${id} in this run`, fix: 'open the board again' }
  if (task.givenUp || task.override || !(isStuck(task) || task.status === 'failed'))
    return {
      error: `${taskWord(task)} is ${task.status}, so there is nothing to reset`,
      fix: 'only a task that failed or waits for a person can be reset here',
    }
  const again = { ...without(task, 'pausedFor'), forgiven: task.attempts.length }
  const resumed: EventBody[] = run.state === 'running' ? [] : [{ type: 'run_resumed', ...by }]
  return {
    events: [{ type: 'task_retried', task: id, ...by, session: 'the board', prompt: 'none' }, ...resumed],
    text: `${taskWord(task)} is pending again: ${attemptsLine(run, again)}`,
  }
}
