import type { Task } from '../../../model/plan.ts'
import { check } from '../../check.ts'
import { cannotHaveRun, isNamed, type Scripts } from '../../command-runs.ts'

export const command = check({
  id: 'claim/command',
  stage: 'claim',
  failure: 'FALSE_CLAIM',
  rows: ['S1-24', 'S1-23'],
  summary:
    "the command in the result is the plan's verify; another one is refused if the plan's was never run",
  message: 'verification.command is {command}; the plan asks for {command}',
  run: ({ claim: { result }, task, ran, scripts }) => {
    const said = result?.status === 'success' ? (result.verification?.command ?? '').trim() : ''
    if (said === '') return { skip: 'the claim names no command' }
    const asked = askedOf(task)
    if (asked.length === 0) return { skip: 'the plan names no command' }
    const missed = ran === undefined ? [] : asked.filter((each) => cannotHaveRun(ran, each))
    const quoted = (commands: readonly string[]) => commands.map((each) => JSON.stringify(each)).join(' and ')
    // The gate runs the plan's command itself: a report that was copied hides nothing, and is shown.
    if (asked.some((each) => isSaid(said, each, scripts)))
      return missed.length === 0
        ? []
        : { message: `no call of the executor ran ${quoted(missed)}, which it reports`, severity: 'note' }
    const message = `verification.command is ${JSON.stringify(said.slice(0, 120))}; the plan asks for ${quoted(missed.length > 0 ? missed : asked)}`
    const fix = 'run the command of the plan, and report it with its exit code'
    return missed.length > 0
      ? { line: result?.line, message: `${message}, which was never run`, fix }
      : { line: result?.line, message, fix, severity: 'warn' }
  },
})

/** The commands that prove the task: its verify or, if it has none, the criteria that block. */
function askedOf({ verify, criteria }: Task): string[] {
  const own = verify.flatMap((proof) => proof.command ?? [])
  if (own.length > 0) return own
  return criteria.flatMap(({ command: each, severity }) => (each && severity === 'blocking' ? each : []))
}

const HIDES = /\|\|\s*(?:true|:|exit 0)\s*$/

/** A command that succeeds in any case is another one than the same without that. */
const isSaid = (said: string, asked: string, scripts: readonly Scripts[] | undefined): boolean =>
  said === asked.trim() || (isNamed(said, asked, scripts) && (!HIDES.test(said) || HIDES.test(asked)))
