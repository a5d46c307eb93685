import type { Config } from '../../model/config.ts'
import type { Plan } from '../../model/plan.ts'
import { taskWord } from '../../model/task-name.ts'
import { commandsOf } from '../../plan/lint/rule.ts'
import { bashRule, matchesCommand, parseRule } from './rule.ts'

/** A call that executors have to make, and the rule that makes the client allow it without asking. */
export interface Need {
  /** The text that rules are matched with: a part of a command, or the whole command if the client cannot split it. */
  command: string
  /** Absent when the client always asks, whatever the rules. */
  rule?: string
  because: string
}

const COMMITTING: readonly Need[] = [
  { command: 'git add -- x', rule: 'Bash(git add *)', because: 'every task is committed' },
  { command: 'git commit -m x', rule: 'Bash(git commit *)', because: 'every task is committed' },
]

/** Whether a part of the command is among the needs. */
export function isNeeded(command: string, needs: readonly Need[]): boolean {
  const seen = shellParts(command)
  const parts = seen.kind === 'parts' ? seen.parts : [command]
  return needs.some(
    ({ command: need, rule }) =>
      parts.includes(need) ||
      (rule !== undefined && parts.some((part) => matchesCommand(parseRule(rule), part))),
  )
}

/** Every call that the tasks of these plans ask for, each rule once. `checks` are further commands that the gate runs. */
export function neededCalls(
  plans: readonly Pick<Plan, 'tasks'>[],
  config: Config,
  checks: readonly string[] = [],
): Need[] {
  const { verify, proof } = config
  const open = plans.flatMap(({ tasks }) => tasks.filter(({ ticked }) => !ticked))
  const needs = [
    ...COMMITTING,
    ...open.flatMap((task) =>
      commandsOf(task).flatMap(({ command }) => needsOf(command, `${taskWord(task)} is verified with it`)),
    ),
    ...[verify.default, proof.typecheck, proof.lint].flatMap((command) =>
      command && command !== 'off' ? needsOf(command, 'the configuration asks for it') : [],
    ),
    ...checks.flatMap((command) => needsOf(command, 'the gate runs it after a task')),
  ]
  const seen = new Set<string>()
  return needs.filter(({ rule, command }) => !seen.has(rule ?? command) && seen.add(rule ?? command))
}

/** The rules without which the client asks about this command; none when no rule helps. */
export const rulesForCommand = (command: string): string[] =>
  needsOf(command, '').flatMap(({ rule }) => rule ?? [])

function needsOf(command: string, because: string): Need[] {
  const seen = shellParts(command)
  switch (seen.kind) {
    case 'never':
      return [{ command, because: seen.because }]
    case 'whole':
      return [{ command, rule: bashRule(command), because }]
    case 'parts':
      return seen.parts
        .filter((part) => !isFreeCommand(part))
        .map((part) => ({ command: part, rule: bashRule(generalised(part)), because }))
  }
}

/** The client ignores these assignments. Any other assignment is part of the command. */
const withoutSafeVariables = (part: string): string => part.replace(/^(?:(?:CI|NODE_ENV)=\S*\s+)+/, '')

/** Test runners and build tools. Executors also run parts of them: `npm test -- one`. */
const RUNNER =
  /^(?:git (?:add|commit)|(?:npm|pnpm|yarn|bun) (?:run [\w:.-]+|test|t)|(?:npx|pnpm exec|yarn exec|bunx) (?:--no-install )?(?:vitest|jest|mocha|ava|tsc|eslint|biome|prettier|playwright|cypress|oxlint)|(?:vitest|jest|mocha|tsc|eslint|biome|pytest|ruff check|mypy|pyright|phpunit|rspec)|python3? -m (?:pytest|unittest|mypy)|(?:uv|poetry) run pytest|cargo (?:test|check|build|clippy)|go (?:test|build|vet)|deno test|node --test|dotnet (?:test|build)|mvn test|(?:\.\/)?gradlew? test|mix test|swift test|flutter test|make [\w:.-]+|just [\w:.-]+|bundle exec (?:rspec|rake))(?=\s|$)/

const generalised = (part: string): string => RUNNER.exec(part)?.[0].concat(' *') ?? part

/**
 * Commands that Claude Code runs without asking, as seen with client 2.1.325, and at the end commands that edit files of
 * the folder: every mode that is advised accepts edits. A command that is missing here gets an unnecessary rule, which
 * does no harm.
 */
const FREE = new Set(
  `[ [[ basename cat cd cmp comm cut date diff dirname du echo egrep expr false fgrep file grep head hostname id jq ls md5sum nl
  paste printf pwd readlink realpath rg seq sha256sum sleep sort stat tail test tr true type uname uniq wc which whoami
  mkdir touch rm rmdir mv cp sed`.split(/\s+/),
)

const GIT_READING = /^git (?:status|log|diff|show|rev-parse|ls-files|blame)(?:\s|$)/
const FINDING = /^find\s(?!.*\s-(?:exec|execdir|ok|okdir|delete|fprint\w*|fls)\b)/s
function isFreeCommand(command: string): boolean {
  const [program = ''] = command.split(/\s+/, 1)
  return FREE.has(program) || GIT_READING.test(command) || FINDING.test(command)
}

/** A command as Claude Code looks at it when it decides whether a rule allows it (seen with client 2.1.325). */
export type ShellParts =
  /** Each part needs a rule of its own. Redirections and the operators between the parts are removed. */
  | { kind: 'parts'; parts: string[] }
  /** Variables, substitutions, loops: only a rule with exactly this text allows it. */
  | { kind: 'whole' }
  /** No rule can allow it; the client always asks. */
  | { kind: 'never'; because: string }

const KEYWORD = /^(?:if|for|while|until|case|select|function|\[\[|\{|then|do)(?:\s|$)/

export function shellParts(command: string): ShellParts {
  const scan: Scan = { text: command.trim(), parts: [], part: '', whole: false }
  let at = 0
  while (at < scan.text.length) {
    const read = READERS[scan.text[at] as string] ?? readLetter
    const taken = read(scan, at)
    if (typeof taken === 'string') return { kind: 'never', because: taken }
    at += taken
  }
  endPart(scan)
  return scan.whole ? { kind: 'whole' } : { kind: 'parts', parts: scan.parts.map(withoutSafeVariables) }
}

interface Scan {
  text: string
  parts: string[]
  /** What was read of the part that is not ended. */
  part: string
  whole: boolean
}

/** How many signs it has read, or why no rule can allow the command. */
type Reader = (scan: Scan, at: number) => number | string

const READERS: Readonly<Record<string, Reader>> = {
  "'": readQuoted,
  '"': readQuoted,
  '\\': readEscape,
  $: readVariable,
  '`': readVariable,
  '(': readParenthesis,
  '<': readRedirection,
  '>': readRedirection,
  '&': readAmpersand,
  '|': readJoint,
  ';': readJoint,
  '\n': readJoint,
}

function readLetter(scan: Scan, at: number): number {
  scan.part += scan.text[at]
  return 1
}

function readQuoted(scan: Scan, at: number): number {
  const quote = scan.text[at] as string
  const quoted = scan.text.slice(at, closing(scan.text, at, quote) + 1)
  if (quote === '"' && /[$`]/.test(quoted)) scan.whole = true
  scan.part += quoted
  return quoted.length
}

function readEscape(scan: Scan, at: number): number {
  if (scan.text[at + 1] === '\n') scan.whole = true
  scan.part += scan.text.slice(at, at + 2)
  return 2
}

function readVariable(scan: Scan, at: number): number {
  scan.whole = true
  return readLetter(scan, at)
}

function readParenthesis(scan: Scan, at: number): number | string {
  if (scan.part.trim() === '' && !scan.whole) return 'it runs in a shell of its own ( … )'
  scan.whole = true
  return readLetter(scan, at)
}

function readRedirection(scan: Scan, at: number): number {
  const rest = scan.text.slice(at)
  const sign = /^(?:&>>?|<<<|<<|>>|>&|<&|>\||<>|>|<)\s*/.exec(rest)?.[0] ?? ''
  if (sign.startsWith('<<') || rest[sign.length] === '(') scan.whole = true
  scan.part = scan.part.replace(/(^|\s)\d$/, '$1')
  return sign.length + (scan.whole ? 0 : wordLength(rest.slice(sign.length)))
}

function readAmpersand(scan: Scan, at: number): number | string {
  const next = scan.text[at + 1]
  if (next === '>') return readRedirection(scan, at)
  return next === '&' ? readJoint(scan, at) : 'it starts something in the background (&)'
}

function readJoint(scan: Scan, at: number): number {
  const [char, next] = [scan.text[at], scan.text[at + 1]]
  endPart(scan)
  return next === char || (char === '|' && next === '&') ? 2 : 1
}

function endPart(scan: Scan): void {
  const done = scan.part.trim().replace(/^(?:!\s+)+/, '')
  if (KEYWORD.test(done)) scan.whole = true
  if (done !== '') scan.parts.push(done)
  scan.part = ''
}

function closing(text: string, from: number, quote: string): number {
  let at = from + 1
  while (at < text.length && text[at] !== quote) at += quote === '"' && text[at] === '\\' ? 2 : 1
  return Math.min(at, text.length - 1)
}

const wordLength = (text: string): number =>
  /^(?:'[^']*'|"[^"]*"|[^\s;&|()<>'"])*/.exec(text)?.[0].length ?? 0
