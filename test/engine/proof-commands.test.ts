import { expect, test } from 'vitest'
import { proofCommands, verifyCommands } from '../../src/engine/proof-commands.ts'
import { Config } from '../../src/model/config.ts'
import { facts, taskWith } from '../support/facts.ts'

const { plan } = facts()
const config = (over: unknown = {}) => Config.parse(over)
const shown = (commands: { purpose: string; command: string }[]) =>
  commands.map(({ purpose, command }) => `${purpose}: ${command}`)

test('a TASKS.json has the typecheck and lint of its package run as seed 004 does (S4-04, S4-05)', () => {
  const json = { ...plan, format: 'tasks-json' as const }
  const scripts = { typecheck: 'tsc', lint: 'eslint .' }
  expect(shown(proofCommands(taskWith({ verify: [] }), json, config(), scripts))).toEqual([
    'typecheck: pnpm typecheck',
    'lint: pnpm lint',
  ])
  expect(proofCommands(taskWith({ verify: [] }), json, config(), {})).toEqual([])
  expect(proofCommands(taskWith({ verify: [] }), plan, config(), scripts)).toEqual([])
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
