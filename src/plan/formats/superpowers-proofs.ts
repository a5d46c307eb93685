import type { Verify } from '../../model/plan.ts'
import { bareCommand, looksLikeCommand } from '../bare-command.ts'
import { dedent, type Line } from '../lines.ts'
import type { LineKind } from '../mask.ts'
import { isLook, negated, proving } from '../proving.ts'
import { claimIn } from '../result-words.ts'
import { constantReason } from '../shell/outcome.ts'
import { GIT_WRITES, isCheck, ONCE, onlyMakes } from '../shell/work-commands.ts'
import {
  codeSpans,
  commandsIn,
  commandsOf,
  goesOnFrom,
  isShell,
  joined,
  readCodeFence,
  readVerifyFence,
  readVerifyText,
  saysResult,
} from '../verify-text.ts'

/** What announces a command: the fence below it, or the code behind it. */
interface Label {
  /** The folder that `Run (in apps/backend):` names. */
  folder?: string
  /** The text behind the colon. */
  rest: string
  /** It is said that the command fails: before the work, not after it. */
  fails: boolean
  /** It names a proof, so bullets below it are proofs too. */
  verifies?: true
  /** It may be work: it counts if a result is expected, or below a step that verifies. */
  unsure?: true
  /** `Run:`, of which a known check is a proof, also where no result is named. */
  runs?: true
  /** A person does it: it is not run. */
  byHand?: true
  /** It names a proof in words alone. */
  words?: string
}

const START = String.raw`^\s*(?:[-*+]\s+|\d{1,3}[.)]\s+)?(?:\[.\]\s+)?`
const RUN = new RegExp(String.raw`${START}\**Run\b(\s*\([^()]{0,80}\)|[^:]{0,60}?)\**[:：]\**\s*(.*)$`, 'i')
/** ``Run `npm test` and make sure it passes``, in which the words say that it is a proof. */
const RUN_CODE = new RegExp(
  String.raw`${START}\**(?:Step\s+\d+[a-z]?\s*[:.]\s*)?Run\**\s+(\x60.*?)(?:\*\*)?$`,
  'i',
)
const PASSES =
  /\b(?:pass(?:es|ing)?|succeeds?|green|make sure|ensure|verify|confirm|check that|exits? (?:with )?(?:code )?0|no errors)\b/i
const VERIFY = new RegExp(
  String.raw`${START}(?:\*\*|__)?(?:Verif(?:y|ication)|Validat(?:e|ion)|Test commands?)(?: with| by running| command)?(?:\*\*|__)?\s*[:：](?:\*\*|__)?\s*(.*)$`,
  'i',
)
const BULLET = /^\s*(?:[-*+]|\d{1,3}[.)])\s+(?:\[.\]\s+)?(?!\[.\]\s|\*\*|Step\b)(.+)$/i
const FOLDER = /\b(?:in|from|inside|at|cwd|work(?:ing )?dir(?:ectory)?)[:=]?\s+(?:the\s+)?`?([\w@.][\w@./-]*)/
const NO_FOLDER =
  /^(?:an?|your|this|repo(?:sitory)?|project|root|top(?:-level)?|terminal|shell|console|browser|parallel|order|background|container|power-?shell|bash|zsh|wsl|ci|end|same|new|another|both)$/i
/** A box, a bold line, a heading, or a paragraph that ends in a colon. */
const STEP = new RegExp(
  String.raw`${START}(?:\*\*|__)|^\s*[-*+]\s+\[.\]|^\s{0,3}#{1,6}\s|^\s*(?:Step|Verif|Test)\w*\b.*[:：]\s*$`,
  'i',
)
const VERIFIES =
  /\b(?:verif(?:y|ies|ication)|validate|validation|run (?:[\w-]+ ){0,6}(?:tests?(?! (?:files?|data|fixtures?))|suite|checks?)\b|confirm|make sure)\b/i
const FAILS = /\bfails?\b|\bfailing\b|\bconfirm(?:s|ing)? (?:the )?failures?\b|\bRED\b/
const EXPECTED =
  /^\s*(?:[-*+]\s+(?:\[.\]\s+)?)?(?:\*\*)?Expected(?:\*\*)?[ \u00a0\u202f]?[:：](?:\*\*)?\s*(.*)$/
/** A line with nothing but code, also in a list. */
const CODE_LINE = /^\s*(?:(?:[-*+]|\d{1,3}[.)])\s+(?:\[.\]\s+)?)?(`[^`]+`)[.,;]?\s*$/
/** What a step sees fail, and not what it is about: `Verify failed logins`. */
const SEES_FAIL =
  /\b(?:verify|confirm|see|watch|ensure|check|and|that|it|they|tests?|suite|build)\s+(?:the\s+)?(?:fails?|failures?)\b|\bRED\b/i

/** Whether what is expected is a failure: `FAIL`, `import failures since …`, and not `no failures`. */
function isFailure(expected: string): boolean {
  if (/^[`"*[\s]*(?:(?:(?:it )?(?:is |are )?still )?fail|red\b|errors?\b(?!-free| free))/i.test(expected))
    return true
  const [first = ''] = expected.split(/[.;,(:—–]|\s(?:because|since|as|until)\s/)
  return (
    /\b(?:failures?|fails?)\b|\b(?:[1-9]\d*|one|two|\w+ tests?) fail(?:ed|ing)\b/i.test(first) &&
    !/\b(?:no|not|none|zero|0|never|without|pass\w*)\b|n't\b/i.test(first)
  )
}

/** Whether a text only runs tests, builds and linters. */
function onlyChecks(text: string): boolean {
  const isJoin = (words: string) => /^[\s,;.]*(?:and|then|and then)?[\s,;.]*$/.test(words)
  const commands = commandsIn(codeSpans(text), ({ code }) => looksLikeCommand(code))
  return (
    commands.length > 0 &&
    commands.every(
      ({ code, before, after }) =>
        isCheck(code.replace(/^cd \S+ && /, '')) && isJoin(before) && isJoin(after),
    )
  )
}

/** The commands in a title that says nothing but to run its proof: ``Verify: `npm test` ``, ``Run `npm test` ``. */
export function proofInTitle(title: string, line: number): Verify[] {
  const [, verb = '', object = '', rest = ''] =
    /^(Verify|Validate|Verification|Run)\b[:：]?\s*([^`:.,;]{0,40})(`.*)$/i.exec(title) ?? []
  if (object !== '') return /^r/i.test(verb) ? passing(rest, line) : []
  const spans = codeSpans(rest)
  const isSaid = /^v/i.test(verb) && spans.length > 0 && spans.every(({ code }) => looksLikeCommand(code))
  const isOnly = spans.every(({ before, after }) => /^[\s,;.&]*(?:and)?[\s,;.&]*$/.test(before + after))
  return (isSaid && isOnly) || onlyChecks(rest) ? readVerifyText(rest, line) : passing(rest, line)
}

/** One check, with no more than words that say that it passes. */
function passing(text: string, line: number): Verify[] {
  const [only, ...more] = codeSpans(text)
  if (!only || more.length > 0 || !isCheck(only.code) || !PASSES.test(only.after)) return []
  if (SEES_FAIL.test(only.after) || /\bfix/i.test(only.after)) return []
  return readVerifyText(text, line).filter(({ command }) => command === only.code.trim())
}

interface Text {
  lines: readonly Line[]
  kinds: readonly LineKind[]
}

/** The commands of a task that shall pass after the work. Lines `from` to `to` count from 0; those of commands that are work are added to `work`. */
export const proofsIn = (text: Text, from: number, to: number, work: number[]): Verify[] =>
  new ProofReader(text, from, to, work).read()

class ProofReader {
  private readonly lines: readonly Line[]
  private readonly kinds: readonly LineKind[]
  private readonly from: number
  private readonly to: number
  private readonly found: Verify[][] = []
  private readonly work: number[]
  /** The step around: the task itself at first. */
  private step: Step
  /** A Verify in words, until something below it gives it a command. */
  private words: Verify | undefined
  private label: Label | undefined

  constructor({ lines, kinds }: Text, from: number, to: number, work: number[]) {
    this.work = work
    this.lines = lines
    this.kinds = kinds
    this.from = from
    this.to = to
    this.step = stepOf(lines[from - 1]?.text ?? '')
  }

  read(): Verify[] {
    const { from, to, kinds, lines, found } = this
    for (let at = from; at < to; at += 1) {
      const end = this.blockEnd(at)
      if (end !== undefined) {
        const by = this.label ?? this.labelNear(at, end)
        if (by) this.add(blockOf(lines, at, end, by), by, end + 1)
        this.label = undefined
        at = end
      } else if (this.label?.runs && CODE_LINE.test(lines[at]?.text ?? '')) {
        at = this.addCodeLines(at, this.label)
        this.label = undefined
      } else if (kinds[at] === 'text') this.label = this.labelAfter(at)
    }
    return this.words ? [this.words] : deciding(found.filter((each) => each.length > 0))
  }

  /** The lines below `Run:` that are nothing but code; what is expected is said of all. */
  private addCodeLines(from: number, by: Label): number {
    const { lines, kinds, to } = this
    let last = from
    for (let below = from; below < to && kinds[below] === 'text'; below += 1) {
      const { text, blank } = lines[below] as Line
      if (CODE_LINE.test(text)) last = below
      else if (!blank) break
    }
    for (let at = from; at <= last; at += 1) {
      const code = CODE_LINE.exec((lines[at] as Line).text)?.[1]
      if (code) this.add(readVerifyText(code, at + 1), by, last + 1)
    }
    return last
  }

  private add(verify: Verify[], by: Label, below: number): void {
    const expected = this.expectedBelow(below)
    if (this.failsBefore(by, expected, below)) return
    if (this.isWork(verify, by, expected, below)) {
      this.work.push(...verify.flatMap(({ command, line }) => (command && !onlyMakes(command) ? line : [])))
      return
    }
    const commands = proof(verify, by, expected)
    const proofs = by.verifies && this.words ? commandsOf([this.words, ...commands]) : commands
    if (by.verifies && proofs.length > 0) this.words = undefined
    // Where it is not called a verify, it is one only if it checks something.
    this.found.push(by.verifies ? proofs : proofs.filter(({ command }) => !command || !onlyMakes(command)))
  }

  /** What is said below several `Run:` is said of all of them, but only of the last word for word. */
  private saidOfAll(expected: string | undefined, below: number): string | undefined {
    return expected ?? expectedIn(this.lines, this.kinds, below, Math.min(below + 6, this.to), true)
  }

  /** Its step or what is expected says that it fails, before the work. */
  private failsBefore(by: Label, expected: string | undefined, below: number): boolean {
    const said = this.saidOfAll(expected, below)
    return said === undefined ? by.runs === true && this.step.fails : isFailure(said)
  }

  /** What nothing says to be a proof. */
  private isWork(verify: Verify[], by: Label, expected: string | undefined, below: number): boolean {
    if (!by.unsure || by.verifies || by.fails || this.step.verifies) return false
    return this.saidOfAll(expected, below) === undefined && !(by.runs && verify.some(isSure))
  }

  /** The last line of a fence, or of a block below a label that is only indented. */
  private blockEnd(at: number): number | undefined {
    if (this.kinds[at] === 'fence-open') return fenceEnd(this.kinds, at, this.to)
    return this.label?.rest === '' ? indentedEnd(this.lines, this.kinds, at, this.to) : undefined
  }

  /** A script of which a result is expected, below it or in its comments, is run to see it, whatever is above it. */
  private labelNear(at: number, end: number): Label | undefined {
    const isSaid = isSaidIn(this.lines, at, end) || this.expectedBelow(end + 1) !== undefined
    return isSaid ? { rest: '', fails: false } : undefined
  }

  /** A label with its command on the same line is used up; any other step ends the one before. */
  private labelAfter(at: number): Label | undefined {
    const { text } = this.lines[at] as Line
    const own = labelIn(this.lines, this.kinds, at, this.to)
    const isStep = STEP.test(text)
    if (isStep && (!own?.unsure || this.isNext(text))) this.step = stepOf(text)
    if (own) return this.used(own, at)
    if (this.label?.verifies && this.addBullet(this.label, at)) return this.label
    return isStep ? undefined : this.label
  }

  /** A box with the same indentation is another step, and not a part of the one above. */
  private isNext(text: string): boolean {
    return this.step.box !== undefined && BOX.exec(text)?.[1] === this.step.box
  }

  private used(own: Label, at: number): Label | undefined {
    // A Run below a Verify is its command.
    const by: Label = this.label?.verifies ? { ...own, verifies: true } : own
    if (by.words) this.words = { text: by.words, line: at + 1 }
    if (by.rest !== '') this.add(readVerifyText(by.rest, at + 1), by, at + 1)
    return by.rest === '' ? by : undefined
  }

  private addBullet(by: Label, at: number): boolean {
    const bullet = BULLET.exec((this.lines[at] as Line).text)?.[1]
    if (bullet === undefined) return false
    this.add(readVerifyText(bullet, at + 1), { ...by, fails: by.fails || FAILS.test(bullet) }, at + 1)
    return true
  }

  private expectedBelow(start: number): string | undefined {
    return expectedIn(this.lines, this.kinds, start, Math.min(start + 4, this.to))
  }
}

interface Step {
  verifies: boolean
  fails: boolean
  /** The blanks before its box. */
  box?: string
}

const BOX = /^(\s*)[-*+]\s+\[.\]/

function stepOf(text: string): Step {
  const box = BOX.exec(text)?.[1]
  const fails = !/^\s{0,3}#/.test(text) && SEES_FAIL.test(text)
  return { verifies: VERIFIES.test(text), fails, ...(box === undefined ? {} : { box }) }
}

const isSure = ({ command = '' }: Verify): boolean =>
  command.split(/&&|\n/).some((each) => isCheck(each.trim()) || isLook(each))

/** In a branch or a function of a file that the task writes, a comment says nothing about a command that is typed. */
function isSaidIn(lines: readonly Line[], at: number, end: number): boolean {
  const indent = lines[at]?.indent ?? 0
  return lines.slice(at + 1, end).some((each) => each.indent <= indent && saysResult(each.text))
}

/** The label that a line begins with. Whether it fails is said in the line itself: the next ones may be about another case. */
function labelIn(lines: readonly Line[], kinds: readonly LineKind[], at: number, to: number) {
  const begun = labelOf((lines[at] as Line).text)
  const whole = begun?.rest ? labelOf(paragraphAt(lines, kinds, at, to)) : begun
  return whole && begun ? { ...whole, fails: begun.fails } : begun
}

const MOST_WRAPPED = 6

/** A line, with those that go on with its sentence. */
function paragraphAt(lines: readonly Line[], kinds: readonly LineKind[], at: number, to: number): string {
  let { text } = lines[at] as Line
  for (let next = at + 1; next < Math.min(to, at + MOST_WRAPPED) && kinds[next] === 'text'; next += 1) {
    const line = (lines[next] as Line).text.trim()
    if (line === '' || labelOf(line) || !goesOnFrom(text.trimEnd(), line)) break
    text = `${text.trimEnd()} ${line}`
  }
  return text
}

/** What stands in a list below `Expected:`; nothing if there is none. */
function firstBullet(lines: readonly Line[], kinds: readonly LineKind[], from: number): string {
  const at = lines[from]?.blank ? from + 1 : from
  return (kinds[at] === 'text' && /^\s*[-*+]\s+(?!\[.\])(.*)$/.exec(lines[at]?.text ?? '')?.[1]) || ''
}

/** `Expected: …` in one of these lines. */
function expectedIn(
  lines: readonly Line[],
  kinds: readonly LineKind[],
  from: number,
  to: number,
  isPast = false,
): string | undefined {
  for (let at = from; at < to; at += 1) {
    const { text } = lines[at] as Line
    const expected = kinds[at] === 'text' ? EXPECTED.exec(text)?.[1] : undefined
    if (expected === '') return firstBullet(lines, kinds, at + 1)
    if (expected !== undefined) return expected
    const isOther = isPast ? !(lines[at]?.blank || RUN.test(text)) : RUN.test(text)
    if (kinds[at] !== 'text' || isOther) return undefined
  }
  return undefined
}

/** Those that depend on the work; without any, the last. */
function deciding(proofs: readonly Verify[][]): Verify[] {
  const decide = proofs.filter((each) => each.some(dependsOnWork))
  const words = proofs.flat().filter(isByHand)
  const decided = withoutSame(decide.length > 0 ? decide.flat() : (proofs.at(-1) ?? []))
  // What a person has to look at is told beside what is run.
  return decide.length > 0 && words.length > 0 ? commandsOf([...decided, ...words]) : decided
}

/** A script that is not run here: a person does it, or another shell. */
const isByHand = ({ command, doubt, cut }: Verify): boolean =>
  command === undefined && doubt === undefined && cut === true
const isTold = (verify: Verify): boolean => verify.doubt !== undefined || isByHand(verify)

const dependsOnWork = ({ command, doubt }: Verify): boolean =>
  doubt !== undefined || (command !== undefined && constantReason(command) === undefined)

function labelOf(text: string): Label | undefined {
  const run = RUN.exec(text)
  // `**Run From**: apps/a` names a folder.
  if (/^\W*(?:from|in)\W*$/i.test(run?.[1] ?? '') && run?.[2]) return undefined
  if (run && !/[.!?]\s/.test(run[1] ?? '')) {
    const folder = folderIn(run[1] ?? '')
    return {
      ...(folder === undefined ? {} : { folder }),
      rest: (run[2] ?? '').trim(),
      fails: FAILS.test(run[1] ?? ''),
      ...(VERIFIES.test(run[0] ?? '') ? {} : { unsure: true as const }),
      runs: true,
    }
  }
  return proofLabel(text) ?? stepLabel(text)
}

/** `from the repo root` is where a proof runs anyway, and `in a terminal` is no folder. */
function folderIn(words: string): string | undefined {
  const folder = FOLDER.exec(words)?.[1]
  return folder === undefined || NO_FOLDER.test(folder) ? undefined : folder
}

function proofLabel(text: string): Label | undefined {
  const code = RUN_CODE.exec(text)?.[1]
  if (code !== undefined)
    return {
      ...{ rest: code, fails: FAILS.test(code) },
      ...(PASSES.test(code) || onlyChecks(code) ? {} : { unsure: true }),
    }
  const stated = VERIFY.exec(text)?.[1]?.trim()
  if (stated === undefined) return undefined
  // Words alone introduce what is below them.
  const rest = stated.includes('`') || bareCommand(stated) ? stated : ''
  const words = rest === '' && /[\p{L}\p{N}]/u.test(stated) ? { words: stated } : {}
  return { rest, fails: FAILS.test(stated), verifies: true, ...words }
}

function stepLabel(text: string): Label | undefined {
  if (!STEP.test(text) || !VERIFIES.test(text)) return undefined
  // `**Verify:** `npm test``, with its command on the same line.
  const rest = text.includes('`') ? /(?:\*\*|__)[:：]?\s*([^*_]*`.*)$/.exec(text)?.[1] : undefined
  return { rest: rest ?? '', fails: FAILS.test(text), ...(BY_HAND.test(text) ? { byHand: true } : {}) }
}
const BY_HAND = /\b(?:manual(?:ly)?|by hand)\b/i

/** One of equal commands: the last, which is after the work. Before it `grep -c x a` may have to find nothing. */
function withoutSame(verify: readonly Verify[]): Verify[] {
  const last = new Map<string, number>()
  for (const [at, { command }] of verify.entries()) {
    if (command === undefined) continue
    for (const same of [command, negated(command), command.replace(/(^|&& )! /, '$1')]) last.set(same, at)
  }
  return verify.filter(({ command }, at) => command === undefined || last.get(command) === at)
}

function indentedEnd(lines: readonly Line[], kinds: readonly LineKind[], at: number, to: number) {
  let end = at
  while (end < to && kinds[end] === 'text' && /^(?: {4}|\t)/.test(lines[end]?.text ?? '')) end += 1
  return end > at && looksLikeCommand((lines[at] as Line).text.trim()) ? end - 1 : undefined
}

const fenceEnd = (kinds: readonly LineKind[], at: number, to: number): number => {
  let end = at + 1
  while (end < to && kinds[end] === 'fence') end += 1
  return kinds[end] === 'fence-close' ? end : end - 1
}

/** A block below a label; one that is for a person is not run. */
function blockOf(lines: readonly Line[], at: number, end: number, by: Label): Verify[] {
  const read = blockProof(lines, at, end, by)
  return by.byHand ? read.map(({ text, line }) => ({ text, line, cut: true })) : read
}

function blockProof(lines: readonly Line[], at: number, end: number, by: Label): Verify[] {
  if (/^\s*(?:[-*+]\s+)?(?:`{3}|~{3})/.test(lines[at]?.text ?? '')) return fenceProof(lines, at, end, by)
  const code = lines.slice(at, end + 1).map(({ text }) => text.trim())
  return readVerifyFence(code.join('\n'), at + 1)
}

/** The script in a fence, if it is one: a shell's, or without a language and with a command in its first line. */
function fenceProof(lines: readonly Line[], at: number, end: number, { folder }: Label): Verify[] {
  const opening = lines[at] as Line
  const info = /(?:`{3,}|~{3,})[ \t]*(\S*)/.exec(opening.text)?.[1] ?? ''
  if (!isShell(info)) return []
  const code = lines.slice(at + 1, end).map(({ text }) => dedent(text, opening.indent))
  // The content of a file: nobody types this line.
  if (code[0]?.startsWith('#!')) return []
  // With prompts, the other lines are what the commands print.
  const typed = code.filter((line) => line.startsWith('$ ')).map((line) => line.slice(2))
  const script = (typed.length > 0 ? typed : code).filter(
    (line) => !GIT_WRITES.test(line) && !ONCE.test(line),
  )
  const first = script.find((line) => line.trim() !== '' && !line.startsWith('#'))
  if (first === undefined || (info === '' && !looksLikeCommand(first))) return []
  const inFolder = folder === undefined || script.length === 1 ? script : [`cd ${folder}`, ...script]
  const isCut = script.length < code.length
  return readCodeFence(inFolder.join('\n'), at + 2, info).map((verify) =>
    isCut ? { ...verify, cut: true } : verify,
  )
}

function proof(verify: Verify[], { folder, fails }: Label, expected: string | undefined): Verify[] {
  if (fails || (expected !== undefined && isFailure(expected))) return []
  return verify.flatMap((given): Verify[] => {
    const each = withExpected(given, expected)
    if (isTold(each)) return [each]
    // Without an expectation it was turned round because it shall fail, before the work.
    if (each.command === undefined || (each.cut && !each.expect && each.command.startsWith('! '))) return []
    if (GIT_WRITES.test(each.command)) return []
    const isScript = each.command.includes('\n')
    const command = folder === undefined || isScript ? each.command : `cd ${folder} && ${each.command}`
    return [{ ...each, command }]
  })
}

function withExpected(given: Verify, expected: string | undefined): Verify {
  const isOpen = given.expect?.number === undefined && !given.expect?.held
  return expected && isOpen ? (endedWithOne(given, expected) ?? asExpected(given, expected)) : given
}

/** `exit code 1` of a search: with no output it finds nothing. Alone it may be said of the time before the work. */
function endedWithOne({ command, ...given }: Verify, expected: string): Verify | undefined {
  if (
    command === undefined ||
    !isLook(command) ||
    !/\b(?:exit|return)\w* (?:code |status )?1\b/i.test(expected)
  )
    return undefined
  const text = `${given.text}\nExpected: ${expected}`
  return /\b(?:no|without) (?:output|match(?:es)?|results?|hits?|lines?)\b|\bnothing\b/i.test(expected)
    ? { ...given, text, command: negated(command), cut: true, expect: { text: expected, held: true } }
    : { ...given, text, doubt: command }
}

/** A command with the line `Expected: …` below it. */
function asExpected(verify: Verify, expected: string): Verify {
  const { command = verify.doubt, doubt, text, ...rest } = verify
  if (command === undefined) return verify
  const said = `Expected: ${expected}`
  const whole = joined(command.replace(/^set -e\n/, ''))
  const isOfScript = whole.includes('\n') && claimIn(said).is === 'nothing'
  const read = isOfScript
    ? provingScript(command, said)
    : proving(whole.includes('\n') ? command : whole, said)
  const proof = read.command === whole ? { ...read, command } : read
  return { ...rest, ...proof, text: proof.cut || proof.doubt ? `${text}\nExpected: ${expected}` : text }
}

/** Of a script `no output` is said of each search in it. */
function provingScript(script: string, said: string): ReturnType<typeof proving> {
  // Not each of its lines is a command.
  if (/<<|(?:\||&&)\s*$/m.test(script)) return { doubt: script }
  const lines = joined(script)
    .split('\n')
    .map((line) => ({ line, proof: isLook(line) ? proving(line, said) : undefined }))
  if (lines.some(({ proof }) => proof?.doubt !== undefined)) return { doubt: script }
  const isTurned = lines.some(({ proof }) => proof !== undefined)
  const command = lines.map(({ line, proof }) => (proof ? `${proof.command} || exit 1` : line)).join('\n')
  return { command, cut: true, expect: isTurned ? { text: said, held: true } : { text: said } }
}
