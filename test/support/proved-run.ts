import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { runCli } from '../../src/cli/run-cli.ts'
import { runsFolder } from '../../src/engine/runs/active.ts'
import { openJournalAt } from '../../src/engine/runs/open-run.ts'
import { project } from '../../src/engine/runs/projections/table.ts'
import { views } from '../../src/engine/runs/projections/views.ts'
import { putEvidence } from '../../src/journal/evidence.ts'
import { Config } from '../../src/model/config.ts'
import type { EventBody } from '../../src/model/event.ts'
import type { Run } from '../../src/model/run.ts'
import { makeRepository } from './repository.ts'
import { aCommand, aResult, aSummary } from './run-builder.ts'

/** A run in a real repository, whose approvals have real commits, evidence, a ref and receipts. */
export function provedRun(tasks: readonly string[] = ['1.1', '1.2'], config: unknown = {}) {
  const runId = '20260126T140000-demo-ab12'
  const repository = makeRepository({ 'specs/demo/tasks.md': '# Tasks\n' })
  const home = mkdtempSync(join(tmpdir(), 'ultraplan-home-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  const { root } = repository
  const dir = join(runsFolder(join(root, '.git')), runId)
  const journal = openJournalAt(dir, home, true)
  const base = repository.head()
  const plan = { format: 'tasks-md', name: 'demo', files: [], tasks: tasks.map((id) => ({ id })) }

  const tell = (...bodies: EventBody[]): Run => write(bodies, true)
  /** Without the projections it is a run whose hook was killed right after it wrote. */
  const write = (bodies: EventBody[], projects: boolean): Run => {
    const before = journal.state
    const { state: run } = journal.update(() => bodies)
    if (!run) throw new Error('the run has no state')
    if (projects) project({ run, journal, dir, home }, before)
    else views.project(run, { journal, dir, home }, before)
    return run
  }
  tell({
    type: 'run_started',
    run: runId,
    spec: 'demo',
    format: 'tasks-md',
    root,
    planFiles: [{ path: 'specs/demo/tasks.md', sha256: 'a'.repeat(64) }],
    plan: putEvidence(dir, JSON.stringify(plan)),
    tasks: tasks.map((id) => aSummary(id, { tier: 'TRIVIAL' })),
    base,
    branch: 'main',
    config: Config.parse(config),
    session: 's1',
    client: { pid: 1 },
    mode: 'print',
    views: 'journal',
    solo: false,
    who: 'Ada <ada@example.org>',
  })

  return {
    ...repository,
    home,
    dir,
    runId,
    base,
    journal,
    tell,
    /** Dispatched, committed, claimed, judged and approved; returns the commit. */
    approve(
      task: string,
      files: Record<string, string>,
      command: string,
      options: { record: boolean; base?: string; restored?: string[] } = { record: true },
    ): string {
      const { restored } = options
      const ticket = `ticket-${task}`
      repository.write(files)
      const commit = repository.commit(`task ${task}`)
      const output = putEvidence(dir, `output of ${command} for ${task}\n`)
      const commands = [aCommand({ command, commit, output, ...(restored ? { restored } : {}) })]
      const result = aResult({
        task,
        commit,
        base: options.base ?? base,
        commands,
        filesChanged: Object.keys(files),
      })
      tell({
        type: 'ticket_issued',
        ticket,
        task,
        role: 'spec-executor',
        attempt: 1,
        iteration: 1,
        base,
        isolated: false,
      })
      tell({ type: 'ticket_redeemed', ticket, toolUseId: `tool-${task}`, session: 's1' })
      const claim = putEvidence(dir, `did ${task}\n\nTASK_COMPLETE\n`)
      tell({ type: 'claim_received', ticket, agentId: 'a1', claim, judge: { pid: 2 } })
      write(
        [
          { type: 'gate_judged', ticket, result },
          { type: 'task_approved', task, commit },
        ],
        options.record,
      )
      return commit
    },
    async cli(...args: string[]) {
      let out = ''
      let err = ''
      const code = await runCli(args, {
        cwd: root,
        home,
        env: { PATH: process.env.PATH },
        colour: false,
        columns: 100,
        interactive: false,
        out: (text) => {
          out += text
        },
        err: (text) => {
          err += text
        },
      })
      return { code, out, err }
    },
  }
}
