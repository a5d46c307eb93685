import type { Task } from '../../model/plan.ts'

/**
 * A group without bullets of its own has no work: it comes after the tasks below it, and its box is ticked when they are
 * done. A group with bullets is work, and stays before them.
 */
export function groupsLast(tasks: Task[], isGroup: (task: Task, below: Task) => boolean): Task[] {
  const children = new Map<string, Task[]>()
  for (const task of tasks) {
    const parent = parentOf(task.id)
    const siblings = children.get(parent)
    if (siblings) siblings.push(task)
    else children.set(parent, [task])
  }
  const ordered: Task[] = []
  let waiting: Task[] = []
  const close = (id: string | undefined) => {
    const inside = (group: Task) => id?.startsWith(`${group.id}.`) ?? false
    ordered.push(...waiting.filter((group) => !inside(group)).reverse())
    waiting = waiting.filter(inside)
  }
  for (const task of tasks) {
    close(task.id)
    const below = children.get(task.id) ?? []
    if (task.steps.length === 0 && below[0] && isGroup(task, below[0])) {
      const dependsOn = [...new Set([...task.dependsOn, ...below.map(({ id }) => id)])]
      waiting.push({ ...task, kind: 'verify', dependsOn })
    } else ordered.push(task)
  }
  close(undefined)
  return ordered
}

/** `2` of `2.1`; the empty text for a task at the top. */
const parentOf = (id: string) => (id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : '')
