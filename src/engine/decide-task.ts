import type { Run, TaskState } from '../model/run.ts'
import { taskWord } from '../model/task-name.ts'
import { offer } from '../prompts/ask-person.ts'
import { mayAccept } from '../run/ask-person.ts'
import { hasEnded } from '../run/change.ts'
import { isReady, isStuck } from '../run/groups.ts'
import { chooseOption, leadingTask, pickOption } from '../run/person-words.ts'
import { failureStory } from '../view/failure-story.ts'
import { oneLine } from '../view/terminal.ts'
import { goOn, type Recorded } from './go-on.ts'
import type { OpenRun, Refusal } from './open-run.ts'
import { skipTask } from './override-skip.ts'
import { type Actor, openForPerson, type Typed } from './person.ts'
import { listed, pickTask } from './pick-task.ts'
import { append } from './record.ts'
import { retryTask } from './retry-task.ts'

const USAGE = '/ultraplan:decide --task <id> <choice>'

/** Answers what the run asked: a checkpoint of the plan, or what to do with a task that paused. */
export function decideTask(
  typed: Typed,
  words: { task: string; choice: string; reason: string },
): Recorded | Refusal {
  const acting = openForPerson(typed)
  if ('error' in acting) return acting
  const { open, actor } = acting
  if (hasEnded(open.run))
    return { error: `run ${open.run.id} is ${open.run.state} already`, fix: '/ultraplan:status shows it' }
  const lead =
    words.task.trim() === '' && !isOption(open.run, words.choice)
      ? namedFirst(open.run, words.choice)
      : undefined
  if (lead && 'error' in lead) return lead
  const task =
    lead?.task ?? (words.task.trim() === '' ? asking(open.run) : pickTask(open.run, words.task, USAGE))
  if ('error' in task) return task
  const said = oneLine(lead?.rest ?? words.choice)
  const skip = isOption(open.run, said) ? undefined : SKIP.exec(said)
  if (skip && (task.kind === 'checkpoint' || isStuck(task)))
    return skipTask(typed, { task: task.id, reason: words.reason.trim() || (skip[1] ?? '') })
  if (task.kind === 'checkpoint') return decideCheckpoint(open, actor, task, said, typed)
  if (!isStuck(task))
    return {
      error: `${taskWord(task)} is ${task.status} and asks nothing`,
      fix: '/ultraplan:status shows the run',
    }
  const choice = said.toLowerCase()
  if (choice === 'accept' && mayAccept(task)) return acceptReview(open, actor, task, typed)
  switch (choice) {
    case 'retry':
      return retryTask(typed, { task: task.id, longer: false })
    case 'retry longer':
      return retryTask(typed, { task: task.id, longer: true })
    case 'investigate':
      return { text: failureStory(task) }
    default:
      return whatCanBeTyped(task, said)
  }
}

/** Words that begin with `Task 3` are about that task, and never an answer to what another one asks. */
function namedFirst(run: Run, words: string): { task: TaskState; rest: string } | Refusal | undefined {
  const lead = leadingTask(run.tasks, words)
  if (lead) return lead
  const [, name, rest = ''] = /^\s*(task\s+#?\d[^\s:]*):?\s*(.*)$/is.exec(words) ?? []
  if (name === undefined) return undefined
  const task = pickTask(run, name, USAGE)
  return 'error' in task ? task : { task, rest }
}

const SKIP = /^skip\b[\s:,]*(.*)$/is

/** The plan's own words come before ours. */
const isOption = (run: Run, words: string): boolean =>
  run.tasks.some(({ checkpoint }) => pickOption(checkpoint?.options ?? [], words) !== undefined)

function whatCanBeTyped(task: TaskState, said: string): Refusal {
  const options = [...new Set([...(task.pausedFor?.options ?? []), 'investigate'])]
  return {
    error:
      said === ''
        ? `${taskWord(task)} waits for a choice`
        : `${taskWord(task)} offers ${options.join(', ')}, not "${said}"`,
    fix: options.map((option) => `  ${offer(option, task.id)}`).join('\n'),
  }
}

/** A person lets an approval count that was not sure enough by itself. */
function acceptReview(open: OpenRun, actor: Actor, task: TaskState, typed: Typed): Recorded {
  append(open, { type: 'task_decided', task: task.id, choice: 'accept', accepted: true, ...actor })
  return goOn(open, `${taskWord(task)}: ${actor.who} accepted the review`, typed.now)
}

function decideCheckpoint(
  open: OpenRun,
  actor: Actor,
  task: TaskState,
  said: string,
  typed: Typed,
): Recorded | Refusal {
  if (task.status !== 'pending' && task.status !== 'blocked')
    return { error: `${taskWord(task)} is ${task.status} already`, fix: '/ultraplan:status shows the run' }
  if (!isStuck(task) && !hasItsTurn(open.run, task))
    return {
      error: `${taskWord(task)} does not ask yet: tasks before it are not done`,
      fix: '/ultraplan:status shows the run',
    }
  const chosen = chooseOption(task, said)
  if ('error' in chosen)
    return { error: chosen.error, fix: `${chosen.fix}\n${USAGE.replace('<id>', task.id)}` }
  const { choice, accepted } = chosen
  append(open, { type: 'task_decided', task: task.id, choice, accepted, ...actor })
  const answer = accepted
    ? `${taskWord(task)}: ${actor.who} decided "${choice}"`
    : `${taskWord(task)} stays shut: ${actor.who} said "${choice}"`
  return goOn(open, answer, typed.now)
}

/** Without a name the question is clear when only one is open. */
function asking(run: Run): TaskState | Refusal {
  const open = run.tasks.filter(
    (task) => isStuck(task) || (task.kind === 'checkpoint' && hasItsTurn(run, task)),
  )
  const [only] = open
  if (only && open.length === 1) return only
  return {
    error: only ? 'several tasks ask  [task/unclear]' : 'no task asks for a decision  [task/unclear]',
    fix: only ? `${listed(open)}\nname one: ${USAGE}` : '/ultraplan:status shows the run',
  }
}

/** Nobody approves what has not been built yet. */
const hasItsTurn = (run: Run, task: TaskState): boolean =>
  task.status === 'pending' && !task.doneBefore && isReady(run, run.tasks.indexOf(task))
