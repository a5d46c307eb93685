import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inRepository, inspectRooms } from './inspect-rooms.ts'
import { ENGINE_STEPS, ROOMS } from './rooms.ts'

const repository = join(import.meta.dirname, '../..')
const root = join(repository, 'src')

function sources(): Map<string, string> {
  const below = (folder: string) => readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const demo = below(join(repository, 'demo')).map((path) => join('demo', path))
  const paths = [...below(root), ...demo].map((path) => path.split(sep).join('/'))
  const sources = paths.filter((path) => path.endsWith('.ts'))
  return new Map(sources.map((path) => [path, readFileSync(join(repository, inRepository(path)), 'utf8')]))
}

test('no file of src or of the demo uses what its room may not use', () => {
  const { files, imports, violations } = inspectRooms(sources())
  expect(violations).toEqual([])
  expect(files).toBeGreaterThan(100)
  expect(imports).toBeGreaterThan(files)
})

test('every folder of src has a place in the table', () => {
  const folders = readdirSync(root, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).filter((name) => !(name in ROOMS))).toEqual([])
  expect(folders.length).toBeGreaterThan(8)
})

test('the picture of a task’s way names files that are there, and the steps in the order that is held', () => {
  const page = readFileSync(join(root, '../docs/design.md'), 'utf8')
  const picture = /## The way of one task\n[\s\S]*?```text\n([\s\S]*?)```([\s\S]*?)\n## /.exec(page)
  const named = picture?.[1]?.match(/[\w-]+(?:\/[\w-]+)+\.ts/g) ?? []
  expect(named.length).toBeGreaterThan(25)
  expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  const order = /in this order: (.*?)\. A step/.exec(picture?.[2] ?? '')?.[1]
  expect(order?.replaceAll('`', '').split(', ')).toEqual(ENGINE_STEPS)
})

test('a look at nothing fails', () => {
  expect(() => inspectRooms(new Map())).toThrow('nothing was checked')
  expect(() => inspectRooms(new Map([['run/empty.ts', '// import x from "y"\n']]))).toThrow(
    'nothing was checked',
  )
})

/** What a file of the real tree would be refused for. */
function planted(path: string, text: string): string[] {
  return inspectRooms(sources().set(path, text)).violations.filter((line) =>
    line.startsWith(`${inRepository(path)}:`),
  )
}

describe('a planted violation is found', () => {
  test.each([
    ['gate/planted.ts', "import { readFileSync } from 'node:fs'", 'gate may not use node:fs'],
    ['gate/checks/x/planted.ts', "import { git } from '../../../io/git.ts'", 'gate may not import io'],
    ['run/planted.ts', "import type { Open } from '../engine/open-run.ts'", 'run may not import engine'],
    ['run/planted.ts', "\nexport * from '../gate/check.ts'", 'run may not import gate'],
    [
      'plan/planted.ts',
      "export const f = async () => (await import('../view/state.ts')).renderState",
      'plan may not import view',
    ],
    ['view/planted.ts', "import '../journal/journal.ts'", 'view may not import journal'],
    ['model/planted.ts', "import { Plan } from '../plan/tasks-md.ts'", 'model may not import plan'],
    ['io/planted.ts', "import { Event } from '../model/event.ts'", 'io may use only types of model'],
    ['journal/planted.ts', "import { reduce } from '../run/reduce.ts'", 'journal may not import run'],
    [
      'engine/facts/planted.ts',
      "import { prove } from '../proof/prove.ts'",
      'engine/facts may not import engine/proof, which comes after it',
    ],
    [
      'engine/planted.ts',
      "import type { OpenRun } from './runs/open-run.ts'",
      'engine/planted.ts is not among the steps',
    ],
    ['engine/planted.ts', "import { hook } from '../hooks/stop.ts'", 'engine may not import hooks'],
    ['client/planted.ts', "import { driven } from '../engine/open-run.ts'", 'client may not import engine'],
    ['plan/planted.ts', "import { entries } from '../client/transcript.ts'", 'plan may not import client'],
    ['engine/planted.ts', "import a from 'node:os'\nconsole.log(a)", 'engine may not use console'],
    [
      'engine/planted.ts',
      "import a from 'node:os'\nexport const b = process.env[a]",
      'engine may not use process',
    ],
    [
      'hooks/planted.ts',
      "import { openJournal } from '../journal/journal.ts'",
      'hooks may not import journal',
    ],
    ['cli/planted.ts', "import { git } from '../io/git.ts'", 'cli may not import io'],
    [
      'demo/planted.ts',
      "import { startRun } from '../src/engine/start-run.ts'",
      'demo may not import engine',
    ],
    ['io/planted.ts', "import { play } from '../../demo/play.ts'", 'io may not import demo'],
    ['main/planted.ts', "import { CHECKS } from '../gate/checks/index.ts'", 'main may not import gate'],
    [
      'gate/planted.ts',
      "import a from 'zod'\nexport const now = () => new Date()",
      'gate may not use new Date()',
    ],
    [
      'run/planted.ts',
      `import a from 'zod'\nexport const b = \`\${\`\${Date.now()}\`}\``,
      'run may not use Date.now',
    ],
    ['cellar/planted.ts', "import a from 'zod'", 'the folder cellar is not in the table of rooms'],
    ['gate/planted.ts', "const name = 'fs'\nexport const x = import(name)", 'cannot be read here'],
    ['gate/planted.ts', "import x from '../../scripts/build.mjs'", 'outside src'],
  ])('%s: %s', (path, text, message) => {
    const found = planted(path, `${text}\n`)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(message)
  })
})

describe('what only looks like a violation is left alone', () => {
  test.each([
    ['a comment', "// import { x } from '../io/git.ts'\n/* process.exit() */"],
    ['a string', `export const text = "import { x } from '../io/git.ts'"`],
    ['a template', `export const text = \`process.env \${'\`'} import('../io/git.ts')\``],
    ['a pattern', `export const quote = /['"\`]/g\nexport const words = /process.env \\/[/]/`],
    ['a field of that name', 'export interface A { process: string }\nexport const b = (a: A) => a.process'],
    ['a date that was handed in', 'export const day = (at: string) => new Date(at).getDay()'],
  ])('%s', (_, text) => {
    expect(
      planted('gate/planted.ts', `import type { Finding } from '../model/finding.ts'\n${text}\n`),
    ).toEqual([])
  })
})
