import { defineConfig } from 'vitest/config'
import { allTexts } from './scripts/markdown.mjs'
import { memoryFolder } from './test/support/memory-folder.ts'

// Workers inherit it. A TMPDIR that somebody has chosen is left alone.
const memory = process.env.TMPDIR ? undefined : memoryFolder()
if (memory) process.env.TMPDIR = memory

/** Only for what hangs: waits have limits of their own, and a busy machine may be ten times slower. */
const within = (limit: number) => ({
  testTimeout: limit,
  hookTimeout: limit,
  expect: { poll: { timeout: 60_000 } },
})

const client = {
  globalSetup: ['test/e2e/harness/install-client.ts'],
  ...within(900_000),
  sequence: { groupOrder: 1 },
  // A client that waits leaves its core idle: one story more than there are cores.
  maxWorkers: '150%',
}

/** Whole runs through the built hooks: hundreds of processes each. */
const plays = [
  'test/demo/*.test.ts',
  'test/examples/*.test.ts',
  'test/golden/{half-run,replies}.test.ts',
  'test/hooks/{cancel,long-run,others-commits,persons-branch,plans-of-planners,start-again,stray-commits,verify-before-work,way-back}.test.ts',
]

/** Both run beside the client, whose stories leave the processor idle half of the time. */
const besideTheClient = {
  globalSetup: ['test/support/temporary-folder.ts'],
  setupFiles: ['test/support/worker-environment.ts'],
  ...within(300_000),
  sequence: { groupOrder: 1 },
  maxWorkers: '150%',
}

// `npm test` runs unit, plays, cost and e2e, `.ci/run` the stories and what runs alone too, `npm run full` the other two. CONTRIBUTING.md says what belongs where.
export default defineConfig({
  test: {
    reporters: ['./test/support/reporter.ts'],
    projects: [
      {
        plugins: [allTexts],
        test: {
          name: 'unit',
          include: ['test/**/*.test.ts'],
          exclude: ['test/e2e/**', 'test/full/**', 'test/cost/**', ...plays],
          globalSetup: ['test/support/temporary-folder.ts'],
          setupFiles: ['test/support/worker-environment.ts'],
          ...within(120_000),
          maxWorkers: '100%',
          // One load of zod and remark per worker instead of one per file: a fifth of the processor time.
          isolate: false,
        },
      },
      {
        plugins: [allTexts],
        // What the product costs, in processor time.
        test: { ...besideTheClient, name: 'cost', include: ['test/cost/*.test.ts'] },
      },
      {
        plugins: [allTexts],
        test: { ...besideTheClient, name: 'plays', include: plays },
      },
      {
        test: {
          ...client,
          name: 'e2e',
          include: ['test/e2e/*.test.ts'],
        },
      },
      {
        test: {
          ...client,
          name: 'stories',
          include: ['test/e2e/ci/*.test.ts'],
          globalSetup: [...client.globalSetup, 'test/support/browser-folder.ts'],
        },
      },
      {
        // What a neighbour would disturb: measurements of the client, one file at a time, after everything else.
        test: {
          ...client,
          name: 'alone',
          include: ['test/e2e/alone/*.test.ts'],
          sequence: { groupOrder: 2 },
          maxWorkers: 1,
        },
      },
      {
        plugins: [allTexts],
        test: { ...client, name: 'full', include: ['test/full/**/*.test.ts'], ...within(3_600_000) },
      },
      {
        plugins: [allTexts],
        test: {
          name: 'hunt',
          include: ['test/**/*.property.test.ts'],
          exclude: ['test/e2e/**', 'test/full/**'],
          globalSetup: ['test/support/temporary-folder.ts'],
          setupFiles: ['test/support/worker-environment.ts', 'test/support/hunt.ts'],
          ...within(3_600_000),
          maxWorkers: '100%',
        },
      },
    ],
  },
})
