import { statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { commandEnvironment } from '../../gate/commands.ts'
import { isBorrowed } from '../../gate/match-path.ts'
import { readText } from '../../io/files.ts'
import { findRepository } from '../../io/git.ts'
import { ignoredAmong } from '../../io/git-status.ts'
import { type CommandRun, runCommand } from '../../io/run-command.ts'
import type { Config } from '../../model/config.ts'
import type { Finding } from '../../model/gate.ts'
import type { Plan, PlanReading, Task } from '../../model/plan.ts'
import { taskWord } from '../../model/task-name.ts'
import { lintPlan as lintReading } from '../../plan/lint/lint-plan.ts'
import { commandsOf } from '../../plan/lint/rule.ts'
import { renderFindings, summarizeFindings } from '../../view/findings.ts'
import { renderTasks } from '../../view/plan-tasks.ts'
import { plural } from '../../view/run-view.ts'
import type { Refusal } from '../runs/open-run.ts'
import { CONFIG_FILE, parseConfig } from './read-config.ts'
import { readPlan } from './read-plan.ts'

export interface LintReport {
  /** Top of the repository, or the folder one is in where there is none. */
  root: string
  plan: Plan
  config: Config
  findings: Finding[]
}

/** Every finding of a plan that has been read. With `root` the lint can check whether files could exist. */
export function lintPlan(reading: PlanReading, config: Config, root?: string): Finding[] {
  const facts =
    root === undefined
      ? {}
      : {
          root: root.split(sep).join('/'),
          entry: (path: string) => entryAt(join(root, path)),
          text: (path: string) => readText(join(root, path)),
          ignored: (paths: readonly string[]) => notBorrowed(ignoredAmong(root, paths), config),
        }
  return lintReading(reading, { ...facts, severities: config.checks, optional: config.optional })
}

/** Reads and lints the plan that a person named, with the configuration of the work tree, committed or not. */
export function lint(cwd: string, argument: string): LintReport | Refusal {
  const root = findRepository(cwd)?.root ?? cwd
  const settings = parseConfig(readText(join(root, CONFIG_FILE)) ?? '')
  if ('problems' in settings)
    return { error: 'the configuration cannot be used', fix: renderFindings(settings.problems) }
  const { config } = settings
  const reading = readPlan(root, argument, cwd, config.verify.default)
  if ('error' in reading) return reading
  return { root, plan: reading.plan, config, findings: lintPlan(reading, config, root) }
}

/** What `/ultraplan:lint` shows: the sum first, as the client puts a sign before it. */
export function lintText(cwd: string, argument: string): { text: string; isBad: boolean } | Refusal {
  const report = lint(cwd, argument)
  if ('error' in report) return report
  const { plan, findings } = report
  const summary = `${plan.name} (${plan.format}, ${plural(plan.tasks.length, 'task')}): ${summarizeFindings(findings)}`
  const found = findings.length === 0 ? [] : [renderFindings(findings)]
  return {
    text: [summary, renderTasks(plan, MOST_SHOWN), ...found].filter((part) => part !== '').join('\n\n'),
    isBad: findings.some(({ severity }) => severity === 'block'),
  }
}

/** One screen of tasks; the program shows them all. */
const MOST_SHOWN = 40

/** Files of other tasks and of the configuration's links: a proof may find them although the task did not make them. */
const notBorrowed = (paths: ReadonlySet<string>, { proof }: Config) =>
  new Set([...paths].filter((path) => !isBorrowed(path, proof.links)))

function entryAt(path: string): 'file' | 'folder' | undefined {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat === undefined ? undefined : stat.isDirectory() ? 'folder' : 'file'
}

export type Probe = Awaited<ReturnType<typeof probePlan>>

/**
 * Runs each verify on the current tree, and says how many different commands were run. A verify that passes before any
 * work proves nothing about that work.
 */
export async function probePlan(
  root: string,
  plan: Plan,
  config: Config,
  env: NodeJS.ProcessEnv,
  onProgress: (command: string) => void = () => {},
): Promise<{ findings: Finding[]; ran: number }> {
  const findings: Finding[] = []
  const results = new Map<string, CommandRun>()
  for (const task of plan.tasks.filter(isProbed)) {
    for (const { command, file, line } of commandsOf(task)) {
      let result = results.get(command)
      if (!result) {
        onProgress(command)
        result = await runCommand(command, {
          cwd: root,
          env: commandEnvironment(env, task.contract?.environmentVarsRequired ?? []),
          limitMs: config.limits.verifyMax * 1000,
          outputBytes: 64_000,
        })
        results.set(command, result)
      }
      const remark = remarkOn(result)
      if (!remark) continue
      const message = `the verify of ${taskWord(task)} ${remark.message}`
      findings.push({ id: 'lint/probe', severity: 'warn', file, line, message, fix: remark.fix })
    }
  }
  return { findings, ran: results.size }
}

/** Checkpoints, guards and fix tasks may pass before and after. */
const isProbed = (task: Task) =>
  task.kind === 'work' && !task.ticked && task.fixOf === undefined && !task.markers.includes('GUARD')

function remarkOn(run: CommandRun): { message: string; fix: string } | undefined {
  if (run.exitCode === 0)
    return {
      message: 'already passes, before any work',
      fix: 'check something that is not there yet, or mark the task [GUARD]',
    }
  if (run.exitCode === 127 || run.exitCode === 126 || run.failedToStart !== undefined)
    return {
      message: 'cannot be run here: the program is not found',
      fix: 'install it, or name one that is there',
    }
  if (run.timedOut)
    return { message: 'did not end within the limit', fix: 'make it quicker, or raise limits.verifyMax' }
  return undefined
}
