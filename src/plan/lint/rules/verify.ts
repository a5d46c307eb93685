import type { Plan, Task, Verify } from '../../../model/plan.ts'
import { isProof } from '../../../model/proof-runs.ts'
import { shortName, taskWord } from '../../../model/task-name.ts'
import { formatOf } from '../../formats/index.ts'
import { constantReason } from '../../shell/outcome.ts'
import { type Node, parseShell, unclosed } from '../../shell/parse.ts'
import { type LintRemark, type LintRule, openCommands, openTasks, remark } from '../rule.ts'

export const verifyPresent: LintRule = {
  id: 'lint/verify-present',
  severity: 'block',
  summary: 'every task has something that proves it',
  seed: '001',
  tunable: false,
  run(plan) {
    const open = openTasks(plan)
    const unproved = open.filter((task) => task.verify.length === 0 && !task.criteria.some(isProof))
    const onlyWarn = (task: Task) => task.criteria.some(({ command }) => command !== undefined)
    const missing = unproved.filter((task) => !onlyWarn(task))
    return [
      ...unproved
        .filter(onlyWarn)
        .map((task) =>
          remark(
            task,
            `${taskWord(task)} has only criteria that warn, and nothing that proves it`,
            'make the "severity" of one "blocking", or set verify.default in .ultraplan/config.yaml',
          ),
        ),
      ...noVerify(plan, missing, open.length),
    ]
  },
}

/** One finding for all of them: they have the same cause, and one command settles it. */
function noVerify(plan: Plan, missing: readonly Task[], all: number): LintRemark[] {
  const [first] = missing
  if (!first) return []
  const how = formatOf(plan.format).addVerify
  const fix = how === undefined ? settles(plan) : `${settles(plan)}; or ${how}`
  if (missing.length === 1) return [remark(first, `${taskWord(first)} has no verify`, fix)]
  const message = `${missing.length} of ${all} open tasks have no verify: ${listed(missing.map(shortName))}`
  return [remark(first, message, fix)]
}

const listed = (names: readonly string[]): string =>
  `${names.slice(0, 8).join(', ')}${names.length > 8 ? ` and ${names.length - 8} more` : ''}`

const prepare = (plan: Plan): string => `ultraplan prepare ${plan.files[0]?.path ?? ''}`
const settles = (plan: Plan): string =>
  `\`${prepare(plan)}\` proposes proofs and writes verify.yaml beside the plan after a yes`

export const verifyRunnable: LintRule = {
  id: 'lint/verify-runnable',
  severity: 'block',
  summary: 'a verify is a command that the gate can run',
  seed: '001',
  tunable: false,
  run(plan) {
    const open = openTasks(plan)
    const said = open.flatMap((task) => {
      const [verify] = task.verify
      const isProse = task.verify.every(({ command, doubt }) => command === undefined && doubt === undefined)
      return verify && isProse ? [{ task, verify }] : []
    })
    const [first] = said
    if (!first) return []
    const words = first.verify.text.replace(/\s+/g, ' ')
    const shown = words.length > 60 ? `${words.slice(0, 59)}…` : words
    const place = { file: first.verify.file ?? first.task.file, line: first.verify.line }
    if (said.length === 1) {
      const message = `the verify of ${taskWord(first.task)} is no command, so nothing can prove it: ${shown}`
      const fix = `write a command in backticks, add "${first.task.id}": <command> to verify.yaml beside the plan, or let \`${prepare(plan)}\` propose one`
      return [remark(place, message, fix)]
    }
    // Tasks of several files may have the same name.
    const placeOf = ({ file, line }: Verify, task: Task) =>
      plan.files.length > 1 ? `${(file ?? task.file).split('/').at(-1)}:${line}` : `line ${line}`
    const names = listed(said.map(({ task, verify }) => `${shortName(task)} (${placeOf(verify, task)})`))
    const message = `the verifies of ${said.length} of ${open.length} open tasks are no commands, so nothing can prove them: ${names}; the first says: ${shown}`
    return [remark(place, message, `${settles(plan)}; or write a command in backticks for each`)]
  },
}

const QUOTED = /"(?:[^"\\]|\\.)*"|'[^']*'|\\./g
/** `app/(main)/page.tsx` */
const BRACKETS = /[\w./-]{0,80}\/\([\w.-]{1,80}\)\/[\w./-]{0,80}/

export const verifyClosed: LintRule = {
  id: 'lint/verify-closed',
  severity: 'block',
  summary:
    'a verify closes the quotes and here-documents that it opens, and a path with brackets is in quotes',
  seed: '001',
  tunable: false,
  run: (plan) =>
    openCommands(plan).flatMap((placed) => {
      const open = unclosed(placed.command)
      const path = open === undefined ? BRACKETS.exec(placed.command.replace(QUOTED, '""'))?.[0] : undefined
      if (path !== undefined) {
        const message = `the verify of ${taskWord(placed.task)} has brackets in a path, which a shell takes for its own: ${path.slice(0, 60)}`
        return [remark(placed, message, 'put the path in quotes')]
      }
      if (open === undefined) return []
      const message = `the verify of ${taskWord(placed.task)} opens a ${open} and never closes it, so a shell runs something else: ${placed.command.split('\n').at(-1)?.slice(0, 80)}`
      return [
        remark(
          placed,
          message,
          'close it, write the whole script in a fence, or put it in a file and run that',
        ),
      ]
    }),
}

export const verifyConstant: LintRule = {
  id: 'lint/verify-constant',
  severity: 'block',
  summary: 'the result of a verify depends on the work',
  seed: '001',
  tunable: false,
  run: (plan) =>
    openCommands(plan).flatMap((placed) => {
      const { command, task } = placed
      const reason = constantReason(command)
      if (reason === undefined) return []
      const message = `the verify of ${taskWord(task)} ${reason}: ${command.split('\n').at(-1)?.slice(0, 80)}`
      return [remark(placed, message, `check what the task makes, for example ${example(task)}`)]
    }),
}

/** A better verify for this task, as an example to copy. */
function example(task: Task): string {
  const path = task.outputs[0] ?? task.files.find((file) => /\.\w+$/.test(file))
  if (path === undefined) return '`npm test -- <name of the test>`'
  const test = /(?:\.|_|-)(?:test|spec)\.\w+$/.test(path)
  if (test) return `\`npx vitest run ${path}\``
  const name = (path.split('/').at(-1) ?? path).replace(/\.\w+$/, '')
  if (/\.(?:ts|tsx|js|jsx|mjs|cjs)$/.test(path))
    return `\`npm test -- ${name}\` or \`grep -q "export" ${path}\``
  if (path.endsWith('.py')) return `\`pytest -k ${name}\``
  return `\`grep -q "<what it must hold>" ${path}\``
}

/** Programs that only show something and always succeed. */
const SHOWS = /^(?:ls|dir|wc|head|tail|sort|uniq|cut|tr|tee|less|tree|column)$/
/** Behind a pipe these are `lint/verify-pipe`'s to report. */
const CUTS = /^(?:head|tail|tee|less)$/

export const verifyShows: LintRule = {
  id: 'lint/verify-shows',
  severity: 'warn',
  summary: 'a verify checks something, and does not only show it',
  seed: '001',
  tunable: true,
  run: (plan) =>
    openCommands(plan).flatMap((placed) => {
      const { command, number, task } = placed
      // Its output is compared with that number.
      const program = number === undefined ? onlyShows(command) : undefined
      if (program === undefined) return []
      const what = program === 'ls' ? 'shows names, not what is behind them' : 'succeeds whatever it shows'
      const message = `the verify of ${taskWord(task)} ends in ${program}, which ${what}`
      return [remark(placed, message, `check it: ${showsExample(program, task)}`)]
    }),
}

function showsExample(program: string, task: Task): string {
  const [path = 'src/parse.ts'] = task.files
  if (program === 'ls') return `\`test -s ${path}\`, or better what is in it: \`grep -q "export" ${path}\``
  if (program === 'curl') return '`curl -f …`, which fails where the server refuses'
  return program === 'wc' ? '`test "$(… | wc -l)" -eq 3`' : example(task)
}

/** The program whose exit code decides, if it is one of those. */
function onlyShows(command: string): string | undefined {
  const items = parseShell(command)?.items ?? []
  const last = items.at(-1)
  if (!last || last.pipeline.negated || (items.length > 1 && last.join === 'or')) return undefined
  // A command before it, joined by &&, has already decided.
  if (last.join === 'and') return undefined
  const [name = '', first, ...rest] = wordsOf(last.pipeline.commands.at(-1))
  if (name === 'git') return onlyShowsGit(first, rest)
  if (CUTS.test(name) && last.pipeline.commands.length > 1) return undefined
  if (name === 'curl') return asksForNothing(last.pipeline.commands.length, [first ?? '', ...rest])
  return SHOWS.test(name) ? name : undefined
}

function onlyShowsGit(verb: string | undefined, rest: readonly string[]): string | undefined {
  if (verb === 'status' || verb === 'log' || verb === 'show') return `git ${verb}`
  const decides = rest.some((word) => /^--(?:exit-code|quiet|check)$/.test(word))
  return verb === 'diff' && !decides ? 'git diff' : undefined
}

/** A request alone succeeds with 404 as well. */
const asksForNothing = (commands: number, words: readonly string[]): string | undefined =>
  commands > 1 || words.some((word) => /^-[a-zA-Z]*[fw]|^--(?:fail|write-out)/.test(word))
    ? undefined
    : 'curl'

/** The words of a simple command; none for anything else. */
const wordsOf = (node: Node | undefined): string[] =>
  node?.kind === 'simple' ? node.words.map(({ text }) => text) : []

export const verifyCount: LintRule = {
  id: 'lint/verify-count',
  severity: 'warn',
  summary:
    'a count of nothing is not asked of grep -c, which fails then, and a count is compared with a number',
  seed: 'design',
  tunable: true,
  run: (plan) =>
    openCommands(plan)
      .filter(({ number, command }) => (number === 0 || number === undefined) && endsInGrepCount(command))
      .flatMap((placed) => {
        const { number, task, command } = placed
        const isSaid = task.verify.some((each) => each.command === command && each.expect)
        const isGone = GONE.test([task.title, ...task.doneWhen].join('\n'))
        const whose = `the verify of ${taskWord(task)}`
        if (number === 0)
          return remark(
            placed,
            `${whose} expects 0 from grep -c, which exits 1 when it counts nothing`,
            'turn it round: `! grep -q <pattern> <file>`',
          )
        const fix = 'compare it: `test "$(grep -c …)" -eq 3`; if nothing shall be found, `! grep -q …`'
        return isSaid || !isGone
          ? []
          : remark(placed, `${whose} counts and says no number: it passes when it finds one`, fix)
      }),
}

/** What shall not be there any more: a search that finds it passes. */
const GONE = /\b(?:delet(?:e[ds]?|ing)|remov(?:e[ds]?|ing)|drop(?:s|ped)?|no longer|gone)\b/i

function endsInGrepCount(command: string): boolean {
  const last = parseShell(command)?.items.at(-1)?.pipeline
  const [name, ...rest] = last?.negated ? [] : wordsOf(last?.commands.at(-1))
  return name === 'grep' && rest.some((word) => /^-\w*c/.test(word) || word === '--count')
}

export const verifyIgnored: LintRule = {
  id: 'lint/verify-ignored',
  severity: 'warn',
  summary: 'a verify looks at what is committed, or makes what it looks at',
  seed: 'design',
  tunable: true,
  run(plan, { ignored }) {
    const placed = openCommands(plan).map((each) => ({ ...each, paths: lookedAt(each.command) }))
    const hidden = ignored?.([...new Set(placed.flatMap(({ paths }) => paths))])
    return placed.flatMap((each) => {
      const path = each.paths.find((one) => hidden?.has(one))
      if (path === undefined) return []
      const message = `the verify of ${taskWord(each.task)} looks at ${path}, which git ignores: it is in no commit`
      const fix = 'let the command make it first, as in `npm run build && …`, or look at what is committed'
      return [remark(each, message, fix)]
    })
  },
}

/** The paths in the first command. Later commands may name files that earlier ones made. */
function lookedAt(command: string): string[] {
  const node = parseShell(command)?.items[0]?.pipeline.commands[0]
  if (node?.kind !== 'simple') return []
  return (
    node.words
      .slice(1)
      .filter(({ text, plain }) => plain && /^[\w.@][\w.@/-]*$/.test(text) && !text.startsWith('..'))
      .map(({ text }) => text.replace(/^\.\//, '').replace(/\/+$/, ''))
      // A bare word may be the name of a script as well as of a folder.
      .filter((text) => /[./]/.test(text) && text !== '.')
  )
}
