import type { Config } from '../model/config.ts'
import type { Plan } from '../model/plan.ts'
import { taskWord } from '../model/task-name.ts'
import { isFreeCommand } from './free-commands.ts'
import { commandsOf } from './lint/commands.ts'
import { bashRule, matchesCommand, type PermissionRule, parseRule } from './permission-rule.ts'
import { shellParts } from './shell/parts.ts'

/** A call that executors have to make, and the rule under which the client makes it without asking. */
export interface Need {
  /** As it is matched: a part of a command, or the whole where the client cannot see through it. */
  command: string
  /** Absent when the client always asks, whatever the rules. */
  rule?: string
  because: string
}

/** What the settings of all files come to. */
export interface Permissions {
  mode: string
  allow: readonly string[]
  deny: readonly string[]
  ask: readonly string[]
  /** Shell commands run in the client's sandbox, without questions. */
  sandboxed: boolean
}

/** What would stop an unattended run of the plan. */
export interface PermissionGaps {
  /** Files cannot be edited without a question. */
  edits: boolean
  missing: (Need & { rule: string })[]
  /** A deny or ask rule stands against it. */
  refused: (Need & { by: string })[]
  /** No rule helps. */
  always: Need[]
}

const COMMITTING: readonly Need[] = [
  { command: 'git add -- x', rule: 'Bash(git add *)', because: 'every task is committed' },
  { command: 'git commit -m x', rule: 'Bash(git commit *)', because: 'every task is committed' },
]

/** Whether a command holds a part that is among the needs. */
export function isNeeded(command: string, needs: readonly Need[]): boolean {
  const seen = shellParts(command)
  const parts = seen.kind === 'parts' ? seen.parts.map(withoutSafeVariables) : [command]
  return needs.some(
    ({ command: need, rule }) =>
      parts.includes(need) ||
      (rule !== undefined && parts.some((part) => matchesCommand(parseRule(rule), part))),
  )
}

/** Every call that the tasks of these plans ask for, each rule once; `checks` are commands that the gate runs besides. */
export function neededCalls(
  plans: readonly Pick<Plan, 'tasks'>[],
  config: Config,
  checks: readonly string[] = [],
): Need[] {
  const commands = new Map<string, string>()
  for (const { tasks } of plans)
    for (const task of tasks.filter(({ ticked }) => !ticked))
      for (const { command } of commandsOf(task))
        if (!commands.has(command)) commands.set(command, `${taskWord(task)} is verified with it`)
  const { verify, proof } = config
  for (const command of [verify.default, proof.typecheck, proof.lint])
    if (command && command !== 'off' && !commands.has(command))
      commands.set(command, 'the configuration asks for it')
  for (const command of checks)
    if (!commands.has(command)) commands.set(command, 'the gate runs it after a task')
  const needs = [...commands].flatMap(([command, because]) => needsOf(command, because))
  const seen = new Set<string>()
  return [...COMMITTING, ...needs].filter((need) => {
    const key = need.rule ?? need.command
    return !seen.has(key) && seen.add(key)
  })
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
        .map(withoutSafeVariables)
        .filter((part) => !isFreeCommand(part, true))
        .map((part) => ({ command: part, rule: bashRule(generalised(part)), because }))
  }
}

/** The client looks past these; any other assignment belongs to the command. */
const withoutSafeVariables = (part: string): string => part.replace(/^(?:(?:CI|NODE_ENV)=\S*\s+)+/, '')

/** Test runners and build tools, of which executors also try parts: `npm test -- one`. */
const RUNNER =
  /^(?:git (?:add|commit)|(?:npm|pnpm|yarn|bun) (?:run [\w:.-]+|test|t)|(?:npx|pnpm exec|yarn exec|bunx) (?:--no-install )?(?:vitest|jest|mocha|ava|tsc|eslint|biome|prettier|playwright|cypress|oxlint)|(?:vitest|jest|mocha|tsc|eslint|biome|pytest|ruff check|mypy|pyright|phpunit|rspec)|python3? -m (?:pytest|unittest|mypy)|(?:uv|poetry) run pytest|cargo (?:test|check|build|clippy)|go (?:test|build|vet)|deno test|node --test|dotnet (?:test|build)|mvn test|(?:\.\/)?gradlew? test|mix test|swift test|flutter test|make [\w:.-]+|just [\w:.-]+|bundle exec (?:rspec|rake))(?=\s|$)/

function generalised(part: string): string {
  const runner = RUNNER.exec(part)?.[0]
  return runner === undefined ? part : `${runner} *`
}

/** Compares what a plan needs with what the settings allow. Pure: nothing is asked of the client. */
export function comparePermissions(needs: readonly Need[], { mode, ...rules }: Permissions): PermissionGaps {
  if (mode === 'bypassPermissions') return { edits: false, missing: [], refused: [], always: [] }
  const allow = rules.allow.map(parseRule)
  const against = [...rules.deny, ...rules.ask]
  const editsAccepted = mode === 'acceptEdits' || mode === 'auto'
  const edits = !editsAccepted && !allow.some((rule) => isWhole(rule, 'Edit'))
  const refused: PermissionGaps['refused'] = []
  const missing: PermissionGaps['missing'] = []
  const always: Need[] = []
  const anything = rules.sandboxed || allow.some((rule) => isWhole(rule, 'Bash'))
  for (const need of needs) {
    const by = against.find((rule) => matchesCommand(parseRule(rule), need.command))
    if (by !== undefined) refused.push({ ...need, by })
    else if (anything || allow.some((rule) => matchesCommand(rule, need.command))) continue
    else if (need.rule === undefined) always.push(need)
    else missing.push({ ...need, rule: need.rule })
  }
  return { edits, missing, refused, always }
}

const isWhole = (rule: PermissionRule, tool: string): boolean =>
  rule.tool === tool && rule.content === undefined
