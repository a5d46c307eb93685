import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import * as library from '../../src/index.ts'
import type { Library, ModelRouter, ToolCallRecord } from '../../src/model/library.ts'
import { skipWithout } from '../support/needs.ts'

// The declared types are those of the values.
const { VerificationGates, DeterministicVerifier, LLMVerifier, VotingVerifier } = library satisfies Library

function workspace(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'library-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return folder
}

const call = (tool: string, filesChanged: string[] = [], error?: string): ToolCallRecord => ({
  tool,
  result: { success: error === undefined, filesChanged, ...(error === undefined ? {} : { error }) },
})

/** A model that gives these answers in turn, and remembers what it was asked. */
function models(...answers: (string | Error)[]) {
  const asked: string[] = []
  const wanted: unknown[] = []
  const router: ModelRouter = {
    select(wants) {
      wanted.push(wants)
      return {
        async complete(messages) {
          asked.push(messages.map(({ content }) => content).join())
          const answer = answers[(asked.length - 1) % answers.length] ?? ''
          if (answer instanceof Error) throw answer
          return { text: answer }
        },
      }
    },
  }
  return { router, asked, wanted }
}

const YES = '{"passed": true, "issues": [], "confidence": 0.9, "suggestion": ""}'
const NO = '{"passed": false, "issues": ["no test", "no docs"], "confidence": 0.8, "suggestion": "add both"}'
const SUBTASK = { description: 'Write a.json' }

test('a path below a file, and a workspace that is gone, are not there instead of an error', async () => {
  const folder = workspace({ 'file.txt': 'x' })
  const verify = (expected: string, at: string) =>
    new DeterministicVerifier().verify({ description: 'x', expectedOutputs: [expected] }, '', [], at)
  expect(await verify('file.txt/child.json', folder)).toMatchObject({ passed: false })
  expect(await verify('*.txt', join(folder, 'gone'))).toMatchObject({ passed: false })
})

describe('tier 1, deterministic', () => {
  const tier1 = new DeterministicVerifier()

  test('records passing checks too, by the names of document 003 (S3-24..S3-27, S3-45, S3-46)', async () => {
    const folder = workspace({ 'a.json': '{}', 'b.txt': 'b' })
    const calls = [call('write', ['a.json', 'b.txt', 'gone.txt'])]
    const result = await tier1.verify({ ...SUBTASK, expectedOutputs: ['a.json'] }, '', calls, folder)
    expect(result).toEqual({
      tier: 1,
      passed: true,
      confidence: 1,
      checks: [
        { name: 'tool_write_success', passed: true },
        { name: 'file_exists_a.json', passed: true },
        { name: 'file_nonempty_a.json', passed: true },
        { name: 'syntax_a.json', passed: true },
        { name: 'file_nonempty_b.txt', passed: true },
      ],
    })
  })

  test('a failed tool call fails it, with its error as the detail (S3-24)', async () => {
    const result = await tier1.verify(SUBTASK, '', [call('bash', [], 'exit 1')], workspace({}))
    expect(result.passed).toBe(false)
    expect(result.checks).toEqual([{ name: 'tool_bash_success', passed: false, detail: 'exit 1' }])
    expect(result.feedback).toBe('tool_bash_success: exit 1')
  })

  test('an expected output that is missing fails it; folders and globs count as found (S3-25)', async () => {
    const folder = workspace({ 'out/a.ts': 'export {}' })
    const expectedOutputs = ['b.ts', 'out', 'out/*.ts', 'lib/*.ts']
    const { checks } = await tier1.verify({ ...SUBTASK, expectedOutputs }, '', [], folder)
    expect(checks).toEqual([
      { name: 'file_exists_b.ts', passed: false, detail: "Expected output 'b.ts' not found" },
      { name: 'file_exists_out', passed: true },
      { name: 'file_exists_out/*.ts', passed: true },
      { name: 'file_exists_lib/*.ts', passed: false, detail: "Expected output 'lib/*.ts' not found" },
    ])
  })

  test('an empty file and a broken one fail it; the parser says why (S3-26, S3-29..S3-32)', async () => {
    const folder = workspace({ 'a.json': '{', 'b.yaml': 'a: [1', 'c.md': '' })
    const { passed, feedback = '' } = await tier1.verify(
      SUBTASK,
      '',
      [call('write', ['a.json', 'b.yaml', 'c.md'])],
      folder,
    )
    expect(passed).toBe(false)
    const lines = feedback.split('\n').map((line) => line.split(':')[0])
    expect(lines).toEqual(['syntax_a.json', 'syntax_b.yaml', 'file_nonempty_c.md'])
    expect(feedback).toContain('JSON')
  })

  test('Python is parsed by the interpreter (S3-28)', async ({ skip }) => {
    skipWithout(skip, 'python3')
    const folder = workspace({ 'a.py': 'def f(:\n', 'b.py': 'x = 1\n' })
    const { checks } = await tier1.verify(SUBTASK, '', [call('write', ['a.py', 'b.py'])], folder)
    expect(checks.filter(({ name }) => name.startsWith('syntax_'))).toEqual([
      { name: 'syntax_a.py', passed: false, detail: expect.stringContaining('line 1') },
      { name: 'syntax_b.py', passed: true },
    ])
  })
})

describe('tier 2, one model', () => {
  test('asks the verifier of the cheapest tier, with the sentences of document 003 (S3-33..S3-35)', async () => {
    const { router, asked, wanted } = models(YES)
    await new LLMVerifier(router).verify(SUBTASK, 'done', [call('bash', [], 'exit 1')])
    expect(wanted).toEqual([{ tier: 1, role: 'verifier' }])
    expect(asked[0]).toContain(
      [
        'SUBTASK DESCRIPTION:\nWrite a.json',
        'SUBTASK OUTPUT:\ndone',
        'TOOL CALLS MADE:\n- bash(): failed: exit 1',
        'ACCEPTANCE CRITERIA:\nThe subtask description should be fully satisfied.',
      ].join('\n\n'),
    )
  })

  test('issues are the detail, the suggestion is the feedback (S3-38)', async () => {
    expect(await new LLMVerifier(models(NO).router).verify(SUBTASK, '', [])).toEqual({
      tier: 2,
      passed: false,
      confidence: 0.8,
      checks: [{ name: 'llm_assessment', passed: false, detail: 'no test; no docs' }],
      feedback: 'add both',
    })
  })

  test('a confidence that is missing is 0.5 (S3-37)', async () => {
    const { confidence } = await new LLMVerifier(models('{"passed": true}').router).verify(SUBTASK, '', [])
    expect(confidence).toBe(0.5)
  })

  test.each(['looks good', '{"passed": "yes"}', new Error('no network')])(
    'an answer that cannot be read has not passed: %s (S3-36)',
    async (answer) => {
      const result = await new LLMVerifier(models(answer).router).verify(SUBTASK, '', [])
      expect(result).toMatchObject({ passed: false, confidence: 0 })
      expect(result.feedback).not.toBe('')
    },
  )
})

describe('tier 3, votes', () => {
  test.each([
    [[YES, YES, NO], true, '2/3 verifiers agreed output is correct'],
    [[YES, NO, NO], false, '1/3 verifiers agreed output is correct'],
    [[YES, YES, NO, NO], false, '2/4 verifiers agreed output is correct'],
  ])('more than half decide, and a tie fails (S3-39..S3-44)', async (answers, passed, detail) => {
    const config = answers.length === 3 ? {} : { tier3VoteCount: answers.length }
    const result = await new VotingVerifier(models(...answers).router, config).verify(SUBTASK, '', [])
    expect(result).toMatchObject({ tier: 3, passed, checks: [{ name: 'voting', passed, detail }] })
    expect(result.confidence).toBeCloseTo(answers.filter((answer) => answer === YES).length / answers.length)
    expect(result.feedback).toBe(passed ? undefined : 'Divergent verification — flagged for human review')
  })
})

describe('the three tiers', () => {
  const verify = (config: object, tier: number | undefined, answers: string[] = [YES]) => {
    const { router, asked } = models(...answers)
    const gates = new VerificationGates(router, config)
    return gates
      .verify(SUBTASK, '', [], workspace({}), tier)
      .then((result) => ({ result, asked: asked.length }))
  }

  test('run up to the tier that is asked for, 1 by default, which asks no model (S3-02, S3-03, S3-19, S3-20, S3-23)', async () => {
    expect(await verify({}, undefined)).toMatchObject({ result: { tier: 1, passed: true }, asked: 0 })
    expect(await verify({}, 2)).toMatchObject({ result: { tier: 2, passed: true }, asked: 1 })
    expect(await verify({}, 3)).toMatchObject({ result: { tier: 3, passed: true }, asked: 4 })
  })

  test('the first that fails ends it (S3-21)', async () => {
    expect(await verify({}, 3, [NO])).toMatchObject({ result: { tier: 2, passed: false }, asked: 1 })
    const { router, asked } = models(YES)
    const failing = { ...SUBTASK, expectedOutputs: ['a.json'] }
    const result = await new VerificationGates(router).verify(failing, '', [], workspace({}), 3)
    expect(result).toMatchObject({ tier: 1, passed: false })
    expect(asked).toEqual([])
  })

  test('a tier that is switched off does not run whatever was asked (S3-22)', async () => {
    expect(await verify({ tier2Enabled: false }, 3)).toMatchObject({ result: { tier: 1 }, asked: 0 })
    expect(await verify({ tier3Enabled: false }, 3)).toMatchObject({ result: { tier: 2 }, asked: 1 })
  })
})
