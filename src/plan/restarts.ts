import type { Finding } from '../model/gate.ts'
import type { Task } from '../model/plan.ts'
import { problem } from './lines.ts'

/** The id of a task in a plan whose numbers begin again in each phase. */
export const PHASED = /^P\d+-/

/**
 * Where the numbers of the tasks begin again in each phase, the phase is a part of the id: `1` of phase 2 is `P2-1`. What
 * a task depends on is then meant within its own phase. Ids that are there twice in one phase stay as they are.
 */
export function withoutRestarts(tasks: Task[], problems: Finding[]): Task[] {
  const again = firstAgain(tasks)
  if (!again) return tasks
  const numbers = phaseNumbers(tasks)
  const idIn = (phase: string | undefined, id: string) =>
    phase === undefined || PHASED.test(id) ? id : `P${numbers.get(phase)}-${id}`
  const known = new Set(tasks.map(({ id, phase }) => idIn(phase, id)))
  const elsewhere = new Map(tasks.map(({ id, phase }) => [id, idIn(phase, id)]))
  const meant = (id: string, phase: string | undefined) => {
    const here = idIn(phase, id)
    return known.has(here) ? here : (elsewhere.get(id) ?? id)
  }
  const message = `the numbers of the tasks begin again in each phase, so the phase is a part of their ids: ${again.id} here is ${idIn(again.phase, again.id)}`
  problems.push(
    problem('read/ids', again, message, 'nothing to do; `ultraplan lint --tasks` shows them', 'warn'),
  )
  return tasks.map((task) => {
    const { phase, name } = task
    const id = idIn(phase, task.id)
    return {
      ...task,
      id,
      ...(name === undefined ? {} : { name: `${name} (${id})` }),
      dependsOn: task.dependsOn.map((each) =>
        each
          .split('–')
          .map((end) => meant(end, phase))
          .join('–'),
      ),
    }
  })
}

/** The first task whose id is that of a task in another phase, if all that have an id twice are in different phases. */
function firstAgain(tasks: readonly Task[]): Task | undefined {
  if (new Set(tasks.map(({ id }) => id)).size === tasks.length) return undefined
  const phases = new Map<string, Set<string>>()
  let first: Task | undefined
  for (const task of tasks) {
    const seen = phases.get(task.id)
    if (!seen) {
      phases.set(task.id, new Set([task.phase ?? '']))
      continue
    }
    if (task.phase === undefined || seen.has('') || seen.has(task.phase)) return undefined
    seen.add(task.phase)
    first ??= task
  }
  return first
}

/** The numbers that the phases have, or their places if one has none or two have the same. */
function phaseNumbers(tasks: readonly Task[]): Map<string, string> {
  const phases = [...new Set(tasks.flatMap(({ phase }) => phase ?? []))]
  const own = phases.map((phase) => /\d+/.exec(phase)?.[0] ?? '')
  const areTold = own.every((number) => number !== '') && new Set(own).size === own.length
  return new Map(phases.map((phase, at) => [phase, areTold ? (own[at] as string) : String(at + 1)]))
}
