import type { Finding } from '../../model/gate.ts'
import type { PlanReading, Task, Verify } from '../../model/plan.ts'
import { problem } from '../lines.ts'
import { changesWorld } from '../shell/changes-world.ts'
import { commandsOf, isRun } from '../verify-text.ts'

/** `npm test -- <file>`: its author fills it in. A shell would read a file of that name. */
const TO_FILL_IN = /(?:^|\s)(?:<[a-z][\w -]*>(?=\s|$)|\.\.\.(?=\s|$))/i

/** What must not be run as a proof, and how it is told. */
const refused = (command: string): string | undefined => {
  const [open] = TO_FILL_IN.exec(command) ?? []
  return changesWorld(command) ?? (open === undefined || /<<|<\w+ /.test(command) ? undefined : open.trim())
}

/**
 * A reading in which no command is a proof that changes more than the checkout, or that is not filled in. A proof is run
 * again and again: whatever a plan says of it, such a command is work, or a person's. It is told with its line.
 */
export function onlyProofs(reading: PlanReading): PlanReading {
  const found: { place: { file: string; line: number }; what: string }[] = []
  const tasks = reading.plan.tasks.map((task) => {
    const without = withoutRefused(task)
    if (without !== task && !task.ticked) found.push(...refusedIn(task))
    return without
  })
  const [first] = found
  if (!first) return { ...reading, plan: { ...reading.plan, tasks } }
  return {
    ...reading,
    plan: { ...reading.plan, tasks },
    problems: [...reading.problems, finding(first.place, found)],
  }
}

function finding(
  place: { file: string; line: number },
  found: readonly { place: { line: number }; what: string }[],
): Finding {
  const names = found.slice(0, 6).map(({ place, what }) => `line ${place.line} (\`${what.slice(0, 60)}\`)`)
  const more = found.length > 6 ? ` and ${found.length - 6} more` : ''
  const message = `a proof is run many times and must only look, so these commands are not run: ${names.join(', ')}${more}`
  const fix = 'let the proof look at what they changed; the command itself belongs to what the task does'
  return problem('read/run', place, message, fix, 'warn')
}

const refusedIn = ({ file, line, verify, criteria }: Task) => [
  ...verify.flatMap((each) => {
    const what = each.command === undefined ? undefined : refused(each.command)
    return what === undefined ? [] : [{ place: { file, line: each.line }, what }]
  }),
  ...criteria.flatMap(({ command }) => {
    const what = command === undefined ? undefined : refused(command)
    return what === undefined ? [] : [{ place: { file, line }, what }]
  }),
]

/** The same task, if nothing in it is refused. */
function withoutRefused(task: Task): Task {
  const isRefused = ({ command }: { command?: string | undefined }) =>
    command !== undefined && refused(command) !== undefined
  if (!task.verify.some(isRefused) && !task.criteria.some(isRefused)) return task
  const verify = task.verify.map(
    (each): Verify => (isRefused(each) ? { text: each.text, line: each.line, cut: true } : each),
  )
  const words = verify.map((each) =>
    isRun(each) || each.cut === undefined ? each : { ...each, text: each.text },
  )
  return {
    ...task,
    verify: words.some(isRun) ? commandsOf(words) : words,
    criteria: task.criteria.map(({ command, ...each }) =>
      command === undefined || refused(command) !== undefined ? each : { ...each, command },
    ),
  }
}
