import { type Line, lineFinder } from '../../lines.ts'
import type { LineKind } from '../../mask.ts'

/**
 * PLAN.md looks like XML but is not: verify commands contain `<`, `>` and `&&` unescaped, and an action may quote other
 * tags. So only our own tag names are looked for in the raw text, and inside an element only its own closing tag
 * counts.
 */
const LEAVES = new Set(
  `name title files file write_files action verify done read_first acceptance_criteria behavior implementation what-built how-to-verify
  resume-signal decision context options instructions automation verification`.split(/\s+/),
)

export interface Element {
  name: string
  text: string
  /** Offset of the text in the file. */
  at: number
}

export interface RawTask {
  attributes: Record<string, string>
  /** Offsets of the whole element, tags included. */
  start: number
  end: number
  /** False when its closing tag was not found. */
  closed: boolean
  elements: Element[]
}

/** A tag may go on over some lines, as where each attribute has its own. */
const TAG = /<(\/?)([a-z_-]+)(?:\s[^<>]{0,500})?>/gi

interface Tag {
  at: number
  end: number
  closing: boolean
  name: string
  /** It is the first text on its line. */
  first: boolean
}

/** All tags with one of our names that are not inside a fence or a comment. */
function tagsOf(text: string, lines: readonly Line[], kinds: readonly LineKind[], whole: Whole): Tag[] {
  const lineOf = lineFinder(lines.map(({ start }) => start))
  return [...text.matchAll(TAG)].flatMap(({ 0: all, 1: slash, 2: word = '', index: at }): Tag[] => {
    const name = word.toLowerCase()
    if (name !== whole && !LEAVES.has(name)) return []
    const line = lineOf(at) - 1
    const kind = kinds[line]
    if (kind === 'front' || kind === 'fence' || kind === 'comment') return []
    const first = isFirst(text, lines[line]?.start ?? 0, at)
    return [{ at, end: at + all.length, closing: slash === '/', name, first }]
  })
}

/** Behind the end of a task there is nothing else of it: `</task><task>`. No real margin is wider than this. */
function isFirst(text: string, start: number, at: number): boolean {
  const before = text.slice(Math.max(start, at - 200), at).trimEnd()
  return before === '' ? at - start <= 200 : /<\/task>$/i.test(before)
}

/** The element that is one task. */
type Whole = 'task' | 'feature'

/** The tasks; or, in a plan of type tdd that has none, its features, which its verification proves. */
export function scanTasks(text: string, lines: readonly Line[], kinds: readonly LineKind[]): RawTask[] {
  const tasks = scanWhole(text, lines, kinds, 'task')
  if (tasks.length > 0 || !text.includes('<feature')) return tasks
  const features = scanWhole(text, lines, kinds, 'feature')
  const at = text.indexOf('<verification>', features.at(-1)?.end)
  const start = at + '<verification>'.length
  const end = at < 0 ? -1 : text.indexOf('</verification>', start)
  const shared: Element[] = end < 0 ? [] : [{ name: 'verify', text: text.slice(start, end), at: start }]
  return features.map((feature) => ({
    ...feature,
    elements: [...feature.elements.map(asVerify), ...shared],
  }))
}

const asVerify = (element: Element): Element =>
  element.name === 'verification' ? { ...element, name: 'verify' } : element

function scanWhole(
  text: string,
  lines: readonly Line[],
  kinds: readonly LineKind[],
  whole: Whole,
): RawTask[] {
  const tags = tagsOf(text, lines, kinds, whole)
  const ahead = lookAhead(tags, whole)
  const tasks: RawTask[] = []
  let current: RawTask | undefined
  for (let at = 0; at < tags.length; at += 1) {
    const tag = tags[at] as Tag
    if (tag.name === whole) {
      const opened = openedTask(text, tag)
      if (!opened && !tag.closing) continue
      endTask(current, tag)
      current = opened
      if (opened) tasks.push(opened)
    } else if (current && !tag.closing) {
      const { element, last } = elementFrom(text, tags, at, ahead[at])
      current.elements.push(element)
      at = last
    }
  }
  return tasks
}

/** An element, and the last of the tags that it covers. */
function elementFrom(text: string, tags: readonly Tag[], at: number, ahead: Ahead | undefined) {
  const { name, end: start } = tags[at] as Tag
  const { close, task = 0 } = ahead ?? {}
  const isClosed = close !== undefined && close <= task
  // An element that is not closed ends where the next known tag begins a line.
  const end = isClosed ? tags[close] : tags.slice(at + 1, at + 50).find((each) => each.first)
  return { element: { name, text: text.slice(start, end?.at), at: start }, last: isClosed ? close : at }
}

function endTask(task: RawTask | undefined, { at, end, closing }: Tag): void {
  if (task) Object.assign(task, closing ? { end, closed: true } : { end: at })
}

/** The task that a tag opens, up to the end of the file as long as nothing ends it. */
function openedTask(text: string, { at, end, closing, first }: Tag): RawTask | undefined {
  if (closing || !first) return undefined
  return {
    attributes: attributesOf(text.slice(at, end)),
    start: at,
    end: text.length,
    closed: false,
    elements: [],
  }
}

/** The next closing tag of a tag's name, and the next task: nothing of this task can end after that. */
interface Ahead {
  close: number | undefined
  task: number
}

function lookAhead(tags: readonly Tag[], whole: Whole): Ahead[] {
  const closings = new Map<string, number>()
  let task = tags.length
  return tags
    .map((tag, at) => ({ tag, at }))
    .toReversed()
    .map(({ tag, at }) => {
      const found = { close: closings.get(tag.name), task }
      if (tag.closing) closings.set(tag.name, at)
      else if (tag.name === whole && tag.first) task = at
      return found
    })
    .toReversed()
}

function attributesOf(tag: string): Record<string, string> {
  const attributes: Record<string, string> = {}
  for (const match of tag.matchAll(/([\w:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g))
    attributes[(match[1] as string).toLowerCase()] = match[2] ?? match[3] ?? ''
  return attributes
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
}

/** The text of an element as its author meant it: entities and CDATA decoded, comments removed. */
export function plainText(text: string): string {
  const cdata = /^\s*<!\[CDATA\[([\s\S]*?)\]\]>\s*$/.exec(text)
  if (cdata) return (cdata[1] ?? '').trim()
  return plainEntities(text.replace(/<!--[\s\S]*?-->/g, '')).trim()
}

export const plainEntities = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos|#39);/g, (whole, name: string) => ENTITIES[name] ?? whole)

/** The non-empty lines of an element, without their bullets. */
export function plainLines(text: string): string[] {
  return plainText(text)
    .split(/\r\n|\n|\r/)
    .map((line) => line.trim().replace(/^(?:[-*+]|\d{1,3}[.)])\s+/, ''))
    .filter((line) => line !== '')
}
