import { isRecord } from '../../lines.ts'
import type { JsonPath } from './document.ts'
import { FLAGS, GROUPS, LISTS, OTHER_LISTS } from './names.ts'
import type { JsonEntry } from './subtasks.ts'
import { stateOf } from './task.ts'

/** How deep in other objects a list is looked for. */
const DEEPEST = 3

/** The tasks in a file, in one of the shapes that people give them. Undefined if there is no list of tasks. */
export function entriesOf(data: unknown): JsonEntry[] | undefined {
  if (Array.isArray(data)) return data.length === 0 ? undefined : listed(data, [])
  return isRecord(data) ? entriesBelow(data, [], 0) : undefined
}

type Json = Record<string, unknown>

function entriesBelow(data: Json, path: JsonPath, depth: number): JsonEntry[] | undefined {
  for (const name of LISTS) {
    const found = entriesAt(data[name], [...path, name])
    if (found) return found
  }
  for (const name of GROUPS) {
    const list = data[name]
    if (Array.isArray(list) && list.some(hasList)) return listed(list, [...path, name])
  }
  for (const name of OTHER_LISTS) {
    const list = data[name]
    if (Array.isArray(list) && list.length > 0 && list.every(isTask)) return listed(list, [...path, name])
  }
  const deeper = depth < DEEPEST ? Object.entries(data).filter(([, value]) => isRecord(value)) : []
  const found = deeper.flatMap(
    ([name, value]) => entriesBelow(value as Json, [...path, name], depth + 1) ?? [],
  )
  const isEmpty = [...LISTS, ...GROUPS].some((name) => Array.isArray(data[name]))
  return found.length > 0 || isEmpty ? found : undefined
}

/** A list of tasks; or an object with tasks by their ids, or with groups of tasks by their names. */
function entriesAt(value: unknown, path: JsonPath): JsonEntry[] | undefined {
  if (Array.isArray(value)) return value.length === 0 ? undefined : byPriority(listed(value, path))
  if (!isRecord(value)) return undefined
  return Object.entries(value).flatMap(([key, each]): JsonEntry[] => {
    const at = [...path, key]
    if (Array.isArray(each))
      return inPhase(
        listed(each, at).map((entry) => inState(entry, key)),
        key,
      )
    if (hasList(each)) return groupOf(each as Json, at, key)
    return [{ path: at, value: isRecord(each) ? { id: key, ...each } : each }]
  })
}

/** The elements of a list; of those that only hold a list of tasks, their tasks. */
function listed(list: readonly unknown[], path: JsonPath): JsonEntry[] {
  const areGroups = list.some(hasList) && list.every((each) => hasList(each) || !isTask(each))
  const isOfGroups = GROUPS.some((name) => name === path.at(-1)) || path.length === 0
  return list.flatMap((value, index): JsonEntry[] => {
    const at = [...path, index]
    if (!(areGroups && isOfGroups)) return [{ path: at, value }]
    return hasList(value) ? groupOf(value as Json, at) : []
  })
}

function groupOf(group: Json, path: JsonPath, key?: string): JsonEntry[] {
  const name = listIn(group)
  if (name === undefined) return []
  const { name: words, title = words, id = title } = group
  const phase = [title, id, key].find((each) => typeof each === 'string')
  const entries = (group[name] as unknown[]).map((value, at) => ({ path: [...path, name, at], value }))
  return typeof phase === 'string' ? inPhase(entries, phase) : entries
}

/** Below `completed` or `deferred` an entry without a status of its own has that one. */
function inState({ value, ...entry }: JsonEntry, key: string): JsonEntry {
  const isStated = isRecord(value) && ['status', 'state', ...FLAGS].some((name) => name in value)
  const { state } = stateOf({ status: key })
  return isRecord(value) && !isStated && state !== 'open'
    ? { ...entry, value: { ...value, status: key } }
    : { ...entry, value }
}

const inPhase = (entries: JsonEntry[], phase: string): JsonEntry[] =>
  entries.map((entry) => ({ phase, ...entry }))

const listIn = (value: Json) => [...LISTS, 'items'].find((name) => Array.isArray(value[name]))

const hasList = (value: unknown): boolean => isRecord(value) && listIn(value) !== undefined

/** It says what it is, beside its id. */
const isTask = (value: unknown): boolean =>
  isRecord(value) &&
  ['id', 'taskId', 'key', 'status', 'state'].some((name) => name in value) &&
  ['title', 'name', 'description'].some((name) => name in value)

/** Stories with `passes` are done in the order of their priorities, which are numbers from 1. */
function byPriority(entries: JsonEntry[]): JsonEntry[] {
  const rank = ({ value }: JsonEntry) =>
    isRecord(value) && 'passes' in value && typeof value.priority === 'number' ? value.priority : undefined
  if (entries.some((entry) => rank(entry) === undefined)) return entries
  return entries.toSorted((a, b) => Number(rank(a)) - Number(rank(b)))
}
