import { auditRun } from '../engine/audit.ts'
import { locateRun } from '../engine/pick-task.ts'
import { renderAudit } from '../view/audit.ts'
import { type Command, UsageError } from './command.ts'
import { readArguments } from './read-arguments.ts'

export const audit: Command = {
  name: 'audit',
  summary: 'check that the record of a run is whole: chain, head, evidence, approved ref, receipts',
  usage: 'ultraplan audit [run] [--json]',
  examples: ['ultraplan audit', 'ultraplan audit --json'],
  run(args, terminal) {
    const { values, positionals } = readArguments(args, { json: { type: 'boolean' } }, audit, 1)
    const place = locateRun(terminal.cwd, terminal.home, positionals[0])
    if ('error' in place) throw new UsageError(place.error, place.fix)
    const found = auditRun({ ...place, home: terminal.home })
    terminal.out(values.json ? `${JSON.stringify(found, undefined, 2)}\n` : renderAudit(found))
    return found.broken ? 1 : 0
  },
}
