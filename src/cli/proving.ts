import { auditRun } from '../engine/audit.ts'
import { locateRun } from '../engine/locate-run.ts'
import type { OpenRun } from '../engine/open-run.ts'
import { recordedProofs, replayRun, reproveRun, VIEWS } from '../engine/replay.ts'
import { taskWord } from '../model/task-name.ts'
import { renderAudit, renderReplay, renderReproof } from '../view/reports.ts'
import {
  command,
  FLAG,
  openOrFail,
  orFail,
  print,
  TEXT,
  type Terminal,
  taskOrFail,
  UsageError,
} from './command.ts'

export const audit = command({
  summary: 'check that the record of a run is whole: chain, head, evidence, approved ref, receipts',
  usage: 'ultraplan audit [run] [--json]',
  examples: ['ultraplan audit', 'ultraplan audit --json'],
  options: { json: FLAG },
  words: 1,
  act({ json }, [run], terminal) {
    const { cwd, home } = terminal
    const found = auditRun({ ...orFail(locateRun(cwd, home, run)), home })
    print(terminal, json, found, () => renderAudit(found))
    return found.broken ? 1 : 0
  },
})

export const replay = command({
  summary: 'rebuild the run from its journal and compare every view; with --verify run the proofs again',
  usage: 'ultraplan replay [--verify [task]] [--json] [--run <id>]',
  examples: ['ultraplan replay', 'ultraplan replay --verify', 'ultraplan replay --verify 1.2'],
  options: { verify: FLAG, json: FLAG, run: TEXT },
  words: 1,
  async act({ verify, json = false, run }, [words], terminal) {
    if (words !== undefined && !verify)
      throw new UsageError('a task is named only with --verify', `usage: ${replay.usage}`)
    const open = openOrFail(terminal, run)
    if (verify) return proveAgain(open, words, terminal, json)
    const result = replayRun(open.dir, terminal.home, VIEWS)
    print(terminal, json, result, () => renderReplay(result))
    return result.views.every(({ same }) => same) ? 0 : 1
  },
})

async function proveAgain(
  open: OpenRun,
  words: string | undefined,
  terminal: Terminal,
  json: boolean,
): Promise<number> {
  const { dir, run } = open
  const task = words === undefined ? undefined : taskOrFail(open, words, 'replay')
  if ((task ? [task] : run.tasks).every((one) => recordedProofs(one).length === 0))
    throw new UsageError(
      task ? `${taskWord(task)} has no approved proof` : 'no task has an approved proof yet',
      'ultraplan status shows which tasks are approved',
    )
  const results = await reproveRun({
    ...{ dir, run, cwd: terminal.cwd, env: terminal.env, ...(task ? { task } : {}) },
    onResult: (result) => json || terminal.out(renderReproof(run, result)),
  })
  const differing = results.filter(({ same }) => !same).length
  print(
    terminal,
    json,
    results,
    () => `${results.length} commands ran again, ${differing} ended differently\n`,
  )
  return differing === 0 ? 0 : 1
}
