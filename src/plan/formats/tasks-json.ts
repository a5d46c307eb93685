import { z } from 'zod'
import type { Finding } from '../../model/gate.ts'
import type { PlanReading, Task } from '../../model/plan.ts'
import { planName } from '../document.ts'
import { isRecord, problem } from '../lines.ts'
import { withoutRestarts } from '../restarts.ts'
import type { Format } from './format.ts'
import { openJson } from './json/document.ts'
import { entriesOf } from './json/entries.ts'
import { gather, unreadAround } from './json/subtasks.ts'
import { droppedFinding, listOf, record, TextOrNumber, withoutDropped } from './json/task.ts'

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
  const { tasks: read, dropped, leftOut } = gather(entries ?? [], placeOf, problems)
  problems.push(
    ...droppedFinding(dropped, { file, line: leftOut[0]?.from ?? 1 }),
    ...unreadAround(top, read, placeOf),
  )
  const tasks = withoutRestarts(withoutDropped(read, dropped, problems), problems)
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
