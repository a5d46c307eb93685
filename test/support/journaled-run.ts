import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished, vi } from 'vitest'
import type { LiveScreen, Terminal } from '../../src/cli/command.ts'
import { runCli } from '../../src/cli/run-cli.ts'
import { runsFolder } from '../../src/engine/runs/active.ts'
import { openJournalAt } from '../../src/engine/runs/open-run.ts'
import { putEvidence } from '../../src/journal/evidence.ts'
import type { EventBody } from '../../src/model/event.ts'
import { makeRepository } from './repository.ts'
import type { Story } from './run-builder.ts'

export interface FakeTerminal extends Terminal {
  /** All that was printed so far. */
  printed: string
  complained: string
}

function newHome(): string {
  const home = mkdtempSync(join(tmpdir(), 'ultraplan-home-'))
  onTestFinished(() => rmSync(home, { recursive: true, force: true }))
  return home
}

/** A repository with a run in its git folder, told by a story; more of it can be told later. */
export function journalRun(
  story: Story,
  runId = '20260126T140000-demo-ab12',
  inTime = false,
  home = newHome(),
  name?: string,
) {
  const { root, head } = makeRepository({ 'README.md': '# demo\n' }, name)
  const dir = join(runsFolder(join(root, '.git')), runId)
  const journal = openJournalAt(dir, home, true)
  const claim = putEvidence(dir, CLAIM)
  let told = 0
  const tell = () => {
    const bodies = story.events
      .slice(told)
      .map(({ seq: _seq, at: _at, prev: _prev, hash: _hash, ...body }): EventBody => {
        if (body.type === 'run_started') return { ...body, run: runId, root, base: head() }
        return body.type === 'claim_received' ? { ...body, claim } : body
      })
    const times = story.events.slice(told).map(({ at }) => at)
    told = story.events.length
    if (!inTime) return journal.update(() => bodies)
    // Each event at the time that the story gives it.
    for (const [index, body] of bodies.entries()) {
      vi.setSystemTime(times[index] ?? 0)
      journal.update(() => [body])
    }
    vi.useRealTimers()
  }
  tell()
  const terminal = (live?: LiveScreen): FakeTerminal => ({
    cwd: root,
    home,
    env: {},
    colour: false,
    columns: 80,
    interactive: live !== undefined,
    ...(live ? { live } : {}),
    printed: '',
    complained: '',
    out(text) {
      this.printed += text
    },
    err(text) {
      this.complained += text
    },
  })
  return {
    root,
    home,
    dir,
    tell,
    /** The last events of the story are in the journal already. */
    skip(events: number) {
      told += events
    },
    terminal,
    async cli(...args: string[]) {
      const used = terminal()
      const code = await runCli(args, used)
      return { code, out: used.printed, err: used.complained }
    },
  }
}

const CLAIM = `Did it.

\`\`\`yaml
status: success
task_name: "Task 1.1: Title of 1.1"
files_modified: [src/parser.ts]
verification:
  command: npm test -- parser
  exit_code: 0
  output_summary: 5 tests passed
done_criteria_met: true
evidence: |
  wrote the parser and its tests
error: null
\`\`\`

TASK_COMPLETE
`
