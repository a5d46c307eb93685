import type { Session } from '../client/session.ts'
import { headState } from '../io/git-objects.ts'
import type { OpenRun } from './open-run.ts'

/** Within the time that the client gives the hook of a starting agent. */
const LONGEST_MS = 280_000

/** Runs `proof.setup` in the worktree of an executor; gives back what the executor has to know when that fails. */
export async function setUp(
  { run, dir }: OpenRun,
  folder: string,
  session: Session,
): Promise<string | undefined> {
  const command = run.config.proof.setup
  const head = headState(folder)
  if (command === undefined || !head) return undefined
  const { runProof } = await import('./run-proof.ts')
  const { result, output } = await runProof(
    { purpose: 'setup', command },
    { cwd: folder, room: 'worktree', commit: head.commit, tree: head.tree },
    { journalDir: dir, config: run.config, env: session.env, named: [], deadline: Date.now() + LONGEST_MS },
  )
  if (result.exitCode === 0) return undefined
  const how = result.timedOut
    ? 'ran out of time'
    : `ended with exit ${result.exitCode ?? result.signal ?? 'unknown'}`
  return `ultraplan: the set-up of this worktree (${command}) ${how}:\n${output.slice(-LONGEST_OUTPUT)}`
}

const LONGEST_OUTPUT = 1000
