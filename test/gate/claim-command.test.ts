import { describe, expect, test } from 'vitest'
import { command } from '../../src/gate/checks/claim/command.ts'
import { facts } from '../support/facts.ts'
import { honestClaim } from '../support/gate-scenario.ts'

const { task } = facts()
const asked = task.verify[0]?.command ?? ''
const claimed = (said: string, ran?: string[], plan = asked) => {
  const own = { ...task, verify: [{ command: plan, text: '', line: 1 }] }
  const verification = `{ command: ${JSON.stringify(said)}, exit_code: 0, output_summary: "" }`
  return command.run(facts({ task: own, claimText: honestClaim(own, { verification }), ran }))
}

describe('the command that a claim names (S1-24)', () => {
  test.each([asked, `cd . && ${asked}`, `  ${asked.replaceAll(' ', '  ')}  `, `npm ci && ${asked}`])(
    'is the plan\u2019s: %s',
    (said) => {
      expect(claimed(said, [])).toEqual([])
    },
  )

  test('is a whole part of the plan\u2019s, unless that part proves nothing', () => {
    const longer = `cat a.txt; ${asked} || true`
    expect(claimed(asked, [], longer)).toEqual([])
    expect(claimed('true', ['true'], longer)).toMatchObject({ message: expect.stringContaining('never run') })
  })

  /** What honest executors write instead of the command of the plan. */
  test.each([
    ['npm test -- x', 'npm run test -- x'],
    ['npm run test -- x', 'npm test -- x'],
    ['npm test -- x', 'npm  test --   x  2>&1 | tail -20'],
    ['npm test -- x', 'CI=1 npm test -- x --reporter dot'],
    ['npm test', 'cd pkg && npm test'],
    ['cd pkg && npm test', 'npm test'],
    ['cd pkg && npm test', 'npm --prefix pkg test'],
    ['npm ci && npm test', 'npm test'],
    ['npm test 2>&1 | tail -5', 'npm test'],
    ['npx vitest run test/a.test.ts', 'cd pkg; npx --yes vitest run /home/me/repo/test/a.test.ts'],
    ['npx vitest run pkg/test/a.test.ts', 'cd pkg && pnpm exec vitest run test/a.test.ts'],
    ['pytest tests/a.py', 'timeout 60 python3 -m pytest tests/a.py -q'],
    ['bash scripts/check.sh', './scripts/check.sh'],
    ['./scripts/check.sh', 'bash scripts/check.sh'],
    ['pnpm test', 'npm test'],
    ['npm test', "bash -lc 'cd pkg && npm test'"],
    ['npm test', '(cd pkg && npm test)'],
    ['grep -c "export class A" src/a.ts', "grep -c 'export class A' src/a.ts"],
    ['test -f a.txt && grep -q done a.txt', 'grep -q done a.txt'],
    ['node --test test/a.test.js', 'node --test test\\a.test.js'],
    ['npm test -- \\\n  x', 'npm test -- x'],
    ['npm test -- x', '`npm test -- x`, npm run lint'],
    ['npm test -- x', 'npm test -- x (12 passed)'],
  ])('is the plan\u2019s %s in other words: %s', (plan, said) => {
    expect(claimed(said, [], plan)).toEqual([])
    // The same words in the transcript show that it was run, whatever the claim says.
    expect(claimed('make all', [said], plan)).toMatchObject({ severity: 'warn' })
  })

  test.each([
    ['npm test', 'echo npm test'],
    ['npm test', 'git commit -m "npm test passes"'],
    ['npm test', 'git log --grep npm test'],
    ['npm test', 'grep -n npm test package.json'],
    ['npm test', 'test -f package.json'],
    ['npm test', '# npm test'],
    ['npm test -- x', 'npm test'],
    ['npm test -- x', 'npm run build -- x'],
    ['cd pkg && npm test', 'cd pkg'],
    ['npm test || true', 'true'],
    ['npx vitest run test/a.test.ts', 'npx vitest run test/b.test.ts'],
    ['grep -c A src/a.ts', 'cat src/a.ts'],
  ])('is not the plan\u2019s %s: %s', (plan, said) => {
    const remark = claimed(said, [said], plan)
    expect(remark).toMatchObject({ message: expect.stringContaining('which was never run') })
    expect(remark).not.toHaveProperty('severity')
  })

  test('and is another one: a warning with the plan\u2019s command, if that was run too', () => {
    expect(claimed('true', [`cd src && ${asked}`])).toMatchObject({
      severity: 'warn',
      message: `verification.command is "true"; the plan asks for ${JSON.stringify(asked)}`,
    })
  })

  test('and is another one: a warning, if the transcript cannot be read', () => {
    expect(claimed('true')).toMatchObject({ severity: 'warn' })
  })

  test('and is another one: refused, if the transcript shows that the plan\u2019s was never run', () => {
    const remark = claimed('true', ['npm test', 'git commit -m x'])
    expect(remark).toMatchObject({ message: expect.stringContaining('which was never run') })
    expect(remark).not.toHaveProperty('severity')
  })
})
