import { spawnSync } from 'node:child_process'
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

const hookFiles = readdirSync(dist).filter((name) => name.endsWith('.cjs'))

test("the hooks' files need nothing but node and each other", () => {
  for (const name of hookFiles) {
    const text = readFileSync(join(dist, name), 'utf8')
    const needed = [...text.matchAll(/\brequire\(["']([^"']+)["']\)/g)].map(([, path = '']) => path)
    const strange = needed.filter((path) => !path.startsWith('node:') && !hookFiles.includes(path.slice(2)))
    expect(strange, name).toEqual([])
  }
  expect(hookFiles.length).toBeGreaterThan(10)
})

/** What node has loaded by itself after a file was, hooks excepted: those run at once. */
function loadedWith(name: string): string[] {
  const script = `require('./${name}'); console.log(process.moduleLoadList.join('\\n'))`
  const { stdout } = spawnSync(process.execPath, ['-e', script], { cwd: dist, encoding: 'utf8' })
  return stdout.split('\n')
}

test.each(hookFiles.filter((name) => name !== 'hook.cjs'))(
  '%s loads neither git, nor the hash, nor the terminal before it is used',
  (name) => {
    const loaded = loadedWith(name)
    expect(loaded).toContain('NativeModule fs')
    for (const costly of ['crypto', 'child_process', 'tty', 'net'])
      expect(loaded).not.toContain(`NativeModule ${costly}`)
  },
)

test('a hook that has nothing to do reads little: the files of the hot path are small', () => {
  for (const name of ['hook.cjs', 'engine-fence-file.cjs', 'hooks-prompt.cjs', 'hooks-stop.cjs']) {
    const text = readFileSync(join(dist, name), 'utf8')
    expect(text, name).not.toMatch(/^[^\n]*require\("\.\/open-run\.cjs"\)/)
    expect(text.length, name).toBeLessThan(12_000)
  }
})
