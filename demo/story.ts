import type { DemoRepository } from './run-demo.ts'

const PLAN_FILE = 'specs/greeter/tasks.md'

const TASKS = {
  '1.1': { title: 'Greet by name', verify: "node greet.mjs Ada | grep -qx 'Hello, Ada!'" },
  '1.2': { title: 'Greet everyone else', verify: "node greet.mjs | grep -qx 'Hello, world!'" },
  '1.3': { title: 'Say how to use it', verify: "grep -q 'node greet.mjs' usage.md" },
} as const
type TaskId = keyof typeof TASKS

/** The first commit of the demo's repository. */
export const FILES: Readonly<Record<string, string>> = {
  [PLAN_FILE]: `# Tasks: greeter

## Phase 1: A small program

${task('1.1', 'greet.mjs', 'Write greet.mjs. It prints a greeting for the name it is given.', 'for Ada it prints exactly "Hello, Ada!"')}
${task('1.2', 'greet.mjs', 'Without a name the program greets the world.', 'without a name it prints exactly "Hello, world!"')}
${task('1.3', 'usage.md', 'Write usage.md with one line that runs the program.', 'usage.md names the command')}`,
  '.ultraplan/config.yaml':
    '# The demo has nobody to play the reviewers.\nreview: { architect: false, spec: false }\n',
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
  task: TaskId
  attempt: number
  turns: readonly Turn[]
}

const SIGNAL = '\n\nTASK_COMPLETE'
const BY_NAME = 'console.log(`Hello, $' + '{process.argv[2]}!`)\n'
const BY_NAME_OR_WORLD = BY_NAME.replace('[2]', "[2] ?? 'world'")

/** The executor first tells every kind of lie that the gate detects, then does the work. */
export const PARTS: readonly Part[] = [
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
        claim: claim('1.1', ['greet.mjs', PLAN_FILE], 'The box is ticked now.'),
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
        claim: claim('1.1', ['greet.mjs', PLAN_FILE], 'The greeting is there, and the box is ticked.'),
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
        claim: claim('1.2', ['greet.mjs', PLAN_FILE], 'The command passes.'),
      },
      {
        deed: 'mends the program, and commits',
        act: work(
          'greet.mjs',
          `// Greets whoever is named, or the world.\n${BY_NAME_OR_WORLD}`,
          'fix: greet the world when nobody is named',
        ),
        claim: claim('1.2', ['greet.mjs', PLAN_FILE], 'Mended: the world is greeted now.'),
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
        claim: claim('1.3', ['usage.md', PLAN_FILE], 'The usage is written down.'),
      },
    ],
  },
]

function task(id: TaskId, file: string, what: string, doneWhen: string): string {
  const { title, verify } = TASKS[id]
  return `- [ ] ${id} ${title}
  - **Do**: ${what}
  - **Files**: \`${file}\`
  - **Done when**: ${doneWhen}
  - **Verify**: \`${verify}\`
  - **Commit**: \`task ${id}\`
`
}

/** What an executor hands in: the result block, then the signal. */
function claim(id: TaskId, files: readonly string[], prose: string): string {
  const { title, verify } = TASKS[id]
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

const tick = (demo: DemoRepository, id: TaskId): void =>
  demo.write(PLAN_FILE, demo.read(PLAN_FILE).replace(`- [ ] ${id}`, `- [x] ${id}`))

const commit = (demo: DemoRepository, what: string, message: string): Promise<string> =>
  demo.shell(`git add ${what} && git commit -q -m '${message}'`)

/** Writes a file and commits all there is, with the box of a task ticked if one is named. */
function work(file: string, text: string, message: string, ticked?: TaskId): Turn['act'] {
  return async (demo) => {
    demo.write(file, text)
    if (ticked) tick(demo, ticked)
    await commit(demo, '-A', message)
  }
}
