import { resolve } from 'node:path'
import { type ByHand, gateByHand } from '../engine/gate-by-hand.ts'
import { taskWord } from '../model/task-name.ts'
import { renderGateResult } from '../view/gate-result.ts'
import { oneLine } from '../view/terminal.ts'
import { type Terminal, UsageError } from './command.ts'

/** The options that `gate` and `verify` share. */
export const JUDGE_OPTIONS = {
  json: { type: 'boolean' },
  plan: { type: 'string' },
  base: { type: 'string' },
  run: { type: 'string' },
  keep: { type: 'string' },
} as const

interface Shared {
  json?: boolean | undefined
  plan?: string | undefined
  base?: string | undefined
  run?: string | undefined
  keep?: string | undefined
}

/** Exit code 0: it would pass. 1: it would not. */
export async function judgeAndPrint(
  terminal: Terminal,
  task: string,
  values: Shared,
  more: Pick<ByHand, 'stages' | 'claim'>,
): Promise<number> {
  const { cwd, home, env } = terminal
  const { plan, base, run, keep, json } = values
  const judged = await gateByHand({
    cwd,
    home,
    env,
    task,
    ...more,
    ...(plan === undefined ? {} : { plan }),
    ...(base === undefined ? {} : { base }),
    ...(run === undefined ? {} : { run }),
    ...(keep === undefined ? {} : { keep: resolve(cwd, keep) }),
    onProgress: (text) => {
      if (terminal.interactive && !json) terminal.err(`${oneLine(text)}\n`)
    },
  })
  if ('error' in judged) throw new UsageError(oneLine(judged.error), judged.fix)
  const { result, logs } = judged
  const look = {
    task: taskWord(judged.task),
    ...(logs === undefined ? {} : { logs }),
    colour: terminal.colour,
    ...(terminal.interactive ? { columns: terminal.columns } : {}),
  }
  terminal.out(
    json ? `${JSON.stringify({ ...result, logs }, undefined, 2)}\n` : `${renderGateResult(result, look)}\n`,
  )
  return result.outcome === 'PASSED' ? 0 : 1
}
