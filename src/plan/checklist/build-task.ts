import type { Task, Verify } from '../../model/plan.ts'
import { readFileList } from '../file-list.ts'
import { codeSpans, readVerifyFence, readVerifyText } from '../verify-text.ts'
import type { Field, Piece } from './fields.ts'
import { type TitleParts, tierOf } from './title.ts'

/** What the bullets of a task say, in the words of the model. */
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

export function buildBody(title: TitleParts, fields: readonly Field[]): TaskBody {
  const markers = title.markers
  const has = (name: string) => markers.some((marker) => marker.toUpperCase() === name)
  const named = (name: string) => fields.filter((field) => field.name === name)
  const texts = (name: string) => named(name).flatMap((field) => textsOf(field.pieces))
  const fixOf = markers.map((marker) => /^FIX[ :]+(\S+)$/i.exec(marker)?.[1]).find((id) => id !== undefined)
  const tier = tierOf([...markers, ...texts('tier')])
  const verification = verificationTier([
    ...markers,
    ...texts('verification').map((text) => `T${text.trim()}`),
  ])
  const commit = commitOf(texts('commit'))
  const steps = named('do').length > 0 ? named('do') : named('')
  return {
    kind: has('VERIFY') ? 'verify' : 'work',
    parallel: has('P') && !has('VERIFY') && !has('SEQUENTIAL'),
    dependsOn: idsIn(texts('depends')),
    files: readFileList(texts('files')),
    steps: steps.flatMap((field) => stepsOf(field.pieces)),
    doneWhen: texts('done'),
    verify: named('verify').flatMap(verifyOf),
    markers,
    securityReview: has('SECURITY') || named('security').length > 0,
    requirements: texts('requirements')
      .flatMap((text) => text.split(/[,;]\s*/))
      .map((text) => text.trim())
      .filter((text) => text !== ''),
    ...(texts('depends').length > 0 ? { statesDependencies: true } : {}),
    ...(commit === undefined ? {} : { commit }),
    ...(fixOf === undefined ? {} : { fixOf }),
    ...(tier === undefined ? {} : { tier }),
    ...(verification === undefined ? {} : { verification }),
  }
}

function verifyOf(field: Field): Verify[] {
  const found = field.pieces.flatMap((piece) =>
    piece.kind === 'code' ? readVerifyFence(piece.text, piece.line) : readVerifyText(piece.text, piece.line),
  )
  // "All of these must pass:" above its commands is an introduction, not another verify.
  const runnable = found.filter((verify) => verify.command !== undefined)
  return runnable.length > 0 ? runnable : found.slice(0, 1)
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

/** The steps of a Do: its bullets at the first level, with what is below folded in. */
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

const idsIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) =>
    /^(?:none|n\/?a|-|nothing)\b/i.test(text.trim())
      ? []
      : (text.match(/\b(?:[A-Z]{1,4}-?)?\d+(?:\.(?:\d+|X))*\b|\bV[A-Z]?\d*\b|\btask-\d+\b/g) ?? []),
  )
