import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, sep } from 'node:path'
import { expect, test } from 'vitest'
import { BUNDLES, MODULE } from '../../scripts/bundles.mjs'
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

const hookFiles = ['hook.cjs', ...readdirSync(join(dist, 'hooks')).map((name) => `hooks/${name}`)]

test('dist holds the files that scripts/bundles.mjs lists, the libraries, and no other', () => {
  const found = readdirSync(dist, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll(sep, '/'),
  )
  const files = found.filter((path) => /\.\w+$/.test(path) && !path.startsWith('vendor/'))
  expect(files.sort()).toEqual(
    ['NOTICES.md', 'index.d.ts', 'index.js', MODULE.file, ...BUNDLES.map(({ file }) => file)].sort(),
  )
})

test('every module that scripts/bundles.mjs lists is there, is listed once, and is loaded later by some source', () => {
  const listed = BUNDLES.flatMap(({ modules = [] }) => modules).filter((name) => !name.includes('*'))
  expect(listed).toEqual([...new Set(listed)])
  const src = join(pluginRoot, 'src')
  const later = new Set(
    readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .flatMap((path) =>
        [...readFileSync(join(src, path), 'utf8').matchAll(/\bimport\('(\.[^']+)'\)/g)].map(([, to = '']) =>
          join(dirname(path), to).replaceAll(sep, '/'),
        ),
      ),
  )
  // The code that opens a run is loaded by the files that import from it.
  expect(listed.filter((name) => !later.has(name))).toEqual(['engine/runs/open-run.ts'])
})

test("the hooks' files need nothing but node and each other, and the program when they have work for it", () => {
  for (const file of hookFiles) {
    const text = readFileSync(join(dist, file), 'utf8')
    const needed = [...text.matchAll(/\brequire\(["']([^"']+)["']\)/g)].map(([, path = '']) => path)
    const own = [...hookFiles, 'program.cjs']
    const strange = needed.filter(
      (path) => !path.startsWith('node:') && !own.includes(posix.join(posix.dirname(file), path)),
    )
    expect(strange, file).toEqual([])
  }
  expect(hookFiles.length).toBeGreaterThan(5)
})

/** The modules that node has loaded after loading a file. Hooks are left out, because they run at once. */
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
  for (const name of ['hook.cjs', 'hooks/fence.cjs', 'hooks/prompt.cjs', 'hooks/stop.cjs']) {
    const text = readFileSync(join(dist, name), 'utf8')
    expect(text, name).not.toContain('open-run.cjs')
    expect(text.length, name).toBeLessThan(12_000)
  }
})
