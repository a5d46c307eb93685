import type { Plan, Task } from '../model/plan.ts'
import { placesOf } from '../model/task-name.ts'
import { plural } from './run-view.ts'
import { cut, inLines, oneLine } from './terminal.ts'

/** `tasks` of `lint --json`: each task as it was read, in the order in which it runs. */
export const tasksJson = (plan: Plan) =>
  [...placesOf(plan.tasks).keys()].map((task, index) => ({
    order: index + 1,
    ...inLines({ id: task.id, title: task.title, file: task.file }),
    line: task.line,
    kind: kindOf(task),
    dependsOn: task.dependsOn.map(oneLine),
    files: task.files.map(oneLine),
    verify: proofsOf(task),
  }))

function kindOf({ kind, ticked, markers }: Task): string {
  if (ticked) return 'done'
  return markers.includes('OPTIONAL') ? `${kind}, optional` : kind
}

/** What proves a task, and where each command is from if that has to be looked at. */
function proofsOf({ verify, criteria }: Task) {
  return [
    ...verify.map(({ text, command, cut: isCut, file, line }) => ({
      ...(command === undefined ? { notRunnable: oneLine(text) } : { command }),
      line,
      ...(isCut && oneLine(text) !== oneLine(command ?? '') ? { cutFrom: oneLine(text) } : {}),
      ...(file === undefined ? {} : { file: oneLine(file) }),
    })),
    ...criteria.flatMap(({ command, severity }) =>
      command === undefined ? [] : [{ command, ...(severity === 'blocking' ? {} : { severity }) }],
    ),
  ]
}

/** One or two lines for each task, at most `most` tasks. */
export function renderTasks(plan: Plan, most = Number.POSITIVE_INFINITY): string {
  const tasks = tasksJson(plan)
  const width = tasks.slice(0, most).reduce((widest, { id }) => Math.max(widest, id.length), 0)
  const lines = tasks.slice(0, most).flatMap((task) => {
    const kind = task.kind === 'work' ? '' : `  (${task.kind})`
    const files = task.files.length === 0 ? '' : `  [${cut(task.files.join(', '), 60)}]`
    return [
      `${String(task.order).padStart(4)}  ${task.id.padEnd(width)}  ${cut(task.title, 70)}${kind}${files}`,
      ...(task.kind === 'done' || task.kind === 'checkpoint' ? [] : proofLines(task, width)),
    ]
  })
  const left = tasks.length - Math.min(most, tasks.length)
  return [
    ...lines,
    ...(left > 0 ? [`      … ${plural(left, 'more task')}: ultraplan lint --tasks`] : []),
  ].join('\n')
}

function proofLines({ verify }: ReturnType<typeof tasksJson>[number], width: number): string[] {
  const margin = ' '.repeat(width + 8)
  if (verify.length === 0) return [`${margin}no verify`]
  return verify.flatMap((proof) => {
    if ('notRunnable' in proof) return `${margin}not runnable: ${cut(proof.notRunnable ?? '', 80)}`
    const from = 'cutFrom' in proof ? `  (cut out of: ${cut(String(proof.cutFrom), 60)})` : ''
    const file = 'file' in proof ? `  (${proof.file})` : ''
    // In one line two commands would look like one with the other as its arguments.
    const [first = '', ...rest] = (proof.command ?? '').replace(/^set -e\n/, '').split('\n')
    const more = rest.length > 4 ? [...rest.slice(0, 3), `… ${rest.length - 3} more lines`] : rest
    return [`${cut(oneLine(first), 90)}${from}${file}`, ...more.map((each) => cut(oneLine(each), 90))].map(
      (each) => margin + each,
    )
  })
}

/** How a plan was read, in a line: for the person who starts it. */
export function readAs(plan: Plan): string {
  const open = plan.tasks.filter(({ ticked }) => !ticked)
  const done = plan.tasks.length - open.length
  const first = open.slice(0, 3).map(({ id, title, name }) => cut(oneLine(name ?? `${id} ${title}`), 60))
  const more = open.length > 3 ? ` and ${open.length - 3} more` : ''
  return `read as ${plan.format}: ${plural(open.length, 'task')}${done > 0 ? ` (${done} done before)` : ''}: ${first.join('; ')}${more}`
}
