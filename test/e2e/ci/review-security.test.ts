import { expect, test } from 'vitest'
import { bash, executor, playPrint, say, securityReviewer } from '../harness/index.ts'
import type { Scenario } from '../harness/scenario.ts'
import { claim } from '../support/claims.ts'
import { architectVerdict } from '../support/verdicts.ts'

const task = (id: string, over: Record<string, unknown>) => ({
  id,
  type: 'feature',
  title: `Title of ${id}`,
  description: 'Write it',
  category: 'backend',
  priority: 'p1',
  buildPhase: 1,
  dependencies: [],
  blockedBy: [],
  acceptanceCriteria: [],
  filesToCreate: [],
  filesToModify: [],
  ...over,
})

const PLAN = {
  projectId: 'p1',
  projectName: 'demo',
  version: '1',
  summary: {},
  buildPhases: [{ id: 1, name: 'Build', taskIds: ['task-001', 'task-002'], dependsOnPhases: [] }],
  tasks: [
    task('task-001', {
      filesToCreate: ['login.js'],
      securityReviewRequired: true,
      acceptanceCriteria: [
        {
          description: 'login.js exists',
          verificationCommand: 'grep -q login login.js',
          severity: 'blocking',
        },
      ],
    }),
    // The companion of seed 004: a task of the plan, gated like any other.
    task('task-002', {
      type: 'security',
      dependencies: ['task-001'],
      filesToCreate: ['audit.md'],
      acceptanceCriteria: [
        {
          description: 'no secrets in logs',
          verificationCommand: '! grep -q password login.js',
          severity: 'blocking',
        },
        {
          description: 'the audit is written',
          verificationCommand: 'grep -q audited audit.md',
          severity: 'blocking',
        },
      ],
    }),
  ],
}

const FIVE = [
  'secrets: login.js:1 logs nothing',
  'sql: does not apply, there is no query',
  'idor: does not apply, there is no tenant',
  'auth: login.js:1 is the check itself',
  'uploads: does not apply',
]

const does = (id: string, file: string, text: string, command: string) =>
  executor({
    task: id,
    turns: [
      [bash(`echo '${text}' > ${file} && git add -A && git commit -qm 'feat: ${id}'`)],
      [say(claim(id, `Title of ${id}`, { files: [file], command }))],
    ],
  })

const scenario = (cast: Scenario['cast']): Scenario => ({
  title: 'security',
  files: {
    'specs/demo/TASKS.json': JSON.stringify(PLAN, undefined, 2),
    '.ultraplan/config.yaml': 'review: { architect: false, spec: false }\n',
  },
  prompt: '/ultraplan:implement demo',
  cast,
})

test('a task that asks for it gets a security review, and its companion is gated like any task (S4-41..S4-47)', async () => {
  const partial = architectVerdict('task-001', 'Title of task-001', { findings: FIVE.slice(0, 4) })
  const { stage } = await playPrint(
    scenario([
      does('task-001', 'login.js', 'export const login = () => false', 'grep -q login login.js'),
      does('task-002', 'audit.md', 'audited', 'grep -q audited audit.md'),
      securityReviewer({
        task: 'task-001',
        turns: [say(partial), say(architectVerdict('task-001', 'Title of task-001', { findings: FIVE }))],
      }),
    ]),
  )
  expect(stage.status()).toMatchObject({
    state: 'finished',
    tasks: [
      { id: 'task-001', status: 'approved' },
      { id: 'task-002', status: 'approved' },
    ],
  })
  const [first, second] = stage.asked('security-reviewer')
  for (const asked of [
    'no secrets in logs',
    'SQL injection prevented (parameterized queries)',
    'IDOR prevented (tenant_id on all queries)',
    'auth checked before data access',
    'file uploads validate type and size',
  ])
    expect(first?.newest).toContain(asked)
  expect(second?.newest).toContain('no finding about file uploads validate type and size')
  expect(stage.asked('security-reviewer').map(({ task: about }) => about)).toEqual(['task-001', 'task-001'])
})

test('what a security reviewer rejects is done again with its words', async () => {
  const rejection = architectVerdict('task-001', 'Title of task-001', {
    verdict: 'REJECTED',
    feedback: '1. login.js:1 logs the password',
  })
  const { stage } = await playPrint(
    scenario([
      does('task-001', 'login.js', 'export const login = () => false', 'grep -q login login.js'),
      securityReviewer({ task: 'task-001', turns: [say(rejection)] }),
    ]),
    { loose: true },
  )
  expect(stage.asked('spec-executor').find(({ attempt }) => attempt === 2)?.newest).toMatch(
    /SECURITY REVIEW REJECTED:[\s\S]*1\. login\.js:1 logs the password/,
  )
})
