import { distance } from '../model/nearest.ts'
import type { TaskState } from '../model/run.ts'
import { type Named, taskName, taskWord } from '../model/task-name.ts'

type Found<T extends Named> = { task: T } | { near: T[]; several: boolean }

const MOST_NEAR = 5

/**
 * Finds a task by what a person calls it: its id, its name as the plan writes it (whole, or up to the colon), or a
 * number that only one task has. If the words could mean two tasks, or are only similar to one, the person has to
 * choose, because overriding the wrong task is the worst mistake.
 */
export function findTask<T extends Named>(tasks: readonly T[], words: string): Found<T> {
  const wanted = plain(words)
  const meant = tasks.filter((task) => namesOf(task).includes(wanted) || bears(task, wanted))
  const [only] = meant
  if (only && meant.length === 1) return { task: only }
  if (only) return { near: meant, several: true }
  return { near: wanted === '' ? [] : nearest(tasks, wanted.replace(/^task\s+/, '')), several: false }
}

/** Words that begin with a task's id or its `Task 3`: the task, and the words after it. A bare number may be an option. */
export function leadingTask(
  tasks: readonly TaskState[],
  words: string,
): { task: TaskState; rest: string } | undefined {
  const [, lead = '', rest = ''] = /^\s*((?:task\s+)?\S+?):?\s+(\S.*)$/is.exec(words) ?? []
  const named = tasks.filter((task) => namesOf(task).includes(plain(lead)))
  const [task] = named
  return task && named.length === 1 ? { task, rest: rest.trim() } : undefined
}

/** Without invisible characters: they are never shown, so no person types them. */
const plain = (text: string): string =>
  text
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .replace(/:$/, '')
    .toLowerCase()

function namesOf(task: Named): string[] {
  const name = taskName(task)
  const colon = name.indexOf(':')
  // A long name is shortened where it is shown, so the short form is accepted too.
  const said = [name, taskWord(task), ...(colon > 0 ? [name.slice(0, colon)] : [])]
  return [task.id, ...said, task.title, `${task.id} ${task.title}`].map(plain).filter((each) => each !== '')
}

/** `3` for "Task 3: …", T003 and 03-01-03. A task that has a number in the plan has only that number. */
function bears(task: Named, wanted: string): boolean {
  if (!/^\d+$/.test(wanted)) return false
  const numbered = NUMBERED.exec(task.name ?? task.title)
  const own = numbered ? (numbered[1] ?? numbered[2]) : LAST_NUMBER.exec(task.id)?.[1]
  return own !== undefined && Number(own) === Number(wanted)
}

/** `Task 3`, `Step 3a`, `#3`, `3.` and `3)`. If the plan numbers a task itself, its position does not count as a number. */
const NUMBERED = /^(?:(?:task|step)\s+#?|#)(\d+(?:\.?\w+)*)(?!\w)|^(\d+)[.):](?=\s)/i
const LAST_NUMBER = /^(?:t|task[-_ ]?|.+-)?(\d+)$/i

/** What may have been meant: tasks that contain these words, then those that differ by a few letters. */
function nearest<T extends Named>(tasks: readonly T[], wanted: string): T[] {
  const holding = tasks.filter((task) => plain(taskName(task)).includes(wanted))
  if (holding.length > 0) return holding.slice(0, MOST_NEAR)
  return tasks
    .map((task) => ({
      task,
      far: Math.min(
        ...[task.id, task.title, ...words(task.title)].map((name) => distance(plain(name), wanted)),
      ),
    }))
    .filter(({ far }) => far <= Math.max(1, Math.floor(wanted.length / 3)))
    .sort((a, b) => a.far - b.far)
    .slice(0, MOST_NEAR)
    .map(({ task }) => task)
}

/** Short words are similar to everything. */
const words = (title: string): string[] => title.split(/\s+/).filter((word) => word.length > 3)

export type Chosen = { choice: string; accepted: boolean } | { error: string; fix: string }

const YES =
  /^(approved?|ok(ay)?|yes|y|done|accept(ed)?|lgtm|looks good|pass(ed)?|continue|go on|ready)[.!]*$/i

/**
 * What a person's words mean at a checkpoint. For a decision they are one of the plan's options, by number or name. At
 * a human-verify anything but a yes says what is wrong, and keeps the checkpoint closed.
 */
export function chooseOption(task: TaskState, words: string): Chosen {
  const said = words.trim().replace(/\s+/g, ' ')
  const options = task.checkpoint?.options ?? []
  if (said === '') return { error: `${taskWord(task)} waits for a choice`, fix: offered(options) }
  if (task.checkpoint?.type === 'decision') {
    if (options.length === 0) return { choice: said, accepted: true }
    const option = pickOption(options, said) ?? only(options, (name) => name.includes(said.toLowerCase()))
    return option
      ? { choice: option, accepted: true }
      : { error: `"${said}" is none of the options of ${taskWord(task)}`, fix: offered(options) }
  }
  const option = pickOption(options, said)
  if (option !== undefined) return { choice: option, accepted: true }
  return { choice: said, accepted: YES.test(said) }
}

/** The option that a person names: by its number, its id, its name, or the beginning of one. */
export function pickOption(options: readonly string[], said: string): string | undefined {
  const lower = said.trim().toLowerCase()
  if (lower === '') return undefined
  if (/^\d+$/.test(lower) && options[Number(lower) - 1] !== undefined) return options[Number(lower) - 1]
  return only(options, (name) => name === lower) ?? only(options, (name) => name.startsWith(lower))
}

function only(options: readonly string[], fits: (name: string) => boolean): string | undefined {
  const hits = options.filter((option) => optionNames(option).some(fits))
  return hits.length === 1 ? hits[0] : undefined
}

/** `option-b: SQLite` is also known by either half. */
function optionNames(option: string): string[] {
  const whole = option.trim().toLowerCase()
  return [whole, ...whole.split(/:\s+/)]
}

const offered = (options: readonly string[]): string =>
  options.length === 0
    ? 'say "approved", or what is wrong'
    : options.map((option, index) => `  ${index + 1}  ${option}`).join('\n')

/** Whether a person's reason to skip a gate is accepted (seed 001, "Skip Conditions"). */
export type SkipReason =
  | { kind: 'accepted'; reason: string }
  /** Time pressure is the person's own risk: they have to say that they accept it. */
  | { kind: 'risk'; explanation: string }
  | { kind: 'refused'; explanation: string }

/** The excuses that the seed refuses, and why. */
const REFUSED: readonly (readonly [RegExp, string])[] = [
  [/^\P{L}*$/u, 'a skip needs a reason, and it is kept'],
  [/\btakes? too long\b/i, 'Not a valid skip reason: a gate that is slow is still a gate'],
  [/\blooks good\b|\blgtm\b/i, 'Gate exists to prevent this: what looks good is what it has to prove'],
  [
    /\bflak(y|es?|iness)\b/i,
    'Do NOT skip verification of a flaky test: fix the test, or let the gate run it twice (proof.flaky)',
  ],
]
const RISK = 'Time pressure is USER RISK: the person who skips accepts responsibility, in words'
const TAKES_RISK = /\b(i|we) (accept|take)\b.*\b(risk|responsibility)\b/i

/** Refuses only what the seed names. For any other reason the person is responsible: it is recorded with their name. */
export function skipReason(text: string): SkipReason {
  const reason = text.trim().replace(/\s+/g, ' ')
  const refused = REFUSED.find(([excuse]) => excuse.test(reason))
  if (refused) return { kind: 'refused', explanation: refused[1] }
  if (/\btime pressure\b/i.test(reason) && !TAKES_RISK.test(reason))
    return { kind: 'risk', explanation: RISK }
  return { kind: 'accepted', reason }
}
