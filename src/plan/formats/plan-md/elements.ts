import type { Checkpoint, Criterion, Task, Verify } from '../../../model/plan.ts'
import { isSentence, looksLikeCommand } from '../../bare-command.ts'
import { dedent, isRecord } from '../../lines.ts'
import { sureCommand } from '../../marked-command.ts'
import { unclosed } from '../../shell/parse.ts'
import {
  commandsOf,
  goesOnFrom,
  inContext,
  isRun,
  readMarked,
  readVerifyFence,
  readVerifyText,
  type VerifyPart,
} from '../../verify-text.ts'
import { type Element, plainEntities, plainLines, plainText } from './tags.ts'

const AUTOMATED = /<automated(?:\s[^>]*)?>([\s\S]*?)<\/automated>/g
const NOT_A_COMMAND = /^(?:missing|n\/?a|none|manual|tbd|todo)\b/i
const FENCE = /^[ \t]*(`{3,}|~{3,})[^\n]*\n([\s\S]*?)^[ \t]*\1[ \t]*$/gm

/** A verify element. `lineAt` returns the line of an offset in the element. */
export function readVerifyElement(text: string, lineAt: (offset: number) => number): Verify[] {
  const byHand = [...text.matchAll(MANUAL)].map(
    (match): Verify => ({ text: plainText(match[1] ?? '').replace(/\s+/g, ' '), line: lineAt(match.index) }),
  )
  const byProgram = blanked(blanked(text, /<!--[\s\S]*?-->/g), MANUAL)
  const said = [...readProofs(byProgram, lineAt), ...byHand.filter((each) => each.text !== '')]
  return said.some(isRun) ? commandsOf(said) : said
}

/** The lines stay where they are. */
const blanked = (text: string, form: RegExp): string =>
  text.replace(form, (all) => all.replace(/[^\n]/g, ' '))

const MANUAL = /<(?:manual|human)(?:\s[^>]*)?>([\s\S]*?)<\/(?:manual|human)>/g

/** What is marked as a command or stands in a fence, and what is beside it: another command, or what one shall show. */
function readProofs(text: string, lineAt: (offset: number) => number): Verify[] {
  const marked = [...text.matchAll(AUTOMATED)].map((match) => ({
    match,
    verify: readAutomated(match, lineAt),
  }))
  const others = blanked(text, AUTOMATED)
  const fenced = [...others.matchAll(FENCE)].map((match) => {
    const line = lineAt(match.index + match[0].indexOf('\n') + 1)
    return { match, verify: readVerifyFence(flush(plainEntities(match[2] ?? '')), line) }
  })
  const codes = [...marked, ...fenced].sort((a, b) => a.match.index - b.match.index)
  if (codes.length === 0) return readLines(text, lineAt)
  let end = 0
  const parts = codes.flatMap(({ match, verify }): VerifyPart[] => {
    const above = textParts(text.slice(end, match.index), end, lineAt)
    end = match.index + match[0].length
    return [...above, { kind: 'code', text: match[0], verify }]
  })
  return inContext([...parts, ...textParts(text.slice(end), end, lineAt)])
}

function readAutomated(match: RegExpExecArray, lineAt: (offset: number) => number): Verify[] {
  const [all, inner = ''] = match
  const body = plainText(inner)
  const line = lineAt(match.index + all.length - inner.trimStart().length - '</automated>'.length)
  if (body === '') return []
  if (NOT_A_COMMAND.test(body)) return [{ text: body, line }]
  const fenced = [...`${body}\n`.matchAll(FENCE)].map((fence) => fence[2] ?? '')
  if (fenced.length > 0) return fenced.flatMap((code) => readVerifyFence(flush(code), line + 1))
  return readMarked(body.includes('\n') ? flush(plainEntities(inner)) : body, line)
}

/** What stands between them: its commands, or the paragraphs that are for people. */
function textParts(text: string, from: number, lineAt: (offset: number) => number): VerifyPart[] {
  if (!/[\p{L}\p{N}]/u.test(text)) return []
  const verify = readLines(text, (offset) => lineAt(from + offset))
  if (verify.some(isRun)) return [{ kind: 'text', text, verify }]
  const line = verify[0]?.line ?? lineAt(from)
  return plainText(text)
    .split(/\n[ \t]*\n/)
    .map((paragraph) => plainLines(paragraph).join(' '))
    .map((words) => ({ kind: 'text', text: words, verify: [{ text: words, line }] }))
}

/** Without the indentation of the first line, so that the last line of a here-document is at the margin. */
function flush(code: string): string {
  const lines = code.split(/\r?\n/)
  const indent = lines.find((line) => line.trim() !== '')?.search(/\S/) ?? 0
  return lines
    .map((line) => dedent(line, indent))
    .join('\n')
    .trim()
}

/** One command; or one script over several lines; or sentences, some with a command in them. */
function readLines(text: string, lineAt: (offset: number) => number): Verify[] {
  const lines = logicalLines(text)
  const [first] = lines
  if (!first) return []
  const unreadable: Verify[] = [{ text: plainText(text), line: lineAt(first.at) }]
  if (lines.some(({ open }) => open)) return unreadable
  const isMany = lines.length > 1 || first.text.includes('\n')
  if (isMany && isScript(lines.map((line) => line.text)))
    return readVerifyFence(lines.map((line) => line.text).join('\n'), lineAt(first.at))
  // A later command depends on the folder and the variables of the first, so they are one script.
  const script = lines.filter((line) => isStep(line.text))
  if (isStep(first.text) && (script.length > 1 || first.text.includes('\n'))) {
    if (lines.some((line) => !isStep(line.text) && mayBeCommand(line.text))) return unreadable
    const [verify] = readVerifyFence(script.map((line) => line.text).join('\n'), lineAt(first.at))
    if (!verify) return unreadable
    const words = lines
      .filter((line) => !isStep(line.text))
      .map((line): Verify => ({ text: line.text, line: 1 }))
    return commandsOf([{ ...verify, text: plainText(text), cut: true }, ...words])
  }
  const found = lines.flatMap((line) =>
    line.text.includes('\n')
      ? readVerifyFence(line.text, lineAt(line.at))
      : readVerifyText(line.text, lineAt(line.at)),
  )
  const runnable = commandsOf(found)
  return runnable.length > 0 ? runnable : unreadable
}

/** A longer script is in no verify; each line that may close it is tried. */
const MOST_ENCLOSED = 500

interface LogicalLine {
  /** Without its bullet and its box. Several lines where a quote or a here-document goes on. */
  text: string
  at: number
  /** A quote or a here-document begins in it and never ends. */
  open?: true
}

/** The lines as a shell reads them: what a quote or a here-document encloses belongs to the line that opens it. */
function logicalLines(text: string): LogicalLine[] {
  const parts: { raw: string; at: number }[] = []
  let offset = 0
  for (const raw of text.split('\n')) {
    parts.push({ raw: raw.replace(/\r$/, ''), at: offset })
    offset += raw.length + 1
  }
  const lines: LogicalLine[] = []
  for (let index = 0; index < parts.length; index += 1) {
    const { raw, at } = parts[index] as { raw: string; at: number }
    const indent = raw.search(/\S|$/)
    const plain = plainText(raw)
      .replace(/^(?:[-*+]|\d+[.)])\s+/, '')
      .replace(/^\[[ xX]\]\s+/, '')
    if (plain === '') continue
    const last = lines.at(-1)
    if (last && !/^\s*(?:[-*+]|\d+[.)])\s/.test(raw) && goesOnFrom(last.text, plain)) {
      lines[lines.length - 1] = { ...last, text: `${last.text} ${plain}` }
      continue
    }
    // The apostrophe of a sentence opens nothing.
    const opens = looksLikeCommand(plain) && !plain.includes('`') && !/\w'\w/.test(plain) && unclosed(plain)
    if (!opens) {
      lines.push({ text: plain, at: at + indent })
      continue
    }
    const rest = parts
      .slice(index + 1, index + MOST_ENCLOSED)
      .map((part) => dedent(plainEntities(part.raw), indent))
    const count = closedAfter(plain, rest)
    if (count === undefined) return [...lines, { text: plain, at: at + indent, open: true }]
    lines.push({ text: [plain, ...rest.slice(0, count)].join('\n'), at: at + indent })
    index += count
  }
  return lines
}

/** How many further lines close what the first one opens. Only lines that can close it are tried. */
function closedAfter(first: string, rest: readonly string[]): number | undefined {
  const last = /<<-?[ \t]*['"\\]?(\w+)/.exec(first)?.[1]
  let text = first
  for (const [index, line] of rest.entries()) {
    text += `\n${line}`
    const mayClose = last === undefined ? /["']/.test(line) : line.trim() === last
    if (mayClose && !unclosed(text)) return index + 1
  }
  return undefined
}

const isStep = (line: string): boolean =>
  line.includes('\n') || (!line.includes('`') && bareStep(line)?.prose === '')
const bareStep = (line: string) => (/^cd [\w@.][\w@./-]*$/.test(line) ? { prose: '' } : sureCommand(line))

/** A line that is neither a sentence nor surely a command. To leave it out could change what is proved. */
const mayBeCommand = (line: string): boolean =>
  !/^[A-Z#`]/.test(line) && (looksLikeCommand(line) || !isSentence(line))

/** Every line is a command, or continues the one before. */
function isScript(lines: readonly string[]): boolean {
  return lines.every((line, at) => {
    if (line.includes('\n')) return true
    if (line.includes('`')) return false
    const before = lines[at - 1] ?? ''
    return (
      isStep(line) ||
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
