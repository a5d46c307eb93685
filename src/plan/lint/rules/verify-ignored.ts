import { taskWord } from '../../../model/task-name.ts'
import { parseShell } from '../../shell/parse.ts'
import { commandsOf } from '../commands.ts'
import { type LintRule, openTasks } from '../rule.ts'

export const verifyIgnored: LintRule = {
  id: 'lint/verify-ignored',
  severity: 'warn',
  summary: 'a verify looks at what is committed, or makes what it looks at',
  seed: 'design',
  tunable: true,
  run(plan, { ignored }) {
    const placed = openTasks(plan).flatMap((task) =>
      commandsOf(task).map((each) => ({ ...each, task, paths: lookedAt(each.command) })),
    )
    const hidden = ignored?.([...new Set(placed.flatMap(({ paths }) => paths))])
    if (!hidden?.size) return []
    return placed.flatMap(({ task, file, line, paths }) => {
      const path = paths.find((each) => hidden.has(each))
      if (path === undefined) return []
      return [
        {
          file,
          line,
          message: `the verify of ${taskWord(task)} looks at ${path}, which git ignores: it is in no commit`,
          fix: `let the command make it first, as in \`npm run build && …\`, or look at what is committed`,
        },
      ]
    })
  },
}

/** The paths in the first command: what others before it made is theirs. */
function lookedAt(command: string): string[] {
  const node = parseShell(command)?.items[0]?.pipeline.commands[0]
  if (node?.kind !== 'simple') return []
  return (
    node.words
      .slice(1)
      .filter(({ text, plain }) => plain && /^[\w.@][\w.@/-]*$/.test(text) && !text.startsWith('..'))
      .map(({ text }) => text.replace(/^\.\//, '').replace(/\/+$/, ''))
      // A bare word is as often the name of a script as that of a folder.
      .filter((text) => /[./]/.test(text) && text !== '.')
  )
}
