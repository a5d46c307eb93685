import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { skipReason } from '../../src/run/skip-reason.ts'

describe('a reason to skip the gate', () => {
  test.each([
    'External dependency',
    'External API rate limit exceeded',
    'external service down',
    'The staging database is unreachable from here',
    'known false negative: the test compares local time',
    'Test bug, not code bug',
    'there is a bug in the test',
    'no licence for the simulator on this machine',
    'The vendor changes the sandbox certificates on Monday',
    'Prüfstand ist abgebaut',
    'the api is down, looks good to me otherwise',
    'it takes forever because the registry is unavailable',
  ])('S1-87 S1-89 "%s" is taken', (text) => {
    expect(skipReason(text)).toEqual({ kind: 'accepted', reason: text })
  })

  test.each([
    'Tests take too long',
    'takes too long',
    'TESTS TAKE TOO LONG!!!',
    'the suite is too slow',
    'tests are slow',
    'running forever',
    "I don't want to wait",
    'I don’t want to wait',
    'to save time',
    'it takes ages',
    'this takes way too long on my laptop',
  ])('S1-90 "%s" is refused with the words of the seed', (text) => {
    const judged = skipReason(text)
    expect(judged.kind).toBe('refused')
    expect(JSON.stringify(judged)).toContain('Not a valid skip reason')
  })

  test.each([
    'Looks good to me',
    'looks good',
    'LGTM',
    'lgtm 👍',
    'looks  fine',
    'it works',
    'works on my machine',
    'trust me',
    'I checked it',
    'should be fine',
    'seems ok',
    'all good',
    'ship it',
    'trivial change',
    'not needed',
  ])('S1-91 "%s" is refused with the words of the seed', (text) => {
    const judged = skipReason(text)
    expect(judged.kind).toBe('refused')
    expect(JSON.stringify(judged)).toContain('Gate exists to prevent this')
  })

  test.each([
    '',
    '   ',
    'because',
    'Because.',
    'reasons',
    'n/a',
    '.',
    '…',
    '??',
    'x',
    'ok',
    'just skip it',
    '👍',
  ])('"%s" names no reason', (text) => {
    expect(skipReason(text).kind).toBe('refused')
  })

  test('a flaky test is to be fixed, not skipped', () => {
    expect(skipReason('the test is flaky')).toMatchObject({
      kind: 'refused',
      explanation: expect.stringContaining('Do NOT skip verification'),
    })
  })

  test.each([
    'time pressure',
    'Time pressure!',
    'deadline tomorrow',
    'no time',
    'release is today',
    'urgent',
  ])('S1-88 "%s" asks the person to accept the risk in words', (text) => {
    expect(skipReason(text)).toMatchObject({
      kind: 'risk',
      explanation: expect.stringContaining('USER RISK'),
    })
    expect(skipReason(`${text}, I accept the risk`).kind).toBe('accepted')
    expect(skipReason(`${text}; I take full responsibility`).kind).toBe('accepted')
  })

  test('whatever is typed, it answers, and what it accepts it keeps word for word', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const judged = skipReason(text)
        if (judged.kind === 'accepted') expect(judged.reason).toBe(text.trim().replace(/\s+/g, ' '))
        else expect(judged.explanation).not.toBe('')
      }),
    )
  })

  test('no spelling of a refused reason gets through', () => {
    const noise = fc.constantFrom('', ' ', '  ', '!', '...', ' :-)', '"', '\t')
    const refused = fc.constantFrom(
      'tests take too long',
      'looks good to me',
      'lgtm',
      'because',
      'takes too long',
    )
    fc.assert(
      fc.property(refused, noise, noise, fc.boolean(), (reason, before, after, loud) => {
        const text = `${before}${loud ? reason.toUpperCase() : reason}${after}`
        expect(skipReason(text).kind).toBe('refused')
      }),
    )
  })
})
