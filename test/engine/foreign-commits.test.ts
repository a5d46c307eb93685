import { describe, expect, test } from 'vitest'
import { advance } from '../../src/engine/advance.ts'
import { approvedRef } from '../../src/engine/places.ts'
import { settleReviews } from '../../src/engine/settle-reviews.ts'
import { ClientSession, demoPlan } from '../support/client-session.ts'
import { reviewedRun } from '../support/reviewed-run.ts'
import { aResult } from '../support/run-builder.ts'

const PLAN = ['a', 'b', 'c']
  .map(
    (name, index) =>
      `- [ ] 1.${index + 1} Write ${name}\n  - **Files**: \`${name}.txt\`\n  - **Verify**: \`grep -q ${name} ${name}.txt\`\n`,
  )
  .join('')
const NO_REVIEW = { review: { architect: false, spec: false } }

function scene(config: unknown = NO_REVIEW) {
  const run = reviewedRun(PLAN, config)
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

  test('that only undo an attempt are nobody’s work', () => {
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

  test('C12 of an agent that hid its traces, so that it seems never to have begun, are nobody’s', () => {
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
    expect(shown).toContain('the approved ref still waits for task 1.1, task 1.2')
    expect(client.run.foreign).toMatchObject([{ adopted: { who: 'Ada <ada@example.invalid>', commit: own } }])
    await client.types('/ultraplan:adopt --task 1.1')
    await client.types('/ultraplan:adopt --task 1.2')
    expect(client.run.approvedHead).toBe(own)
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
