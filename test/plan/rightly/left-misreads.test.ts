import { describe, expect, it } from 'vitest'
import { readPlanText } from '../../../src/plan/formats/index.ts'
import { lintPlan } from '../../../src/plan/lint/lint-plan.ts'

function reading(text: string, file = 'specs/x/tasks.md') {
  const answer = readPlanText(text, file)
  if (answer.kind !== 'read') throw new Error(`${answer.kind}: ${JSON.stringify(answer)}`)
  return answer.reading
}
const proofs = (text: string, file?: string) =>
  reading(text, file).plan.tasks.map(({ verify }) =>
    verify.map(
      ({ command, doubt, text: words }) => command ?? (doubt ? `doubt: ${doubt}` : `words: ${words}`),
    ),
  )
const ids = (text: string, file?: string) =>
  lintPlan(reading(text, file)).map(({ id, line }) => `${id}:${line}`)
const task = (verify: string) => `- [ ] 1.1 A\n  - **Verify**: ${verify}\n`

describe('a place in which a search finds nothing', () => {
  it.each([
    ['`cd ui && grep -rn old src` finds nothing in ui', 'cd ui && ! grep -rn old src'],
    ['`cd ui && grep -rn old src` finds nothing in src', 'cd ui && ! grep -rn old src'],
    ['`cd ui && grep -rn old src` finds nothing in api', 'doubt: cd ui && grep -rn old src'],
  ])('may be the folder of the chain: %s', (verify, command) =>
    expect(proofs(task(verify))).toEqual([[command]]),
  )

  it('is looked for in the folder that the chain goes to', () => {
    const plan = reading(task('`cd ui && ! grep -rn old src/app`'))
    const at = (there: string) =>
      lintPlan(plan, { entry: (path) => (path === there ? 'folder' : undefined) }).map(({ id }) => id)
    expect(at('ui/src/app')).not.toContain('lint/verify-absent')
    expect(at('src/app')).toContain('lint/verify-absent')
  })
})

describe('headings of a document', () => {
  it('are no tasks, also with numbers', () =>
    expect(
      readPlanText(
        '# Plan\n\n## 1. Context\n\n**Files:** `src/a.ts`\n\n## 2. Goals\n\n**Files:** `src/b.ts`\n\n## 3. Open Questions\n\nRun: `npm test`\n',
        'docs/plans/a.md',
      ).kind,
    ).toBe('none'))
  it('beside numbered tasks are left out', () =>
    expect(
      reading(
        '# Plan\n\n## 1. Context\n\n**Files:** `src/a.ts`\n\n## 2. Add the parser\n\nRun: `npm test -- a`\n\n## 3. Add the printer\n\nRun: `npm test -- b`\n',
        'docs/plans/a.md',
      ).plan.tasks.map(({ id }) => id),
    ).toEqual(['2', '3']))
})

describe('the folder that a field names', () => {
  it.each(['Cwd', 'Working directory', 'Run From', 'Directory'])('is where the verify is run: %s', (name) =>
    expect(proofs(`- [ ] 1.1 A\n  - **${name}**: \`apps/web/\`\n  - **Verify**: \`npm test\`\n`)).toEqual([
      ['cd apps/web && npm test'],
    ]),
  )
  it('is not added to a command that goes there itself', () =>
    expect(proofs('- [ ] 1.1 A\n  - **Cwd**: apps/web\n  - **Verify**: `cd apps/web && npm test`\n')).toEqual(
      [['cd apps/web && npm test']],
    ))
  it('is that of a whole script', () =>
    expect(
      proofs(
        '- [ ] 1.1 A\n  - **Cwd**: apps/web\n  - **Verify**:\n    ```bash\n    npm test\n    npm run lint\n    ```\n',
      ),
    ).toEqual([['set -e\ncd apps/web\nnpm test\nnpm run lint']]))
  it('is that of a fence below a heading', () =>
    expect(
      proofs(
        '### Task 1: A\n\n- **Run From**: `apps/mobile/`\n- **Commands**:\n\n```bash\nflutter analyze\n```\n\nExpected: no issues\n',
        'docs/plans/a.md',
      ),
    ).toEqual([['cd apps/mobile && flutter analyze']]))
  it('is not the top of the repository', () =>
    expect(proofs('- [ ] 1.1 A\n  - **Cwd**: repository root\n  - **Verify**: `npm test`\n')).toEqual([
      ['npm test'],
    ]))
})

const gsd = (verify: string) =>
  `<tasks>\n<task type="auto">\n<name>A</name>\n<action>x</action>\n<verify>${verify}</verify>\n</task>\n</tasks>\n`
const file = '.planning/phases/01-a/01-01-PLAN.md'

it('what is to be looked at by hand beside an automated proof is told', () => {
  const text = gsd(
    '\n<automated>npm test -- a</automated>\n<manual>Open the page and look at the colours</manual>\n',
  )
  expect(proofs(text, file)).toEqual([['npm test -- a']])
  expect(reading(text, file).plan.tasks[0]?.verify[0]?.expect?.text).toBe(
    'Open the page and look at the colours',
  )
  expect(ids(text, file).join()).toContain('lint/verify-words')
})

it('another command in brackets is only an alternative', () =>
  expect(
    proofs(gsd('Run `pnpm exec tsc --noEmit` (or the usual `tsc --noEmit`) and confirm no errors.'), file),
  ).toEqual([['pnpm exec tsc --noEmit']]))

describe('an indented label with boxes at the margin below it', () => {
  const text = '- [ ] A\n  Acceptance criteria:\n- [ ] B\n- [ ] C\n'
  it('is no part of a title', () =>
    expect(reading(text).plan.tasks.map(({ title }) => title)).toEqual(['A', 'B', 'C']))
  it('is named, since they are read as tasks', () => expect(ids(text)).toContain('read/label:3'))
  it('is no matter where the boxes are indented, too', () =>
    expect(ids('- [ ] A\n  Acceptance criteria:\n  - [ ] B\n- [ ] C\n').join()).not.toContain('read/label'))
})
