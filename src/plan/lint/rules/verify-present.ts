import { isProof } from '../../../model/is-proof.ts'
import type { Plan } from '../../../model/plan.ts'
import { taskWord } from '../../../model/task-name.ts'
import { formatOf } from '../../formats/index.ts'
import { at, type LintRule, openTasks } from '../rule.ts'

export const verifyPresent: LintRule = {
  id: 'lint/verify-present',
  severity: 'block',
  summary: 'every task has something that proves it',
  seed: '001',
  tunable: false,
  run(plan) {
    return openTasks(plan)
      .filter((task) => task.verify.length === 0 && !task.criteria.some(isProof))
      .map((task) =>
        task.criteria.some(({ command }) => command !== undefined)
          ? {
              ...at(task),
              message: `${taskWord(task)} has only criteria that warn, and nothing that proves it`,
              fix: 'make the "severity" of one "blocking", or set verify.default in .ultraplan/config.yaml',
            }
          : { ...at(task), message: `${taskWord(task)} has no verify`, fix: howToAdd(plan, task.id) },
      )
  },
}

const howToAdd = (plan: Plan, id: string): string =>
  formatOf(plan.format).addVerify ??
  `add "${id}": <command> to verify.yaml beside the plan, or set verify.default in .ultraplan/config.yaml`
