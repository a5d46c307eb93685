import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { skipReason } from '../../src/run/person-words.ts'

describe('a reason to skip the gate', () => {
  test.each([
    'External dependency',
    'External API rate limit exceeded',
    'External service down',
    'Test bug, not code bug',
    'known false negative: the test compares local time',
    'Prüfstand ist abgebaut',
  ])('S1-87 S1-89 "%s" is taken', (text) => {
    expect(skipReason(text)).toEqual({ kind: 'accepted', reason: text })
  })

  test.each(['Tests take too long', 'the suite takes too long', 'TESTS TAKE TOO LONG!!!'])(
    'S1-90 "%s" is refused with the words of the seed',
    (text) => {
      expect(skipReason(text)).toMatchObject({
        kind: 'refused',
        explanation: expect.stringContaining('Not a valid skip reason'),
      })
    },
  )

  test.each(['Looks good to me', 'looks  good', 'LGTM', 'lgtm 👍'])(
    'S1-91 "%s" is refused with the words of the seed',
    (text) => {
      expect(skipReason(text)).toMatchObject({
        kind: 'refused',
        explanation: expect.stringContaining('Gate exists to prevent this'),
      })
    },
  )

  test.each(['the test is flaky', 'it flakes', 'known flakiness'])(
    'S1-136 "%s" is no ground to skip: the test is to be fixed',
    (text) => {
      expect(skipReason(text)).toMatchObject({
        kind: 'refused',
        explanation: expect.stringContaining('Do NOT skip verification'),
      })
    },
  )

  test('S1-88 time pressure asks the person to accept the risk in words', () => {
    expect(skipReason('Time pressure!')).toMatchObject({
      kind: 'risk',
      explanation: expect.stringContaining('USER RISK'),
    })
    for (const words of ['I accept the risk', 'we take full responsibility'])
      expect(skipReason(`time pressure, ${words}`).kind).toBe('accepted')
    for (const words of ['I do not accept the risk', 'the risk is yours'])
      expect(skipReason(`time pressure, ${words}`).kind).toBe('risk')
  })

  test('S1-90 S1-91 accepting the risk does not make a refused excuse a reason', () => {
    for (const text of ['takes too long', 'looks good to me', 'flaky'])
      expect(skipReason(`${text}, time pressure, I accept the risk`).kind).toBe('refused')
  })

  test.each(['', '   ', '.', '…', '??', '...', '👍', '42'])('S1-92 "%s" is no reason', (text) => {
    expect(skipReason(text)).toMatchObject({
      kind: 'refused',
      explanation: expect.stringContaining('needs a reason'),
    })
  })

  test('every other text with a letter is taken, and kept word for word', () => {
    const named = /too long|looks good|lgtm|flak|time pressure/i
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const words = text.trim().replace(/\s+/g, ' ')
        fc.pre(/\p{L}/u.test(words) && !named.test(words))
        expect(skipReason(text)).toEqual({ kind: 'accepted', reason: words })
      }),
    )
  })
})
