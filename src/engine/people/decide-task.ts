import { isDriver } from '../../client/session.ts'
import type { EventBody } from '../../model/event.ts'
import { nearest } from '../../model/nearest.ts'
import { offer } from '../../model/person-words.ts'
import { approvedName, type Run, type TaskState } from '../../model/run.ts'
import { taskWord } from '../../model/task-name.ts'
import { given, hasEnded, taskOf } from '../../run/change.ts'
import { isReady, isStuck } from '../../run/groups.ts'
import { chooseOption, leadingTask, pickOption } from '../../run/person-words.ts'
import { mayAccept } from '../../run/reduce-people.ts'
import { asksPerson } from '../../view/needs-you.ts'
import { attemptsLine } from '../../view/run-view.ts'
import { failureStory } from '../../view/task-view.ts'
import { oneLine } from '../../view/terminal.ts'
import { goOn, type Recorded } from '../dispatch/next-step.ts'
import { editedFiles } from '../dispatch/plan-edits.ts'
import { listed, pickTask, pinnedPlan, pinnedTask } from '../runs/find-task.ts'
import type { OpenRun, Refusal } from '../runs/open-run.ts'
import { mustDrive } from '../runs/projections/session-files.ts'
import { append, recordEvents } from '../runs/record.ts'
import { skipTask } from './overrides.ts'
import { forPerson, STATUS, type Typed, takeOver } from './person.ts'

const DECIDE = '/ultraplan:decide --task <id> <choice>'
const RETRY = '/ultraplan:retry --task <id>'

/** Answers what the run asked: a checkpoint of the plan, or what to do with a task that paused. */
export const decideTask = (
  typed: Typed,
  words: { task: string; choice: string; reason: string },
): Recorded | Refusal =>
  forPerson(typed, ({ open, actor }) => {
    const { run } = open
    if (hasEnded(run))
      return { error: `run ${run.id} is ${run.state} already`, fix: '/ultraplan:status shows it' }
    const meant = taskAndChoice(run, words)
    if ('error' in meant) return meant
    const { task, said } = meant
    const meaning = meaningOf(run, task, said, words.reason)
    if (typeof meaning === 'function') return meaning(typed)
    if (!('choice' in meaning)) return meaning
    const { choice, accepted, answer } = meaning
    append(open, { type: 'task_decided', task: task.id, choice, accepted, ...actor })
    return goOn(open, answer(actor.who), typed.now)
  })

/** What a person's words mean: a decision, another command, or an answer that changes nothing. */
type Meaning =
  | { choice: string; accepted: boolean; answer: (who: string) => string }
  | ((typed: Typed) => Recorded | Refusal)
  | Recorded
  | Refusal

function meaningOf(run: Run, task: TaskState, said: string, reason: string): Meaning {
  const skip = isOption(run, said) ? undefined : SKIP.exec(said)
  if (skip && (task.kind === 'checkpoint' || isStuck(task)))
    return (typed) => skipTask(typed, { task: task.id, reason: reason.trim() || (skip[1] ?? '') })
  return task.kind === 'checkpoint' ? atCheckpoint(run, task, said) : ofStuck(task, said)
}

function ofStuck(task: TaskState, said: string): Meaning {
  if (!isStuck(task)) return { error: `${taskWord(task)} is ${task.status} and asks nothing`, fix: STATUS }
  const choice = said.toLowerCase()
  // A person accepts an approval whose confidence was too low to count by itself.
  if (choice === 'accept' && mayAccept(task))
    return { choice, accepted: true, answer: (who) => `${taskWord(task)}: ${who} accepted the review` }
  if (choice === 'retry' || choice === 'retry longer')
    return (typed) => retryTask(typed, { task: task.id, longer: choice !== 'retry' })
  if (choice === 'investigate') return { text: failureStory(task) }
  // An answer is a sentence; one word that is nearly an option is a slip.
  const isAnswer = said !== '' && asksPerson(task) && nearest(choice, optionsOf(task)) === undefined
  return isAnswer
    ? (typed) => retryTask(typed, { task: task.id, longer: false, answer: said })
    : whatCanBeTyped(task, said)
}

const optionsOf = ({ pausedFor }: TaskState): string[] => [
  ...new Set([...(pausedFor?.options ?? []), 'investigate']),
]

function atCheckpoint(run: Run, task: TaskState, said: string): Meaning {
  if (task.status !== 'pending' && task.status !== 'blocked')
    return { error: `${taskWord(task)} is ${task.status} already`, fix: STATUS }
  if (!isStuck(task) && !hasItsTurn(run, task))
    return { error: `${taskWord(task)} does not ask yet: tasks before it are not done`, fix: STATUS }
  const chosen = chooseOption(task, said)
  if ('error' in chosen) return { ...chosen, fix: `${chosen.fix}\n${DECIDE.replace('<id>', task.id)}` }
  const { choice, accepted } = chosen
  const answer = (who: string) =>
    accepted
      ? `${taskWord(task)}: ${who} decided "${choice}"`
      : `${taskWord(task)} stays shut: ${who} said "${choice}"`
  return { choice, accepted, answer }
}

/** Without a task's name the question is clear if only one is open, or if the words begin with the name of a task. */
function taskAndChoice(
  run: Run,
  words: { task: string; choice: string },
): { task: TaskState; said: string } | Refusal {
  const isNamed = words.task.trim() !== ''
  const lead = isNamed || isOption(run, words.choice) ? undefined : namedFirst(run, words.choice)
  if (lead && 'error' in lead) return lead
  const task = lead?.task ?? (isNamed ? pickTask(run, words.task, DECIDE) : asking(run))
  return 'error' in task ? task : { task, said: oneLine(lead?.rest ?? words.choice) }
}

/** Words that begin with `Task 3` are about that task, and never an answer to the question of another one. */
function namedFirst(run: Run, words: string): { task: TaskState; rest: string } | Refusal | undefined {
  const lead = leadingTask(run.tasks, words)
  if (lead) return lead
  const [, name, rest = ''] = /^\s*(task\s+#?\d[^\s:]*):?\s*(.*)$/is.exec(words) ?? []
  if (name === undefined) return undefined
  const task = pickTask(run, name, DECIDE)
  return 'error' in task ? task : { task, rest }
}

const asking = (run: Run): TaskState | Refusal =>
  onlyOne(
    run.tasks.filter((task) => isStuck(task) || (task.kind === 'checkpoint' && hasItsTurn(run, task))),
    { several: 'several tasks ask', none: 'no task asks for a decision', usage: DECIDE },
  )

function onlyOne(
  tasks: readonly TaskState[],
  { several, none, usage }: { several: string; none: string; usage: string },
): TaskState | Refusal {
  const [only, ...others] = tasks
  if (!only) return { error: `${none}  [task/unclear]`, fix: STATUS }
  if (others.length === 0) return only
  return { error: `${several}  [task/unclear]`, fix: `${listed(tasks)}\nname one: ${usage}` }
}

const SKIP = /^skip\b[\s:,]*(.*)$/is

/** Options that the plan names take precedence over our own words. */
const isOption = (run: Run, words: string): boolean =>
  run.tasks.some(({ checkpoint }) => pickOption(checkpoint?.options ?? [], words) !== undefined)

function whatCanBeTyped(task: TaskState, said: string): Refusal {
  const options = optionsOf(task)
  return {
    error:
      said === ''
        ? `${taskWord(task)} waits for a choice`
        : `${taskWord(task)} offers ${options.join(', ')}, not "${said}"`,
    fix: [...(asksPerson(task) ? ['answer'] : []), ...options]
      .map((option) => `  ${offer(option, task.id)}`)
      .join('\n'),
  }
}

/** A person cannot approve what has not been built yet. */
const hasItsTurn = (run: Run, task: TaskState): boolean =>
  task.status === 'pending' && !task.doneBefore && isReady(run, run.tasks.indexOf(task))

/** Gives a task new attempts, or undoes an override. A run that was parked or halted continues. */
export const retryTask = (
  typed: Typed,
  words: { task: string; longer: boolean; answer?: string },
): Recorded | Refusal =>
  forPerson(typed, ({ open, actor }) => {
    const { run } = open
    if (run.state === 'cancelled')
      return { error: `run ${run.id} is cancelled`, fix: 'start another with /ultraplan:implement <spec>' }
    const task =
      words.task.trim() === ''
        ? onlyOne(run.tasks.filter(isStuck), {
            several: 'several tasks wait for a retry',
            none: 'no task waits for a retry',
            usage: RETRY,
          })
        : pickTask(run, words.task, RETRY)
    if ('error' in task) return task
    if (!isRetriable(task)) return whyNoRetry(task)
    recordEvents(open, (newest) => {
      const now = taskOf(newest, task.id)
      if (!now || !isRetriable(now)) return []
      const again: EventBody = now.override
        ? { type: 'override_undone', task: task.id, ...actor }
        : {
            type: 'task_retried',
            task: task.id,
            ...(words.longer ? { longer: true } : {}),
            ...given(words, 'answer'),
            ...actor,
          }
      const goesOn: EventBody = {
        type: 'run_resumed',
        who: actor.who,
        ...given(actor, 'assurance', 'origin', 'signature'),
      }
      return [again, ...(newest.state === 'running' ? [] : [goesOn])]
    })
    // A finished run is bound to no session any more, and its client may be gone.
    if (!isDriver(open.run, typed.session)) takeOver(open, typed.session, 'opened again by a person')
    mustDrive(open)
    return goOn(
      open,
      [
        triedAgain(run, taskOf(open.run, task.id) ?? task, task),
        ...(words.answer === undefined ? [] : [`its executor is told: ${words.answer}`]),
        ...editedSince(open, task.id),
      ].join('\n'),
      typed.now,
      run.state === 'running' ? '' : ', and the run goes on',
    )
  })

/** Executors get the plan as it was pinned, and a person who edits it meanwhile would wait for them in vain. */
function editedSince({ run, dir }: OpenRun, id: string): string[] {
  if (run.isolated) return []
  const plan = pinnedPlan(dir, run)
  const files = editedFiles(run, plan, pinnedTask(plan, id)).map(({ file }) => oneLine(file))
  if (files.length === 0) return []
  return [
    `${files.join(', ')} was edited since the run began, and this run goes on with the plan as it was; to have your edit count: /ultraplan:cancel, commit it on ${oneLine(approvedName(run))}, and /ultraplan:implement ${oneLine(run.spec)}, which goes on with what is open`,
  ]
}

function triedAgain(run: Run, task: TaskState, { override }: TaskState): string {
  const { target } = run
  if (!override) return `${taskWord(task)} is tried again: ${attemptsLine(run, task)}`
  const kept =
    override.adopted && target !== undefined
      ? `; ${oneLine(target)} keeps what you adopted: nothing is taken back from it`
      : ''
  return `the override of ${taskWord(task)} (${override.kind} by ${override.who}) is undone; it is tried again${kept}`
}

const isRetriable = (task: TaskState): boolean =>
  !task.givenUp && (isStuck(task) || task.status === 'failed' || task.override !== undefined)

function whyNoRetry(task: TaskState): Refusal {
  const state = task.doneBefore ? 'done since before the run' : task.status
  const error = `${taskWord(task)} is ${state}, so there is nothing to retry`
  if (task.status === 'approved' || task.doneBefore)
    return { error, fix: 'to have it done again, untick it in the plan after the run and start another one' }
  const first = task.status === 'pending' && task.attempts.length === 0
  const itself = first ? 'it starts by itself when its turn comes' : 'it is retried by itself'
  return { error, fix: `${itself}; a task that paused, is blocked or was overridden waits for you` }
}
