import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { pluginRoot } from '../support/hook-place.ts'

/** Everything that a contributor writes to add a format: this file, and its entry in the table. */
const TODO_TXT = `
import type { Format } from './format.ts'

export const todoTxt: Format = {
  id: 'todo-txt',
  folders: ['todo'],
  files: /^todo[.]txt$/,
  detects: ({ base }) => (base === 'todo.txt' ? 'syntax' : undefined),
  read: (text, file) => ({
    plan: {
      format: 'todo-txt',
      name: 'todo',
      files: [{ path: file, text }],
      tasks: text.trimEnd().split('\\n').map((line, at) => ({
        id: String(at + 1), title: line, file, line: at + 1, endLine: at + 1, block: line, kind: 'work', parallel: false,
        dependsOn: [], files: [], steps: [], doneWhen: [], verify: [], markers: [], criteria: [], outputs: [],
        securityReview: false, requirements: [], ticked: false,
      })),
    },
    problems: [],
  }),
  addVerify: 'todo.txt has no verify of its own yet',
}
`

async function withFormat(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'new-format-'))
  const formats = join(folder, 'src', 'plan', 'formats')
  cpSync(join(pluginRoot, 'src'), join(folder, 'src'), { recursive: true })
  writeFileSync(join(formats, 'todo-txt.ts'), TODO_TXT)
  const table = readFileSync(join(formats, 'index.ts'), 'utf8')
  const entry = table.replace(
    /(export const FORMATS: .* = \[)/,
    "import { todoTxt } from './todo-txt.ts'\n$1todoTxt,",
  )
  expect(entry).not.toBe(table)
  writeFileSync(join(formats, 'index.ts'), entry)
  const outfile = join(folder, 'lint-plan.mjs')
  await build({
    entryPoints: [join(folder, 'src', 'engine', 'project', 'lint-plan.ts')],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    nodePaths: [join(pluginRoot, 'node_modules')],
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)",
    },
    define: { __VERSION__: '"0"' },
    logLevel: 'error',
  })
  return outfile
}

test('a new plan format is one file and one entry of the table: its plans are found, detected, read and linted', async () => {
  const { lint } = await import(pathToFileURL(await withFormat()).href)
  const repository = mkdtempSync(join(tmpdir(), 'new-format-plan-'))
  mkdirSync(join(repository, 'todo', 'demo'), { recursive: true })
  writeFileSync(join(repository, 'todo', 'demo', 'todo.txt'), 'Call mum\nBuy milk\n')

  const report = lint(repository, 'demo')

  expect(report.plan).toMatchObject({ format: 'todo-txt', files: [{ path: 'todo/demo/todo.txt' }] })
  expect(report.plan.tasks.map(({ title }: { title: string }) => title)).toEqual(['Call mum', 'Buy milk'])
  expect(report.findings).toContainEqual(
    expect.objectContaining({
      id: 'lint/verify-present',
      fix: expect.stringContaining('todo.txt has no verify of its own yet'),
    }),
  )
})
