import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Session } from '../../src/client/session.ts'
import { resumeRun } from '../../src/engine/people/control-run.ts'
import { auditRun } from '../../src/engine/report/audit.ts'
import { approvedRef } from '../../src/engine/runs/projections/approved-ref.ts'
import { leaveNote, RECEIPTS_REF } from '../../src/engine/runs/projections/receipts.ts'
import type { Audit } from '../../src/model/reports.ts'
import { provedRun } from '../support/proved-run.ts'

function twoApproved() {
  const run = provedRun()
  const first = run.approve('1.1', { 'a.txt': 'one\n' }, 'test -f a.txt')
  const second = run.approve('1.2', { 'b.txt': 'two\n' }, 'test -f b.txt')
  const audit = (): Audit => auditRun(run)
  return { ...run, first, second, audit, log: join(run.dir, 'journal.jsonl') }
}

describe('an audit', () => {
  test('of an untouched run is sound, and says what it looked at', async () => {
    const { audit, cli, runId } = twoApproved()
    expect(audit()).toEqual({ run: runId, events: 11, evidence: 5, approvals: 2, receipts: 2, notes: [] })
    const { code, out } = await cli('audit')
    expect(code).toBe(0)
    expect(out).toBe(
      `run ${runId}: sound
  11 events: each follows the one before it, and the head agrees
  5 evidence files: each is what was recorded
  2 approvals: each has its commit and its receipt, and the approved ref stands
`,
    )
  })

  test('names the first thing that is broken, its place and what it means, and exits 1 (E22)', async () => {
    const { log, cli, runId } = twoApproved()
    writeFileSync(log, readFileSync(log, 'utf8').replace('"task":"1.2","role"', '"task":"1.1","role"'))
    const { code, out } = await cli('audit')
    expect(code).toBe(1)
    const [head, where, fix, means, before] = out.split('\n')
    expect(head).toBe(`run ${runId}: broken`)
    expect(where).toMatch(
      /journal\.jsonl:7 {2}event 7 was changed after it was written \(at byte \d+\) {2}\[audit\/chain\]$/,
    )
    expect(fix).toContain('put the file back from a backup, or "ultraplan cancel" and start the plan again')
    expect(means).toMatch(/^ {2}this means: something other than ultraplan wrote here/)
    expect(before).toBe('  sound before it: 6 events, 0 evidence files, 0 receipts')
    expect(JSON.parse((await cli('audit', '--json')).out)).toMatchObject({
      broken: { id: 'audit/chain', line: 7 },
    })
  })

  test('finds a cut tail, a deleted log, a deleted run and a deleted head (E22)', async () => {
    const { log, audit, dir, home, cli, runId } = twoApproved()
    const whole = readFileSync(log, 'utf8')
    writeFileSync(log, whole.replace(/.*\n.*\n$/, ''))
    expect(audit().broken).toMatchObject({ id: 'audit/head', line: 10 })
    rmSync(log)
    expect(audit().broken).toMatchObject({ id: 'audit/head', line: 1 })
    rmSync(dir, { recursive: true })
    expect(await cli('audit')).toMatchObject({
      code: 1,
      out: expect.stringContaining(`run ${runId}: broken`),
    })
    rmSync(join(home, '.ultraplan', 'heads', runId))
    expect(await cli('audit')).toMatchObject({ code: 2, err: expect.stringContaining('there is no run') })
  })

  test('without the head cannot vouch for the end of the log', () => {
    const { audit, home, runId } = twoApproved()
    rmSync(join(home, '.ultraplan', 'heads', runId))
    expect(audit().broken).toMatchObject({
      id: 'audit/head',
      means: 'nobody can tell whether the end of the log was cut off',
    })
  })

  test('finds evidence that was changed or removed, with the event that refers to it', () => {
    const { audit, dir } = twoApproved()
    const names = readdirSync(join(dir, 'evidence'))
    const one = names.find((name) => readFileSync(join(dir, 'evidence', name), 'utf8').includes('did 1.2'))
    const file = join(dir, 'evidence', one ?? '')
    writeFileSync(file, 'did more\n')
    expect(audit().broken).toMatchObject({
      id: 'audit/evidence',
      file,
      message: 'the evidence file was changed after it was written',
      means: 'event 9 (claim_received) rests on it and cannot be shown any more',
    })
    rmSync(file)
    expect(audit().broken).toMatchObject({
      id: 'audit/evidence',
      file,
      message: 'the evidence file is not there',
    })
  })

  test('passes over what a crash left in the evidence folder, but not over foreign content', () => {
    const { audit, dir } = twoApproved()
    writeFileSync(join(dir, 'evidence', `${'a'.repeat(64)}.12345678.new`), 'half')
    expect(audit().broken).toBeUndefined()
    writeFileSync(join(dir, 'evidence', 'a'.repeat(64)), 'planted')
    expect(audit().broken).toMatchObject({ id: 'audit/evidence' })
  })

  test('finds an approved ref that was moved, or set back (E37)', () => {
    const { audit, git, first, runId, commit, second } = twoApproved()
    const ref = approvedRef(runId)
    git('update-ref', ref, first)
    expect(audit().broken).toMatchObject({
      id: 'audit/ref',
      means: expect.stringContaining('killed between'),
    })
    git('update-ref', ref, commit('unapproved'))
    expect(audit().broken).toMatchObject({
      id: 'audit/ref',
      means: expect.stringContaining('was not approved'),
      fix: `git update-ref ${ref} ${second}`,
    })
    git('update-ref', '-d', ref)
    expect(audit().broken).toMatchObject({ id: 'audit/ref' })
  })

  test('finds approved work that later history does not hold (E37)', () => {
    const run = provedRun()
    run.approve('1.1', { 'a.txt': 'one\n' }, 'true')
    run.git('reset', '--hard', '-q', run.base)
    run.approve('1.2', { 'b.txt': 'two\n' }, 'true')
    expect(auditRun(run).broken).toMatchObject({
      id: 'audit/commit',
      message: expect.stringContaining('was approved and is not in the history'),
    })
  })

  test('finds a commit that is gone', () => {
    const { audit, first, root } = twoApproved()
    rmSync(join(root, '.git', 'objects', first.slice(0, 2), first.slice(2)))
    expect(audit().broken).toMatchObject({
      id: 'audit/commit',
      message: `commit ${first.slice(0, 10)} of task 1.1 is not in the repository`,
    })
  })

  test('finds a receipt that is missing, changed, or of an unknown task', () => {
    const { audit, git, first, second } = twoApproved()
    const note = git('notes', `--ref=${RECEIPTS_REF}`, 'show', first)
    const rewrite = (text: string) => git('notes', `--ref=${RECEIPTS_REF}`, 'add', '-f', '-m', text, first)
    rewrite(note.replace(/"seq":\d+/, '"seq":2'))
    expect(audit().broken).toMatchObject({
      id: 'audit/receipt',
      message: expect.stringContaining('is not what event'),
    })
    for (const field of ['hash', 'gate']) {
      rewrite(note.replace(new RegExp(`"${field}":"\\w+"`), `"${field}":"${'0'.repeat(64)}"`))
      expect(audit().broken, field).toMatchObject({ id: 'audit/receipt' })
    }
    rewrite(`${note}\n${note.replace('"task":"1.1"', '"task":"1.9"')}`)
    expect(audit().broken).toMatchObject({
      id: 'audit/receipt',
      message: expect.stringContaining('a receipt for task 1.9 that the journal does not know'),
    })
    rewrite(`${note}\nsomebody's own words`)
    expect(audit().broken).toBeUndefined()
    git('notes', `--ref=${RECEIPTS_REF}`, 'remove', second)
    expect(audit().broken).toMatchObject({
      id: 'audit/receipt',
      message: `commit ${second.slice(0, 10)} carries no receipt for task 1.2`,
    })
  })

  test('accepts the mark of a person’s override, and finds a forged one', () => {
    const run = provedRun()
    run.approve('1.1', { 'a.txt': 'one\n' }, 'true')
    const person = { who: 'Ada', session: 's1', prompt: 'p1' }
    const { id, lastSeq } = run.tell({ type: 'task_forced', task: '1.2', ...person })
    expect(run.git('notes', `--ref=${RECEIPTS_REF}`, 'show', 'HEAD')).toContain(
      '"status":"complete (forced)"',
    )
    expect(auditRun(run).broken).toBeUndefined()
    const forged = { ultraplan: 1, run: id, task: '1.1', status: 'complete (forced)', seq: lastSeq }
    leaveNote(run.root, 'HEAD', forged)
    expect(auditRun(run).broken).toMatchObject({
      id: 'audit/receipt',
      message: expect.stringContaining('task 1.1'),
    })
  })

  test('after a kill between journal and git says so, and resuming makes it sound (A03)', () => {
    const run = provedRun()
    run.approve('1.1', { 'a.txt': 'one\n' }, 'true')
    run.approve('1.2', { 'b.txt': 'two\n' }, 'true', { record: false })
    expect(auditRun(run).broken).toMatchObject({ id: 'audit/ref' })
    const session: Session = {
      id: 's1',
      client: { pid: 1 },
      mode: 'print',
      cwd: run.root,
      home: run.home,
      env: {},
      startedWith: () => undefined,
    }
    resumeRun({ session, signed: { command: 'ultraplan:resume', args: '' }, now: new Date() })
    resumeRun({ session, signed: { command: 'ultraplan:resume', args: '' }, now: new Date() })
    expect(auditRun(run)).toMatchObject({ approvals: 2, receipts: 2 })
    const notes = run.git('notes', `--ref=${RECEIPTS_REF}`, 'show', 'HEAD').match(/"ultraplan":1/g)
    expect(notes).toHaveLength(1)
    expect(auditRun(run).broken).toBeUndefined()
  })

  test('of a log with a half-written last line is sound, with a note (A06)', () => {
    const { audit, log } = twoApproved()
    writeFileSync(log, Buffer.concat([readFileSync(log), Buffer.from('{"seq":12,')]))
    expect(audit()).toMatchObject({
      notes: ['10 bytes of a half-written step: the next event removes them'],
    })
    expect(audit().broken).toBeUndefined()
  })
})
