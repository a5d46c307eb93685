import type { Task } from '../model/plan.ts'
import { shortWord } from '../model/task-name.ts'

export interface FixRequest {
  /** The task under review; of a parallel batch the first, with the files of all. */
  original: Task
  files: readonly string[]
  /** What the reviewer found, and the same in a few words. */
  finding: string
  summary: string
  /** Scope of the commit message: the spec's name. */
  scope: string
}

/** The form of seed 000 (S0-45..S0-50). */
export function wordFix(
  id: string,
  { original, files, finding, summary, scope }: FixRequest,
  indent: string,
): string[] {
  const title = titleOf(summary)
  return [
    `- [ ] ${id} [FIX ${original.id}] Fix: ${title}`,
    `  - **Do**: Address reviewer finding: ${oneLine(finding)}`,
    '    1. Review the finding details',
    '    2. Implement the suggested fix',
    '    3. Verify alignment with design.md',
    `  - **Files**: ${files.map((file) => `\`${file}\``).join(', ') || 'none'}`,
    `  - **Done when**: Reviewer finding "${title}" addressed`,
    `  - **Verify**: ${verifyText(original)}`,
    `  - **Commit**: \`${commitMessage(scope, original)}\``,
  ].map((line) => indent + line)
}

const VERIFY_AT = 7

export function buildFix(id: string, request: FixRequest, lines: readonly string[], first: number): Task {
  const { original, files, finding, summary, scope } = request
  const title = titleOf(summary)
  return {
    id,
    title: `Fix: ${title}`,
    ...(original.name === undefined ? {} : { name: nameOf(id, original, title) }),
    file: original.file,
    line: first,
    endLine: first + lines.length - 1,
    block: lines.join('\n'),
    kind: 'work',
    ...(original.phase === undefined ? {} : { phase: original.phase }),
    ...(original.wave === undefined ? {} : { wave: original.wave }),
    parallel: false,
    dependsOn: [],
    files: [...files],
    steps: [
      `Address reviewer finding: ${oneLine(finding)}`,
      'Review the finding details',
      'Implement the suggested fix',
      'Verify alignment with design.md',
    ],
    doneWhen: [`Reviewer finding "${title}" addressed`],
    verify: original.verify.map((verify) => ({ ...verify, line: first + VERIFY_AT })),
    commit: commitMessage(scope, original),
    markers: [`FIX ${original.id}`],
    fixOf: original.id,
    ...(original.tier === undefined ? {} : { tier: original.tier }),
    ...(original.verification === undefined ? {} : { verification: original.verification }),
    criteria: [],
    outputs: [...original.outputs],
    securityReview: original.securityReview,
    requirements: [...original.requirements],
    ticked: false,
  }
}

/** The id of such a fix is one that no plan has written; the plan's name for the task says whose fix it is. */
const nameOf = (id: string, original: Task, title: string): string =>
  `Fix ${id.slice(id.lastIndexOf('.') + 1)} of ${shortWord(original)}: ${title}`

const commitMessage = (scope: string, original: Task): string =>
  `fix(${scope.replace(/[^\w.-]+/g, '-')}): address review finding from ${shortWord(original)}`

/** The original's commands, in one code span that they cannot close. */
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

/** A reviewer's words become one line of the plan: no lines, boxes, markers or emphasis of their own. */
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

export const indentOf = (task: Task): string => /^[ \t]*/.exec(task.block)?.[0] ?? ''
