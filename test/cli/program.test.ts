import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = process.cwd()
const { version, bin } = JSON.parse(readFileSync('package.json', 'utf8'))
const temporaryFolder = () => mkdtempSync(join(tmpdir(), 'ultraplan-program-'))

function run(program: string, args: string[], cwd = root) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: 'utf8' })
  return { status, stdout, stderr }
}

test('the program runs through links: an absolute one, a relative one to it, and a linked folder', () => {
  const folder = temporaryFolder()
  const bin = join(folder, 'my bin')
  mkdirSync(bin)
  symlinkSync(join(root, 'bin/ultraplan'), join(bin, 'ultraplan'))
  symlinkSync('my bin/ultraplan', join(folder, 'up -> here'))
  symlinkSync(root, join(folder, 'clone'))
  const said = { status: 0, stdout: `${version}\n`, stderr: '' }
  expect(run(join(bin, 'ultraplan'), ['--version'])).toEqual(said)
  expect(run(join(folder, 'up -> here'), ['--version'])).toEqual(said)
  expect(run(join(folder, 'clone/bin/ultraplan'), ['--version'])).toEqual(said)
  expect(run('sh', ['ultraplan', '--version'], bin)).toEqual(said)
})

test('npm installs the program from a clone, and leaves the clone as it was', () => {
  const prefix = temporaryFolder()
  const before = run('git', ['status', '--porcelain']).stdout
  const npm = run('npm', ['install', '--global', '--offline', '--no-audit', '--prefix', prefix, root], prefix)
  expect(npm, npm.stderr).toMatchObject({ status: 0 })
  expect(run(join(prefix, 'bin/ultraplan'), ['--version'])).toMatchObject({ stdout: `${version}\n` })
  expect(run('git', ['status', '--porcelain']).stdout).toBe(before)
  // On Windows npm writes a file that calls what the first line names, and a shell may not be there.
  expect(readFileSync(bin.ultraplan, 'utf8')).toMatch(/^#!\/usr\/bin\/env node\n/)
})
