import { describe, expect, it } from 'vitest'
import { joinPlans, readPlanMd } from '../../../src/plan/formats/plan-md/plan-md.ts'
import { lintPlan } from '../../../src/plan/lint/lint-plan.ts'

const front = (lines: string) => `---\n${lines}\n---\n`
const one = '<tasks>\n<task type="auto">\n<name>A</name>\n<verify>npm test -- a</verify>\n</task>\n</tasks>\n'

describe('GSD', () => {
  it('a plan of type tdd has one task for each feature, proved by its verification', () => {
    const text = `${front('phase: 03-core\nplan: 02\ntype: tdd')}<feature>\n  <name>Slugs</name>\n  <files>src/slug.ts, test/slug.test.ts</files>\n  <behavior>\n  "A b" becomes "a-b"\n  </behavior>\n  <implementation>Write slug().</implementation>\n</feature>\n\n<verification>\nnpm test -- slug\n</verification>\n`
    const { plan } = readPlanMd(text, '.planning/phases/03-core/03-02-PLAN.md')
    expect(plan.tasks).toMatchObject([
      {
        id: '03-02-01',
        title: 'Slugs',
        files: ['src/slug.ts', 'test/slug.test.ts'],
        markers: ['TDD'],
        kind: 'work',
      },
    ])
    expect(plan.tasks[0]?.verify.map(({ command }) => command)).toEqual(['npm test -- slug'])
    expect(plan.tasks[0]?.steps).toEqual(['"A b" becomes "a-b"', 'Write slug().'])
  })

  it.each([
    ['<task title="Add the parser">\n<verify>npm test -- a</verify>\n</task>\n'],
    ['<task type="auto">\n<title>Add the parser</title>\n<verify>npm test -- a</verify>\n</task>\n'],
    ['<task type="auto" name="Add the parser">\n<verify>npm test -- a</verify>\n</task>\n'],
  ])('the title of %j is read', (text) => {
    expect(readPlanMd(text, 'x/01-01-PLAN.md').plan.tasks).toMatchObject([{ title: 'Add the parser' }])
  })

  it.each([
    ['phase: 03-core\nplan: "03-01"', 'x/03-01-PLAN.md', '03-01-01'],
    ['plan: "03-01"', 'x/PLAN.md', '03-01-01'],
    ['phase: 3\nplan: 03-01-PLAN', 'x/PLAN.md', '03-01-01'],
    ['phase: 03.1-core\nplan: 03.1-05', 'x/03.1-05-PLAN.md', '03.1-05-01'],
  ])('the plan of %j is its number in the phase', (lines, file, id) => {
    expect(readPlanMd(front(lines) + one, file).plan.tasks.map((task) => task.id)).toEqual([id])
  })

  it('two such plans make one phase', () => {
    const read = (number: string) =>
      readPlanMd(
        front(`phase: 03-core\nplan: "03-${number}"`) + one,
        `.planning/phases/03-core/03-${number}-PLAN.md`,
      )
    const reading = joinPlans([read('01'), read('02')], '03-core')
    expect(reading.plan.tasks.map(({ id }) => id)).toEqual(['03-01-01', '03-02-01'])
    expect(lintPlan(reading).filter(({ severity }) => severity === 'block')).toEqual([])
  })
})
