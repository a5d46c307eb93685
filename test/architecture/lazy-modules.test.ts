import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, sep } from 'node:path'
import { expect, test } from 'vitest'
import { blankSource } from './blank-source.ts'
import { LAZY_MODULES } from './lazy-modules.ts'

const root = join(import.meta.dirname, '../../src')

/** Rooms that hooks are made of; the program loads its commands in its own table. */
const ROOMS = /^(?:client|engine|gate|hooks|journal|plan|prompts|run|view)\//

function lazyIn(path: string, source: string): string[] {
  const { code, strings } = blankSource(source)
  return [...code.matchAll(/(?<![\w$.])import\s*\(\s*['"]/g)].map((match) =>
    posix.join(posix.dirname(path), strings.get(match.index + match[0].length - 1) ?? 'unknown'),
  )
}

const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .map((path) => path.split(sep).join('/'))
  .filter((path) => path.endsWith('.ts') && ROOMS.test(path))

test('whatever a hook loads lazily is in the list, with its reason, and nothing else is', () => {
  const found = sources.flatMap((path) => lazyIn(path, readFileSync(join(root, path), 'utf8')))
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(LAZY_MODULES).toSorted())
})

test('a planted lazy import is seen', () => {
  const planted = "export const f = async () => (await import('../view/state.ts')).renderState\n"
  expect(lazyIn('engine/planted.ts', planted)).toEqual(['view/state.ts'])
})
