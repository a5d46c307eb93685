import type { PlanFormat } from '../model/plan.ts'
import { scanBoxes } from './checklist/scan.ts'
import { readTitle } from './checklist/title.ts'
import { splitLines } from './lines.ts'
import { maskLines } from './mask.ts'
import { scanTasks } from './plan-md/tags.ts'
import { TASK_HEADING } from './superpowers.ts'

/** What a text is, told from its name and content; or the two things it could be. */
export type Detection =
  | { kind: 'found'; format: PlanFormat }
  | { kind: 'ambiguous'; readings: [string, string] }
  | { kind: 'none' }

export function detectFormat(text: string, file: string): Detection {
  const base = (file.split('/').at(-1) ?? file).toLowerCase()
  if (base.endsWith('.json') || (!base.endsWith('.md') && /^\uFEFF?\s*\{/.test(text)))
    return found('tasks-json')
  const lines = splitLines(text)
  const from = /^\uFEFF?---[ \t]*$/.test(lines[0]?.text ?? '') ? frontEnd(lines.map((line) => line.text)) : 0
  const { kinds } = maskLines(lines, file, from)
  const { boxes, headings } = scanBoxes(lines, kinds)
  const tags = scanTasks(text, lines, kinds).length
  const titles = boxes.map((box) => readTitle(box.behind))
  const withId = titles.filter((title) => title.id !== undefined)
  const taskHeadings = headings.filter((heading) => TASK_HEADING.test(heading.text)).length
  if (tags > 0 && withId.length > 0) return ambiguous('plan-md', tags, 'a check list', withId.length)
  if (tags > 0) return found('plan-md')
  if (taskHeadings > 0 && withId.length === 0) return found('superpowers')
  if (boxes.length > 0) return checklist()
  // Nothing that looks like a task: the name alone says how to report it.
  if (/(?:^|[-_.])plan\.md$/.test(base)) return found('plan-md')
  return base.endsWith('tasks.md') ? found('tasks-md') : { kind: 'none' }

  function checklist(): Detection {
    const kit = withId.filter((title) => /^T\d{3,}$/.test(title.id ?? '')).length
    const numbers = withId.filter((title) => /^\d/.test(title.id ?? '')).length
    if (kit > 0 && numbers > 0) return ambiguous('spec-kit', kit, 'tasks-md', numbers)
    if (kit > 0) return found('spec-kit')
    if (/(?:^|\/)\.kiro\/specs\//.test(file)) return found('kiro')
    if (/(?:^|\/)openspec\/changes\//.test(file)) return found('openspec')
    // The bullets of seed 000 decide; the other planners have none of them.
    const named = lines.some(
      (line, at) =>
        kinds[at] === 'text' && /^\s*[-*+]\s+(?:\*\*)?(?:Do|Verify|Done when)(?:\*\*)?\s*:/i.test(line.text),
    )
    if (named || headings.some((heading) => /^phase\b/i.test(heading.text))) return found('tasks-md')
    const groups = boxes.some((box) => /^\d+\.\s/.test(box.behind) || box.optional)
    const requirements = lines.some(
      (line, at) => kinds[at] === 'text' && /^\s*[-*+]\s+_Requirements:/i.test(line.text),
    )
    if (groups || requirements) return found('kiro')
    if (numbers > 0 && headings.some((heading) => /^\d+\.\s/.test(heading.text))) return found('openspec')
    return found('tasks-md')
  }
}

const found = (format: PlanFormat): Detection => ({ kind: 'found', format })

const ambiguous = (first: string, firstCount: number, second: string, secondCount: number): Detection => ({
  kind: 'ambiguous',
  readings: [`${first} (${counted(firstCount)})`, `${second} (${counted(secondCount)})`],
})

const counted = (count: number) => `${count} ${count === 1 ? 'task' : 'tasks'}`

function frontEnd(lines: readonly string[]): number {
  const end = lines.findIndex((line, at) => at > 0 && /^(?:---|\.\.\.)[ \t]*$/.test(line))
  return end < 0 ? 0 : end + 1
}
