/** A task as a person may speak of it. */
export interface Named {
  id: string
  title: string
  /** As the plan writes it, where it names its tasks itself: `Task 3: Create PlannerId`. */
  name?: string | undefined
}

/** "Task N: Name" of seed 001: in the plan's own words, else made of id and title. */
export const taskName = ({ id, title, name }: Named): string =>
  name ?? (/^task\s+\S+:/i.test(title) ? title : `Task ${id}: ${title}`)

const LONGEST = 100

/** In the middle of a sentence: the plan's own name, else `task 1.2`. A plan's words bring no line and no escape along. */
export function taskWord({ id, name }: Omit<Named, 'title'>): string {
  const word = (name ?? `task ${id}`).replace(/\p{Cc}|[\u2028\u2029]/gu, ' ')
  return word.length > LONGEST ? `${word.slice(0, LONGEST - 1)}…` : word
}
