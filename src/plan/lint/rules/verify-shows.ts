import { taskWord } from '../../../model/task-name.ts'
import { parseShell } from '../../shell/parse.ts'
import { commandsOf } from '../commands.ts'
import { example } from '../example.ts'
import { type LintRule, openTasks } from '../rule.ts'

/** Programs that show something and succeed, whatever it is. */
const SHOWS = new Set([
  'ls',
  'dir',
  'wc',
  'head',
  'tail',
  'sort',
  'uniq',
  'cut',
  'tr',
  'tee',
  'less',
  'tree',
  'column',
])

export const verifyShows: LintRule = {
  id: 'lint/verify-shows',
  severity: 'warn',
  summary: 'a verify checks something, and does not only show it',
  seed: '001',
  tunable: true,
  run(plan) {
    return openTasks(plan).flatMap((task) =>
      commandsOf(task).flatMap(({ command, file, line, number }) => {
        // What it shows is compared with that number.
        const program = number === undefined ? onlyShows(command) : undefined
        if (program === undefined) return []
        return [
          {
            file,
            line,
            message: `the verify of ${taskWord(task)} ends in ${program}, which ${program === 'ls' ? 'shows names, not what is behind them' : 'succeeds whatever it shows'}`,
            fix: `check it: ${program === 'ls' ? lsExample(task.files[0]) : program === 'wc' ? '`test "$(… | wc -l)" -eq 3`' : example(task)}`,
          },
        ]
      }),
    )
  },
}

const lsExample = (path = 'src/parse.ts') =>
  `\`test -s ${path}\`, or better what is in it: \`grep -q "export" ${path}\``

/** The program whose exit code decides, when it is one of those. */
function onlyShows(command: string): string | undefined {
  const items = parseShell(command)?.items ?? []
  const last = items.at(-1)
  if (!last || last.pipeline.negated || (items.length > 1 && last.join === 'or')) return undefined
  // Something before it, joined by &&, has already decided.
  if (last.join === 'and') return undefined
  const node = last.pipeline.commands.at(-1)
  if (node?.kind !== 'simple') return undefined
  const [name, first, ...rest] = node.words.map((word) => word.text)
  if (name === 'git') {
    if (first === 'status' || first === 'log' || first === 'show') return `git ${first}`
    const decides = rest.some((word) => /^--(?:exit-code|quiet|check)$/.test(word))
    return first === 'diff' && !decides ? 'git diff' : undefined
  }
  return name !== undefined && SHOWS.has(name) ? name : undefined
}
