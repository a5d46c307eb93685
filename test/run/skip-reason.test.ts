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
    'staging server is down',
    'The staging server went down an hour ago',
    'their API is down for maintenance until 6pm',
    "the vendor's API has no sandbox",
    'tests need a GPU this machine does not have',
    'tests take an hour because CI has no GPU',
    'verify needs a paid licence that we do not have yet',
    'The verify command is unavailable on Windows',
    'verify: command not found, the tool is not packaged for arm64',
    'verify needs docker and docker is not installed here',
    'the test server cannot be reached from this network',
    'requires VPN access, which this machine lacks',
    'needs the physical printer in the lab',
    'needs a human to look at the rendered page',
    'known false negative on leap days',
    'the test asserts the wrong time zone, the code is right',
    'the test expects the old wording, see issue 512',
    'the check compares against a snapshot of last year',
    'the verify command in the plan has a typo',
    'verify greps for a name that was changed in review',
    'fails only because the fixture expired yesterday',
    'the e2e certificate takes three days to be issued',
    'the new API key takes two days to arrive',
    'passes locally, fails in the gate because the room has no display server',
    'tests pass locally but the clean room does not have our private registry',
    'I checked it by hand on the device; the simulator has no camera',
    'blocked by upstream bug #4711 in the compiler',
    'GitHub is having an outage',
    'no credentials for the payment provider here',
    'the licence server is offline',
    'production data is needed and must not leave the server',
    'The database migration runs on Sunday, when the customer allows it',
    'the third party service rate limits us',
    'hardware arrives on Friday',
    'the needed dataset is too large for this disk',
    'verify deletes the cloud resources and must not run twice',
    'legal has to sign this off outside of this repository',
    'der Prüfserver ist nicht erreichbar',
    'the check needs root and I have none',
    'AWS account suspended until Monday',
    'Docker Hub returns 429',
    'requires macOS to run',
    'the compiler on this box is too old for the flag',
    'verify looks for build/ but the tool now writes out/',
    'our proxy blocks the download of the browser',
    'the port is used by another service on this shared machine',
    'the verification needs two machines',
    'Task is superseded by 4.2',
    'the certificate authority takes 2 days to answer',
    'our SSO is broken today',
    'see issue 512',
    'Stripe sandbox is slow to answer and times out',
    'the payment API times out today',
    'requests to the registry time out',
    'The mirror does not respond',
    'staging is slow, and its database is down',
    'the API is down and the rest looks good',
    'tests take too long because the upstream service is down',
    'the suite is slow: our proxy never answers and drops the connection',
    'nothing works, the licence server is down',
    'my laptop lacks a GPU',
    'no GPU server is available',
    'we wait until the sandbox is back',
    'their API is back on Monday',
    'the vendor does not answer, so nobody can say whether the service is up',
    'the sandbox lacks the value that the test wants',
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
    'it slows us down',
    'It slows everything down',
    'this is slowing me down',
    'the gate slows down the team',
    'slowed down by the tests',
    'tests take an hour',
    'the tests take over an hour',
    'The suite takes 40 minutes',
    'it takes about 2 hours to run',
    'verify runs for 20 min',
    'takes 45m',
    'an hour of tests',
    'the tests need half an hour',
    'build lasts 3 hours',
    'running the tests takes most of the day',
    'long running tests',
    'the tests are long',
    'the test suite is huge and slow',
    'slow',
    'slow CI',
    'it would be faster without',
    'to speed things up',
    'speeds us up',
    'to be quicker',
    'tired of waiting',
    'waiting for the tests',
    'I have no patience for this',
    'we lose too much time',
    'costs too much time',
    'time consuming',
    'too expensive to run',
    'it costs too many tokens',
    'takes too long because upstream service is fine',
    'the external API tests take too long',
    'the tests are slow although nothing is down',
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
    'tests pass locally',
    'all tests pass',
    'The tests passed on my laptop',
    'passes for me',
    'it passed yesterday',
    'passes locally',
    'green on my machine',
    'I ran the tests myself',
    'ran it locally',
    'tested locally',
    'tested it by hand',
    'manually tested',
    'verified manually',
    'I have already checked everything',
    'not worth it',
    "it's not worth the effort",
    'not worth testing',
    'overkill',
    'this is overkill for such a change',
    'pointless',
    'the gate is useless here',
    'there is no point in testing this',
    'does not need tests',
    "doesn't need a test",
    'This needs no verification',
    'no tests needed',
    'no verification necessary',
    'no need to test this',
    'testing is not necessary here',
    'it is not required',
    'too simple to test',
    'too small to break anything',
    'it is a small change',
    'just a typo',
    'only a one-line change',
    'one liner',
    'simple enough',
    'cosmetic change',
    'low risk',
    'there is no risk',
    'nothing can go wrong',
    'what could go wrong',
    'I am sure it works',
    "I'm confident",
    'pretty sure this is right',
    'obviously correct',
    'the code is correct',
    'the code is perfect',
    'good enough',
    'it is done',
    'the task is finished',
    'we will test it later',
    'I will fix it later',
    'can be fixed in a follow-up',
    'CI will catch it',
    'QA will test it anyway',
    'somebody else will check',
    'the reviewer will see it',
    'the tests keep failing',
    'verify fails',
    'the test does not pass',
    'the gate is annoying',
    'it blocks me',
    'the gate is in the way',
    "I don't care",
    'nobody cares',
    'I do not feel like it',
    "let's move on",
    'it will pass',
    'should pass',
    'probably fine',
    'the change is trivial',
    'does not matter',
    'nothing changed really',
    'the model said it is done',
    'Claude said so',
    'my boss said so',
    'I am allowed to',
    'the verify command keeps failing and I do not know why',
    'test fails on my machine',
    'lint errors only',
    'the failing test is unrelated',
    'tests are optional',
    'not my problem',
    'to continue',
    'so that the run goes on',
    'need green',
    'eyeballed it',
    'works locally',
    'we can’t afford to wait',
    'we want to move on',
    'lgtm, nothing is down',
    'looks good, and no service is unavailable',
    'it is down to me to decide',
    'that is down to us',
    'my decision',
    'I will write the tests down later',
    'tests lack value',
    'the checks lack any real use',
    'this has no value',
    'nothing is down',
    'the server is not down',
    'the external service is fine',
    'the upstream API works',
    'the tests time out',
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
    'please skip',
    'skip this task',
    'to skip verification',
    'I want to skip it',
    'no particular reason',
    'I have my reasons',
    'reason: none',
    'see above',
    'you know why',
    'why',
    'just because',
    '<why>',
    '...',
  ])('"%s" names no reason', (text) => {
    expect(skipReason(text).kind).toBe('refused')
  })

  test.each(['Tests dauern zu lange', 'sieht gut aus', 'keine Zeit', '特に問題ありません'])(
    '"%s" is not judged, only kept: it knows no words but English ones',
    (text) => {
      expect(skipReason(text)).toEqual({ kind: 'accepted', reason: text })
    },
  )

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
    'we need to ship',
    'has to go live tonight',
    'we are behind schedule',
    'I need it now',
    'the customer is waiting',
    'tight schedule',
    'must merge before the weekend',
    'it is late',
    'the sprint ends today',
    'demo in an hour',
  ])('S1-88 "%s" asks the person to accept the risk in words', (text) => {
    expect(skipReason(text)).toMatchObject({
      kind: 'risk',
      explanation: expect.stringContaining('USER RISK'),
    })
    expect(skipReason(`${text}, I accept the risk`).kind).toBe('accepted')
    expect(skipReason(`${text}; I take full responsibility`).kind).toBe('accepted')
  })

  test.each([
    'time pressure, I do not accept the risk',
    'deadline tomorrow; the risk is yours',
    'no time, risk accepted by nobody',
  ])('S1-88 "%s" does not accept it', (text) => {
    expect(skipReason(text).kind).toBe('risk')
  })

  test('S1-90 S1-91 accepting a risk does not make a reason of what is none', () => {
    for (const text of ['takes too long', 'looks good to me', 'not worth it'])
      expect(skipReason(`${text}, I accept the risk`).kind).toBe('refused')
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
