import type { CommandRunFact, FileChange, ProofFacts } from '../../src/gate/facts.ts'
import { readClaim } from '../../src/gate/read-claim.ts'
import { Config } from '../../src/model/config.ts'
import type { CommandResult } from '../../src/model/evidence.ts'
import type { Task } from '../../src/model/plan.ts'
import { readTasksMd } from '../../src/plan/formats/tasks-md.ts'
import { honestClaim, PLAN, PLAN_FILE } from './gate-scenario.ts'

const { plan } = readTasksMd(PLAN, PLAN_FILE)
const task = plan.tasks.find(({ id }) => id === '1.2') as Task

export const text = (content: string) => ({ bytes: content.length, text: content })

export const aChange = (path: string, before: string | undefined, after: string | undefined): FileChange => ({
  path,
  kind: before === undefined ? 'added' : after === undefined ? 'deleted' : 'modified',
  submodule: false,
  ...(before === undefined ? {} : { before: text(before) }),
  ...(after === undefined ? {} : { after: text(after) }),
})

export const aRun = (
  over: Partial<CommandResult> = {},
  more: Partial<CommandRunFact> = {},
): CommandRunFact => ({
  result: {
    purpose: 'verify',
    command: 'grep -q hello src/greeting.js',
    exitCode: 0,
    timedOut: false,
    startedAt: '2026-01-26T14:00:00.000Z',
    durationMs: 12,
    commit: 'c'.repeat(40),
    tree: 'd'.repeat(40),
    room: 'tree',
    excerpt: '',
    ...over,
  },
  output: '',
  weight: 'blocking',
  label: '',
  ...more,
})

/** Task 1.2 done as it should be: no check has anything to say. */
export function facts(over: Partial<ProofFacts> & { claimText?: string } = {}): ProofFacts {
  const { claimText, ...rest } = over
  const greeting = "export const greeting = 'hello'\n"
  const ticked = PLAN.replace('- [ ] 1.2', '- [x] 1.2')
  return {
    task,
    plan,
    config: Config.parse({}),
    attempt: 1,
    claim: readClaim(claimText ?? honestClaim(task)),
    running: [],
    failedCalls: [],
    cited: new Map(),
    earlier: [],
    packet: [],
    isolated: false,
    head: 'c'.repeat(40),
    tree: 'd'.repeat(40),
    base: 'b'.repeat(40),
    lost: [],
    branch: { expected: 'main', actual: 'main' },
    approved: new Set(['1.1']),
    begun: new Set(['1.1', '1.2']),
    ticked: new Set(['1.1', '1.2']),
    planText: new Map([[PLAN_FILE, { now: ticked, base: PLAN }]]),
    uncommitted: [],
    leftAlone: [],
    shownBefore: new Set(),
    taken: [],
    discarded: [],
    held: [],
    hidden: [],
    changes: [aChange('src/greeting.js', undefined, greeting), aChange(PLAN_FILE, PLAN, ticked)],
    proofParts: [],
    filesChanged: ['src/greeting.js', PLAN_FILE],
    paths: new Set(['README.md', 'src/greeting.js', PLAN_FILE]),
    files: new Map([
      ['src/greeting.js', text(greeting)],
      [PLAN_FILE, text(ticked)],
    ]),
    parsed: new Map([['src/greeting.js', { kind: 'sound' }]]),
    constants: new Set(),
    environment: new Set(['PATH']),
    endpoints: undefined,
    tampered: [],
    journal: 'whole',
    runs: [aRun()],
    notRun: [],
    compared: rest.changes ?? [],
    baseline: undefined,
    ignored: [],
    claimedCommits: new Map(),
    headAfter: 'c'.repeat(40),
    missing: [],
    ...rest,
  }
}

export const taskWith = (over: Partial<Task>): Task => ({ ...task, ...over })

export const CONTRACT = {
  exports: [],
  apiEndpoints: [],
  databaseMutations: [],
  environmentVarsRequired: [],
  downstreamTasks: [],
}

/** A packet with one assertion; what Gate 1 says about it is handed in. */
export const PACKET = {
  raw: '',
  line: 20,
  assertions: [{ id: 'A1', positive: 'x MUST y', negative: 'x MUST NOT z' }],
  constraints: [],
  fileScope: ['src/greeting.js'],
}

/** What every check has beside it: facts that it accepts, facts that it refuses, and its message then. */
export interface Fixture {
  passing: ProofFacts
  failing: ProofFacts
  says: RegExp
}
