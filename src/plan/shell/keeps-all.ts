import { loopParts } from './calls.ts'
import { type List, type Node, type Pipeline, parseShell } from './parse.ts'

/** Whether all that one command runs stands in the other as it was, in a row in which every part has to pass. */
export function keepsAll(before: string, after: string): boolean {
  const [had, has] = [rowOf(before), rowOf(after)]
  return had !== undefined && has !== undefined && had.every((part) => has.includes(part))
}

/** A command that was put before what is kept. */
export interface Added {
  /** `undefined` for what is not taken apart. */
  words: readonly string[] | undefined
  /** Run in a shell of its own: only what it does to files outlasts it. */
  apart: boolean
  /** Run only when what stands before it failed. */
  orElse: boolean
}

/** What runs before the last of the parts that both commands hold; before the last of all where one is missing. */
export function addedBefore(before: string, after: string): Added[] {
  const had = new Set((parseShell(before)?.items ?? []).map(({ pipeline }) => keyOf(pipeline)))
  const items = parseShell(after)?.items ?? []
  const keys = items.map(({ pipeline }) => keyOf(pipeline))
  const found = [...had].map((key) => keys.indexOf(key))
  const last = found.includes(-1) ? items.length - 1 : Math.max(-1, ...found)
  return addedIn({ items: items.filter((_, at) => at < last && !had.has(keys[at] ?? '')) }, false)
}

function addedIn(list: List, isApart: boolean): Added[] {
  return list.items.flatMap(({ pipeline, background, join }) =>
    pipeline.commands.flatMap((node): Added[] => {
      const apart = isApart || background || pipeline.commands.length > 1
      const orElse = join === 'or'
      if (node.kind === 'simple') return [{ words: node.words.map(({ text }) => text), apart, orElse }]
      if (node.kind === 'group') return addedIn(node.list, apart || node.apart)
      if (node.text.startsWith('[[')) return []
      const parts = loopParts(node.text).filter((part) => part !== node.text)
      const inner = parts.flatMap((part) => addedIn(parseShell(part) ?? { items: [] }, apart))
      return [...inner, { words: undefined, apart, orElse }]
    }),
  )
}

/** The parts of `a && b && c`; `undefined` for anything that is joined otherwise. */
function rowOf(command: string): string[] | undefined {
  const list = parseShell(command)
  if (!list || list.items.length === 0) return undefined
  const isRow = list.items.every(
    ({ join, background }) => (join === 'first' || join === 'and') && !background,
  )
  return isRow ? list.items.map(({ pipeline }) => keyOf(pipeline)) : undefined
}

const keyOf = ({ negated, commands }: Pipeline) => JSON.stringify([negated, commands.map(textOf)])

const textOf = (node: Node): unknown =>
  node.kind === 'simple' ? node.words : node.kind === 'opaque' ? node.text : node.list
