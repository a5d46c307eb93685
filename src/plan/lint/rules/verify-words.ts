import { shortName, taskWord } from '../../../model/task-name.ts'
import { isLook, negated } from '../../proving.ts'
import { claimIn } from '../../result-words.ts'
import { type LintRule, openTasks, remark } from '../rule.ts'

export const verifyDoubt: LintRule = {
  id: 'lint/verify-doubt',
  severity: 'block',
  summary: 'it is clear whether a search shall find something or nothing, and a command pass or fail',
  seed: 'design',
  tunable: false,
  run: (plan) =>
    openTasks(plan).flatMap((task) =>
      task.verify.flatMap(({ doubt, text, line, file = task.file }) => {
        if (doubt === undefined) return []
        const words = text.replace(/\s+/g, ' ')
        const what = doubt.includes('\n')
          ? 'which of its lines shall fail or find nothing'
          : isLook(doubt.split('&&').at(-1) ?? doubt)
            ? 'whether its search shall find something or nothing'
            : 'whether its command shall pass or fail'
        const message = `the verify of ${taskWord(task)} does not tell ${what}: ${words.slice(0, 100)}`
        const turned = negated(doubt).slice(0, 100)
        const other = `add "${task.id}": <command> to verify.yaml beside the plan`
        if (doubt.includes('\n'))
          return [
            remark(
              { file, line },
              message,
              `write each line so that it passes when all is well; or ${other}`,
            ),
          ]
        const fix = `write \`${turned}\` if it shall find nothing or fail, the command alone if it shall find something or pass; or ${other}`
        return [remark({ file, line }, message, fix)]
      }),
    ),
}

/** Behind the number that its output is compared with: `= 0; npm run build`. */
function saysMore(text: string): boolean {
  const claim = claimIn(text)
  return claim.is === 'count' && !claim.held
}

export const verifyWords: LintRule = {
  id: 'lint/verify-words',
  severity: 'warn',
  summary: 'a verify says no more than its command checks',
  seed: 'design',
  tunable: true,
  run(plan) {
    const said = openTasks(plan).flatMap((task) => {
      const verify = task.verify.find(
        ({ command, expect }) =>
          command && expect && !expect.held && (expect.number === undefined || saysMore(expect.text)),
      )
      return verify ? [{ task, verify }] : []
    })
    const [first] = said
    if (!first) return []
    const place = { file: first.verify.file ?? first.task.file, line: first.verify.line }
    const names = said.slice(0, 8).map(({ task }) => shortName(task))
    const more = said.length > names.length ? ` and ${said.length - names.length} more` : ''
    const [whose, theirs] =
      said.length === 1 ? ['verify says', 'its command'] : ['verifies say', 'their commands']
    const message = `${said.length} ${whose} more than ${theirs} can check, and only the exit code counts: ${names.join(', ')}${more}`
    const fix = `\`ultraplan lint ${plan.files[0]?.path ?? ''} --tasks\` shows them; write what must be checked as a command`
    return [remark(place, message, fix)]
  },
}
