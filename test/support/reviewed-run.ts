import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { runsFolder } from '../../src/engine/runs/active.ts'
import { type OpenRun, openJournalAt } from '../../src/engine/runs/open-run.ts'
import { project } from '../../src/engine/runs/projections/table.ts'
import { putEvidence } from '../../src/journal/evidence.ts'
import { Config } from '../../src/model/config.ts'
import type { EventBody } from '../../src/model/event.ts'
import type { Finding } from '../../src/model/gate.ts'
import type { Role } from '../../src/model/roles.ts'
import type { Run, Ticket } from '../../src/model/run.ts'
import type { Verdict } from '../../src/model/verdict.ts'
import { RULES } from '../../src/model/version.ts'
import { readTasksMd } from '../../src/plan/formats/tasks-md.ts'
import { summarize } from '../../src/plan/lines.ts'
import { makeRepository } from './repository.ts'
import { aCommand, aResult, aVerdict } from './run-builder.ts'

export const PLAN_PATH = 'specs/demo/tasks.md'

/** A run in a real repository, up to the work of tasks that wait for their reviews. */
export function reviewedRun(
  plan: string,
  config: unknown,
  files: Record<string, string> = {},
  /** The branch of the run, if it has one of its own. */
  own?: string,
) {
  const repository = makeRepository({ 'README.md': '# demo\n', [PLAN_PATH]: plan, ...files })
  const { root } = repository
  const home = mkdtempSync(join(tmpdir(), 'ultraplan-home-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const run = '20260126T140000-demo-ab12'
  const dir = join(runsFolder(join(root, '.git')), run)
  const journal = openJournalAt(dir, home, true)
  const reading = readTasksMd(plan, PLAN_PATH).plan
  let tickets = 0

  const tell = (...bodies: EventBody[]): Run => {
    const { state } = journal.update(() => bodies)
    if (!state) throw new Error('the run has no state')
    return state
  }
  if (own !== undefined) repository.git('branch', own)
  tell({
    type: 'run_started',
    run,
    spec: 'demo',
    format: 'tasks-md',
    root,
    planFiles: [{ path: PLAN_PATH, sha256: 'a'.repeat(64) }],
    plan: putEvidence(dir, JSON.stringify(reading)),
    tasks: reading.tasks.map(summarize),
    base: repository.head(),
    ...(own === undefined ? { branch: 'main' } : { branch: own, target: 'main' }),
    config: Config.parse(config),
    session: 's1',
    client: { pid: process.pid },
    mode: 'print',
    views: 'journal',
    solo: false,
    who: 'Ada <ada@example.org>',
    rules: RULES,
  })
  if (journal.state) project({ run: journal.state, journal, dir, home }, undefined)

  const open = (): OpenRun => {
    const state = journal.refresh()
    if (!state) throw new Error('the run has no state')
    return { run: state, journal, dir, home }
  }

  const issue = (task: string, role: Role, iteration = 1, covers?: string[]): Ticket => {
    tickets += 1
    const id = `ticket-${tickets}`
    const attempts = open().run.tasks.find((one) => one.id === task)?.attempts.length ?? 0
    const state = tell(
      {
        type: 'ticket_issued',
        ticket: id,
        task,
        role,
        attempt: role === 'spec-executor' ? attempts + 1 : attempts,
        iteration,
        base: repository.head(),
        isolated: false,
        ...(covers ? { covers } : {}),
      },
      { type: 'ticket_redeemed', ticket: id, toolUseId: `use-${id}`, session: 's1' },
    )
    const ticket = state.tickets.find((one) => one.id === id)
    if (!ticket) throw new Error(`no ticket for ${role} ${task}: ${state.anomalies.at(-1)}`)
    return ticket
  }

  return {
    ...repository,
    home,
    dir,
    open,
    tell,
    issue,
    /** An executor commits these files, claims, and passes the automatic stages. */
    work(
      task: string,
      changed: Record<string, string>,
      transcript?: string,
      output = '5 tests passed',
      findings: Finding[] = [],
    ): string {
      const ticket = issue(task, 'spec-executor')
      repository.write(changed)
      const commit = repository.commit(`task ${task}`)
      const claim = putEvidence(dir, `did ${task}\n\nTASK_COMPLETE\n`)
      tell(
        {
          type: 'claim_received',
          ticket: ticket.id,
          agentId: 'a1',
          claim,
          judge: { pid: process.pid },
          ...(transcript ? { transcript } : {}),
        },
        {
          type: 'gate_judged',
          ticket: ticket.id,
          result: aResult({
            findings,
            task,
            commit,
            // Over all attempts, as the gate counts.
            base: open().run.tasks.find(({ id }) => id === task)?.attempts[0]?.base ?? ticket.base,
            commands: [aCommand({ commit, excerpt: output })],
            filesChanged: Object.keys(changed),
          }),
        },
      )
      return commit
    },
    /** A reviewer says this; nothing else happens yet. */
    say(
      task: string,
      role: Exclude<Role, 'spec-executor'>,
      verdict: Partial<Verdict> = {},
      iteration = 1,
    ): Ticket {
      const ticket = issue(task, role, iteration)
      const text = putEvidence(dir, `what ${role} wrote about ${task}`)
      tell(
        {
          type: 'claim_received',
          ticket: ticket.id,
          agentId: 'r1',
          claim: text,
          judge: { pid: process.pid },
        },
        { type: 'review_judged', ticket: ticket.id, verdict: aVerdict({ role, task, ...verdict }) },
      )
      return ticket
    },
  }
}
