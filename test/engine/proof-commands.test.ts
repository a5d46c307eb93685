import { expect, test } from 'vitest'
import { proofCommands, scriptCommands, verifyCommands } from '../../src/engine/facts/proof-commands.ts'
import type { PackageCheck } from '../../src/gate/package-checks.ts'
import { Config } from '../../src/model/config.ts'
import type { Plan, Task } from '../../src/model/plan.ts'
import { facts, taskWith } from '../support/facts.ts'

const config = (over: unknown = {}) => Config.parse(over)
const shown = (commands: { purpose: string; command: string }[]) =>
  commands.map(({ purpose, command }) => `${purpose}: ${command}`)

const { plan } = facts()
const checks: PackageCheck[] = [
  { purpose: 'typecheck', folder: '', script: 'tsc', text: 'tsc', command: 'pnpm run tsc', dependencies: [] },
  {
    purpose: 'lint',
    folder: 'a',
    script: 'lint',
    text: 'x',
    command: 'cd a && npm run lint',
    dependencies: [],
  },
]
const weighed = (over: Partial<Task>, format: Plan['format'], settings: unknown = {}) => {
  const task = taskWith({ verify: [], ...over })
  const commands = [
    ...proofCommands(task, config(settings)),
    ...scriptCommands(task, { ...plan, format }, config(settings), checks),
  ]
  return commands.map(({ purpose, command, weight }) => `${purpose}: ${command} (${weight})`)
}

test('the scripts of a package are compared; in a TASKS.json they refuse, as seed 004 asks for (S4-04, S4-05)', () => {
  expect(weighed({}, 'tasks-md')).toEqual([
    'typecheck: pnpm run tsc (compared)',
    'lint: cd a && npm run lint (compared)',
  ])
  expect(weighed({}, 'tasks-json')).toEqual([
    'typecheck: pnpm run tsc (blocking)',
    'lint: cd a && npm run lint (blocking)',
  ])
})

test('a configured command takes the place of the scripts and refuses, and off runs nothing', () => {
  const proof = { typecheck: 'npx tsc', lint: 'off' }
  expect(weighed({}, 'tasks-md', { proof })).toEqual(['typecheck: npx tsc (blocking)'])
  expect(weighed({}, 'tasks-json', { proof: { lint: 'off' } })).toEqual([
    'typecheck: pnpm run tsc (blocking)',
  ])
})

test('a [RED] task is never refused for them, whoever named them', () => {
  const red = { markers: ['RED'] }
  expect(weighed(red, 'tasks-json', { proof: { lint: 'npx eslint .' } })).toEqual([
    'lint: npx eslint . (warning)',
    'typecheck: pnpm run tsc (warning)',
  ])
})

test('the configured default serves a plan without commands, and only that', () => {
  const settings = config({ verify: { default: 'npm test' } })
  expect(shown(verifyCommands(taskWith({ verify: [] }), settings))).toEqual(['verify: npm test'])
  expect(shown(verifyCommands(taskWith({}), settings))).toEqual(['verify: grep -q hello src/greeting.js'])
  const criteria = [{ description: 'it greets', command: 'true', severity: 'blocking' as const }]
  expect(verifyCommands(taskWith({ verify: [], criteria }), settings)).toEqual([])
  const warning = criteria.map((criterion) => ({ ...criterion, severity: 'warning' as const }))
  expect(shown(verifyCommands(taskWith({ verify: [], criteria: warning }), settings))).toEqual([
    'verify: npm test',
  ])
})

test('the limit of a verify is two minutes, at most five unless the configuration raises the maximum (S1-67)', () => {
  expect(config().limits.verify).toBe(120)
  expect(config({ limits: { verify: 300 } }).limits.verify).toBe(300)
  expect(() => config({ limits: { verify: 301 } })).toThrow('limits.verifyMax')
  expect(config({ limits: { verify: 900, verifyMax: 1200 } }).limits.verify).toBe(900)
})
