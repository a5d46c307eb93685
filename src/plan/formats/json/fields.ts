import type { Criterion, Verify } from '../../../model/plan.ts'
import { defined, isRecord } from '../../lines.ts'
import { proving } from '../../proving.ts'
import { readMarked } from '../../verify-text.ts'
import { SAME, usualName } from './names.ts'

type Json = Record<string, unknown>

/** A field that is not read as its author may mean it. */
export interface Unread {
  key: string
  /** `same`: another field, `by`, says the same. */
  why: 'same' | 'shape' | 'no-command'
  by?: string
}

/** A command that is the value of a field, and what is expected of it. */
interface Asked {
  command: string
  expected: string
}

/** The fields of one entry under their usual names. */
interface Fields {
  given: Json
  asked: Asked[]
  unread: Unread[]
}

/** Of these one entry has only one. */
const ONE: ReadonlySet<string> = new Set(['id', 'status'])
const TEXTS: ReadonlySet<string> = new Set(['title', 'description', 'details'])

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const itemsOf = (value: unknown): unknown[] =>
  (Array.isArray(value) ? value : [value]).filter((item) => !isEmpty(item))

/** Of several names for one thing nothing is lost: lists are read together, and words more are steps. */
export function fieldsOf(value: unknown): Fields {
  const own: Json = isRecord(value) ? value : {}
  const given: Json = { ...own }
  const unread: Unread[] = otherSpellings(own)
  const more: string[] = []
  const asked: Asked[] = []
  for (const [name, others] of Object.entries(SAME)) {
    const keys = [name, ...others].filter((key) => !isEmpty(own[key]))
    const [first, ...rest] = keys
    // An empty list says something too: that there is none.
    given[name] = own[first ?? others.find((key) => own[key] !== undefined) ?? name]
    if (first === undefined) continue
    const different = rest.filter((key) => String(own[key]) !== String(own[first]))
    if (ONE.has(name)) unread.push(...different.map((key): Unread => ({ key, why: 'same', by: first })))
    else if (TEXTS.has(name)) more.push(...different.flatMap((key) => textOf(own[key]) ?? []))
    else given[name] = keys.flatMap((key) => readable(name, key, own[key]))
  }
  given.filesToCreate = isEmpty(own.filesToCreate)
    ? []
    : readable('filesToModify', 'filesToCreate', own.filesToCreate)
  return { given: { ...given, more }, asked, unread }

  /** The items of a list that can be read. Commands in objects are set aside. */
  function readable(name: string, key: string, held: unknown): unknown[] {
    const items = name === 'filesToModify' ? itemsOf(held).map(pathsIn) : itemsOf(held)
    const isAsked = name === 'verify' || name === 'testCommand'
    const commands = items.map((item) => (isAsked ? askedIn(item) : undefined))
    asked.push(...commands.flatMap((each) => each ?? []))
    const isLost = (item: unknown, at: number) =>
      commands[at] === undefined &&
      (Array.isArray(item) ? item.length === 0 : isRecord(item) && (isAsked || isNoCriterion(name, item)))
    if (items.some(isLost)) unread.push({ key, why: 'shape' })
    return items.filter((_, at) => commands[at] === undefined).flat()
  }
}

/** Names that differ only in their spelling from one that is there too. */
const otherSpellings = (own: Json): Unread[] =>
  Object.entries(own).flatMap(([key, value]): Unread[] => {
    const by = usualName(key)
    return by === undefined || by === key || isEmpty(value) || String(value) === String(own[by])
      ? []
      : [{ key, why: 'same', by }]
  })

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined

const firstText = (record: Json, names: readonly string[]): string =>
  names.map((name) => textOf(record[name])).find((text) => text !== undefined) ?? ''

/** The paths in a text, in `{ path, … }`, or in lists by what happens to the files. */
function pathsIn(value: unknown): string[] {
  if (!isRecord(value)) return [textOf(value) ?? []].flat()
  const path = firstText(value, ['path', 'file', 'filePath', 'filename', 'name'])
  return path === '' ? Object.values(value).filter(Array.isArray).flat().flatMap(pathsIn) : [path]
}

const COMMANDS = ['command', 'run', 'cmd', 'procedure']

function askedIn(item: unknown): Asked | undefined {
  if (!isRecord(item)) return undefined
  const command = firstText(item, COMMANDS)
  return command === '' ? undefined : { command, expected: expectedIn(item) }
}

const expectedIn = (record: Json): string => firstText(record, ['expected', 'expect', 'expectedOutput'])

/** The proof that a command is, with what is expected of it beside it. */
export function askedProof({ command, expected }: Asked, line: number): Verify[] {
  return readMarked(command, line).map((verify): Verify => {
    if (expected === '' || verify.command === undefined) return verify
    const text = `${command}\nExpected: ${expected}`
    return { text, line, ...proving(verify.command, `Expected: ${expected}`) }
  })
}

const DESCRIPTIONS = ['description', 'criterion', 'criteria', 'text', 'title', 'name']
const PROOFS = ['verificationCommand', 'verifyCommand', 'testCommand', ...COMMANDS]
/** These may hold words as well. */
const MAYBE_PROOFS = ['test', 'verify', 'verification']

const isNoCriterion = (name: string, item: Json): boolean =>
  name === 'acceptanceCriteria' && firstText(item, [...DESCRIPTIONS, ...PROOFS, ...MAYBE_PROOFS]) === ''

interface ReadCriterion {
  criterion: Criterion
  /** Its search, where it is not clear whether it shall find something. */
  doubt?: Verify
  /** The name of a field that holds no command and should. */
  noCommand?: string
}

export function criterionOf(item: unknown, line: number): ReadCriterion | undefined {
  if (isRecord(item)) return criterionIn(item, line)
  const description = textOf(item)
  return description === undefined ? undefined : { criterion: { description, severity: 'blocking' } }
}

function criterionIn(item: Json, line: number): ReadCriterion | undefined {
  const description = firstText(item, DESCRIPTIONS)
  const given = firstText(item, [...PROOFS, ...MAYBE_PROOFS])
  if (description === '' && given === '') return undefined
  const [read] = given === '' ? [] : askedProof({ command: given, expected: expectedIn(item) }, line)
  const doubt = read?.doubt ?? (read?.command === given ? doubtOf(given, description) : undefined)
  const command = doubt === undefined ? read?.command : undefined
  const words = command === undefined ? [description, given] : [description || given]
  const text = words.filter((each) => each !== '').join(': ')
  const key = PROOFS.find((name) => textOf(item[name]) !== undefined)
  return {
    criterion: { description: text, ...defined({ command }), severity: severityOf(item.severity) },
    ...(doubt === undefined ? {} : { doubt: { text, line, doubt } }),
    ...(key !== undefined && command === undefined && doubt === undefined ? { noCommand: key } : {}),
  }
}

/** A search alone, where its description says that there is nothing. */
function doubtOf(command: string, description: string): string | undefined {
  const isAlone = !/[|;&]/.test(command)
  return isAlone && proving(command, '', description).command !== command ? command : undefined
}

/** Only a criterion that states another severity than `blocking` warns. Without a severity it blocks. */
function severityOf(value: unknown): Criterion['severity'] {
  const stated = value === undefined || value === null ? '' : String(value).trim().toLowerCase()
  return stated === '' || stated === 'blocking' ? 'blocking' : 'warning'
}

/** What is not read of an entry, by the names of its fields. */
export function unreadIn(value: unknown): Unread[] {
  const { given, unread } = fieldsOf(value)
  const criteria = Array.isArray(given.acceptanceCriteria) ? given.acceptanceCriteria : []
  const keys = criteria.flatMap((item) => criterionOf(item, 1)?.noCommand ?? [])
  return [...unread, ...[...new Set(keys)].map((key): Unread => ({ key, why: 'no-command' }))]
}
