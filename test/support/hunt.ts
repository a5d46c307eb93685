import { vi } from 'vitest'

const TIMES = 150

/** Set-up of the project `hunt`: the property tests as they are, with a hundred and fifty times the runs. */
vi.mock('fast-check', async (load) => {
  const module = await load<typeof import('fast-check')>()
  const assert = ((property: Parameters<typeof module.assert>[0], options: { numRuns?: number } = {}) =>
    module.assert(property, {
      ...options,
      numRuns: TIMES * (options.numRuns ?? 100),
    })) as typeof module.assert
  return { ...module, assert, default: { ...module.default, assert } }
})
