import { z } from 'zod'
import type { Finding } from '../../model/gate.ts'
import type { LeftOut, PlanReading, Task } from '../../model/plan.ts'
import { planName } from '../document.ts'
import { isRecord, problem } from '../lines.ts'
import type { Format } from './format.ts'
import { type JsonPath, openJson } from './json/document.ts'
import {
  droppedFinding,
  jsonTask,
  listOf,
  record,
  stateOf,
  TextOrNumber,
  withoutDropped,
} from './json/task.ts'

const JsonPhase = record({
  id: TextOrNumber,
  name: TextOrNumber,
  taskIds: listOf(TextOrNumber),
  dependsOnPhases: listOf(TextOrNumber),
})

/** Reads the TASKS.json of seed 004, and the lists of tasks that other people keep in JSON. The file is not written. */
export function readTasksJson(text: string, file: string): PlanReading {
  const { data, problems, placeOf } = openJson(text, file)
  const top = isRecord(data) ? data : {}
  const entries = data === undefined ? [] : entriesOf(data)
  if (!entries) problems.push(unread(data, file))
  const dropped = new Map<string, string>()
  const leftOut: LeftOut[] = []
  const read = (entries ?? []).flatMap(({ path, value, phase }, index): Task[] => {
    const task = jsonTask(value, placeOf(path), index + 1, problems)
    const { state, word } = stateOf(value)
    if (state !== 'dropped')
      return [phase === undefined || task.phase !== undefined ? task : { ...task, phase }]
    dropped.set(task.id, word)
    leftOut.push({ file, from: task.line, to: task.endLine })
    return []
  })
  problems.push(...droppedFinding(dropped, { file, line: leftOut[0]?.from ?? 1 }))
  const tasks = withoutDropped(read, dropped, problems)
  return {
    plan: {
      format: 'tasks-json',
      name: planName(file, top.projectId),
      ...(typeof top.projectName === 'string' ? { title: top.projectName } : {}),
      files: [{ path: file, text }],
      tasks: applyBuildPhases(top.buildPhases, tasks, file, problems),
    },
    problems,
    leftOut,
  }
}

interface Entry {
  path: JsonPath
  value: unknown
  phase?: string
}

const LISTS = ['tasks', 'userStories', 'stories'] as const
const GROUPS = ['phases', 'milestones', 'epics', 'sprints'] as const

/** The tasks, in one of the shapes that people give them. */
function entriesOf(data: unknown): Entry[] | undefined {
  if (Array.isArray(data) && data.length > 0) return data.map((value, index) => ({ path: [index], value }))
  if (!isRecord(data)) return undefined
  for (const name of LISTS) {
    const list = data[name]
    if (Array.isArray(list)) return byPriority(list.map((value, index) => ({ path: [name, index], value })))
    if (isRecord(list))
      return Object.entries(list).map(([id, value]) => ({
        path: [name, id],
        value: isRecord(value) ? { id, ...value } : value,
      }))
  }
  const name = GROUPS.find((each) => Array.isArray(data[each]))
  if (name === undefined) return undefined
  return (data[name] as unknown[]).flatMap((group, at) => {
    const given = isRecord(group) ? group : {}
    const { name: words, title = words, id = title } = given
    const list = LISTS.find((each) => Array.isArray(given[each])) ?? 'tasks'
    const phase = [title, id].find((each) => typeof each === 'string')
    return (Array.isArray(given[list]) ? given[list] : []).map((value, index) => ({
      path: [name, at, list, index],
      value,
      ...(typeof phase === 'string' ? { phase } : {}),
    }))
  })
}

/** Stories with `passes` are done in the order of their priorities, which are numbers from 1. */
function byPriority(entries: Entry[]): Entry[] {
  const rank = ({ value }: Entry) =>
    isRecord(value) && 'passes' in value && typeof value.priority === 'number' ? value.priority : undefined
  if (entries.some((entry) => rank(entry) === undefined)) return entries
  return entries.toSorted((a, b) => Number(rank(a)) - Number(rank(b)))
}

function unread(data: unknown, file: string): Finding {
  const base = file.split('/').at(-1) ?? file
  const names = isRecord(data) ? Object.keys(data).slice(0, 6).join(', ') : typeof data
  const message = `${base} is not read: there is no list "tasks" in it, nor "userStories", nor "phases" with tasks (it has: ${names.slice(0, 100)})`
  return problem('read/json', { file, line: 1 }, message, 'add "tasks": […], each with "id" and "title"')
}

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

export const tasksJson: Format = {
  id: 'tasks-json',
  files: /^tasks\.json$/i,
  detects: ({ isJson }) => (isJson ? 'syntax' : undefined),
  read: readTasksJson,
  addVerify: 'give an acceptance criterion a "verificationCommand"',
}
