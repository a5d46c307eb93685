import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { askingFile, dueFile, readActive, readUntold, untoldNames } from '../../src/engine/runs/active.ts'
import type { OpenRun } from '../../src/engine/runs/open-run.ts'
import { approvedRef } from '../../src/engine/runs/projections/approved-ref.ts'
import { lookAtBranches } from '../../src/engine/runs/projections/persons-branch.ts'
import { allReceipts, isSameReceipt, receiptOf } from '../../src/engine/runs/projections/receipts.ts'
import { PROJECTIONS } from '../../src/engine/runs/projections/table.ts'
import { statePath, stateText } from '../../src/engine/runs/projections/views.ts'
import { append } from '../../src/engine/runs/record.ts'
import { tryGit } from '../../src/io/git.ts'
import type { EventBody } from '../../src/model/event.ts'
import type { Run } from '../../src/model/run.ts'
import { hasEnded } from '../../src/run/change.ts'
import { roundsSinceFix } from '../../src/run/spec-review.ts'
import { dueAt } from '../../src/run/time-limit.ts'
import { renderSummaryMarkdown } from '../../src/view/state.ts'
import { anyBody, invitations } from '../support/arbitrary-events.ts'
import { reviewedRun } from '../support/reviewed-run.ts'
import { aResult, aVerdict, ref } from '../support/run-builder.ts'

const PLAN = ['1.1', '1.2', '1.3']
  .map((id) => `- [ ] ${id} Do ${id}\n  - **Verify**: \`test -e ${id}\`\n`)
  .join('')

type Scene = ReturnType<typeof reviewedRun>
const scene = (own?: string, spec = false): Scene =>
  reviewedRun(`# Tasks: demo\n\n${PLAN}`, { review: { architect: false, spec } }, {}, own)

const textOf = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined

/** "as of" names the last event that changed what is said: one that says nothing new leaves the file alone. */
const withoutTime = (text: string | undefined): string | undefined => text?.replace(/, as of .*/, '')

/** What each projection has to show for a run: [found, wanted]. */
const SHOWS: Record<string, (run: Run, open: OpenRun) => [unknown, unknown]> = {
  'session-files': (run, { home }) => [
    {
      active: readActive(home, run.session)?.run,
      untold: hasEnded(run) && untoldNames(run).map((name) => readUntold(home, name)?.run),
    },
    {
      active: hasEnded(run) ? undefined : run.id,
      untold: hasEnded(run) && untoldNames(run).map(() => (run.notices.length > 0 ? run.id : undefined)),
    },
  ],
  due: (run, { home }) => {
    const file = dueFile(home, run.session)
    const times = run.tickets.flatMap((ticket) => dueAt(run, ticket)?.getTime() ?? [])
    const wanted = hasEnded(run) || times.length === 0 ? undefined : Math.min(...times)
    return [existsSync(file) ? Math.round(statSync(file).mtimeMs) : undefined, wanted]
  },
  asking: (run, { home }) => [
    existsSync(askingFile(home, run.session)),
    !hasEnded(run) && run.tasks.some((task) => task.waiting),
  ],
  'approved-ref': (run) => [textOf(join(run.root, '.git', approvedRef(run.id)))?.trim(), run.approvedHead],
  // Events of a history name commits that this repository does not have, but for its first one.
  'kept-refs': (run) => [
    existsSync(join(run.root, '.git/refs/ultraplan', run.id, 'kept', run.base)),
    run.foreign?.some(({ to, removed }) => removed && to === run.base) ?? false,
  ],
  'persons-branch': (run) => [
    textOf(join(run.root, '.git/refs/heads/main'))?.trim(),
    run.target === undefined ? run.base : run.approvedHead,
  ],
  receipts: (run) => {
    const known = allReceipts(run.root)
    const wanted = run.tasks.flatMap((task) => receiptOf(run, task) ?? [])
    return [wanted.filter((one) => !known.some(({ receipt }) => isSameReceipt(receipt, one))), []]
  },
  work: (run, { dir }) => {
    const found = textOf(join(dir, 'work'))
    // At the end nothing in these stories is left to approve, or it is the branch's own commit.
    return hasEnded(run)
      ? [found?.startsWith('refs/') ?? false, false]
      : [found?.split('\n')[0], `refs/heads/${run.branch}`]
  },
  views: (run, { dir }) => {
    const path = statePath(run, dir)
    return [
      [withoutTime(textOf(path)), hasEnded(run) && textOf(join(path, '../SUMMARY.md'))],
      [withoutTime(stateText(run)), hasEnded(run) && renderSummaryMarkdown(run, lookAtBranches(run))],
    ]
  },
  'rounds-log': (run) => {
    const text = tryGit(run.root, ['show', `${run.branch}:specs/demo/.progress.md`]) ?? ''
    const logged = text.match(/^### Review: /gm)?.length ?? 0
    const decided = hasEnded(run) ? [] : run.tasks.filter((task) => task.override)
    const rounds = decided.flatMap((task) => roundsSinceFix(run, task)).length
    return [logged >= rounds, true]
  },
  checkouts: (run, { dir }) => [hasEnded(run) && existsSync(join(dir, 'checkouts')), false],
}

const holds = (name: string, open: OpenRun): void => {
  const [found, wanted] = SHOWS[name]?.(open.run, open) ?? [name, 'a projection that this test knows']
  expect(found, name).toEqual(wanted)
}

/** Events of a history happen on commits that this repository does not have; here they happen on its own. */
const real = (body: EventBody, run: Run): EventBody => {
  const text = JSON.stringify(body, (key, value) =>
    ['commit', 'base', 'head'].includes(key) && typeof value === 'string' ? run.base : value,
  )
  return JSON.parse(text.replaceAll('"session":"s"', `"session":"${run.session}"`))
}

const bound = fc.constantFrom('s1', 's2').map(
  (session): EventBody => ({
    type: 'run_bound',
    session,
    client: { pid: process.pid },
    mode: 'screen',
    cause: 'resumed',
  }),
)
const stray = fc.oneof(
  { weight: 10, arbitrary: fc.constant(undefined) },
  { weight: 2, arbitrary: anyBody },
  { weight: 1, arbitrary: bound },
  {
    weight: 1,
    arbitrary: fc.constantFrom<EventBody>(
      { type: 'run_cancelled', who: 'Ada' },
      { type: 'run_finished', commit: 'c' },
    ),
  },
)

test('the table and what this test holds it to are the same', () => {
  expect(PROJECTIONS.map(({ name }) => name).sort()).toEqual(Object.keys(SHOWS).sort())
})

test('after any events every projected file is what its function says of the run', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ pick: fc.nat(), stray }), { minLength: 5, maxLength: 50, size: 'max' }),
      (steps) => {
        const open = scene().open()
        for (const [index, { pick, stray: other }] of steps.entries()) {
          const invited = other ? [other] : invitations(open.run, index)
          append(open, real(invited[pick % invited.length] as EventBody, open.run))
          for (const { name } of PROJECTIONS) holds(name, open)
        }
      },
    ),
    // Without shrinking, which takes minutes here: the seed is enough to find it again.
    { numRuns: 8, endOnFailure: true },
  )
})

/** A task that passed and was reviewed, and has no approval yet. */
function reviewed(task: string): ((run: Run) => EventBody)[] {
  const hired = (ticket: string, role: 'spec-executor' | 'spec-reviewer') => [
    (): EventBody => ({
      ...{ type: 'ticket_issued', ticket, task, role, attempt: 1, iteration: 1 },
      ...{ base: '', isolated: false },
    }),
    ({ session }: Run): EventBody => ({
      type: 'ticket_redeemed',
      ticket,
      toolUseId: `use-${ticket}`,
      session,
    }),
    (): EventBody => ({ type: 'claim_received', ticket, agentId: ticket, claim: ref(), judge: { pid: 1 } }),
  ]
  const verdict = aVerdict({ role: 'spec-reviewer', task })
  return [
    ...hired('e', 'spec-executor'),
    () => ({ type: 'gate_judged', ticket: 'e', result: aResult({ task }) }),
    ...hired('r', 'spec-reviewer'),
    () => ({ type: 'review_judged', ticket: 'r', verdict }),
  ]
}

/** An honest task up to the end of its run, with a question of the client on its way. */
const STORY: readonly ((run: Run) => EventBody)[] = [
  () => ({
    type: 'ticket_issued',
    ticket: 't',
    task: '1.1',
    role: 'spec-executor',
    attempt: 1,
    iteration: 1,
    base: '',
    isolated: false,
  }),
  ({ session }) => ({ type: 'ticket_redeemed', ticket: 't', toolUseId: 'use', session }),
  () => ({
    type: 'permission_waiting',
    ticket: 't',
    call: { tool: 'Bash', what: 'make', rule: 'Bash(make:*)' },
  }),
  () => ({ type: 'permission_given', ticket: 't' }),
  ({ base }) => ({
    type: 'commits_found',
    ...{ from: base, to: base, count: 1, files: ['mine.txt'] },
    ...{ removed: true, during: 't' },
  }),
  () => ({ type: 'claim_received', ticket: 't', agentId: 'x', claim: ref(), judge: { pid: 1 } }),
  () => ({ type: 'gate_judged', ticket: 't', result: aResult({ task: '1.1' }) }),
  ({ base }) => ({ type: 'task_approved', task: '1.1', commit: base }),
  ({ base }) => ({ type: 'run_finished', commit: base }),
]

/** A person skips a task that was reviewed. */
const SKIPPED: typeof STORY = [
  ...reviewed('1.1'),
  () => ({ type: 'task_skipped', task: '1.1', reason: 'x', who: 'Ada', session: 's1', prompt: 'p' }),
]

/** What is wrong along the way when only these projections run. */
const wrongWith = (projections: typeof PROJECTIONS): string[] => [
  ...wrongAlong(STORY, scene('ultraplan/demo'), projections),
  ...wrongAlong(SKIPPED, scene('ultraplan/demo', true), projections),
]

function wrongAlong(story: typeof STORY, run: Scene, projections: typeof PROJECTIONS): string[] {
  const made = run.commit('work')
  mkdirSync(join(run.dir, 'checkouts', '1'), { recursive: true })
  const wrong = new Set<string>()
  for (const body of story) {
    const before = run.open().run
    run.tell(real(body(before), { ...before, base: made }))
    for (const projection of projections) projection.project(run.open().run, run.open(), before)
    for (const { name } of PROJECTIONS) {
      const [found, wanted] = SHOWS[name]?.(run.open().run, run.open()) ?? []
      if (!isDeepStrictEqual(found, wanted)) wrong.add(name)
    }
  }
  return [...wrong]
}

test('with all of them nothing is wrong on the way of an honest task', () => {
  expect(wrongWith(PROJECTIONS)).toEqual([])
})

test.each(PROJECTIONS.map(({ name }) => name))('without %s what it shows is wrong', (name) => {
  expect(wrongWith(PROJECTIONS.filter((projection) => projection.name !== name))).toContain(name)
})
