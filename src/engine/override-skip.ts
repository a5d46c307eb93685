import type { Run, TaskState } from '../model/run.ts'
import { taskWord } from '../model/task-name.ts'
import { hasEnded, taskOf } from '../run/change.ts'
import { leadingTask, skipReason } from '../run/person-words.ts'
import { oneLine } from '../view/terminal.ts'
import { goOn, type Recorded } from './go-on.ts'
import type { OpenRun, Refusal } from './open-run.ts'
import { openForPerson, type Typed } from './person.ts'
import { pickTask } from './pick-task.ts'
import { append, record } from './record.ts'
import { uncommittedWork } from './uncommitted-work.ts'

const USAGE = '/ultraplan:skip-verify --task <id> --reason "<why the gate cannot judge this>"'

/** Takes a task as complete without proof, because a person says so and says why. The mark stays. */
export function skipTask(typed: Typed, words: { task: string; reason: string }): Recorded | Refusal {
  const acting = openForPerson(typed)
  if ('error' in acting) return acting
  const { open, actor } = acting
  const reason = oneLine(words.reason)
  const task = pickTask(open.run, words.task, usageFor(open.run, words))
  if ('error' in task) return task
  const refusal = whyNotOverride(open.run, task) ?? judgeReason(open, task, reason)
  if (refusal) return refusal

  const left = uncommittedWork(open.run)
  record(open, (run) => ({
    events: whyNotOverride(run, task)
      ? []
      : [{ type: 'task_skipped', task: task.id, reason, left, ...actor }],
    reply: undefined,
  }))
  // Somebody was faster: what was not recorded is not said.
  const late = taskOf(open.run, task.id)
  if (late && !late.override)
    return whyNotOverride(open.run, late) ?? { error: `${taskWord(task)} was not skipped`, fix: 'try again' }
  return goOn(
    open,
    `${taskWord(task)} is complete (unverified): skipped by ${actor.who}, reason: ${reason}. ${keptMark(task.id)}`,
    typed.now,
  )
}

/** Whoever forgot to say which words are the reason gets them back in their place. */
function usageFor(run: Run, { task, reason }: { task: string; reason: string }): string {
  const lead = reason.trim() === '' ? leadingTask(run.tasks, task) : undefined
  return lead ? USAGE.replace(/".*"/, `"${oneLine(lead.rest)}"`) : USAGE
}

export const keptMark = (task: string): string =>
  `The mark stays, and the approved ref stops before this work until you commit it and type /ultraplan:adopt --task ${task}. Undo: /ultraplan:retry --task ${task}`

/** An override needs a run that goes on and a task that has no verdict yet. */
export function whyNotOverride(run: Run, task: TaskState): Refusal | undefined {
  if (hasEnded(run))
    return {
      error: `run ${run.id} is ${run.state} already`,
      fix: 'start another with /ultraplan:implement <spec>',
    }
  const now = run.tasks.find((candidate) => candidate.id === task.id) ?? task
  if (now.override)
    return {
      error: `${taskWord(task)} is ${now.override.kind} already, by ${now.override.who}`,
      fix: `/ultraplan:retry --task ${task.id} undoes it`,
    }
  if (now.status === 'approved' || now.doneBefore)
    return {
      error: `${taskWord(task)} is done already and needs no override`,
      fix: '/ultraplan:status shows the run',
    }
  return undefined
}

function judgeReason(open: OpenRun, task: TaskState, text: string): Refusal | undefined {
  const judged = skipReason(text)
  if (judged.kind === 'accepted') return undefined
  append(open, {
    type: 'refused',
    id: 'skip/reason',
    what: `skipping ${taskWord(task)} ${text === '' ? 'without a reason' : `for the reason "${text}"`}`,
  })
  const said = `--reason "${text}, I accept the risk"`
  return {
    error: `${judged.explanation}  [skip/reason]`,
    fix:
      judged.kind === 'risk'
        ? `if you do, say it: /ultraplan:skip-verify --task ${task.id} ${said}`
        : [
            'valid: the verify command is unavailable (an external service is down), or a known false negative (a bug of the test, not of the code)',
            `  /ultraplan:skip-verify --task ${task.id} --reason "<why>"`,
            `otherwise mend the task: /ultraplan:retry --task ${task.id}`,
          ].join('\n'),
  }
}
