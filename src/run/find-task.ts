import type { TaskState } from '../model/run.ts'

type Found = { task: TaskState } | { near: TaskState[]; several: boolean }

const MOST_NEAR = 5

/** A task as a person names it: by id, "Task 3", its number in the plan, its title or a part of that. */
export function findTask(tasks: readonly TaskState[], words: string): Found {
  const wanted = plain(words)
  const bare = wanted.replace(/^task\s+/, '').replace(/:$/, '')
  const steps: ((task: TaskState, index: number) => boolean)[] = [
    ({ id }) => plain(id) === wanted || plain(id) === bare,
    ({ title }) => plain(title) === wanted,
    ({ title }) => plain(title).startsWith(`task ${bare}:`),
    ({ id, title }) => `task ${plain(id)}: ${plain(title)}` === wanted,
    (_task, index) => /^\d+$/.test(bare) && Number(bare) === index + 1,
    ({ title }) => bare !== '' && plain(title).includes(bare),
  ]
  for (const step of steps) {
    const hits = tasks.filter(step)
    if (hits.length === 1 && hits[0]) return { task: hits[0] }
    if (hits.length > 1) return { near: hits.slice(0, MOST_NEAR), several: true }
  }
  return { near: nearest(tasks, bare), several: false }
}

/** Words that begin with a task's id: the task, and what stands behind it. */
export function leadingTask(
  tasks: readonly TaskState[],
  words: string,
): { task: TaskState; rest: string } | undefined {
  const [, id = '', rest = ''] = /^\s*(?:task\s+)?(\S+?):?\s+(\S.*)$/is.exec(words) ?? []
  const task = tasks.find((candidate) => plain(candidate.id) === plain(id))
  return task && { task, rest: rest.trim() }
}

const plain = (text: string): string => text.trim().replace(/\s+/g, ' ').toLowerCase()

function nearest(tasks: readonly TaskState[], wanted: string): TaskState[] {
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
function distance(a: string, b: string): number {
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
