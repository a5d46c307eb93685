import { taskWord } from '../../../model/task-name.ts'
import { parseShell } from '../../shell/parse.ts'
import { type LintRule, openTasks } from '../rule.ts'

export const verifyCount: LintRule = {
  id: 'lint/verify-count',
  severity: 'warn',
  summary: 'a count of nothing is not asked of grep -c, which fails then',
  seed: 'design',
  tunable: true,
  run(plan) {
    return openTasks(plan).flatMap((task) =>
      task.verify
        .filter((verify) => verify.expect?.number === 0 && endsInGrepCount(verify.command ?? ''))
        .map((verify) => ({
          file: verify.file ?? task.file,
          line: verify.line,
          message: `the verify of ${taskWord(task)} expects 0 from grep -c, which exits 1 when it counts nothing`,
          fix: 'turn it round: `! grep -q <pattern> <file>`',
        })),
    )
  },
}

function endsInGrepCount(command: string): boolean {
  const node = parseShell(command)?.items.at(-1)?.pipeline.commands.at(-1)
  if (node?.kind !== 'simple') return false
  const [name, ...rest] = node.words.map((word) => word.text)
  return name === 'grep' && rest.some((word) => /^-\w*c/.test(word) || word === '--count')
}
