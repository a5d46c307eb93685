import type { Finding } from '../../../model/gate.ts'
import type { PlanReading, Task } from '../../../model/plan.ts'
import { tierOf } from '../../checklist/titles.ts'
import { openDocument, planName } from '../../document.ts'
import { readFileList } from '../../file-list.ts'
import { defined, lineFinder, problem } from '../../lines.ts'
import { packetIn } from '../../packet/read-packet.ts'
import { asSaidWhenDone } from '../../verify-text.ts'
import type { Format } from '../format.ts'
import { stateOf } from '../json/task.ts'
import { assignMustHaves, checkpointOf, readMustHaves, readVerifyElement } from './elements.ts'
import { type Element, plainLines, plainText, type RawTask, scanTasks } from './tags.ts'

/** Joins several PLAN.md of a phase, ordered by wave and name. Dependencies of plans become those of tasks. */
export function joinPlans(readings: readonly PlanReading[], name: string): PlanReading {
  const ordered = [...readings].sort((a, b) => waveOf(a) - waveOf(b) || compare(pathOf(a), pathOf(b)))
  const lastTask = new Map<string, string>()
  for (const { plan } of ordered) {
    const last = plan.tasks.at(-1)
    if (last) lastTask.set(last.id.replace(/-\d+$/, ''), last.id)
  }
  const problems: Finding[] = ordered.flatMap((reading) => reading.problems)
  const tasks = ordered.flatMap(({ plan }) => plan.tasks.map((task) => resolve(task)))
  return {
    plan: {
      format: 'plan-md',
      name,
      ...defined({ title: ordered[0]?.plan.title }),
      files: ordered.flatMap(({ plan }) => plan.files),
      tasks,
    },
    problems,
    leftOut: ordered.flatMap((reading) => reading.leftOut ?? []),
  }

  function resolve(task: Task): Task {
    const dependsOn = task.dependsOn.flatMap((each) => {
      if (!each.startsWith('plan:')) return [each]
      const key = each.slice('plan:'.length)
      const target = lastTask.get(key) ?? lastTask.get(`${task.id.split('-')[0]}-${key}`)
      if (target === undefined) problems.push(outside(task, key))
      return target ?? []
    })
    return { ...task, dependsOn }
  }
}

/** A plan of another phase, or one that was left out: it is not known here whether it is done. */
const outside = ({ file }: Task, key: string): Finding =>
  problem(
    'read/depends-on',
    { file, line: 1 },
    `depends_on names plan ${key}, which is not among the files read`,
    'run the whole phase folder, or see to it that this plan is done',
    'warn',
  )

const waveOf = ({ plan }: PlanReading) => plan.tasks[0]?.wave ?? 1
const pathOf = ({ plan }: PlanReading) => plan.files[0]?.path ?? ''
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** `01-02` for phase 01-foundation, plan 02: what `depends_on` names and what task ids begin with. */
function planKeyOf(data: Record<string, unknown>, file: string): string | undefined {
  const base = (file.split('/').at(-1) ?? '').replace(/\.md$/i, '').replace(/[-_.]?PLAN$/i, '')
  const named = /^(\d+(?:\.\d+)?[A-Za-z]?)-(\d+)$/.exec(base)
  const folder = file.split('/').at(-2) ?? ''
  // `plan: "03-01"` names the phase too.
  const both = /^(\d+(?:\.\d+)?[A-Za-z]?)-(\d+)(?:-PLAN)?$/i.exec(
    typeof data.plan === 'string' ? data.plan.trim() : '',
  )
  const phase = short(data.phase) ?? both?.[1] ?? named?.[1] ?? /^(\d+(?:\.\d+)?[A-Za-z]?)-/.exec(folder)?.[1]
  const plan = both?.[2] ?? short(data.plan) ?? named?.[2] ?? (/^\d+$/.test(base) ? base : undefined)
  if (phase !== undefined && plan !== undefined) return `${padded(phase)}-${padded(plan)}`
  if (phase === undefined && plan === undefined) return base === '' ? undefined : base.toLowerCase()
  return padded((plan ?? phase) as string)
}

/** A plan as others name it: `01-02`, `01-02-PLAN.md`, `phase-01/02`, `1-2`. */
function planKey(name: string): string {
  const base = (name.split('/').at(-1) ?? name).replace(/\.md$/i, '').replace(/[-_.]?PLAN$/i, '')
  const numbers = /^(\d+(?:\.\d+)?[A-Za-z]?)(?:-[A-Za-z][\w-]*?)?-(\d+)$/.exec(base)
  if (numbers) return `${padded(numbers[1] as string)}-${padded(numbers[2] as string)}`
  return /^\d+$/.test(base) ? padded(base) : base.toLowerCase()
}

/** The number that a phase's name begins with; a name without one stays as it is. */
function short(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined
  const name = value.trim()
  return /^(\d+(?:\.\d+)?[A-Za-z]?)(?:-|$)/.exec(name)?.[1] ?? name.replace(/\s+/g, '-').toLowerCase()
}

const padded = (number: string) => (/^\d[A-Za-z]?$/.test(number) ? `0${number}` : number)

/** Reads one PLAN.md of seed 001. Status is kept in the run: the file has no boxes. */
export function readPlanMd(text: string, file: string): PlanReading {
  const { lines, kinds, data, problems } = openDocument(text, file)
  const lineOf = lineFinder(lines.map((line) => line.start))
  const raws = scanTasks(text, lines, kinds)
  const shared = sharedBy(data)
  const ids = taskIds(planKeyOf(data, file), raws.map(nameIn))
  const title = /<objective>\s*([^\n<]+)/.exec(text)?.[1]?.trim()
  const tasks = raws.map((raw, index): Task => {
    const { attributes } = raw
    const name = nameOf(raw, index)
    const line = lineOf(raw.start)
    if (!raw.closed) {
      const message = `task "${name.slice(0, 40)}" is never closed`
      problems.push(problem('read/task', { file, line }, message, 'close it with </task>'))
    }
    const endLine = lineOf(Math.max(raw.start, raw.end - 1))
    const { packet, problems: found } = packetIn(lines, line, endLine, file)
    problems.push(...found)
    const { type = 'auto', tier: named = '', verification: level = '' } = attributes
    problems.push(...ofPerson(type, name, { file, line }))
    const checkpoint = type.startsWith('checkpoint') ? checkpointOf(type, raw.elements) : undefined
    const tier = tierOf([named, packet?.tier ?? ''])
    const verification = VERIFICATION.get(level)
    return {
      id: ids[index] as string,
      title: name.replace(OWN_NUMBER, ''),
      ...(OWN_NUMBER.test(name) ? { name } : {}),
      file,
      line,
      endLine,
      block: text.slice(raw.start, raw.end),
      kind: checkpoint ? 'checkpoint' : 'work',
      ...defined({ checkpoint }),
      ...shared,
      dependsOn: index === 0 ? shared.dependsOn : [ids[index - 1] as string],
      ...bodyOf(raw, lineOf),
      markers: attributes.tdd === 'true' || data.type === 'tdd' ? ['TDD'] : [],
      ...defined({ tier, verification, packet }),
      criteria: [],
      outputs: [],
      securityReview: attributes['security-review'] === 'true',
      requirements: textList(data.requirements),
      ticked: stateOf(attributes).state === 'done',
    }
  })
  return {
    plan: {
      format: 'plan-md',
      name: planName(file),
      files: [{ path: file, text }],
      tasks: assignMustHaves(tasks, readMustHaves(data.must_haves)),
      ...(title ? { title } : {}),
    },
    problems,
  }
}

/** A type that speaks of a person, and is no checkpoint. */
function ofPerson(type: string, name: string, place: { file: string; line: number }): Finding[] {
  if (!/^(?:manual|human)/i.test(type)) return []
  const message = `task "${name.slice(0, 40)}" is of type ${type.slice(0, 20)}, and is read as work of an executor`
  return [
    problem(
      'read/task',
      place,
      message,
      'give it the type "checkpoint:human-action" if a person does it',
      'warn',
    ),
  ]
}

/** What the front matter says about every task; only the first one waits for other plans. */
function sharedBy(data: Record<string, unknown>) {
  const waveText = typeof data.wave === 'string' ? data.wave.trim() : ''
  const wave = /^\d+$/.test(waveText) ? Number(waveText) : undefined
  const phase = typeof data.phase === 'string' && data.phase !== '' ? data.phase : undefined
  const dependsOn = dependsOnPlans(data.depends_on)
  const statesDependencies = wave !== undefined || dependsOn.length > 0 || Array.isArray(data.depends_on)
  return {
    ...defined({ phase, wave }),
    parallel: false,
    dependsOn,
    ...(statesDependencies ? { statesDependencies } : {}),
  }
}

/** What the elements of a task ask for. */
function bodyOf(raw: RawTask, lineOf: (offset: number) => number) {
  const stated = raw.elements.filter(({ name }) => name === 'verify')
  const verify = stated.length > 0 ? stated : raw.elements.filter(({ name }) => name === 'verification')
  const action = valueIn(raw, 'action') || valueIn(raw, 'instructions') || valueIn(raw, 'implementation')
  const doneWhen = [...linesIn(raw, 'acceptance_criteria'), valueIn(raw, 'done')].filter(
    (each) => each !== '',
  )
  return {
    files: readFileList([
      ...linesIn(raw, 'files'),
      ...raw.elements.filter(({ name }) => name === 'file').flatMap(({ text }) => plainLines(text)),
      ...linesIn(raw, 'write_files'),
      /^\d+$/.test(raw.attributes.files ?? '') ? '' : (raw.attributes.files ?? ''),
    ]),
    steps: [valueIn(raw, 'behavior'), action].filter((step) => step !== ''),
    doneWhen,
    verify: asSaidWhenDone(
      verify.flatMap(({ text, at }) => readVerifyElement(text, (offset) => lineOf(at + offset))),
      doneWhen,
    ),
  }
}

const VERIFICATION: ReadonlyMap<string, 1 | 2 | 3> = new Map([
  ['1', 1],
  ['2', 2],
  ['3', 3],
])

/** `Task 3: `, with which many plans begin the names of their tasks. */
const OWN_NUMBER = /^task\s+(\d+(?:\.\d+)*)\s*(?:\[[^\]]*\]\s*)?[:.–—-]\s*/i

const elementIn = ({ elements }: RawTask, name: string): Element | undefined =>
  elements.find((each) => each.name === name)

const valueIn = (raw: RawTask, name: string): string => plainText(elementIn(raw, name)?.text ?? '')

const linesIn = (raw: RawTask, name: string): string[] => plainLines(elementIn(raw, name)?.text ?? '')

const nameIn = (raw: RawTask): string =>
  valueIn(raw, 'name') || valueIn(raw, 'title') || (raw.attributes.title ?? raw.attributes.name ?? '').trim()

/** Its name, or the first line of what it is about. */
const nameOf = (raw: RawTask, index: number): string =>
  nameIn(raw) ||
  firstLine(valueIn(raw, 'decision') || valueIn(raw, 'what-built') || valueIn(raw, 'action')) ||
  `Task ${index + 1}`

/** Ids by position. In a plan without a key they are the plan's own numbers, if every task has one. */
function taskIds(key: string | undefined, names: readonly string[]): string[] {
  if (key !== undefined) return names.map((_, index) => `${key}-${String(index + 1).padStart(2, '0')}`)
  const numbers = names.flatMap((name) => OWN_NUMBER.exec(name)?.[1] ?? [])
  return new Set(numbers).size === names.length ? numbers : names.map((_, index) => String(index + 1))
}

/** These are names of plans, not tasks. `joinPlans` replaces them by tasks when it has read the other files. */
const dependsOnPlans = (value: unknown): string[] => textList(value).map((name) => `plan:${planKey(name)}`)

const firstLine = (text: string) => (text.split('\n')[0] ?? '').slice(0, 100)

const textList = (value: unknown): string[] =>
  (Array.isArray(value) ? value : typeof value === 'string' && value.trim() !== '' ? value.split(',') : [])
    .filter((each): each is string => typeof each === 'string')
    .map((each) => each.trim())
    .filter((each) => each !== '')

export const planMd: Format = {
  id: 'plan-md',
  tool: {
    name: 'GSD',
    owns: ({ file }) => /(?:^|\/)\.planning\/.*PLAN\.md$|\d-PLAN\.md$/.test(file),
    wants: '<task> elements with a <name>',
  },
  folders: ['.planning/phases'],
  // Upper case: spec-kit keeps a plan.md of prose beside its tasks.md.
  files: /(?:^|[-_.])PLAN\.md$/,
  detects({ base, tags, named, says }) {
    if (tags.length === 0) return /(?:^|[-_.])plan\.md$/.test(base) ? 'name' : undefined
    // A list beside the element that holds all tasks is about something else; the second count reports it.
    if (named.length === 0 || says(/^\s*<tasks>/)) return 'tags'
    const readings = [['plan-md', tags.length] as const, ['a check list', named.length] as const] as const
    return { evidence: 'tags', readings }
  },
  read: readPlanMd,
  join: joinPlans,
  addVerify: 'add <verify>npm test -- parser</verify>',
}
