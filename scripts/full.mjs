// The third tier of tests, which takes hours: soaks in the client, property tests with 150 times the runs, mutations,
// the journal's storm. Every step runs, also after one has failed.
import { spawnSync } from 'node:child_process'

const STEPS = [
  ['soaks in the client', ['npx', '--no-install', 'vitest', 'run', '--project', 'full']],
  ['property tests, 150 times the runs', ['npx', '--no-install', 'vitest', 'run', '--project', 'hunt']],
  ['the journal under sixteen writers', ['node', 'scripts/bench-journal.mjs']],
  ['mutations of the checks, the policy and the reducer', ['node', 'scripts/mutate.mjs']],
]

const failed = STEPS.filter(([name, [command, ...args]]) => {
  console.log(`\n==> ${name}`)
  const begun = Date.now()
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })
  console.log(
    `==> ${name}: ${status === 0 ? 'fine' : 'FAILED'} (${Math.round((Date.now() - begun) / 1000)} s)`,
  )
  return status !== 0
})
console.log(failed.length === 0 ? '\nall is fine' : `\nfailed: ${failed.map(([name]) => name).join(', ')}`)
process.exitCode = failed.length === 0 ? 0 : 1
