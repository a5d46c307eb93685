import { type LintReport, lint as lintPlan, type Probe, probePlan } from '../engine/project/lint-plan.ts'
import { newPlan, planLifecycle } from '../engine/project/read-plan.ts'
import { renderFindings, summarizeFindings } from '../view/findings.ts'
import { palette } from '../view/paint.ts'
import { plural } from '../view/run-view.ts'
import { type Command, command, FLAG, lookOf, orFail, type Terminal, UsageError } from './command.ts'

export const newCommand: Command = {
  summary: 'write a plan to start from: specs/<name>/ with requirements.md, design.md and tasks.md',
  usage: 'ultraplan new <name>',
  examples: ['ultraplan new add-login'],
  run([name, ...rest], terminal) {
    if (name === undefined || name.startsWith('-') || rest.length > 0)
      throw new UsageError('new takes one name', 'ultraplan new add-login')
    const { files } = orFail(newPlan(terminal.cwd, name))
    for (const file of files) terminal.out(`${file}\n`)
    terminal.out(`edit them, then: ultraplan lint ${name}\n`)
    return 0
  },
}

/** Exit code 0: nothing blocks (with --strict: nothing at all). 1: findings. 2: the plan could not be read. */
export const lint = command({
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
  options: { json: FLAG, strict: FLAG, probe: FLAG },
  words: 1,
  async act({ values: { json = false, strict, probe: isProbe }, words: [plan = ''], terminal }) {
    const report = lintPlan(terminal.cwd, plan)
    if ('error' in report && json) {
      // A program gets JSON in every case; a person one sentence.
      terminal.out(`${JSON.stringify({ error: report.error, fix: report.fix })}\n`)
      return 2
    }
    const read = orFail(report)
    const probe = isProbe ? await probing(read, json, terminal) : undefined
    const findings = [...read.findings, ...(probe?.findings ?? [])]
    const blocking = findings.filter((finding) => finding.severity === 'block').length
    const state = planLifecycle(terminal.cwd, terminal.home, read)
    const clean = strict ? findings.length === 0 : blocking === 0
    const { format, name, tasks } = read.plan
    const counts = { tasks: tasks.length, blocking, warnings: findings.length - blocking }
    const ran = probe ? { probed: probe.ran } : {}
    const all = { plan: name, format, state, clean, ...counts, ...ran, findings }
    terminal.out(`${json ? JSON.stringify(all) : lintText(all, terminal)}\n`)
    // A file that is not JSON was not read, although its finding names the line.
    if (read.findings.some(({ id }) => id === 'read/json') && tasks.length === 0) return 2
    return clean ? 0 : 1
  },
})

interface Linted {
  plan: string
  format: string
  state: string
  tasks: number
  blocking: number
  probed?: number
  findings: LintReport['findings']
}

function lintText(
  { plan, format, state, tasks, blocking, probed, findings }: Linted,
  terminal: Terminal,
): string {
  const { bold, red, yellow, green } = palette(terminal.colour)
  const paint = blocking > 0 ? red : findings.length > 0 ? yellow : green
  const ran = probed === undefined ? '' : `, ${plural(probed, 'command')} run`
  const found = findings.length === 0 ? '' : `${renderFindings(findings, lookOf(terminal))}\n\n`
  return `${found}${bold(plan)} (${format}, ${plural(tasks, 'task')}${ran}): ${paint(summarizeFindings(findings))}, ${state}`
}

const probing = (report: LintReport, quiet: boolean, terminal: Terminal): Promise<Probe> =>
  probePlan(report.root, report.plan, report.config, terminal.env, (command) => {
    if (!quiet && terminal.interactive) terminal.err(`running ${command.split('\n').at(-1)}\n`)
  })
