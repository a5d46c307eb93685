import type { PlanReading, Task } from '../model/plan.ts'
import { pathsInText } from './checklist/paths-in-text.ts'
import { readChecklist } from './checklist/read-checklist.ts'

/** Kiro's tasks.md: `- [ ] 2. Group` over `- [ ] 2.1 Title`, and `- [ ]* 2.2 …` for what may be left out. */
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

/** A group has no work of its own: its box is ticked when those below it are done. */
function groupsLast(tasks: Task[]): Task[] {
  const children = new Map<string, string[]>()
  for (const task of tasks) {
    const parent = task.id.replace(/\.[^.]*$/, '')
    if (parent === task.id) continue
    const siblings = children.get(parent)
    if (siblings) siblings.push(task.id)
    else children.set(parent, [task.id])
  }
  return tasks.map((task) => {
    const below = children.get(task.id)
    return below ? { ...task, kind: 'verify', dependsOn: [...new Set([...task.dependsOn, ...below])] } : task
  })
}
