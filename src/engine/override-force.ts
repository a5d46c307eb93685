import { isSameProcess } from '../io/process-ref.ts'
import type { Run } from '../model/run.ts'
import { taskWord, wordFor } from '../model/task-name.ts'
import { hasEnded, taskOf } from '../run/change.ts'
import { goOn, type Recorded } from './go-on.ts'
import { lapse } from './lapse-force.ts'
import type { Refusal } from './open-run.ts'
import { keptMark, whyNotOverride } from './override-skip.ts'
import { openForPerson, type Typed } from './person.ts'
import { pickTask } from './pick-task.ts'
import { record } from './record.ts'
import { uncommittedWork } from './uncommitted-work.ts'

/** Seed 001, word for word. */
const QUESTION = "This bypasses quality checks. Type 'OVERRIDE' to confirm"
const ADVICE =
  'STRONG RECOMMENDATION: Never use force override. If you need it, the task or verification needs fixing, not bypassing.'
const WORD = 'OVERRIDE'
const MINUTES = 10
const USAGE = '/ultraplan:force-complete --task <id> --override-all'

/** Asks back; nothing is bypassed yet. */
export function askForce(typed: Typed, words: { task: string; overrideAll: boolean }): Recorded | Refusal {
  const acting = openForPerson(typed)
  if ('error' in acting) return acting
  const { open, actor } = acting
  const task = pickTask(open.run, words.task, USAGE)
  if ('error' in task) return task
  const refusal = whyNotOverride(open.run, task)
  if (refusal) return refusal
  if (!words.overrideAll)
    return {
      error: `force-complete bypasses every check of ${taskWord(task)}, and has to say so`,
      fix: `${USAGE.replace('<id>', task.id)}\n${ADVICE}`,
    }
  record(open, (run) => ({
    events: [
      ...lapse(run, 'it was asked for again'),
      { type: 'force_asked', task: task.id, client: typed.session.client, ...actor },
    ],
    reply: undefined,
  }))
  return {
    text: [
      QUESTION,
      `${task.name ? taskWord(task) : `task ${task.id} ${task.title}`}: type /ultraplan:confirm ${WORD} here within ${MINUTES} minutes; anything else, and it lapses.`,
      ADVICE,
    ].join('\n'),
  }
}

/** The word, by the same client, in time. Anything else and the question lapses. */
export function confirmForce(typed: Typed, word: string): Recorded | Refusal {
  const acting = openForPerson(typed)
  if ('error' in acting) return acting
  const { open, actor } = acting
  const { force } = open.run
  if (!force || hasEnded(open.run))
    return { error: 'nothing waits to be confirmed  [force/none]', fix: `ask first: ${USAGE}` }
  const named = wordFor(open.run.tasks, force.task)
  const cause = whyItLapses(open.run, typed, word)
  if (cause) {
    record(open, (run) => ({ events: lapse(run, cause), reply: undefined }))
    return {
      error: `${cause}, so the force override of ${named} has lapsed and nothing was bypassed  [force/lapsed]`,
      fix: `ask again if you must: ${USAGE.replace('<id>', force.task)}`,
    }
  }
  const left = uncommittedWork(open.run)
  record(open, (run) => ({
    events: run.force ? [{ type: 'task_forced', task: force.task, left, ...actor }] : [],
    reply: undefined,
  }))
  const late = taskOf(open.run, force.task)
  if (late && !late.override)
    return whyNotOverride(open.run, late) ?? { error: `${named} was not forced`, fix: 'ask again' }
  return goOn(
    open,
    `${named} is complete (forced): every check was bypassed by ${actor.who}. ${keptMark(force.task)}`,
    typed.now,
  )
}

function whyItLapses(run: Run, typed: Typed, word: string): string | undefined {
  const { force } = run
  const task = run.tasks.find((candidate) => candidate.id === force?.task)
  if (!force || !task) return 'the task is gone'
  if (!isSameProcess(force.client, typed.session.client) || force.session !== typed.session.id)
    return 'another client asked for it'
  if (typed.now.getTime() - Date.parse(force.at) > MINUTES * 60_000) return `${MINUTES} minutes have passed`
  if (word !== WORD) return `the word was not ${WORD}`
  const refusal = whyNotOverride(run, task)
  return refusal?.error
}
