/** What a person can name a task by. */
export interface NamedTask {
  id: string
  title: string
}

export type FoundTask<T extends NamedTask> =
  | { kind: 'found'; task: T }
  /** Several could be meant, or none is: the nearest ones, best first. */
  | { kind: 'unclear'; near: T[] }

const MOST_NEAR = 5

/** Finds a task by its id, its number or its title, as a person types them: `3`, `Task 3`, `task 1.2: Add parser`. */
export function findTask<T extends NamedTask>(tasks: readonly T[], words: string): FoundTask<T> {
  const typed = plain(words)
  if (typed === '') return { kind: 'unclear', near: [] }
  const { label, rest } = splitLabel(typed)
  for (const ways of [
    [...byId(tasks, typed), ...byId(tasks, label)],
    byTitle(tasks, typed, rest),
    byNumber(tasks, label),
    byPart(tasks, rest || typed),
  ]) {
    const hits = [...new Set(ways)]
    const [task] = hits
    if (task && hits.length === 1) return { kind: 'found', task }
    if (hits.length > 1) return { kind: 'unclear', near: hits.slice(0, MOST_NEAR) }
  }
  return { kind: 'unclear', near: nearest(tasks, typed) }
}

/** `task 3: create plannerid` is the label `3` and the rest; other words are their own label. */
function splitLabel(typed: string): { label: string; rest: string } {
  const match = /^(?:task|#|no\.?|number)?\s*#?([^\s:]+)(?:\s*[:\u2013\u2014-]\s+|:|$)(.*)$/.exec(typed)
  return match ? { label: match[1] ?? typed, rest: (match[2] ?? '').trim() } : { label: typed, rest: typed }
}

function byId<T extends NamedTask>(tasks: readonly T[], label: string): T[] {
  return tasks.filter((task) => plain(task.id) === label)
}

function byTitle<T extends NamedTask>(tasks: readonly T[], typed: string, rest: string): T[] {
  const whole = tasks.filter((task) => [typed, rest].includes(plain(task.title)))
  return whole.length > 0 ? whole : tasks.filter((task) => bare(task.title) === bare(typed))
}

/** The third task, `task-003`, `03-01-03`, or one whose title begins with "Task 3:". When they differ, it is unclear. */
function byNumber<T extends NamedTask>(tasks: readonly T[], label: string): T[] {
  if (!/^\d{1,4}$/.test(label)) return []
  const number = Number(label)
  const labelled = tasks.filter(
    (task) =>
      Number(/^(?:[a-z]+-?|(?:\d+-)+)0*(\d+)$/.exec(plain(task.id))?.[1] ?? Number.NaN) === number ||
      Number(/^task (\d+)\b/.exec(plain(task.title))?.[1] ?? Number.NaN) === number,
  )
  const nth = tasks[number - 1]
  return nth ? [...labelled, nth] : labelled
}

const SHORTEST_PART = 4

function byPart<T extends NamedTask>(tasks: readonly T[], typed: string): T[] {
  const part = bare(typed)
  return part.length < SHORTEST_PART ? [] : tasks.filter((task) => bare(task.title).includes(part))
}

function nearest<T extends NamedTask>(tasks: readonly T[], typed: string): T[] {
  const words = new Set(bare(typed).split(' ').filter(Boolean))
  return tasks
    .map((task, index) => ({ task, index, score: likeness(task, typed, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.index - b.index)
    .slice(0, MOST_NEAR)
    .map(({ task }) => task)
}

/** Words in common, or beginnings of each other; an id that begins alike counts too. */
function likeness(task: NamedTask, typed: string, words: ReadonlySet<string>): number {
  const title = bare(task.title).split(' ').filter(Boolean)
  const shared = [...words].filter((word) =>
    title.some((other) => other === word || (word.length > 3 && startAlike(word, other))),
  ).length
  const id = plain(task.id)
  return shared + (id.startsWith(typed) || typed.startsWith(id) || oneEditApart(id, typed) ? 1 : 0)
}

const startAlike = (a: string, b: string): boolean => a.slice(0, 4) === b.slice(0, 4)

function oneEditApart(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start += 1
  return (
    a.slice(start + 1) === b.slice(start + 1) ||
    a.slice(start + 1) === b.slice(start) ||
    a.slice(start) === b.slice(start + 1)
  )
}

/** One line, lower case, without the quotes and emphasis that come along when copied. */
function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/["'`*_\u2018\u2019\u201c\u201d]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Letters and digits only, without a leading "Task 3:". */
function bare(text: string): string {
  return plain(text)
    .replace(/^task \S+?:\s*/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
