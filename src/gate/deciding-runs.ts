import type { CommandRunFact } from './facts.ts'

/** What proves the task: its verify or, where it has none, the criteria that block. */
export function decidingRuns(runs: readonly CommandRunFact[]): CommandRunFact[] {
  const verify = runs.filter(({ result }) => result.purpose === 'verify')
  if (verify.length > 0) return verify
  return runs.filter(({ result, weight }) => result.purpose === 'criterion' && weight === 'blocking')
}
