import type { TaskState } from '../model/run.ts'
import { type Named, taskName, taskWord } from '../model/task-name.ts'

type Found<T extends Named> = { task: T } | { near: T[]; several: boolean }

const MOST_NEAR = 5

/**
 * A task as a person names it: by its id, by its name as the plan writes it (whole, or up to the colon), by a number that
 * one task alone bears. Whatever could mean two tasks, or is only close to one, is for the person to choose: an
 * override of the wrong work is the worst kind.
 */
export function findTask<T extends Named>(tasks: readonly T[], words: string): Found<T> {
  const wanted = plain(words)
  const meant = tasks.filter((task) => namesOf(task).includes(wanted) || bears(task, wanted))
  const [only] = meant
  if (only && meant.length === 1) return { task: only }
  if (only) return { near: meant, several: true }
  return { near: wanted === '' ? [] : nearest(tasks, wanted.replace(/^task\s+/, '')), several: false }
}

/** Words that begin with a task's id or its `Task 3`: the task, and what stands behind it. A bare number may be a choice. */
export function leadingTask(
  tasks: readonly TaskState[],
  words: string,
): { task: TaskState; rest: string } | undefined {
  const [, lead = '', rest = ''] = /^\s*((?:task\s+)?\S+?):?\s+(\S.*)$/is.exec(words) ?? []
  const named = tasks.filter((task) => namesOf(task).includes(plain(lead)))
  const [task] = named
  return task && named.length === 1 ? { task, rest: rest.trim() } : undefined
}

/** Signs that no text of ours shows are not typed back either. */
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
  // A long name is cut where a text says it.
  const said = [name, taskWord(task), ...(colon > 0 ? [name.slice(0, colon)] : [])]
  return [task.id, ...said, task.title, `${task.id} ${task.title}`].map(plain).filter((each) => each !== '')
}

/** `3` for "Task 3: …", T003 and 03-01-03. A task that the plan numbers itself bears that number and no other. */
function bears(task: Named, wanted: string): boolean {
  if (!/^\d+$/.test(wanted)) return false
  const numbered = NUMBERED.exec(task.name ?? task.title)
  const own = numbered ? (numbered[1] ?? numbered[2]) : LAST_NUMBER.exec(task.id)?.[1]
  return own !== undefined && Number(own) === Number(wanted)
}

/** `Task 3`, `Step 3a`, `#3`, `3.` and `3)`: with a number of the plan's own, whole or not, the place counts no more. */
const NUMBERED = /^(?:(?:task|step)\s+#?|#)(\d+(?:\.?\w+)*)(?!\w)|^(\d+)[.):](?=\s)/i
const LAST_NUMBER = /^(?:t|task[-_ ]?|.+-)?(\d+)$/i

/** What may have been meant: what holds these words, then what takes a few letters to change. */
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

/** Short words are near to everything. */
const words = (title: string): string[] => title.split(/\s+/).filter((word) => word.length > 3)

/** Letters to change, add or leave out. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const change = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
