import { parseArgs } from 'node:util'
import { type LintReport, lint as lintPlan } from '../engine/lint-plan.ts'
import { planLifecycle } from '../engine/plan-lifecycle.ts'
import { type Probe, probePlan } from '../engine/probe-plan.ts'
import { renderFindings, summarizeFindings } from '../view/findings.ts'
import { palette } from '../view/palette.ts'
import { type Command, type Terminal, UsageError } from './command.ts'

const OPTIONS = {
  json: { type: 'boolean' },
  strict: { type: 'boolean' },
  probe: { type: 'boolean' },
} as const

/** Exit code 0: nothing blocks (with --strict: nothing at all). 1: findings. 2: the plan could not be read. */
export const lint: Command = {
  name: 'lint',
  summary: 'check a plan before it is run',
  usage: 'ultraplan lint [plan] [--json] [--strict] [--probe]',
  examples: [
    'ultraplan lint',
    'ultraplan lint demo                  # specs/demo, or where its planner keeps it',
    'ultraplan lint specs/demo/tasks.md',
    'ultraplan lint demo --strict         # warnings count too',
    'ultraplan lint demo --probe          # run each verify now, report those that already pass',
    'ultraplan lint demo --json',
  ],
  async run(args, terminal) {
    const { values, plan } = parse(args)
    const report = lintPlan(terminal.cwd, plan)
    if ('error' in report) return unreadable(report, values.json === true, terminal)
    const probe = values.probe ? await probed(report, values.json === true, terminal) : undefined
    const findings = [...report.findings, ...(probe?.findings ?? [])]
    const blocking = findings.filter((finding) => finding.severity === 'block').length
    const state = planLifecycle(terminal.cwd, terminal.home, report)
    const clean = values.strict ? findings.length === 0 : blocking === 0
    if (values.json) {
      const { format, name, tasks } = report.plan
      const counts = { tasks: tasks.length, blocking, warnings: findings.length - blocking }
      terminal.out(
        `${JSON.stringify({ plan: name, format, state, clean, ...counts, ...(probe ? { probed: probe.ran } : {}), findings })}\n`,
      )
    } else terminal.out(text(report, state, findings, probe, terminal))
    // A file that is not JSON was not read, although its finding names the line.
    if (report.findings.some((finding) => finding.id === 'read/json') && report.plan.tasks.length === 0)
      return 2
    return clean ? 0 : 1
  },
}

function parse(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true })
    if (positionals.length > 1) throw new UsageError('lint reads one plan at a time', lint.usage)
    return { values, plan: positionals[0] ?? '' }
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new UsageError((error as Error).message.split('.')[0] ?? 'bad option', lint.usage)
  }
}

/** A program gets JSON in every case; a person one sentence. */
function unreadable(refusal: { error: string; fix: string }, json: boolean, terminal: Terminal): number {
  if (!json) throw new UsageError(refusal.error, refusal.fix)
  terminal.out(`${JSON.stringify({ error: refusal.error, fix: refusal.fix })}\n`)
  return 2
}

const probed = (report: LintReport, quiet: boolean, terminal: Terminal): Promise<Probe> =>
  probePlan(report.root, report.plan, report.config, terminal.env, (command) => {
    if (!quiet && terminal.interactive) terminal.err(`running ${command.split('\n').at(-1)}\n`)
  })

function text(
  report: LintReport,
  state: string,
  findings: LintReport['findings'],
  probe: Probe | undefined,
  terminal: Terminal,
): string {
  const { bold, red, yellow, green } = palette(terminal.colour)
  const { plan } = report
  const blocking = findings.some((finding) => finding.severity === 'block')
  const paint = blocking ? red : findings.length > 0 ? yellow : green
  const tasks = `${plan.tasks.length} task${plan.tasks.length === 1 ? '' : 's'}`
  const ran = probe ? `, ${probe.ran} command${probe.ran === 1 ? '' : 's'} run` : ''
  const summary = `${bold(plan.name)} (${plan.format}, ${tasks}${ran}): ${paint(summarizeFindings(findings))}, ${state}`
  const look = { colour: terminal.colour, ...(terminal.interactive ? { columns: terminal.columns } : {}) }
  return findings.length === 0 ? `${summary}\n` : `${renderFindings(findings, look)}\n\n${summary}\n`
}
