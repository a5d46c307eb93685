import type { OpenRun } from '../engine/open-run.ts'
import { replayRun } from '../engine/replay.ts'
import { VIEWS } from '../engine/replay-views.ts'
import { recordedProofs, reproveRun } from '../engine/reprove.ts'
import { taskWord } from '../model/task-name.ts'
import { renderReplay, renderReproof } from '../view/replay.ts'
import { type Command, type Terminal, UsageError } from './command.ts'
import { openOrFail, taskOrFail } from './open-or-fail.ts'
import { readArguments } from './read-arguments.ts'

export const replay: Command = {
  name: 'replay',
  summary: 'rebuild the run from its journal and compare every view; with --verify run the proofs again',
  usage: 'ultraplan replay [--verify [task]] [--json] [--run <id>]',
  examples: ['ultraplan replay', 'ultraplan replay --verify', 'ultraplan replay --verify 1.2'],
  async run(args, terminal) {
    const { values, positionals } = readArguments(
      args,
      { verify: { type: 'boolean' }, json: { type: 'boolean' }, run: { type: 'string' } },
      replay,
      1,
    )
    const [words] = positionals
    if (words !== undefined && !values.verify) {
      throw new UsageError('a task is named only with --verify', `usage: ${replay.usage}`)
    }
    const open = openOrFail(terminal, values.run)
    if (values.verify) return verify(open, words, terminal, values.json ?? false)
    const result = replayRun(open.dir, terminal.home, VIEWS)
    terminal.out(values.json ? `${JSON.stringify(result, undefined, 2)}\n` : renderReplay(result))
    return result.views.every(({ same }) => same) ? 0 : 1
  },
}

async function verify(
  open: OpenRun,
  words: string | undefined,
  terminal: Terminal,
  json: boolean,
): Promise<number> {
  const { dir, run } = open
  const task = words === undefined ? undefined : taskOrFail(open, words, 'replay')
  if ((task ? [task] : run.tasks).every((one) => recordedProofs(one).length === 0)) {
    throw new UsageError(
      task ? `${taskWord(task)} has no approved proof` : 'no task has an approved proof yet',
      'ultraplan status shows which tasks are approved',
    )
  }
  const results = await reproveRun({
    dir,
    cwd: terminal.cwd,
    run,
    env: terminal.env,
    ...(task ? { task } : {}),
    onResult: (result) => json || terminal.out(renderReproof(run, result)),
  })
  const differing = results.filter(({ same }) => !same).length
  if (json) terminal.out(`${JSON.stringify(results, undefined, 2)}\n`)
  else terminal.out(`${results.length} commands ran again, ${differing} ended differently\n`)
  return differing === 0 ? 0 : 1
}
