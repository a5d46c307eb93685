import type { PlanReading, Task } from '../../../model/plan.ts'
import { tierOf } from '../../checklist/title.ts'
import { openDocument, planName } from '../../document.ts'
import { readFileList } from '../../file-list.ts'
import { packetIn } from '../../packet/find-packet.ts'
import { problem } from '../../problem.ts'
import { defined } from '../../values.ts'
import type { Format } from '../format.ts'
import { checkpointOf, readVerifyElement } from './elements.ts'
import { joinPlans, planKey, planKeyOf } from './join-plans.ts'
import { assignMustHaves, readMustHaves } from './must-haves.ts'
import { type Element, plainLines, plainText, type RawTask, scanTasks } from './tags.ts'

/** Reads one PLAN.md of seed 001. Status is kept in the run: the file has no boxes. */
export function readPlanMd(text: string, file: string): PlanReading {
  const { lines, kinds, data, problems } = openDocument(text, file)
  const waveText = typeof data.wave === 'string' ? data.wave.trim() : ''
  const wave = /^\d+$/.test(waveText) ? Number(waveText) : undefined
  const phase = typeof data.phase === 'string' && data.phase !== '' ? data.phase : undefined
  const lineOf = lineFinder(lines.map((line) => line.start))
  const raws = scanTasks(text, lines, kinds)
  const before = dependsOnPlans(data.depends_on)
  const statesDependencies = wave !== undefined || before.length > 0 || Array.isArray(data.depends_on)
  const ids = taskIds(planKeyOf(data, file), raws.map(nameIn))
  const title = /<objective>\s*([^\n<]+)/.exec(text)?.[1]?.trim()
  return {
    plan: {
      format: 'plan-md',
      name: planName(file),
      files: [{ path: file, text }],
      tasks: assignMustHaves(raws.map(taskOf), readMustHaves(data.must_haves)),
      ...(title ? { title } : {}),
    },
    problems,
  }

  function taskOf(raw: RawTask, index: number): Task {
    const line = lineOf(raw.start)
    const element = (name: string): Element | undefined => raw.elements.find((each) => each.name === name)
    const value = (name: string) => plainText(element(name)?.text ?? '')
    const type = raw.attributes.type ?? 'auto'
    const name =
      nameIn(raw) ||
      firstLine(value('decision') || value('what-built') || value('action')) ||
      `Task ${index + 1}`
    if (!raw.closed) {
      const message = `task "${name.slice(0, 40)}" is never closed`
      problems.push(problem('read/task', { file, line }, message, 'close it with </task>'))
    }
    const end = lineOf(Math.max(raw.start, raw.end - 1))
    const { packet, problems: found } = packetIn(lines, line, end, file)
    problems.push(...found)
    const checkpoint = type.startsWith('checkpoint') ? checkpointOf(type, raw.elements) : undefined
    const verify = element('verify')
    const tier = tierOf([raw.attributes.tier ?? '', packet?.tier ?? ''])
    const verification = VERIFICATION.get(raw.attributes.verification ?? '')
    return {
      id: ids[index] as string,
      title: name.replace(OWN_NUMBER, ''),
      ...(OWN_NUMBER.test(name) ? { name } : {}),
      file,
      line,
      endLine: end,
      block: text.slice(raw.start, raw.end),
      kind: checkpoint ? 'checkpoint' : 'work',
      ...defined({ checkpoint, phase, wave }),
      parallel: false,
      dependsOn: index === 0 ? before : [ids[index - 1] as string],
      ...(statesDependencies ? { statesDependencies } : {}),
      files: readFileList(plainLines(element('files')?.text ?? '')),
      steps: [value('behavior'), value('action') || value('instructions')].filter((step) => step !== ''),
      doneWhen: [...plainLines(element('acceptance_criteria')?.text ?? ''), value('done')].filter(
        (each) => each !== '',
      ),
      verify: verify ? readVerifyElement(verify.text, (offset) => lineOf(verify.at + offset)) : [],
      markers: raw.attributes.tdd === 'true' || data.type === 'tdd' ? ['TDD'] : [],
      ...defined({ tier, verification, packet }),
      criteria: [],
      outputs: [],
      securityReview: raw.attributes['security-review'] === 'true',
      requirements: textList(data.requirements),
      ticked: false,
    }
  }
}

const VERIFICATION: ReadonlyMap<string, 1 | 2 | 3> = new Map([
  ['1', 1],
  ['2', 2],
  ['3', 3],
])

/** `Task 3: `, as many plans begin the names of their tasks. */
const OWN_NUMBER = /^task\s+(\d+(?:\.\d+)*)\s*(?:\[[^\]]*\]\s*)?[:.–—-]\s*/i

const nameIn = ({ elements }: RawTask): string =>
  plainText(elements.find(({ name }) => name === 'name')?.text ?? '')

/** By their place; in a plan that has no key of its own, by the numbers that it gives them itself, if each has one. */
function taskIds(key: string | undefined, names: readonly string[]): string[] {
  if (key !== undefined) return names.map((_, index) => `${key}-${String(index + 1).padStart(2, '0')}`)
  const numbers = names.flatMap((name) => OWN_NUMBER.exec(name)?.[1] ?? [])
  return new Set(numbers).size === names.length ? numbers : names.map((_, index) => String(index + 1))
}

/** Plans, not tasks, are named here; `joinPlans` turns them into tasks when it sees the other files. */
const dependsOnPlans = (value: unknown): string[] => textList(value).map((name) => `plan:${planKey(name)}`)

const firstLine = (text: string) => (text.split('\n')[0] ?? '').slice(0, 100)

const textList = (value: unknown): string[] =>
  (Array.isArray(value) ? value : typeof value === 'string' && value.trim() !== '' ? value.split(',') : [])
    .filter((each): each is string => typeof each === 'string')
    .map((each) => each.trim())
    .filter((each) => each !== '')

/** Line (from 1) of an offset, by halving. */
function lineFinder(starts: readonly number[]): (offset: number) => number {
  return (offset) => {
    let low = 0
    let high = starts.length - 1
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((starts[middle] as number) <= offset) low = middle
      else high = middle - 1
    }
    return low + 1
  }
}

export const planMd: Format = {
  id: 'plan-md',
  folders: ['.planning/phases'],
  // Upper case: spec-kit keeps a plan.md of prose beside its tasks.md.
  files: /(?:^|[-_.])PLAN\.md$/,
  detects({ base, tags, named }) {
    if (tags.length === 0) return /(?:^|[-_.])plan\.md$/.test(base) ? 'name' : undefined
    if (named.length === 0) return 'tags'
    const readings = [['plan-md', tags.length] as const, ['a check list', named.length] as const] as const
    return { evidence: 'tags', readings }
  },
  read: readPlanMd,
  join: joinPlans,
  addVerify: 'add <verify>npm test -- parser</verify>',
}
