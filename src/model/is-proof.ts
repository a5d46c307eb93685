import type { Criterion } from './plan.ts'

/** Whether a criterion's command decides if the task is done; of lesser weight, its failure is only noted. */
export const isProof = ({ command, severity }: Criterion): boolean =>
  command !== undefined && severity === 'blocking'
