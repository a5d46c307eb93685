import type { PlanReading, Task } from '../../model/plan.ts'
import { readChecklist } from '../checklist/read-checklist.ts'
import { pathsInText } from '../file-list.ts'
import type { Format } from './format.ts'

/** Kiro's tasks.md: `- [ ] 2. Group` above `- [ ] 2.1 Title`, and `- [ ]* 2.2 …` for an optional task. */
export const readKiro = (text: string, file: string): PlanReading =>
  readChecklist(text, file, {
    format: 'kiro',
    adapt: (task, box) => ({
      ...task,
      kind: /^checkpoint\b/i.test(task.title) ? 'verify' : task.kind,
      files: task.files.length > 0 ? task.files : pathsInText(task.title),
      markers: box.optional ? [...task.markers, 'OPTIONAL'] : task.markers,
    }),
    finish: groupsLast,
  })

/**
 * A group without bullets of its own has no work: it comes after the tasks below it, and its box is ticked when they are
 * done. A group with bullets is work, and stays before them.
 */
function groupsLast(tasks: Task[]): Task[] {
  const children = new Map<string, string[]>()
  for (const task of tasks) {
    const parent = parentOf(task.id)
    const siblings = children.get(parent)
    if (siblings) siblings.push(task.id)
    else children.set(parent, [task.id])
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
    const below = children.get(task.id)
    if (below && !hasWork(task))
      waiting.push({ ...task, kind: 'verify', dependsOn: [...new Set([...task.dependsOn, ...below])] })
    else ordered.push(task)
  }
  close(undefined)
  return ordered
}

const hasWork = ({ steps, doneWhen, verify }: Task): boolean =>
  steps.length + doneWhen.length + verify.length > 0

/** `2` of `2.1`; the empty text for a task at the top. */
const parentOf = (id: string) => (id.includes('.') ? id.slice(0, id.lastIndexOf('.')) : '')

export const kiro: Format = {
  id: 'kiro',
  folders: ['.kiro/specs'],
  files: /^tasks\.md$/,
  detects({ file, boxes, says }) {
    if (boxes.length === 0) return undefined
    if (/(?:^|\/)\.kiro\/specs\//.test(file)) return 'folder'
    const hasGroups = boxes.some((box) => /^\d+\.\s/.test(box.behind) || box.optional)
    return hasGroups || says(/^\s*[-*+]\s+_Requirements:/i) ? 'habits' : undefined
  },
  read: readKiro,
}
