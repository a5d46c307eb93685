import { execFileSync } from 'node:child_process'
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Attempt } from '../../../src/model/run.ts'
import { makeScenario, PLAN, PLAN_FILE, type Scenario, writeTranscript } from '../../support/gate-scenario.ts'
import { makeRepository } from '../../support/repository.ts'
import { anAttempt, aResult } from '../../support/run-builder.ts'
import { expectCaught, expectUntouched } from '../../support/verdicts.ts'

/** Does the task and commits it by name, as executors are told to. */
function workByName(scenario: Scenario): void {
  scenario.repository.write({ 'src/greeting.js': "export const greeting = 'hello'\n" })
  scenario.tick()
  scenario.repository.git('add', '--', 'src/greeting.js', PLAN_FILE)
  scenario.repository.git('commit', '-q', '-m', 'work', '--', 'src/greeting.js', PLAN_FILE)
}

/** The attempt that is judged. */
const attemptOf = ({ base, ticket }: Scenario, over: Partial<Attempt>): Attempt =>
  anAttempt({ ticket: ticket.id, base, ...over })

/** What a person does in the same folder meanwhile. */
const EDITS = {
  'README.md': '# mine\n',
  'TODO-mine.txt': 'call Bob\n',
  'a folder/with "signs" & more.txt': 'x\n',
}

/** An honest executor runs it. */
const verifyOf = ({ task }: ReturnType<typeof makeScenario>): string => task.verify[0]?.command ?? ''

describe('H17 what a person does in the same folder', () => {
  test('is left alone and shown in ORANGE, and the honest task is approved', async () => {
    const scenario = makeScenario()
    scenario.repository.write(EDITS)
    workByName(scenario)
    const result = await scenario.judge()
    expectUntouched(result, 'ORANGE')
    expect(result.findings.map(({ id, message }) => `${id} ${message}`)).toEqual([
      'work/left-alone README.md has changes that are not part of this task; left alone',
      'work/left-alone TODO-mine.txt is a new file that is not part of this task; left alone',
      'work/left-alone a folder/with "signs" & more.txt is a new file that is not part of this task; left alone',
    ])
    for (const [path, text] of Object.entries(EDITS)) expect(scenario.repository.read(path)).toBe(text)
  })

  test('is left alone when it is staged, moved, deleted or half merged', async () => {
    const scenario = makeScenario({ files: { 'old.txt': 'x\n', 'gone.txt': 'x\n', 'both.txt': 'x\n' } })
    scenario.repository.git('switch', '-q', '-c', 'side')
    scenario.repository.write({ 'both.txt': 'side\n' })
    scenario.repository.git('commit', '-q', '-m', 'side', '--', 'both.txt')
    scenario.repository.git('switch', '-q', 'main')
    scenario.repository.write({ 'both.txt': 'main\n' })
    scenario.repository.git('commit', '-q', '-m', 'main', '--', 'both.txt')
    workByName(scenario)
    expect(() => scenario.repository.git('merge', '-q', 'side')).toThrow()
    scenario.repository.git('mv', 'old.txt', 'new.txt')
    scenario.repository.remove('gone.txt')
    const result = await scenario.judge()
    expectUntouched(result, 'ORANGE')
    expect(result.leftAlone?.toSorted()).toEqual(['both.txt', 'gone.txt', 'new.txt', 'old.txt'])
  })

  test('is shown once: no later task shows it again, one that met something new does', async () => {
    const scenario = makeScenario()
    scenario.repository.write(EDITS)
    workByName(scenario)
    const { leftAlone } = await scenario.judge()
    const others = { '1.1': { lastResult: aResult({ leftAlone: leftAlone ?? [] }) } }
    expectUntouched(await scenario.judge(undefined, { others }))
    scenario.repository.write({ 'new.txt': 'x\n' })
    const later = await scenario.judge(undefined, { others })
    expect(later.findings).toMatchObject([{ id: 'work/left-alone', file: 'new.txt' }])
  })

  test('is not shown away by a claim that was refused', async () => {
    const scenario = makeScenario()
    scenario.repository.write(EDITS)
    workByName(scenario)
    const refused = aResult({ outcome: 'FAILED', leftAlone: Object.keys(EDITS) })
    const others = { '1.1': { lastResult: refused } }
    expect((await scenario.judge(undefined, { others })).findings).toHaveLength(3)
  })

  test('is counted, not listed, when there is a lot of it', async () => {
    const scenario = makeScenario()
    const many = Array.from({ length: 14 }, (_, index) => [`notes/${index}.txt`, 'x\n'])
    scenario.repository.write(Object.fromEntries(many))
    workByName(scenario)
    const { findings, leftAlone } = await scenario.judge()
    expect(findings.at(-1)?.message).toBe(
      '4 more files have changes that are not part of this task; left alone',
    )
    expect(leftAlone).toHaveLength(14)
  })

  test('is charged where the task names it, and no advice would lose it', async () => {
    const scenario = makeScenario({
      plan: PLAN.replace('`src/greeting.js`', '`src/greeting.js`, `README.md`'),
    })
    workByName(scenario)
    scenario.repository.write({ 'README.md': '# mine\n' })
    const result = await scenario.judge()
    expectCaught(result, 'work/committed', 'FALSE_CLAIM')
    expect(result.findings[0]?.fix).toBe(
      'commit it if you made it, otherwise leave it: git add -- README.md && git commit -m "say what it does" -- README.md',
    )
  })

  test('is charged where it is a spec file (S0-60)', async () => {
    const scenario = makeScenario()
    workByName(scenario)
    scenario.repository.write({ 'specs/demo/notes.md': 'x\n' })
    expectCaught(await scenario.judge(), 'plan/committed', 'FALSE_CLAIM')
  })
})

describe('what an executor does to the edits of a person', () => {
  const NAMED = `git add -- src/greeting.js ${PLAN_FILE} && git commit -qm work -- src/greeting.js ${PLAN_FILE}`
  const wrote = ['src/greeting.js', PLAN_FILE]
  const ids = (result: { findings: readonly { id: string; message: string }[] }) =>
    result.findings.map(({ id, message }) => `${id} ${message}`)

  test('committed with all else it is approved in ORANGE, and named', async () => {
    const scenario = makeScenario({ files: { 'package.json': '{}\n' } })
    scenario.repository.write({ 'README.md': '# mine\n', 'NOTES.txt': 'call Bob\n', 'yarn.lock': 'x\n' })
    scenario.work()
    const { ran, ...verified } = { ran: ['git add -A && git commit -qm work'], wrote }
    const result = await scenario.judge(undefined, { ...verified, ranCommands: [...ran, verifyOf(scenario)] })
    expectUntouched(result, 'ORANGE')
    expect(ids(result)).toEqual(
      ['NOTES.txt', 'README.md'].map(
        (path) =>
          `work/taken-in ${path} is in the commits of this task, but neither the task nor anything the executor said or did names it: it may be what you were editing`,
      ),
    )
    expect(result.findings[0]?.fix).toMatch(/^look at what was committed: git diff \w{12} HEAD$/)
  })

  test('a file that a command of the executor or its claim names is its own', async () => {
    const scenario = makeScenario()
    scenario.repository.write({ 'made.json': '{}\n', 'said.txt': 'x\n' })
    scenario.work()
    const ranCommands = ['node make.js > made.json', NAMED, verifyOf(scenario)]
    const claim = scenario.claim({ files_modified: `[src/greeting.js, ${PLAN_FILE}, said.txt]` })
    expectUntouched(await scenario.judge(claim, { wrote, ranCommands }))
  })

  test('discarded by a command of the executor, it is at least said', async () => {
    const scenario = makeScenario()
    workByName(scenario)
    const ranCommands = [
      'git stash',
      'git checkout -- README.md',
      'git stash pop',
      'git clean -fd\tPermission to use Bash with command git clean -fd has been denied.',
      NAMED,
      verifyOf(scenario),
    ]
    const result = await scenario.judge(undefined, { wrote, ranCommands })
    expectUntouched(result, 'ORANGE')
    expect(ids(result)).toEqual([
      'work/discarded the executor ran "git stash", which discards what is not committed',
      'work/discarded the executor ran "git checkout -- README.md", which discards what is not committed',
    ])
  })

  test('in a worktree of its own, or where its transcript cannot be read, nothing is taken for a person', async () => {
    const scenario = makeScenario()
    scenario.repository.write({ 'NOTES.txt': 'x\n' })
    scenario.work()
    expectUntouched(await scenario.judge())
  })
})

describe('what a person commits in the same folder while an executor works', () => {
  /** Commits by name, and claims a time for it if one is given. */
  const commits = ({ repository }: Scenario, claimed: string | undefined, ...paths: string[]): string => {
    const who = {
      GIT_AUTHOR_NAME: 'a',
      GIT_AUTHOR_EMAIL: 'a@b',
      GIT_COMMITTER_NAME: 'a',
      GIT_COMMITTER_EMAIL: 'a@b',
    }
    const env = { PATH: process.env.PATH, ...who, ...(claimed ? { GIT_COMMITTER_DATE: claimed } : {}) }
    for (const args of [['add'], ['commit', '-qm', 'work']])
      execFileSync('git', [...args, '--', ...paths], { cwd: repository.root, env })
    return repository.head()
  }

  interface Call {
    from: number
    to?: number
    input?: object
    says?: string
  }

  /**
   * The executor ran a command in the seconds 20 to 30 and commits in it; a person took a test away in second 50, which
   * is now: only the date of a commit can be chosen, not when its file is written.
   */
  const judged = async ({
    at = 50,
    path = 'notes/test.js',
    calls = [] as Call[],
    until = 200,
    stamped = true,
    claims = undefined as number | undefined,
    packed = false,
  } = {}) => {
    const start = Date.now() - at * 1000
    const time = (second: number): string => new Date(start + second * 1000).toISOString()
    const scenario = makeScenario({ files: { [path]: "test('a', () => {})\n" } })
    const { repository, journalDir } = scenario
    repository.write({ 'src/greeting.js': "export const greeting = 'hello'\n" })
    scenario.tick()
    commits(scenario, time(25), 'src/greeting.js', PLAN_FILE)
    repository.write({ [path]: '// nothing\n' })
    const theirs = commits(scenario, claims === undefined ? undefined : time(claims), path)
    repository.write({ 'src/greeting.js': "export const greeting = 'hello!'\n" })
    commits(scenario, time(100), 'src/greeting.js')
    if (packed) repository.git('gc', '-q')
    const entry = (second: number, block: object) => ({
      ...(stamped ? { timestamp: time(second) } : {}),
      message: { content: [block] },
    })
    const made = [{ from: 20, to: 30 }, { from: 98, to: 101 }, ...calls] as Call[]
    const lines = made.flatMap(({ from, to, input = { command: verifyOf(scenario) }, says = '' }) => [
      entry(from, { type: 'tool_use', id: `c${from}`, name: 'Bash', input }),
      ...(to ? [entry(to, { type: 'tool_result', tool_use_id: `c${from}`, content: says })] : []),
    ])
    const transcript = join(journalDir, 't.jsonl')
    const all = [...lines, entry(until, { type: 'text', text: 'done' })]
    writeFileSync(transcript, all.map((line) => `${JSON.stringify(line)}\n`).join(''))
    const attempts = [attemptOf(scenario, { transcript, startedAt: time(0) })]
    return { theirs, result: await scenario.judge(undefined, { state: { attempts } }) }
  }

  test('is not counted as the work of the executor, and is named', async () => {
    const { result, theirs } = await judged()
    expect(result.outcome).toBe('PASSED')
    expect(result.others).toMatchObject([{ to: theirs, count: 1, files: ['notes/test.js'] }])
    expect(result.filesChanged).not.toContain('notes/test.js')
  })

  test.each<[string, Parameters<typeof judged>[0]]>([
    ['a command of the executor ran at that moment', { at: 20 }],
    ['a command of the executor had not returned', { calls: [{ from: 40 }] }],
    [
      'a command of the executor went on in the background',
      { calls: [{ from: 10, to: 11, input: { run_in_background: true } }] },
    ],
    [
      'the client moved a command to the background',
      { calls: [{ from: 10, to: 11, says: 'Command running in background with ID: b1' }] },
    ],
    ['the transcript does not reach it', { at: 150, until: 120 }],
    ['the transcript has no times', { stamped: false }],
    ['the time of the commit is older than the attempt', { at: -500 }],
    ['its date is of an idle moment, and its file was written while a command ran', { at: 20, claims: 50 }],
    ['its date and its file are of different idle moments', { claims: 70 }],
    ['it is packed, and a command of the executor ran when it came to the branch', { packed: true, at: 20 }],
    ['it is a file of the spec', { path: 'specs/demo/test.js' }],
  ])("counts as the executor's if %s", async (_, over) => {
    const { result } = await judged(over)
    expect(result.others).toBeUndefined()
    expect(result.filesChanged.some((path) => path.endsWith('test.js'))).toBe(true)
  })

  test('is named, and judged with the work, if it is packed: only a reflog, which can be forged, says when it came', async () => {
    const { result, theirs } = await judged({ packed: true })
    expect(result.others).toMatchObject([{ to: theirs, count: 1, files: ['notes/test.js'] }])
    expect(result.filesChanged).toContain('notes/test.js')
  })

  test.each([false, true])(
    'C12 an executor that weakens a test in a commit with a forged date is refused; packed: %s',
    async (packed) => {
      const { result } = await judged({ at: 20, claims: 50, path: 'tests/old.test.js', packed })
      expectCaught(result, 'tests/integrity', 'FALSE_CLAIM')
    },
  )
})

describe('what an executor wrote with its file tools', () => {
  const judged = async (calls: object[], options: { through?: string } = {}) => {
    const scenario = makeScenario()
    const { root } = scenario.repository
    workByName(scenario)
    scenario.repository.write({ 'src/helper.js': 'x\n' })
    const place = options.through ?? root
    if (options.through) symlinkSync(root, options.through)
    const transcript = join(scenario.journalDir, 't.jsonl')
    const verify = { type: 'tool_use', id: 'v', name: 'Bash', input: { command: verifyOf(scenario) } }
    const lines = [...calls, verify].map((block) =>
      JSON.stringify({ message: { content: [block] } }).replaceAll('ROOT', place),
    )
    writeFileSync(transcript, lines.join('\n'))
    return scenario.judge(undefined, { state: { attempts: [attemptOf(scenario, { transcript })] } })
  }
  const call = (name: string, input: object) => ({ type: 'tool_use', id: 'c1', name, input })

  test.each([
    ['Write', { file_path: 'ROOT/src/helper.js', content: 'x' }],
    ['Edit', { file_path: 'ROOT/src/../src/helper.js' }],
    ['MultiEdit', { file_path: 'src/helper.js' }],
    ['NotebookEdit', { notebook_path: 'ROOT/src/helper.js' }],
  ])('is charged: %s %j', async (name, input) => {
    expectCaught(await judged([call(name, input)]), 'work/committed', 'FALSE_CLAIM')
  })

  test('is charged by whatever link the folder was reached', async () => {
    const { root } = makeRepository({ 'x.txt': 'x' })
    const through = join(root, 'link')
    const write = call('Write', { file_path: 'ROOT/src/helper.js' })
    expectCaught(await judged([write], { through }), 'work/committed', 'FALSE_CLAIM')
  })

  test.each([
    [
      'a call that failed',
      [
        call('Edit', { file_path: 'ROOT/src/helper.js' }),
        { type: 'tool_result', tool_use_id: 'c1', is_error: true },
      ],
    ],
    ['a call that only reads', [call('Read', { file_path: 'ROOT/src/helper.js' })]],
    ['a file elsewhere', [call('Write', { file_path: '/elsewhere/src/helper.js' })]],
  ])('is not %s', async (_, calls) => {
    expectUntouched(await judged(calls), 'ORANGE')
  })

  test('counts over all attempts at the task, and ends where another task of the same session began', async () => {
    const scenario = makeScenario()
    workByName(scenario)
    scenario.repository.write({ 'src/helper.js': 'x\n' })
    const transcript = writeTranscript(join(scenario.journalDir, 'one.jsonl'), scenario.repository.root, [
      'src/helper.js',
    ])
    // The second attempt has no transcript: what it ran is not known.
    const attempts = [attemptOf(scenario, { transcript, ticket: 't1' }), attemptOf(scenario, { n: 2 })]
    expectCaught(await scenario.judge(undefined, { state: { attempts } }), 'work/committed', 'FALSE_CLAIM')
    const stamped = join(scenario.journalDir, 'two.jsonl')
    const message = {
      content: [call('Write', { file_path: join(scenario.repository.root, 'src/helper.js') })],
    }
    writeFileSync(stamped, `${JSON.stringify({ timestamp: '2026-01-26T13:00:00.000Z', message })}\n`)
    const solo = [attemptOf(scenario, { transcript: stamped, startedAt: '2026-01-26T14:00:00.000Z' })]
    expectUntouched(await scenario.judge(undefined, { state: { attempts: solo } }), 'ORANGE')
  })

  test('is charged inside a repository that git shows as one path', async () => {
    const scenario = makeScenario()
    workByName(scenario)
    mkdirSync(join(scenario.repository.root, 'nested'), { recursive: true })
    scenario.repository.at(join(scenario.repository.root, 'nested')).git('init', '-q')
    scenario.repository.write({ 'nested/x.js': 'x\n' })
    expectCaught(await scenario.judge(undefined, { wrote: ['nested/x.js'] }), 'work/committed', 'FALSE_CLAIM')
  })
})

describe('work that was left for the person when a task was skipped', () => {
  const override = {
    kind: 'skipped' as const,
    who: 'Ada',
    at: '2026-01-26T13:00:00.000Z',
    reason: 'r',
    session: 's',
    prompt: 'p',
    left: ['src/half.js', 'README.md', PLAN_FILE],
  }
  const begun = (scenario: Scenario) => ({
    others: { '1.1': { override } },
    state: { attempts: [attemptOf(scenario, { held: ['src/half.js', 'README.md'] })] },
  })
  const skipped = () => {
    const scenario = makeScenario()
    scenario.repository.write({ 'src/half.js': 'half\n', 'README.md': '# half\n' })
    return scenario
  }

  test('is refused by name in the commit of another task, and can be taken out without losing it', async () => {
    const scenario = skipped()
    scenario.work()
    const result = await scenario.judge(undefined, begun(scenario))
    expectCaught(
      result,
      'work/held',
      'FALSE_CLAIM',
      'README.md was left for the person when task 1.1 was skipped',
    )
    expect(result.findings.map(({ file }) => file)).toEqual(['README.md', 'src/half.js'])
    for (const { fix = '' } of result.findings) {
      const command = fix.slice(fix.indexOf('git update-index'))
      execFileSync('sh', ['-c', command], {
        cwd: scenario.repository.root,
        env: {
          ...process.env,
          GIT_AUTHOR_NAME: 'a',
          GIT_AUTHOR_EMAIL: 'a@b',
          GIT_COMMITTER_NAME: 'a',
          GIT_COMMITTER_EMAIL: 'a@b',
        },
        stdio: 'pipe',
      })
    }
    expect(scenario.repository.read('src/half.js')).toBe('half\n')
    expect(scenario.repository.read('README.md')).toBe('# half\n')
    expectUntouched(await scenario.judge(undefined, begun(scenario)))
  })

  test('is charged to no other task while it is uncommitted, and no longer held once it is adopted', async () => {
    const scenario = skipped()
    workByName(scenario)
    expectUntouched(await scenario.judge(undefined, begun(scenario)))
    scenario.repository.commit('all of it')
    const adopted = { ...override, adopted: { who: 'Ada', at: '', commit: 'c' } }
    expectUntouched(
      await scenario.judge(undefined, { ...begun(scenario), others: { '1.1': { override: adopted } } }),
    )
  })
})
