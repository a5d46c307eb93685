import { describe, expect, test } from 'vitest'
import { advance } from '../../src/engine/dispatch/advance.ts'
import { leftOff, workRange } from '../../src/engine/facts/work-range.ts'
import { foreignCommits } from '../../src/engine/judge/review-change.ts'
import { guardApprovedRef, settleReviews } from '../../src/engine/judge/settle-reviews.ts'
import { approvedRef } from '../../src/engine/runs/projections/approved-ref.ts'
import { heldBackBy } from '../../src/run/unproved-work.ts'
import { ClientSession, demoPlan } from '../support/client-session.ts'
import { reviewedRun } from '../support/reviewed-run.ts'
import { aResult, aVerdict } from '../support/run-builder.ts'

const task = (id: string, name: string, mark = ''): string =>
  `- [ ] ${id}${mark} Write ${name}\n  - **Files**: \`${name}.txt\`\n  - **Verify**: \`grep -q ${name} ${name}.txt\`\n`
const PLAN = `${task('1.1', 'a')}${task('1.2', 'b')}${task('1.3', 'c')}`
const NO_REVIEW = { review: { architect: false, spec: false } }

const isolated = (id: string, base: string) => ({
  type: 'ticket_issued' as const,
  ticket: `t${id}`,
  task: id,
  role: 'spec-executor' as const,
  attempt: 1,
  iteration: 1,
  base,
  isolated: true,
})

function scene(config: unknown = NO_REVIEW, plan = PLAN) {
  const run = reviewedRun(plan, config)
  return {
    ...run,
    commitAs: (message: string, files: Record<string, string>): string => {
      run.write(files)
      return run.commit(message)
    },
    /** What the engine does after a judgement, and where the next agent gets its ticket. */
    goOn: () => {
      const open = run.open()
      settleReviews(open)
      advance(open, 'agent-back', new Date())
      return open.run
    },
    ref: () => run.git('rev-parse', approvedRef(run.open().run.id)).trim(),
  }
}

describe('commits between two tasks', () => {
  test('C10 C12 of a coordinator are named, and the approved ref stops before them', () => {
    const { work, goOn, commitAs, tell, ref } = scene()
    const first = work('1.1', { 'a.txt': 'a\n' })
    const foreign = commitAs('the coordinator knows better', { 'b.txt': 'b\n', 'src/hidden.js': 'x\n' })
    const run = goOn()
    const files = ['b.txt', 'src/hidden.js']
    expect(run.foreign).toEqual([{ from: first, to: foreign, count: 1, files }])
    expect(run.notices.at(-1)?.text).toBe(
      `1 commit that no executor made is on main (b.txt, src/hidden.js): git log ${first.slice(0, 10)}..${foreign.slice(0, 10)}; the approved ref stops before it; if it is yours, /ultraplan:adopt --commits`,
    )
    expect(run.tickets).toMatchObject([{ task: '1.2', base: foreign }])
    tell({ type: 'ticket_redeemed', ticket: run.tickets[0]?.id ?? '', toolUseId: 'u', session: 's1' })
    tell({ type: 'agent_lost', ticket: run.tickets[0]?.id ?? '', cause: 'x', failure: 'EXECUTION_FAILURE' })
    work('1.2', { 'b.txt': 'b\nb\n' })
    expect(goOn().tasks[1]).toMatchObject({ status: 'approved' })
    expect(ref()).toBe(first)
  })

  test.each<[string, (run: ReturnType<typeof scene>) => void]>([
    [
      'one takes the other back',
      ({ commitAs, git }) => {
        commitAs('a secret', { 'x.txt': 'secret\n' })
        git('revert', '--no-edit', 'HEAD')
      },
    ],
    [
      'a merge keeps nothing of them',
      ({ commitAs, git }) => {
        git('switch', '-q', '-c', 'side')
        commitAs('a secret', { 'x.txt': 'secret\n' })
        commitAs('more', { 'x.txt': 'more\n' })
        git('switch', '-q', 'main')
        git('merge', '-q', '-s', 'ours', '--no-edit', 'side')
      },
    ],
  ])('C12 are named, and the ref stops before them, if %s', (_, commit) => {
    for (const config of [NO_REVIEW, { review: { architect: false } }]) {
      const run = scene(config)
      const first = run.work('1.1', { 'a.txt': 'a\n' })
      if (config !== NO_REVIEW) run.say('1.1', 'spec-reviewer', { decision: 'approve', findings: [] })
      commit(run)
      expect(run.goOn().foreign).toMatchObject([{ from: first, count: 2, files: ['x.txt'] }])
      expect(run.ref()).toBe(first)
    }
  })

  test('are told once', () => {
    const { work, goOn, commitAs } = scene()
    work('1.1', { 'a.txt': 'a\n' })
    commitAs('x', { 'x.txt': 'x\n' })
    goOn()
    expect(goOn().foreign).toHaveLength(1)
  })

  test('after the last task are told in the summary', () => {
    const { work, goOn, commitAs, open } = scene()
    for (const [id, name] of [
      ['1.1', 'a'],
      ['1.2', 'b'],
      ['1.3', 'c'],
    ] as const) {
      work(id, { [`${name}.txt`]: `${name}\n` })
      settleReviews(open())
    }
    commitAs('one more thing', { 'more.txt': 'x\n' })
    expect(goOn()).toMatchObject({ state: 'finished', foreign: [{ count: 1 }] })
  })

  test('that only undo an attempt are not foreign work', () => {
    const { work, goOn, git } = scene()
    const first = work('1.1', { 'a.txt': 'a\n' })
    work('1.2', { 'b.txt': 'b\n' })
    git('reset', '-q', '--hard', first)
    expect(goOn().foreign).toBeUndefined()
  })

  test('H08 of an attempt that was lost are that attempt’s: its task answers for them', () => {
    const { work, goOn, commitAs, issue, tell } = scene()
    work('1.1', { 'a.txt': 'a\n' })
    const { id } = issue('1.2', 'spec-executor')
    commitAs('half of 1.2', { 'b.txt': 'half\n' })
    tell({ type: 'agent_lost', ticket: id, cause: 'killed', failure: 'EXECUTION_FAILURE' })
    expect(goOn().foreign).toBeUndefined()
  })

  test('C12 of an agent that hid its traces, so that it seems never to have begun, are of unknown origin', () => {
    const { work, goOn, commitAs, issue, tell } = scene()
    work('1.1', { 'a.txt': 'a\n' })
    const { id } = issue('1.2', 'spec-executor')
    const hidden = commitAs('and nobody was it', { 'hidden.txt': 'x\n' })
    tell({ type: 'agent_not_started', ticket: id, cause: 'no such agent' })
    expect(goOn().foreign).toMatchObject([{ to: hidden }])
  })

  test('that the engine itself made are known: progress, fix tasks, a fix that was taken back', () => {
    const { work, say, goOn, git, issue, tell, commitAs, open } = scene({ review: { architect: false } })
    for (const [id, name] of [
      ['1.1', 'a'],
      ['1.2', 'b'],
    ] as const) {
      work(id, { [`${name}.txt`]: `${name}\n` })
      if (id === '1.1') say(id, 'spec-reviewer', { decision: 'approve', findings: [] })
      settleReviews(open())
    }
    const last = work('1.3', { 'c.txt': 'c\n' })
    say('1.3', 'spec-reviewer', { decision: 'reject', path: 'code', findings: ['c.txt:1 is wrong'] })
    settleReviews(open())
    for (const attempt of [1, 2]) {
      const { id: ticket, base } = issue('1.3.1', 'spec-executor')
      const commit = commitAs(`fix ${attempt}`, { 'c.txt': `worse ${attempt}\n` })
      const claim = { sha256: 'a'.repeat(64), bytes: 1, cut: 0 }
      tell({ type: 'claim_received', ticket, agentId: 'a', claim, judge: { pid: process.pid } })
      const result = aResult({ task: '1.3.1', commit, base, outcome: 'FAILED', failure: 'VERIFY_FAILURE' })
      tell({ type: 'gate_judged', ticket, result, cold: true })
    }
    const run = goOn()
    expect(run.tasks.map(({ id, status }) => [id, status])).toEqual([
      ['1.1', 'approved'],
      ['1.2', 'approved'],
      ['1.3', 'approved'],
      ['1.3.1', 'failed'],
    ])
    expect(run.state).toBe('finished')
    expect(git('diff', '--name-only', last, 'HEAD')).toContain('.progress.md')
    expect(git('diff', '--name-only', last, 'HEAD')).not.toContain('c.txt')
    expect(run.foreign).toBeUndefined()
  })
})

describe('what a task answers for', () => {
  /** Takes the ticket that is offered, as its executor would. */
  const redeem = (run: ReturnType<typeof scene>) => {
    const [ticket] = run.open().run.tickets
    run.tell({ type: 'ticket_redeemed', ticket: ticket?.id ?? '', toolUseId: 'u', session: 's1' })
    return ticket?.id ?? ''
  }
  const failedAt = (run: ReturnType<typeof scene>, ticket: string, task: string, commit: string) => {
    const claim = { sha256: 'a'.repeat(64), bytes: 1, cut: 0 }
    run.tell({ type: 'claim_received', ticket, agentId: 'a', claim, judge: { pid: process.pid } })
    const result = aResult({ task, commit, outcome: 'FAILED', failure: 'VERIFY_FAILURE' })
    run.tell({ type: 'gate_judged', ticket, result })
  }

  test('C12 is also what its executor commits before it asks for a change of the plan', () => {
    const run = scene()
    run.goOn()
    const ticket = redeem(run)
    failedAt(run, ticket, '1.1', run.commitAs('half', { 'a.txt': 'half\n' }))
    run.commitAs('hidden behind a request', { 'hidden.txt': 'x\n' })
    const { run: before } = run.open()
    const [, second] = before.tasks
    if (!second) throw new Error('no task')
    run.tell({
      type: 'tasks_added',
      after: '',
      tasks: [{ ...second, id: '1.0', title: 'First', addedBy: 'executor' }],
      plan: before.plan,
      commit: run.head(),
      cause: 'asked for',
      postpones: { task: '1.1', ticket },
    })
    run.work('1.0', { 'b.txt': 'b\n' })
    run.goOn()
    expect(run.open().run.tasks[0]).toMatchObject({ id: '1.0', status: 'approved' })
    expect(run.ref()).toBe(before.base)
  })

  test('C12 is what was committed under an override that was undone', () => {
    const run = scene()
    run.goOn()
    const ticket = redeem(run)
    const by = { who: 'Ada', session: 's1', prompt: 'p' }
    run.tell({ type: 'task_skipped', task: '1.1', reason: 'x', ...by })
    run.commitAs('junk', { 'junk.txt': 'x\n' })
    run.tell({ type: 'agent_lost', ticket, cause: 'stopped', failure: 'EXECUTION_FAILURE' })
    run.tell({ type: 'override_undone', task: '1.1', ...by })
    run.work('1.2', { 'b.txt': 'b\n' })
    run.goOn()
    expect(run.open().run.tasks[1]).toMatchObject({ status: 'approved' })
    expect(run.ref()).toBe(run.open().run.base)
  })

  test('A03 is a merge whose judgement was never written: it holds the ref', () => {
    const run = scene()
    const base = run.head()
    run.tell(
      ...['1.1', '1.2'].map((id) => isolated(id, base)),
      { type: 'ticket_redeemed', ticket: 't1.1', toolUseId: 'u', session: 's1' },
      { type: 'work_merged', ticket: 't1.1', commit: run.commitAs('merge 1.1', { 'a.txt': 'a\n' }) },
      { type: 'agent_lost', ticket: 't1.1', cause: 'its judge died', failure: 'TIMEOUT' },
    )
    run.work('1.3', { 'c.txt': 'c\n' })
    settleReviews(run.open())
    expect(run.open().run).toMatchObject({ approvedHead: base, tasks: [{}, {}, { status: 'approved' }] })
  })

  test('is nothing that another task, or a person, did between two attempts at a fix that is taken back', () => {
    const run = scene({ review: { architect: false } })
    for (const [id, name] of [
      ['1.1', 'a'],
      ['1.2', 'b'],
    ] as const) {
      run.work(id, { [`${name}.txt`]: `${name}\n` })
      settleReviews(run.open())
    }
    run.work('1.3', { 'c.txt': 'c\n' })
    run.say('1.3', 'spec-reviewer', { decision: 'reject', path: 'code', findings: ['c.txt:1 is wrong'] })
    settleReviews(run.open())
    const fail = (text: string) => {
      const { id } = run.issue('1.3.1', 'spec-executor')
      const commit = run.commitAs(`fix ${text}`, { 'c.txt': text, 'both.txt': text })
      const claim = { sha256: 'a'.repeat(64), bytes: 1, cut: 0 }
      run.tell({ type: 'claim_received', ticket: id, agentId: 'a', claim, judge: { pid: process.pid } })
      const result = aResult({ task: '1.3.1', commit, outcome: 'FAILED', failure: 'VERIFY_FAILURE' })
      run.tell({ type: 'gate_judged', ticket: id, result, cold: true })
    }
    fail('worse\n')
    run.commitAs('of a person', { 'mine.txt': 'mine\n', 'both.txt': 'mine too\n' })
    fail('worst\n')
    settleReviews(run.open())
    expect(run.read('c.txt')).toBe('c\n')
    expect(run.read('mine.txt')).toBe('mine\n')
    expect(run.git('show', 'HEAD:both.txt')).toBe('worst\n')
  })
})

describe('a branch of the person’s own', () => {
  test('gets no commit of the engine, and the run goes on where it was', () => {
    const run = scene({ review: { architect: false } })
    const done = run.work('1.1', { 'a.txt': 'a\n' })
    run.say('1.1', 'spec-reviewer', { decision: 'approve', findings: [] })
    run.git('checkout', '-q', '-b', 'mine')
    expect(run.goOn()).toMatchObject({ state: 'halted', approvedHead: run.open().run.base })
    expect(run.git('rev-parse', 'mine').trim()).toBe(done)
    run.git('checkout', '-q', 'main')
    run.tell({ type: 'run_resumed', who: 'Ada' })
    run.goOn()
    const { run: state } = run.open()
    expect(state.tasks[0]).toMatchObject({ status: 'approved' })
    const [ticket] = state.tickets
    if (!ticket) throw new Error('no ticket')
    run.tell({ type: 'ticket_redeemed', ticket: ticket.id, toolUseId: 'u', session: 's1' })
    const head = run.commitAs('task 1.2', { 'b.txt': 'b\n' })
    expect(workRange(run.root, run.open().run, ticket, head).lost).toEqual([])
  })

  test('may have a tag beside it that is called the same', async () => {
    const client = new ClientSession(demoPlan('Write a'))
    for (const tag of ['main', 'ultraplan/demo']) client.repository.git('tag', tag)
    await client.types('/ultraplan:implement demo')
    expect(client.run).toMatchObject({ state: 'running', branch: 'ultraplan/demo', target: 'main' })
  })
})

describe('a fix that was given up', () => {
  const CLAIM = { sha256: 'a'.repeat(64), bytes: 1, cut: 0 }
  const fail = (run: ReturnType<typeof scene>, fix: string, text: string, meanwhile?: () => void) => {
    const { id: ticket, base } = run.issue(fix, 'spec-executor')
    const commit = run.commitAs(`fix ${text}`, { 'c.txt': text })
    run.tell({ type: 'claim_received', ticket, agentId: 'a', claim: CLAIM, judge: { pid: process.pid } })
    meanwhile?.()
    const result = aResult({ task: fix, commit, base, outcome: 'FAILED', failure: 'VERIFY_FAILURE' })
    run.tell({ type: 'gate_judged', ticket, result, cold: true })
  }
  const reject = { decision: 'reject' as const, path: 'code' as const, findings: ['c.txt:1 is wrong'] }

  test('C12 does not let its first attempt be restored while the second is judged', () => {
    const run = scene({ review: { architect: false } })
    for (const [id, name] of [
      ['1.1', 'a'],
      ['1.2', 'b'],
    ] as const) {
      run.work(id, { [`${name}.txt`]: `${name}\n` })
      if (id === '1.1') run.say(id, 'spec-reviewer', { decision: 'approve', findings: [] })
      settleReviews(run.open())
    }
    run.work('1.3', { 'c.txt': 'c\n' })
    run.say('1.3', 'spec-reviewer', reject)
    settleReviews(run.open())
    fail(run, '1.3.1', 'unproved\n')
    fail(run, '1.3.1', 'worse\n', () => run.commitAs('back again', { 'c.txt': 'unproved\n' }))
    const { foreign } = run.goOn()
    expect(run.git('show', `${run.ref()}:c.txt`)).toBe('c\n')
    expect(foreign).toHaveLength(1)
  })

  test('H12 in a parallel batch does not make the work of other tasks foreign', () => {
    const plan = `${task('1.1', 'c', ' [P]')}${task('1.2', 'b', ' [P]')}`
    const run = scene({ review: { architect: false } }, plan)
    const base = run.head()
    const ids = [
      ['1.1', 'c'],
      ['1.2', 'b'],
    ] as const
    run.tell(...ids.map(([id]) => isolated(id, base)))
    for (const [id, name] of ids) {
      const ticket = `t${id}`
      run.tell(
        { type: 'ticket_redeemed', ticket, toolUseId: `u${id}`, session: 's1' },
        { type: 'claim_received', ticket, agentId: id, claim: CLAIM, judge: { pid: process.pid } },
      )
      run.git('checkout', '-q', '-b', `w${name}`, base)
      run.commitAs(`work ${name}`, { [`${name}.txt`]: `${name}\n` })
      run.git('checkout', '-q', 'main')
      run.git('merge', '-q', '--no-ff', '-m', `Merge ${id}`, `w${name}`)
      const commit = run.head()
      const result = aResult({ task: id, commit, base, filesChanged: [`${name}.txt`] })
      run.tell({ type: 'work_merged', ticket, commit }, { type: 'gate_judged', ticket, result })
    }
    run.goOn()
    const [review] = run.open().run.tickets
    if (!review) throw new Error('no review')
    run.tell(
      { type: 'ticket_redeemed', ticket: review.id, toolUseId: 'ur', session: 's1' },
      { type: 'claim_received', ticket: review.id, agentId: 'r', claim: CLAIM, judge: { pid: process.pid } },
      {
        type: 'review_judged',
        ticket: review.id,
        verdict: aVerdict({ role: 'spec-reviewer', task: '1.1', ...reject }),
      },
    )
    settleReviews(run.open())
    fail(run, '1.1.1', 'worse\n')
    fail(run, '1.1.1', 'worst\n')
    const state = run.goOn()
    expect(state.tasks.map(({ id, status }) => [id, status])).toEqual([
      ['1.1', 'approved'],
      ['1.1.1', 'failed'],
      ['1.2', 'approved'],
    ])
    expect(state.foreign).toBeUndefined()
  })
})

test('a merge that did not get to the branch holds nothing back', () => {
  const run = scene()
  const base = run.head()
  run.tell(isolated('1.1', base), { type: 'ticket_redeemed', ticket: 't1.1', toolUseId: 'u', session: 's1' })
  run.tell(
    { type: 'work_merged', ticket: 't1.1', commit: 'f'.repeat(40) },
    { type: 'merge_failed', ticket: 't1.1' },
  )
  run.tell({ type: 'agent_lost', ticket: 't1.1', cause: 'x', failure: 'EXECUTION_FAILURE' })
  expect(heldBackBy(run.open().run)).toEqual([])
})

test('C12 work that was adopted and then disowned holds the ref back', () => {
  const run = scene()
  const by = { who: 'Ada', session: 's1', prompt: 'p' }
  run.write({ 'a.txt': 'unproved\n' })
  run.tell({ type: 'task_skipped', task: '1.1', reason: 'x', left: ['a.txt'], ...by })
  const own = run.commit('by hand')
  run.tell({ type: 'override_adopted', task: '1.1', commit: own, ...by })
  run.tell({ type: 'override_undone', task: '1.1', ...by })
  run.work('1.2', { 'b.txt': 'b\n' })
  expect(run.goOn()).toMatchObject({ approvedHead: run.open().run.base, foreign: [{ files: ['a.txt'] }] })
})

test('C12 what is committed after an overridden agent handed in is not its work', () => {
  const run = scene()
  run.goOn()
  const [ticket] = run.open().run.tickets
  if (!ticket) throw new Error('no ticket')
  run.tell({ type: 'ticket_redeemed', ticket: ticket.id, toolUseId: 'u', session: 's1' })
  run.commitAs('half', { 'a.txt': 'half\n' })
  run.tell({ type: 'task_skipped', task: '1.1', reason: 'x', who: 'Ada', session: 's1', prompt: 'p' })
  const left = leftOff(run.open().run, ticket)
  run.tell({
    type: 'agent_lost',
    ticket: ticket.id,
    ...left,
    cause: 'overridden',
    failure: 'EXECUTION_FAILURE',
  })
  const evil = run.commitAs('evil', { 'evil.txt': 'x\n' })
  expect(foreignCommits(run.open().run, evil)).toMatchObject([{ files: ['evil.txt'] }])
})

test('E37 the approved ref goes back to where the engine put it, and the person is told', () => {
  const run = scene()
  const first = run.work('1.1', { 'a.txt': 'a\n' })
  run.goOn()
  const { id } = run.open().run
  run.commitAs('sneaked', { 'x.txt': 'x\n' })
  run.git('update-ref', approvedRef(id), 'HEAD')
  const open = run.open()
  guardApprovedRef(open)
  expect(run.ref()).toBe(first)
  expect(open.run.notices.at(-1)?.text).toContain('[ref/moved]')
  run.git('update-ref', approvedRef(id), open.run.base)
  guardApprovedRef(run.open())
  expect(run.ref()).toBe(first)
  expect(run.open().run.notices.filter(({ text }) => text.includes('ref/moved'))).toHaveLength(1)
})

describe('between a ticket and its executor', () => {
  const ready = async () => {
    const client = new ClientSession({
      ...demoPlan('Write a', 'Write b'),
      'old.test.js': "it('old', () => expect(1).toBe(1))\n",
    })
    const { told } = await client.types('/ultraplan:implement demo')
    return { client, told }
  }

  test('C10 what a coordinator commits is found, and is not the executor’s', async () => {
    const { client, told } = await ready()
    client.repository.write({ 'sneaked.txt': 'x\n' })
    const sneaked = client.repository.commit('sneaked')
    await client.dispatches(told)
    expect(client.events('commits_found')).toMatchObject([{ to: sneaked, files: ['sneaked.txt'] }])
    expect(client.run.tickets).toMatchObject([{ base: sneaked }])
    expect(client.run.tasks[0]?.attempts).toMatchObject([{ base: sneaked }])
  })

  test('H08 a person who pauses, commits and resumes is no reason to refuse the executor', async () => {
    const { client } = await ready()
    await client.types('/ultraplan:pause')
    client.repository.remove('old.test.js')
    const own = client.repository.commit('the old test is wrong')
    const { told } = await client.types('/ultraplan:resume')
    await client.dispatches(told)
    expect(client.run.tasks[0]?.attempts).toMatchObject([{ base: own }])
  })

  test('a run whose branch is not checked out waits, and says how to go on', async () => {
    const { client } = await ready()
    await client.types('/ultraplan:pause')
    client.repository.git('switch', '-q', '-c', 'my-own-thing')
    await client.types('/ultraplan:resume')
    expect(client.run).toMatchObject({
      state: 'halted',
      cause: expect.stringContaining('git switch ultraplan/demo, then /ultraplan:resume'),
    })
    client.repository.git('switch', '-q', 'ultraplan/demo')
    const { told } = await client.types('/ultraplan:resume')
    expect(told).toContain('"dispatch"')
  })
})

describe('/ultraplan:adopt --commits', () => {
  const started = async () => {
    const client = new ClientSession(demoPlan('Write a', 'Write b'))
    const { told } = await client.types('/ultraplan:implement demo')
    return { client, told }
  }

  test('lets the ref go on, and says who answers', async () => {
    const { client } = await started()
    await client.types('/ultraplan:skip-verify --task 1.1 --reason "External dependency"')
    const { shown: none } = await client.types('/ultraplan:adopt --commits')
    expect(none).toContain('there are no commits to adopt')
    client.repository.write({ 'own.txt': 'mine\n' })
    const own = client.repository.commit('my own')
    await client.types('/ultraplan:skip-verify --task 1.2 --reason "External dependency"')
    expect(client.run).toMatchObject({ state: 'finished', foreign: [{ to: own }] })
    const { shown } = await client.types('/ultraplan:adopt --commits')
    expect(shown).toContain('adopted by Ada <ada@example.invalid>')
    expect(shown).toContain('main still waits for task 1.1, task 1.2')
    expect(client.run.foreign).toMatchObject([{ adopted: { who: 'Ada <ada@example.invalid>', commit: own } }])
    await client.types('/ultraplan:adopt --task 1.1')
    await client.types('/ultraplan:adopt --task 1.2')
    expect(client.run.approvedHead).toBe(own)
  })

  test('C12 takes nothing that the person has not been shown', async () => {
    const { client } = await started()
    client.repository.write({ 'own.txt': 'mine\n' })
    client.repository.commit('my own')
    await client.types('/ultraplan:skip-verify --task 1.1 --reason "External dependency"')
    client.repository.write({ 'evil.txt': 'x\n' })
    const evil = client.repository.commit('evil')
    const { shown } = await client.types('/ultraplan:adopt --task 1.1')
    expect(shown).toContain('1 commit that no executor made: evil.txt')
    expect(client.events('commits_adopted')).toEqual([])
    await client.types('/ultraplan:adopt --commits')
    expect(client.events('commits_adopted')).toMatchObject([{ commit: evil }])
    expect(client.events('override_adopted')).toEqual([])
  })

  test('adopts what is on the branch of the run, whatever branch the person is on', async () => {
    const { client } = await started()
    await client.types('/ultraplan:skip-verify --task 1.1 --reason "External dependency"')
    const main = client.repository.git('rev-parse', 'main').trim()
    client.repository.git('switch', '-q', '-c', 'my-own-thing')
    client.repository.write({ 'x.txt': 'x\n' })
    client.repository.commit('elsewhere')
    await client.types('/ultraplan:adopt --task 1.1')
    expect(client.events('override_adopted')).toMatchObject([{ commit: main }])
  })

  test('is not asked for what a skipped task left for the person to commit, but for what comes after', async () => {
    const { client } = await started()
    client.repository.write({ '0.txt': 'half\n' })
    await client.types('/ultraplan:skip-verify --task 1.1 --reason "External dependency"')
    expect(client.run.tasks[0]?.override?.left).toEqual(['0.txt'])
    const own = client.repository.commit('finished by hand')
    expect((await client.types('/ultraplan:adopt --task 1.1')).shown).toContain(
      `main has all approved work, up to ${own.slice(0, 7)}`,
    )
    expect(client.repository.git('rev-parse', 'main').trim()).toBe(own)
    expect(client.events('commits_found')).toEqual([])
    client.repository.write({ '0.txt': 'and changed again\n' })
    const later = client.repository.commit('afterwards')
    await client.types('/ultraplan:skip-verify --task 1.2 --reason "External dependency"')
    expect(client.events('commits_found')).toMatchObject([{ to: later, files: ['0.txt'] }])
  })

  test('waits for an agent that is at work', async () => {
    const { client } = await started()
    client.repository.write({ 'own.txt': 'mine\n' })
    client.repository.commit('my own')
    const { told } = await client.types('/ultraplan:skip-verify --task 1.1 --reason "External dependency"')
    await client.dispatches(told)
    const { shown } = await client.types('/ultraplan:adopt --commits')
    expect(shown).toContain('an agent is at work')
  })
})
