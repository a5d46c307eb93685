import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { promptFor, reviewPacket } from '../../src/engine/dispatch/prompt-for-ticket.ts'
import { settleReviews } from '../../src/engine/judge/settle-reviews.ts'
import { reviewPrompt } from '../../src/prompts/review-prompt.ts'
import { reviewedRun } from '../support/reviewed-run.ts'

const PLAN = `# Tasks

- [ ] 1.1 Write a
  - **Files**: \`a.txt\`, \`other.txt\`
  - **Done when**: a.txt holds a
  - **Verify**: \`grep -q a a.txt\`
`
const DESIGN = { 'specs/demo/design.md': '# Design\n' }

describe("a reviewer's packet", () => {
  test('is gathered from commits and the journal: task, change, upstream files, evidence, claim', () => {
    const run = reviewedRun(PLAN, { review: { spec: false } }, DESIGN)
    const commit = run.work('1.1', { 'a.txt': 'a\n' })
    run.write({ 'a.txt': 'uncommitted\n', 'specs/demo/design.md': 'changed behind the back\n' })
    const packet = reviewPacket(run.open(), run.issue('1.1', 'architect'))
    expect(packet).toMatchObject({
      spec: 'demo',
      specPath: 'specs/demo',
      tasks: [{ id: '1.1', criteria: ['a.txt holds a'] }],
      commit,
      changedFiles: ['a.txt'],
      namedFiles: ['a.txt', 'other.txt'],
      design: { kind: 'text', text: '# Design\n' },
      requirements: { kind: 'absent' },
      claim: 'did 1.1\n\nTASK_COMPLETE\n',
      calls: undefined,
    })
    expect(packet.diff).toMatchObject({ kind: 'text', text: expect.stringContaining('+a\n') })
    expect(packet).not.toHaveProperty('prior')
  })

  test('says in words what the gate warns of', () => {
    const run = reviewedRun(PLAN, { review: { spec: false } })
    const message = '1 more assertion is about a constant'
    const warning = { id: 'tests/integrity', severity: 'warn' as const, file: 'a.test.js', message }
    run.work('1.1', { 'a.txt': 'a\n' }, undefined, undefined, [warning])
    const packet = reviewPacket(run.open(), run.issue('1.1', 'architect'))
    expect(packet.doubts).toEqual([`1.1: a.test.js: ${message} [tests/integrity]`])
    expect(reviewPrompt('architect', packet)).toContain(`- 1.1: a.test.js: ${message} [tests/integrity]`)
  })

  test('has a large change as a file to read', () => {
    const run = reviewedRun(PLAN, { review: { spec: false } })
    const text = `${'a line of some length\n'.repeat(3000)}the end\n`
    run.work('1.1', { 'a.txt': text })
    const { diff } = reviewPacket(run.open(), run.issue('1.1', 'architect'))
    if (diff.kind !== 'file') throw new Error('the change is inline')
    expect(readFileSync(diff.path, 'utf8')).toContain('+the end\n')
    expect(diff.bytes).toBeGreaterThan(60_000)
    expect(diff.path.startsWith(run.dir)).toBe(true)
  })

  test('lists what the executor did, from its transcript', () => {
    const run = reviewedRun(PLAN, { review: { spec: false } })
    const line = (content: unknown[]) => JSON.stringify({ type: 'assistant', message: { content } })
    const transcript = join(run.home, 'agent.jsonl')
    writeFileSync(
      transcript,
      [
        JSON.stringify({ type: 'user', message: { content: 'the prompt' } }),
        line([
          { type: 'tool_use', id: '1', name: 'Bash', input: { command: 'echo a > a.txt\ngit commit -m a' } },
        ]),
        line([{ type: 'tool_result', tool_use_id: '1', is_error: true }]),
        line([
          { type: 'text', text: 'hm' },
          { type: 'tool_use', id: '2', name: 'Read', input: { file_path: 'a.txt' } },
        ]),
      ].join('\n'),
    )
    run.work('1.1', { 'a.txt': 'a\n' }, transcript)
    expect(reviewPacket(run.open(), run.issue('1.1', 'architect')).calls).toEqual([
      'Bash: echo a > a.txt ; git commit -m a (failed)',
      'Read: a.txt',
    ])
  })

  test('of the second attempt shows the work of both, and what was rejected before', () => {
    const run = reviewedRun(PLAN, { review: { spec: false } })
    run.work('1.1', { 'a.txt': 'a\n' })
    run.say('1.1', 'architect', { decision: 'reject', feedback: 'more' })
    run.work('1.1', { 'a.txt': 'a\nmore\n' })
    const packet = reviewPacket(run.open(), run.issue('1.1', 'architect'))
    expect(packet.diff).toMatchObject({ text: expect.stringContaining('+a\n+more\n') })
    expect(packet.prior).toEqual({ from: 'attempt 1', text: 'what architect wrote about 1.1' })
  })

  test('of a voter shows no earlier review: it looks with fresh eyes (S3-11)', () => {
    const run = reviewedRun(PLAN, { review: { spec: false, tier: 2 } })
    run.work('1.1', { 'a.txt': 'a\n' })
    run.say('1.1', 'architect', {})
    run.say('1.1', 'verifier', { decision: 'reject', feedback: 'more' })
    run.work('1.1', { 'a.txt': 'a\nmore\n' })
    run.say('1.1', 'architect', {})
    const ticket = run.issue('1.1', 'verifier')
    expect(reviewPacket(run.open(), ticket)).not.toHaveProperty('prior')
    expect(promptFor(run.open(), ticket)).not.toContain('Prior findings')
  })

  test('of a parallel batch names the files of all its tasks (S0-20, S0-56)', () => {
    const task = (id: string, file: string) =>
      `- [ ] ${id} [P] Write ${file}\n  - **Files**: \`${file}\`\n  - **Verify**: \`test -f ${file}\`\n`
    const run = reviewedRun(`# Tasks\n\n${task('1.1', 'a.txt')}${task('1.2', 'b.txt')}`, {
      review: { architect: false },
    })
    run.work('1.1', { 'a.txt': 'a\n' })
    run.work('1.2', { 'b.txt': 'b\n' })
    const ticket = run.issue('1.1', 'spec-reviewer', 1, ['1.2'])
    expect(reviewPacket(run.open(), ticket)).toMatchObject({
      namedFiles: ['a.txt', 'b.txt'],
      changedFiles: ['a.txt', 'b.txt'],
      tasks: [{ id: '1.1' }, { id: '1.2' }],
    })
  })

  test('leaves out what another task did between two attempts', () => {
    const two = `${PLAN}- [ ] 1.2 Write b\n  - **Files**: \`b.txt\`\n  - **Verify**: \`grep -q b b.txt\`\n`
    const run = reviewedRun(two, { review: { spec: false } })
    run.work('1.1', { 'a.txt': 'a\n' })
    run.say('1.1', 'architect', { decision: 'reject', feedback: 'more' })
    run.work('1.2', { 'b.txt': 'b\n' })
    run.work('1.1', { 'a.txt': 'a\nmore\n' })
    const packet = reviewPacket(run.open(), run.issue('1.1', 'architect'))
    expect(packet.changedFiles).toEqual(['a.txt'])
    expect(packet.diff).toMatchObject({ text: expect.stringContaining('+a\n+more\n') })
    expect(packet.diff).toMatchObject({ text: expect.not.stringContaining('b.txt') })
  })

  test('after a parallel batch has the files, the verify output and the claim of every member (S0-56, S0-57)', () => {
    const batch = ['a', 'b', 'c']
      .map(
        (name, index) =>
          `- [ ] 1.${index + 1} [P] Write ${name}\n  - **Files**: \`${name}.txt\`, \`${name}-named.txt\`\n  - **Verify**: \`grep -q ${name} ${name}.txt\`\n`,
      )
      .join('')
    const run = reviewedRun(`# Tasks\n\n${batch}`, { review: { architect: false } }, DESIGN)
    run.work('1.1', { 'a.txt': 'a\n' })
    run.work('1.2', { 'b.txt': 'b\n' }, undefined, 'b is in b.txt')
    run.work('1.3', { 'c.txt': 'c\n' }, undefined, 'c is in c.txt')
    const ticket = run.issue('1.1', 'spec-reviewer', 1, ['1.2', '1.3'])
    const packet = reviewPacket(run.open(), ticket)
    expect(packet.changedFiles).toEqual(['a.txt', 'b.txt', 'c.txt'])
    expect(packet.namedFiles).toEqual(
      batch.match(/[abc](?:-named)?\.txt(?=`)/g)?.filter((_, at) => at % 3 < 2),
    )
    const prompt = promptFor(run.open(), ticket)
    for (const said of ['did 1.1', 'did 1.2', 'did 1.3', '5 tests passed', 'b is in b.txt', 'c is in c.txt'])
      expect(prompt).toContain(said)
    for (const name of ['1.1 [P] Write a', '1.2 [P] Write b', '1.3 [P] Write c'])
      expect(prompt).toContain(`- [ ] ${name}\n`)
    for (const file of ['a-named.txt', 'b-named.txt', 'c-named.txt']) expect(prompt).toContain(file)
  })

  test('of a spec review after a fix shows original and fix, the evidence of the fix, and the spec as it is then (S0-21)', () => {
    const upstream = { ...DESIGN, 'specs/demo/requirements.md': 'FR-1: a\n' }
    const run = reviewedRun(PLAN, { review: { architect: false } }, upstream)
    run.work('1.1', { 'a.txt': 'a\n' })
    run.say('1.1', 'spec-reviewer', { decision: 'reject', path: 'code', findings: ['x'] })
    settleReviews(run.open())
    const design = '# Design\n\nFixed.\n'
    const fixed = run.work('1.1.1', { 'a.txt': 'a\nfixed\n', 'specs/demo/design.md': design })
    settleReviews(run.open())
    const ticket = run.issue('1.1', 'spec-reviewer', 2)
    const packet = reviewPacket(run.open(), ticket)
    expect(packet).toMatchObject({ iteration: 2, commit: fixed, prior: { from: 'iteration 1' } })
    expect(packet).toMatchObject({ design: { text: design }, requirements: { text: 'FR-1: a\n' } })
    expect(packet.diff).toMatchObject({ text: expect.stringContaining('+a\n+fixed\n') })
    expect(packet.changedFiles).not.toContain('specs/demo/.progress.md')
    expect(promptFor(run.open(), ticket)).toContain('Review iteration: 2 of 3')
  })

  test('of a verifier tells of no earlier review, by itself or by another (S3-11)', () => {
    const run = reviewedRun(PLAN, { review: { spec: false, architect: false, tier: 2 } }, DESIGN)
    run.work('1.1', { 'a.txt': 'a\n' })
    run.say('1.1', 'verifier', { decision: 'reject', feedback: 'more' })
    run.work('1.1', { 'a.txt': 'a\nmore\n' })
    const ticket = run.issue('1.1', 'verifier')
    expect(reviewPacket(run.open(), ticket)).not.toHaveProperty('prior')
    expect(promptFor(run.open(), ticket)).not.toContain('what verifier wrote')
  })
})
