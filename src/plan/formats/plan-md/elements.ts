import type { Checkpoint, Criterion, Task, Verify } from '../../../model/plan.ts'
import { bareCommand, isSentence, looksLikeCommand } from '../../bare-command.ts'
import { isRecord } from '../../lines.ts'
import { codeSpans, readVerifyFence, readVerifyText } from '../../verify-text.ts'
import { type Element, plainLines, plainText } from './tags.ts'

const AUTOMATED = /<automated(?:\s[^>]*)?>([\s\S]*?)<\/automated>/g
const NOT_A_COMMAND = /^(?:missing|n\/?a|none|manual|tbd|todo)\b/i
const FENCE = /^[ \t]*(`{3,}|~{3,})[^\n]*\n([\s\S]*?)^[ \t]*\1[ \t]*$/gm

/** A verify element. `lineAt` returns the line of an offset in the element. */
export function readVerifyElement(text: string, lineAt: (offset: number) => number): Verify[] {
  const automated = [...text.matchAll(AUTOMATED)]
  if (automated.length > 0)
    return automated.flatMap((match) => {
      const body = plainText(match[1] ?? '')
      const line = lineAt(
        match.index + match[0].length - (match[1] ?? '').trimStart().length - '</automated>'.length,
      )
      if (body === '') return []
      if (NOT_A_COMMAND.test(body)) return [{ text: body, line }]
      const fenced = [...`${body}\n`.matchAll(FENCE)].map((fence) => fence[2] ?? '')
      if (fenced.length > 0) return fenced.flatMap((code) => readVerifyFence(code, line + 1))
      return withoutBackticks(body, line)
    })
  const fences = [...text.matchAll(FENCE)]
  if (fences.length > 0)
    return fences.flatMap((match) =>
      readVerifyFence(plainText(match[2] ?? ''), lineAt(match.index + match[0].indexOf('\n') + 1)),
    )
  return readLines(text, lineAt)
}

/** Text that is marked as a command need not look like one. */
function withoutBackticks(body: string, line: number): Verify[] {
  const spans = codeSpans(body)
  const whole = spans.length === 1 && spans[0]?.before === '' && spans[0].after === ''
  const code = whole ? (spans[0]?.code ?? body) : body
  if (code.includes('\n')) return readVerifyFence(code, line)
  const bare = looksLikeCommand(code) ? bareCommand(code) : undefined
  if (bare && bare.prose !== '') return readVerifyText(code, line)
  return [bare || !isSentence(code) ? { text: body, line, command: code.trim() } : { text: body, line }]
}

/** One command; or one script over several lines; or sentences, some with a command in them. */
function readLines(text: string, lineAt: (offset: number) => number): Verify[] {
  const lines: { text: string; at: number }[] = []
  let at = 0
  for (const part of text.split('\n')) {
    const plain = plainText(part)
    if (plain !== '')
      lines.push({ text: plain.replace(/^(?:[-*+]|\d+[.)])\s+/, ''), at: at + part.search(/\S|$/) })
    at += part.length + 1
  }
  const [first] = lines
  if (!first) return []
  if (lines.length > 1 && isScript(lines.map((line) => line.text)))
    return readVerifyFence(lines.map((line) => line.text).join('\n'), lineAt(first.at))
  const found = lines.flatMap((line) => readVerifyText(line.text, lineAt(line.at)))
  const runnable = found.filter((verify) => verify.command !== undefined)
  if (runnable.length > 0) return runnable
  return [{ text: plainText(text), line: lineAt(first.at) }]
}

/** Every line is a command, or continues the one before. */
function isScript(lines: readonly string[]): boolean {
  return lines.every((line, at) => {
    if (line.includes('`')) return false
    const before = lines[at - 1] ?? ''
    return (
      bareCommand(line)?.prose === '' ||
      /(?:\\|&&|\|\|?|\bdo|\bthen|;)$/.test(before) ||
      /^(?:done|fi|else|then|do|&&|\|)/.test(line)
    )
  })
}

/** The question of a checkpoint. */
export function checkpointOf(type: string, elements: readonly Element[]): Checkpoint {
  const value = (name: string) => plainText(elements.find((each) => each.name === name)?.text ?? '')
  const join = (...parts: string[]) => parts.filter((part) => part !== '').join('\n\n')
  const fallback = value('name') || value('action')
  const kind = type.replace(/^checkpoint:?/, '')
  if (kind === 'decision') {
    const options = optionsOf(elements.find((each) => each.name === 'options')?.text ?? '')
    return { type: 'decision', question: join(value('decision'), value('context')) || fallback, options }
  }
  if (kind === 'human-action')
    return {
      type: 'human-action',
      question:
        join(value('action') || value('what-built'), value('instructions'), value('verification')) ||
        fallback,
      options: ['done'],
    }
  return {
    type: 'human-verify',
    question: join(value('what-built'), value('how-to-verify') || value('verify')) || fallback,
    options: ['approved', 'rejected'],
  }
}

/** `<option id="a"><name>…</name>` elements, or one line each. */
function optionsOf(text: string): string[] {
  const elements = [...text.matchAll(/<option\b([^>]*)>([\s\S]*?)<\/option>/g)]
  if (elements.length === 0) return plainLines(text)
  return elements.map((match) => {
    const id = /\bid\s*=\s*["']([^"']+)["']/.exec(match[1] ?? '')?.[1]
    const name = plainText(
      /<name>([\s\S]*?)<\/name>/.exec(match[2] ?? '')?.[1] ?? (match[2] ?? '').replace(/<[^>]+>/g, ' '),
    )
    return id && name ? `${id}: ${name}` : (id ?? name)
  })
}

/** What must be true when the whole plan file is done. */
interface MustHaves {
  truths: string[]
  artifacts: { path: string; criteria: Criterion[] }[]
  links: Criterion[]
}

export function readMustHaves(value: unknown): MustHaves {
  const data = record(value)
  return {
    truths: texts(data.truths),
    artifacts: list(data.artifacts).flatMap(artifact),
    links: list(data.key_links).flatMap(link),
  }
}

/** Files go to the task that names them, everything else to the last task that does work. */
export function assignMustHaves(tasks: Task[], must: MustHaves): Task[] {
  const last = tasks.findLastIndex((task) => task.kind === 'work')
  if (last < 0) return tasks
  const owner = new Map<string, number>()
  for (const [index, task] of tasks.entries()) for (const file of task.files) owner.set(file, index)
  const outputs = tasks.map(() => [] as string[])
  const criteria = tasks.map(() => [] as Criterion[])
  for (const { path, criteria: own } of must.artifacts) {
    const index = owner.get(path) ?? last
    outputs[index]?.push(path)
    criteria[index]?.push(...own)
  }
  criteria[last]?.push(...must.truths.map(said), ...must.links)
  return tasks.map((task, index) => ({
    ...task,
    outputs: [...task.outputs, ...(outputs[index] ?? [])],
    criteria: [...task.criteria, ...(criteria[index] ?? [])],
  }))
}

function artifact(value: unknown): MustHaves['artifacts'] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [{ path: clean(value), criteria: [] }]
  const data = record(value)
  const path = clean(text(data.path))
  if (path === '') return []
  const promised = (words: string, value: string) => (value === '' ? [] : [`${path} ${words} ${value}`])
  const promises = [
    ...promised('provides', text(data.provides)),
    ...promised('contains', text(data.contains)),
    ...promised('exports', texts(data.exports).join(', ')),
    ...promised('has at least', text(data.min_lines)).map((promise) => `${promise} lines`),
  ]
  return [{ path, criteria: promises.map(said) }]
}

function link(value: unknown): Criterion[] {
  const data = record(value)
  const [from, to, via, pattern] = [data.from, data.to, data.via, data.pattern].map(text)
  if (!from || !to) return []
  return [
    said(`${from} is linked to ${to}${via ? ` via ${via}` : ''}${pattern ? ` (pattern ${pattern})` : ''}`),
  ]
}

const said = (description: string): Criterion => ({ description, severity: 'blocking' })
const record = (value: unknown): Record<string, unknown> => (isRecord(value) ? value : {})
const list = (value: unknown): unknown[] =>
  Array.isArray(value) ? value : value === undefined || value === '' ? [] : [value]
const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''
const texts = (value: unknown): string[] =>
  list(value)
    .map(text)
    .filter((each) => each !== '')
const clean = (path: string) => path.replaceAll('\\', '/').replace(/^\.\//, '')
