import type { PlanReading } from '../../model/plan.ts'
import { readChecklist } from '../checklist/read-checklist.ts'
import { pathsInTitle } from '../file-list.ts'
import type { Format } from './format.ts'

/** The tasks.md of an OpenSpec change: `- [ ] 1.1 Title` under numbered headings, with remarks as bullets. */
export const readOpenSpec = (text: string, file: string): PlanReading =>
  readChecklist(text, file, {
    format: 'openspec',
    adapt: (task) => ({ ...task, files: task.files.length > 0 ? task.files : pathsInTitle(task.title) }),
  })

export const openspec: Format = {
  id: 'openspec',
  tool: {
    name: 'OpenSpec',
    owns: ({ file }) => /(?:^|\/)openspec\/changes\/.*tasks\.md$/.test(file),
    wants: 'check boxes such as "- [ ] 1.1 Title"',
  },
  folders: ['openspec/changes'],
  files: /^tasks\.md$/,
  detects({ file, boxes, named, headings }) {
    if (boxes.length === 0) return undefined
    if (/(?:^|\/)openspec\/changes\//.test(file)) return 'folder'
    const isNumbered = headings.some(({ text }) => /^\d+\.\s/.test(text))
    return isNumbered && named.some(({ id }) => /^\d/.test(id)) ? 'habits' : undefined
  },
  read: readOpenSpec,
}
