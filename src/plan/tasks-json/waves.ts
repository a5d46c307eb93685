import type { Finding } from '../../model/finding.ts'
import type { Task } from '../../model/plan.ts'

interface Phase {
  id: string
  name: string
  taskIds: string[]
  after: string[]
}

/** Build phases as phase names and waves: a phase's wave is one behind the last phase that it waits for. */
export function applyBuildPhases(value: unknown, tasks: Task[], file: string, problems: Finding[]): Task[] {
  const phases = new Map<string, Phase>()
  for (const each of Array.isArray(value) ? value : []) {
    const phase = phaseOf(each)
    if (phase) phases.set(phase.id, phase)
  }
  if (phases.size === 0) return tasks
  const waves = new Map<string, number>()
  for (const phase of phases.values()) if (waveOf(phase.id) === undefined) break
  const phaseOfTask = new Map<string, Phase>()
  for (const phase of phases.values()) for (const id of phase.taskIds) phaseOfTask.set(id, phase)
  return tasks.map((task) => {
    const phase = phaseOfTask.get(task.id) ?? phases.get(task.phase ?? '')
    return phase ? { ...task, phase: phase.name, wave: waves.get(phase.id) ?? 1 } : task
  })

  /** Walked with a stack of its own, so that a chain of thousands of phases is no trouble. */
  function waveOf(first: string): number | undefined {
    const stack = [first]
    const open = new Set<string>()
    while (stack.length > 0) {
      const id = stack.at(-1) as string
      const waiting = (phases.get(id)?.after ?? []).filter((other) => phases.has(other) && !waves.has(other))
      if (waiting.length === 0 || waves.has(id)) {
        const behind = (phases.get(id)?.after ?? []).map((other) => waves.get(other) ?? 0)
        waves.set(id, behind.reduce((most, wave) => Math.max(most, wave), 0) + 1)
        open.delete(id)
        stack.pop()
      } else if (open.has(id)) {
        problems.push({
          id: 'read/phases',
          severity: 'block',
          file,
          line: 1,
          message: `build phases wait for each other: ${[...open].slice(0, 5).join(', ')}`,
          fix: 'take one of them out of dependsOnPhases',
        })
        return undefined
      } else {
        open.add(id)
        stack.push(...waiting)
      }
    }
    return waves.get(first)
  }
}

function phaseOf(value: unknown): Phase | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, name, taskIds, dependsOnPhases } = value as Record<string, unknown>
  const key = text(id) || text(name)
  if (key === '') return undefined
  return { id: key, name: text(name) || key, taskIds: texts(taskIds), after: texts(dependsOnPhases) }
}

const text = (value: unknown) =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
const texts = (value: unknown) => (Array.isArray(value) ? value.map(text).filter((each) => each !== '') : [])
