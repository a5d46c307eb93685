import { type LintReport, lint as lintPlan, type Probe, probePlan } from '../engine/project/lint-plan.ts'
import { offerPrepare, probeProofs } from '../engine/project/prepare-plan.ts'
import { newPlan, planLifecycle } from '../engine/project/read-plan.ts'
import { renderFindings, summarizeFindings } from '../view/findings.ts'
import { palette } from '../view/paint.ts'
import { renderTasks, tasksJson } from '../view/plan-tasks.ts'
import { plural } from '../view/run-view.ts'
import { type Command, command, FLAG, lookOf, orFail, TEXT, type Terminal, UsageError } from './command.ts'

export const newCommand: Command = {
  summary: 'write a plan to start from: specs/<name>/ with requirements.md, design.md and tasks.md',
  usage: 'ultraplan new <name>',
  examples: ['ultraplan new add-login'],
  run([name, ...rest], terminal) {
    if (name === undefined || name.startsWith('-') || rest.length > 0)
      throw new UsageError('new takes one name', 'ultraplan new add-login')
    const { files } = orFail(newPlan(terminal.cwd, name))
    for (const file of files) terminal.out(`${file}\n`)
    terminal.out(`fill them in, then: ultraplan lint ${name}\n`)
    return 0
  },
}

/** Exit code 0: nothing blocks (with --strict: nothing at all). 1: findings. 2: the plan could not be read. */
export const lint = command({
  summary: 'check a plan before it is run',
  usage: 'ultraplan lint [plan] [--tasks] [--json] [--strict] [--probe]',
  examples: [
    'ultraplan lint',
    'ultraplan lint demo                  # specs/demo, or where its planner keeps it',
    'ultraplan lint specs/demo/tasks.md',
    'ultraplan lint demo --tasks          # how each task was read: id, title, kind, files, verify',
    'ultraplan lint demo --strict         # warnings count too',
    'ultraplan lint demo --probe          # run each verify now, report those that already pass',
    'ultraplan lint demo --json',
  ],
  options: { json: FLAG, strict: FLAG, probe: FLAG, tasks: FLAG },
  words: 1,
  async act({ values: { json = false, strict, probe: isProbe, tasks: isListed }, words, terminal }) {
    const [plan = ''] = words
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
    const { format, name } = read.plan
    const tasks = tasksJson(read.plan)
    const counts = { count: tasks.length, blocking, warnings: findings.length - blocking }
    const ran = probe ? { probed: probe.ran } : {}
    const all = { plan: name, format, state, clean, ...counts, ...ran, tasks, findings }
    if (isListed && !json) terminal.out(`${renderTasks(read.plan)}\n\n`)
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
  count: number
  blocking: number
  probed?: number
  findings: LintReport['findings']
}

function lintText(
  { plan, format, state, count, blocking, probed, findings }: Linted,
  terminal: Terminal,
): string {
  const { bold, red, yellow, green } = palette(terminal.colour)
  const paint = blocking > 0 ? red : findings.length > 0 ? yellow : green
  const ran = probed === undefined ? '' : `, ${plural(probed, 'command')} run`
  const found = findings.length === 0 ? '' : `${renderFindings(findings, lookOf(terminal))}\n\n`
  return `${found}${bold(plan)} (${format}, ${plural(count, 'task')}${ran}): ${paint(summarizeFindings(findings))}, ${state}`
}

const probing = (report: LintReport, quiet: boolean, terminal: Terminal): Promise<Probe> =>
  probePlan(report.root, report.plan, report.config, terminal.env, (command) => {
    if (!quiet && terminal.interactive) terminal.err(`running ${command.split('\n').at(-1)}\n`)
  })

const quoted = (command: string): string => `'${command.replaceAll("'", "'\\''")}'`

/** Exit code 0: written, or nothing to write. 1: nothing was written, because nobody said yes. */
export const prepare = command({
  summary: 'propose a proof for each task that has none, and write them beside the plan after a yes',
  usage:
    'ultraplan prepare [plan] [--default <command>] [--probe] [--yes] | ultraplan prepare [plan] --undo [--yes]',
  examples: [
    'ultraplan prepare demo           # shows what it would write, then asks',
    'ultraplan prepare demo --probe   # also run each proposed command now',
    'ultraplan prepare demo --yes     # write it without asking',
    'ultraplan prepare demo --default "make check"',
    'ultraplan prepare demo --undo    # take back what it wrote',
  ],
  options: { probe: FLAG, yes: { type: 'boolean', short: 'y' }, undo: FLAG, default: TEXT },
  words: 1,
  async act({ values, words: [plan = ''], terminal }) {
    const { probe = false, yes = false, undo = false, default: all } = values
    const offer = orFail(offerPrepare({ cwd: terminal.cwd, argument: plan, undo, default: all }))
    terminal.out(`${offer.text}\n`)
    if (offer.empty) return 0
    if (probe) {
      const lines = await probeProofs(terminal.cwd, offer.commands, terminal.env)
      terminal.out(`run now, before any work:\n${lines.join('\n')}\n`)
    }
    const answer = yes
      ? 'y'
      : await terminal.askLine?.(undo ? 'take this back? [y/N] ' : 'write this? [y/N] ')
    if (/^y(?:es)?$/i.test((answer ?? '').trim())) {
      terminal.out(`${offer.apply()}\n`)
      return 0
    }
    const again = [
      plan,
      ...(undo ? ['--undo'] : []),
      ...(all === undefined ? [] : ['--default', quoted(all)]),
    ]
    terminal.out(`nothing was changed; to do it: ultraplan prepare ${again.join(' ')} --yes\n`)
    return 1
  },
})
