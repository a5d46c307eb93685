import type { Task } from '../../../model/plan.ts'
import type { Check, Remark } from '../../check.ts'
import type { ArtifactFacts } from '../../facts.ts'
import { matchesAny } from '../../match-path.ts'
import { commandsOf } from '../../plan-commands.ts'
import { compareTests } from '../../tests/compare-tests.ts'
import { type RunnerChange, runnerChanges } from '../../tests/runner-changes.ts'

export const integrity: Check = {
  id: 'tests/integrity',
  stage: 'artifacts',
  severity: 'block',
  failure: 'FALSE_CLAIM',
  seed: 'design',
  rows: [],
  tunable: true,
  summary: 'no test was removed, skipped or emptied, and what runs the tests can still fail',
  message: '{n} tests are gone: {names}',
  run: (facts) => [...tests(facts), ...runners(facts)],
}

/** A plan that asks for tests to go gets them noted, not refused. */
const asksFor = (task: Task) => {
  const text = [task.title, ...task.steps, ...task.doneWhen].join('\n')
  return /\b(?:remov|delet|drop|prun|replac|consolidat|merg|dedup|rewrit|skip|disabl|quarantin)\w*\b[^.\n]*\b(?:tests?|specs?|suites?|coverage|legacy|unused|dead|obsolete|deprecated)\b/i.test(
    text,
  )
}

function tests({ changes, task }: ArtifactFacts): Remark[] {
  const { files, lost, skips, hollow, emptied, assertions } = compareTests(changes)
  const [file] = files
  if (file === undefined) return []
  const weight = asksFor(task) ? { severity: 'warn' as const } : {}
  const remarks: Remark[] = []
  const say = (message: string, fix: string, at = file) => remarks.push({ file: at, message, fix, ...weight })
  if (lost.length > 0) {
    const names = lost
      .slice(0, 3)
      .map((name) => JSON.stringify(name))
      .join(', ')
    say(
      `${lost.length} ${lost.length === 1 ? 'test is' : 'tests are'} gone: ${names}${lost.length > 3 ? ' …' : ''}`,
      'bring them back and make them pass; if the plan is wrong about them, say status: blocked',
    )
  }
  if (skips > 0)
    say(
      `${skips} ${skips === 1 ? 'test or group is' : 'tests or groups are'} newly skipped or singled out`,
      'take the skip, todo or only out and make the tests pass',
    )
  for (const path of emptied) say('its tests no longer assert anything', 'bring the assertions back', path)
  if (hollow > 0)
    say(
      `${hollow} ${hollow === 1 ? 'test is' : 'tests are'} newly empty, or assert a constant`,
      'let them assert what the code does',
    )
  if (remarks.length === 0 && assertions.after * 2 < assertions.before) {
    remarks.push({
      file,
      message: `the tests assert less than half of what they did (${assertions.after} of ${assertions.before})`,
      severity: 'warn',
    })
  }
  return remarks
}

function runners({ changes, task, plan, constants }: ArtifactFacts): Remark[] {
  const commands = commandsOf(plan)
  return runnerChanges(changes, commands, constants).map((change) => ({
    file: change.path,
    ...(change.line ? { line: change.line } : {}),
    message: `${WORDS[change.kind]}: ${change.what}`,
    fix: 'put it back as it was',
    ...(blocks(change, task, commands) ? {} : { severity: 'warn' as const }),
  }))
}

const WORDS: Record<RunnerChange['kind'], string> = {
  weakened: 'this no longer fails when the tests do',
  new: 'this cannot fail',
  excluded: 'this keeps tests from being run',
}

/** What is new weakens nothing that was there, unless it is what the plan's own commands call. */
function blocks({ kind, path, what }: RunnerChange, task: Task, commands: readonly string[]): boolean {
  if (kind === 'weakened') return true
  if (kind === 'excluded') return !matchesAny(task.files, path)
  const script = /^"([^"]+)":/.exec(what)?.[1]
  return (
    script !== undefined &&
    !/pass-?with-?no-?tests/i.test(what) &&
    commands.some((command) => callsScript(command, script))
  )
}

const callsScript = (command: string, script: string) =>
  new RegExp(
    `\\b(?:npm|pnpm|yarn|bun)\\s+(?:run\\s+|run-script\\s+)?(?:--?\\S+\\s+)*${script.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w:-])`,
  ).test(command)
