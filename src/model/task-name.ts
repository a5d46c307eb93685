/** A task with the names by which a person may call it. */
export interface Named {
  id: string
  title: string
  /** The plan's own name of the task, if it names its tasks: `Task 3: Create PlannerId`. */
  name?: string | undefined
}

/** "Task N: Name" of seed 001: in the plan's own words, else built from id and title. */
export const taskName = ({ id, title, name }: Named): string =>
  name ?? (/^task\s+\S+:/i.test(title) ? title : `Task ${id}: ${title}`)

const LONGEST = 100

/** For the middle of a sentence: the plan's own name, else `task 1.2`. Line breaks and escapes of the plan are removed. */
export function taskWord({ id, name }: Omit<Named, 'title'>): string {
  const word = (name ?? `task ${id}`).replace(/\p{Cc}|[\u2028\u2029]/gu, ' ')
  return word.length > LONGEST ? `${word.slice(0, LONGEST - 1)}…` : word
}

/** The same if only the id is known. A task that is not in the list has no other name. */
export const wordFor = (tasks: readonly Named[], id: string): string =>
  taskWord(tasks.find((task) => task.id === id) ?? { id })

/** A short form: `Task 3`, else `task 1.2`. Two plans may both have a Task 3. */
export const shortWord = ({ id, name }: Omit<Named, 'title'>): string =>
  taskWord({ id, name: name?.split(':', 1)[0] })

/** For places where the position in the plan is shown too: `Task 3`, else `1.2`. */
export const shortName = (task: Omit<Named, 'title'>): string =>
  task.name === undefined ? task.id : shortWord(task)

/** The same for a fix task. A name that the engine made already says that it is a fix. */
export const fixWord = (fix: Omit<Named, 'title'>): string =>
  fix.name === undefined ? `fix ${taskWord(fix)}` : taskWord(fix)

/** The order of the plan, except that a dependency comes before the task that needs it. */
export function placesOf<T extends { id: string; dependsOn: readonly string[] }>(
  tasks: readonly T[],
): Map<T, number> {
  const byId = new Map(tasks.map((task) => [task.id, task]))
  const places = new Map<T, number>()
  const entered = new Set<T>()
  for (const first of tasks) {
    const stack = [first]
    for (let task = stack.at(-1); task; task = stack.at(-1)) {
      const before = entered.has(task)
        ? []
        : task.dependsOn.flatMap((id) => byId.get(id) ?? []).filter((other) => !places.has(other))
      entered.add(task)
      if (before.length > 0) {
        stack.push(...before.reverse())
        continue
      }
      if (!places.has(task)) places.set(task, places.size)
      stack.pop()
    }
  }
  return places
}
