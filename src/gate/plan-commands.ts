import type { Plan } from '../model/plan.ts'

/** Every command that the plan has the gate run. */
export const commandsOf = (plan: Plan): string[] =>
  plan.tasks.flatMap(({ verify, criteria }) =>
    [...verify, ...criteria].flatMap(({ command }) => command ?? []),
  )
