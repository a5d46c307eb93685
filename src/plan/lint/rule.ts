import type { Severity } from '../../model/gate.ts'
import type { Plan, Task } from '../../model/plan.ts'
import { defined } from '../lines.ts'

/** A command that is meant to prove a task, and where it is written. */
interface PlacedCommand {
  command: string
  file: string
  line: number
  /** Written in the plan itself, not in the sidecar or the configuration. */
  stated: boolean
  /** A number that its output is compared with. */
  number?: number
}

export const commandsOf = ({ file, line, verify, criteria }: Task): PlacedCommand[] => [
  ...verify.flatMap(({ command, file: other, line, expect }) =>
    command === undefined
      ? []
      : [{ command, file: other ?? file, line, stated: !other, ...defined({ number: expect?.number }) }],
  ),
  ...criteria.flatMap(({ command }) =>
    command === undefined ? [] : [{ command, file, line, stated: true }],
  ),
]

/** A rule's remark about one place; the runner adds the id. */
export interface LintRemark {
  file: string
  line: number
  message: string
  fix: string
  /** Set if it differs from the rule's own severity. */
  severity?: Severity
}

export const remark = (
  { file, line }: { file: string; line: number },
  message: string,
  fix: string,
  severity?: Severity,
): LintRemark => ({ file, line, message, fix, ...(severity === undefined ? {} : { severity }) })

/** What is known about the repository. A rule that needs a missing fact reports nothing. */
export interface LintFacts {
  /** What is at a path relative to the top folder. */
  entry?(path: string): 'file' | 'folder' | undefined
  /** The text of a file at such a path. */
  text?(path: string): string | undefined
  /** The given paths that git ignores. */
  ignored?(paths: readonly string[]): ReadonlySet<string>
  /** The top folder, with forward slashes: absolute paths below it are fine. */
  root?: string
  /** `optional` of the configuration. */
  optional?: 'run' | 'skip' | undefined
}

export interface LintRule {
  id: string
  severity: Severity
  /** One sentence: what is true when the rule has no remark. */
  summary: string
  /** The seed that asks for it, else the design. */
  seed: '000' | '001' | '002' | '003' | '004' | 'design'
  /** Whether `checks:` of the configuration may change its severity. Rules that block because a seed says so may not be lowered. */
  tunable: boolean
  run(plan: Plan, facts: LintFacts): LintRemark[]
}

/** Rules about work skip tasks that a person does, and tasks that are done. */
export const openTasks = (plan: Plan): readonly Task[] => open(plan).tasks

/** The commands of all open tasks, each with its task. */
export const openCommands = (plan: Plan): readonly OpenCommand[] => open(plan).commands

type OpenCommand = PlacedCommand & { task: Task }

/** Most rules ask for these, and a plan does not change while they do. */
const OPEN = new WeakMap<Plan, { tasks: readonly Task[]; commands: readonly OpenCommand[] }>()

function open(plan: Plan) {
  const known = OPEN.get(plan)
  if (known) return known
  const tasks = plan.tasks.filter((task) => !task.ticked && task.kind !== 'checkpoint')
  const commands = tasks.flatMap((task) => commandsOf(task).map((each) => ({ ...each, task })))
  OPEN.set(plan, { tasks, commands })
  return { tasks, commands }
}

/** Whether a path leaves the folder that it begins in. */
export function climbsOut(parts: readonly string[]): boolean {
  let depth = 0
  for (const part of parts) {
    if (part === '..') depth -= 1
    else if (part !== '.' && part !== '') depth += 1
    if (depth < 0) return true
  }
  return false
}
