import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Session } from '../../client/session.ts'
import { namesIn } from '../../io/files.ts'
import { checkedOut, findRepository, git, gitFolders, headCommit, tryGit } from '../../io/git.ts'
import { headState } from '../../io/git-objects.ts'
import { linkEntries } from '../../io/worktrees.ts'
import type { Run, Ticket } from '../../model/run.ts'
import { type OpenRun, openDriven } from '../runs/open-run.ts'
import { noteWorktree } from '../runs/projections/work.ts'
import { AGENT_WORKTREE } from './worktrees.ts'

/** Within the time that the client gives the hook of a starting agent. */
const LONGEST_MS = 280_000

/** Runs `proof.setup` in the worktree of an executor. Returns what the executor has to know if that fails. */
async function setUp({ run, dir }: OpenRun, folder: string, session: Session): Promise<string | undefined> {
  const command = run.config.proof.setup
  const head = headState(folder)
  if (command === undefined || !head) return undefined
  const { runProof } = await import('../proof/run-proof.ts')
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

/**
 * An ultraplan agent begins. A worktree of its own has to be on the run's commit (the client starts it at the remote's
 * default branch unless configured otherwise) and needs the ignored folders that the commands use. Returns what the
 * agent has to know about its worktree.
 */
export async function agentStarts(
  session: Session,
  cwd: string,
  agentId: string,
): Promise<string | undefined> {
  const open = openDriven(session)
  if (!open) return undefined
  const { run } = open
  const base = run.tickets.find((ticket) => ticket.isolated && ticket.redeemedAt)?.base
  const place = base === undefined ? undefined : findRepository(cwd)
  if (!place || !base || place.root === run.root || place.commonDir !== gitFolders(run.root).commonDir)
    return undefined
  noteStart(open.dir, base, agentId)
  // A worktree that a person made is not moved to another commit, and its branch is theirs.
  if (!AGENT_WORKTREE.test(place.root)) return undefined
  const branch = checkedOut(place.root)
  if (branch !== undefined) noteWorktree(open.dir, branch)
  // The agent has not done anything yet, so nothing in this worktree can be lost.
  if (headCommit(place.root) !== base && tryGit(place.root, ['status', '--porcelain'])?.trim() === '') {
    git(place.root, ['reset', '--quiet', '--keep', base])
  }
  for (const path of run.config.proof.links) linkEntries({ root: run.root, twin: place.root }, path)
  return setUp(open, place.root, session)
}

/**
 * The client creates the worktrees of several agents at the same time and sometimes fails on git's own locks; that
 * agent then never starts. So the agents of a group are let through one after another, each when the ones before have begun.
 */
const LONGEST_WAIT_MS = 8000
const LOOK_EVERY_MS = 40

const startedFolder = (dir: string, base: string): string => join(dir, 'started', base)

/** An isolated agent has begun: its worktree is there. */
export function noteStart(dir: string, base: string, agentId: string): void {
  mkdirSync(startedFolder(dir, base), { recursive: true })
  writeFileSync(join(startedFolder(dir, base), agentId), '')
}

const FAILED = 'call-'
export const failedCall = (toolUseId: string): string => `${FAILED}${toolUseId.replace(/[^\w-]/g, '')}`

/** Waits until every agent that was let through before this one has begun or has failed to begin, for a limited time. */
export async function awaitTurn(run: Run, dir: string, ticket: Ticket): Promise<void> {
  const executors = run.tasks.flatMap(({ attempts }) =>
    attempts.map((each) => ({ ...each, id: each.ticket })),
  )
  const calls = [...executors, ...run.tickets]
    .filter(({ id, isolated, base }) => isolated && base === ticket.base && id !== ticket.id)
    .flatMap(({ toolUseId }) => (toolUseId === undefined ? [] : failedCall(toolUseId)))
  const before = [...new Set(calls)]
  // A failed call whose attempt has been removed again is not in `before`, so it must not be counted as settled either.
  const settled = () =>
    namesIn(startedFolder(dir, ticket.base)).filter(
      (name) => !name.startsWith(FAILED) || before.includes(name),
    ).length
  const deadline = Date.now() + LONGEST_WAIT_MS
  while (settled() < before.length && Date.now() < deadline) await sleep(LOOK_EVERY_MS)
}
