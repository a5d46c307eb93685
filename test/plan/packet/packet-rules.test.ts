import { describe, expect, it } from 'vitest'
import { PACKET_CHECKS } from '../../../src/model/packet-gates.ts'
import type { Plan, Task } from '../../../src/model/plan.ts'
import { readTasksMd } from '../../../src/plan/formats/tasks-md.ts'
import { insertTasks } from '../../../src/plan/insert-tasks.ts'
import { summarize } from '../../../src/plan/lines.ts'
import { checkPacket, PACKET_RULES } from '../../../src/plan/packet/rules/index.ts'

const GOOD = `version: 1
intent: "Add .env to .gitignore to keep secrets out of commits"
assertions:
  - id: A1
    positive: ".gitignore MUST contain a line matching .env*"
    negative: ".gitignore MUST NOT lack the .env* pattern"
constraints:
  - "MUST NOT remove existing entries"
file_scope:
  - .gitignore`

const wrap = (body: string, start = '# --- SPEC ---', end = '# --- END SPEC ---') =>
  `- [ ] 1.1 Ignore secrets\n  - **Verify**: \`grep -q env .gitignore\`\n\n${[start, body, end].filter((line) => line !== '').join('\n')}\n`

function findings(text: string) {
  const { plan } = readTasksMd(text, 'specs/x/tasks.md')
  return plan.tasks.flatMap((task) => checkPacket(task, plan))
}
const brief = (text: string) => findings(text).map(({ id, severity, line }) => [id, severity, line])

describe('packet checks', () => {
  it('run in the order of seed 002, 1a to 1g (S2-31)', () => {
    expect(PACKET_RULES.map((rule) => rule.check)).toEqual(['1a', '1b', '1c', '1d', '1e', '1f', '1g'])
  })

  it('find nothing wrong with a good packet, bare or in a fence (S2-15)', () => {
    expect(findings(wrap(GOOD))).toEqual([])
    const fenced = wrap(GOOD)
      .replace('# --- SPEC', '```yaml\n# --- SPEC')
      .replace('END SPEC ---', 'END SPEC ---\n```')
    expect(findings(fenced)).toEqual([])
    const indented = fenced.replace(/\n(?=[^-\s`#]| {2}- id| {4}| {2}- "| {2}- \.|```|# )/g, '\n  ')
    expect(readTasksMd(indented, 't.md').plan.tasks[0]?.packet?.assertions).toHaveLength(1)
    expect(findings(indented)).toEqual([])
  })

  it('say nothing about a task without a packet, or a TRIVIAL one (S2-09, S2-43)', () => {
    expect(findings('- [ ] 1.1 A\n')).toEqual([])
    expect(findings(wrap('version: 1').replace('1.1 Ignore', '1.1 [TRIVIAL] Ignore'))).toEqual([])
  })

  it('1a: a missing delimiter is one finding, and nothing is said about the rest (S2-15)', () => {
    expect(brief(wrap(GOOD, '# --- SPEC ---', ''))).toEqual([['packet/delimiters', 'block', 14]])
    expect(brief(wrap(GOOD, '', '# --- END SPEC ---').replace('version', '```yaml\nversion'))).toEqual([
      ['packet/delimiters', 'block', 5],
    ])
    expect(brief(wrap(`\`\`\`yaml\n${GOOD}\n\`\`\``, '', ''))).toEqual([['packet/delimiters', 'block', 5]])
  })

  it("1b: malformed YAML gives the parser's own words and the line (S2-16)", () => {
    const [finding, ...rest] = findings(wrap(GOOD.replace('intent: "Add', 'intent: "Add" "')))
    expect(finding).toMatchObject({
      id: 'packet/yaml',
      severity: 'block',
      line: 6,
      failure: 'SPEC_VIOLATION',
    })
    expect(finding?.message).toMatch(/^Gate 1 \(Spec Lint\) 1b yaml: malformed YAML: .+/)
    expect(rest).toEqual([])
  })

  it.each(['version', 'intent', 'assertions', 'constraints', 'file_scope'])(
    '1c: %s is required (S2-17)',
    (field) => {
      const without = GOOD.replace(new RegExp(`^${field}:.*(?:\\n  .*)*\\n?`, 'm'), '').trimEnd()
      expect(findings(wrap(without)).filter((finding) => finding.id === 'packet/fields')).toMatchObject([
        { severity: 'block', message: expect.stringContaining(`missing required field ${field}`) },
      ])
    },
  )

  it.each(['id', 'positive', 'negative'])('1d: an assertion has %s (S2-18, S2-23)', (part) => {
    const without =
      part === 'id' ? GOOD.replace('- id: A1\n    ', '- ') : GOOD.replace(new RegExp(`\\n    ${part}:.*`), '')
    expect(findings(wrap(without))).toMatchObject([
      { id: 'packet/assertions', severity: 'block', message: expect.stringContaining(`is missing ${part}`) },
    ])
  })

  it('1d: ids that are used twice, or are none of A1 to A7, warn', () => {
    const twice = GOOD.replace(
      'constraints:',
      '  - id: A1\n    positive: "x MUST be there"\n    negative: "x MUST NOT lack"\nconstraints:',
    )
    expect(brief(wrap(twice))).toEqual([['packet/assertions', 'warn', 8]])
    expect(brief(wrap(GOOD.replace('A1', 'B9')))).toEqual([['packet/assertions', 'warn', 8]])
  })

  it('1e: positive and negative need a keyword (S2-19)', () => {
    expect(brief(wrap(GOOD.replace('MUST contain', 'contains')))).toEqual([['packet/vocabulary', 'block', 8]])
    expect(brief(wrap(GOOD.replace('MUST NOT lack', 'lacks')))).toEqual([['packet/vocabulary', 'block', 8]])
    expect(brief(wrap(GOOD.replace('MUST contain', 'must contain')))).toEqual([
      ['packet/vocabulary', 'block', 8],
    ])
  })

  it('1e: what goes beyond the seed warns', () => {
    expect(brief(wrap(GOOD.replace('MUST contain', 'SHOULD contain')))).toEqual([
      ['packet/vocabulary', 'warn', 8],
    ])
    expect(brief(wrap(GOOD.replace('MUST contain', 'MUST and SHOULD contain')))).toEqual([
      ['packet/vocabulary', 'warn', 8],
    ])
    expect(brief(wrap(GOOD.replace('MUST NOT remove', 'SHOULD NOT remove')))).toEqual([
      ['packet/vocabulary', 'warn', 11],
    ])
    expect(brief(wrap(GOOD.replace('"Add .env', '"It MUST add .env')))).toEqual([
      ['packet/vocabulary', 'warn', 6],
    ])
    expect(brief(wrap(GOOD.replace('"Add .env', '"Adding .env')))).toEqual([['packet/vocabulary', 'warn', 6]])
  })

  it('1e: MAY has no opposite', () => {
    expect(
      findings(wrap(GOOD.replace('MUST contain', 'MAY contain').replace('MUST NOT lack', 'may lack'))),
    ).toEqual([])
  })

  it.each([
    'The login MUST work and works correctly',
    'The parser MUST be correct',
    'Errors MUST be handled properly',
    'The module MUST function as expected in an appropriate way',
    'The token MUST be such that it is valid',
    'The endpoint POST /login MUST return the correct answer',
    'src/a.ts MUST be correct',
  ])('1f: %s is vague (S2-20)', (positive) => {
    expect(
      findings(wrap(GOOD.replace('.gitignore MUST contain a line matching .env*', positive))),
    ).toMatchObject([{ id: 'packet/quality', severity: 'block' }])
  })

  it.each([
    'POST /login MUST return 200 for correct credentials',
    'parse(x) MUST throw TypeError when x is not proper JSON',
    'The users table MUST keep a correct email column',
    'src/a.ts MUST contain the correct export of parse',
    'The button MUST be disabled properly',
    'The run MUST print a log line for correct input',
  ])('1f: %s names something to look at', (positive) => {
    expect(findings(wrap(GOOD.replace('.gitignore MUST contain a line matching .env*', positive)))).toEqual(
      [],
    )
  })

  it('1g: at most 7 assertions in a task (S2-21)', () => {
    const many = (count: number) =>
      GOOD.replace(
        /assertions:[\s\S]*?(?=constraints)/,
        `assertions:\n${Array.from({ length: count }, (_, at) => `  - id: A${at + 1}\n    positive: "x MUST be there"\n    negative: "x MUST NOT lack"\n`).join('')}`,
      )
    expect(findings(wrap(many(7)))).toEqual([])
    // That the eighth has no id left is no finding of its own.
    expect(findings(wrap(many(8)))).toMatchObject([
      {
        id: 'packet/seven',
        severity: 'block',
        message: expect.stringContaining('8 assertions, at most 7 in a task'),
      },
    ])
  })

  it('1g: at most 7 tasks in a feature, over the whole plan (S2-22)', () => {
    const task = (at: number) => wrap(`${GOOD}\nparent_feature: login`).replace('1.1', `1.${at}`)
    const plan = (count: number) => Array.from({ length: count }, (_, at) => task(at + 1)).join('\n')
    expect(findings(plan(7))).toEqual([])
    expect(findings(plan(9))).toMatchObject([
      { id: 'packet/seven', message: expect.stringContaining('feature login has 9 tasks') },
    ])
  })

  const tasksOf = (count: number, body = GOOD) =>
    Array.from({ length: count }, (_, at) => wrap(body).replace('1.1', `1.${at + 1}`)).join('\n')

  it('1g: packets without parent_feature are one feature, and the eighth is refused (S2-22)', () => {
    expect(findings(tasksOf(7))).toEqual([])
    expect(findings(tasksOf(8))).toMatchObject([
      {
        id: 'packet/seven',
        severity: 'block',
        message: 'Gate 1 (Spec Lint) 1g seven: feature x has 8 tasks, at most 7 (Section 5)',
        fix: expect.stringContaining('add parent_feature: <name>'),
      },
    ])
    const half = `${tasksOf(7)}\n${tasksOf(2, `${GOOD}\nparent_feature: login`).replaceAll('- [ ] 1.', '- [ ] 2.')}`
    expect(findings(half)).toEqual([])
  })

  it('1g: fix tasks, TRIVIAL tasks and tasks that were added later do not count (S2-22)', () => {
    const eighth = wrap(GOOD).replace('1.1', '1.9')
    expect(findings(`${tasksOf(7)}\n${eighth.replace('1.9', '1.9 [FIX 1.1]')}`)).toEqual([])
    expect(findings(`${tasksOf(7)}\n${eighth.replace('1.9', '1.9 [TRIVIAL]')}`)).toEqual([])
    const { plan } = readTasksMd(tasksOf(7), 'specs/x/tasks.md')
    const added = {
      title: 'More',
      steps: ['do it'],
      files: ['a.txt'],
      doneWhen: 'a',
      verify: 'test -f a.txt',
    }
    const inserted = insertTasks(plan, plan.tasks[6] as Task, 'behind', [added])
    if ('problem' in inserted) throw new Error(inserted.problem)
    expect(inserted.plan.tasks).toHaveLength(8)
    expect(inserted.plan.tasks.flatMap((task) => checkPacket(task, inserted.plan))).toEqual([])
  })

  it('names the section of the format in every finding (S2-07)', () => {
    const broken = ['version: 1\n', 'positive:', 'MUST contain', 'a line matching .env*'].map((text) =>
      wrap(GOOD.replace(text, text === 'a line matching .env*' ? 'good things' : '')),
    )
    const all = [...broken, tasksOf(8)].flatMap(findings)
    expect(all.length).toBeGreaterThan(4)
    for (const { id, message } of all) {
      const rule = PACKET_RULES.find((each) => each.id === id)
      const section = PACKET_CHECKS[rule?.check ?? '1a'].section
      expect(message).toMatch(
        new RegExp(`^Gate 1 \\(Spec Lint\\) ${rule?.check} .*\\(Section ${section}\\)$`),
      )
    }
  })

  it.each([
    ['true', true],
    ['required', true],
    ['no', false],
  ])('review: %s in the packet reaches the run (S2-45)', (word, review) => {
    const [task] = readTasksMd(wrap(`${GOOD}\ntier: SIMPLE\nreview: ${word}`), 't.md').plan.tasks
    expect(summarize(task as Task)).toMatchObject({ tier: 'SIMPLE', review })
    expect(findings(wrap(`${GOOD}\nreview: ${word}`))).toEqual([])
  })

  it('a review that is neither asked for nor declined is a warning', () => {
    expect(brief(wrap(`${GOOD}\nreview: perhaps`))).toEqual([['packet/fields', 'warn', 15]])
  })

  it('a packet is not read as a verify command', () => {
    const fenced = `- [ ] 1.1 A\n  - **Verify**: \`npm test -- a\`\n\n\`\`\`yaml\n# --- SPEC ---\n${GOOD}\n# --- END SPEC ---\n\`\`\`\n`
    for (const text of [fenced, wrap(GOOD)]) {
      const [task] = readTasksMd(text, 't.md').plan.tasks
      expect(task?.verify).toHaveLength(1)
      expect(task?.packet?.assertions).toHaveLength(1)
    }
  })

  it('two packets in a task are one too many', () => {
    const text = `${wrap(GOOD)}\n${wrap(GOOD).split('\n').slice(3).join('\n')}`
    expect(readTasksMd(text, 't.md').problems).toMatchObject([{ id: 'read/packet', severity: 'block' }])
  })

  it('a packet gives the task its tier, and belongs to the task above it', () => {
    const { plan } = readTasksMd(`${wrap(`${GOOD}\ntier: COMPLEX`)}\n- [ ] 1.2 Next\n`, 't.md')
    expect(plan.tasks.map((task) => [task.id, task.tier, task.packet?.fileScope])).toEqual([
      ['1.1', 'COMPLEX', ['.gitignore']],
      ['1.2', undefined, undefined],
    ])
  })

  it('in JSON all findings stand on the line of the task', () => {
    const packet = {
      raw: '# --- SPEC ---\nversion: 1\n# --- END SPEC ---',
      line: 4,
      assertions: [],
      constraints: [],
      fileScope: [],
    }
    const plan = { format: 'tasks-json', tasks: [] } as unknown as Plan
    const task = { packet, file: 'TASKS.json', line: 4 } as unknown as Task
    expect(new Set(checkPacket(task, plan).map((finding) => finding.line))).toEqual(new Set([4]))
  })
})
