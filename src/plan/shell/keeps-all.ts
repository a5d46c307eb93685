import { type Node, parseShell } from './parse.ts'

/** Whether all that one command runs stands in the other as it was, in a row in which every part has to pass. */
export function keepsAll(before: string, after: string): boolean {
  const [had, has] = [rowOf(before), rowOf(after)]
  return had !== undefined && has !== undefined && had.every((part) => has.includes(part))
}

/** The parts of `a && b && c`; `undefined` for anything that is joined otherwise. */
function rowOf(command: string): string[] | undefined {
  const list = parseShell(command)
  if (!list || list.items.length === 0) return undefined
  const isRow = list.items.every(
    ({ join, background }) => (join === 'first' || join === 'and') && !background,
  )
  if (!isRow) return undefined
  return list.items.map(({ pipeline }) => JSON.stringify([pipeline.negated, pipeline.commands.map(textOf)]))
}

const textOf = (node: Node): unknown =>
  node.kind === 'simple' ? node.words : node.kind === 'opaque' ? node.text : node.list
