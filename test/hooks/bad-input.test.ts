import { createHash } from 'node:crypto'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type ClientPlace, fireHook, type HookAnswer } from '../../demo/hook-client.ts'
import { hookPlace } from '../support/hook-place.ts'
import { makeRepository, type TestRepository } from '../support/repository.ts'

const PLAN = `# Tasks: demo

## Phase 1: One

- [ ] 1.1 Write a
  - **Do**: Write hello into a.txt
  - **Files**: \`a.txt\`
  - **Done when**: a.txt holds hello
  - **Verify**: \`grep -q hello a.txt\`
  - **Commit**: \`feat: write a\`
`
const CONFIG = 'review: { architect: false, spec: false }\n'

interface BadInput {
  what: string
  /** Files of the first commit, beside the configuration. */
  files?: Record<string, string>
  /** What is done to the repository before the person types. */
  prepare?(repository: TestRepository, place: ClientPlace): unknown
  argument?: string
  /** The sentence, and the next step below it. */
  says: RegExp
  next: RegExp
}

const CASES: BadInput[] = [
  {
    what: 'no name at all',
    argument: '',
    says: /no plan was named/,
    next: /name one of them: \/ultraplan:implement demo$/m,
  },
  {
    what: 'no name, and no plan',
    prepare: ({ git }) => git('rm', '-qr', 'specs'),
    argument: '',
    says: /there is no plan in this repository/,
    next: /\/ultraplan:plan <goal>/,
  },
  {
    what: 'a spec that is not there',
    argument: 'nothing',
    says: /no plan named nothing/,
    next: /there is: demo/,
  },
  {
    what: 'a plan without tasks',
    files: { 'specs/demo/tasks.md': '# Tasks: demo\n\nLater.\n' },
    says: /specs\/demo\/tasks\.md holds no task/,
    next: /- \[ \] 1\.1/,
  },
  {
    what: 'a plan in which every task is ticked',
    files: { 'specs/demo/tasks.md': PLAN.replace('[ ]', '[x]') },
    says: /every task of specs\/demo\/tasks\.md is ticked/,
    next: /untick/,
  },
  {
    what: 'a plan with broken front matter',
    files: { 'specs/demo/tasks.md': `---\nspec: [demo\n---\n${PLAN}` },
    says: /to fix first|cannot be read/,
    next: /specs\/demo\/tasks\.md:\d/,
  },
  {
    what: 'a plan that is a folder',
    files: { 'specs/demo/tasks.md/readme': 'not a plan' },
    says: /specs\/demo\/tasks\.md cannot be read: EISDIR/,
    next: /check the path/,
  },
  {
    what: 'a plan that is a link to a missing file',
    files: { 'specs/demo/readme.md': 'the plan was a link' },
    prepare: (repository) => {
      symlinkSync('gone.md', join(repository.root, 'specs/demo/tasks.md'))
      repository.commit()
    },
    says: /specs\/demo\/tasks\.md cannot be read: ENOENT/,
    next: /check the path/,
  },
  {
    what: 'a plan that is not text',
    prepare: (repository) => {
      writeFileSync(
        join(repository.root, 'specs/demo/tasks.md'),
        Buffer.from([0, 1, 2, 0xff, 0xfe, 0x80, 10]),
      )
      repository.commit()
    },
    says: /specs\/demo\/tasks\.md is not UTF-8 text/,
    next: /save it as UTF-8/,
  },
  {
    what: 'a plan that is not committed',
    prepare: (repository) => repository.write({ 'specs/demo/tasks.md': `${PLAN}\nMore.\n` }),
    says: /the plan is not committed: specs\/demo\/tasks\.md/,
    next: /git add -- specs\/demo\/tasks\.md && git commit/,
  },
  {
    what: 'a plan whose other pages are not committed either',
    prepare: (repository) =>
      repository.write({ 'specs/demo/tasks.md': `${PLAN}\nMore.\n`, 'specs/demo/design.md': '# Design\n' }),
    says: /the plan is not committed: specs\/demo\/tasks\.md/,
    next: /git add -- specs\/demo\/tasks\.md specs\/demo\/design\.md && git commit/,
  },
  {
    what: 'a dirty repository',
    files: { 'specs/demo/tasks.md': PLAN, 'b.txt': 'one\n' },
    prepare: (repository) => repository.write({ 'b.txt': 'two\n' }),
    says: /uncommitted changes: b\.txt/,
    next: /commit or stash/,
  },
  {
    what: 'a configuration with an unknown key',
    files: { 'specs/demo/tasks.md': PLAN, '.ultraplan/config.yaml': 'reviw: {}\n' },
    says: /configuration/,
    next: /review/,
  },
  {
    what: 'a detached HEAD',
    prepare: (repository) => void repository.git('checkout', '-q', '--detach'),
    says: /HEAD is detached/,
    next: /git switch/,
  },
  {
    what: 'a merge in progress',
    prepare: (repository) => {
      repository.git('checkout', '-q', '-b', 'other')
      repository.write({ 'c.txt': 'other\n' })
      repository.commit()
      repository.git('checkout', '-q', 'main')
      repository.write({ 'd.txt': 'main\n' })
      repository.commit()
      repository.git('merge', '-q', '--no-commit', 'other')
    },
    says: /a merge is in progress/,
    next: /finish or abort/,
  },
  {
    what: 'a rebase in progress',
    prepare: (repository) => {
      repository.write({ 'c.txt': 'c\n' })
      repository.commit()
      expect(() => repository.git('rebase', '-q', '--exec', 'false', 'HEAD~1')).toThrow()
    },
    says: /a rebase is in progress/,
    next: /finish or abort/,
  },
  {
    what: 'a bisect in progress',
    prepare: (repository) => {
      for (const text of ['1\n', '2\n', '3\n']) {
        repository.write({ 'c.txt': text })
        repository.commit()
      }
      repository.git('bisect', 'start', 'HEAD', 'HEAD~3')
    },
    says: /a bisect is in progress/,
    next: /finish or abort/,
  },
  {
    what: 'a run that is under way in this session',
    prepare: (_, place) => implement(place, 'demo'),
    says: /run \S+ of demo is running in this repository/,
    next: /\/ultraplan:status.*\/ultraplan:cancel/,
  },
  {
    what: 'a run that is under way in another session',
    prepare: (_, place) => implement({ ...place, session: 'session-2' }, 'demo'),
    says: /run \S+ of demo is running in this repository/,
    next: /\/ultraplan:status.*\/ultraplan:cancel/,
  },
]

const implement = (place: ClientPlace, argument: string): Promise<HookAnswer> =>
  fireHook(place, 'UserPromptExpansion', {
    prompt: `/ultraplan:implement ${argument}`,
    command_name: 'ultraplan:implement',
    command_args: argument,
  })

test.each(CASES)(
  '$what is refused with a sentence and a next step, and nothing is changed (A09, C11)',
  async (bad) => {
    const repository = makeRepository({
      '.ultraplan/config.yaml': CONFIG,
      ...(bad.files ?? { 'specs/demo/tasks.md': PLAN }),
    })
    const place = hookPlace({ cwd: repository.root })
    await bad.prepare?.(repository, place)
    await expectRefusal(place, repository.root, bad)
  },
)

test('a folder outside of a repository is refused the same way (A09)', async () => {
  const place = hookPlace()
  const cwd = join(place.home, 'folder')
  mkdirSync(join(cwd, 'specs/demo'), { recursive: true })
  writeFileSync(join(cwd, 'specs/demo/tasks.md'), PLAN)
  const says = /is not inside a git repository/
  await expectRefusal({ ...place, cwd }, cwd, { says, next: /git init/ })
})

test('a repository without a commit is refused the same way (A09)', async () => {
  const repository = makeRepository({})
  repository.git('update-ref', '-d', 'HEAD')
  repository.write({ 'specs/demo/tasks.md': PLAN })
  const place = hookPlace({ cwd: repository.root })
  await expectRefusal(place, repository.root, { says: /has no commit yet/, next: /git add .* git commit/ })
})

test('a machine without git is refused the same way (A09)', async () => {
  const repository = makeRepository({ 'specs/demo/tasks.md': PLAN })
  const place = hookPlace({ cwd: repository.root })
  const bin = mkdtempSync(join(tmpdir(), 'ultraplan-test-'))
  onTestFinished(() => rmSync(bin, { recursive: true }))
  for (const [name, path] of Object.entries({ node: process.execPath, sh: '/bin/sh', cat: '/bin/cat' }))
    symlinkSync(path, join(bin, name))
  place.env = { ...place.env, PATH: bin }
  await expectRefusal(place, repository.root, { says: /git cannot be found/, next: /install git/ })
})

async function expectRefusal(
  place: ClientPlace,
  folder: string,
  { argument = 'demo', says, next }: Pick<BadInput, 'argument' | 'says' | 'next'>,
): Promise<void> {
  const home = place.env.HOME ?? ''
  const before = { folder: contents(folder), home: contents(home) }

  const { exitCode, output, stderr } = await implement(place, argument)

  expect({ exitCode, stderr, decision: output.decision }).toEqual({
    exitCode: 0,
    stderr: '',
    decision: 'block',
  })
  const [sentence = '', ...rest] = (output.reason ?? '').split('\n')
  expect(sentence).toMatch(says)
  expect(sentence).toMatch(/^✗ ultraplan: /)
  expect(rest.join('\n')).toMatch(next)
  // Work tree, index, refs, journals, ~/.ultraplan: all of it, byte for byte.
  expect({ folder: contents(folder), home: contents(home) }).toEqual(before)
}

/** Every file below a folder with a digest of what it holds. */
function contents(folder: string): Record<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return Object.fromEntries(
    entries
      .filter((entry) => !entry.isDirectory())
      .map((entry) => {
        const path = join(entry.parentPath, entry.name)
        const bytes = entry.isSymbolicLink() ? readlinkSync(path) : readFileSync(path)
        return [path, createHash('sha256').update(bytes).digest('hex').slice(0, 16)]
      }),
  )
}
