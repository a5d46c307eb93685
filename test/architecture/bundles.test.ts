import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pluginRoot } from '../support/hook-place.ts'

const dist = join(pluginRoot, 'dist')

/** How the bundler names a module that it took from somewhere: in a comment, and as the key of a lazy module. */
const ABSOLUTE_MODULE = /^\/\/ (?:[\w-]+:)?\/|["'][\w-]+:\/(?!\/)[^"'\n]*["']\(\)/m

test('no bundle knows the folder it was built in: a rebuild elsewhere is the same, byte for byte', () => {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((path) =>
    /\.c?js$/.test(path),
  )
  const telling = files.filter((path) => {
    const text = readFileSync(join(dist, path), 'utf8')
    return text.includes(pluginRoot) || ABSOLUTE_MODULE.test(text)
  })
  expect(telling).toEqual([])
  expect(files.length).toBeGreaterThan(10)
})

test("the hooks' own file loads no library, and neither git's nor the hash's module, before it is used", () => {
  const hook = readFileSync(join(dist, 'hook.cjs'), 'utf8')
  expect(hook).not.toMatch(/require\(["'](?!node:)/)
  expect(hook).not.toMatch(/^\s*(?:var|const) \w+ = .*require\(["']node:(?:crypto|child_process)/m)
  expect(hook.length).toBeGreaterThan(50_000)
})
