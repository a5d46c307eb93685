import type { PlanReading } from '../model/plan.ts'
import { readChecklist } from './checklist/read-checklist.ts'

/** Reads the tasks.md of seed 000. `file` is relative to the repository, with forward slashes. */
export const readTasksMd = (text: string, file: string): PlanReading =>
  readChecklist(text, file, { format: 'tasks-md' })
