import type { Task } from '../../../model/plan.ts'
import { check, ofTask, type Remark } from '../../check.ts'
import { missingEndpoints } from '../../contract-checker.ts'

export const endpoints = check({
  id: 'contract/endpoints',
  stage: 'artifacts',
  failure: 'VERIFY_FAILURE',
  rows: ['S4-08', 'S4-26'],
  summary:
    'every endpoint of the contract is among those that are available; if the sources leave it open, a warning',
  message: 'endpoint {METHOD /path} not found',
  run: ({ task, endpoints: available }) => {
    const wanted = task.contract?.apiEndpoints ?? []
    if (wanted.length === 0) return { skip: 'the contract names no endpoints' }
    if (!available) return { skip: 'neither contract.endpoints nor contract.baseUrl is configured' }
    const fix = 'serve it, or say why it cannot be served with status: blocked'
    return missingEndpoints(wanted, available.found).map((name) =>
      available.unsure.has(name) ? unsure(task, name) : ofTask(task, `endpoint ${name} not found`, fix),
    )
  },
})

/** There are more frameworks than forms that are known here: honest work is not refused for it. */
const unsure = (task: Task, name: string): Remark => ({
  ...ofTask(
    task,
    `endpoint ${name} may be declared, in a form that is not known or in a router that is mounted elsewhere`,
    `look at it; \`contract.baseUrl\` in the configuration has it asked, "${name}" in \`contract.endpoints\` counts as declared`,
  ),
  severity: 'warn',
})
