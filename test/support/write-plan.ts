import fc from 'fast-check'

/** What a plan says, before it is written in some format. */
export interface Written {
  title: string
  ticked: boolean
  parallel: boolean
  files: string[]
  steps: string[]
  doneWhen: string
  command: string
  commit: string
}

const word = fc.stringMatching(/^[a-zé漢][a-z]{1,7}$/)
const sentence = fc.array(word, { minLength: 1, maxLength: 5 }).map((words) => words.join(' '))
/** Beside a search, words such as "no" say that it finds nothing, and then the plan means another command. */
const result = sentence.filter((text) => !/no|zero|without|gone|removed|deleted|absent|eliminated/.test(text))
const path = fc.tuple(word, word).map(([folder, name]) => `src/${folder}/${name}.ts`)

/** Titles that do not begin like an id or end like a marker; anything else may be in them. */
const title = fc
  .tuple(
    word,
    fc.array(fc.constantFrom('the', '`code`', '(note)', 'a/b.ts', '3', '—', '"quoted"', '<tag>', 'x & y'), {
      maxLength: 4,
    }),
  )
  .map(([first, rest]) => [`Add ${first}`, ...rest].join(' '))

const command = fc
  .tuple(
    fc.constantFrom('npm test --', 'grep -q', 'test -s', 'npx vitest run -t'),
    word,
    fc.constantFrom('', ' && test -f x', ' 2>&1 | grep -q "a < b"', " '$HOME'"),
  )
  .map(([program, argument, rest]) => `${program} ${argument}${rest}`)

const written: fc.Arbitrary<Written> = fc.record({
  title,
  ticked: fc.boolean(),
  parallel: fc.boolean(),
  files: fc.uniqueArray(path, { maxLength: 3 }),
  steps: fc.array(sentence, { minLength: 1, maxLength: 3 }),
  doneWhen: result,
  command,
  commit: sentence,
})

export const plans = fc.array(written, { minLength: 1, maxLength: 8 })

/** How people lay out the same check list. */
export const layout = fc.record({
  bullet: fc.constantFrom('-', '*', '+'),
  newline: fc.constantFrom('\n', '\r\n'),
  indent: fc.constantFrom('  ', '    ', '\t'),
  bold: fc.boolean(),
  blank: fc.boolean(),
  noise: fc.constantFrom(
    '',
    '<!-- a comment\n- [ ] 9.9 hidden\n-->',
    '```md\n- [ ] 9.8 example\n```',
    '> a quotation',
  ),
})
export type Layout = typeof layout extends fc.Arbitrary<infer T> ? T : never

export function writeTasksMd(tasks: readonly Written[], look: Layout): string {
  const name = (field: string) => (look.bold ? `**${field}**:` : `${field}:`)
  const field = (text: string) => `${look.indent}${look.bullet} ${text}`
  const lines = ['# Tasks', '', '## Phase 1: All', '']
  for (const [at, task] of tasks.entries()) {
    lines.push(
      `${look.bullet} [${task.ticked ? 'x' : ' '}] 1.${at + 1}${task.parallel ? ' [P]' : ''} ${task.title}`,
    )
    lines.push(
      field(name('Do')),
      ...task.steps.map((step, index) => `${look.indent}${look.indent}${index + 1}. ${step}`),
    )
    if (task.files.length > 0)
      lines.push(field(`${name('Files')} ${task.files.map((file) => `\`${file}\``).join(', ')}`))
    lines.push(field(`${name('Done when')} ${task.doneWhen}`))
    lines.push(field(`${name('Verify')} \`${task.command}\``))
    lines.push(field(`${name('Commit')} \`${task.commit}\``))
    if (look.blank) lines.push('')
  }
  if (look.noise !== '') lines.push('', ...look.noise.split('\n'))
  return lines.join(look.newline) + look.newline
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

export function writePlanMd(tasks: readonly Written[], raw: boolean): string {
  const text = (value: string) => (raw ? value : escaped(value))
  const body = tasks.map((task) =>
    [
      '<task type="auto">',
      `  <name>${text(task.title)}</name>`,
      `  <files>${task.files.join(', ')}</files>`,
      '  <action>',
      ...task.steps,
      '```xml',
      '<task type="auto"><name>example</name></task>',
      '```',
      '  </action>',
      raw
        ? `  <verify>${task.command}</verify>`
        : `  <verify>\n    <automated>${text(task.command)}</automated>\n  </verify>`,
      `  <done>${text(task.doneWhen)}</done>`,
      '</task>',
    ].join('\n'),
  )
  return `---\nphase: 02-x\nplan: 03\nwave: 4\n---\n<tasks>\n${body.join('\n\n')}\n</tasks>\n`
}

export function writeTasksJson(tasks: readonly Written[]): string {
  return JSON.stringify(
    {
      projectId: 'p',
      tasks: tasks.map((task, at) => ({
        id: `task-${at + 1}`,
        title: task.title,
        description: task.steps.join('\n'),
        filesToModify: task.files,
        canBeParallelized: task.parallel,
        acceptanceCriteria: [
          { description: task.doneWhen, verificationCommand: task.command, severity: 'blocking' },
        ],
      })),
    },
    null,
    2,
  )
}
