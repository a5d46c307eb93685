import { inlineCode, isConstantCode } from './constant-code.ts'
import type { Word } from './cursor.ts'
import { type List, type Node, type Pipeline, parseShell, unwrapped } from './parse.ts'

/** Which results a command can have. One that can only pass proves nothing. */
export interface Outcome {
  passes: boolean
  fails: boolean
  /** The script ends here; later commands do not run. */
  exits: boolean
}

const EITHER: Outcome = { passes: true, fails: true, exits: false }
const PASSES: Outcome = { passes: true, fails: false, exits: false }
const FAILS: Outcome = { passes: false, fails: true, exits: false }

/** Programs that say or set something and then succeed. `cat` shows a file; seed 001 counts it among them. */
const CONSTANT = new Set('true : echo printf cat pwd date sleep whoami wait clear set export'.split(' '))
const SHELLS = new Set(['sh', 'bash', 'zsh', 'dash'])

export function outcomeOf(command: string, depth = 0): Outcome {
  if (depth > 5 || command.length > 20_000) return EITHER
  const list = parseShell(command)
  return list && list.items.length > 0 ? ofList(list, depth) : EITHER
}

function ofList(list: List, depth: number): Outcome {
  let status = PASSES
  /** With `set -e` a failure in the middle ends the script. */
  let errexit = false
  let failedBefore = false
  for (const [index, { pipeline, join, background }] of list.items.entries()) {
    const own = background ? PASSES : ofPipeline(pipeline, depth)
    if (join === 'and') status = and(status, own)
    else if (join === 'or') status = or(status, own)
    else status = own
    const toggles = setOption(pipeline)
    if (toggles !== undefined) errexit = toggles
    const next = list.items[index + 1]?.join
    if (errexit && status.fails && next === 'then') failedBefore = true
    if (status.exits && next !== 'or' && next !== 'and') break
  }
  return failedBefore ? { ...status, fails: true } : status
}

const and = (left: Outcome, right: Outcome): Outcome =>
  left.exits
    ? left
    : {
        passes: left.passes && right.passes,
        fails: left.fails || (left.passes && right.fails),
        exits: right.exits && !left.fails,
      }

const or = (left: Outcome, right: Outcome): Outcome =>
  left.exits
    ? left
    : {
        passes: left.passes || (left.fails && right.passes),
        fails: left.fails && right.fails,
        exits: right.exits && !left.passes,
      }

function ofPipeline({ negated, commands }: Pipeline, depth: number): Outcome {
  const last = commands.at(-1)
  const outcome = last ? ofNode(last, depth) : EITHER
  return negated ? { passes: outcome.fails, fails: outcome.passes, exits: outcome.exits } : outcome
}

function ofNode(node: Node, depth: number): Outcome {
  if (node.kind === 'opaque') return EITHER
  if (node.kind === 'group') return { ...ofList(node.list, depth + 1), exits: false }
  return ofWords(unwrapped(node.words), depth)
}

function ofWords(words: readonly Word[], depth: number): Outcome {
  const [first, ...rest] = words
  if (!first) return PASSES
  if (!first.plain) return EITHER
  const name = first.text
  if (name === 'exit' || name === 'return') return exit(rest[0])
  if (name === 'false') return FAILS
  if (name === 'wait' && rest.length > 0) return EITHER
  if (CONSTANT.has(name)) return PASSES
  if (name === 'test' || name === '[') return comparison(rest)
  const inline = words.every(({ plain }) => plain) ? inlineCode(words.map(({ text }) => text)) : undefined
  if (inline && isConstantCode(inline.language, inline.code)) return PASSES
  const script = scriptOf(words)
  return script === undefined ? EITHER : { ...outcomeOf(script, depth + 1), exits: false }
}

function exit(code: Word | undefined): Outcome {
  if (!code?.plain) return { ...EITHER, exits: true }
  return { ...(Number(code.text) === 0 ? PASSES : FAILS), exits: true }
}

/** `[ 1 -eq 1 ]`: both sides are constants, so the result is constant too. */
function comparison(words: readonly Word[]): Outcome {
  const [left, operator, right, end] = words
  const whole = words.length === 3 || (words.length === 4 && end?.text === ']')
  if (!whole || !left?.plain || !right?.plain || !operator?.plain) return EITHER
  if (operator.text === '=' || operator.text === '==' || operator.text === '-eq')
    return left.text === right.text ? PASSES : FAILS
  return EITHER
}

/** The script of `sh -c '…'`, also after xargs, if it is written out. */
function scriptOf(words: readonly Word[]): string | undefined {
  const at = words.findIndex(
    (word, index) => SHELLS.has(word.text) && /^-\w*c$/.test(words[index + 1]?.text ?? ''),
  )
  const direct = at === 0 || (at > 0 && words[0]?.text === 'xargs')
  const script = words[at + 2]
  return direct && script ? script.text : undefined
}

function setOption({ commands }: Pipeline): boolean | undefined {
  const [node] = commands
  if (node?.kind !== 'simple' || node.words[0]?.text !== 'set') return undefined
  const option = node.words[1]?.text ?? ''
  return /^-\w*e/.test(option) ? true : /^\+\w*e/.test(option) ? false : undefined
}

/** Why a verify command proves nothing, or can never pass; undefined when its result depends on the work. */
export function constantReason(command: string): string | undefined {
  const outcome = outcomeOf(command)
  if (!outcome.fails) return 'passes whatever was done'
  return outcome.passes ? undefined : 'can never pass'
}
