import type { Plan, Task } from '../model/plan.ts'
import { shortWord } from '../model/task-name.ts'
import { defined, freeIds, splitLines } from './lines.ts'

export interface FixRequest {
  /** The task under review. For a parallel batch it is the first, with the files of all. */
  original: Task
  files: readonly string[]
  /** What the reviewer found, and the same in a few words. */
  finding: string
  summary: string
  /** Scope of the commit message: the spec's name. */
  scope: string
}

const MOST_DEEP = 3

/** `1.2.1` for the first fix of 1.2. Undefined if fixes of fixes would be nested too deep. */
function nextFixId(plan: Plan, original: Task): string | undefined {
  return depthOf(plan, original) >= MOST_DEEP ? undefined : freeIds(plan, original, 1)[0]
}

/** 0 for a task of its own, 1 for its fix, 2 for the fix of that. */
function depthOf(plan: Plan, task: Task): number {
  const seen = new Set<string>()
  let depth = 0
  for (
    let current: Task | undefined = task;
    current?.fixOf !== undefined && !seen.has(current.id);
    depth += 1
  ) {
    seen.add(current.id)
    const repaired: string = current.fixOf
    current = plan.tasks.find((other) => other.id === repaired)
  }
  return depth
}

/** The plan with a fix task after the original and its earlier fixes, and what to insert into the file. */
export function addFixTask(
  plan: Plan,
  request: FixRequest,
): { plan: Plan; task: Task; after: string; insert: (text: string) => string } | undefined {
  const { original } = request
  const id = nextFixId(plan, original)
  if (id === undefined) return undefined
  const earlier = plan.tasks.filter(
    (task) => task.fixOf === original.id && task.id.startsWith(`${original.id}.`),
  )
  const before = earlier.at(-1) ?? original
  const text = plan.files.find((file) => file.path === original.file)?.text ?? ''
  const lines = wordFix(id, request, indentOf(original))
  // A plan file without boxes (PLAN.md, TASKS.json) is not changed: the fix is in the pinned plan only.
  if (!original.box) {
    const task = {
      ...buildFix(id, request, lines, original.line),
      line: original.line,
      endLine: original.line,
    }
    return {
      plan: { ...plan, tasks: placed(plan.tasks, before, task) },
      task,
      after: before.id,
      insert: (same) => same,
    }
  }
  const at = before.endLine
  const isLoose = splitLines(text)[at]?.blank === true
  const added = isLoose ? ['', ...lines] : lines
  const insert = (current: string) => insertLines(current, before, added)
  const first = at + 1 + (isLoose ? 1 : 0)
  const task = {
    ...buildFix(id, request, lines, first),
    box: { line: first, column: indentOf(original).length + '- ['.length + 1 },
  }
  const shifted = plan.tasks.map((other) =>
    other.file === original.file ? shift(other, at, added.length, before) : other,
  )
  return {
    plan: {
      ...plan,
      files: plan.files.map((file) =>
        file.path === original.file ? { ...file, text: insert(file.text) } : file,
      ),
      tasks: placed(shifted, before, task),
    },
    task,
    after: before.id,
    insert,
  }
}

/** Inserts after the same task, even if lines above it were added or removed since the plan was pinned. */
function insertLines(text: string, before: Task, added: readonly string[]): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const lines = text.split(/\r\n|\n|\r/)
  const found = lineOf(lines, before)
  const at = found === undefined ? lines.length : found + (before.endLine - before.line) + 1
  return [...lines.slice(0, at), ...added, ...lines.slice(at)].join(eol)
}

function lineOf(lines: readonly string[], task: Task): number | undefined {
  const bare = (line: string | undefined) => line?.replace(/\[.\]/, '[]').trimEnd()
  const wanted = bare(task.block.split(/\r\n|\n|\r/, 1)[0])
  const expected = task.line - 1
  if (bare(lines[expected]) === wanted) return expected
  const found = lines.findIndex((line) => bare(line) === wanted)
  return found < 0 ? undefined : found
}

/** The position of a task after `count` lines were inserted after line `at`. */
function shift(task: Task, at: number, count: number, before: Task): Task {
  const moved = (line: number) => (line > at ? line + count : line)
  const isAround = task.id !== before.id && task.line <= at && task.endLine >= at
  return {
    ...task,
    line: moved(task.line),
    endLine: isAround ? task.endLine + count : moved(task.endLine),
    verify: task.verify.map((verify) => (verify.file ? verify : { ...verify, line: moved(verify.line) })),
    ...(task.packet ? { packet: { ...task.packet, line: moved(task.packet.line) } } : {}),
    ...(task.box ? { box: { ...task.box, line: moved(task.box.line) } } : {}),
  }
}

function placed(tasks: readonly Task[], before: Task, task: Task): Task[] {
  const at = tasks.findIndex((other) => other.id === before.id)
  return [...tasks.slice(0, at + 1), task, ...tasks.slice(at + 1)]
}

const STEPS = ['Review the finding details', 'Implement the suggested fix', 'Verify alignment with design.md']

/** The form of seed 000 (S0-45..S0-50). */
function wordFix(
  id: string,
  { original, files, finding, summary, scope }: FixRequest,
  indent: string,
): string[] {
  const title = titleOf(summary)
  return [
    `- [ ] ${id} [FIX ${original.id}] Fix: ${title}`,
    `  - **Do**: Address reviewer finding: ${oneLine(finding)}`,
    ...STEPS.map((step, index) => `    ${index + 1}. ${step}`),
    `  - **Files**: ${files.map((file) => `\`${file}\``).join(', ') || 'none'}`,
    `  - **Done when**: Reviewer finding "${title}" addressed`,
    `  - **Verify**: ${verifyText(original)}`,
    `  - **Commit**: \`${commitMessage(scope, original)}\``,
  ].map((line) => indent + line)
}

const VERIFY_AT = 7

function buildFix(id: string, request: FixRequest, lines: readonly string[], first: number): Task {
  const { original, files, finding, summary, scope } = request
  const { phase, wave, tier, verification } = original
  const title = titleOf(summary)
  return {
    id,
    title: `Fix: ${title}`,
    ...defined({ name: original.name && nameOf(id, original, title) }),
    file: original.file,
    line: first,
    endLine: first + lines.length - 1,
    block: lines.join('\n'),
    kind: 'work',
    ...defined({ phase, wave }),
    parallel: false,
    dependsOn: [],
    files: [...files],
    steps: [`Address reviewer finding: ${oneLine(finding)}`, ...STEPS],
    doneWhen: [`Reviewer finding "${title}" addressed`],
    verify: original.verify.map((verify) => ({ ...verify, line: first + VERIFY_AT })),
    commit: commitMessage(scope, original),
    markers: [`FIX ${original.id}`],
    fixOf: original.id,
    ...defined({ tier, verification }),
    criteria: [],
    outputs: [...original.outputs],
    securityReview: original.securityReview,
    requirements: [...original.requirements],
    ticked: false,
  }
}

/** The id of such a fix is in no plan, so its name says which task it fixes. */
const nameOf = (id: string, original: Task, title: string): string =>
  `Fix ${id.slice(id.lastIndexOf('.') + 1)} of ${shortWord(original)}: ${title}`

const commitMessage = (scope: string, original: Task): string =>
  `fix(${scope.replace(/[^\w.-]+/g, '-')}): address review finding from ${shortWord(original)}`

/** The original's commands, in one code span with enough backticks to contain them. */
function verifyText({ verify }: Task): string {
  const commands = verify.flatMap(({ command }) => (command === undefined ? [] : [command]))
  if (commands.length === 0) return oneLine(verify[0]?.text ?? 'none')
  const text = commands.map((command) => command.replace(/\s*\r?\n\s*/g, '; ')).join(' && ')
  const longest = [...text.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 0)
  const fence = '`'.repeat(longest + 1)
  return longest > 0 ? `${fence} ${text} ${fence}` : `${fence}${text}${fence}`
}

const LONGEST = 1000
const LONGEST_TITLE = 100

/** A reviewer's words become one line of the plan, without line breaks, boxes, markers or emphasis. */
const oneLine = (text: string): string =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: foreign text goes into a file that people read
    .replace(/[\u0000-\u001f\u007f-\u009f]+/g, ' ')
    .replaceAll('[', '(')
    .replaceAll(']', ')')
    .replaceAll('`', "'")
    .replaceAll('**', '')
    .replaceAll('<!--', '')
    .replaceAll('"', "'")
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST)

const titleOf = (summary: string): string => oneLine(summary).slice(0, LONGEST_TITLE).trim()

const indentOf = (task: Task): string => /^[ \t]*/.exec(task.block)?.[0] ?? ''
