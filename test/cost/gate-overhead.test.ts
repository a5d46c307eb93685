import { expect, test } from 'vitest'
import { makeScenario } from '../support/gate-scenario.ts'
import { processorClock } from '../support/processor-time.ts'

const FILES = 5000
const CHANGED = 10
/** A ratio of processor time: a busy machine makes both wait, and waiting does not count as cost. */
const MOST = 15

function bigRepository(): Record<string, string> {
  const source = (n: number) =>
    `export const value${n} = ${n}\n${'// a line of code that fills the file\n'.repeat(20)}`
  return Object.fromEntries(
    Array.from({ length: FILES }, (_, n) => [`packages/p${n % 50}/src/module-${n}.js`, source(n)]),
  )
}

const ROUNDS = 8
const STATUSES = 4

test('the gate takes at most fifteen times a bare git status for ten files in a repository of 5,000', async () => {
  const scenario = makeScenario({ files: bigRepository() })
  for (let n = 0; n < CHANGED - 1; n += 1) {
    scenario.repository.write({
      [`packages/p${n}/src/module-${n}.js`]: `export const value${n} = 'changed'\n`,
    })
  }
  scenario.work()
  await scenario.judge()
  let status = 0
  let gate = 0
  // In turn, so that both are measured on the same machine; the verify itself is a `grep`.
  for (let round = 0; round < ROUNDS; round += 1) {
    const begun = processorClock()
    for (let n = 0; n < STATUSES; n += 1) scenario.repository.git('status', '--porcelain')
    const between = processorClock()
    const result = await scenario.judge()
    expect(result).toMatchObject({ outcome: 'PASSED', findings: [] })
    status += (between - begun) / STATUSES
    gate += processorClock() - between
  }
  const [taken, bare] = [gate, status].map((sum) => Math.round(sum / ROUNDS))
  console.log(`gate overhead: ${taken} ms of processor time; git status alone ${bare} ms`)
  expect(gate / status).toBeLessThan(MOST)
})
