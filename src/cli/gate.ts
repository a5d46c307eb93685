import { readClaimFile } from '../engine/pick-task.ts'
import type { Stage } from '../model/gate.ts'
import { type Command, UsageError } from './command.ts'
import { JUDGE_OPTIONS, judgeAndPrint } from './judge-and-print.ts'
import { readArguments } from './read-arguments.ts'

const STAGES: readonly Stage[] = ['claim', 'artifacts', 'proof']

export const gate: Command = {
  name: 'gate',
  summary: 'judge a task as the gate would, and record nothing',
  usage:
    'ultraplan gate <task> [--claim <file>] [--stage 1|2|3] [--plan <plan> --base <commit>] [--keep <folder>] [--json]',
  examples: [
    'ultraplan gate 1.2                          # artifacts and proof of the newest run',
    'ultraplan gate 1.2 --claim last-message.md  # the words too',
    'ultraplan gate 1.2 --stage 2',
    'ultraplan gate 1.2 --plan demo --base main  # without a run',
  ],
  async run(args, terminal) {
    const options = { ...JUDGE_OPTIONS, claim: { type: 'string' }, stage: { type: 'string' } } as const
    const { values, positionals } = readArguments(args, options, gate, 1)
    const [task] = positionals
    if (task === undefined) throw new UsageError('no task was named', `usage: ${gate.usage}`)
    const stages = stagesOf(values.stage)
    const needsBase = values.plan !== undefined && values.base === undefined && stages?.[0] !== 'proof'
    if (needsBase)
      throw new UsageError('no run says where the task began', 'name the commit: --base <commit>')
    if (stages?.[0] === 'claim' && values.claim === undefined)
      throw new UsageError(
        'there is no claim to judge',
        'name a file with what the executor handed in: --claim <file>',
      )
    const claim = values.claim === undefined ? {} : claimIn(terminal.cwd, values.claim)
    return judgeAndPrint(terminal, task, values, { ...claim, ...(stages ? { stages } : {}) })
  },
}

function claimIn(cwd: string, path: string): { claim: string } {
  const read = readClaimFile(cwd, path)
  if ('error' in read) throw new UsageError(read.error, read.fix)
  return read
}

/** A number or a name; only that stage is run. */
function stagesOf(word: string | undefined): Stage[] | undefined {
  if (word === undefined) return undefined
  const stage = STAGES.find((name, index) => name === word || String(index + 1) === word)
  if (!stage) throw new UsageError(`there is no stage ${word}`, 'stages: 1 claim, 2 artifacts, 3 proof')
  return [stage]
}
