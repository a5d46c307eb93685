import type { Finding } from '../../../model/finding.ts'
import type { PlanReading, Task } from '../../../model/plan.ts'
import { problem } from '../../problem.ts'
import { defined } from '../../values.ts'

/** Several PLAN.md of a phase as one plan: ordered by wave and name, with plans' dependencies turned into tasks'. */
export function joinPlans(readings: readonly PlanReading[], name: string): PlanReading {
  const ordered = [...readings].sort((a, b) => waveOf(a) - waveOf(b) || compare(pathOf(a), pathOf(b)))
  const lastTask = new Map<string, string>()
  for (const { plan } of ordered) {
    const last = plan.tasks.at(-1)
    if (last) lastTask.set(last.id.replace(/-\d+$/, ''), last.id)
  }
  const problems: Finding[] = ordered.flatMap((reading) => reading.problems)
  const tasks = ordered.flatMap(({ plan }) => plan.tasks.map((task) => resolve(task)))
  return {
    plan: {
      format: 'plan-md',
      name,
      ...defined({ title: ordered[0]?.plan.title }),
      files: ordered.flatMap(({ plan }) => plan.files),
      tasks,
    },
    problems,
  }

  function resolve(task: Task): Task {
    const dependsOn = task.dependsOn.flatMap((each) => {
      if (!each.startsWith('plan:')) return [each]
      const key = each.slice('plan:'.length)
      const target = lastTask.get(key) ?? lastTask.get(`${task.id.split('-')[0]}-${key}`)
      if (target === undefined) problems.push(outside(task, key))
      return target ?? []
    })
    return { ...task, dependsOn }
  }
}

/** A plan of another phase, or one that was left out: nobody here can see whether it is done. */
const outside = ({ file }: Task, key: string): Finding =>
  problem(
    'read/depends-on',
    { file, line: 1 },
    `depends_on names plan ${key}, which is not among the files read`,
    'run the whole phase folder, or see to it that this plan is done',
    'warn',
  )

const waveOf = ({ plan }: PlanReading) => plan.tasks[0]?.wave ?? 1
const pathOf = ({ plan }: PlanReading) => plan.files[0]?.path ?? ''
const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** `01-02` for phase 01-foundation, plan 02: what `depends_on` names and what task ids begin with. */
export function planKeyOf(data: Record<string, unknown>, file: string): string | undefined {
  const base = (file.split('/').at(-1) ?? '').replace(/\.md$/i, '').replace(/[-_.]?PLAN$/i, '')
  const named = /^(\d+(?:\.\d+)?)-(\d+)$/.exec(base)
  const folder = file.split('/').at(-2) ?? ''
  const phase = short(data.phase) ?? named?.[1] ?? /^(\d+(?:\.\d+)?)-/.exec(folder)?.[1]
  const plan = short(data.plan) ?? named?.[2] ?? (/^\d+$/.test(base) ? base : undefined)
  if (phase !== undefined && plan !== undefined) return `${padded(phase)}-${padded(plan)}`
  if (phase === undefined && plan === undefined) return base === '' ? undefined : base.toLowerCase()
  return padded((plan ?? phase) as string)
}

/** A plan as others name it: `01-02`, `01-02-PLAN.md`, `phase-01/02`, `1-2`. */
export function planKey(name: string): string {
  const base = (name.split('/').at(-1) ?? name).replace(/\.md$/i, '').replace(/[-_.]?PLAN$/i, '')
  const numbers = /^(\d+(?:\.\d+)?)(?:-[A-Za-z][\w-]*?)?-(\d+)$/.exec(base)
  if (numbers) return `${padded(numbers[1] as string)}-${padded(numbers[2] as string)}`
  return /^\d+$/.test(base) ? padded(base) : base.toLowerCase()
}

/** The number that a phase's name begins with; a name without one stays as it is. */
function short(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined
  const name = value.trim()
  return /^(\d+(?:\.\d+)?)(?:-|$)/.exec(name)?.[1] ?? name.replace(/\s+/g, '-').toLowerCase()
}

const padded = (number: string) => (/^\d$/.test(number) ? `0${number}` : number)
