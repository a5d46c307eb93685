import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, onTestFinished, test } from 'vitest'
import { deniedInTranscript, describeCall } from '../../src/client/permissions/rule.ts'
import { blameDenials } from '../../src/engine/fences/permission-calls.ts'
import { readTasksMd } from '../../src/plan/formats/tasks-md.ts'
import { anAttempt, aResult, aRun, aTask, Story } from '../support/run-builder.ts'

const { plan } = readTasksMd('- [ ] 1.1 x\n  - **Verify**: `npm test -- a`\n', 'specs/demo/tasks.md')
const [task] = plan.tasks
if (!task) throw new Error('the plan has a task')
const [ticket] = new Story().dispatch('1.1').run.tickets
if (!ticket) throw new Error('a dispatch has a ticket')
const failed = (id: string) =>
  aResult({
    task: '1.1',
    outcome: 'FAILED',
    failure: 'FALSE_CLAIM',
    findings: [{ id, severity: 'block', message: 'no' }],
  })

const judge = async (check: string, tool: string, what: string) => {
  const run = aRun({
    tasks: [aTask('1.1', { attempts: [anAttempt({ denied: [{ tool, what, rule: 'the rule' }] })] })],
  })
  return blameDenials(failed(check), run, task, ticket)
}

describe('a failed claim after a denial', () => {
  test.each([
    ['the commit', 'Bash', "cd x && git commit -m 'y'"],
    ['the verify command', 'Bash', 'npm test -- a 2>&1 | tail -5'],
    ['an edit', 'Edit', '/repo/a.txt'],
  ])('is blocked, with the rule, when %s was denied', async (_what, tool, what) => {
    expect(await judge('plan/committed', tool, what)).toMatchObject({
      outcome: 'BLOCKED',
      failure: 'BLOCKED',
      findings: [
        {
          id: 'permission/denied',
          message: expect.stringContaining('missing: the rule'),
          fix: expect.stringContaining('/ultraplan:retry --task 1.1'),
        },
        {},
      ],
    })
  })

  test('is blocked when the executor gave up, whatever was denied', async () => {
    expect(await judge('claim/status', 'Bash', 'curl example.org')).toMatchObject({ outcome: 'BLOCKED' })
  })

  test('is blocked when nothing was changed, though the command that would have done it is none of those', async () => {
    const result = await judge('work/produced', 'Bash', "cat > a.txt <<'X'\nx\nX\nsed -i s/a/b/ tasks.md")
    expect(result).toMatchObject({ outcome: 'BLOCKED', findings: [{ id: 'permission/denied' }, {}] })
  })

  test('is a mistake like any other when the call was not needed', async () => {
    expect(await judge('plan/checkmark', 'Bash', 'curl example.org')).toMatchObject({ outcome: 'FAILED' })
  })

  test('without a denial nothing changes', async () => {
    const result = failed('claim/status')
    const run = aRun({ tasks: [aTask('1.1', { attempts: [anAttempt()] })] })
    expect(await blameDenials(result, run, task, ticket)).toBe(result)
  })
})

describe('the rule that is missing', () => {
  test('is the client\u2019s own suggestion where it has one', async () => {
    const suggestions = [
      { type: 'addRules', rules: [{ toolName: 'Bash', ruleContent: 'node -e "f(1)"' }], behavior: 'allow' },
    ]
    expect(await describeCall({ tool: 'Bash', input: { command: 'node -e "f(1)"' }, suggestions })).toEqual({
      tool: 'Bash',
      what: 'node -e "f(1)"',
      rule: 'Bash(node -e "f\\(1\\)")',
    })
  })

  test.each([
    ['Bash', { command: 'git add -A && make x' }, 'Bash(git add *), Bash(make x *)'],
    ['Write', { file_path: '/repo/a' }, 'permissions.defaultMode: acceptEdits'],
    ['WebFetch', { url: 'https://example.org' }, 'WebFetch'],
  ])('else it is found from the call: %s', async (tool, input, rule) => {
    expect(await describeCall({ tool, input, suggestions: [{ type: 'setMode' }] })).toMatchObject({ rule })
  })
})

describe('in the mode that never asks', () => {
  const line = (content: unknown) => JSON.stringify({ message: { content } })
  const denial =
    'Permission to use Bash has been denied because Claude Code is running in don\u0027t ask mode. IMPORTANT'
  const read = (...lines: string[]) => {
    const folder = mkdtempSync(join(tmpdir(), 'ultraplan-transcript-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    writeFileSync(join(folder, 'agent.jsonl'), lines.join('\n'))
    return deniedInTranscript(join(folder, 'agent.jsonl'))
  }
  const use = line([{ type: 'tool_use', id: 't1', name: 'Bash', input: { command: 'make' } }])

  test('denials are read from the transcript', () => {
    const result = line([{ type: 'tool_result', tool_use_id: 't1', is_error: true, content: denial }])
    expect(read('no json', use, result)).toEqual([{ tool: 'Bash', input: { command: 'make' } }])
  })

  test('an output that only says so is no denial', () => {
    const spoken = line([{ type: 'tool_result', tool_use_id: 't1', is_error: false, content: denial }])
    const failed = line([
      { type: 'tool_result', tool_use_id: 't1', is_error: true, content: `Exit code 1\n${denial}` },
    ])
    expect(read(use, spoken, failed)).toEqual([])
  })

  test('a transcript that is not there has none', () => {
    expect(deniedInTranscript('/nonexistent/agent.jsonl')).toEqual([])
  })
})
