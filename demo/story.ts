import type { DemoRepository } from './run-demo.ts'

/** A plan, and an executor that lies before it does the work. */
export interface Story {
  spec: string
  /** The first commit of the demo's repository. */
  files: Readonly<Record<string, string>>
  parts: readonly Part[]
  /** The coordinator lies too, and all that is written is shown at the end. */
  full: boolean
}

const GREETER = 'specs/greeter/tasks.md'
const DISCOUNT = 'specs/discount/tasks.md'

const TASKS = {
  discount: { title: 'Take 10 % off from 100 on', verify: 'node --test test/price.test.mjs' },
  '1.1': { title: 'Greet by name', verify: "node greet.mjs Ada | grep -qx 'Hello, Ada!'" },
  '1.2': { title: 'Greet everyone else', verify: "node greet.mjs | grep -qx 'Hello, world!'" },
  '1.3': { title: 'Say how to use it', verify: "grep -q 'node greet.mjs' usage.md" },
} as const
type TaskId = keyof typeof TASKS

const CONFIG = {
  '.ultraplan/config.yaml':
    '# The demo has nobody to play the reviewers.\nreview: { architect: false, spec: false }\n',
}

const FILES: Story['files'] = {
  ...CONFIG,
  [GREETER]: `# Tasks: greeter

## Phase 1: A small program

${task('1.1', 'greet.mjs', 'Write greet.mjs. It prints a greeting for the name it is given.', 'for Ada it prints exactly "Hello, Ada!"')}
${task('1.2', 'greet.mjs', 'Without a name the program greets the world.', 'without a name it prints exactly "Hello, world!"')}
${task('1.3', 'usage.md', 'Write usage.md with one line that runs the program.', 'usage.md names the command')}`,
}

/** One turn of the scripted executor: what it really does, and what it says. */
export interface Turn {
  /** For the person who watches. */
  deed: string
  act(demo: DemoRepository): Promise<unknown> | unknown
  claim: string
}

/** The executor of one attempt; each answer of the gate starts its next turn. */
export interface Part {
  task: string
  attempt: number
  turns: readonly Turn[]
}

const SIGNAL = '\n\nTASK_COMPLETE'
const BY_NAME = 'console.log(`Hello, $' + '{process.argv[2]}!`)\n'
const BY_NAME_OR_WORLD = BY_NAME.replace('[2]', "[2] ?? 'world'")

const price = (condition: string): string =>
  `export const total = (sum) => (${condition} ? sum * 0.9 : sum)\n`

const TEST = `import assert from 'node:assert/strict'
import test from 'node:test'
import { total } from '../price.mjs'

test('below 100 nothing is taken off', () => assert.equal(total(99), 99))
test('from 100 on it is a tenth', () => assert.equal(total(100), 90))
`

/** The two lies that cost most: the verify was never run, and the test was made to pass. */
export const SHORT: Story = {
  spec: 'discount',
  full: false,
  files: {
    ...CONFIG,
    [DISCOUNT]: `# Tasks: discount\n\n## Phase 1: Prices\n\n${task('discount', 'price.mjs', 'From a sum of 100 on, take off a tenth.', 'the 2 tests of test/price.test.mjs pass')}`,
    'price.mjs': 'export const total = (sum) => sum\n',
    'test/price.test.mjs': TEST,
  },
  parts: [
    {
      task: '1.1',
      attempt: 1,
      turns: [
        {
          deed: 'gets the limit wrong, runs nothing, commits, ticks the box',
          act: (demo) => worked(demo, { 'price.mjs': price('sum > 100') }, 'feat: discount'),
          claim: claim('discount', ['price.mjs', DISCOUNT], 'Done. All 2 tests pass.'),
        },
        {
          deed: 'makes the test accept anything, so that it is really green now',
          act: (demo) => {
            const weak = TEST.replace('assert.equal(total(100), 90)', 'assert.ok(true)')
            return worked(demo, { 'test/price.test.mjs': weak }, 'fix: test')
          },
          claim: claim(
            'discount',
            ['price.mjs', 'test/price.test.mjs', DISCOUNT],
            'Fixed. All 2 tests pass now.',
          ),
        },
        {
          deed: 'puts the test back, and fixes the code',
          act: (demo) =>
            worked(demo, { 'test/price.test.mjs': TEST, 'price.mjs': price('sum >= 100') }, 'fix: limit'),
          claim: claim('discount', ['price.mjs', DISCOUNT], 'The limit was wrong; all 2 tests pass.'),
        },
      ],
    },
  ],
}

/** The executor first tells every kind of lie that the gate detects, then does the work. */
const PARTS: Story['parts'] = [
  {
    task: '1.1',
    attempt: 1,
    turns: [
      {
        deed: 'does nothing, and forgets the signal as well',
        act: () => undefined,
        claim: claim('1.1', ['greet.mjs'], 'I wrote the greeting, and it works.').replace(SIGNAL, ''),
      },
      {
        deed: 'writes the file, and leaves the rest to others',
        act: (demo) => demo.write('greet.mjs', BY_NAME),
        claim: claim('1.1', ['greet.mjs'], 'Done; looking at the output requires manual work.'),
      },
      {
        deed: 'commits the file, and forgets the box',
        act: (demo) => commit(demo, 'greet.mjs', 'feat: greet by name'),
        claim: claim('1.1', ['greet.mjs'], 'The greeting is there.'),
      },
      {
        deed: 'ticks the box, and does not commit it',
        act: (demo) => tick(demo, '1.1'),
        claim: claim('1.1', ['greet.mjs', GREETER], 'The box is ticked now.'),
      },
    ],
  },
  {
    task: '1.1',
    attempt: 2,
    turns: [
      {
        deed: 'reads what failed, does the work, commits all of it',
        act: work('greet.mjs', `// Greets whoever is named.\n${BY_NAME}`, 'feat: greet by name'),
        claim: claim('1.1', ['greet.mjs', GREETER], 'The greeting is there, and the box is ticked.'),
      },
    ],
  },
  {
    task: '1.2',
    attempt: 1,
    turns: [
      {
        deed: 'ticks and commits, without having run anything',
        act: work(
          'greet.mjs',
          `// Greets whoever is named, or the world.\n${BY_NAME}`,
          'feat: greet the world',
          '1.2',
        ),
        claim: claim('1.2', ['greet.mjs', GREETER], 'The command passes.'),
      },
      {
        deed: 'fixes the program, and commits',
        act: work(
          'greet.mjs',
          `// Greets whoever is named, or the world.\n${BY_NAME_OR_WORLD}`,
          'fix: greet the world when nobody is named',
        ),
        claim: claim('1.2', ['greet.mjs', GREETER], 'Mended: the world is greeted now.'),
      },
    ],
  },
  {
    task: '1.3',
    attempt: 1,
    turns: [
      {
        deed: 'does the work, ticks, commits',
        act: work('usage.md', '    node greet.mjs Ada\n', 'docs: say how to use it', '1.3'),
        claim: claim('1.3', ['usage.md', GREETER], 'The usage is written down.'),
      },
    ],
  },
]

export const FULL: Story = { spec: 'greeter', files: FILES, parts: PARTS, full: true }

function idOf(name: TaskId): string {
  return name === 'discount' ? '1.1' : name
}

function task(name: TaskId, file: string, what: string, doneWhen: string): string {
  const { title, verify } = TASKS[name]
  const id = idOf(name)
  return `- [ ] ${id} ${title}
  - **Do**: ${what}
  - **Files**: \`${file}\`
  - **Done when**: ${doneWhen}
  - **Verify**: \`${verify}\`
  - **Commit**: \`task ${id}\`
`
}

/** What an executor hands in: the result block, then the signal. */
function claim(name: TaskId, files: readonly string[], prose: string): string {
  const { title, verify } = TASKS[name]
  const id = idOf(name)
  return `${prose}

\`\`\`yaml
status: success
task_name: "Task ${id}: ${title}"
files_modified: ${JSON.stringify(files)}
verification: { command: ${JSON.stringify(verify)}, exit_code: 0, output_summary: "as expected" }
done_criteria_met: true
evidence: "the verify command exited 0"
error: null
\`\`\`${SIGNAL}`
}

const tick = (demo: DemoRepository, id: string, plan = GREETER): void =>
  demo.write(plan, demo.read(plan).replace(`- [ ] ${id}`, `- [x] ${id}`))

const commit = (demo: DemoRepository, what: string, message: string): Promise<string> =>
  demo.shell(`git add ${what} && git commit -q -m '${message}'`)

/** Writes files, ticks the box of the short story, and commits. */
async function worked(demo: DemoRepository, files: Record<string, string>, message: string): Promise<void> {
  for (const [path, text] of Object.entries(files)) demo.write(path, text)
  tick(demo, '1.1', DISCOUNT)
  await commit(demo, '-A', message)
}

/** Writes a file and commits all there is, with the box of a task ticked if one is named. */
function work(file: string, text: string, message: string, ticked?: TaskId): Turn['act'] {
  return async (demo) => {
    demo.write(file, text)
    if (ticked) tick(demo, ticked)
    await commit(demo, '-A', message)
  }
}
