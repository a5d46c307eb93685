import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FORMATS } from '../../src/plan/formats/index.ts'
import { readTasksMd } from '../../src/plan/formats/tasks-md.ts'
import { lintPlan } from '../../src/plan/lint/lint-plan.ts'
import { renderLintDocs } from '../../src/plan/lint/render-docs.ts'
import { LINT_RULES } from '../../src/plan/lint/rules/index.ts'
import { PACKET_RULES } from '../../src/plan/packet/rules/index.ts'

const top = join(import.meta.dirname, '..', '..')
const page = (path: string) => readFileSync(join(top, path), 'utf8')

describe('docs/lint.md', () => {
  it('is what the rules say of themselves', () => {
    expect(page('docs/lint.md')).toBe(renderLintDocs())
  })

  it('names every rule, and every id that a reader reports', () => {
    const text = renderLintDocs()
    for (const { id } of [...LINT_RULES, ...PACKET_RULES]) expect(text).toContain(`\`${id}\``)
  })
})

describe('docs/plan-formats.md', () => {
  it('names every folder in which plans are looked for', () => {
    const text = page('docs/plan-formats.md')
    for (const folder of FORMATS.flatMap(({ folders = [] }) => folders))
      expect(text).toContain(`\`${folder}/\``)
  })

  it('shows a packet that passes its own checks', () => {
    const packet = /```yaml\n(# --- SPEC[\s\S]*?)```/.exec(page('docs/plan-formats.md'))?.[1] ?? ''
    const text = `- [ ] 1.1 A\n  - **Verify**: \`grep -q env .gitignore\`\n\n${packet}`
    expect(lintPlan(readTasksMd(text, 't.md'))).toEqual([])
    expect(readTasksMd(text, 't.md').plan.tasks[0]?.packet?.assertions).toHaveLength(1)
  })
})

describe('the plan skill', () => {
  const skill = page('skills/plan/SKILL.md')

  it('is for people only, and short', () => {
    expect(skill).toMatch(
      /^---\nname: plan\ndescription: Draft .+\nargument-hint: .+\ndisable-model-invocation: true\n---\n/,
    )
    expect(skill.split('\n').length).toBeLessThan(40)
    expect(skill).toContain('$ARGUMENTS')
  })

  it('keeps its reference in files of its own, which are there', () => {
    for (const [, path] of skill.matchAll(/\]\((reference\/[\w.-]+)\)/g))
      expect(page(`skills/plan/${path}`).length).toBeGreaterThan(100)
    expect(skill.match(/\]\(reference\//g)).toHaveLength(2)
  })

  it('shows an example that lints clean', () => {
    const example = /```markdown\n([\s\S]*?)```/.exec(page('skills/plan/reference/tasks.md'))?.[1] ?? ''
    const reading = readTasksMd(example, 'specs/add-login/tasks.md')
    expect(reading.plan.tasks).toHaveLength(3)
    expect(lintPlan(reading)).toEqual([])
  })

  it('recommends no command that the lint would flag, and warns of those that it does', () => {
    const [good = '', bad = ''] = page('skills/plan/reference/verify.md').split('| not this')
    const found = (command: string) =>
      lintPlan(readTasksMd(`- [ ] 1.1 A\n  - **Verify**: \`${command}\`\n`, 't.md')).map((each) => each.id)
    const commands = (text: string) =>
      text
        .split('\n')
        .flatMap((row) => [...(/^\| (.+?) \| [^|]*\|$/.exec(row)?.[1] ?? '').matchAll(/`([^`]+)`/g)])
        .map((match) => (match[1] ?? '').replaceAll('\\|', '|'))
    expect(commands(good)).toHaveLength(7)
    for (const command of commands(good)) expect([command, found(command)]).toEqual([command, []])
    const flagged = commands(bad).filter((command) => found(command).length > 0)
    expect(flagged).toEqual(
      expect.arrayContaining([
        'true',
        'echo done',
        'cat file.ts',
        'npm test || true',
        'ls src',
        'grep x f | wc -l',
        'git status',
        'npm test',
      ]),
    )
  })
})
