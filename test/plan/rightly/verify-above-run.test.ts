import { describe, expect, it } from 'vitest'
import { readPlanText } from '../../../src/plan/formats/index.ts'
import { lintPlan } from '../../../src/plan/lint/lint-plan.ts'

function read(body: string) {
  const text = `### Task 1: Wash\n\n${body}\n\n### Task 2: Dry\n\nRun: \`npm test -- dry\`\n`
  const answer = readPlanText(text, 'docs/superpowers/plans/2026-01-05-wash.md')
  if (answer.kind !== 'read') throw new Error(answer.kind)
  const [task] = answer.reading.plan.tasks
  return {
    verify: task?.verify.map(({ command, doubt, text: words }) => command ?? doubt ?? `words: ${words}`),
    expected: task?.verify.map(({ expect: said }) => said && !said.held && said.text),
    found: lintPlan(answer.reading).map(({ id }) => id),
  }
}

describe('a Verify in words, and a Run', () => {
  it('right below it the command is run, and the words are shown to a person', () => {
    const { verify, expected, found } = read(
      '**Verify:** The page shows the new banner.\n\nRun: `npm run build`\nExpected: PASS',
    )
    expect(verify).toEqual(['npm run build'])
    expect(expected).toEqual(['The page shows the new banner.'])
    expect(found).toContain('lint/verify-words')
  })

  it('words that only say that it passes are no more than that', () =>
    expect(read('**Verify:** all tests pass\n\nRun: `npm test -- wash`').expected).toEqual([undefined]))

  it('in another step the Run is work, and the words are the verify', () => {
    const { verify, found } = read(
      '**Verify**: open the page and look at the banner\n\n- [ ] **Step 2: Build**\n\nRun: `npm run build`',
    )
    expect(verify).toEqual(['words: open the page and look at the banner'])
    expect(found).toContain('lint/verify-runnable')
  })
})

describe('a script with a comment that says what it shall show', () => {
  it('is a proof whatever is above it', () =>
    expect(
      read('**Step 4: Look**\n\n```bash\ncurl -sf localhost:3000/health\n# Expected: {"ok":true}\n```')
        .verify,
    ).toEqual(['curl -sf localhost:3000/health']))

  it('is none if it shall fail', () =>
    expect(
      read('**Step 1: Try**\n\n```bash\nnpm test -- wash # Expected: FAIL\n```\n\nRun: `npm test -- wash`')
        .verify,
    ).toEqual(['npm test -- wash']))

  it.each([
    [
      'a shell is named in its first line',
      '#!/usr/bin/env bash\nnpm start &\n# Should answer\ncurl -sf localhost',
    ],
    ['the comment is inside a branch', 'if [ -n "$1" ]; then\n  npm start\n  # Should answer\nfi'],
  ])('is a file that the task writes, and no proof, where %s', (_why, script) =>
    expect(
      read(`**Step 1: Write the script**\n\n\`\`\`bash\n${script}\n\`\`\`\n\nRun: \`npm test -- wash\``)
        .verify,
    ).toEqual(['npm test -- wash']),
  )
})
