import type { LeftOut } from '../../../model/plan.ts'
import { siblingsIn } from './siblings.ts'
import { rowsIn } from './tables.ts'
import { BOX, HEADING, visibleIn } from './visible.ts'

/* What could be a task in the raw text. It knows no format: it looks for boxes, tags and headings. */

/** Something that looks like a task. Lines count from 1. */
export interface Sight {
  kind:
    | 'box'
    | 'tag'
    | 'heading'
    | 'section'
    | 'level'
    | 'row'
    | 'meant'
    | 'entry'
    | 'listed'
    | 'almost'
    | 'line'
    | 'work'
    | 'proof'
    | 'field'
  line: number
  indent: number
  /** It names a task by an id that no task has. */
  isNew?: boolean
  /** Others are below it: it may only hold them. */
  isGroup?: boolean
}

export interface Range extends LeftOut {
  /** A task, and not what is reported as left out. */
  isTask?: boolean
  /** It is a box itself, so that only boxes with more indentation are its steps. */
  isBox?: boolean
}

/** Boxes, tags and headings outside of fences, comments and front matter; in the order of the text. */
export function sightsIn(text: string, ids: ReadonlySet<string>, places: readonly Range[]): Sight[] {
  const lines = text.split(/\r\n|\r|\n/)
  const visible = visibleIn(lines)
  const sights: Sight[] = []
  const known = new Set([...ids, ...leftIds(lines, places)])
  const bare: (Sight & { id: string })[] = []
  const hasLetter = [...ids].some((id) => /^T\d/.test(id))
  for (const at of visible) {
    const line = lines[at] ?? ''
    const indent = line.length - line.trimStart().length
    const bareOne = bareId(line)
    const isBare = bareOne !== undefined && !known.has(bareOne)
    const kinds = kindsOf(line, lines[at + 1] ?? '', isBare && bareOne.startsWith('T') && hasLetter)
    const isNewOne = kinds.length > 0 && isNew(line, BOXED.test(line) ? ids : known)
    for (const kind of kinds) sights.push({ kind, line: at + 1, indent, isNew: isNewOne })
    if (isBare && kinds.length === 0) bare.push({ kind: 'line', line: at + 1, indent, id: bareOne })
  }
  const taken = new Set(sights.map(({ line }) => line))
  // What is next to an almost-box is as lost as what is next to a task.
  const almost = sights.filter(({ kind }) => kind === 'almost')
  const near = almost.flatMap(({ line }) => /\d+\.\d{1,2}(?![\d.])/.exec(lines[line - 1] ?? '') ?? [])
  const lost = missed(bare, new Set([...known, ...near]))
  const named = new Set([...taken, ...lost.map(({ line }) => line)])
  return [
    ...sights.filter(({ kind, isNew }) => kind !== 'meant' || isNew),
    ...(hasLetter ? bare.filter(({ id }) => id.startsWith('T')) : []),
    ...lost,
    ...rowsIn(lines, visible, known).filter(({ line }) => !named.has(line)),
    ...siblingsIn(lines, visible, places, ids).filter(({ line }) => !taken.has(line)),
    ...fieldsBehind(lines, visible, places),
  ].sort((a, b) => a.line - b.line)
}

const TAG = /<task(?=\s|>|$)/gi
const TASK_NAME =
  /^[^\p{L}\p{N}[]*(?:\[[ x]\]\s*\S|(?:tasks?\s+#?[a-z]{0,3}-?\d|(?:任务|任務|タスク)\s*\d|T-?\d{2,4}(?![\w-])))/iu
/** What a hand meant as a check box: `- [] A`, `-[ ] A`, `- [  ] A`, `- [ ]A`, `- ☐ A`, `[ ] 1.2 A`. */
const ALMOST =
  /^\s{0,3}\[[ xX]?\]\s+\W{0,3}(?:T-?\d|\d+[.)]|Task\s)|^\s*(?:[-*+]|\d+[.)])(?:\s*\[\s*\]\s+[^\s(:]|\s+\[ \][^\s(:*\\]|\[[xX]\]\s+\S|\s+[☐☑⬜]\s*\S|\s+\\\[[ xX]?\s?\\?\])/u

/** What is meant as a heading: `**Task 3: C**`, `###Task 3: C`, and `- [ ] Task 3: C` between headings. */
const MEANT =
  /^\s{0,3}(?:\*\*|__|#{2,6}(?=\p{L})|[-*+]\s+\[[ xX]\]\s+(?:\*\*)?)((?:tasks?\s|任务|任務|タスク).*)$/iu
/** The line below a heading that has no `#`. */
const UNDERLINE = /^\s{0,3}(?:-{2,}|={2,})\s*$/

/** `### - [ ] Step 1.2: Build`, of a task above it. */
const STEP = /^\s{0,3}#{3,6}\s+(?:[-*+]\s+)?\[[ xX]\]\s+\**Step\s+\d/
/** A heading with a box is a task, and does not only speak of one. */
const BOXED = /^\s{0,3}#{1,6}\s+\[[ x]\]/i

function kindsOf(line: string, below: string, isBare: boolean): Sight['kind'][] {
  const tags = line.includes('<')
    ? [...line.matchAll(TAG)].filter(({ index }) => beginsTask(line, index))
    : []
  if (tags.length > 0) return tags.map(() => 'tag')
  if (!isBare && TASK_NAME.test(HEADING.exec(line)?.[1] ?? '') && !STEP.test(line)) return ['heading']
  const meant = UNDERLINE.test(below) ? line : (MEANT.exec(line)?.[1] ?? '')
  const named: Sight['kind'][] = TASK_NAME.test(meant) ? ['meant'] : []
  if (BOX.test(line)) return ['box', ...named]
  return ALMOST.test(line) ? ['almost'] : named
}

/** `Task 3`, `Tasks 3-5`, `[ ] Z1`: whether a name has an id that no task has. One without an id is new. */
function isNew(line: string, ids: ReadonlySet<string>): boolean {
  const name = line.replace(/^[^\p{L}\p{N}]*(?:\[[ x]\])?[^\p{L}\p{N}]*/iu, '')
  const [, first, dash, last] =
    /^(?:tasks?\s+#?|任务\s*|任務\s*|タスク\s*)?([a-z]{0,4}-?\d+(?:\.\d+)*[a-z]?)(?:\s*([-–—]|to|through|and|&|,|\/)\s*(?:task\s+)?#?([a-z]{0,4}-?\d+(?:\.\d+)*[a-z]?))?/iu.exec(
      name,
    ) ?? []
  if (first === undefined) return true
  const isOne = dash === '-' && ids.has(`${first}-${last}`)
  // `Task 1.2` in a box is a step of task 1.
  if (BOX.test(line) && ids.has(first.slice(0, first.lastIndexOf('.')))) return false
  return !isOne && [first, last ?? first].some((id) => !ids.has(id) && !ids.has(id.toUpperCase()))
}

/** A tag at the start of a line, or behind the end of another task. */
function beginsTask(line: string, at: number): boolean {
  const before = line.slice(Math.max(0, at - 100), at).trim()
  return before === '' || /<\/task>$/i.test(before)
}

const PROOF = /^[ \t]+[-*+][ \t]+(?:\*\*|__)?(?:Verify|Verification)(?:\*\*|__)?[ \t]*[:：]/i
const FIELD =
  /^[ \t]+[-*+][ \t]+(?:\*\*|__)(?:Files?|Done when|Depends on)(?::(?:\*\*|__)|(?:\*\*|__)[ \t]*[:：])/i

/** Bullets that say how a task is proved, or what it is about, below its section's last box; `unread` drops those in a task. */
function fieldsBehind(
  lines: readonly string[],
  visible: readonly number[],
  places: readonly Range[],
): Sight[] {
  const begins = new Map(places.map(({ from, isTask, isBox }) => [from, isTask === true && isBox === true]))
  let isBehind = false
  return visible.flatMap((at): Sight[] => {
    const line = lines[at] ?? ''
    if (HEADING.test(line)) isBehind = false
    isBehind = begins.get(at + 1) ?? isBehind
    if (!isBehind) return []
    const kind = PROOF.test(line) ? 'proof' : FIELD.test(line) ? 'field' : undefined
    return kind === undefined ? [] : [{ kind, line: at + 1, indent: line.length - line.trimStart().length }]
  })
}

const BARE =
  /^\s*(?:[-*+]\s+|\d+[.)]\s+|#{1,6}\s+|\|\s*(?:\[[ xX]?\]\s*\|\s*)?)?(?:\*\*|__|`)?(T\d{2,4}|\d+\.\d{1,2})[.:)]?(?:\*\*|__|`)?[.:)]?\s+(?:\|\s*)?[^\s\d|]/u

/** The id that a line without a box begins with: `- 1.2 Title`, `T004 [P] D`, `- **1.2** B`, `#### 1.4 D`, `| T001 | A |`. */
const bareId = (line: string): string | undefined => BARE.exec(line)?.[1]

/** The ids in what is reported as left out. Other lines may speak of them. */
const leftIds = (lines: readonly string[], places: readonly Range[]): string[] =>
  places
    .filter(({ isTask }) => !isTask)
    .flatMap(({ from }) => /T\d{2,4}|\d+\.\d{1,2}/.exec(lines[from - 1] ?? '') ?? [])

/** Of lines with an id that no task has: `1.2` next to `1.1` or `1.3`. */
function missed(bare: readonly (Sight & { id: string })[], ids: ReadonlySet<string>): Sight[] {
  const groups = new Set([...ids].map((id) => id.slice(0, id.lastIndexOf('.'))))
  const waiting = new Set(bare.map(({ id }) => id).filter((id) => !groups.has(id)))
  const found = new Set<string>()
  const queue = [...ids]
  for (let at = 0; at < queue.length; at += 1) {
    const [, before, last] = /^(\d+\.)(\d+)$/.exec(queue[at] ?? '') ?? []
    if (before === undefined) continue
    for (const step of [-1, 1]) {
      const id = `${before}${Number(last) + step}`
      if (!waiting.delete(id)) continue
      found.add(id)
      queue.push(id)
    }
  }
  return bare.filter(({ id }) => found.has(id))
}
