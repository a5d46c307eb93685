import type { Verify } from '../model/plan.ts'
import { bareCommand, isOtherCode, isSentence, isSlashCommand, looksLikeCommand } from './bare-command.ts'
import { isSureScript, sureCommand } from './marked-command.ts'
import { isLook, proving } from './proving.ts'
import { claimIn, isAside, isSuccess } from './result-words.ts'
import { unclosed, withoutHereDocuments } from './shell/parse.ts'
import { CHECKS } from './shell/work-commands.ts'

interface Span {
  code: string
  /** The prose between the previous span and this one, and from this one to the next. */
  before: string
  after: string
}

const RUN = /(?:^|\b)(?:run|execute|command|cmd|by running)\b[\s:]*$/i
/** What is behind these may also be a result: ``fails with `ImportError` ``. */
const WITH = /\b(?:using|with)\b[\s:]*$/i
/** Said of a file, and not of a command: `` `src/a.ts` exists ``. */
const SAID_OF_FILE =
  /^\s*(?:exists?|contains?|exports?|has|have|(?:is|are)(?! (?:green|clean|ok|passing))|includes?|defines?|present|created|updated)\b/i
/** Words before a later command that mention it and do not ask for it. */
const ONLY_MENTIONED =
  /(?:\b(?:not|never|no|or|instead of|rather than|without|unlike|except|like|such as|e\.g\.|for example|(?:says?|mentions?|documents?|describes?|contains?|includes?|lists?|prints?|shows?|displays?|outputs?|returns?|logs?|suggests?|recommends?|calls?|invokes?|named|called|replaces?|is|equals?|before|until|a|an|the|of|in|as|see))|n't(?: run)?|\bnot (?:run|execute|call))[\s:("']*$/i
/** ``(or the usual `tsc`)``: another way to do the same. */
const INSTEAD = /(?:^|[(,;])\s*(?:or|alternatively)\b[^`.;]{0,40}$/i
/** The same after it. */
const IS_A_THING =
  /^\s*(?:(?:is|are|was|were)\s+(?:not|no longer|never|documented|listed|mentioned|described|removed|gone|in|called|used|added|defined|present|optional|unchanged)\b|(?:scripts?|commands?|sections?|hooks?|steps?|lines?|calls?|blocks?|entr(?:y|ies)|options?|flags?)\b(?!\s+(?:pass|succe|exit|run|work)))/i
/** ``go build ./... succeeds. `tool --help` shows the flag``: the first sentence has its command without backticks. */
const FIRST_SENTENCE = /^([^`]*?[^`.\s])[.;]\s+(?=[`A-Z])/
/** Each sentence is read by itself; a longer text is read as one. */
const MOST_SPLIT = 2000
/** `Run: cargo test --lib`. */
const ASKS_TO_RUN = /^(?:run|execute|command)\s*[:：]?\s+/i
const NOTHING = /^(?:n\/?a|none|manual|-|–|—|tbd|todo)\b/i

/** The content of one paragraph of a Verify: commands, each with what is expected of it, or only words. */
export function readVerifyText(text: string, line: number): Verify[] {
  const whole = text.trim().replace(/^\[[ xX]\]\s+/, '')
  if (whole === '') return []
  if (NOTHING.test(whole)) return [{ text: whole, line }]
  const [head = '', first] = (whole.length <= MOST_SPLIT ? FIRST_SENTENCE.exec(whole) : null) ?? []
  const begun = first === undefined ? undefined : sureCommand(first.replace(ASKS_TO_RUN, ''))
  if (begun) {
    const more = readVerifyText(whole.slice(head.length), line)
    // Only at the beginning of a verify any program may be meant.
    const known = more.every(
      ({ command }) => command === undefined || looksLikeCommand(command.replace(/^! /, '')),
    )
    const rest = known ? more : [{ text: whole.slice(head.length), line }]
    return commandsOf([bareProof(first ?? '', line, begun), ...rest])
  }
  const spans = codeSpans(whole)
  const parts = partsOf(whole, spans)
  if (parts)
    return parts.flatMap((part) => (part === whole ? [{ text: whole, line }] : readVerifyText(part, line)))
  const asked = commandsIn(spans)
  const commands = proofsOf(asked).map((proof, index): Verify => {
    const aside =
      index === 0 && proof.command && isAside(asked[0]?.before ?? '')
        ? { cut: true, expect: { text: whole } }
        : {}
    return { text: whole, line, ...proof, ...aside }
  })
  if (commands.length > 0) return commands
  const bare = spans.length === 0 ? sureCommand(whole.replace(ASKS_TO_RUN, '')) : undefined
  return bare ? [bareProof(whole, line, bare)] : [{ text: whole, line }]
}

/** Commands that `AND` joins, each for itself; all of it as words, where a piece of code goes on with the one before. */
function partsOf(whole: string, spans: readonly Span[]): string[] | undefined {
  // Half of it would prove less.
  if (spans.some(({ code }, at) => at > 0 && /^\s*(?:&&|\|\|?)\s/.test(code))) return [whole]
  if (spans.length > 0 || whole.length > MOST_SPLIT) return undefined
  const parts = whole.split(/\s+AND\s+/)
  return parts.length > 1 && parts.every((part) => sureCommand(part)) ? parts : undefined
}

function bareProof(
  text: string,
  line: number,
  { command, prose }: { command: string; prose: string },
): Verify {
  return { text, line, ...(prose === '' ? {} : { cut: true }), ...proving(command, prose) }
}

/** Whether a line goes on with the sentence of the line above it, as in a paragraph that is wrapped. */
export const goesOnFrom = (before: string, next: string): boolean =>
  /^[^\n]*`[^\n]*$/.test(before) &&
  // A line that ends with its code is complete, and a capital begins a sentence.
  !/[.;:!?。：；)`]$/.test(before) &&
  !/^(?:[-*+•✓✔]\s|\d+[.)]\s|\*\*|#|\p{Lu}|(?:\*\*)?\w[\w ]{0,24}[:：])/u.test(next) &&
  !looksLikeCommand(/^`+([^`]*)/.exec(next)?.[1] ?? next)

const JOIN = /^[\s,]*(?:and|or|nor|&)?\s*$/i
/** Said of one command: it may be only the last of those that are joined. */
const OF_ONE = /^\s*(?:finds|returns|prints|shows|gives|outputs|yields|produces|matches|reports|is|has)\b/i

/** `` `rg a src` and `rg b src` find nothing ``: what is behind the last of joined looks is said of each. */
export function proofsOf(commands: readonly Span[]): ReturnType<typeof proving>[] {
  let next: (Span & { said: string }) | undefined
  const proofs = commands.toReversed().map((span) => {
    const { code, before, after } = span
    const isJoined = next && JOIN.test(`${after}${next.before}`) && isLook(code) && isLook(next.code)
    const said = (isJoined ? next?.said : undefined) ?? after
    next = { ...span, said }
    const proof = proving(code, said, before)
    return isJoined && OF_ONE.test(said) && proof.command !== code ? { doubt: code } : proof
  })
  return proofs.reverse()
}

export const isRun = ({ command, doubt }: Verify): boolean => command !== undefined || doubt !== undefined
/** "All of these must pass:" above its commands is an introduction, not another verify. */
const saysNothingMore = ({ text }: Verify): boolean =>
  /[:：]$|^(?:n\/?a|none|-|–|—)\.?$/i.test(text) || isSuccess(text)

/** `The grep returns no matches` in what is true when the task is done. */
const OF_SEARCH =
  /\b(?:the|this|that) (?:grep|rg|search above)(?: above)? ((?:now )?(?:returns?|finds?|shows?|prints?|outputs?|is)\b(?:(?![.;]\s|\n).)*)/i

/** A search of which nothing is said beside it is the proof of what is said of it where the task is done. */
export function asSaidWhenDone(given: readonly Verify[], doneWhen: readonly string[]): Verify[] {
  const isOpen = ({ command, expect, cut }: Verify) => command && isLook(command) && !expect && !cut
  if (!given.some(isOpen)) return [...given]
  const [said] = doneWhen.flatMap((text) => OF_SEARCH.exec(text)?.[1] ?? [])
  const ofSame = new Map(
    doneWhen.flatMap(codeSpans).map(({ code, after }) => [code.trim(), after.trim()] as const),
  )
  const verify = given.map((each) => {
    const result = isOpen(each) ? ofSame.get(each.command ?? '') : undefined
    return result && each.command
      ? { text: `${each.text} (${result})`, line: each.line, ...proving(each.command, result) }
      : each
  })
  if (said === undefined || verify.filter(isOpen).length !== 1) return verify
  return verify.map(({ command = '', ...each }) =>
    isOpen({ command, ...each })
      ? { ...each, text: `${each.text} (${said})`, ...proving(command, said) }
      : { ...each, ...(command ? { command } : {}) },
  )
}

/** What is run, or would be if it were clear how. The lines beside it are for people, and kept with the command above them. */
export function commandsOf(verify: readonly Verify[]): Verify[] {
  const commands: Verify[] = []
  let words: string[] = []
  for (const each of verify) {
    if (!isRun(each)) {
      if (saysNothingMore(each)) continue
      const last = commands.pop()
      if (last) commands.push(withWords(last, each.text))
      else words.push(each.text)
    } else {
      commands.push(words.reduce(withWords, each))
      words = []
    }
  }
  return commands
}

/** A command and what nothing but a person can check. */
function withWords(verify: Verify, words: string): Verify {
  if (verify.command === undefined) return verify
  const { number, held, text } = verify.expect ?? {}
  const said = text === undefined || held ? words : `${text}; ${words}`
  return {
    ...verify,
    text: verify.text.includes(words) ? verify.text : `${verify.text}; ${words}`,
    cut: true,
    expect: number === undefined ? { text: said } : { text: said, number },
  }
}

/** Where the last clause of some prose begins: what is behind it belongs to the command that follows. */
function lastClause(prose: string): number {
  const last = [...prose.matchAll(/[.;,]\s|\b(?:and|then|plus|also|or|followed by|und)\b|&&/g)].at(-1)
  return last?.index ?? prose.length
}

/** The commands among the spans, each with what is said before and behind it. */
export function commandsIn(
  spans: readonly Span[],
  isAsked: (span: Span, first: boolean, before: readonly Span[]) => boolean = isCommand,
): Span[] {
  const commands: Span[] = []
  let prose = spans[0]?.before ?? ''
  for (const [index, span] of spans.entries()) {
    if (!isAsked(span, index === 0, commands)) {
      prose += isFolder(span) ? `\`${span.code}\`${span.after}` : `${span.code}${span.after}`
      continue
    }
    const last = commands.at(-1)
    const at = last ? lastClause(prose) : 0
    if (last) last.after = prose.slice(0, at)
    commands.push({ code: span.code.trim().replace(/^\$ /, ''), before: prose.slice(at), after: '' })
    prose = span.after
  }
  const last = commands.at(-1)
  if (last) last.after = prose
  return commands.map(inFolder)
}

const isFolder = ({ before, code }: Span): boolean => IN.test(before) && IS_FOLDER.test(code.trim())
/** `src-tauri`, and not `package.json`. */
const IS_FOLDER = /^(?!.*\.\w{1,5}$)[\w@.-]+(?:\/[\w@.-]+)*\/?$/
const IN = /^\s*\(?(?:in|from|inside) (?:the )?$/i
/** Where a command is run: in backticks, or a word that is a name and none of a sentence. */
const FOLDER =
  /^\s*\(?(?:in|from|inside) (?:the )?(?:`([^`]+)`|(?=[\w@.-]*[-_/])(?!\S*(?:-mode|-run|-only|-progress)\b)((?:[\w@-]+\/)*[\w@-]+)\/?(?=$|[\s,;:)]|\.(?:\s|$)))(?: (?:folder|directory|dir|package|crate|workspace))?\)?/i

/** `` `cargo check` in `src-tauri` ``. Of a search it may be the place that is searched. */
function inFolder(span: Span): Span {
  const [all = '', quoted, bare] = FOLDER.exec(span.after) ?? []
  const folder =
    quoted !== undefined && !IS_FOLDER.test(quoted) ? undefined : (quoted ?? bare)?.replace(/\/$/, '')
  const after = span.after.replace(/`/g, '')
  if (folder === undefined || isLook(span.code) || /^cd /.test(span.code)) return { ...span, after }
  return {
    ...span,
    code: `cd ${folder} && ${span.code}`,
    after: span.after.slice(all.length).replace(/`/g, ''),
  }
}

/** A command in the folder that the words behind it name. */
export const inFolderBehind = (code: string, after: string): string =>
  inFolder({ code, before: '', after }).code

/** A comment that says what the command before it shall show. */
const RESULT =
  /(?:^|\s)#[\s✅✓→>=-]*((?:expect(?:ed|s)?|should|must|will)\b.*|(?:no|zero) (?:output|matches)\b.*)$/i
export const saysResult = (line: string): boolean => RESULT.test(line)
const isComment = (line: string): boolean => line.trim().startsWith('#')

/** A line of a script as a proof of what the comment in it or below it says. */
function stepOf(line: string, next: string) {
  const own = RESULT.exec(line)
  const said = (own ?? (isComment(next) ? RESULT.exec(next) : undefined))?.[1] ?? ''
  const command = line.slice(0, own?.index).trim().replace(/^\$ /, '')
  return { line, proof: proving(command, /[\\|&]$/.test(command) ? '' : said) }
}

/** A command that goes on behind a backslash in one line, so that it is read as one. */
export function joined(code: string): string {
  // Each line that goes on is read together with all before it.
  if (
    code.length > 20_000 ||
    (code.match(/\\\n/g)?.length ?? 0) > 200 ||
    !/\\\n/.test(code) ||
    withoutHereDocuments(code) !== code
  )
    return code
  const lines: string[] = []
  let goesOn = false
  for (const line of code.split('\n')) {
    if (goesOn) lines.push(`${lines.pop()?.slice(0, -1).trimEnd()} ${line.trim()}`)
    else lines.push(line)
    const last = lines.at(-1) ?? ''
    goesOn = /(?<!\\)\\$/.test(last) && !isComment(last) && !unclosed(lines.join('\n').slice(0, -1))
  }
  return lines.join('\n')
}

const OTHER_SHELL = /^(?:powershell|pwsh|posh|ps1?|cmd|bat|batch|dos)$/i
/** A fence by its language. Of another shell only what is the same in every shell is run; the rest is for people. */
export const readCodeFence = (code: string, line: number, info: string): Verify[] =>
  OTHER_SHELL.test(info) && /[$`^%\\]|(?:^|[\s|;(])[A-Z][a-z]+-[A-Z]\w+/.test(code)
    ? [{ text: code.trim(), line, cut: true }]
    : readVerifyFence(code, line)
export const isShell = (info: string): boolean =>
  OTHER_SHELL.test(info) || /^(?:|bash|sh|shell|zsh|console|terminal|shell-session)$/i.test(info)

/** A fence is one script. Without `set -e` a shell would ignore failed lines before the last one. */
export function readVerifyFence(code: string, line: number): Verify[] {
  const lines = code.split('\n').filter((each) => each.trim() !== '')
  // A comment above the first command is about that one.
  const above = isComment(lines[0] ?? '') && saysResult(lines[0] ?? '') ? (lines[0] ?? '') : ''
  const steps = lines.flatMap((each, at) =>
    isComment(each) ? [] : [stepOf(each, at === 1 && above ? above : (lines[at + 1] ?? ''))],
  )
  const [first] = steps
  if (!first) return []
  if (isOtherCode(first.line)) return [{ text: code, line }]
  if (steps.length === 1) return [{ text: code, line, ...first.proof }]
  const doubt = steps.find(({ proof }) => proof.doubt !== undefined)?.proof.doubt
  if (doubt !== undefined) return [{ text: code, line, doubt }]
  const said = steps.filter(({ proof }) => proof.expect)
  // `set -e` does not heed a command that is turned round.
  const changed = new Map(said.map(({ line: each, proof }) => [each, `${proof.command} || exit 1`]))
  const script = code.trim().split('\n')
  const command = ['set -e', ...script.map((each) => changed.get(each) ?? each)].join('\n')
  const forPeople = said.flatMap(({ proof: { expect } }) => (expect && !expect.held ? [expect.text] : []))
  const expect = forPeople.length > 0 ? { expect: { text: forPeople.join('; ') } } : {}
  return [{ text: code, line, command, ...(said.length > 0 ? { cut: true } : {}), ...expect }]
}

/** A fence of a verify, or a paragraph beside it, as it is read alone. */
export interface VerifyPart {
  kind: 'code' | 'text'
  text: string
  verify: Verify[]
}

/** What is written above or below a fence may turn its meaning round: `Should return nothing.` */
export function inContext(parts: readonly VerifyPart[]): Verify[] {
  const said = new Set<VerifyPart>()
  return parts
    .map((part, at) => {
      const words = part.kind === 'code' ? saidOf(parts, at) : undefined
      if (!words) return part
      said.add(words)
      return { ...part, verify: part.verify.map((each) => asSaid(each, words.text)) }
    })
    .flatMap((part, at) => (said.has(parts[at] as VerifyPart) ? [] : part.verify))
}

const INTRODUCES = /[:：]\s*$/
const isWords = (part: VerifyPart | undefined): part is VerifyPart =>
  part?.kind === 'text' && !part.verify.some(isRun)

/** The paragraph that says what a fence shall show, if that is more than that it succeeds. */
function saidOf(parts: readonly VerifyPart[], at: number): VerifyPart | undefined {
  const commands = (parts[at]?.verify ?? []).flatMap(({ command, expect }) => (expect ? [] : (command ?? [])))
  const [command] = commands
  if (command === undefined || commands.length > 1) return undefined
  const [above, below] = [parts[at - 1], parts[at + 1]]
  const isNext = INTRODUCES.test(below?.text ?? '') && parts[at + 2]?.kind === 'code'
  if (!isNext && isWords(below) && turns(below.text, command)) return below
  return isWords(above) && INTRODUCES.test(above.text) && turns(above.text, command) ? above : undefined
}

/** Whether words may say that a command shall fail, or what it shall find. */
function turns(words: string, command: string): boolean {
  const claim = claimIn(words.replace(INTRODUCES, ''))
  if (claim.is === 'failure') return true
  if (!command.split('\n').some((line) => isLook(line.replace(/^.*&&\s*/, '')))) return false
  return claim.is === 'nothing' || claim.is === 'count' || (claim.is === 'words' && claim.finds === 'nothing')
}

function asSaid(verify: Verify, words: string): Verify {
  const { command, ...rest } = verify
  if (command === undefined) return verify
  const text = `${verify.text} (${words})`
  const proof = proving(command, words.replace(INTRODUCES, ''))
  // In a script it is not clear which of its lines is meant, and words that are not known tell no direction.
  const isClear =
    !command.includes('\n') && (proof.command !== command || !isLook(command) || proof.expect?.held)
  return { ...rest, text, ...(isClear || proof.expect?.number !== undefined ? proof : { doubt: command }) }
}

/** Text of a field that holds a command. A program that is not known has backticks around it, or its flags. */
export function readMarked(body: string, line: number): Verify[] {
  const spans = codeSpans(body)
  const isQuoted = spans.length === 1 && spans[0]?.before === '' && spans[0].after === ''
  const code = (isQuoted ? (spans[0]?.code ?? body) : body).trim().replace(/^\$ +/, '')
  if (!code.includes('\n')) return markedLine(body, code, isQuoted, line)
  const script = isQuoted ? code : withoutRemarks(code)
  if (!isQuoted && !isSureScript(script)) return [{ text: body, line }]
  const cut = script === code ? {} : { text: body, cut: true }
  return readVerifyFence(script, line).map((verify) => ({ ...verify, ...cut }))
}

function markedLine(body: string, code: string, isQuoted: boolean, line: number): Verify[] {
  // `pytest tests/a.py # MUST FAIL`
  const said = RESULT.exec(code)
  const before = code.slice(0, said?.index)
  if (said && !unclosed(before) && isSureScript(before.trim())) return readVerifyFence(code, line)
  const isScript = isQuoted ? isNamed(code) && !isOtherCode(code) : isSureScript(code)
  return isScript && !(codeSpans(body).length === 0 && bareCommand(code, true)?.prose)
    ? [{ text: body, line, command: code }]
    : readVerifyText(body, line)
}

/** A script without the sentences behind it. */
function withoutRemarks(script: string): string {
  const lines = script.split('\n')
  const last = lines.findLastIndex(
    (line) => !/^\s*(?:$|\(?[A-Z][a-z]*[\s:,])/.test(line) || looksLikeCommand(line),
  )
  return lines.slice(0, last + 1).join('\n')
}

/** Whether it calls the same program as another, whatever that is. */
const isAlike = (code: string, { code: other }: Span): boolean =>
  /\s/.test(code) && code.split(/\s/, 1)[0] === other.split(/\s/, 1)[0]

function isCommand(span: Span, first: boolean, before: readonly Span[]): boolean {
  const code = span.code.trim()
  if (isNoCommand(code, span.after)) return false
  const known = looksLikeCommand(code) || before.some((each) => isAlike(code, each))
  const asked = first ? askedFirst(span, known) : undefined
  if (asked !== undefined) return asked
  if (!known || !(/\s/.test(code) || RUN.test(span.before) || WITH.test(span.before))) return false
  if (!isAsked(span)) return false
  const isOther = INSTEAD.test(span.before) && !isLook(code)
  return first || !(isOther || ONLY_MENTIONED.test(span.before) || IS_A_THING.test(span.after))
}

/** Whether the words before the first span say that it is the command. Undefined if they say nothing. */
function askedFirst({ code: text, before, after }: Span, known: boolean): boolean | undefined {
  const code = text.trim()
  // A span at the beginning is the command, whatever its name; a bare word such as `foo()` or 11 is not.
  if (before.trim() === '') return known || (isNamed(code) && (/\s/.test(code) || after.trim() === ''))
  if (NOT_DONE.test(before.slice(-200))) return undefined
  if (RUN.test(before)) return isNamed(code) && !(IS_STARTED.test(after) && !known)
  // An unknown program has its flags there.
  return WITH.test(before) ? (known ? undefined : isNamed(code) && /\s--?\w/.test(code)) : undefined
}

/** ``Run `send_mail` task manually``: the name of what a person starts. */
const IS_STARTED =
  /^\s*(?:(?:task|job|function|method|query|procedure|hook|handler|worker|flow|workflow)\b|(?:\w+ )?manually\b|by hand\b)/i
/** ``is NOT deployed with `x` ``, ``never run `x` ``. */
const NOT_DONE =
  /(?:\b(?:not|never|no longer|rather than|instead of)|n't)(?:\s+(?!(?:when|after|if|while|once)\b)[\w-]+){0,4}\s*$/i
/** A label, the end of a sentence or of a clause, a sign between commands, or a word that joins them. */
const BEGINS = /(?:[:：;；.!?。,，、&|+→–—]|=>|\s--?|\b(?:and|then|plus|also|or|nor|und|y|et|e))\s*["'*_(]*$/i
/** ``Ejecutar `x` ``, and how others say it. */
const RUN_ELSEWHERE =
  /(?:(?<!\p{L})(?:ejecut\p{L}+|correr?|rod(?:ar|e)|execut(?:ar|e|er)|exécut\p{L}+|lancer?|ausführen|führe|starte|esegu\p{L}+|lancia\p{L}*|запусти\p{L}*|выполни\p{L}*)|运行|執行|执行|実行|실행)\s*[:：]?\s*$/iu
const VIA = /\b(?:with|using|via|by|through|under|running|executing)\s*$/i
/** ``The type check passes with `x` ``, ``after running `x` ``. */
const PASSES_WITH =
  /\b(?:(?:pass(?:es|ing)?|succeeds?|works?|green|clean|ok|valid|compiles|builds|exits 0)\s+(?:with|via|by|using|under|in|on|for)|running|executing)\s*$/i
/** ``No lint errors (`x` ``. */
const CHECK_IN_BRACKETS =
  /\b(?:tests?|suite|lint\w*|type-?check\w*|types|build|compil\w+|format\w*|coverage|errors?|warnings?|checks?|verif\w+)\b[^.;:()]*\(\s*$/i
/** How a clause begins that asks for a check. */
const ASKS_FOR =
  /(?:^|[.;:,(]|\b(?:and|then))\s*(?:please\s+)?(?:use|verif(?:y|ied)|check(?:ed)?|confirm(?:ed)?|ensure|make sure|validated?|test(?:ed)?|inspect|proven?|expect|try|call|invoke|re-?run)\b[^.;:]*$/i
/** Words directly before a command that are a thing the plan speaks of. */
const MENTIONS =
  /\b(?:says?|states?|mention(?:s|ed)?|document(?:s|ed)?|describes?|contains?|includes?|lists?|names?|named|called|suggests?|recommends?|replaces?|exposes?|defines?|has|have|add(?:s|ed)?|removes?d?)\s*["'(]*$/i

/**
 * Whether the words around a command ask for it. Behind other words only a known check is one: a sentence may also
 * speak of a command, which would be run for nothing or do harm.
 */
function isAsked({ before: words, code, after }: Span): boolean {
  if (words.trim() === '') return true
  // Only what is near says something of it, and a long text is not searched again for each command.
  const before = words.slice(-200)
  const isCheck = CHECKS.test(code.trim()) || isLook(code)
  const asks = ASKS_FOR.test(before)
  if (NOT_DONE.test(before)) return isCheck && asks && VIA.test(before)
  if (BEGINS.test(before) || RUN.test(before) || RUN_ELSEWHERE.test(before)) return true
  if (MENTIONS.test(before)) return false
  return isCheck || asks || PASSES_WITH.test(before) || CHECK_IN_BRACKETS.test(before) || saysResultOf(after)
}

/** ``(`x`) exits 0`` */
function saysResultOf(after: string): boolean {
  const said = after.replace(/^[\s)\]"']+/, '')
  return said !== '' && claimIn(said).is !== 'words'
}

const isNoCommand = (code: string, after: string): boolean =>
  // `mysql <` is not finished.
  /^$|(?:^|\s)[<>]$|[|&]$/.test(code) ||
  isSlashCommand(code) ||
  isOtherCode(code) ||
  (/^[^\s]*[./][^\s]*$/.test(code) && SAID_OF_FILE.test(after))

/** A program that is not known may be meant; words that are shown to a person, such as `Not Found`, and names of code, such as `ImportError`, are not. */
const isNamed = (code: string): boolean => !/^[A-Z](?:[a-z]+\s|\w*$|[A-Z]+\s)/.test(code) && !isSentence(code)

/** Inline code, with equally many backticks on both sides. Each run of backticks is visited once: linear time. */
export function codeSpans(text: string): Span[] {
  if (!text.includes('`')) return []
  const runs = [...text.matchAll(/`+/g)].map((run) => ({ at: run.index, length: run[0].length }))
  const byLength = indexesByLength(runs)
  const spans: Span[] = []
  let end = 0
  const cursor = new Map<number, number>()
  for (let index = 0; index < runs.length; index += 1) {
    const open = runs[index] as { at: number; length: number }
    const same = byLength.get(open.length) ?? []
    let at = cursor.get(open.length) ?? 0
    while (at < same.length && (same[at] as number) <= index) at += 1
    cursor.set(open.length, at)
    const closeIndex = same[at]
    if (closeIndex === undefined) continue
    const close = runs[closeIndex] as { at: number; length: number }
    const before = text.slice(end, open.at)
    const last = spans.at(-1)
    if (last) last.after = before
    spans.push({ code: text.slice(open.at + open.length, close.at), before, after: '' })
    end = close.at + close.length
    index = closeIndex
  }
  const last = spans.at(-1)
  if (last) last.after = text.slice(end)
  return spans
}

function indexesByLength(runs: readonly { length: number }[]): Map<number, number[]> {
  const indexes = new Map<number, number[]>()
  for (const [index, { length }] of runs.entries()) {
    const same = indexes.get(length)
    if (same) same.push(index)
    else indexes.set(length, [index])
  }
  return indexes
}
