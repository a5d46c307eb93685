import { type Remark, type Skip, shortened } from './check.ts'
import { commandFailure } from './commands.ts'
import type { CommandRunFact, ProofFacts } from './facts.ts'
import { matchesAny } from './match-path.ts'
import type { CheckPurpose } from './package-checks.ts'
import { newProblems, type Problem, readProblems } from './problems.ts'

const MOST = 5

/** The result of the type check or the linter: of the configured command, or of the scripts of the changed packages. */
export function scriptRemarks(purpose: CheckPurpose, facts: ProofFacts): Remark[] | Skip {
  const runs = facts.runs.filter(({ result }) => result.purpose === purpose)
  const notRun = facts.notRun.filter((each) => each.purpose === purpose)
  if (runs.length + notRun.length === 0)
    return {
      skip:
        facts.config.proof[purpose] === 'off'
          ? `proof.${purpose} is off`
          : `the packages of the changed files have no ${purpose} script, and proof.${purpose} names no command`,
    }
  return [
    ...runs.flatMap((run) => [...remarksOn(run, facts), ...changedScript(run)]),
    ...runs.slice(0, 1).flatMap(({ result }) => changedSettings(purpose, result.command, facts)),
    ...notRun.map(({ command, why, fix }) => warning(`\`${command}\` was not run: ${why}`, fix)),
  ]
}

const warning = (message: string, fix: string, file?: string): Remark => ({
  file,
  message,
  fix,
  severity: 'warn',
})

/** The facts that are needed to compare errors. */
type Compared = Pick<ProofFacts, 'compared' | 'paths' | 'filesChanged'>

/** Whether the work would be refused because of this run. */
export const refuses = (run: CommandRunFact, facts: Compared): boolean =>
  remarksOn(run, facts).some(({ severity }) => severity === undefined)

function remarksOn(run: CommandRunFact, facts: Compared): Remark[] {
  const wrong = commandFailure(run.result)
  if (!wrong) return []
  if (run.script && couldNotRun(run, facts)) {
    const { timedOut, purpose, limit } = run.result
    const fix = timedOut
      ? `set \`proof.${purpose}\` to a shorter command or off, or raise \`${limit === 'gate' ? 'limits.gateMax' : 'limits.verifyMax'}\``
      : `set \`proof.setup\` to what installs the packages, or \`proof.${purpose}\` to another command or off`
    return [warning(`${wrong.message}, so it checked nothing${lastWords(run)}`, fix)]
  }
  if (run.weight === 'compared') return compare(run, facts, wrong.message)
  if (run.weight === 'blocking') return [refusal(run, facts, wrong)]
  const fix = 'a [RED] task may leave it so; the task that makes its tests pass has to fix it'
  return [{ ...wrong, fix, severity: 'warn' }]
}

const ABSENT =
  /command not found|: not found$|is not recognized as an internal or external command|cannot find (?:module|package) '|error when performing the request to|ERR_PNPM_(?:BAD_PM_VERSION|OTHER_PM_EXPECTED)|however the current global version of yarn|^npm (?:error|ERR!) code (?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT)|npx canceled due to missing packages/im

/** The program that runs the script, or something that it needs, is missing; or there was no time. */
function couldNotRun(run: CommandRunFact, facts: Compared): boolean {
  const { timedOut, failedToStart, exitCode } = run.result
  if (timedOut || failedToStart !== undefined || exitCode === 126 || exitCode === 127) return true
  return ABSENT.test(run.output) && problemsOf(run, facts).length === 0
}

const lastWords = ({ output }: CommandRunFact): string => {
  const line = output.split('\n').find((each) => ABSENT.test(each))
  return line === undefined ? '' : ` (${line.trim().slice(0, 120)})`
}

/** Every failure of this command is refused. The first error says where to look. */
function refusal(run: CommandRunFact, facts: Compared, wrong: Remark): Remark {
  const [first, ...others] = problemsOf(run, facts)
  if (!first) return wrong
  return { ...wrong, ...first, message: `${wrong.message}: ${first.message}${more(others.length)}` }
}

const more = (count: number): string => (count > 0 ? ` (and ${count} more)` : '')

/** The paths of moved and deleted files are included, because the output on the earlier commit names them. */
const problemsOf = ({ script, output }: CommandRunFact, { paths, filesChanged }: Compared) =>
  readProblems(output, { folder: script?.folder ?? '', paths: new Set([...paths, ...filesChanged]) })

/** Refuses a new error in a file that the task changed. Every other failure is shown as a warning. */
function compare(run: CommandRunFact, facts: Compared, failed: string): Remark[] {
  const now = problemsOf(run, facts)
  const changed = new Map(facts.compared.map((change) => [change.path, change]))
  const moved = new Map(facts.compared.flatMap(({ path, from }) => (from ? [[path, from] as const] : [])))
  const before = problemsBefore(run, facts, now, moved)
  // Everything in a new file is new, whatever the commit before was like.
  const fresh = before
    ? newProblems(now, before, moved)
    : now.filter(({ file }) => changed.get(file)?.kind === 'added')
  const own = fresh.filter(({ file }) => changed.has(file))
  const elsewhere = fresh.filter(({ file }) => !changed.has(file))
  const { command, purpose } = run.result
  const refused = own.slice(0, MOST).map((problem, index) => ({
    ...problem,
    message: `new error of \`${command}\`: ${problem.message}${index === MOST - 1 ? more(own.length - MOST) : ''}`,
    fix: 'it was not there before this task; fix it, commit, and claim again',
  }))
  const [first] = elsewhere
  if (refused.length > 0 && !first) return refused
  const fix = first
    ? 'see whether the callers of what was changed have to change with it'
    : `see it with \`${command}\`; \`proof.${purpose}: off\` runs it no more`
  const shown = warning(`${failed}${shownWords(run, now, before, elsewhere)}`, fix)
  return [...refused, { ...shown, file: first?.file, line: first?.line }]
}

/** Biome shows only twenty problems, and different ones each time. */
const SHOWS_SOME = /^diagnostics not shown: \d/im
/** A script of several parts stops at the first part that fails. */
const IN_PARTS =
  /&&|\b(?:run-s|npm-run-all|turbo|nx|lerna)\b|\btsc (?:-b|--build)\b|\s(?:-r|--recursive|-ws|--workspaces)\b/

/** `undefined` when it is not known. */
function problemsBefore(
  run: CommandRunFact,
  facts: Compared,
  now: readonly Problem[],
  moved: ReadonlyMap<string, string>,
): Problem[] | undefined {
  const { base } = run
  if (!base || base.result.timedOut) return undefined
  if (base.result.exitCode === 0) return []
  if (base.result.output?.cut || SHOWS_SOME.test(base.output)) return undefined
  const found = problemsOf({ ...run, output: base.output }, facts)
  // If none of the earlier problems is left, another part may have failed then, before this part was reached.
  const isSamePart =
    !IN_PARTS.test(run.script?.text ?? '') || newProblems(now, found, moved).length < now.length
  return found.length > 0 && isSamePart ? found : undefined
}

function shownWords(
  { base }: CommandRunFact,
  now: readonly Problem[],
  before: readonly Problem[] | undefined,
  elsewhere: readonly Problem[],
): string {
  if (elsewhere.length > 0) {
    const listed = elsewhere.slice(0, MOST).map(({ file, message }) => `${file}: ${message}`)
    return ` with ${elsewhere.length} new in files that the task did not change: ${listed.join('; ')}${more(elsewhere.length - MOST)}`
  }
  if (!base || base.result.timedOut) return ', and could not be run on the commit before this task'
  if (base.result.exitCode !== 0 && (now.length === 0 || before === undefined))
    return ', as before this task, and what it says cannot be compared'
  if (now.length === 0) return ', did not before this task, and names no file'
  return `, as before this task: ${now.length} known, none new`
}

/** A script that the task changed says less about the task. */
function changedScript({ script, result }: CommandRunFact): Remark[] {
  if (script?.before === undefined) return []
  const [before, now] = [script.before, script.text].map((text) => `\`${shortened(text, 80)}\``)
  const message = `the task changed what \`${result.command}\` runs: ${before} before, ${now} now`
  return [warning(message, STILL, script.folder === '' ? 'package.json' : `${script.folder}/package.json`)]
}

const STILL = 'see that it still checks what it did before'

/** The configuration files of compilers and linters, which decide what is checked and what is allowed. */
const SETTINGS: Record<CheckPurpose, RegExp> = {
  typecheck: /(?:^|\/)[jt]sconfig[^/]*\.json$/,
  lint: /(?:^|\/)(?:\.(?:eslint|stylelint|prettier|oxlint)(?:rc|ignore)(?:\.\w+)?|(?:eslint|stylelint|prettier)\.config\.\w+|biome\.jsonc?)$/,
}

/** A rule that is switched off finds nothing. A plan that names the file wants it changed. */
const changedSettings = (purpose: CheckPurpose, command: string, { task, compared }: ProofFacts): Remark[] =>
  compared
    .filter(({ path, kind }) => kind !== 'added' || /ignore$/.test(path))
    .filter(({ path }) => SETTINGS[purpose].test(path) && !matchesAny([...task.files, ...task.outputs], path))
    .map(({ path }) =>
      warning(`the task changed what \`${command}\` goes by, and does not name it: ${path}`, STILL, path),
    )
