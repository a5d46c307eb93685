import type { Task } from '../../../model/plan.ts'
import { taskWord } from '../../../model/task-name.ts'
import { check, type Remark } from '../../check.ts'
import { commitByName, shellWord, takeBack } from '../../commit-advice.ts'
import type { ArtifactFacts } from '../../facts.ts'
import { type PlanEdit, planEdits } from '../../plan-text.ts'

const MOST = 5

export const unchanged = check({
  id: 'plan/unchanged',
  stage: 'artifacts',
  failure: 'FALSE_CLAIM',
  seed: 'design',
  summary: 'the plan and the configuration are as they were pinned, but for the own box',
  message: '{what} of {task} was changed: {line as it was}, now {line as it is}',
  run: (facts) => [...plans(facts), ...rules(facts)],
})

function plans({ plan, planText, task, base }: ArtifactFacts): Remark[] {
  return [...planText].flatMap(([file, { now, base: before }]): Remark[] => {
    const edits = planEdits(plan, file, now, task)
    if (edits.length === 0) return []
    if (now === undefined) {
      const then = `${base.slice(0, 12)}:${file}`
      const fix = `write it again as it was (git show ${shellWord(then)} prints it), with your box ticked: ${commitByName(file)}`
      return [{ file, message: 'the plan is gone', fix }]
    }
    // What someone edited before this task began is not the executor's doing; the pinned plan counts all the same.
    const older = before === undefined ? [] : planEdits(plan, file, before, task)
    const own = edits.filter((edit) => !older.some((other) => other.was === edit.was && other.is === edit.is))
    if (own.length === 0) {
      const message = 'the plan differs from the one the run was started with, since before this task'
      return [{ file, message, severity: 'warn' }]
    }
    return own.slice(0, MOST).map((edit) => ({
      file,
      line: edit.line,
      message: describe(edit, task),
      fix: `${takeBack(file, base)}; your own box stays ticked`,
    }))
  })
}

function describe({ line, was, is, task: owner }: PlanEdit, own: Task): string {
  const what = owner
    ? `${partOf(owner, line)} of ${owner.id === own.id ? 'the task' : taskWord(owner)}`
    : 'the plan'
  if (was === undefined) return `${what} has a line that was not pinned: ${quote(is)}`
  if (is === undefined) return `a line of ${what} is gone: ${quote(was)}`
  return `${what} was changed: ${quote(was)}, now ${quote(is)}`
}

function partOf(task: Task, line: number): string {
  if (task.verify.some((verify) => verify.line === line)) return 'the verify'
  return line === task.line ? 'the title' : 'the text'
}

const quote = (text: string | undefined) => {
  const short = (text ?? '').trim()
  return JSON.stringify(short.length > 80 ? `${short.slice(0, 77)}...` : short)
}

/** What decides how tasks are judged is not an executor's to write. */
function rules({ base, filesChanged, uncommitted, tampered }: ArtifactFacts): Remark[] {
  const touched = [...filesChanged, ...uncommitted.map(({ path }) => path)].filter((path) =>
    /^\.ultraplan\//.test(path),
  )
  const config = [...new Set(touched)].map((file) => ({
    file,
    message: 'the configuration of the run was changed',
    fix: `a person sets it before a run starts: ${takeBack(file, base)}`,
  }))
  const views = tampered.map((file) => ({
    file,
    message: 'a file that only the engine writes was changed',
    fix: 'leave it alone: it is written anew, and nothing is read from it',
  }))
  return [...config, ...views]
}
