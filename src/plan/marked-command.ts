import { bareCommand, isOtherCode, isTool, kindOf, looksLikeCommand, STATES } from './bare-command.ts'
import { type List, type Node, parseShell, unclosed, withoutHereDocuments } from './shell/parse.ts'

/** A command without backticks that stands where also a sentence may stand, and what is said of it. */
export function sureCommand(text: string): ReturnType<typeof bareCommand> {
  const bare = bareCommand(text)
  return bare && isSureScript(bare.command) ? bare : undefined
}

/**
 * Whether a text that its field names a command is one: each command in it, on every line and behind every sign of the
 * shell, begins with a program that is known, or is written so that it cannot be a sentence.
 */
export function isSureScript(code: string): boolean {
  if (code.length > 20_000 || isOtherCode(code)) return false
  // It is not run: the lint says that it never ends.
  if (unclosed(code)) return looksLikeCommand(code) && !ofWords(code.split(/\s+/)).prose
  const script = withoutHereDocuments(code)
  const list = parseShell(script)
  if (list) return isSureList(list)
  // Functions, arrays and what else is not parsed.
  return script
    .split('\n')
    .every((line) => line.trim() === '' || bareCommand(line.trim(), true)?.prose === '')
}

const isSureList = ({ items }: List): boolean =>
  // Variables alone prove nothing: `status=200`.
  items.some(({ pipeline }) =>
    pipeline.commands.some((node) => node.kind !== 'simple' || rawOf(node).length > 0),
  ) &&
  items.every(({ pipeline: { commands } }) => {
    const isPiped = commands.length > 1 && hasKnown(commands)
    const beside = isPiped
      ? 'piped'
      : items.some(({ pipeline }) => hasKnown(pipeline.commands))
        ? 'joined'
        : ''
    return commands.every((node, at) => isSure(node, beside, at > 0))
  })

const hasKnown = (commands: readonly Node[]): boolean =>
  commands.some((node) => node.kind === 'simple' && isKnownProgram(rawOf(node)))

/** What a program that is not known stands beside: one that is, in its pipeline or in its list. */
type Beside = 'piped' | 'joined' | ''

/** A condition or a loop that is closed. A sentence may begin with its first word, and does not end with its last one. */
const COMPOUND =
  /^(?:(?:if|for|while|until|select)\s[\s\S]*[;\n]\s*(?:then|do)\s[\s\S]*[;\n]\s*(?:fi|done)|case\s[\s\S]*\)[\s\S]*\besac|\[\[\s[\s\S]*\s\]\])\s*$/

function isSure(node: Node, beside: Beside, isBehindPipe: boolean): boolean {
  if (node.kind === 'group') return isSureList(node.list)
  if (node.kind === 'opaque') return COMPOUND.test(node.text.trim())
  const words = rawOf(node)
  if (words.length === 0) return true
  return isKnownProgram(words) ? isKnownCall(words, isBehindPipe) : isUnknownCall(words, beside)
}

/** The words as they are written, without the variables that are set before them. */
function rawOf(node: Node): string[] {
  const words = node.kind === 'simple' ? node.words.map(({ raw }) => raw) : []
  const first = words.findIndex((word) => !/^[A-Za-z_]\w*\+?=/.test(word))
  return first < 0 ? [] : words.slice(first)
}

const isKnownProgram = (words: readonly string[]): boolean => looksLikeCommand(words.join(' '))
const isFlag = (word: string): boolean => /^-{1,2}[A-Za-z\d]/.test(word)

/** Words that are both an argument and a part of a sentence: `get all`, `up`, `--from main`. */
const EITHER =
  /^(?:a|all|up|out|in|on|for|from|to|with|only|no|not|both|at|as|by|errors?|warnings?|none|existing|same)$/

interface Words {
  /** Words of sentences only. */
  prose: boolean
  /** How many words may also be arguments. */
  either: number
}

function ofWords(words: readonly string[]): Words {
  const said = words.filter(
    (word, at) =>
      at > 0 && !isTool(words[at - 1] ?? '') && (kindOf(word) === 'prose' || (at > 1 && STATES.has(word))),
  )
  return {
    prose: said.some((word) => !EITHER.test(word)),
    either: said.length,
  }
}

/** Programs whose names are also how a sentence begins (`file upload handler`), or that harm where a sentence is meant (`rm old files`). */
const ALSO_WORDS = new Set(
  `find file stat cut sort head tail stack act task next source set env command type time which cat comm tee rush http
  export touch sleep fish black forge hatch mage rm mv cp mkdir chmod kill wait trap .`.split(/\s+/),
)
/** A file without an extension, or a folder as projects name theirs. */
const FILE_NAME =
  /^(?:[A-Z]+|[A-Z][a-z]*file|src|libs?|apps?|packages|dist|tests?|docs|scripts|public|server|client|web|api|internal|cmd|pkg|bin|out)$/

/** Programs that run the command behind them. */
const WRAPPERS = /^(?:time|env|command|nice|nohup|exec)$/
/** Behind these `clean` and `green` are said of the result; `cargo clean` does something. */
const CHECKERS =
  /^(?:tsc|vue-tsc|eslint|prettier|biome|oxlint|vitest|jest|mocha|pytest|ruff|mypy|pyright|curl|node|python3?|npm|pnpm|yarn)$/

function isSaidOfResult([program = '', ...rest]: readonly string[]): boolean {
  // `npm test -- a`, and not `npm test -- all of them`.
  const [first = '', second = '-'] = rest.includes('--') ? rest.slice(rest.indexOf('--') + 1) : []
  if (kindOf(first) === 'prose' && !/^[-'"$]/.test(second)) return true
  return CHECKERS.test(program) && rest.some((word, at) => STATES.has(word) && !isTool(rest[at - 1] ?? ''))
}

function isKnownCall(words: readonly string[], isBehindPipe: boolean): boolean {
  const [program = '', ...rest] = words
  if (/^(?:echo|printf)$/.test(program)) return true
  if (/^(?:test|\[)$/.test(program)) return isCondition(rest)
  const inner = WRAPPERS.test(program) ? rest.slice(rest.findIndex((word) => !/^-|^\w+=/.test(word))) : []
  if (inner.length > 0 && isKnownProgram(inner)) return isKnownCall(inner, isBehindPipe)
  if (isSaidOfResult(words)) return false
  if (ALSO_WORDS.has(program) && !isBehindPipe)
    return rest.every(
      (word, at) => kindOf(word) === 'argument' || FILE_NAME.test(word) || isFlag(rest[at - 1] ?? ''),
    )
  if (bareCommand(words.join(' '), true)?.prose === '') return true
  const { prose, either } = ofWords(words)
  if (rest.some(isFlag) || program.includes('/')) return !prose && either <= 1
  // A script may have any name.
  return !prose && either === 0 && rest.some(isTool)
}

/** `test -f a`, `test "$a" = b`, and not `test coverage increased`. */
const isCondition = ([first = '', second = '']: readonly string[]): boolean =>
  /^(?:-[a-zA-Z]{1,2}$|[!("'$])/.test(first) || /^(?:-[a-z]{2}|!?==?)$/.test(second)

/** How a sentence begins that asks somebody to look. */
const ASKS =
  /^(?:ensure|verify|check|confirm|run|see|open|visit|view|review|inspect|expect|use|call|look|click|manually|no|all|the|it)$/

/** A program that is in no table: a flag, or a sign of the shell to one that is, and nothing that must be a word of a sentence. */
function isUnknownCall([program = '', ...rest]: readonly string[], beside: Beside): boolean {
  if (
    !/^[a-z.][\w.+/-]*$/.test(program) ||
    /\.$/.test(program) ||
    ASKS.test(program) ||
    kindOf(program) === 'prose'
  )
    return false
  if (beside === 'joined')
    return (
      rest.some((word) => isFlag(word) || /[/.]/.test(word)) && rest.every((word) => kindOf(word) !== 'prose')
    )
  return (
    (beside === 'piped' || rest.some(isFlag)) &&
    rest.every((word) => isFlag(word) || (kindOf(word) === 'argument' && !/^-+$/.test(word)))
  )
}
