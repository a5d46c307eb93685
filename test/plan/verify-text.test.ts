import { describe, expect, it } from 'vitest'
import { codeSpans, readVerifyFence, readVerifyText } from '../../src/plan/verify-text.ts'

const commands = (text: string) => readVerifyText(text, 1).map((verify) => verify.command)

describe('readVerifyText', () => {
  it('keeps the command apart from the prose around it', () => {
    expect(readVerifyText('`grep -c "x" file.md` returns 11', 4)).toEqual([
      {
        text: '`grep -c "x" file.md` returns 11',
        line: 4,
        command: 'grep -c "x" file.md',
        expect: { text: 'returns 11', number: 11 },
      },
    ])
  })

  it.each([
    ['`grep -c x f` >= 3 (one per question)', '>= 3 (one per question)', undefined],
    ['`wc -l f` shows 3 files created', 'shows 3 files created', undefined],
    ['`jq .v f` equals 4', 'equals 4', 4],
    ['`npm test -- a` exits 0', 'exits 0', undefined],
  ])('reads what %s expects', (text, expected, number) => {
    const [verify] = readVerifyText(text, 1)
    expect(verify?.expect?.text).toBe(expected)
    expect(verify?.expect?.number).toBe(number)
  })

  it('reads several commands that prose only joins', () => {
    expect(commands('`npm run build` and `npm test -- a`')).toEqual(['npm run build', 'npm test -- a'])
    expect(commands('`npm run lint`, then `node dist/cli.js --help`')).toEqual([
      'npm run lint',
      'node dist/cli.js --help',
    ])
    expect(commands('Run `npm test -- a` and check that all pass')).toEqual(['npm test -- a'])
  })

  it.each([
    'npm test -- parser',
    './gradlew test',
    'FOO=1 npm run check',
    'test -f output.txt',
    '! grep -q x f',
    'scripts/check.sh --all',
  ])('takes %s without backticks for a command', (text) => {
    expect(commands(text)).toEqual([text])
  })

  it('takes trailing prose off a command without backticks', () => {
    expect(readVerifyText('npm test -- parser passes', 1)[0]).toMatchObject({
      command: 'npm test -- parser',
      expect: { text: 'passes' },
    })
    expect(readVerifyText('npm run lint (no warnings)', 1)[0]).toMatchObject({ command: 'npm run lint' })
  })

  it.each([
    'Manual review of content',
    'N/A',
    'None',
    'Make sure that it works',
    'make sure the build passes',
    'test that the user can log in',
    'find all usages and look at them',
    'All grep commands exit 0',
    'Read the file and confirm `TeamCreate` is there',
    'Manual test: run `/plugin:start` on a spec',
    '`/plugin:start demo` shows the questions',
  ])('keeps %s as text that cannot be run', (text) => {
    expect(readVerifyText(text, 1)).toEqual([{ text, line: 1 }])
  })

  it('reads a double backtick, so that a command may hold one', () => {
    expect(commands('``echo `date` | grep x``')).toEqual(['echo `date` | grep x'])
  })
})

describe('readVerifyFence', () => {
  it('lets no line of a script fail unseen', () => {
    expect(readVerifyFence('npm run build\nnpm test', 3)).toMatchObject([
      { command: 'set -e\nnpm run build\nnpm test', line: 3 },
    ])
  })

  it('takes one line as it is, without comments and prompt', () => {
    expect(readVerifyFence('# check\n$ npm test', 1)).toMatchObject([{ command: 'npm test' }])
    expect(readVerifyFence('\n# nothing\n', 1)).toEqual([])
  })
})

describe('codeSpans', () => {
  it('leaves an unclosed backtick alone', () => {
    expect(codeSpans('a ` b `` c')).toEqual([])
  })
})
