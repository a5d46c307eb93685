import type { PlanReading } from '../model/plan.ts'
import { pathsInText } from './checklist/paths-in-text.ts'
import { readChecklist } from './checklist/read-checklist.ts'

/** The tasks.md of an OpenSpec change: `- [ ] 1.1 Title` under numbered headings, with remarks as bullets. */
export const readOpenSpec = (text: string, file: string): PlanReading =>
  readChecklist(text, file, {
    format: 'openspec',
    adapt: (task) => ({ ...task, files: task.files.length > 0 ? task.files : pathsInText(task.title) }),
  })
