import {
  findNodeAtOffset,
  getNodeValue,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from 'jsonc-parser'
import { hashOf, type SettingsRecord } from '../project/init-files.ts'

type Path = readonly string[]

export class JsonTextError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message)
  }
}

/** Reads JSON, and also the comments and trailing commas that people leave in settings. Throws JsonTextError. */
export function parseJsonText(text: string): Node {
  const errors: ParseError[] = []
  // The reader does not know a byte order mark.
  const root = parseTree(text.replace(/^\uFEFF/, ' '), errors, { allowTrailingComma: true })
  const [error] = errors
  if (root && !error) return root
  const line = text.slice(0, error?.offset).split('\n').length
  throw new JsonTextError(line, error ? wordError(text, root, error) : 'a value is missing')
}

const WORDS: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'a name in quotes is missing',
  ColonExpected: '":" is missing',
  EndOfFileExpected: 'something stands behind the end',
}

function wordError(text: string, root: Node | undefined, { error, offset, length }: ParseError): string {
  const code = printParseErrorCode(error)
  if (code.startsWith('Invalid')) return `${text.slice(offset, offset + Math.min(length, 40))} is no value`
  if (/^(?:Comma|Close)/.test(code))
    return `"," or "${containerAt(root, offset)?.type === 'array' ? ']' : '}'}" is missing`
  return WORDS[code] ?? 'a value is missing'
}

/** The object or list around a place. */
function containerAt(root: Node | undefined, offset: number): Node | undefined {
  let node = root && findNodeAtOffset(root, offset, true)
  while (node && (node.offset === offset || (node.type !== 'array' && node.type !== 'object')))
    node = node.parent
  return node
}

/** The value at a path of names; undefined when there is none. */
export function jsonAt(text: string, path: Path): unknown {
  const node = find(parseJsonText(text), path)
  return node && getNodeValue(node)
}

/** Sets a value that is missing, and makes the objects above it. A value that is there stays. */
export function addMember(text: string, path: Path, value: unknown): string {
  const root = parseJsonText(text)
  if (find(root, path)) return text
  let depth = path.length - 1
  while (!find(root, path.slice(0, depth))) depth -= 1
  const above = find(root, path.slice(0, depth)) ?? root
  if (above.type !== 'object')
    throw new TypeError(`${path.slice(0, depth).join('.') || 'the file'} is no object`)
  const missing = path.slice(depth + 1).reduceRight<unknown>((below, key) => ({ [key]: below }), value)
  return insert(text, above, (indent) => `${JSON.stringify(path[depth])}: ${pretty(missing, text, indent)}`)
}

/** Adds to the end of the list at the path those texts that it does not hold yet. */
export function addItems(text: string, path: Path, items: readonly string[]): string {
  const node = find(parseJsonText(text), path)
  if (!node) return items.length === 0 ? text : addMember(text, path, items)
  if (node.type !== 'array') throw new TypeError(`${path.join('.')} is no list`)
  const present = getNodeValue(node) as unknown[]
  const [first, ...rest] = items.filter((item) => !present.includes(item))
  if (first === undefined) return text
  const added = insert(text, node, () => JSON.stringify(first))
  return addItems(added, path, rest)
}

export function removeItems(text: string, path: Path, items: readonly string[]): string {
  const node = find(parseJsonText(text), path)
  if (node?.type !== 'array') return text
  const index = entriesOf(node).findLastIndex(({ value }) => items.includes(value))
  return index < 0 ? text : removeItems(remove(text, node, index), path, items)
}

/** Removes the value at the path, with its name. */
export function removeMember(text: string, path: Path): string {
  const above = find(parseJsonText(text), path.slice(0, -1))
  if (above?.type !== 'object') return text
  const index = entriesOf(above).findIndex(({ children }) => children?.[0]?.value === path.at(-1))
  return index < 0 ? text : remove(text, above, index)
}

/** Of two members with one name the last counts, as for JSON.parse. */
function find(node: Node, [key, ...rest]: Path): Node | undefined {
  if (key === undefined) return node
  if (node.type !== 'object') return undefined
  const value = entriesOf(node).findLast(({ children }) => children?.[0]?.value === key)?.children?.[1]
  return value && find(value, rest)
}

const entriesOf = (node: Node): Node[] => node.children ?? []
const endOf = ({ offset, length }: Node): number => offset + length

const splice = (text: string, start: number, end: number, by: string): string =>
  text.slice(0, start) + by + text.slice(end)

/** In the style of the existing entries. jsonc-parser's own `modify` would reformat the lines around it. */
function insert(text: string, into: Node, word: (indent: string) => string): string {
  const outer = indentAt(text, into.offset)
  const [first] = entriesOf(into)
  const last = entriesOf(into).at(-1)
  if (!first || !last) {
    const indent = outer + unitOf(text)
    const entry = `${eolOf(text)}${indent}${word(indent)}${eolOf(text)}${outer}`
    return splice(text, into.offset + 1, endOf(into) - 1, entry)
  }
  const ownLine = /[\r\n]/.test(text.slice(into.offset, first.offset))
  const indent = ownLine ? indentAt(text, first.offset) : outer
  const entry = `,${ownLine ? eolOf(text) + indent : ' '}${word(indent)}`
  return splice(text, endOf(last), endOf(last), entry)
}

function remove(text: string, from: Node, index: number): string {
  const [before, entry, after] = [index - 1, index, index + 1].map((at) => entriesOf(from)[at])
  if (!entry) return text
  if (before) return splice(text, endOf(before), endOf(entry), '')
  if (after) return splice(text, entry.offset, after.offset, '')
  return splice(text, from.offset + 1, endOf(from) - 1, '')
}

/** The blanks that the line of this place begins with. */
function indentAt(text: string, at: number): string {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  return /^[ \t]*/.exec(line)?.[0] ?? ''
}

const eolOf = (text: string): string => (text.includes('\r\n') ? '\r\n' : '\n')
const unitOf = (text: string): string => /^[ \t]+(?=\S)/m.exec(text)?.[0] ?? '  '

const pretty = (value: unknown, text: string, indent: string): string =>
  JSON.stringify(value, undefined, unitOf(text))
    .split('\n')
    .join(`${eolOf(text)}${indent}`)

const ALLOW = ['permissions', 'allow']

/** Additions to the project's settings besides the rules. A mode applies to the whole team: only on request. */
export const projectMembers = (mode: InitMode | undefined): SettingsRecord['members'] => [
  ...(mode === undefined ? [] : [{ path: ['permissions', 'defaultMode'], value: mode }]),
  { path: ['worktree', 'baseRef'], value: 'head' },
]

/** Modes that a run can work in. `plan` changes nothing, and init does not bypass permissions for a whole team. */
export const INIT_MODES = ['acceptEdits', 'auto', 'default', 'dontAsk'] as const
export type InitMode = (typeof INIT_MODES)[number]

/** Adds what an unattended run needs to the text of settings. Throws if the text is not a settings file. */
export function editSettings(
  text: string | undefined,
  rules: readonly string[],
  known: SettingsRecord | undefined,
  members: SettingsRecord['members'],
): { text: string; record: SettingsRecord; added: string[]; remarks: string[] } {
  const before = text ?? '{}\n'
  const present = jsonAt(before, ALLOW)
  const fresh = rules.filter((rule) => !(Array.isArray(present) && present.includes(rule)))
  const missing = members.filter(({ path }) => jsonAt(before, path) === undefined)
  let after = addItems(before, ALLOW, fresh)
  for (const { path, value } of missing) after = addMember(after, path, value)
  const first = known ?? (text === undefined ? {} : { before: text })
  return {
    text: after,
    added: [...fresh, ...missing.map(({ path, value }) => `${path.join('.')}: ${value}`)],
    remarks: members.flatMap(({ path, value }) => {
      const own = jsonAt(after, path)
      return isSame(own, value)
        ? []
        : [`${path.join('.')} is ${JSON.stringify(own)} and stays; ${value} was asked for`]
    }),
    record: {
      ...first,
      after: hashOf(after),
      rules: [...(known?.rules ?? []), ...fresh],
      members: [...(known?.members ?? []), ...missing],
    },
  }
}

/** The text without what `init` added. Undefined when `init` had created the file and nothing else is in it. */
export function undoSettings(text: string, record: SettingsRecord): string | undefined {
  if (hashOf(text) === record.after) return record.before
  let after = removeItems(text, ALLOW, record.rules)
  for (const { path, value } of record.members)
    if (isSame(jsonAt(after, path), value)) after = removeMember(after, path)
  // Groups that are empty now and were not there before.
  for (const path of [ALLOW, ['permissions'], ['worktree']])
    if (isEmpty(jsonAt(after, path)) && jsonAt(record.before ?? '{}', path) === undefined)
      after = removeMember(after, path)
  return record.before === undefined && isEmpty(jsonAt(after, [])) ? undefined : after
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

const isEmpty = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0
