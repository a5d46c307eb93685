import type { PlanReading, Task } from '../../model/plan.ts'
import { readChecklist } from '../checklist/read-checklist.ts'
import { readDepends } from '../depends.ts'
import { pathsInTitle } from '../file-list.ts'
import type { Format } from './format.ts'

/** spec-kit puts all information into the title: `- [ ] T012 [P] [US1] Create src/x.ts (depends on T010, T011)`. */
export const readSpecKit = (text: string, file: string): PlanReading =>
  readChecklist(text, file, { format: 'spec-kit', adapt })

/** `(depends on T010, T011)` says all that is waited for; `after T010` and `requires T010` name one more. */
const DEPENDS =
  /\b(depends(?: on)?|dependencies|requires|needs|after|blocked by)\b[\s:]*((?:tasks?\s+)?T-?\d+\w*(?:\s*(?:,|and|&|\+|[-–—]|to|through)\s*(?:tasks?\s+)?T-?\d+\w*)*)/gi

function adapt(task: Task): Task {
  const said = [...task.title.matchAll(DEPENDS)].map(([, word = '', list = '']) => ({
    ids: readDepends([list]).ids,
    states: /^depend/i.test(word),
  }))
  return {
    ...task,
    files: task.files.length > 0 ? task.files : pathsInTitle(task.title),
    dependsOn: [...new Set([...task.dependsOn, ...said.flatMap(({ ids }) => ids)])],
    ...(said.some(({ states }) => states) ? { statesDependencies: true } : {}),
  }
}

export const specKit: Format = {
  id: 'spec-kit',
  tool: {
    name: 'spec-kit',
    owns: ({ file }) => /(?:^|\/)specs\/\d{3}-[^/]+\/tasks\.md$/.test(file),
    wants: 'check boxes such as "- [ ] T001 Title"',
  },
  folders: ['.specify/specs'],
  files: /^tasks\.md$/,
  detects({ named }) {
    const own = named.filter(({ id }) => /^T(?:\d{2,4}|-\d{1,4})[a-z]?$/.test(id)).length
    const numbers = named.filter(({ id }) => /^\d/.test(id)).length
    // Ids of two kinds are one plan: the reader of a check list reads both.
    return own > 0 && own >= numbers ? 'ids' : undefined
  },
  read: readSpecKit,
}
