import { taskWord } from '../../../model/task-name.ts'
import { vagueTerm } from '../../packet/vague.ts'
import { at, type LintRule, openTasks } from '../rule.ts'

/** What says that it is done, and not what is. */
const EMPTY =
  /^(?:the )?(?:task|feature|work|code|implementation|everything|all|it|this)?\s*(?:is |are |has been )?(?:all )?(?:done|complete[d]?|finished|implemented|working|works|ready|ok|good|fine)(?: (?:as expected|correctly|properly|well))?[.!]?$/i
/** A name, a number or a place makes a criterion measurable. */
const MEASURABLE = /`[^`]+`|\b\d+\b|[\w-]+\/[\w.-]+|\b\w+\.[a-z]{1,4}\b|[a-z][A-Z]|\b[A-Z]{2,}\b|"[^"]+"/

export const doneVague: LintRule = {
  id: 'lint/done-vague',
  severity: 'warn',
  summary: 'what is done when a task is done can be measured',
  seed: '001',
  tunable: true,
  run(plan) {
    return openTasks(plan).flatMap((task) =>
      task.doneWhen
        .filter(
          (text) => EMPTY.test(text.trim()) || (vagueTerm(text) !== undefined && !MEASURABLE.test(text)),
        )
        .map((text) => ({
          ...at(task),
          message: `"${text.slice(0, 60)}" of ${taskWord(task)} cannot be measured`,
          fix: 'say what is there then: "PlannerId has id, createdAt and version; all 5 tests pass"',
        })),
    )
  },
}
