import { z } from 'zod'
import type { Finding } from '../../model/gate.ts'
import type { Criterion, PlanReading, Task } from '../../model/plan.ts'
import { tierOf } from '../checklist/titles.ts'
import { planName } from '../document.ts'
import { defined, isRecord, problem } from '../lines.ts'
import { readPacket } from '../packet/read-packet.ts'
import type { Format } from './format.ts'

/** In real files many fields are missing or have another type: a field that cannot be read is empty. */
const record = <T extends z.ZodRawShape>(shape: T) =>
  z.preprocess((value) => (isRecord(value) ? value : {}), z.object(shape))
const Text = z.string().trim().catch('')
const TextOrNumber = z.union([z.string(), z.number().transform(String)]).catch('')
const listOf = <T extends z.ZodType<string>>(each: T) =>
  z
    .array(each)
    .catch([])
    .transform((texts) => texts.filter((text) => text !== ''))
/** A single text counts as a list of one. */
const Texts = z.preprocess((value) => (typeof value === 'string' ? [value] : value), listOf(Text))
const Flag = z.boolean().catch(false)

const JsonCriterion = z.union([
  z.string().transform((description): Criterion => ({ description, severity: 'blocking' })),
  record({ description: Text, verificationCommand: Text, severity: z.unknown().optional() }).transform(
    ({ description, verificationCommand: command, severity }): Criterion => ({
      description,
      ...(command === '' ? {} : { command }),
      severity: severityOf(severity),
    }),
  ),
])

/** Only a criterion that states another severity than `blocking` warns. Without a severity it blocks. */
function severityOf(value: unknown): Criterion['severity'] {
  const stated = value === undefined || value === null ? '' : String(value).trim().toLowerCase()
  return stated === '' || stated === 'blocking' ? 'blocking' : 'warning'
}

const JsonContract = record({
  exports: Texts,
  apiEndpoints: Texts,
  databaseMutations: Texts,
  environmentVarsRequired: Texts,
  downstreamTasks: Texts,
})

const JsonTask = record({
  id: Text,
  title: Text,
  name: Text,
  description: Text,
  naomiPrompt: Text,
  prompt: Text,
  tier: Text,
  type: Text,
  category: Text,
  priority: Text,
  buildPhase: TextOrNumber,
  filesToCreate: Texts,
  filesToModify: Texts,
  dependencies: Texts,
  blockedBy: Texts,
  requirements: Texts,
  canBeParallelized: Flag,
  securityReviewRequired: Flag,
  acceptanceCriteria: z.array(JsonCriterion).catch([]),
})

const JsonPhase = record({
  id: TextOrNumber,
  name: TextOrNumber,
  taskIds: listOf(TextOrNumber),
  dependsOnPhases: listOf(TextOrNumber),
})

/** Reads the TASKS.json of seed 004. Status is kept in the run: the file is not written. */
export function readTasksJson(text: string, file: string): PlanReading {
  const problems: Finding[] = []
  const report = (message: string, fix: string, line = 1) =>
    problems.push(problem('read/json', { file, line }, message, fix))
  const data = parse(text.replace(/^\uFEFF/, ''), report)
  const values = data && Array.isArray(data.tasks) ? data.tasks : []
  if (data && !Array.isArray(data.tasks)) report('there is no list "tasks"', 'add "tasks": […]')
  const spans = values.length > 0 ? elementSpans(text, 'tasks') : []
  let lineSeen = 1
  let seen = 0
  const lineAt = (offset: number) => {
    for (; seen < offset; seen += 1) if (text[seen] === '\n') lineSeen += 1
    return lineSeen
  }
  const tasks: Task[] = values.map((value, index) => {
    const { start, end } = spans[index] ?? { start: 0, end: 0 }
    const line = lineAt(start)
    const place = { file, line, endLine: lineAt(end), block: text.slice(start, end) }
    return jsonTask(value, place, index + 1, problems)
  })
  return {
    plan: {
      format: 'tasks-json',
      name: planName(file, data?.projectId),
      ...(typeof data?.projectName === 'string' ? { title: data.projectName } : {}),
      files: [{ path: file, text }],
      tasks: applyBuildPhases(data?.buildPhases, tasks, file, problems),
    },
    problems,
  }
}

function parse(
  text: string,
  report: (message: string, fix: string, line?: number) => void,
): Record<string, unknown> | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    const message = (error as Error).message
    const line = text.slice(0, errorPosition(message, text)).split('\n').length
    report(`this is not JSON: ${message.replace(/\s+/g, ' ')}`, 'mend it there', line)
    return undefined
  }
  if (isRecord(value)) return value
  report('the file is not an object', 'write {"projectId": …, "tasks": […]}')
  return undefined
}

/** The JSON engine names the position, or quotes the text around it, or has reached the end. */
function errorPosition(message: string, text: string): number {
  const position = /position (\d+)/.exec(message)?.[1]
  if (position !== undefined) return Number(position)
  if (/end of JSON/.test(message)) return text.length
  const quoted = /^Unexpected token '?(.)'?, (?:\.\.\.)?"([\s\S]*)"(?:\.\.\.)? is not valid JSON$/.exec(
    message,
  )
  const snippet = quoted?.[2] ?? ''
  const at = snippet === '' ? -1 : text.indexOf(snippet)
  // The wrong character is in the middle of the quoted text.
  const middle = Math.max(
    0,
    snippet.indexOf(quoted?.[1] ?? '', Math.max(0, Math.floor(snippet.length / 2) - 2)),
  )
  return at < 0 ? 0 : at + middle
}

type Place = Pick<Task, 'file' | 'line' | 'endLine' | 'block'>

/** One element of `tasks`; its position, from 1, names a task that has no id. */
function jsonTask(value: unknown, place: Place, position: number, problems: Finding[]): Task {
  const report = (message: string, fix: string, severity?: 'warn') =>
    problems.push(problem('read/task', place, message, fix, severity))
  const given = isRecord(value) ? value : {}
  if (given !== value) report(`tasks[${position - 1}] is not an object`, 'write it as {"id": …, "title": …}')
  const data = JsonTask.parse(value)
  const id = data.id || `task-${String(position).padStart(3, '0')}`
  if (data.id === '') report(`a task without an id is read as ${id}`, `give it "id": "${id}"`, 'warn')
  const phase = data.buildPhase.trim()
  const steps = [data.description, data.naomiPrompt || data.prompt]
  const packet = packetOf(steps, place.line)
  const created = data.filesToCreate.map(slashes)
  const { dependencies, blockedBy } = data
  return {
    id,
    title: data.title || data.name || (data.description.split('\n')[0] ?? '') || id,
    ...place,
    kind: 'work',
    ...(phase === '' ? {} : { phase }),
    parallel: data.canBeParallelized,
    dependsOn: [...new Set([...dependencies, ...blockedBy])],
    // An empty list says that there are no dependencies. A missing list says nothing.
    ...(Array.isArray(given.dependencies) || dependencies.length > 0 || blockedBy.length > 0
      ? { statesDependencies: true }
      : {}),
    files: [...new Set([...created, ...data.filesToModify.map(slashes)])],
    steps: steps.filter((step) => step !== ''),
    doneWhen: [],
    verify: [],
    markers: [data.type, data.category, data.priority].filter((marker) => marker !== ''),
    ...defined({ tier: tierOf([data.tier, packet?.tier ?? '']), packet }),
    ...(given.integrationContract === undefined
      ? {}
      : { contract: JsonContract.parse(given.integrationContract) }),
    criteria: data.acceptanceCriteria,
    outputs: created,
    securityReview: data.securityReviewRequired,
    requirements: data.requirements,
    ticked: false,
  }
}

function packetOf(sources: readonly string[], line: number) {
  const source = sources.find((each) => /^[ \t]*# --- (?:END )?SPEC ---/m.test(each))
  if (source === undefined) return undefined
  const start = source.search(/^[ \t]*# --- SPEC ---/m)
  const end = /^[ \t]*# --- END SPEC ---[ \t]*$/m.exec(source)
  return readPacket(source.slice(Math.max(0, start), end ? end.index + end[0].length : undefined), line)
}

const slashes = (path: string) => path.replaceAll('\\', '/').replace(/^\.\//, '')

/** Build phases become phase names and waves: the wave of a phase is one after the last phase that it waits for. */
function applyBuildPhases(value: unknown, tasks: Task[], file: string, problems: Finding[]): Task[] {
  const phases = new Map(
    z
      .array(JsonPhase)
      .catch([])
      .parse(value)
      .map(({ id, name, ...phase }) => [id || name, { ...phase, id: id || name, name: name || id }] as const)
      .filter(([id]) => id !== ''),
  )
  if (phases.size === 0) return tasks
  const waves = new Map<string, number>()
  for (const phase of phases.values()) if (waveOf(phase.id) === undefined) break
  const phaseOfTask = new Map(
    [...phases.values()].flatMap((phase) => phase.taskIds.map((id) => [id, phase] as const)),
  )
  return tasks.map((task) => {
    const phase = phaseOfTask.get(task.id) ?? phases.get(task.phase ?? '')
    return phase ? { ...task, phase: phase.name, wave: waves.get(phase.id) ?? 1 } : task
  })

  /** Uses a stack of its own instead of recursion, so that a chain of thousands of phases works. */
  function waveOf(first: string): number | undefined {
    const stack = [first]
    const open = new Set<string>()
    while (stack.length > 0) {
      const id = stack.at(-1) as string
      const waiting = (phases.get(id)?.dependsOnPhases ?? []).filter(
        (other) => phases.has(other) && !waves.has(other),
      )
      if (waiting.length === 0 || waves.has(id)) {
        const behind = (phases.get(id)?.dependsOnPhases ?? []).map((other) => waves.get(other) ?? 0)
        waves.set(id, behind.reduce((most, wave) => Math.max(most, wave), 0) + 1)
        open.delete(id)
        stack.pop()
      } else if (open.has(id)) {
        const message = `build phases wait for each other: ${[...open].slice(0, 5).join(', ')}`
        const fix = 'take one of them out of dependsOnPhases'
        problems.push(problem('read/phases', { file, line: 1 }, message, fix))
        return undefined
      } else {
        open.add(id)
        stack.push(...waiting)
      }
    }
    return waves.get(first)
  }
}

/** The positions of the elements of the top-level array `name` in a valid JSON text. */
function elementSpans(text: string, name: string): { start: number; end: number }[] {
  const spans: { start: number; end: number }[] = []
  let inArray = false
  let start = -1
  let key = ''
  for (const { kind, token, index, depth } of jsonTokens(text)) {
    const isElement = inArray && depth === 2
    if (isElement && kind !== 'close') start = index
    if (isElement && kind !== 'open') spans.push({ start, end: index + token.length })
    if (depth !== 1) continue
    if (kind === 'text') key = token.slice(1, -1)
    else inArray = token === '[' && key === name && spans.length === 0
  }
  return spans
}

/** Texts and brackets, each with how many brackets stand around it. */
function* jsonTokens(text: string) {
  let depth = 0
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    const kind = token.startsWith('"') ? 'text' : token === '{' || token === '[' ? 'open' : 'close'
    if (kind === 'close') depth -= 1
    yield { kind, token, index, depth }
    if (kind === 'open') depth += 1
  }
}

export const tasksJson: Format = {
  id: 'tasks-json',
  files: /^tasks\.json$/i,
  detects: ({ isJson }) => (isJson ? 'syntax' : undefined),
  read: readTasksJson,
  addVerify: 'give an acceptance criterion a "verificationCommand"',
}
