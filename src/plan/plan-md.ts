import type { Finding } from '../model/finding.ts'
import type { PlanReading, Task } from '../model/plan.ts'
import { tierOf } from './checklist/title.ts'
import { readFileList } from './file-list.ts'
import { readFrontMatter } from './front-matter.ts'
import { splitLines } from './lines.ts'
import { maskLines } from './mask.ts'
import { packetIn } from './packet/find-packet.ts'
import { checkpointOf } from './plan-md/checkpoint.ts'
import { planKey, planKeyOf } from './plan-md/keys.ts'
import { assignMustHaves, readMustHaves } from './plan-md/must-haves.ts'
import { type Element, type RawTask, scanTasks } from './plan-md/tags.ts'
import { plainLines, plainText } from './plan-md/text.ts'
import { readVerifyElement } from './plan-md/verify-element.ts'
import { planName } from './plan-name.ts'

/** Reads one PLAN.md of seed 001. Status is kept in the run: the file has no boxes. */
export function readPlanMd(text: string, file: string): PlanReading {
  const lines = splitLines(text)
  const front = readFrontMatter(text, file)
  const mask = maskLines(lines, file, front.lines)
  const problems: Finding[] = [...front.problems, ...mask.problems]
  const key = planKeyOf(front.data, file)
  const waveText = typeof front.data.wave === 'string' ? front.data.wave.trim() : ''
  const wave = /^\d+$/.test(waveText) ? Number(waveText) : undefined
  const phase = typeof front.data.phase === 'string' && front.data.phase !== '' ? front.data.phase : undefined
  const lineOf = lineFinder(lines.map((line) => line.start))
  const raws = scanTasks(text, lines, mask.kinds)
  const before = dependsOnPlans(front.data.depends_on)
  const statesDependencies = wave !== undefined || before.length > 0 || Array.isArray(front.data.depends_on)
  const ids = taskIds(key, raws.map(nameIn))
  const tasks: Task[] = []
  for (const [index, raw] of raws.entries()) tasks.push(taskOf(raw, index))
  const plan: PlanReading['plan'] = {
    format: 'plan-md',
    name: planName(file),
    files: [{ path: file, text }],
    tasks: assignMustHaves(tasks, readMustHaves(front.data.must_haves)),
  }
  const objective = /<objective>\s*([^\n<]+)/.exec(text)?.[1]?.trim()
  return { plan: objective ? { ...plan, title: objective } : plan, problems }

  function taskOf(raw: RawTask, index: number): Task {
    const line = lineOf(raw.start)
    const element = (name: string): Element | undefined => raw.elements.find((each) => each.name === name)
    const value = (name: string) => plainText(element(name)?.text ?? '')
    const type = raw.attributes.type ?? 'auto'
    const name =
      nameIn(raw) ||
      firstLine(value('decision') || value('what-built') || value('action')) ||
      `Task ${index + 1}`
    if (!raw.closed)
      problems.push(problem(line, `task "${name.slice(0, 40)}" is never closed`, 'close it with </task>'))
    const end = lineOf(Math.max(raw.start, raw.end - 1))
    const { packet, problems: found } = packetIn(lines, line, end, file)
    problems.push(...found)
    const checkpoint = type.startsWith('checkpoint') ? checkpointOf(type, raw.elements) : undefined
    const verify = element('verify')
    const tier = tierOf([raw.attributes.tier ?? '', packet?.tier ?? ''])
    const verification = /^[123]$/.test(raw.attributes.verification ?? '')
      ? Number(raw.attributes.verification)
      : undefined
    return {
      id: ids[index] as string,
      title: name.replace(OWN_NUMBER, ''),
      ...(OWN_NUMBER.test(name) ? { name } : {}),
      file,
      line,
      endLine: end,
      block: text.slice(raw.start, raw.end),
      kind: checkpoint ? 'checkpoint' : 'work',
      ...(checkpoint ? { checkpoint } : {}),
      ...(phase === undefined ? {} : { phase }),
      ...(wave === undefined ? {} : { wave }),
      parallel: false,
      dependsOn: index === 0 ? before : [ids[index - 1] as string],
      ...(statesDependencies ? { statesDependencies } : {}),
      files: readFileList(plainLines(element('files')?.text ?? '')),
      steps: [value('behavior'), value('action') || value('instructions')].filter((step) => step !== ''),
      doneWhen: [...plainLines(element('acceptance_criteria')?.text ?? ''), value('done')].filter(
        (each) => each !== '',
      ),
      verify: verify ? readVerifyElement(verify.text, (offset) => lineOf(verify.at + offset)) : [],
      markers: raw.attributes.tdd === 'true' || front.data.type === 'tdd' ? ['TDD'] : [],
      ...(tier === undefined ? {} : { tier }),
      ...(verification === undefined ? {} : { verification: verification as 1 | 2 | 3 }),
      ...(packet === undefined ? {} : { packet }),
      criteria: [],
      outputs: [],
      securityReview: raw.attributes['security-review'] === 'true',
      requirements: textList(front.data.requirements),
      ticked: false,
    }
  }

  function problem(line: number, message: string, fix: string): Finding {
    return { id: 'read/task', severity: 'block', file, line, message, fix }
  }
}

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
