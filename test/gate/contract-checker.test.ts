import { describe, expect, test } from 'vitest'
import { missingEndpoints, missingExports } from '../../src/gate/contract-checker.ts'
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

describe('an export of the contract (S4-06)', () => {
  const isFound = (path: string, text: string, name: string) =>
    missingExports([name], new Map([[path, { bytes: text.length, text }]]), new Set([path])).length === 0

  test.each([
    ['a.c', 'int add(int a, int b)\n{\n  return a + b;\n}\n', 'add'],
    ['a.h', 'int add(int a, int b);\n', 'add'],
    ['a.h', '#define MAX_SIZE 10\n', 'MAX_SIZE'],
    ['a.h', 'typedef struct { int x; } Point;\n', 'Point'],
    ['a.cpp', 'std::string Greeter::hello(const std::string& name) {\n}', 'hello'],
    ['a.java', '  UserDto toDto(User u) throws E {', 'toDto'],
    ['a.kt', 'const val MAX = 1', 'MAX'],
    ['a.swift', 'public let greeting = "x"', 'greeting'],
    ['a.scala', 'def greet(x: String): String = x', 'greet'],
    ['a.dart', 'int add(int a, int b) => a + b;', 'add'],
    ['a.sh', 'greet() {\n  echo hi\n}\n', 'greet'],
    ['a.ex', 'defmodule App.UserService do\n  def create(x), do: x\nend', 'UserService'],
    ['a.lua', 'function M.greet(name)\nend', 'greet'],
    ['a.r', 'greet <- function(x) x', 'greet'],
    ['a.hs', 'greet :: String -> String', 'greet'],
    ['a.clj', '(defn greet [x] x)', 'greet'],
    ['a.zig', 'pub fn greet() void {}', 'greet'],
    ['a.rs', 'macro_rules! greet {', 'greet'],
    ['a.sol', 'contract Token {}', 'Token'],
    ['schema.prisma', 'model User {\n  id Int @id\n}', 'User'],
    ['schema.graphql', 'type User {\n  id: ID\n}', 'User'],
    ['a.proto', 'service Users {\n  rpc Create(A) returns (B);\n}', 'Create'],
    ['a.go', 'const (\n\tFirst = iota\n\tSecond\n)', 'Second'],
    ['pkg/__init__.py', 'from .users import (\n    UserService,\n    Other,\n)\n', 'UserService'],
    ['a.ts', 'export default connect(state)(UserCard)', 'UserCard'],
    ['a.ts', 'export default {\n  greet,\n  other,\n}', 'greet'],
    ['a.ts', 'class User {}\nexport = User', 'User'],
    ['src/UserCard.vue', '<template><p /></template>', 'UserCard'],
    ['src/UserCard.svelte', '<p>hello</p>', 'UserCard'],
  ])('%s: %j provides %s', (path, text, name) => {
    expect(isFound(path, text, name)).toBe(true)
  })

  test.each([
    ['a.c', 'int main() {\n  add(1, 2);\n  return add(1, 2);\n}\n', 'add'],
    ['a.c', '// int add(int a, int b);\n', 'add'],
    ['a.cs', 'await Create(user);\nnew Create(user);\nvar made = new Create(user);\n', 'Create'],
    ['a.java', 'import users.UserService;\nclass A { UserService own; }', 'UserService'],
    ['a.kt', 'val other = UserService(1)', 'UserService'],
    ['a.sh', 'greet "you"\n', 'greet'],
    ['a.ex', 'UserService.create(1)', 'UserService'],
    ['a.py', 'from users import UserService\n', 'UserService'],
    ['a.ts', "import { UserService } from './users.js'\nnew UserService()", 'UserService'],
    ['a.ts', 'export default app\nnew UserService()', 'UserService'],
    ['README.md', 'The function greet and the class UserService\ngreet = x', 'greet'],
    ['src/UserList.vue', '<UserCard />', 'UserCard'],
    ['schema.prisma', 'model Post {\n  author User\n}', 'User'],
  ])('%s: %j does not provide %s', (path, text, name) => {
    expect(isFound(path, text, name)).toBe(false)
  })
})
