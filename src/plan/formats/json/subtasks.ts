import type { Finding } from '../../../model/gate.ts'
import type { LeftOut, Task } from '../../../model/plan.ts'
import { taskWord } from '../../../model/task-name.ts'
import { pathsInText } from '../../file-list.ts'
import { defined, isRecord, lineList, problem } from '../../lines.ts'
import { isSureScript } from '../../marked-command.ts'
import type { JsonPath, Place } from './document.ts'
import { unreadIn } from './fields.ts'
import { BELOW, isName, usualName } from './names.ts'
import { isNoId, jsonTask, stateOf } from './task.ts'

/** Where an entry of a file is, and the entry. */
export interface JsonEntry {
  path: JsonPath
  value: unknown
  /** The group that it is in. */
  phase?: string
}

/** What the entries of a file become: their tasks, and what of them is not to be done. */
export interface Gathered {
  tasks: Task[]
  dropped: Map<string, string>
  leftOut: LeftOut[]
}

/** The entries below an entry, with their path. Words alone are its steps. */
function below({ path, value }: JsonEntry): JsonEntry[] {
  if (!isRecord(value)) return []
  const name = BELOW.find((each) => Array.isArray(value[each]) && (value[each] as unknown[]).some(isRecord))
  if (name === undefined) return []
  return (value[name] as unknown[]).map((each, at) => ({ path: [...path, name, at], value: each }))
}

/** Tasks with their subtasks before them: a task with subtasks is looked at when these are done. */
export function gather(
  entries: readonly JsonEntry[],
  placeOf: (path: JsonPath) => Place,
  problems: Finding[],
): Gathered {
  const gathered: Gathered = { tasks: [], dropped: new Map(), leftOut: [] }
  const read: Read[] = []
  for (const [index, entry] of entries.entries()) {
    const { phase } = entry
    const grouped = (task: Task) =>
      phase === undefined || task.phase !== undefined ? task : { ...task, phase }
    const own = grouped(jsonTask(entry.value, placeOf(entry.path), index + 1, problems))
    const subs = below(entry).map((each, at) => ({
      ...each,
      task: grouped(jsonTask(each.value, placeOf(each.path), at + 1, problems)),
    }))
    const ids = new Map(subs.map(({ task }) => [task.id, idBelow(own, task)]))
    const isDropped = stateOf(entry.value).state === 'dropped'
    for (const { task, value } of subs)
      keep(
        isDropped ? entry.value : value,
        {
          ...task,
          id: idBelow(own, task),
          dependsOn: [...new Set([...task.dependsOn.map((id) => meant(id, ids, own)), ...own.dependsOn])],
          ...(own.statesDependencies ? { statesDependencies: true } : {}),
        },
        ids,
      )
    const all = {
      ...own,
      kind: 'verify' as const,
      dependsOn: [...new Set([...own.dependsOn, ...ids.values()])],
    }
    // It has no work beside its subtasks.
    keep(entry.value, subs.length === 0 ? own : all)
  }
  problems.push(...unknownStates(read), ...unreadFields(read), ...unreadPaths(read), ...forPeople(read))
  gathered.tasks = withBlocked(gathered.tasks, read, problems)
  return gathered

  function keep(value: unknown, task: Task, siblings?: ReadonlyMap<string, string>): void {
    read.push({ value, task, ...defined({ siblings }) })
    const { state, word } = stateOf(value)
    if (state !== 'dropped') {
      gathered.tasks.push(task)
      return
    }
    gathered.dropped.set(task.id, word)
    gathered.leftOut.push({ file: task.file, from: task.line, to: task.endLine })
  }
}

/**
 * `"blocks": ["b"]` is said of the task that b waits for. A task that blocks one above it does not wait for all that are
 * above itself.
 */
function withBlocked(tasks: Task[], read: readonly Read[], problems: Finding[]): Task[] {
  const blocking = read.flatMap(({ value, task, siblings }) => {
    const ids = [isRecord(value) ? value.blocks : undefined]
      .flat()
      .filter((id) => !isNoId(id))
      .map((id) => siblings?.get(String(id)) ?? String(id))
    return ids.length === 0 ? [] : [{ task, ids: ids.filter((id) => id !== task.id) }]
  })
  if (blocking.length === 0) return tasks
  const places = new Map(tasks.map(({ id }, at) => [id, at]))
  const known = new Set(read.map(({ task }) => task.id))
  const waits = new Map<string, string[]>()
  const free = new Set<string>()
  for (const { task, ids } of blocking) {
    const missing = ids.filter((id) => !known.has(id))
    if (missing.length > 0) {
      const message = `${taskWord(task)} blocks what is no task of this plan: ${missing.slice(0, 5).join(', ').slice(0, 80)}`
      problems.push(problem('read/field', task, message, 'name the ids of tasks there', 'warn'))
    }
    for (const id of ids) {
      waits.set(id, [...(waits.get(id) ?? []), task.id])
      if ((places.get(id) ?? 0) < (places.get(task.id) ?? 0)) free.add(task.id)
    }
  }
  return tasks.map((task) => ({
    ...task,
    dependsOn: [...new Set([...task.dependsOn, ...(waits.get(task.id) ?? [])])],
    ...(free.has(task.id) ? { statesDependencies: true } : {}),
  }))
}

/** A number counts within its task; `TASK-1.2` and `ST-07` are ids of their own. */
const idBelow = (own: Task, { id }: Task): string =>
  /^(?:\d+|task-\d{3})$/.test(id) ? `${own.id}.${id}` : id

/** What a subtask depends on: another one of the same task, or a task with that id. */
const meant = (id: string, siblings: ReadonlyMap<string, string>, own: Task): string =>
  siblings.get(id) ?? (/^\d+$/.test(id) ? `${own.id}.${id}` : id)

/** An entry, and the task that was made of it. */
interface Read {
  value: unknown
  task: Task
  /** Of a subtask, the ids of all below its task by what they are called there. */
  siblings?: ReadonlyMap<string, string>
}

/** Whether a word means that the work is done cannot be guessed. */
function unknownStates(read: readonly Read[]): Finding[] {
  const unknown = read
    .map(({ value, task }) => ({ task, ...stateOf(value) }))
    .filter(({ isKnown }) => !isKnown)
  const [first] = unknown
  if (!first) return []
  const words = [...new Set(unknown.map(({ word }) => word))].map((word) => {
    const ids = unknown.filter((each) => each.word === word).map(({ task }) => task.id)
    return `${word.slice(0, 40)} (${ids.slice(0, 8).join(', ')}${ids.length > 8 ? ', …' : ''})`
  })
  const message = `a status that is not known is read as open: ${words.slice(0, 8).join(', ')}`
  return [problem('read/status', first.task, message, 'write done, or pending, or cancelled', 'warn')]
}

const OWNERS = ['owner', 'assignee', 'assignedTo', 'assigned_to', 'executor', 'agent', 'role']

/** Tasks that name a person: an executor does them all the same. */
function forPeople(read: readonly Read[]): Finding[] {
  const found = read.filter(
    ({ value, task }) =>
      !task.ticked &&
      isRecord(value) &&
      OWNERS.some(
        (name) =>
          typeof value[name] === 'string' &&
          /\b(?:human|manual(?:ly)?|person|people|user)\b/i.test(value[name]),
      ),
  )
  const [first] = found
  if (!first) return []
  const ids = found.slice(0, 8).map(({ task }) => task.id)
  const message = `what is for a person is read as work of an executor: ${ids.join(', ')}${found.length > 8 ? ', …' : ''}`
  return [
    problem(
      'read/field',
      first.task,
      message,
      'set the status of what a person does to done or cancelled',
      'warn',
    ),
  ]
}

/** Fields that nobody reads, and that hold a proof or an order, or something known in another shape. Each is named once, with its lines. */
function unreadFields(read: readonly Read[]): Finding[] {
  const ids = new Set(read.map(({ task }) => task.id))
  const found = new Map<string, { fix: string; tasks: Task[] }>()
  for (const { value, task } of read)
    for (const [message, fix] of unreadOf(value, ids)) {
      const known = found.get(message)
      if (known) known.tasks.push(task)
      else found.set(message, { fix, tasks: [task] })
    }
  return [...found].map(([message, { fix, tasks }]) => {
    const lines = [...new Set(tasks.map(({ line }) => line))]
    return problem('read/field', tasks[0] as Task, `${message}: ${lineList(lines)}`, fix, 'warn')
  })
}

type Message = readonly [message: string, fix: string]

function unreadOf(value: unknown, ids: ReadonlySet<string>): Message[] {
  const unread = unreadIn(value)
  const told = new Set(unread.map(({ key }) => key))
  const unknown = Object.entries(isRecord(value) ? value : {})
    .filter(([key]) => !isName(key) && !told.has(key))
    .flatMap(([key, held]) => {
      const what = heldBy(held, ids)
      return what ? [{ key, why: what, by: '' }] : []
    })
  return [...unread, ...unknown].map(({ key, why, by = '' }) => {
    const [says, fix] = UNREAD[why]
    return [`"${key.slice(0, 40)}" ${says.replace('$', by)}`, fix]
  })
}

const UNREAD = {
  commands: [
    'holds commands and is not run as a proof',
    'if they prove their tasks, call it "verifyCommand"',
  ],
  tasks: ['names tasks and is not read', 'if a task waits for these, call it "dependencies"'],
  same: ['is not read, as "$" says the same in other words', 'keep one of both'],
  shape: ['has a shape that is not read, or only in part', 'write it as a text, or as a list of texts'],
  'no-command': [
    'of a criterion is no command and is not run',
    'write the command alone there, or take it away if a reviewer shall judge the criterion',
  ],
} as const

/**
 * What is beside the list of tasks, and holds commands, of which it is not said what they prove; or names tasks in another
 * order than they are in the file.
 */
export function unreadAround(
  top: Record<string, unknown>,
  tasks: readonly Task[],
  placeOf: (path: JsonPath) => Place,
): Finding[] {
  const places = new Map(tasks.map(({ id }, at) => [id, at]))
  const isOrdered = (held: readonly unknown[]) =>
    held.every(
      (id, at) => at === 0 || Number(places.get(String(held[at - 1]))) < Number(places.get(String(id))),
    )
  return Object.entries(top).flatMap(([key, held]) => {
    const what =
      isName(key) && usualName(key) !== 'testCommand' ? undefined : heldBy(held, new Set(places.keys()))
    if (what === undefined || (what === 'tasks' && isOrdered(held as unknown[]))) return []
    const message = [`"${key.slice(0, 40)}" beside the tasks`, UNREAD[what][0]].join(' ')
    const fix =
      what === 'tasks'
        ? 'if this is their order, say it in their "dependencies"'
        : 'if every task is proved by it, write it as `default` into verify.yaml'
    return [problem('read/field', placeOf([key]), message, fix, 'warn')]
  })
}

/** Fields that name paths, of tasks that have no files by a name that is known. */
function unreadPaths(read: readonly Read[]): Finding[] {
  const lines = new Set<number>()
  const keys = new Set<string>()
  for (const { value, task } of read) {
    if (task.ticked || task.files.length > 0 || !isRecord(value)) continue
    for (const [key, held] of Object.entries(value)) {
      const list = Array.isArray(held) ? held : [held]
      if (isName(key) || list.length === 0 || !list.every(beginsWithPath)) continue
      keys.add(key.slice(0, 40))
      lines.add(task.line)
    }
  }
  const [line] = lines
  if (line === undefined) return []
  const names = [...keys].slice(0, 6).map((key) => `"${key}"`)
  const message = `paths in ${names.join(', ')} are not read as files of the tasks: ${lineList([...lines])}`
  const fix = 'if a task changes them, call the field "files"'
  return [problem('read/field', { file: (read[0] as Read).task.file, line }, message, fix, 'warn')]
}

/** `src/a.ts`, `src/a.ts - what it is`, and a pattern such as `lib/**.ts,test/**`. */
const beginsWithPath = (item: unknown): boolean => {
  const [first = '', next] = typeof item === 'string' ? item.trim().split(/\s+/) : []
  if (next === undefined && /^(?=.*\*)(?=.*[/.])[\w@.*{}/,[\]-]+$/.test(first)) return true
  return (
    (next === undefined || /^[-–—:(]/.test(next)) &&
    /\.\w+$|\/$/.test(first) &&
    pathsInText(`\`${first}\``).length > 0
  )
}

function heldBy(held: unknown, ids: ReadonlySet<string>): 'commands' | 'tasks' | undefined {
  const list = (Array.isArray(held) ? held : typeof held === 'string' ? [held] : []).map(String)
  if (list.length === 0) return undefined
  if (Array.isArray(held) && list.every((each) => ids.has(each))) return 'tasks'
  return list.every((each) => /\S\s+\S/.test(each) && isSureScript(each.trim())) ? 'commands' : undefined
}
