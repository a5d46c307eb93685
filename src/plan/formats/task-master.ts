import type { LeftOut, PlanReading, Task } from '../../model/plan.ts'
import { planName } from '../document.ts'
import { isRecord, problem } from '../lines.ts'
import type { Format } from './format.ts'
import { type JsonDocument, type JsonPath, openJson, type Place } from './json/document.ts'
import { droppedFinding, jsonTask, stateOf, withoutDropped } from './json/task.ts'

/** The tasks under one tag. A file from before there were tags has one without a name. */
interface Tag {
  name: string
  path: JsonPath
  tasks: readonly unknown[]
}

/** Reads `.taskmaster/tasks/tasks.json`, tagged or not. task-master keeps the status, so the file is not written. */
function readTaskMaster(text: string, file: string): PlanReading {
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
  const tag = chosen(tags, document, leftOut)
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
  return Object.entries(data).flatMap(([name, value]) =>
    isRecord(value) && Array.isArray(value.tasks)
      ? [{ name, path: [name, 'tasks'], tasks: value.tasks }]
      : [],
  )
}

const isOpen = ({ tasks }: Tag): boolean => tasks.some((task) => stateOf(task).state === 'open')

/** A plan is one tag: the only one with open tasks. Which of several is meant cannot be told from the file. */
function chosen(
  tags: readonly Tag[],
  { problems, placeOf }: JsonDocument,
  leftOut: LeftOut[],
): Tag | undefined {
  const open = tags.filter(isOpen)
  const tag = open[0] ?? tags[0]
  const others = tags.filter((each) => each !== tag && each.tasks.length > 0)
  if (!tag || others.length === 0) return tag
  leftOut.push(...others.map(({ path }) => rangeOf(placeOf(path))))
  const names = others.map(({ name, tasks }) => `${name} (${tasks.length})`).join(', ')
  const isUnsure = open.length > 1
  problems.push(
    problem(
      'read/left-out',
      placeOf(others[0]?.path ?? []),
      isUnsure
        ? `several tags have open tasks, and a run is about one: ${open.map(({ name }) => name).join(', ')}`
        : `the tag ${tag.name} is read, and these have no open task: ${names}`,
      isUnsure
        ? 'copy the tag that is meant into a file of its own, and name that file'
        : 'nothing to do, unless another tag is meant',
      isUnsure ? 'block' : 'warn',
    ),
  )
  return tag
}

const rangeOf = ({ file, line, endLine }: Place): LeftOut => ({ file, from: line, to: endLine })

function tasksOf({ path, tasks }: Tag, { problems, placeOf }: JsonDocument, left: LeftOut[]): Task[] {
  const dropped = new Map<string, string>()
  const read = tasks.flatMap((value, index): Task[] => {
    const own = jsonTask(value, placeOf([...path, index]), index + 1, problems)
    const subtasks = isRecord(value) && Array.isArray(value.subtasks) ? value.subtasks : []
    const below = subtasks.flatMap((each, at): Task[] => {
      const sub = jsonTask(each, placeOf([...path, index, 'subtasks', at]), at + 1, problems)
      const task = { ...sub, id: sub.id.startsWith(`${own.id}.`) ? sub.id : `${own.id}.${sub.id}` }
      return keep(stateOf(value).state === 'dropped' ? value : each, {
        ...task,
        dependsOn: siblings(sub.dependsOn, own),
        ...inherited(own),
      })
    })
    if (below.length === 0) return keep(value, own)
    const dependsOn = [...new Set([...own.dependsOn, ...below.map(({ id }) => id)])]
    // It has no work beside its subtasks: it is looked at when they are done.
    return [...below, ...keep(value, { ...own, kind: 'verify', dependsOn })]
  })
  problems.push(...droppedFinding(dropped, placeOf(path)))
  return withoutDropped(read, dropped, problems)

  function keep(value: unknown, task: Task): Task[] {
    const { state, word } = stateOf(value)
    if (state !== 'dropped') return [task]
    dropped.set(task.id, word)
    left.push(rangeOf(task))
    return []
  }
}

/** A number names another subtask of the same task, `3.1` one of any task. */
const siblings = (dependsOn: readonly string[], { id, dependsOn: above }: Task): string[] => [
  ...new Set([...dependsOn.map((each) => (each.includes('.') ? each : `${id}.${each}`)), ...above]),
]

const inherited = ({ statesDependencies }: Task) => (statesDependencies ? { statesDependencies } : {})

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
    return tags.some(({ name, tasks }) => name !== '' || tasks.some(isOurs)) ? 'syntax' : undefined
  },
  read: readTaskMaster,
}
