import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { lint } from '../../src/cli/plans.ts'
import { readTasksMd } from '../../src/plan/formats/tasks-md.ts'
import { claim } from '../e2e/support/claims.ts'
import { START } from '../golden/stories.ts'
import { PLAN, StoryRoom } from '../golden/story-room.ts'
import { fakeTerminal } from '../support/fake-terminal.ts'
import { pluginRoot } from '../support/hook-place.ts'

const DISCOUNT_TEST = `import assert from 'node:assert/strict'
import test from 'node:test'
import { total } from '../price.mjs'

test('from 100 on it is a tenth', () => assert.equal(total(100), 90))
test('and above', () => assert.equal(total(200), 180))
`

/** What the executor of each task writes; a task without files only runs commands. */
const WORK: Record<string, Record<string, Record<string, string>>> = {
  hello: {
    '1.1': { 'hello.txt': 'Hello, world!\n' },
    '1.2': { 'hello.txt': 'Hello, world!\nGoodbye.\n' },
  },
  discount: {
    '1.1': { 'test/discount.test.mjs': DISCOUNT_TEST },
    '1.2': { 'price.mjs': 'export const total = (sum) => (sum >= 100 ? sum * 0.9 : sum)\n' },
    '1.3': {},
  },
  rename: {
    '1.1': {
      'src/greet.mjs': 'export const greeting = (name) => `Hello, ${name}!`\n',
      'src/main.mjs':
        "import { greeting } from './greet.mjs'\n\nprocess.stdout.write(greeting(process.argv[2] ?? 'world') + '\\n')\n",
    },
    '1.2': {},
  },
}

/** The files of an example, with its plan where the room looks for it. */
function filesOf(name: string): Record<string, string> {
  const folder = join(pluginRoot, 'examples', name)
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())
  return Object.fromEntries(
    paths.map(({ parentPath, name: file }) => {
      const path = join(parentPath, file)
      const below = path
        .slice(folder.length + 1)
        .split(sep)
        .join('/')
      return [below.replace(`specs/${name}/`, 'specs/demo/'), readFileSync(path, 'utf8')]
    }),
  )
}

test('every example has somebody who plays it', () => {
  const folders = readdirSync(join(pluginRoot, 'examples'), { withFileTypes: true })
  expect(folders.flatMap((each) => (each.isDirectory() ? each.name : [])).sort()).toEqual(
    Object.keys(WORK).sort(),
  )
})

test.each(Object.entries(WORK))(
  '%s lints clean, and runs to its end through the gate',
  async (name, work) => {
    const files = filesOf(name)
    const off = 'review: { architect: false, spec: false }\n'
    const room = new StoryRoom(pluginRoot, { ...files, '.ultraplan/config.yaml': off })
    onTestFinished(() => room.close())
    const terminal = fakeTerminal(room.repo)
    expect(await lint.run(['demo', '--strict', '--probe'], terminal), terminal.stdout).toBe(0)

    const { tasks } = readTasksMd(files[PLAN] ?? '', PLAN).plan
    let directive = await room.types(START)
    for (const { id, title, verify } of tasks) {
      const agent = await room.one(directive)
      expect(agent.task).toBe(id)
      const written = work[id] ?? {}
      agent.does(id, written)
      const command = verify[0]?.command ?? ''
      await agent.says(claim(id, title, { files: [...Object.keys(written), PLAN], command }))
      directive = await agent.back()
    }
    expect(directive).toContain('"action":"done"')
  },
)
