import type { PlanReading } from '../../model/plan.ts'
import { readChecklist } from '../checklist/read-checklist.ts'
import type { Format } from './format.ts'

/** Reads the tasks.md of seed 000. `file` is relative to the repository, with forward slashes. */
export const readTasksMd = (text: string, file: string): PlanReading =>
  readChecklist(text, file, { format: 'tasks-md' })

export const tasksMd: Format = {
  id: 'tasks-md',
  folders: ['specs'],
  files: /^tasks\.md$/,
  detects({ base, boxes, hasList, headings, says }) {
    if (!hasList) return base.endsWith('tasks.md') || boxes.length > 0 ? 'name' : undefined
    // The bullets of seed 000 decide; no other planner has them.
    const isSeed000 =
      says(/^\s*[-*+]\s+(?:\*\*)?(?:Do|Verify|Done when)(?:\*\*)?\s*:/i) ||
      headings.some(({ text }) => /^phase\b/i.test(text))
    return isSeed000 ? 'fields' : 'boxes'
  },
  read: readTasksMd,
  addVerify: 'add a bullet such as "- **Verify**: `npm test -- parser`"',
}
