import { listChecks } from '../engine/list-checks.ts'
import { renderChecks } from '../view/checks.ts'
import { renderFindings } from '../view/findings.ts'
import type { Command } from './command.ts'
import { readArguments } from './read-arguments.ts'

export const checks: Command = {
  name: 'checks',
  summary: 'list all checks of the gate, with seed, stage and severity',
  usage: 'ultraplan checks [--json]',
  examples: ['ultraplan checks', 'ultraplan checks --json'],
  run(args, terminal) {
    const { values } = readArguments(args, { json: { type: 'boolean' } }, checks)
    const { checks: list, findings } = listChecks(terminal.cwd)
    if (values.json) terminal.out(`${JSON.stringify({ checks: list, findings }, undefined, 2)}\n`)
    else {
      terminal.out(`${renderChecks(list, { colour: terminal.colour })}\n`)
      if (findings.length > 0) terminal.out(`\n${renderFindings(findings, { colour: terminal.colour })}\n`)
    }
    return findings.length > 0 ? 1 : 0
  },
}
