import { readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { findRepository } from '../io/git.ts'
import { ignoredAmong } from '../io/git-status.ts'
import type { Config } from '../model/config.ts'
import type { Finding } from '../model/finding.ts'
import type { Plan, PlanReading } from '../model/plan.ts'
import { lintPlan as lintReading } from '../plan/lint/lint-plan.ts'
import { renderFindings, summarizeFindings } from '../view/findings.ts'
import { isBorrowed } from './build-output.ts'
import type { Refusal } from './open-run.ts'
import { CONFIG_FILE, parseConfig } from './read-config.ts'
import { readPlan } from './read-plan.ts'

export interface LintReport {
  /** Top of the repository, or the folder one is in where there is none. */
  root: string
  plan: Plan
  config: Config
  findings: Finding[]
}

/** Every finding of a plan that has been read; `root` lets the lint look whether files could exist. */
export function lintPlan(reading: PlanReading, config: Config, root?: string): Finding[] {
  const facts =
    root === undefined
      ? {}
      : {
          root: root.split(sep).join('/'),
          entry: (path: string) => entryAt(join(root, path)),
          ignored: (paths: readonly string[]) => notBorrowed(ignoredAmong(root, paths), config),
        }
  return lintReading(reading, { ...facts, severities: config.checks })
}

/** Reads and lints the plan that a person named, with the configuration as it stands in the work tree. */
export function lint(cwd: string, argument: string): LintReport | Refusal {
  const root = findRepository(cwd)?.root ?? cwd
  const settings = parseConfig(textAt(join(root, CONFIG_FILE)))
  if ('problems' in settings)
    return { error: 'the configuration cannot be used', fix: renderFindings(settings.problems) }
  const { config } = settings
  const reading = readPlan(root, argument, cwd, config.verify.default)
  if ('error' in reading) return reading
  return { root, plan: reading.plan, config, findings: lintPlan(reading, config, root) }
}

/** What `/ultraplan:lint` shows. */
export function lintText(cwd: string, argument: string): { text: string } | Refusal {
  const report = lint(cwd, argument)
  if ('error' in report) return report
  const tasks = `${report.plan.tasks.length} task${report.plan.tasks.length === 1 ? '' : 's'}`
  const summary = `${report.plan.name} (${report.plan.format}, ${tasks}): ${summarizeFindings(report.findings)}`
  return { text: report.findings.length === 0 ? summary : `${renderFindings(report.findings)}\n\n${summary}` }
}

/** What a proof may well find there: what others made, and what the configuration lends to clean rooms. */
const notBorrowed = (paths: ReadonlySet<string>, { proof }: Config) =>
  new Set([...paths].filter((path) => !isBorrowed(path, proof.links)))

function entryAt(path: string): 'file' | 'folder' | undefined {
  const stat = statSync(path, { throwIfNoEntry: false })
  return stat === undefined ? undefined : stat.isDirectory() ? 'folder' : 'file'
}

function textAt(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
