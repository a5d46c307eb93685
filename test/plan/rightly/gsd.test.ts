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

describe('a verify of several lines', () => {
  const task = (verify: string) =>
    `<tasks>\n<task type="auto">\n<name>A</name>\n<verify>${verify}</verify>\n</task>\n</tasks>\n`
  const commands = (verify: string) =>
    readPlanMd(task(verify), 'x/01-01-PLAN.md').plan.tasks[0]?.verify.map(({ command }) => command)

  it.each([
    [
      'a here-document',
      "\npython3 - <<'PY'\nimport a\nassert a.b == 1\nPY\n",
      "set -e\npython3 - <<'PY'\nimport a\nassert a.b == 1\nPY",
    ],
    [
      'an indented one',
      "\n    python3 - <<'PY'\n    if a:\n      b()\n    PY\n  ",
      "set -e\npython3 - <<'PY'\nif a:\n  b()\nPY",
    ],
    ['an open quote', '\nnode -e "\nprocess.exit(1)\n"\n', 'set -e\nnode -e "\nprocess.exit(1)\n"'],
    [
      'commands and a sentence',
      '\ncd apps/web\nnpm test -- l\nAll tests pass.\n',
      'set -e\ncd apps/web\nnpm test -- l',
    ],
    [
      'a box in a here-document',
      '\ncat > a.md <<EOF\n- [ ] 1.1 x\nEOF\nnpm test -- a\n',
      'set -e\ncat > a.md <<EOF\n- [ ] 1.1 x\nEOF\nnpm test -- a',
    ],
    [
      'a here-document and a sentence',
      "\nsh <<'S'\ntest -f `cat b`\nS\nIt doesn't print anything.\n",
      "set -e\nsh <<'S'\ntest -f `cat b`\nS",
    ],
    [
      'in <automated>',
      "<automated>\n    python3 - <<'PY'\n    import a\n    PY\n</automated>",
      "set -e\npython3 - <<'PY'\nimport a\nPY",
    ],
  ])('%s is one script', (_, verify, script) => {
    expect(commands(verify)).toEqual([script])
  })

  it.each([
    ['a here-document without its end', "\npython3 - <<'PY'\nimport a\nnpm test -- a\n"],
    ['a quote without its end', '\nnode -e "\nnpm test -- a\n'],
    ['a line that may be a command', '\ncd apps/web\nmytool check\nnpm test -- l\n'],
  ])('%s is not runnable, and says so', (_, verify) => {
    expect(commands(verify)).toEqual([undefined])
    expect(lintPlan(readPlanMd(task(verify), 'x/01-01-PLAN.md'))).toMatchObject([
      { id: 'lint/verify-runnable', severity: 'block' },
    ])
  })

  it('boxes are verifies', () => {
    expect(commands('\n- [ ] npm run build succeeds\n- [ ] npm test -- a passes\n')).toEqual([
      'npm run build',
      'npm test -- a',
    ])
  })

  it.each(['node -e "', "python3 - <<'PY'", "grep -q 'a b src/a.ts"])('%s in backticks blocks', (command) => {
    const findings = lintPlan(readPlanMd(task(`\`${command}\``), 'x/01-01-PLAN.md'))
    expect(findings.map(({ id, severity }) => `${id} ${severity}`)).toContain('lint/verify-closed block')
  })

  it.each([
    'test "$(grep -c \'"\' a.json)" -eq 3',
    "node -e \"console.log('a')\" # it's fine",
    'cat <<< "$A"',
    'echo $((1 << 2)) && npm test -- a',
  ])('%s is closed', (command) => {
    const findings = lintPlan(readPlanMd(task(`\`\`${command}\`\``), 'x/01-01-PLAN.md'))
    expect(findings.map(({ id }) => id)).not.toContain('lint/verify-closed')
  })
})
