import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { tried } from '../../../io/files.ts'
import { branchHead, git, tryGit } from '../../../io/git.ts'
import { ENGINE_IDENTITY } from '../../../io/git-commit.ts'
import { readBlobs } from '../../../io/git-objects.ts'
import type { Override, Run, TaskState } from '../../../model/run.ts'
import { given, taskOf } from '../../../run/change.ts'
import type { Projection } from './table.ts'

export const RECEIPTS_REF = 'refs/notes/ultraplan'

/** The content of a git note on a commit: which event of which journal approved it, and with what judgement. */
export interface Receipt {
  ultraplan: 1
  run: string
  task: string
  title: string
  commit: string
  base?: string
  colour?: string
  attempts: number
  /** The approving event. */
  seq: number
  hash: string
  /** The sha256 of the gate result as JSON with its keys in order. */
  gate: string
}

/** The mark that a person's override leaves on the commit it was made at; it approves nothing. */
interface OverrideNote {
  ultraplan: 1
  run: string
  task: string
  status: string
  override?: Override
  seq: number
}

export const isOverride = (note: Receipt | OverrideNote): note is OverrideNote => 'status' in note

export function receiptOf(run: Run, task: TaskState): Receipt | undefined {
  const { approval, approvedCommit, lastResult } = task
  if (task.status !== 'approved' || !approval || approvedCommit === undefined) return undefined
  const base = task.attempts.at(-1)?.passed?.base
  return {
    ultraplan: 1,
    run: run.id,
    task: task.id,
    title: task.title,
    commit: approvedCommit,
    ...given({ base, colour: lastResult?.colour }, 'base', 'colour'),
    attempts: task.attempts.length,
    ...approval,
    gate: createHash('sha256')
      .update(canonicalJson(lastResult ?? {}))
      .digest('hex'),
  }
}

/** Whether a receipt says the same as the journal. Titles and counts are for readers only and are not compared. */
export function isSameReceipt(a: Receipt | OverrideNote, b: Receipt): boolean {
  const keys = ['run', 'task', 'commit', 'seq', 'hash', 'gate'] as const
  return !isOverride(a) && keys.every((key) => a[key] === b[key])
}

/** One commit may carry the receipts of several tasks and runs, one line each. Other lines are skipped. */
function parseReceipts(note: string): (Receipt | OverrideNote)[] {
  return note.split('\n').flatMap((line) => {
    const receipt = tried(() => JSON.parse(line) as Receipt | OverrideNote | null)
    return receipt?.ultraplan === 1 ? [receipt] : []
  })
}

export interface CarriedReceipt {
  carrier: string
  receipt: Receipt | OverrideNote
}

/** All receipts of a repository, with the commit that carries each. */
export function allReceipts(cwd: string): CarriedReceipt[] {
  const list = tryGit(cwd, ['notes', `--ref=${RECEIPTS_REF}`, 'list']) ?? ''
  const pairs = list.split('\n').flatMap((line) => {
    const [note, carrier] = line.split(' ')
    return note && carrier ? [{ note, carrier }] : []
  })
  const notes = pairs.map(({ note }) => note)
  const texts = readBlobs(cwd, notes, Number.POSITIVE_INFINITY)
  return pairs.flatMap(({ note, carrier }) =>
    parseReceipts(texts.get(note)?.content?.toString('utf8') ?? '').map((receipt) => ({ carrier, receipt })),
  )
}

export function leaveNote(cwd: string, commit: string, note: object): void {
  const append = ['notes', `--ref=${RECEIPTS_REF}`, 'append', '-m', JSON.stringify(note), commit]
  git(cwd, [...ENGINE_IDENTITY, ...append])
}

/** The same text for the same content, whatever order its keys were set in. */
export const canonicalJson = (value: unknown, indent?: number): string =>
  JSON.stringify(sorted(value), undefined, indent)

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([key, inner]) => [key, sorted(inner)]))
}

/** Git notes: which judgement approved a commit, and where a person overrode a task or undid an override. */
export const receipts: Projection = {
  name: 'receipts',
  project(run, _place, before) {
    // Git appends to a note. If it is not known what was written already, the notes are read first.
    let notes: CarriedReceipt[] | undefined
    const isLeft = (isSame: (note: Receipt | OverrideNote) => boolean): boolean => {
      if (before) return false
      notes ??= allReceipts(run.root)
      return notes.some(({ receipt }) => isSame(receipt))
    }
    for (const task of run.tasks) {
      const was = before && taskOf(before, task.id)
      if (was === task) continue
      const isNew = task.approval && task.approval.seq !== was?.approval?.seq
      const receipt = isNew ? receiptOf(run, task) : undefined
      if (receipt && !isLeft((note) => isSameReceipt(note, receipt)))
        leaveNote(run.root, receipt.commit, receipt)
      if (task.override !== was?.override) leaveOverrideNote(run, task, isLeft)
    }
  },
}

type IsLeft = (isSame: (note: Receipt | OverrideNote) => boolean) => boolean

/** Shows a reader of the commits that a person let this work through, undid that, or adopted it. */
function leaveOverrideNote(run: Run, { id, title, override }: TaskState, isLeft: IsLeft): void {
  const commit = branchHead(run)
  const isSame = (note: Receipt | OverrideNote): boolean =>
    isOverride(note) && note.run === run.id && note.task === id && isDeepStrictEqual(note.override, override)
  if (!commit || isLeft(isSame)) return
  const status = override
    ? `complete (${override.kind === 'skipped' ? 'unverified' : 'forced'})`
    : 'override undone'
  const note = {
    ultraplan: 1,
    run: run.id,
    task: id,
    title,
    commit,
    status,
    ...given({ override }, 'override'),
  }
  leaveNote(run.root, commit, { ...note, seq: run.lastSeq, at: run.lastAt })
}
