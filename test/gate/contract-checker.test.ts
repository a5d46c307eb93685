import { expect, test } from 'vitest'
import { missingEndpoints } from '../../src/gate/contract-checker.ts'
import { buildRequeuePrompt, checkContract, checkSyntactic } from '../../src/index.ts'

const TASK = { taskId: 'task-001', taskTitle: 'Create auth service' }
const CONTRACT = {
  exports: ['UserService'],
  apiEndpoints: ['POST /api/auth/register'],
  databaseMutations: [],
  environmentVarsRequired: ['JWT_SECRET'],
  downstreamTasks: [],
}

test('checkSyntactic names what failed, as the seed’s example has it (S4-03, S4-17, S4-18, S4-37)', () => {
  const input = {
    ...TASK,
    filesProduced: ['services/gateway/src/routes/auth.ts'],
    typecheckPassed: true,
    lintPassed: false,
    errors: ['Missing semicolon at line 42'],
  }
  expect(checkSyntactic(input)).toEqual({
    level: 'syntactic',
    passed: false,
    failedChecks: [{ name: 'lint', detail: 'Missing semicolon at line 42' }],
    summary: 'Syntactic check failed: lint',
  })
  expect(checkSyntactic({ ...input, typecheckPassed: false }).summary).toBe(
    'Syntactic check failed: typecheck, lint',
  )
  expect(checkSyntactic({ ...input, lintPassed: true })).toMatchObject({
    passed: true,
    summary: 'Syntactic check passed',
  })
  expect(checkSyntactic({ ...input, lintPassed: true, filesProduced: [] }).failedChecks).toEqual([
    { name: 'files', detail: 'no file was created or modified' },
  ])
})

test('checkContract looks exports up in the source, or by file name where there is none (S4-06, S4-38)', () => {
  const input = {
    ...TASK,
    integrationContract: CONTRACT,
    filesProduced: ['src/routes/auth.ts'],
    environmentVarsPresent: ['JWT_SECRET', 'DATABASE_URL'],
    endpointsAvailable: ['POST /api/auth/register', 'GET /api/health'],
  }
  expect(checkContract(input).summary).toBe('Contract check failed: export-UserService')
  expect(checkContract({ ...input, filesProduced: ['src/user-service.ts'] }).passed).toBe(true)
  expect(
    checkContract({ ...input, sources: { 'src/routes/auth.ts': 'export class UserService {}\n' } }).passed,
  ).toBe(true)
  expect(
    checkContract({ ...input, sources: { 'src/UserService.ts': '// export class UserService\n' } }).passed,
  ).toBe(false)
})

test('checkContract words variables and endpoints as the seed does (S4-07, S4-08, S4-26)', () => {
  const result = checkContract({
    ...TASK,
    integrationContract: { ...CONTRACT, exports: [] },
    filesProduced: [],
    environmentVarsPresent: [],
    endpointsAvailable: [],
  })
  expect(result.failedChecks).toEqual([
    { name: 'env-JWT_SECRET', detail: 'JWT_SECRET is NOT set — task may fail at runtime' },
    { name: 'endpoint-POST--api-auth-register', detail: 'Endpoint not found' },
  ])
  expect(
    checkContract({
      ...TASK,
      integrationContract: { ...CONTRACT, exports: [] },
      filesProduced: [],
      environmentVarsPresent: ['JWT_SECRET'],
    }).passed,
  ).toBe(true)
})

test('buildRequeuePrompt appends one block for all levels that failed (S4-24 to S4-28, S4-39)', () => {
  const syntactic = checkSyntactic({
    ...TASK,
    filesProduced: ['a.ts'],
    typecheckPassed: false,
    lintPassed: true,
    errors: ['3 TS errors in auth-service.ts'],
  })
  const contract = checkContract({
    ...TASK,
    integrationContract: { environmentVarsRequired: ['JWT_SECRET'] },
    filesProduced: ['a.ts'],
    environmentVarsPresent: [],
  })
  const passed = checkSyntactic({ ...TASK, filesProduced: ['a.ts'], typecheckPassed: true, lintPassed: true })
  const prompt = buildRequeuePrompt('Create the service.', [syntactic, contract], 2)
  expect(prompt).toBe(`Create the service.

=== PREVIOUS ATTEMPT FAILED (Attempt 2) ===
Verification level: syntactic, contract
The previous execution of this task failed verification. Fix the following issues:

- typecheck: 3 TS errors in auth-service.ts
- env-JWT_SECRET: JWT_SECRET is NOT set — task may fail at runtime

=== END FAILURE CONTEXT ===

Retry the task addressing these specific failures.
Do not change working parts of the implementation.
`)
  expect(buildRequeuePrompt(prompt, [passed, contract], 3)).not.toContain('typecheck')
  expect(buildRequeuePrompt(prompt, [passed], 3)).toBe('Create the service.')
})

test.each([
  ['POST /api/auth/*', true],
  ['* /api/**', true],
  ['POST /api/*', false],
  ['GET /api/auth/*', false],
])('an endpoint that the glob %s declares is found: %s (S4-08)', (declared, isFound) => {
  expect(missingEndpoints(['POST /api/auth/register'], [declared])).toEqual(
    isFound ? [] : ['POST /api/auth/register'],
  )
})

test('an endpoint that the contract itself names by a glob is found by what is available', () => {
  expect(missingEndpoints(['GET /api/users/*'], ['GET /api/users/{id}'])).toEqual([])
  // Parameters of a query belong to a request, not to the endpoint.
  expect(missingEndpoints(['GET /api/users?page=1'], ['GET /api/users'])).toEqual([])
  expect(missingEndpoints(['GET /api/teams?page=1'], ['GET /api/users'])).toEqual(['GET /api/teams?page=1'])
  expect(missingEndpoints(['GET /api/users/*'], ['GET /api/teams/{id}'])).toEqual(['GET /api/users/*'])
})
