import { check, ofTask } from '../../check.ts'
import { missingEndpoints } from '../../contract-checker.ts'

export const endpoints = check({
  id: 'contract/endpoints',
  stage: 'artifacts',
  failure: 'VERIFY_FAILURE',
  rows: ['S4-08', 'S4-26'],
  summary: 'every endpoint of the contract is among those that are available',
  message: 'endpoint {METHOD /path} not found',
  run: ({ task, endpoints: available }) => {
    const wanted = task.contract?.apiEndpoints ?? []
    if (wanted.length === 0) return { skip: 'the contract names no endpoints' }
    if (!available) return { skip: 'neither contract.endpoints nor contract.baseUrl is configured' }
    const fix = 'serve it, or say why it cannot be served with status: blocked'
    return missingEndpoints(wanted, available).map((name) => ofTask(task, `endpoint ${name} not found`, fix))
  },
})
