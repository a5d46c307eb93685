// Rebuilds everything that is committed and generated, and fails when git sees a difference.
import { execFileSync } from 'node:child_process'

const GENERATED = [
  'dist',
  'agents',
  'commands',
  'hooks/hooks.json',
  'hooks/mods.json',
  'docs/checks.md',
  'docs/configuration.md',
  'docs/lint.md',
  '.claude-plugin',
  'skills/spec-protocol',
]

execFileSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
const changed = execFileSync('git', ['status', '--porcelain', '--', ...GENERATED], { encoding: 'utf8' })
const seen = execFileSync('git', ['ls-files', '--', ...GENERATED], { encoding: 'utf8' })
  .split('\n')
  .filter(Boolean)
if (seen.length < 10) {
  console.error(`only ${seen.length} generated files are tracked: the check looked at nothing`)
  process.exitCode = 1
} else if (changed !== '') {
  console.error(`generated files are stale; run "npm run build" and commit:\n${changed}`)
  process.exitCode = 1
} else {
  console.log(`${seen.length} generated files are fresh`)
}
