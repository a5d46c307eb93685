import { describe, expect, test } from 'vitest'
import { Config } from '../../src/model/config.ts'
import { modelFor } from '../../src/run/policy.ts'
import { anAttempt, aRun, aTask } from '../support/run-builder.ts'

const model = (role: Parameters<typeof modelFor>[2], models: Record<string, string> = {}, ran?: string) => {
  const task = aTask('1.1', { attempts: [anAttempt(ran === undefined ? {} : { model: ran })] })
  return modelFor(aRun({ config: Config.parse({ review: { models } }) }), task, role)
}

describe('what a role runs on', () => {
  test('is what the configuration names, a full id for its family', () => {
    expect(model('architect')).toBe('opus')
    expect(model('architect', { architect: 'claude-sonnet-4-5' })).toBe('sonnet')
    expect(model('spec-executor', { executor: 'haiku' })).toBe('haiku')
  })

  test('is left to the client where nothing is named', () => {
    expect(model('spec-executor')).toBeUndefined()
    expect(model('spec-reviewer', {}, 'claude-opus-5-5')).toBeUndefined()
    expect(model('spec-executor', { executor: 'inherit' })).toBeUndefined()
  })

  test('a reviewer that inherits gets what the executor inherited', () => {
    expect(model('architect', { architect: 'inherit' }, 'claude-sonnet-5')).toBe('sonnet')
  })

  test.each([
    ['claude-opus-5-5', 'haiku'],
    ['claude-haiku-5-5', 'sonnet'],
    [undefined, 'haiku'],
  ])('a verifier never runs on the model of the executor: %s', (executor, verifier) => {
    expect(model('verifier', {}, executor)).toBe(verifier)
  })

  test('also when the configuration says so (S3-01, S3-10)', () => {
    expect(model('verifier', { executor: 'sonnet', verifier: 'sonnet' })).toBe('haiku')
    expect(model('verifier', { verifier: 'inherit' }, 'claude-haiku-5-5')).toBe('sonnet')
  })

  test('a name that the client does not take is refused before a run starts', () => {
    expect(Config.safeParse({ review: { models: { architect: 'gpt' } } }).success).toBe(false)
  })
})
