import { describe, expect, it } from 'vitest'
import type { Session } from '../../src/client/session.ts'
import { lintText } from '../../src/engine/project/lint-plan.ts'
import { startRun } from '../../src/engine/start-run.ts'
import { makeRepository } from '../support/repository.ts'

const BAD = '- [ ] 1.1 Add a\n  - **Verify**: `npm test || true`\n- [ ] 1.2 Add b\n'
const plan = (text: string) => makeRepository({ 'specs/demo/tasks.md': text })

function session(root: string): Session {
  return {
    id: 's1',
    client: { pid: process.pid },
    mode: 'print',
    cwd: root,
    home: `${root}/.home`,
    env: {},
    startedWith: () => undefined,
  }
}

describe('/ultraplan:lint', () => {
  it('shows the findings and counts them', () => {
    const answer = lintText(plan(BAD).root, 'demo')
    expect('text' in answer && answer.text).toBe(`demo (tasks-md, 2 tasks): 2 blocking

   1  1.1  Add a
           npm test || true
   2  1.2  Add b
           no verify

specs/demo/tasks.md:2  the verify of task 1.1 passes whatever was done: npm test || true  [lint/verify-constant]
                       check what the task makes, for example \`npm test -- <name of the test>\`
specs/demo/tasks.md:3  task 1.2 has no verify  [lint/verify-present]
                       \`ultraplan prepare specs/demo/tasks.md\` proposes proofs and writes verify.yaml beside the plan after a yes; or add a bullet such as "- **Verify**: \`npm test -- parser\`"`)
  })

  it('says so when the plan is clean, and when there is none', () => {
    const { root } = plan('- [ ] 1.1 A\n  - **Verify**: `npm test -- a`\n')
    expect(lintText(root, 'demo')).toEqual({
      text: 'demo (tasks-md, 1 task): clean\n\n   1  1.1  A\n           npm test -- a',
      isBad: false,
    })
    expect(lintText(root, 'other')).toMatchObject({ error: 'no plan named other' })
  })
})

describe('a task all of whose commands warn', () => {
  const linted = (config?: string) => {
    const criterion = { description: 'small', verificationCommand: 'npm run size', severity: 'minor' }
    const { root } = makeRepository({
      'specs/demo/TASKS.json': JSON.stringify({
        projectId: 'demo',
        tasks: [{ id: 'task-001', title: 'A', acceptanceCriteria: [criterion] }],
      }),
      ...(config ? { '.ultraplan/config.yaml': config } : {}),
    })
    const answer = lintText(root, 'demo')
    return 'text' in answer ? answer.text : answer.error
  }

  it('is refused: nothing proves it', () => {
    expect(linted()).toContain(
      'task task-001 has only criteria that warn, and nothing that proves it  [lint/verify-present]',
    )
  })

  it('is proved by verify.default', () => {
    expect(linted('verify: { default: npm test -- a }\n')).toMatch(/^demo \(tasks-json, 1 task\): clean\n\n/)
  })
})

describe('a verify and what git ignores', () => {
  const linted = (command: string, config = '') => {
    const { root } = makeRepository({
      'specs/demo/tasks.md': `- [ ] 1.1 A\n  - **Verify**: \`${command}\`\n`,
      '.gitignore': 'dist\nnode_modules\n.env\nout.txt\nbuild\n',
      ...(config ? { '.ultraplan/config.yaml': config } : {}),
    })
    const answer = lintText(root, 'demo')
    return 'text' in answer ? answer.text : answer.error
  }

  it.each(['node dist/cli.js --help', 'test -f ./dist/index.js', 'grep -q x out.txt'])(
    'E28 %s looks at what is in no commit: a warning',
    (command) => {
      expect(linted(command)).toMatch(
        /looks at (?:dist\/\S+|out\.txt), which git ignores: it is in no commit {2}\[lint\/verify-ignored\]/,
      )
    },
  )

  it.each([
    'npm run build && node dist/cli.js',
    'node_modules/.bin/vitest run test/a.test.ts',
    'node a.js > out.txt && grep -q x out.txt',
    'npm run build',
    'grep -q x src/a.js',
    'node --env-file .env a.js',
  ])('%s is fine', (command) => {
    expect(linted(command)).not.toContain('verify-ignored')
  })

  it('what the configuration lends to clean rooms is fine too', () => {
    expect(linted('node dist/cli.js --help', 'proof: { links: [node_modules, dist] }\n')).not.toContain(
      'verify-ignored',
    )
  })
})

describe('/ultraplan:implement', () => {
  it('refuses a plan with blocking findings, and says which (E33)', () => {
    const { root } = plan(BAD)
    const answer = startRun(session(root), { argument: 'demo', solo: false, now: new Date() })
    expect(answer).toMatchObject({ error: 'the plan has 2 findings to fix first' })
    expect('fix' in answer && answer.fix).toContain(
      'specs/demo/tasks.md:2  the verify of task 1.1 passes whatever was done',
    )
    expect('fix' in answer && answer.fix).toContain('[lint/verify-present]')
  })

  it('takes verify.default of the committed configuration for a check list', () => {
    const repository = makeRepository({
      'openspec/changes/x/tasks.md': '## 1. A\n- [ ] 1.1 A\n',
      '.ultraplan/config.yaml': 'verify:\n  default: npm test\n',
    })
    const started = startRun(session(repository.root), { argument: 'x', solo: false, now: new Date() })
    expect(started).toMatchObject({ open: { run: { spec: 'x', format: 'openspec' } } })
  })

  it('asks a person at a checkpoint of PLAN.md', () => {
    const text =
      '<task type="checkpoint:human-verify" gate="blocking">\n<what-built>A page</what-built>\n<how-to-verify>Open it</how-to-verify>\n</task>\n<task type="auto">\n<name>B</name>\n<verify>npm test -- b</verify>\n</task>\n'
    const repository = makeRepository({ '.planning/phases/01-x/01-01-PLAN.md': text })
    const started = startRun(session(repository.root), { argument: '01-x', solo: false, now: new Date() })
    expect('text' in started && started.text).toContain('"action":"ask"')
    expect('text' in started && started.text).toContain('A page')
  })
})
