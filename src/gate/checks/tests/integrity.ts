import type { Task } from '../../../model/plan.ts'
import type { Check, Remark } from '../../check.ts'
import type { ArtifactFacts } from '../../facts.ts'
import { matchesAny } from '../../match-path.ts'
import { commandsOf } from '../../plan-commands.ts'
import { compareTests } from '../../tests/compare-tests.ts'
import { mentions, type RunnerChange, runnerChanges } from '../../tests/runner-changes.ts'

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
  run: (facts) => [...tests(facts), ...runners(facts), ...calledPrograms(facts)],
}

/** What a proof calls can make it pass. Changed by a task that does not name it, it is shown: ORANGE, for whoever reviews. */
function calledPrograms({ changes, task }: ArtifactFacts): Remark[] {
  const own = [...task.files, ...task.outputs, ...(task.packet?.fileScope ?? [])]
  const commands = [...task.verify, ...task.criteria].flatMap(({ command }) => command ?? [])
  return changes.flatMap(({ path, before, after }): Remark[] => {
    const isChanged = before?.text !== undefined && before.text !== after?.text
    if (!isChanged || matchesAny(own, path) || !commands.some((command) => mentions(command, path))) return []
    return [
      {
        file: path,
        message:
          'a command that proves the task calls it, and it was changed though the task does not name it',
        fix: 'see that it still proves what it did before',
        severity: 'warn',
      },
    ]
  })
}

/** A plan that asks for tests to go gets them noted, not refused. */
const asksFor = (task: Task) => {
  const text = [task.title, ...task.steps, ...task.doneWhen].join('\n')
  return /\b(?:remov|delet|drop|prun|replac|consolidat|merg|dedup|rewrit|skip|disabl|quarantin)\w*\b[^.\n]*\b(?:tests?|specs?|suites?|coverage|legacy|unused|dead|obsolete|deprecated)\b/i.test(
    text,
  )
}

function tests({ changes, task }: ArtifactFacts): Remark[] {
  const balance = compareTests(changes)
  const { lost, skipped, groupSkips, emptied, bare, constants, assertions } = balance
  const [file] = balance.files
  if (file === undefined) return []
  const remarks: Remark[] = []
  const say = (message: string, fix: string, weighs: boolean, at = file) =>
    remarks.push({
      file: at,
      message,
      fix,
      ...(weighs && !asksFor(task) ? {} : { severity: 'warn' as const }),
    })
  const both = <T>(counts: { old: T; new: T }, tell: (count: T, weighs: boolean) => void) => {
    tell(counts.old, true)
    tell(counts.new, false)
  }
  if (lost.length > 0)
    say(
      `${some(lost, 'is', 'are')} gone: ${names(lost)}`,
      'bring them back and make them pass; if the plan is wrong about them, say status: blocked',
      true,
    )
  both(skipped, (each, weighs) => {
    if (each.length > 0)
      say(
        `${some(each, 'is', 'are')} skipped or singled out: ${names(each)}`,
        'take the skip or only out and make them pass',
        weighs,
      )
  })
  both(groupSkips, (count, weighs) => {
    if (count > 0)
      say(
        `${count} more ${count === 1 ? 'group is' : 'groups are'} skipped or singled out`,
        'take the skip or only out',
        weighs,
      )
  })
  both(emptied, (each, weighs) => {
    if (each.length > 0)
      say(
        `${some(each, 'holds', 'hold')} nothing: ${names(each)}`,
        'let them assert what the code does',
        weighs,
      )
  })
  for (const path of bare) say('its tests no longer assert anything', 'bring the assertions back', true, path)
  both(constants, (count, weighs) => {
    if (count > 0)
      say(
        `${count} more ${count === 1 ? 'assertion is' : 'assertions are'} about a constant`,
        'let them assert what the code does',
        weighs,
      )
  })
  if (remarks.length === 0 && assertions.after * 2 < assertions.before)
    say(
      `the tests assert less than half of what they did (${assertions.after} of ${assertions.before})`,
      'see that nothing was left out',
      false,
    )
  return remarks
}

const some = (tests: readonly string[], one: string, more: string) =>
  `${tests.length} ${tests.length === 1 ? `test ${one}` : `tests ${more}`}`
const names = (tests: readonly string[]) =>
  `${tests
    .slice(0, 3)
    .map((name) => JSON.stringify(name))
    .join(', ')}${tests.length > 3 ? ' \u2026' : ''}`

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
