import { expect, it } from 'vitest'
import { readPlanMd } from '../../../src/plan/formats/plan-md/plan-md.ts'
import { readTasksMd } from '../../../src/plan/formats/tasks-md.ts'

const task = (name: string, action: string, verify: string) =>
  `<task type="auto">\n  <name>${name}</name>\n  <action>\n${action}\n  </action>\n  <verify>${verify}</verify>\n</task>\n`

it('a fence in a JSDoc example does not close the fence around it', () => {
  const example = '```ts\n/**\n * ```ts\n * parse("a")\n * ```\n */\nexport const parse = 1\n```'
  const { plan, problems } = readPlanMd(
    task('Parse', example, 'npm test -- parse') + task('Print', 'Print it.', 'npm test -- print'),
    'x/01-01-PLAN.md',
  )
  expect(plan.tasks.map(({ title, verify }) => [title, verify[0]?.command])).toEqual([
    ['Parse', 'npm test -- parse'],
    ['Print', 'npm test -- print'],
  ])
  expect(problems).toEqual([])
})

it.each(['- ```', '* ```', '1. ```'])('%s opens a fence, and closes none', (line) => {
  const { plan } = readTasksMd(
    `- [ ] 1.1 A\n  \`\`\`sh\n  ${line}\n  - [ ] 9.9 no task\n  \`\`\`\n- [ ] 1.2 B\n`,
    'tasks.md',
  )
  expect(plan.tasks.map(({ id }) => id)).toEqual(['1.1', '1.2'])
})

it('</task> at the start of a line ends a fence that was left open, with a warning', () => {
  const { plan, problems } = readPlanMd(
    task('One', '```sh\nnpm run build', 'npm test -- one').replace('  </action>\n', '') +
      task('Two', 'Do.', 'npm test -- two'),
    'x/01-01-PLAN.md',
  )
  expect(plan.tasks.map(({ title }) => title)).toEqual(['One', 'Two'])
  expect(plan.tasks[1]?.verify[0]?.command).toBe('npm test -- two')
  expect(problems.map(({ id, line }) => [id, line])).toContainEqual(['read/fence', 4])
  expect(problems.map(({ message }) => message).join()).not.toContain('is never closed,')
})

it('a whole task in a fence stays an example', () => {
  const example = '```xml\n<task type="auto">\n<name>Example</name>\n</task>\n```'
  const { plan } = readPlanMd(task('One', example, 'npm test -- one'), 'x/01-01-PLAN.md')
  expect(plan.tasks.map(({ title }) => title)).toEqual(['One'])
})
