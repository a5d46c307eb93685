import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pluginRoot } from '../support/hook-place.ts'

const read = (path: string): string => readFileSync(join(pluginRoot, path), 'utf8')
const { version } = JSON.parse(read('package.json'))

test('one version number is in all manifests, in the program and at the newest version of the change log', () => {
  const marketplace = JSON.parse(read('.claude-plugin/marketplace.json'))
  const program = spawnSync(join(pluginRoot, 'bin/ultraplan'), ['--version'], { encoding: 'utf8' })
  expect({
    plugin: JSON.parse(read('.claude-plugin/plugin.json')).version,
    marketplace: marketplace.plugins[0].version,
    program: program.stdout.trim(),
    changes: /^## (?!Unreleased)(\S+)/m.exec(read('CHANGELOG.md'))?.[1],
  }).toEqual({ plugin: version, marketplace: version, program: version, changes: version })
})

test('package.json names no package manager, and there is no npm lockfile at the root: both make users install', () => {
  expect(JSON.parse(read('package.json'))).not.toHaveProperty('packageManager')
  for (const name of ['package-lock.json', 'npm-shrinkwrap.json', 'bun.lock', 'bun.lockb'])
    expect(() => read(name)).toThrow('ENOENT')
})
