import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { markdown } from '../../scripts/markdown.mjs'
import type { ALL_CHECKS } from '../../src/engine/project/checks.ts'
import type { runStage } from '../../src/gate/check.ts'
import type { readVerdict } from '../../src/gate/verdicts/read-verdict.ts'
import type { rendered } from '../../src/main/render.ts'
import { Config } from '../../src/model/config.ts'
import type { Reviewer } from '../../src/model/roles.ts'
import type { Role } from '../../src/model/verdict.ts'
import type { reviewPrompt } from '../../src/prompts/review-prompt.ts'
import type { outstandingReviews } from '../../src/run/reviews.ts'
import { facts } from '../support/facts.ts'
import { ReviewStory } from '../support/review-story.ts'
import { aSummary } from '../support/run-builder.ts'

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')

const CHECK = `import { check } from '../../check.ts'

export const planted = check({
  id: 'work/planted',
  stage: 'artifacts',
  failure: 'FALSE_CLAIM',
  seed: 'design',
  summary: 'nothing was planted',
  message: '{path} was planted',
  run: ({ filesChanged }) => filesChanged.map((file) => ({ file, message: \`\${file} was planted\` })),
})
`

const ROLE = `  'access-reviewer': {
    needed: ({ tier }) => (tier === 'COMPLEX' ? 1 : 0),
    flow: 'one',
    form: 'yaml',
    criteria: [{ word: 'labels', asks: 'every control has a label' }],
    model: 'sonnet',
    words: 'sees that everybody can use it',
    looksAt: 'accessibility',
    rejected: 'ACCESS REVIEW REJECTED:',
    checks: [
      {
        id: 'review/access',
        failure: 'ARCHITECT_REJECTION',
        summary: 'a COMPLEX task can be used by everybody',
        message: 'no finding about {criterion}',
        seed: 'design',
        rows: [],
      },
    ],
  },
`

const PROMPT = `<!-- ultraplan:role=access-reviewer -->
You are the ultraplan access-reviewer.

<!-- the prompt of one review -->
{{head}}
{{aboutData}}
{{task}} {{files}} {{diff}} {{evidence}} {{claim}} {{calls}}
Hold the change against each of these:
{{criteria}}
`

/** What the copy is asked about, with the types of the original. */
interface Copy {
  ALL_CHECKS: typeof ALL_CHECKS
  Config: typeof Config
  Role: typeof Role
  outstandingReviews: typeof outstandingReviews
  readVerdict: typeof readVerdict
  rendered: typeof rendered
  reviewPrompt: typeof reviewPrompt
  runStage: typeof runStage
}

const PROBE = `export { ALL_CHECKS } from './engine/project/checks.ts'
export { runStage } from './gate/check.ts'
export { readVerdict } from './gate/verdicts/read-verdict.ts'
export { rendered } from './main/render.ts'
export { Config } from './model/config.ts'
export { Role } from './model/verdict.ts'
export { reviewPrompt } from './prompts/review-prompt.ts'
export { outstandingReviews } from './run/reviews.ts'
`

// Below the packages, so that the copy finds them.
const home = mkdtempSync(join(ROOT, 'node_modules', '.extend-'))
const src = join(home, 'src')
const edit = (path: string, change: (text: string) => string) =>
  writeFileSync(join(src, path), change(readFileSync(join(src, path), 'utf8')))

let copy: Copy

beforeAll(async () => {
  for (const name of ['src', 'demo']) cpSync(join(ROOT, name), join(home, name), { recursive: true })
  writeFileSync(join(src, 'gate/checks/work/planted.ts'), CHECK)
  edit('gate/checks/index.ts', (text) =>
    text
      .replace(/^/, "import { planted } from './work/planted.ts'\n")
      .replace('  produced,\n', '  produced,\n  planted,\n'),
  )
  edit('model/roles.ts', (text) => text.replace("  'spec-reviewer': {\n", `${ROLE}  'spec-reviewer': {\n`))
  writeFileSync(join(src, 'prompts/roles/access-reviewer.md'), PROMPT)
  writeFileSync(join(src, 'probe.ts'), PROBE)
  const outfile = join(home, 'probe.mjs')
  await build({
    entryPoints: [join(src, 'probe.ts')],
    outfile,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    plugins: [markdown(home)],
    define: { __VERSION__: '"0"' },
    logLevel: 'warning',
  })
  copy = await import(pathToFileURL(outfile).href)
})

afterAll(() => rmSync(home, { recursive: true, force: true }))

// The original does not know this role.
const planted = 'access-reviewer' as Reviewer

describe('a check that is one file and its place in the list', () => {
  test('refuses the work', () => {
    const report = copy.runStage(
      copy.ALL_CHECKS,
      'artifacts',
      facts({ filesChanged: ['src/x.ts'] }),
      Config.parse({}),
    )
    expect(report.findings).toContainEqual({
      id: 'work/planted',
      severity: 'block',
      failure: 'FALSE_CLAIM',
      file: 'src/x.ts',
      message: 'src/x.ts was planted',
    })
    expect(report.passed).toBe(false)
  })

  test('is documented', () => {
    expect(copy.rendered()['docs/checks.md']).toContain('### work/planted\n\nRule: nothing was planted.')
  })
})

describe('a reviewer role that is one record and its prompt', () => {
  test('is asked, in its order, about the tasks that need it', () => {
    const roles = (tier: 'COMPLEX' | 'MODERATE') => {
      const story = new ReviewStory({}, [aSummary('1.1', { tier, securityReview: true })]).pass('1.1')
      return copy.outstandingReviews(story.run, story.task('1.1')).map(({ role }) => role)
    }
    expect(roles('COMPLEX')).toEqual(['architect', 'security-reviewer', planted, 'spec-reviewer'])
    expect(roles('MODERATE')).toEqual(['architect', 'security-reviewer', 'spec-reviewer'])
  })

  test('has an agent, a model, a place in the journal and a check in the docs', () => {
    const files = copy.rendered()
    expect(files['agents/access-reviewer.md']).toContain(
      'description: Reviews accessibility in an ultraplan run; started by ticket only.\nmodel: sonnet\n',
    )
    expect(files['agents/access-reviewer.md']).toMatch(/You are the ultraplan access-reviewer\.\n$/)
    expect(files['docs/checks.md']).toContain('### review/access\n')
    expect(copy.Config.parse({}).review.models[planted]).toBe('sonnet')
    expect(copy.Config.safeParse({ review: { models: { 'access-reviewer': 'opus' } } }).success).toBe(true)
    expect(copy.Role.parse('access-reviewer')).toBe('access-reviewer')
  })

  test('is prompted with its text, and its verdict is read against its criteria', () => {
    const prompt = copy.reviewPrompt(planted, {
      spec: 'demo',
      specPath: 'specs/demo',
      tasks: [{ id: '1.1', title: 'Add a form', block: '- [ ] 1.1 Add a form', criteria: [] }],
      attempt: 1,
      iteration: 1,
      iterations: 3,
      base: 'b'.repeat(40),
      commit: 'c'.repeat(40),
      changedFiles: [],
      namedFiles: [],
      diff: { kind: 'absent' },
      design: { kind: 'absent' },
      requirements: { kind: 'absent' },
      commands: [],
      checks: '',
      claim: '',
      calls: [],
      doubts: [],
    })
    expect(prompt).toContain('Hold the change against each of these:\n- labels: every control has a label\n')
    const task = { id: '1.1', title: 'Add a form' }
    const read = (finding: string) =>
      copy.readVerdict(
        planted,
        `\`\`\`yaml\nverdict: APPROVED\ntask_name: Add a form\nconfidence: HIGH\nfindings: ["${finding}"]\nrecommendation: commit\n\`\`\``,
        { task, tasks: [task], shown: new Map(), paths: new Set() },
      )
    expect(read('labels: each input has one')).toMatchObject({ role: planted, decision: 'approve' })
    expect(read('it looks good to me').problems).toMatchObject([
      { id: 'review/access', message: 'no finding about every control has a label' },
    ])
  })
})

test('neither needs a line elsewhere: the types of the copy hold', () => {
  writeFileSync(
    join(home, 'tsconfig.json'),
    JSON.stringify({ extends: '../../tsconfig.json', include: ['src'] }),
  )
  const { stdout, status } = spawnSync(join(ROOT, 'node_modules/.bin/tsc'), ['-p', home], {
    encoding: 'utf8',
  })
  expect(stdout).toBe('')
  expect(status).toBe(0)
})
