import type { Criterion, Task } from '../../../model/plan.ts'

/** What must be true when the whole plan file is done. */
export interface MustHaves {
  truths: string[]
  artifacts: { path: string; criteria: Criterion[] }[]
  links: Criterion[]
}

export function readMustHaves(value: unknown): MustHaves {
  const data = record(value)
  return {
    truths: list(data.truths)
      .map(text)
      .filter((truth) => truth !== ''),
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
  criteria[last]?.push(...must.truths.map((truth) => said(truth)), ...must.links)
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
  const criteria: Criterion[] = []
  if (text(data.provides) !== '') criteria.push(said(`${path} provides ${text(data.provides)}`))
  if (text(data.contains) !== '') criteria.push(said(`${path} contains ${text(data.contains)}`))
  const names = list(data.exports)
    .map(text)
    .filter((name) => name !== '')
  if (names.length > 0) criteria.push(said(`${path} exports ${names.join(', ')}`))
  if (text(data.min_lines) !== '') criteria.push(said(`${path} has at least ${text(data.min_lines)} lines`))
  return [{ path, criteria }]
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
const record = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as Record<string, unknown>)
    : {}
const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === '' ? [] : [value]
const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
const clean = (path: string) => path.replaceAll('\\', '/').replace(/^\.\//, '')
