import type { Criterion, Task } from '../../../model/plan.ts'
import { isRecord } from '../../values.ts'

/** What must be true when the whole plan file is done. */
interface MustHaves {
  truths: string[]
  artifacts: { path: string; criteria: Criterion[] }[]
  links: Criterion[]
}

export function readMustHaves(value: unknown): MustHaves {
  const data = record(value)
  return {
    truths: texts(data.truths),
    artifacts: list(data.artifacts).flatMap(artifact),
    links: list(data.key_links).flatMap(link),
  }
}

/** Files go to the task that names them, everything else to the last task that does work. */
export function assignMustHaves(tasks: Task[], must: MustHaves): Task[] {
  const last = tasks.findLastIndex((task) => task.kind === 'work')
  if (last < 0) return tasks
  const owner = new Map<string, number>()
  for (const [index, task] of tasks.entries()) for (const file of task.files) owner.set(file, index)
  const outputs = tasks.map(() => [] as string[])
  const criteria = tasks.map(() => [] as Criterion[])
  for (const { path, criteria: own } of must.artifacts) {
    const index = owner.get(path) ?? last
    outputs[index]?.push(path)
    criteria[index]?.push(...own)
  }
  criteria[last]?.push(...must.truths.map(said), ...must.links)
  return tasks.map((task, index) => ({
    ...task,
    outputs: [...task.outputs, ...(outputs[index] ?? [])],
    criteria: [...task.criteria, ...(criteria[index] ?? [])],
  }))
}

function artifact(value: unknown): MustHaves['artifacts'] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ path: clean(value), criteria: [] }]
  const data = record(value)
  const path = clean(text(data.path))
  if (path === '') return []
  const promised = (words: string, value: string) => (value === '' ? [] : [`${path} ${words} ${value}`])
  const promises = [
    ...promised('provides', text(data.provides)),
    ...promised('contains', text(data.contains)),
    ...promised('exports', texts(data.exports).join(', ')),
    ...promised('has at least', text(data.min_lines)).map((promise) => `${promise} lines`),
  ]
  return [{ path, criteria: promises.map(said) }]
}

function link(value: unknown): Criterion[] {
  const data = record(value)
  const [from, to, via, pattern] = [data.from, data.to, data.via, data.pattern].map(text)
  if (!from || !to) return []
  return [
    said(`${from} is linked to ${to}${via ? ` via ${via}` : ''}${pattern ? ` (pattern ${pattern})` : ''}`),
  ]
}

const said = (description: string): Criterion => ({ description, severity: 'blocking' })
const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})
const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === '' ? [] : [value]
const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
const texts = (value: unknown): string[] =>
  list(value)
    .map(text)
    .filter((each) => each !== '')
const clean = (path: string) => path.replaceAll('\\', '/').replace(/^\.\//, '')
