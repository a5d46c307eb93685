import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeRepository, type TestRepository } from '../support/repository.ts'
import { sha256 } from './normalise.ts'
import { canonicalJson, readRun, runCli, stateMd } from './seams.ts'
import { STORIES } from './stories.ts'

const fixtures = join(import.meta.dirname, '../fixtures/golden')

/** What versions of ultraplan wrote, by the name of their commit. scripts/record-golden.mjs made them. */
const GOLDEN = readdirSync(fixtures).flatMap((version) =>
  readdirSync(join(fixtures, version)).map((story) => ({
    version,
    story,
    folder: join(fixtures, version, story),
  })),
)

let repository: TestRepository
let home: string

beforeAll(() => {
  repository = makeRepository({ 'README.md': '# golden\n' })
  home = mkdtempSync(join(tmpdir(), 'ultraplan-home-'))
  // An active run is shown with the time since its start; here an hour.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-26T15:00:00Z') })
}, 120_000)
afterAll(() => {
  vi.useRealTimers()
  repository.dispose()
  rmSync(home, { recursive: true, force: true })
})

/** Puts a journal where the engine looks for it; returns the run's id. */
function install(folder: string): string {
  const journal = readFileSync(join(folder, 'journal.jsonl'), 'utf8')
  const lines = journal.trimEnd().split('\n')
  const [first, last] = [lines[0], lines.at(-1)].map((line) => JSON.parse(line ?? '{}'))
  const dir = join(repository.root, '.git/ultraplan/runs', first.run)
  rmSync(dir, { recursive: true, force: true })
  mkdirSync(join(dir, 'evidence'), { recursive: true })
  writeFileSync(join(dir, 'journal.jsonl'), journal)
  for (const text of JSON.parse(readFileSync(join(folder, 'evidence.json'), 'utf8')) as string[])
    writeFileSync(join(dir, 'evidence', sha256(text)), text)
  mkdirSync(join(home, '.ultraplan/heads'), { recursive: true })
  const head = { dir, seq: last.seq, hash: last.hash }
  writeFileSync(join(home, '.ultraplan/heads', first.run), JSON.stringify(head))
  return first.run
}

/** What the program prints about a run. */
async function printed(...args: string[]): Promise<string> {
  let text = ''
  const out = (more: string) => {
    text += more
  }
  const env = { PATH: process.env.PATH }
  const terminal = { cwd: repository.root, home, env, colour: false, columns: 80, interactive: false }
  const code = await runCli(args, { ...terminal, out, err: out })
  return `$ ultraplan ${args.join(' ')}\n${text}exit ${code}\n`
}

describe.each(GOLDEN)('the journal "$story" of version $version', ({ folder }) => {
  test('is reduced to the same run', async () => {
    const run = readRun(repository.root, home, install(folder))
    expect(run.anomalies).toEqual([])
    await expect(`${canonicalJson(run, 1)}\n`).toMatchFileSnapshot(join(folder, 'run.json'))
  })

  test('is shown in the same words', async () => {
    const id = install(folder)
    const views = [`STATE.md\n${stateMd(readRun(repository.root, home, id))}`]
    const commands = [['status'], ['status', '--json'], ['summary'], ['summary', '--markdown'], ['log']]
    for (const args of commands) views.push(await printed(...args, '--run', id))
    await expect(views.join('\n')).toMatchFileSnapshot(join(folder, 'views.txt'))
  })
})

test('every story has its journal, and no journal names a path of the machine that recorded it', () => {
  const recorded = GOLDEN.map(({ story }) => story)
  expect(STORIES.filter(({ name }) => !recorded.includes(name))).toEqual([])
  const withPaths = GOLDEN.filter(({ folder }) =>
    readdirSync(folder).some((name) => {
      const text = readFileSync(join(folder, name), 'utf8')
      return (
        text.includes(tmpdir()) ||
        /ultraplan-(story|demo)-|\/home\/\w|\/Users\//.test(text.replaceAll('/golden/home', ''))
      )
    }),
  )
  expect(withPaths).toEqual([])
})
