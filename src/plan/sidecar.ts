import { isMap, isScalar, isSeq, LineCounter, type Pair, parseDocument } from 'yaml'
import type { Finding } from '../model/gate.ts'
import type { PlanReading, Task, Verify } from '../model/plan.ts'
import { isProof } from '../model/proof-runs.ts'
import { taskWord } from '../model/task-name.ts'
import { formatOf } from './formats/index.ts'
import { problem } from './lines.ts'
import { constantReason } from './shell/outcome.ts'

/** Commands for tasks that have none: `verify.yaml` beside the plan maps task ids (or `default`) to commands. */
interface Sidecar {
  default: Verify[]
  byId: Map<string, Verify[]>
}

const LARGEST = 1_000_000

export function applySidecar(reading: PlanReading, text: string, file: string): PlanReading {
  const problems: Finding[] = []
  const sidecar = parse(text, file, problems)
  const ids = new Set(reading.plan.tasks.map((task) => task.id))
  const report = (commands: readonly Verify[], message: string, fix: string, severity?: 'warn') =>
    problems.push(problem('read/sidecar', { file, line: commands[0]?.line ?? 1 }, message, fix, severity))
  for (const [id, commands] of sidecar.byId)
    if (!ids.has(id)) report(commands, `there is no task ${id}`, 'use an id of the plan')
  const tasks = reading.plan.tasks.map((task) => {
    const commands = sidecar.byId.get(task.id)
    if (!commands) return task
    if (!hasCommand(task)) return { ...task, verify: [...task.verify.filter(proves), ...commands] }
    const message = `${taskWord(task)} has a verify in the plan, and that one counts`
    report(commands, message, 'take one of them away', 'warn')
    return task
  })
  return {
    ...reading,
    plan: {
      ...reading.plan,
      // Pinned with the plan, because changing this file could weaken a verify.
      files: [...reading.plan.files, { path: file, text }],
      tasks: withDefault(reading, tasks, sidecar.default),
    },
    problems: [...reading.problems, ...problems],
  }
}

/** `verify.default` of the configuration. */
export function applyDefault(reading: PlanReading, command: string, file: string): PlanReading {
  const verify: Verify = { text: command, line: 1, command, file }
  return { ...reading, plan: { ...reading.plan, tasks: withDefault(reading, reading.plan.tasks, [verify]) } }
}

/**
 * A default is used for planners without a verify, for lists in which no task has one, and for tasks whose commands
 * only warn. It never replaces a verify in prose.
 */
function withDefault(reading: PlanReading, tasks: Task[], commands: Verify[]): Task[] {
  if (commands.length === 0) return tasks
  const none = reading.plan.tasks.every(
    (task) => task.verify.length === 0 && !task.criteria.some(({ command }) => command !== undefined),
  )
  const knowsVerify = formatOf(reading.plan.format).addVerify !== undefined
  const serves = (task: Task) => !knowsVerify || none || onlyWarns(task)
  return tasks.map((task) =>
    task.verify.length === 0 && task.kind !== 'checkpoint' && serves(task)
      ? { ...task, verify: commands }
      : task,
  )
}

const onlyWarns = ({ criteria }: Task): boolean =>
  criteria.some(({ command }) => command !== undefined) && !criteria.some(isProof)

/** A command that passes whatever was done proves nothing, so one of the sidecar may replace it; and one in doubt. */
const hasCommand = ({ verify }: Task) =>
  verify.some(proves) && !verify.some(({ doubt }) => doubt !== undefined)
const proves = ({ command }: Verify) => command !== undefined && constantReason(command) === undefined

type Report = (line: number, message: string, fix: string) => void

function parse(text: string, file: string, problems: Finding[]): Sidecar {
  const sidecar: Sidecar = { default: [], byId: new Map() }
  const report: Report = (line, message, fix) =>
    problems.push(problem('read/sidecar', { file, line }, message, fix))
  const counter = new LineCounter()
  for (const { key: name, value: given } of entriesIn(text, counter, report)) {
    const key = isScalar(name) ? String(name.value) : ''
    const commands = (isSeq(given) ? given.items : [given]).flatMap((value): Verify[] => {
      const command = isScalar(value) && typeof value.value === 'string' ? value.value.trim() : ''
      const start = [value, name].find(isScalar)?.range?.[0]
      const line = start === undefined ? 1 : counter.linePos(start).line
      if (command !== '') return [{ text: command, line, command, file }]
      report(line, `the command of ${key} is empty or not a text`, 'write a command, or a list of commands')
      return []
    })
    if (key === 'default') sidecar.default = commands
    else if (commands.length > 0) sidecar.byId.set(key, commands)
  }
  return sidecar
}

/** The ids that a file has a line for, and `default`. */
export const namesIn = (text: string): Set<string> =>
  new Set(
    entriesIn(text, new LineCounter(), () => undefined).flatMap(({ key }) =>
      isScalar(key) ? [String(key.value)] : [],
    ),
  )

function entriesIn(text: string, lineCounter: LineCounter, report: Report): readonly Pair[] {
  if (text.length > LARGEST) {
    report(1, 'the file is larger than any plan needs', 'keep one line for each task')
    return []
  }
  // Every scalar a text: the id 1.10 is not the number 1.1.
  const { errors, contents } = parseDocument(text, { logLevel: 'silent', schema: 'failsafe', lineCounter })
  const [error] = errors
  if (error) {
    const words = (error.message.split('\n')[0] ?? '').replace(/:$/, '')
    report(error.linePos?.[0].line ?? 1, `this is not YAML: ${words}`, 'fix it there')
    return []
  }
  if (isMap(contents)) return contents.items
  if (contents !== null) report(1, 'this is not a mapping of task ids', 'write lines such as "1.2": npm test')
  return []
}
