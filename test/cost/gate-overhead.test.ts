import { expect, test } from 'vitest'
import { makeScenario } from '../support/gate-scenario.ts'

const FILES = 5000
const CHANGED = 10
/** A quarter of a second where git needs a sixtieth: a ratio, because a busy machine is slow at both. */
const MOST = 15

function bigRepository(): Record<string, string> {
  const source = (n: number) =>
    `export const value${n} = ${n}\n${'// a line of code that fills the file\n'.repeat(20)}`
  return Object.fromEntries(
    Array.from({ length: FILES }, (_, n) => [`packages/p${n % 50}/src/module-${n}.js`, source(n)]),
  )
}

/** What the gate takes on top of the commands it runs. */
const overhead = ({ durationMs, commands }: { durationMs: number; commands: { durationMs: number }[] }) =>
  durationMs - commands.reduce((sum, command) => sum + command.durationMs, 0)

test('the gate takes at most fifteen times a bare git status for ten files in a repository of 5,000', async () => {
  const scenario = makeScenario({ files: bigRepository() })
  for (let n = 0; n < CHANGED - 1; n += 1) {
    scenario.repository.write({
      [`packages/p${n}/src/module-${n}.js`]: `export const value${n} = 'changed'\n`,
    })
  }
  scenario.work()
  const bare: number[] = []
  const taken: number[] = []
  // The best of several rounds is what the gate takes; what comes on top is the machine's other work.
  for (
    let round = 0;
    round < 20 && !(round > 4 && Math.min(...taken) < (MOST / 2) * Math.min(...bare));
    round += 1
  ) {
    const begun = performance.now()
    scenario.repository.git('status', '--porcelain')
    bare.push(performance.now() - begun)
    const result = await scenario.judge()
    expect(result).toMatchObject({ outcome: 'PASSED', findings: [] })
    taken.push(overhead(result))
  }
  const figures = [Math.min(...taken), taken.sort((a, b) => a - b)[taken.length >> 1] ?? 0, Math.min(...bare)]
  const [best, median, status] = figures.map(Math.round)
  console.log(
    `gate overhead over ${taken.length} rounds: best ${best} ms, median ${median} ms; git status alone ${status} ms`,
  )
  expect(Math.min(...taken) / Math.min(...bare)).toBeLessThan(MOST)
})
