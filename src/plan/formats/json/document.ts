import type { Finding } from '../../../model/gate.ts'
import type { Task } from '../../../model/plan.ts'
import { lineFinder, problem, splitLines } from '../../lines.ts'
import { respell } from './names.ts'

export type Place = Pick<Task, 'file' | 'line' | 'endLine' | 'block'>
export type JsonPath = readonly (string | number)[]

/** A plan in JSON before its tasks are read. */
export interface JsonDocument {
  /** Undefined when the text is not JSON. */
  data: unknown
  problems: Finding[]
  /** Where the object or list at a path is in the text. */
  placeOf(path: JsonPath): Place
}

export function openJson(text: string, file: string): JsonDocument {
  const problems: Finding[] = []
  const data = parse(text.replace(/^\uFEFF/, ''), (message, line) =>
    problems.push(problem('read/json', { file, line }, message, 'fix it there')),
  )
  const lineAt = lineFinder(splitLines(text).map(({ start }) => start))
  const report = (name: string | number, at: number) =>
    problems.push(
      problem(
        'read/json',
        { file, line: lineAt(at) },
        `"${name}" is there twice, and only one would be read`,
        'make one of both',
      ),
    )
  const moved = respell(data, DEEPEST)
  const spans = data === undefined ? new Map<string, Span>() : spansIn(text, report)
  return {
    data,
    problems,
    placeOf(path) {
      const key = path.join('\0')
      const { start, end } = spans.get(moved.get(key)?.join('\0') ?? key) ?? { start: 0, end: 0 }
      const line = lineAt(start)
      return { file, line, endLine: lineAt(end), block: text.slice(start, end) }
    },
  }
}

function parse(text: string, report: (message: string, line: number) => void): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    const message = (error as Error).message
    const line = text.slice(0, errorPosition(message, text)).split('\n').length
    report(`this is not JSON: ${message.replace(/\s+/g, ' ')}`, line)
    return undefined
  }
}

/** The JSON engine names the position, or quotes the text around it, or has reached the end. */
function errorPosition(message: string, text: string): number {
  const position = /position (\d+)/.exec(message)?.[1]
  if (position !== undefined) return Number(position)
  if (/end of JSON/.test(message)) return text.length
  const quoted = /^Unexpected token '?(.)'?, (?:\.\.\.)?"([\s\S]*)"(?:\.\.\.)? is not valid JSON$/.exec(
    message,
  )
  const snippet = quoted?.[2] ?? ''
  const at = snippet === '' ? -1 : text.indexOf(snippet)
  // The wrong character is in the middle of the quoted text.
  const middle = Math.max(
    0,
    snippet.indexOf(quoted?.[1] ?? '', Math.max(0, Math.floor(snippet.length / 2) - 2)),
  )
  return at < 0 ? 0 : at + middle
}

interface Span {
  start: number
  end: number
}

/** Tasks, subtasks and their groups are not deeper than this. */
const DEEPEST = 6

interface Frame {
  start: number
  isList: boolean
  /** The name or number of the child that is being read. */
  key: string | number
}

/** Where each object and list is, by its path. With a stack of its own, so that no nesting is too deep. */
function spansIn(text: string, report: (name: string | number, at: number) => void): Map<string, Span> {
  const spans = new Map<string, Span>()
  const stack: Frame[] = []
  let name = ''
  for (const { 0: token, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\],]/g)) {
    const top = stack.at(-1)
    if (token.startsWith('"')) name = token
    else if (token === ',') step(top)
    else if (token === '{' || token === '[') {
      step(top, name)
      stack.push({ start: index, key: 0, isList: token === '[' })
    } else {
      stack.pop()
      const path = stack.slice(0, DEEPEST + 1).map(({ key }) => key)
      if (path.length === stack.length) remember(path, { start: top?.start ?? 0, end: index + 1 })
    }
  }
  return spans

  /** JSON.parse keeps the last of two equal names and says nothing. */
  function remember(path: JsonPath, span: Span): void {
    const [key, name] = [path.join('\0'), path.at(-1)]
    if (typeof name === 'string' && spans.has(key)) report(name, span.start)
    spans.set(key, span)
  }
}

/** To the next element of a list; or, in an object, to the child whose name was the last text. */
function step(frame: Frame | undefined, name?: string): void {
  if (frame?.isList && name === undefined) frame.key = Number(frame.key) + 1
  if (frame && !frame.isList && name !== undefined) frame.key = JSON.parse(name)
}
