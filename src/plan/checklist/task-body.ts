import type { Task, Verify } from '../../model/plan.ts'
import { looksLikeCommand } from '../bare-command.ts'
import { readDepends } from '../depends.ts'
import { readFileList } from '../file-list.ts'
import { dedent, defined, type Line } from '../lines.ts'
import { type LineKind, PACKET_LINE } from '../mask.ts'
import {
  asSaidWhenDone,
  codeSpans,
  commandsIn,
  commandsOf,
  goesOnFrom,
  inContext,
  proofsOf,
  readCodeFence,
  readVerifyFence,
  readVerifyText,
  type VerifyPart,
} from '../verify-text.ts'
import { type TitleParts, tierOf } from './titles.ts'

/** A piece of a field's value: a line of text or a whole fence. */
export type Piece =
  | { kind: 'text'; text: string; line: number; indent: number; bullet: boolean }
  | { kind: 'code'; text: string; line: number; info: string }

export interface Field {
  name: string
  /** 1-based. */
  line: number
  /** A name in a paragraph of its own has its bullets below it, with the same indentation. */
  bullet: boolean
  pieces: Piece[]
}

/** The fields, and the names that people give them. */
const NAMES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    do: 'do, steps, action',
    files: 'files, file, files to create, files to modify',
    done: 'done when, done, acceptance criteria, acceptance',
    verify: 'verify, verification, verify command',
    commit: 'commit, commit message',
    tier: 'tier',
    verification: 'verification tier',
    cwd: 'cwd, run from, run in, working directory, working dir, workdir, directory',
    depends: 'depends on, depends, dependencies',
    requirements: 'requirements, requirement',
    design: 'design',
    review: 'review',
    security: 'security review',
  }).flatMap(([field, names]) => names.split(', ').map((name) => [name, field] as const)),
)

const BULLET = /^(?:[-*+]|\d{1,9}[.)])[ \t]+/
const BOLD_FIELD = /^(?:\*\*|__)([^*_:\n]{1,40}?):?(?:\*\*|__)[ \t]*:?[ \t]*(.*)$/
const PLAIN_FIELD = /^([A-Za-z][A-Za-z ]{1,30}?)[ \t]*:(?:[ \t]+(.*)|$)/
/** In any language: Kiro writes `_要件: 1.1_` where it is spoken to in Japanese. */
const ITALIC_FIELD = /^([_*])(\p{L}[\p{L} ]{1,30}?)[ \t]*[:：][ \t]*(.*?)\1[ \t]*$/u

/** A line that names a task of its own, to which the box is missing. */
const OTHER_TASK = /^(?:T\d{2,4}|\d+\.\d{1,2})[.:)]?[ \t]+(?:\[\w|\p{Lu})/u

/** The rest of a title that goes on below its box, up to a bullet, a name or a blank line; and the line behind it. */
export function titleTail(lines: readonly Line[], kinds: readonly LineKind[], from: number, to: number) {
  let at = from
  const words: string[] = []
  for (; at < to && kinds[at] === 'text' && !lines[at]?.blank; at += 1) {
    const { text, bullet } = textPiece(lines[at] as Line, at + 1, true)
    if (
      bullet ||
      fieldOf(text, false) ||
      fieldOf(text, true)?.value === '' ||
      /^[*_#<|>]/.test(text) ||
      OTHER_TASK.test(text)
    )
      break
    words.push(text)
  }
  return { words: words.join(' '), end: at }
}

/** The named bullets of one task. Text without a name is kept under the name ''. */
export function readFields(
  lines: readonly Line[],
  kinds: readonly LineKind[],
  from: number,
  to: number,
): Field[] {
  const fields: Field[] = [{ name: '', line: from + 1, bullet: false, pieces: [] }]
  /** Fields have the indentation of the first bullet. Deeper lines belong to one of them. */
  let level: number | undefined
  for (let at = from; at < to; at += 1) {
    const line = lines[at] as Line
    const kind = kinds[at]
    const current = fields.at(-1) as Field
    if (kind === 'fence-open') {
      const fence = readFence(lines, kinds, at, to)
      current.pieces.push(...fence.pieces)
      at = fence.last
      continue
    }
    if (line.blank || kind === 'comment' || kind === 'packet') continue
    const piece = textPiece(line, at + 1, kind === 'text')
    if (piece.bullet) level ??= line.indent
    const begun = kind === 'text' ? fieldBegunBy(piece, level, current) : undefined
    if (begun) fields.push(begun)
    else current.pieces.push(piece)
  }
  return fields
}

type TextPiece = Extract<Piece, { kind: 'text' }>

function textPiece({ text, indent }: Line, line: number, mayBeBullet: boolean): TextPiece {
  const trimmed = text.trim()
  const mark = mayBeBullet ? (BULLET.exec(trimmed)?.[0] ?? '') : ''
  return { kind: 'text', text: trimmed.slice(mark.length), line, indent, bullet: mark !== '' }
}

/** The field that a line begins; `undefined` when it belongs to the one before. */
function fieldBegunBy(piece: TextPiece, level: number | undefined, before: Field): Field | undefined {
  const { text, line, indent, bullet } = piece
  const found = level === undefined || indent <= level ? fieldOf(text, bullet) : undefined
  if (found) {
    const pieces: Piece[] = found.value === '' ? [] : [{ ...piece, text: found.value, bullet: false }]
    return { name: found.name, line, bullet, pieces }
  }
  // A bullet at the fields' own level that names none ends the field before it.
  const isEnd = bullet && indent === level && before.bullet && before.name !== ''
  return isEnd ? { name: '', line, bullet, pieces: [piece] } : undefined
}

/** A fence as a piece of code, and its last line. A packet is read elsewhere. */
function readFence(lines: readonly Line[], kinds: readonly LineKind[], at: number, to: number) {
  const opening = lines[at] as Line
  let next = at + 1
  while (next < to && kinds[next] === 'fence') next += 1
  const code = lines.slice(at + 1, next).map(({ text }) => dedent(text, opening.indent))
  const info = /(?:`{3,}|~{3,})[ \t]*(\S*)/.exec(opening.text)?.[1] ?? ''
  const pieces: Piece[] = code.some((each) => PACKET_LINE.test(each))
    ? []
    : [{ kind: 'code', text: code.join('\n'), line: at + 2, info }]
  return { pieces, last: kinds[next] === 'fence-close' && next < to ? next : next - 1 }
}

/** `*Verify*: x` is `**Verify**: x`. */
const ITALIC_NAME = /^([*_])(?=\p{L})([\p{L} ]{2,30})(:?)\1(?=[ \t]*:|(?<=:\1)[ \t])/u

function fieldOf(given: string, bullet: boolean): { name: string; value: string } | undefined {
  const content = given.replace(ITALIC_NAME, '**$2$3**')
  const bold = BOLD_FIELD.exec(content)
  const known = nameOf(bold?.[1])
  if (bold && (content.includes(':') || known))
    return { name: known ?? `other:${key(bold[1])}`, value: (bold[2] ?? '').trim() }
  const italic = ITALIC_FIELD.exec(content)
  if (italic) return { name: nameOf(italic[2]) ?? `other:${key(italic[2])}`, value: (italic[3] ?? '').trim() }
  const plain = PLAIN_FIELD.exec(content)
  const name = nameOf(plain?.[1])
  if (plain && name && (bullet || name === 'verify' || name === 'files'))
    return { name, value: (plain[2] ?? '').trim() }
  return undefined
}

const key = (name: string | undefined) => (name ?? '').trim().toLowerCase().replace(/\s+/g, ' ')
const nameOf = (name: string | undefined) => NAMES.get(key(name))

/** The bullets of a task, as fields of the model. */
export type TaskBody = Pick<
  Task,
  | 'kind'
  | 'parallel'
  | 'dependsOn'
  | 'files'
  | 'steps'
  | 'doneWhen'
  | 'verify'
  | 'markers'
  | 'securityReview'
  | 'requirements'
> &
  Partial<Pick<Task, 'commit' | 'fixOf' | 'statesDependencies' | 'tier' | 'verification'>>

const NO_COMMIT = /^(?:none|n\/?a|no commit|-|skip|nothing)\b/i

const NO_FIELDS: readonly Field[] = []

export function buildBody(title: TitleParts, fields: readonly Field[]): TaskBody {
  const markers = title.markers
  const has = (name: string) => markers.some((marker) => marker.toUpperCase() === name)
  const areNamed = fields.some(({ name }) => name !== '')
  const named = (name: string) =>
    areNamed || name === '' ? fields.filter((field) => field.name === name) : NO_FIELDS
  const texts = (name: string) => named(name).flatMap((field) => textsOf(field.pieces))
  const fixOf = markers.map((marker) => /^FIX[ :]+(\S+)$/i.exec(marker)?.[1]).find((id) => id !== undefined)
  const tier = tierOf([...markers, ...texts('tier')])
  const verification = verificationTier([
    ...markers,
    ...texts('verification').map((text) => `T${text.trim()}`),
  ])
  const commit = commitOf(texts('commit'))
  const depends = readDepends(texts('depends'))
  const steps = named('do').length > 0 ? named('do') : named('')
  return {
    kind: has('VERIFY') ? 'verify' : 'work',
    parallel: has('P') && !has('VERIFY') && !has('SEQUENTIAL'),
    dependsOn: depends.ids,
    files: readFileList(texts('files')),
    steps: steps.flatMap((field) => stepsOf(field.pieces)),
    doneWhen: texts('done'),
    verify: inFolderOf(
      fields,
      asSaidWhenDone(withCommandsOfDo(named('verify').flatMap(verifyOf), named('do')), texts('done')),
    ),
    markers,
    securityReview: has('SECURITY') || named('security').length > 0,
    requirements: texts('requirements')
      .flatMap((text) => text.split(/[,;]\s*/))
      .map((text) => text.trim())
      .filter((text) => text !== ''),
    ...(depends.states ? { statesDependencies: true } : {}),
    ...defined({ commit, fixOf, tier, verification }),
  }
}

/** The commands in the folder that a field of the task names. */
export function inFolderOf(fields: readonly Field[], verify: Verify[]): Verify[] {
  const [piece] = fields.find(({ name }) => name === 'cwd')?.pieces ?? []
  const said = piece?.kind === 'text' ? (codeSpans(piece.text)[0]?.code ?? piece.text).trim() : ''
  const folder = said.replace(/^\.\/|\/+$/g, '')
  if (!/^[\w@][\w@.-]*(?:\/[\w@.-]+)*$/.test(folder) || /^(?:root|repo|project)$/i.test(folder)) return verify
  const within = (command: string) =>
    /^(?:set -e\n)?cd\s/.test(command)
      ? command
      : command.startsWith('set -e\n')
        ? command.replace('\n', `\ncd ${folder}\n`)
        : `cd ${folder} && ${command}`
  return verify.map(({ command, ...each }) =>
    command === undefined ? each : { ...each, command: within(command) },
  )
}

function verifyOf(field: Field): Verify[] {
  const found = inContext(
    unwrapped(field.pieces).map(
      (piece): VerifyPart => ({
        kind: piece.kind,
        text: piece.text,
        verify:
          piece.kind === 'code'
            ? readCodeFence(piece.text, piece.line, piece.info)
            : readVerifyText(piece.text, piece.line),
      }),
    ),
  )
  const runnable = commandsOf(found)
  return runnable.length > 0 ? runnable : found.slice(0, 1)
}

/** What a paragraph says in several lines, in one. */
function unwrapped(pieces: readonly Piece[]): Piece[] {
  const whole: Piece[] = []
  for (const [at, piece] of pieces.entries()) {
    const last = whole.at(-1)
    const isNext = pieces[at - 1]?.line === piece.line - 1
    const goesOn = isNext && last?.kind === 'text' && piece.kind === 'text' && !piece.bullet
    if (goesOn && goesOnFrom(last.text, piece.text))
      whole[whole.length - 1] = { ...last, text: `${last.text} ${piece.text}` }
    else whole.push(piece)
  }
  return whole
}

/** `Both commands exit 0`, `All commands above pass`. */
const OF_DO =
  /^(?:both|all|these|the)\b[\w ]{0,20}\bcommands?\b[\w ]{0,20}\b(?:exit|pass|succeed|return|run)/i

/** A name alone is a command where it begins its step, as in ``1. `pytest` -- all tests``. */
const isLine = ({ code, before }: { code: string; before: string }): boolean =>
  (/\s/.test(code.trim()) || /^(?:run\s*)?$/i.test(before.trim())) && looksLikeCommand(code.trim())

/** Commands that the verify only points at: those of the Do, if they are as many as it says. */
function withCommandsOfDo(verify: Verify[], steps: readonly Field[]): Verify[] {
  const [first] = verify
  if (!first || first.command !== undefined || first.doubt !== undefined || !OF_DO.test(first.text))
    return verify
  const commands = steps
    .flatMap(({ pieces }) => pieces)
    .flatMap((piece) =>
      piece.kind === 'code'
        ? /^(?:|bash|sh|shell|zsh)$/.test(piece.info)
          ? readVerifyFence(piece.text, piece.line)
          : []
        : proofsOf(commandsIn(codeSpans(piece.text), isLine)).map(
            (proof): Verify => ({ text: piece.text, line: piece.line, ...proof }),
          ),
    )
  return commands.length === 0 || (/^both/i.test(first.text) && commands.length !== 2) ? verify : commands
}

/** A wrapped paragraph is one text; each bullet is one. */
function textsOf(pieces: readonly Piece[]): string[] {
  const texts: string[] = []
  for (const [index, piece] of pieces.entries()) {
    if (piece.kind === 'code') continue
    const last = texts.length - 1
    if (index > 0 && !piece.bullet && last >= 0) texts[last] = `${texts[last]} ${piece.text}`
    else texts.push(piece.text)
  }
  return texts
}

/** The steps of a Do: its bullets of the first level, each with the text below it. */
function stepsOf(pieces: readonly Piece[]): string[] {
  const level = pieces.find((piece) => piece.kind === 'text' && piece.bullet)
  const indent = level?.kind === 'text' ? level.indent : 0
  const steps: string[] = []
  for (const piece of pieces) {
    const text = piece.kind === 'code' ? `\`\`\`${piece.info}\n${piece.text}\n\`\`\`` : piece.text
    const own = piece.kind === 'text' && (piece.bullet ? piece.indent <= indent : steps.length === 0)
    const last = steps.length - 1
    if (own || last < 0) steps.push(text)
    else steps[last] = `${steps[last]}\n${piece.kind === 'text' && piece.bullet ? `- ${text}` : text}`
  }
  return steps
}

function commitOf(texts: readonly string[]): string | undefined {
  const text = texts[0]?.trim()
  if (text === undefined || text === '' || NO_COMMIT.test(text)) return undefined
  return (codeSpans(text)[0]?.code ?? text).trim() || undefined
}

function verificationTier(words: readonly string[]): 1 | 2 | 3 | undefined {
  for (const word of words) {
    const number = /^T(?:ier )?([123])$/i.exec(word.trim())?.[1]
    if (number !== undefined) return Number(number) as 1 | 2 | 3
  }
  return undefined
}
