import type { Task } from '../../../model/plan.ts'
import { taskWord } from '../../../model/task-name.ts'
import { saysRed } from '../../propose.ts'
import { isCheck } from '../../shell/work-commands.ts'
import { type LintRule, openTasks, remark } from '../rule.ts'

/** Inline code of one line. */
const CODE = /`([^`\n]{3,200})`/g
/** ``Run: same command as Step 2``. */
const SAME = /^\W*(?:re-?run|run|execute)\b[^`\n]{0,80}\b(?:same|step|above)\b/i

interface Named {
  line: number
  words: string
}

/** The checks that a task names, which its proof does not hold. */
function namedIn({ block, line, verify }: Task): Named[] {
  const held = verify.map(({ command = '' }) => command).join('\n')
  return block.split('\n').flatMap((text, at): Named[] => {
    const codes = [...text.matchAll(CODE)].map(([, code = '']) => code.trim())
    const named = [...codes, text.trim()].find((code) => isCheck(code) && !held.includes(code))
    const words = named ?? (codes.length === 0 && SAME.test(text) ? text.trim() : undefined)
    return words === undefined ? [] : [{ line: line + at, words: words.slice(0, 60) }]
  })
}

/** No proof of the plan itself. Words that are no command are told by `lint/verify-runnable`. */
const hasNoOwn = ({ kind, verify, criteria }: Task): boolean =>
  kind === 'work' &&
  verify.every(({ file }) => file !== undefined) &&
  !criteria.some(({ command }) => command !== undefined)

export const verifyNamed: LintRule = {
  id: 'lint/verify-named',
  severity: 'warn',
  summary: 'a task without a proof of its own names no check',
  seed: 'design',
  tunable: true,
  run(plan) {
    const found = openTasks(plan)
      .filter(hasNoOwn)
      .flatMap((task) => namedIn(task).map((named) => ({ file: task.file, ...named })))
    const [first] = found
    if (!first) return []
    const names = found.slice(0, 6).map(({ line, words }) => `line ${line} (\`${words}\`)`)
    const more = found.length > 6 ? ` and ${found.length - 6} more` : ''
    const what = found.length === 1 ? 'a check is named, and is' : `${found.length} checks are named, and are`
    const message = `${what} no proof of the task: ${names.join(', ')}${more}`
    return [remark(first, message, 'where one proves its task, write "**Verify**:" before it')]
  },
}

/** A command that passes only where something fails. */
const SEES_FAILURE = /(?:^|&&\s|\n)! |FAIL|fail|not ok|-ne 0|exit 1/

export const verifyRed: LintRule = {
  id: 'lint/verify-red',
  severity: 'warn',
  summary: 'a task whose test shall fail is not proved by a command that shall pass',
  seed: 'design',
  tunable: true,
  run: (plan) =>
    openTasks(plan)
      .filter(
        (task) =>
          saysRed(task) &&
          task.verify.some(({ command }) => command !== undefined) &&
          task.verify.every(({ command = '' }) => !SEES_FAILURE.test(command)),
      )
      .map((task) =>
        remark(
          task,
          `${taskWord(task)} says that its test fails when it is done, and its proof passes only if nothing fails`,
          `add "${task.id}": to verify.yaml, with a command that passes when the test is there and fails: \`test -f <test> && ! <run it>\``,
        ),
      ),
}
