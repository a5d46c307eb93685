import { type JsonItem, type JsonNode, parseJsonText, valueAt } from './json-tree.ts'

type Container = Exclude<JsonNode, { kind: 'scalar' }>

/** The value at a path of names; undefined when there is none. */
export function jsonAt(text: string, path: readonly string[]): unknown {
  const node = find(parseJsonText(text), path)
  return node && valueAt(node)
}

/** Sets a value that is not there yet; whatever stands at the path already stays. Makes the objects above it. */
export function addMember(text: string, path: readonly string[], value: unknown): string {
  const root = parseJsonText(text)
  if (find(root, path) !== undefined) return text
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const above = find(root, path.slice(0, depth))
    if (above === undefined) continue
    if (above.kind !== 'object')
      throw new TypeError(`${path.slice(0, depth).join('.') || 'the file'} is no object`)
    const missing = path.slice(depth + 1).reduceRight<unknown>((below, key) => ({ [key]: below }), value)
    return insert(text, above, (indent) => `${JSON.stringify(path[depth])}: ${pretty(missing, text, indent)}`)
  }
  return text
}

/** Adds texts to the list at the path, at its end, those only that it does not hold yet. */
export function addItems(text: string, path: readonly string[], items: readonly string[]): string {
  const node = find(parseJsonText(text), path)
  if (node === undefined) return items.length === 0 ? text : addMember(text, path, items)
  if (node.kind !== 'array') throw new TypeError(`${path.join('.')} is no list`)
  const present = valueAt(node) as unknown[]
  const [first, ...rest] = items.filter((item) => !present.includes(item))
  if (first === undefined) return text
  return addItems(
    insert(text, node, () => JSON.stringify(first)),
    path,
    rest,
  )
}

export function removeItems(text: string, path: readonly string[], items: readonly string[]): string {
  const node = find(parseJsonText(text), path)
  if (node?.kind !== 'array') return text
  const index = node.entries.findLastIndex(
    ({ value }) => value.kind === 'scalar' && items.includes(value.value as string),
  )
  return index < 0 ? text : removeItems(remove(text, node, index), path, items)
}

/** Takes away what stands at the path. */
export function removeMember(text: string, path: readonly string[]): string {
  const above = find(parseJsonText(text), path.slice(0, -1))
  if (above?.kind !== 'object') return text
  const index = above.entries.findIndex(({ key }) => key === path.at(-1))
  return index < 0 ? text : remove(text, above, index)
}

function find(node: JsonNode, [key, ...rest]: readonly string[]): JsonNode | undefined {
  if (key === undefined) return node
  const member = node.kind === 'object' ? node.entries.findLast((entry) => entry.key === key) : undefined
  return member && find(member.value, rest)
}

const splice = (text: string, start: number, end: number, by: string): string =>
  text.slice(0, start) + by + text.slice(end)

function insert(text: string, into: Container, word: (indent: string) => string): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const outer = indentAt(text, into.start)
  const last: JsonItem | undefined = into.entries.at(-1)
  if (!last) {
    const indent = outer + unitOf(text)
    return splice(text, into.start + 1, into.end - 1, `${eol}${indent}${word(indent)}${eol}${outer}`)
  }
  const first = into.entries[0] as JsonItem
  const ownLine = /[\r\n]/.test(text.slice(into.start, first.start))
  const between = ownLine ? `${eol}${indentAt(text, first.start)}` : ' '
  const comma = /^(?:\s|\/\/[^\n]*|\/\*[\s\S]*?\*\/)*,/.test(text.slice(last.end)) ? '' : ','
  const entry = `${comma}${between}${word(ownLine ? indentAt(text, first.start) : outer)}`
  return splice(text, last.end, last.end, comma === '' ? `,${entry}` : entry)
}

function remove(text: string, from: Container, index: number): string {
  const entries: JsonItem[] = from.entries
  const entry = entries[index] as JsonItem
  const before = entries[index - 1]
  const after = entries[index + 1]
  if (before) return splice(text, before.end, entry.end, '')
  if (after) return splice(text, entry.start, after.start, '')
  return splice(text, from.start + 1, from.end - 1, '')
}

/** The blanks that the line of this place begins with. */
function indentAt(text: string, at: number): string {
  const line = text.slice(text.lastIndexOf('\n', at - 1) + 1, at)
  return /^[ \t]*/.exec(line)?.[0] ?? ''
}

const unitOf = (text: string): string => /^[ \t]+(?=\S)/m.exec(text)?.[0] ?? '  '

function pretty(value: unknown, text: string, indent: string): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  return JSON.stringify(value, undefined, unitOf(text)).split('\n').join(`${eol}${indent}`)
}
