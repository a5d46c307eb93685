import type { Verify } from '../model/plan.ts'
import { type Claim, claimIn, isSuccess, saidBefore } from './result-words.ts'
import { type Node, parseShell } from './shell/parse.ts'

type Proof = Pick<Verify, 'command' | 'cut' | 'expect' | 'doubt'>

/** The command whose exit code and output count, if there is only one pipeline. */
interface Use {
  name: string
  flags: string[]
  operands: string[]
}

const CUTS = /^(?:tail|head|cat|tee|less|more)$/
const SEARCHES = /^(?:[efz]?grep|rg|ag|ack)$/
/** These succeed whatever they show. */
const SHOWS = /^(?:find|fd|jq|awk|sed)$/
const GIT_SHOWS = /^(?:diff|ls-files|log|branch|tag|rev-list|stash)$/

function useOf(command: string): Use | undefined {
  const items = parseShell(command)?.items ?? []
  const pipeline = items.length === 1 ? items[0]?.pipeline : undefined
  if (!pipeline || pipeline.negated) return undefined
  const [use, fed] = pipeline.commands.slice(-2).reverse().map(simpleUse)
  // `grep -c x a | grep -q '^0$'` compares a number, and searches nothing.
  return use && fed && SEARCHES.test(use.name) && printsNumber(fed) ? { ...use, name: '' } : use
}

function simpleUse(command: Node): Use | undefined {
  if (command.kind !== 'simple') return undefined
  const [name = '', ...rest] = command.words.map(({ text }) => text)
  const isGrep = name === 'git' && rest[0] === 'grep'
  const words = isGrep ? rest.slice(1) : rest
  return {
    name: isGrep ? 'grep' : name,
    flags: words.filter((word) => word.startsWith('-')),
    operands: words.filter((word) => !word.startsWith('-')),
  }
}

const hasFlag = ({ flags }: Use, letter: string, long: string): boolean =>
  flags.some((flag) => flag === long || (/^-\w+$/.test(flag) && flag.includes(letter)))
const isCount = (use: Use): boolean => /grep$|^rg$/.test(use.name) && hasFlag(use, 'c', '--count')
const isQuiet = (use: Use): boolean => hasFlag(use, 'q', '--quiet') || hasFlag(use, 'q', '--silent')

function kindOf(use: Use): 'search' | 'shows' | undefined {
  // Versions of grep disagree about the exit code of -L.
  if (SEARCHES.test(use.name)) return hasFlag(use, 'L', '--files-without-match') ? 'shows' : 'search'
  return SHOWS.test(use.name) || (use.name === 'git' && showsOnlyHits(use)) ? 'shows' : undefined
}

/** `git status` says something whatever there is; in its short form only what there is. */
const showsOnlyHits = (use: Use): boolean =>
  use.operands[0] === 'status'
    ? hasFlag(use, 's', '--short') || use.flags.some((flag) => flag.startsWith('--porcelain'))
    : GIT_SHOWS.test(use.operands[0] ?? '')

/** Whether the output is one number. With several files `grep -c` prints one for each, and `wc` their names. */
function printsNumber(use: Use): boolean {
  if (use.name === 'wc') return use.operands.length === 0
  const [, file = '', ...more] = use.operands
  // Of a folder rg counts for each file in it.
  const isOne = more.length === 0 && !/[*?[{]/.test(file) && (use.name !== 'rg' || /\.\w+$/.test(file))
  return isCount(use) && isOne && !use.flags.some((flag) => /^-\w*[efrR]|^--(?:include|recursive)/.test(flag))
}

/** Whether the output has a line for each thing that is found. */
const printsList = (use: Use): boolean =>
  !isCount(use) && !isQuiet(use) && kindOf(use) !== undefined && !/^(?:jq|awk|sed)$/.test(use.name)

/** In a chain only the last command is turned round: it would pass as well where the folder of its `cd` is missing. */
export function negated(command: string): string {
  const chain = chainOf(command)
  if (chain) return `${chain.first} && ${negated(chain.last)}`
  return /[;&|\n]/.test(command) ? `! ( ${command} )` : `! ${command}`
}

const CD = /^cd [^&|;]+$/
/** `cd ui && grep -r a src`: the words are about its last command, where that looks for something or the others only go somewhere. */
function chainOf(command: string): { first: string; last: string } | undefined {
  const items = parseShell(command)?.items ?? []
  if (items.length < 2 || items.some(({ join, background }) => background || !/^(?:first|and)$/.test(join)))
    return undefined
  const at = command.lastIndexOf('&&')
  const [first, last] = [command.slice(0, at).trim(), command.slice(at + 2).trim()]
  // What is in quotes or brackets joins nothing.
  const isWhole = parseShell(first)?.items.length === items.length - 1 && parseShell(last)?.items.length === 1
  return isWhole && (isLook(last) || CD.test(first)) ? { first, last } : undefined
}

/** Whether a command looks for something, so that words say what it shall find. */
export function isLook(command: string): boolean {
  const use = useOf(command)
  return use !== undefined && kindOf(use) !== undefined
}

/**
 * A command as the proof of what is said of it, behind it and before it. What a shell can compare becomes a part of the
 * command. A search whose direction is in doubt is not run at all: the wrong way round it would prove the opposite.
 */
export function proving(command: string, after: string, before = ''): Proof {
  const chain = chainOf(command)
  const isWhole = chain && !GOES.test(chain.first) && claimIn(plain(after)).is === 'failure'
  if (!chain || isWhole) return provingOne(command, after, before)
  const proof = provingOne(chain.last, after, before, CD.test(chain.first) ? command : chain.last)
  if (proof.command === chain.last) return { ...proof, command }
  // The words may be about either of two searches.
  if (proof.command === undefined || chain.first.split('&&').some(isLook)) return { doubt: command }
  return { ...proof, command: `${chain.first} && ${proof.command}` }
}

const plain = (after: string): string => after.replace(/\s+/g, ' ').replace(/^[\s.,;:]+|[\s.,;]+$/g, '')

/** With -q a search prints nothing, whether it finds something or not. */
const OF_OUTPUT = /\b(?:outputs?|prints?|printed|silent)\b/i
/** The part of a chain that cannot be what fails. */
const GOES = /^(?:cd|test|\[) [^&|;]+$/

/** Of `npm test && grep x out` any part may be the one that fails. */
function failing(command: string): string {
  const chain = chainOf(command)
  return chain && !GOES.test(chain.first) ? `! ( ${command} )` : negated(command)
}

/** Behind `| tail` the exit code is that of tail. */
function hidesExit(command: string): boolean {
  const commands = parseShell(command)?.items.at(-1)?.pipeline.commands ?? []
  const last = commands.at(-1)
  const isCut = last?.kind === 'simple' && CUTS.test(last.words[0]?.text ?? '')
  return commands.length > 1 && isCut && !/\bpipefail\b/.test(command)
}

/** `where`: what names the places that the words may be about. */
function provingOne(command: string, after: string, before: string, where = command): Proof {
  const text = plain(after)
  const use = useOf(command)
  const claim = claimOf(text, use)
  if (claim.is === 'failure') return shallFail(command, text, claim.absent)
  if (use && claim.is === 'nothing' && !(isQuiet(use) && OF_OUTPUT.test(text)))
    return findsNothing(command, use, claim, text, where)
  if (claim.is === 'count') return counted(command, use, claim, text)
  const searched = use && kindOf(use) === 'search' ? searching(command, use, claim, text, before) : undefined
  if (searched) return searched
  if (claim.is === 'success') return { command, ...expecting(text, true) }
  // Words that may turn it round, and are not understood: the wrong way round it would prove the opposite.
  return TURNS.test(text) ? { doubt: command } : forPeople(command, text)
}

/** `must NOT pass yet`, `turns red`, `3 failed`, `throws`, `returns false`. */
const TURNS =
  /^\W*(?:(?:it|this|that|which|must|should|shall|will|does|do|is|are|still|now)\s+)*(?:(?:not|never)\s+(?:yet\s+)?(?:pass|succeed|exist|compile|build|work|green)|n't\s+(?:pass|succeed|exist|work)|(?:turns?|goes|stays?)\s+red\b|[1-9]\d* (?:\w+ )?fail(?:ed|ing|s|ures?)?\b(?!.*\b0 )|throws?\b|crash(?:es)?\b|raises?\b|(?:returns?|prints?|is)\s+false\b)/i

function shallFail(command: string, text: string, absent: boolean): Proof {
  // Behind `| tail` it never fails: the lint says so.
  if (hidesExit(command)) return forPeople(command, text)
  // It is turned round already: `! npm test` (RED).
  if (/^! /.test(command)) return { command, cut: true, ...expecting(text, true) }
  return { command: failing(command), cut: true, ...(absent ? expecting(text, true) : {}) }
}

/** A search that is not run as it is, by what is said before it or by words that are not known. */
function searching(command: string, use: Use, claim: Claim, text: string, before: string): Proof | undefined {
  const earlier = saidBefore(before)
  if (earlier === 'nothing' && text === '')
    return { command: negated(command), cut: true, expect: { text: before.trim(), held: true } }
  const isUnclear = claim.is === 'words' && !mayFind(claim.finds, use)
  return earlier !== undefined || isUnclear ? { doubt: command } : undefined
}

/** `is clean` says of a look that it finds nothing. */
function claimOf(text: string, use: Use | undefined): Claim {
  const claim = claimIn(text)
  const isNothing = claim.is === 'success' && claim.clean && use !== undefined && kindOf(use) !== undefined
  return isNothing ? { is: 'nothing', qualified: false, held: true } : claim
}

/** Whether a search is run as it is. With -q its exit code is meant, if nothing says the opposite. */
const mayFind = (finds: (Claim & { is: 'words' })['finds'], use: Use): boolean =>
  finds === 'something' || (finds === undefined && isQuiet(use))

const expecting = (text: string, held: boolean): Pick<Proof, 'expect'> =>
  text === '' ? {} : { expect: held ? { text, held } : { text } }

const forPeople = (command: string, text: string): Proof => ({ command, cut: true, expect: { text } })

function findsNothing(
  command: string,
  use: Use,
  claim: Claim & { is: 'nothing' },
  text: string,
  where: string,
): Proof {
  const kind = kindOf(use)
  const isElsewhere = claim.place !== undefined && !where.includes(claim.place)
  if (kind === 'search' && (claim.qualified || isElsewhere)) return { doubt: command }
  if (claim.qualified || isElsewhere || (kind === undefined && use.name !== 'wc'))
    return isSuccess(text) ? { command, ...expecting(text, true) } : forPeople(command, text)
  const proof =
    kind === 'search'
      ? negated(command)
      : kind === 'shows'
        ? `test -z "$(${command})"`
        : `test "$(${command})" -eq 0`
  return { command: proof, cut: true, ...expecting(text, claim.held) }
}

function counted(command: string, use: Use | undefined, claim: Claim & { is: 'count' }, text: string): Proof {
  const { test, number, things, held } = claim
  const said = { ...(held ? {} : { cut: true }), ...expecting(text, held) }
  const searched = use && kindOf(use) === 'search' ? howSearched(use, claim) : undefined
  if (searched === 'succeeds') return { command, ...said }
  if (searched === 'fails') return { ...said, command: negated(command), cut: true }
  if (searched === 'doubt') return { doubt: command }
  const isNumber = use !== undefined && printsNumber(use)
  if (isAnswer(use, command)) return forPeople(command, text)
  // The gate compares it with what is printed.
  if (test === '-eq' && (isNumber || !things)) return { command, expect: { text, number } }
  const printed = isNumber ? command : listed(command, use)
  return printed === undefined
    ? forPeople(command, text)
    : { ...said, command: `test "$(${printed})" ${test} ${number}`, cut: true }
}

const listed = (command: string, use: Use | undefined): string | undefined =>
  use && printsList(use) ? `${command} | wc -l` : undefined

/** Of a request the number is the status, which is printed only if that is asked for. */
const isAnswer = (use: Use | undefined, command: string): boolean =>
  /^(?:curl|wget|https?|xh)$/.test(use?.name ?? '') && !command.includes('_code}')

/** What the exit code of a search shows of a number. `returns 0` may also be that code. */
function howSearched(use: Use, { test, number, things }: Claim & { is: 'count' }) {
  if ((test === '-ge' && number === 1) || (test === '-gt' && number === 0)) return 'succeeds'
  if (test !== '-eq' || number !== 0) return undefined
  if (things || isCount(use)) return 'fails'
  return isQuiet(use) ? 'succeeds' : 'doubt'
}
