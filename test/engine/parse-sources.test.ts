import { describe, expect, test, vi } from 'vitest'
import { parseSources } from '../../src/engine/facts/gather-facts.ts'
import { needs } from '../support/needs.ts'

const parse = (path: string, text: string) =>
  parseSources(process.cwd(), new Map([[path, { bytes: text.length, text }]])).get(path)

describe('javascript', () => {
  test.each([
    ['a.js', 'const a = 1\nmodule.exports = { a }\n'],
    [
      'a.js',
      "import fs, { readFileSync as r } from 'node:fs'\nexport const a = r\nexport default class {}\n",
    ],
    [
      'a.mjs',
      "export * from './b.js'\nexport { a as b } from './c.js'\nimport './d.js'\nconst x = await fetch('y')\nexport { x }\n",
    ],
    [
      'a.js',
      "import {\n  a,\n  b,\n} from './x.js'\nexport async function f() { for await (const x of a) b(x) }\nexport default async () => {}\n",
    ],
    ['a.js', "export default function () { return import.meta.url }\nconst m = await import('./x.js')\n"],
    ['a.js', '#!/usr/bin/env node\nconsole.log(1)\n'],
    ['a.js', "import data from './x.json' with { type: 'json' }\nexport default data\n"],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the source under test
    ['a.js', "const text = 'import x from y'\nconst re = /[/]'/\nexport default `${text}${re}`\n"],
    ['a.cjs', "'use strict'\nreturn\n"],
  ])('%s is sound: %j', (path, text) => expect(parse(path, text)).toEqual({ kind: 'sound' }))
  test('a broken script or module is found with its line', () => {
    expect(parse('a.js', 'const a = {\n')).toMatchObject({ kind: 'broken' })
    expect(parse('a.js', "import a from './a.js'\n\nexport const b = (\n")).toMatchObject({
      kind: 'broken',
    })
    expect(parse('a.mjs', 'export const a = 1\nexport function ( {}\n')).toMatchObject({
      kind: 'broken',
      line: 2,
    })
  })
  test('jsx in a .js file is not judged', () => {
    expect(parse('a.js', "export const A = () => <p>don't</p>\n")).toMatchObject({ kind: 'unknown' })
  })
})

describe('python, by its own interpreter where there is one (S3-28)', () => {
  needs('python3')
  test('a sound source is sound, a broken one is named with the interpreter’s words and line', () => {
    expect(parse('a.py', 'def f():\n    return 1\n')).toEqual({ kind: 'sound' })
    expect(parse('a.py', 'x = 1\ny = = 2\n')).toMatchObject({ kind: 'broken', line: 2 })
  })
  test('brackets, indents and doc strings are read as the language has them', () => {
    expect(
      parse(
        'a.py',
        'import os\n\n\ndef f(a: dict[str, int] = {"x": 1},\n      b=2):\n    """Doc: (\n    """\n    if a: return b\n    x = [\n  1,\n    ]\n    return lambda y: y  # (\n\n\nclass A:\n\tpass\n',
      ),
    ).toEqual({ kind: 'sound' })
    expect(parse('__init__.py', '')).toEqual({ kind: 'sound' })
  })
  test.each([
    ['def f(:\n    pass\n'],
    ['def f()\n    pass\n'],
    ['def f():\nreturn 1\n'],
    ['x = (1, 2\n'],
    ['x = 1)\n'],
    ['if x:\n    a = 1\n  b = 2\n'],
    ['a = 1\n    b = 2\n'],
  ])('broken: %j', (text) => expect(parse('a.py', text)?.kind).toBe('broken'))
  test('a source is parsed, not run', () => {
    expect(parse('a.py', 'import os\nos._exit(3)\n')).toEqual({ kind: 'sound' })
  })
})

test('without an interpreter a Python source is not checked, and it says so', () => {
  vi.stubEnv('PATH', '/nowhere')
  try {
    expect(parse('a.py', 'x = = 2\n')).toEqual({
      kind: 'unknown',
      why: 'there is no Python on this machine to parse it',
    })
  } finally {
    vi.unstubAllEnvs()
  }
})
