import type { LeftOut, PlanReading, Task } from '../../model/plan.ts'
import { planName } from '../document.ts'
import { isRecord, problem } from '../lines.ts'
import type { Format, Nearby } from './format.ts'
import { type JsonDocument, type JsonPath, openJson, type Place } from './json/document.ts'
import { gather } from './json/subtasks.ts'
import { droppedFinding, stateOf, withoutDropped } from './json/task.ts'

/** The tasks under one tag. A file from before there were tags has one without a name. */
interface Tag {
  name: string
  path: JsonPath
  tasks: readonly unknown[]
}

/** Reads `.taskmaster/tasks/tasks.json`, tagged or not. task-master keeps the status, so the file is not written. */
function readTaskMaster(text: string, file: string, nearby?: Nearby): PlanReading {
  const document = openJson(text, file)
  const { data, problems } = document
  const tags = tagsIn(data)
  if (data !== undefined && tags.length === 0)
    problems.push(
      problem(
        'read/json',
        { file, line: 1 },
        'this file of task-master is not read: it has no list "tasks", and no tag with one',
        'let task-master write it: `task-master list` shows whether it reads it itself',
      ),
    )
  const leftOut: LeftOut[] = []
  const state = () => nearby?.(file.replace(/(?:tasks\/)?[^/]*$/, 'state.json'))
  const tag = chosen(tags, document, leftOut, state)
  return {
    plan: {
      format: 'task-master',
      name: planName(file, tag && tag.name !== '' && tag.name !== 'master' ? tag.name : 'task-master'),
      files: [{ path: file, text }],
      tasks: tag ? tasksOf(tag, document, leftOut) : [],
    },
    problems,
    leftOut,
  }
}

function tagsIn(data: unknown): Tag[] {
  if (!isRecord(data)) return []
  if (Array.isArray(data.tasks)) return [{ name: '', path: ['tasks'], tasks: data.tasks }]
  return Object.entries(data).flatMap(([name, value]): Tag[] => {
    if (isRecord(value) && Array.isArray(value.tasks))
      return [{ name, path: [name, 'tasks'], tasks: value.tasks }]
    // A tag that is the list itself.
    return Array.isArray(value) && value.length > 0 && value.every(isTask)
      ? [{ name, path: [name], tasks: value }]
      : []
  })
}

const isTask = (value: unknown): boolean => isRecord(value) && 'id' in value && 'title' in value

const isOpen = ({ tasks }: Tag): boolean => tasks.some((task) => stateOf(task).state === 'open')

/** The tag that task-master works on, as its state.json says. */
function currentIn(state: string | undefined): unknown {
  try {
    const data: unknown = JSON.parse(state ?? '')
    return isRecord(data) ? data.currentTag : undefined
  } catch {
    return undefined
  }
}

/** A plan is one tag: the only one with open tasks, else the one that task-master works on. */
function chosen(
  tags: readonly Tag[],
  { problems, placeOf }: JsonDocument,
  leftOut: LeftOut[],
  state: () => string | undefined,
): Tag | undefined {
  const open = tags.filter(isOpen)
  const current = open.length > 1 ? currentIn(state()) : undefined
  const stated = open.find(({ name }) => name === current)
  const tag = stated ?? open[0] ?? tags[0]
  const others = tags.filter((each) => each !== tag && each.tasks.length > 0)
  if (!tag || others.length === 0) return tag
  leftOut.push(...others.map(({ path }) => rangeOf(placeOf(path))))
  const names = others.map(({ name, tasks }) => `${name} (${tasks.length})`).join(', ')
  const isUnsure = open.length > 1 && !stated
  const why = stated ? 'as task-master works on it; these are not' : 'and these have no open task'
  problems.push(
    problem(
      'read/left-out',
      placeOf(others[0]?.path ?? []),
      isUnsure
        ? `several tags have open tasks, and a run is about one: ${open.map(({ name }) => name).join(', ')}`
        : `the tag ${tag.name} is read, ${why}: ${names}`,
      isUnsure
        ? 'choose one: `task-master use-tag <tag>`, or copy it into a file of its own and name that file'
        : 'nothing to do, unless another tag is meant',
      isUnsure ? 'block' : 'warn',
    ),
  )
  return tag
}

const rangeOf = ({ file, line, endLine }: Place): LeftOut => ({ file, from: line, to: endLine })

function tasksOf({ path, tasks }: Tag, { problems, placeOf }: JsonDocument, left: LeftOut[]): Task[] {
  const entries = tasks.map((value, index) => ({ path: [...path, index], value }))
  const { tasks: read, dropped, leftOut } = gather(entries, placeOf, problems)
  left.push(...leftOut)
  problems.push(...droppedFinding(dropped, placeOf(path)))
  return withoutDropped(read, dropped, problems)
}

/** What only task-master writes: a test strategy, or a list of subtasks beside the details. */
const isOurs = (task: unknown): boolean =>
  isRecord(task) && ('testStrategy' in task || ('subtasks' in task && 'details' in task))

export const taskMaster: Format = {
  id: 'task-master',
  folders: ['.taskmaster'],
  files: /^tasks\.json$/i,
  detects({ file, isJson, json }) {
    if (!isJson) return undefined
    if (/(?:^|\/)\.taskmaster\//.test(file)) return 'syntax'
    const tags = tagsIn(json())
    const isTagged = ({ name, path }: Tag) => name !== '' && path.length > 1
    return tags.some((tag) => isTagged(tag) || tag.tasks.some(isOurs)) ? 'syntax' : undefined
  },
  read: readTaskMaster,
}
