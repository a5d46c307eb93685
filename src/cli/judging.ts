import { resolve } from 'node:path'
import { type ByHand, gateByHand } from '../engine/judge/gate-by-hand.ts'
import { readClaimFile } from '../engine/runs/find-task.ts'
import type { Stage } from '../model/gate.ts'
import { taskWord } from '../model/task-name.ts'
import { renderGateResult } from '../view/findings.ts'
import { oneLine } from '../view/terminal.ts'
import { type Call, command, FLAG, lookOf, orFail, TEXT, UsageError } from './command.ts'

/** What `gate` and `verify` share. */
const SHARED = { json: FLAG, plan: TEXT, base: TEXT, run: TEXT, keep: TEXT }
type Shared = { json?: boolean } & Pick<ByHand, 'plan' | 'base' | 'run' | 'keep'>

const STAGES: readonly Stage[] = ['claim', 'artifacts', 'proof']

export const gate = command({
  summary: 'judge a task as the gate would, and record nothing',
  usage:
    'ultraplan gate <task> [--claim <file>] [--stage 1|2|3] [--plan <plan> --base <commit>] [--keep <folder>] [--json]',
  examples: [
    'ultraplan gate 1.2                          # artifacts and proof of the newest run',
    'ultraplan gate 1.2 --claim last-message.md  # the words too',
    'ultraplan gate 1.2 --stage 2',
    'ultraplan gate 1.2 --plan demo --base main  # without a run',
  ],
  options: { ...SHARED, claim: TEXT, stage: TEXT },
  words: 1,
  act(call) {
    const { claim: file, stage, ...values } = call.values
    const task = call.task()
    const stages = stagesOf(stage)
    if (values.plan !== undefined && values.base === undefined && stages?.[0] !== 'proof')
      throw new UsageError('no run says where the task began', 'name the commit: --base <commit>')
    if (stages?.[0] === 'claim' && file === undefined)
      throw new UsageError(
        'there is no claim to judge',
        'name a file with what the executor handed in: --claim <file>',
      )
    const claim = file === undefined ? {} : orFail(readClaimFile(call.terminal.cwd, file))
    return judge(call, task, values, { ...claim, ...(stages ? { stages } : {}) })
  },
})

export const verify = command({
  summary: 'run the proof of a task: its verify, criteria, typecheck and lint',
  usage: 'ultraplan verify <task> [--plan <plan>] [--keep <folder>] [--json]',
  examples: ['ultraplan verify 1.2', 'ultraplan verify 1.2 --plan demo', 'ultraplan verify 1.2 --json'],
  options: SHARED,
  words: 1,
  act: (call) => judge(call, call.task(), call.values, { stages: ['proof'] }),
})

/** A number or a name; only that stage is run. */
function stagesOf(word: string | undefined): Stage[] | undefined {
  if (word === undefined) return undefined
  const stage = STAGES.find((name, index) => name === word || String(index + 1) === word)
  if (!stage) throw new UsageError(`there is no stage ${word}`, 'stages: 1 claim, 2 artifacts, 3 proof')
  return [stage]
}

/** Exit code 0: it would pass. 1: it would not. */
async function judge(
  { terminal, print }: Call,
  task: string,
  { json, keep, ...named }: Shared,
  more: Pick<ByHand, 'stages' | 'claim'>,
): Promise<number> {
  const { cwd, home, env } = terminal
  const judged = await gateByHand({
    cwd,
    home,
    env,
    task,
    ...named,
    ...more,
    ...(keep === undefined ? {} : { keep: resolve(cwd, keep) }),
    onProgress: (text) => {
      if (terminal.interactive && !json) terminal.err(`${oneLine(text)}\n`)
    },
  })
  if ('error' in judged) throw new UsageError(oneLine(judged.error), judged.fix)
  const { result, logs } = judged
  const look = { ...lookOf(terminal), task: taskWord(judged.task), ...(logs === undefined ? {} : { logs }) }
  print({ ...result, logs }, () => `${renderGateResult(result, look)}\n`)
  return result.outcome === 'PASSED' ? 0 : 1
}
