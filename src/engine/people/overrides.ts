import { splitUncommitted } from '../../gate/plan-text.ts'
import { isAncestor } from '../../io/branches.ts'
import { branchHead } from '../../io/git.ts'
import { touchedPaths } from '../../io/git-diff.ts'
import { isSameProcess } from '../../io/process-ref.ts'
import type { EventBody } from '../../model/event.ts'
import {
  approvedName,
  leftOfTask,
  mayBeUncommitted,
  type Override,
  type Run,
  type TaskState,
} from '../../model/run.ts'
import { taskWord, wordFor } from '../../model/task-name.ts'
import { cutOff } from '../../run/brief.ts'
import { given, hasEnded, setTask, taskOf } from '../../run/change.ts'
import { leadingTask, skipReason } from '../../run/person-words.ts'
import { heldBackBy, unproved } from '../../run/unproved-work.ts'
import { branchLines, filesIn } from '../../view/branches.ts'
import { plural, shortCommit } from '../../view/run-view.ts'
import { oneLine } from '../../view/terminal.ts'
import { uncommittedWork } from '../dispatch/held-work.ts'
import { goOn, type Recorded } from '../dispatch/next-step.ts'
import { writtenBy } from '../facts/persons-edits.ts'
import { foreignCommits, newest } from '../judge/review-change.ts'
import { pinnedPlan, pinnedTask } from '../runs/find-task.ts'
import type { OpenRun, Refusal } from '../runs/open-run.ts'
import { lookAtBranches } from '../runs/projections/persons-branch.ts'
import { append, type Decision, record, recordEvents } from '../runs/record.ts'
import { type Acting, alreadyEnded, forPerson, forTask, lapse, STATUS, type Typed } from './person.ts'
import { isByPerson } from './signed.ts'

const SKIP = '/ultraplan:skip-verify --task <id> --reason "<why the gate cannot judge this>"'

/** Takes a task as complete without proof, because a person says so and says why. The mark stays. */
export const skipTask = (typed: Typed, words: { task: string; reason: string }): Recorded | Refusal =>
  forTask(
    typed,
    words.task,
    (run) => skipUsage(run, words),
    ({ open, actor, task }) => {
      const reason = oneLine(words.reason)
      const refusal = whyNotOverride(open.run, task) ?? judgeReason(open, actor, task, reason)
      if (refusal) return refusal
      const left = leftBy(open, task)
      const event: EventBody = { type: 'task_skipped', task: task.id, reason, ...left, ...actor }
      // Another process may have recorded something first. What was not recorded is not reported as done.
      const late = record(open, (run) => overriding(run, task, event))
      const said = `skipped by ${actor.who}, reason: ${reason}. ${keptMark(open.run, task.id, left)}`
      return late ?? goOn(open, `${taskWord(task)} is complete (unverified): ${said}`, typed.now)
    },
  )

type LeftBy = Pick<Override, 'left' | 'beside'>

/** What is uncommitted in the folder, and what of it is no part of the task: as the gate does, in doubt it is a person's. */
function leftBy({ run, dir }: OpenRun, { id }: Pick<TaskState, 'id'>): LeftBy {
  const left = uncommittedWork(run)
  if (left.length === 0) return { left }
  const plan = pinnedPlan(dir, run)
  const task = pinnedTask(plan, id)
  const written = writtenBy({ cwd: run.root, run, task })
  const files = left.map((path) => ({ path, kind: 'modified' as const }))
  const { leftAlone } = splitUncommitted(files, { task, plan, isolated: false, written })
  return { left, ...(leftAlone.length > 0 ? { beside: leftAlone.map(({ path }) => path) } : {}) }
}

/** If the person did not say which words are the reason, the usage shows their words in the right place. */
function skipUsage(run: Run, { task, reason }: { task: string; reason: string }): string {
  const lead = reason.trim() === '' ? leadingTask(run.tasks, task) : undefined
  return lead ? SKIP.replace(/".*"/, `"${oneLine(lead.rest)}"`) : SKIP
}

function judgeReason(
  open: OpenRun,
  actor: Acting['actor'],
  task: TaskState,
  text: string,
): Refusal | undefined {
  const judged = skipReason(text)
  if (judged.kind === 'accepted') return undefined
  const why = text === '' ? 'without a reason' : `for the reason "${text}"`
  const answered = isByPerson(actor) ? { answered: true as const, ...given(actor, 'signature') } : {}
  append(open, { type: 'refused', id: 'skip/reason', what: `skipping ${taskWord(task)} ${why}`, ...answered })
  return {
    error: `${judged.explanation}  [skip/reason]`,
    fix:
      judged.kind === 'risk'
        ? `if you do, say it: /ultraplan:skip-verify --task ${task.id} --reason "${text}, I accept the risk"`
        : [
            'valid: the verify command is unavailable (an external service is down), or a known false negative (a bug of the test, not of the code)',
            `  /ultraplan:skip-verify --task ${task.id} --reason "<why>"`,
            `otherwise fix the task: /ultraplan:retry --task ${task.id}`,
          ].join('\n'),
  }
}

function keptMark(run: Run, task: string, left: LeftBy): string {
  const commit = mayBeUncommitted(run, left) ? 'commit it and ' : ''
  return `The mark stays, and ${oneLine(approvedName(run))} stops before this work until you ${commit}type /ultraplan:adopt --task ${task}. Undo: /ultraplan:retry --task ${task}`
}

function overriding(run: Run, task: TaskState, event: EventBody): Decision<Refusal | undefined> {
  const refusal = whyNotOverride(run, task)
  return { events: refusal ? [] : [event], reply: refusal }
}

/** An override needs a run that is running and a task without a verdict. */
function whyNotOverride(run: Run, task: TaskState): Refusal | undefined {
  if (hasEnded(run)) return alreadyEnded(run)
  const now = taskOf(run, task.id) ?? task
  const fix = `/ultraplan:retry --task ${task.id} undoes it`
  if (now.override)
    return { error: `${taskWord(task)} is ${now.override.kind} already, by ${now.override.who}`, fix }
  return now.status === 'approved' || now.doneBefore
    ? { error: `${taskWord(task)} is done already and needs no override`, fix: STATUS }
    : undefined
}

/** Seed 001, word for word. */
const QUESTION = "This bypasses quality checks. Type 'OVERRIDE' to confirm"
const ADVICE =
  'STRONG RECOMMENDATION: Never use force override. If you need it, the task or verification needs fixing, not bypassing.'
const ANOTHER_CLIENT =
  'Another claude -p is another client and cannot confirm it: claude --continue opens a screen, and both lines are typed there.'
const WORD = 'OVERRIDE'
const MINUTES = 10
const FORCE = '/ultraplan:force-complete --task <id> --override-all'

/** Asks for a confirmation; nothing is bypassed yet. */
export const askForce = (typed: Typed, words: { task: string; overrideAll: boolean }): Recorded | Refusal =>
  forTask(typed, words.task, FORCE, ({ open, actor, task }) => {
    const refusal = whyNotOverride(open.run, task)
    if (refusal) return refusal
    if (!words.overrideAll)
      return {
        error: `force-complete bypasses every check of ${taskWord(task)}, and has to say so`,
        fix: `${FORCE.replace('<id>', task.id)}\n${ADVICE}`,
      }
    recordEvents(open, (run) => [
      ...lapse(run, 'it was asked for again'),
      { type: 'force_asked', task: task.id, client: typed.session.client, ...actor },
    ])
    const named = task.name ? taskWord(task) : `task ${task.id} ${task.title}`
    const line = actor.origin === 'composer' ? WORD : `/ultraplan:confirm ${WORD}`
    const other = typed.session.mode === 'print' ? ` ${ANOTHER_CLIENT}` : ''
    const how = `type ${line} here within ${MINUTES} minutes; anything else, and the question expires.${other}`
    return { text: [`${QUESTION}: for ${named}, ${how}`, ADVICE].join('\n') }
  })

/** Only the right word, typed in the same client and in time, confirms. Anything else ends the question. */
export const confirmForce = (typed: Typed, word: string): Recorded | Refusal =>
  forPerson(typed, ({ open, actor }) => {
    const { force } = open.run
    if (!force || hasEnded(open.run))
      return { error: 'nothing waits to be confirmed  [force/none]', fix: `ask first: ${FORCE}` }
    const named = wordFor(open.run.tasks, force.task)
    const cause = whyItLapses(open.run, force, typed, word)
    if (cause) {
      recordEvents(open, (run) => lapse(run, cause))
      return {
        error: `${cause}, so the force override of ${named} has expired and nothing was bypassed  [force/lapsed]`,
        fix: `ask again if you must: ${FORCE.replace('<id>', force.task)}`,
      }
    }
    const left = leftBy(open, { id: force.task })
    const event: EventBody = { type: 'task_forced', task: force.task, ...left, ...actor }
    const late = record<Refusal | undefined>(open, (run) => {
      const task = taskOf(run, force.task)
      if (run.force && task) return overriding(run, task, event)
      const refusal = task && whyNotOverride(run, task)
      return { events: [], reply: refusal ?? { error: `${named} was not forced`, fix: 'ask again' } }
    })
    const said = `every check was bypassed by ${actor.who}. ${keptMark(open.run, force.task, left)}`
    return late ?? goOn(open, `${named} is complete (forced): ${said}`, typed.now)
  })

function whyItLapses(
  run: Run,
  force: NonNullable<Run['force']>,
  { session, now }: Typed,
  word: string,
): string | undefined {
  const task = taskOf(run, force.task)
  if (!task) return 'the task is gone'
  if (!isSameProcess(force.client, session.client) || force.session !== session.id)
    return 'another client asked for it'
  if (now.getTime() - Date.parse(force.at) > MINUTES * 60_000) return `${MINUTES} minutes have passed`
  return word === WORD ? whyNotOverride(run, task)?.error : `the word was not ${WORD}`
}

const ADOPT = '/ultraplan:adopt --task <id>, or --commits for commits that no executor made'

/** A person takes responsibility for unverified work as it is committed. The approved ref moves past it, and the mark stays. */
export const adoptWork = (typed: Typed, words: { task: string }): Recorded | Refusal =>
  forTask(typed, words.task, ADOPT, ({ open, actor, task }) => {
    const { override } = task
    if (!override || override.adopted)
      return {
        error: `${taskWord(task)} ${override ? 'is adopted already' : 'was not skipped or forced'}`,
        fix: STATUS,
      }
    const uncommitted = uncommittedWork(open.run)
    const own = uncommitted.filter((path) => leftOfTask(override).includes(path))
    if (own.length > 0)
      return {
        error: `this work is not committed: ${filesIn(own)}`,
        fix: 'commit it yourself (no commit is made for skipped work), then adopt it',
      }
    const commit = adoptableHead(open)
    if (typeof commit !== 'string') return commit
    const adopted = { ...override, adopted: { who: actor.who, at: '', commit } }
    const upTo = provedPart(setTask(open.run, task.id, { override: adopted }), commit)
    append(open, { type: 'override_adopted', task: task.id, commit, ...upTo, ...actor })
    const ref = whereTheRefStands(open.run, commit, upTo)
    const beside = uncommitted.filter((path) => override.beside?.includes(path))
    const alone =
      beside.length > 0 ? `\nnot committed, and left alone as no part of it: ${filesIn(beside)}` : ''
    return { text: `${taskWord(task)} is adopted by ${actor.who}; ${ref}; the mark stays${alone}` }
  })

/** A person takes responsibility for commits that no executor made. The approved ref moves past them. */
export const adoptCommits = (typed: Typed): Recorded | Refusal =>
  forPerson(typed, ({ open, actor }) => {
    const commit = adoptableHead(open)
    if (typeof commit !== 'string') return commit
    const waiting = open.run.foreign?.filter((found) => !found.adopted) ?? []
    if (waiting.length === 0)
      return {
        error: 'there are no commits to adopt: every one so far is of a task, or adopted already',
        fix: STATUS,
      }
    const upTo = provedPart({ ...open.run, foreign: [] }, commit)
    append(open, { type: 'commits_adopted', commit, ...upTo, ...actor })
    const ranges = waiting.map(({ from, to }) => `${from.slice(0, 10)}..${to.slice(0, 10)}`).join(', ')
    const ref = whereTheRefStands(open.run, commit, upTo)
    return { text: `the commits ${ranges} are adopted by ${actor.who}; ${ref}` }
  })

/** The commit that a person can adopt: they were shown all commits up to it, and no agent is adding to it. */
function adoptableHead(open: OpenRun): string | Refusal {
  const { branch, tickets } = open.run
  if (tickets.some((ticket) => ticket.redeemedAt))
    return {
      error: 'an agent is at work, and what it committed so far is not proved',
      fix: 'wait for it, or /ultraplan:pause, and adopt then',
    }
  const commit = branchHead(open.run)
  if (!commit) return { error: `there is no branch ${branch} to adopt`, fix: 'commit the work there first' }
  const [found] = foreignCommits(open.run, commit)
  if (!found) return commit
  append(open, found)
  const files = found.files.slice(0, MOST_NAMED).map(oneLine).join(', ')
  return {
    error: `${plural(found.count, 'commit')} that no executor made: ${files}${found.files.length > MOST_NAMED ? ' \u2026' : ''}`,
    fix: `look at them (git log ${found.from.slice(0, 10)}..${commit.slice(0, 10)}); if they are yours, /ultraplan:adopt --commits${cutOff(open.run) ? '; work of the executor that the cancel cut off may be among them, and nothing has proved it' : ''}`,
  }
}

const MOST_NAMED = 5

/**
 * Where the approved ref may move although other work of the run still waits: to the last approved commit with none of
 * it in its history. In doubt it stays. `run` is as it will be after the adoption.
 */
function provedPart(run: Run, head: string): { upTo?: string } {
  const { root, approvedHead } = run
  const { tasks, commits } = unproved(run)
  if (tasks.length === 0 && commits.length === 0) return {}
  const begins = [
    ...tasks.flatMap(({ attempts }) => attempts.map(({ base }) => base)),
    ...commits.map(({ from }) => from),
  ]
  const left = new Set(tasks.flatMap(({ override }) => override?.left ?? []))
  const isProved = (commit: string): boolean =>
    [head, ...begins].every((later) => isAncestor(root, commit, later)) &&
    (left.size === 0 ||
      !touchedPaths(root, approvedHead, commit).some(({ paths }) => paths.some((path) => left.has(path))))
  const approved = run.tasks.flatMap((task) =>
    task.status === 'approved' ? [task.approvedHead ?? [], task.approvedCommit ?? []].flat() : [],
  )
  const proved = [...new Set(approved)].filter(isProved)
  const upTo = newest(root, [approvedHead, ...proved])
  return upTo === approvedHead ? {} : { upTo }
}

function whereTheRefStands(run: Run, commit: string, moved: { upTo?: string }): string {
  const branches = lookAtBranches(run)
  const lines = branches
    ? branchLines(run, branches)
    : [`the approved ref stands at ${shortCommit(run.approvedHead)}`]
  if (run.approvedHead === commit) return lines.join('; ')
  const waits = `${oneLine(approvedName(run))} still waits for ${heldBackBy(run).join(', ')}`
  return [waits, ...(moved.upTo === undefined ? [] : lines.slice(0, 1))].join('; ')
}
