// Breaks one place of the source at a time and runs the unit tests that reach it: a mutant that survives is behaviour
// without a test. Works in a throw-away worktree of HEAD. Usage: node scripts/mutate.mjs <folder or file>… [--most N]
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

/** Each turns one token into its opposite. */
const MUTATIONS = [
  [/ === /g, ' !== '],
  [/ !== /g, ' === '],
  [/ && /g, ' || '],
  [/ \|\| /g, ' && '],
  [/ < /g, ' >= '],
  [/ > /g, ' <= '],
  [/\btrue\b/g, 'false'],
  [/\bfalse\b/g, 'true'],
  [/\bif \(!/g, 'if ('],
  [/\bif \((?!!)/g, 'if (!'],
]

const { positionals, values } = parseArgs({ allowPositionals: true, options: { most: { type: 'string' } } })
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim()
const files = git('ls-files', '--', ...positionals)
  .split('\n')
  .filter((file) => file.endsWith('.ts'))
if (files.length === 0) throw new Error('name a folder or file of src that git tracks')

const worktree = join(mkdtempSync(join(tmpdir(), 'ultraplan-mutants-')), 'tree')
git('worktree', 'add', '--detach', '--quiet', worktree, 'HEAD')
symlinkSync(resolve('node_modules'), join(worktree, 'node_modules'), 'junction')

/** True when a test that reaches the file fails. */
function isCaught(file) {
  const args = ['--no-install', 'vitest', 'related', file, '--run', '--project', 'unit', '--bail', '1']
  return spawnSync('npx', args, { cwd: worktree, stdio: 'ignore' }).status !== 0
}

const survivors = []
let tried = 0
try {
  for (const file of files) {
    const path = join(worktree, file)
    const text = readFileSync(path, 'utf8')
    const mutants = MUTATIONS.flatMap(([token, other]) =>
      [...text.matchAll(token)].map(({ index, 0: found }) => ({ index, found, other })),
    ).filter(({ index }) => !isComment(text, index))
    for (const { index, found, other } of mutants) {
      if (tried >= Number(values.most ?? Number.POSITIVE_INFINITY)) break
      tried += 1
      writeFileSync(path, text.slice(0, index) + other + text.slice(index + found.length))
      const line = text.slice(0, index).split('\n').length
      const caught = isCaught(file)
      if (!caught) survivors.push(`${file}:${line}  ${found.trim()} → ${other.trim()}`)
      console.log(`${caught ? 'caught  ' : 'SURVIVED'}  ${file}:${line}  ${found.trim()} → ${other.trim()}`)
      writeFileSync(path, text)
    }
  }
} finally {
  rmSync(join(worktree, 'node_modules'))
  git('worktree', 'remove', '--force', worktree)
  rmSync(join(worktree, '..'), { recursive: true, force: true })
}
console.log(`\n${tried} mutants, ${survivors.length} survived`)
for (const survivor of survivors) console.log(`  ${survivor}`)
// A survivor is a place to look, not a verdict; a run that tried nothing has failed.
process.exitCode = tried > 0 ? 0 : 1

function isComment(text, index) {
  const line = text.slice(text.lastIndexOf('\n', index) + 1, index)
  return /^\s*(\/\/|\/?\*)/.test(line) || line.includes(' // ')
}
