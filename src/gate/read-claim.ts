import { parseDocument } from 'yaml'
import { z } from 'zod'
import type { AssertionResult, Claim, Reference, Signal } from './claim.ts'
import {
  type Block,
  isLineIn,
  isRecord,
  parseBlock,
  plainText,
  proseOfBlocks,
  shown,
  splitBlocks,
} from './prose.ts'

/** Reads an executor's last message. Never throws: a part that cannot be read becomes a problem. */
export function readClaim(message: string): Claim {
  const text = message.replace(/\r\n?/g, '\n')
  const blocks = splitBlocks(text)
  return {
    text,
    signal: readSignal(text, blocks),
    prose: proseOfBlocks(blocks),
    ...readResult(blocks),
    assertions: readAssertionResults(text),
  }
}

const SIGNAL = 'TASK_COMPLETE'
const EMPHASIS = /^[*_`\s]+|[*_`\s]+$/g

/** The last line counts when it is shown as text: not in a code block, not in a comment. */
function readSignal(text: string, blocks: readonly Block[]): Signal {
  const seen = blocks.findLast((block) => block.kind !== 'text' || block.text.trim() !== '')
  const lines = seen?.text.split('\n') ?? []
  const last = lines.findLastIndex((line) => line.trim() !== '')
  const alone = seen?.kind === 'text' && lines[last]?.replace(EMPHASIS, '') === SIGNAL
  if (alone && !isCode(seen, last + 1)) return 'last'
  return text.includes(SIGNAL) ? 'elsewhere' : 'none'
}

/** A line that is indented by four blanks is code, unless it belongs to a list. */
function isCode(block: Block, line: number): boolean {
  const tree = parseBlock(block)
  if (tree) return isLineIn(['code'], tree.children, line)
  return /^ {4}|^\t/.test(block.text.split('\n')[line - 1] ?? '')
}

const LONGEST = 20_000
const STATUSES = ['success', 'failure', 'blocked'] as const
const MARKS = ['task_name', 'files_modified', 'verification', 'done_criteria_met', 'error']

const text = plainText.catch('')
/** The fields of seed 001. One that cannot be read is empty or absent, and does not affect the others. */
const Fields = z.object({
  status: text.transform((said) => STATUSES.find((known) => known === said.toLowerCase())),
  task_name: text,
  files_modified: z
    .array(text)
    .transform((paths) => paths.filter((path) => path !== ''))
    .optional()
    .catch(undefined),
  verification: z
    .object({
      command: text,
      exit_code: z
        .union([z.int(), z.string().trim().min(1).transform(Number).pipe(z.int())])
        .optional()
        .catch(undefined),
      output_summary: text,
    })
    .optional()
    .catch(undefined),
  done_criteria_met: z.boolean().optional().catch(undefined),
  evidence: text,
  error: text,
  blocked_by: z
    .union([z.array(text), text.transform((name) => [name])])
    .transform((names) => names.filter((name) => name !== ''))
    .catch([]),
})

type Reading = Pick<Claim, 'result' | 'problems'>

/** Finds the fenced YAML block with the result of seed 001 and says, field by field, what is wrong in it. */
function readResult(blocks: readonly Block[]): Reading {
  const candidates = blocks.filter((block) => block.kind === 'code' && looksLikeResult(block.text))
  const [block] = candidates
  if (!block) return unread('the result block is missing')
  if (candidates.length > 1)
    return unread(`there are ${candidates.length} result blocks where one was expected`, block.line)
  if (block.text.length > LONGEST)
    return unread(`the result block is longer than ${LONGEST} characters`, block.line)
  return readBlock(block)
}

const unread = (message: string, line?: number): Reading => ({
  result: undefined,
  problems: [{ ...(line === undefined ? {} : { line }), message }],
})

/** A claim may contain other YAML. A result has a status and at least one more of its own fields. */
function looksLikeResult(text: string): boolean {
  const has = (field: string) => new RegExp(`^[ \t]*${field}[ \t]*:`, 'm').test(text)
  return has('status') && MARKS.some(has)
}

function readBlock({ text: yaml, line }: Block): Reading {
  const parsed = parseYaml(yaml)
  if ('error' in parsed) return unread(`the result block is not YAML: ${parsed.error}`, line + parsed.line)
  const { value } = parsed
  if (!isRecord(value)) return unread('the result block is not a list of fields', line)

  const problems: { line: number; message: string }[] = []
  const wrong: Wrong = (field, expected, got = value[field]) =>
    problems.push({ line, message: `${field}: expected ${expected}, got ${shown(got)}` })
  const read = Fields.parse(value)
  const { status, verification } = read
  if (!status) wrong('status', STATUSES.join(', '))
  if (!read.task_name) wrong('task_name', 'the name of the task')
  if (status === 'success') checkSuccess(read, wrong, value.verification)
  else if (status && !read.error) wrong('error', 'what went wrong')
  const result = status && {
    line,
    status,
    taskName: read.task_name,
    filesModified: read.files_modified ?? [],
    verification: verification && {
      command: verification.command,
      exitCode: verification.exit_code,
      outputSummary: verification.output_summary,
    },
    doneCriteriaMet: read.done_criteria_met,
    evidence: read.evidence,
    error: read.error,
    blockedBy: read.blocked_by,
  }
  return { result, problems }
}

type Wrong = (field: string, expected: string, got?: unknown) => void

function checkSuccess(read: z.infer<typeof Fields>, wrong: Wrong, given: unknown): void {
  const { verification, done_criteria_met: isDone } = read
  const { command, exit_code } = isRecord(given) ? given : {}
  if (!read.files_modified) wrong('files_modified', 'a list of paths')
  if (!verification) wrong('verification', 'command, exit_code and output_summary')
  else {
    if (!verification.command) wrong('verification.command', 'the command that was run', command)
    if (verification.exit_code === undefined) wrong('verification.exit_code', 'a number', exit_code)
    else if (verification.exit_code !== 0)
      wrong('verification.exit_code', '0 for status success', verification.exit_code)
  }
  if (!isDone) wrong('done_criteria_met', isDone === false ? 'true for status success' : 'true or false')
  if (!read.evidence) wrong('evidence', 'what shows that the task is done')
}

/** Never throws. */
export function parseYaml(yaml: string): { value: unknown } | { error: string; line: number } {
  try {
    const document = parseDocument(yaml)
    const [error] = document.errors
    if (error)
      return { error: error.message.split('\n')[0] ?? 'unreadable', line: error.linePos?.[0].line ?? 1 }
    return { value: document.toJS({ maxAliasCount: 100 }) }
  } catch (error) {
    // Endless nesting or aliases of aliases, which no honest result has.
    return { error: error instanceof Error ? error.message : String(error), line: 0 }
  }
}

const HEADING = /^\s*(?:#{1,6}\s*|\*\*)assertion results\b/i
const ENDS = /^\s*(?:#{1,6}\s|`{3}|~{3})/
const RESULT = /^\s*(?:[-*+]|\d+[.)]|\|)?\s*[*_`]*([A-Za-z]+\d+)[*_`]*\s*[:|.)\u2013\u2014-]\s*(.*)$/
const LINES = /`?([\w@+.,~()[\]{}$/\\ -]*[\w)\]}])`?:(\d+)(?:\s*[-\u2013]\s*(\d+))?/g
const SECTION = /([^\s`()]+\.(?:md|mdx|txt|rst|adoc))#([^()`\n]+?)(?=\s*[`(]|\s+[-\u2013\u2014]|$)/g

/** Reads the evidence report of seed 002 out of a claim; empty when there is none. */
function readAssertionResults(text: string): AssertionResult[] {
  const lines = text.split('\n')
  const start = lines.findIndex((line) => HEADING.test(line))
  if (start < 0) return []
  const end = lines.findIndex((line, at) => at > start && ENDS.test(line))
  return lines.slice(start + 1, end < 0 ? undefined : end).flatMap((line, at) => {
    const [, id, rest = ''] = RESULT.exec(line) ?? []
    return id === undefined ? [] : readAssertion(id, rest, start + at + 2)
  })
}

function readAssertion(id: string, rest: string, line: number): AssertionResult {
  const status = /^[\s*_`]*(PASS|FAIL)(?:ED)?\b/i.exec(rest)?.[1]?.toUpperCase()
  return {
    id,
    line,
    status: status as AssertionResult['status'],
    references: readReferences(rest),
    hasExpected: /\bexpected\b\s*[:=]?\s*[^\s:=;,)]/i.test(rest),
    hasActual: /\b(?:actual|got)\b\s*[:=]?\s*[^\s:=;,)]/i.test(rest),
  }
}

function readReferences(said: string): Reference[] {
  const lines = [...said.matchAll(LINES)].flatMap(([, words = '', from, to]) => {
    // Text before the path (a dash, the status) is not part of it.
    const path = words.trim().split(/\s+/).at(-1) ?? ''
    if (!/[./]|^[A-Z][a-z]+file$/.test(path)) return []
    return { path, from: Number(from), ...(to ? { to: Number(to) } : {}) }
  })
  const sections = [...said.matchAll(SECTION)]
  return [...lines, ...sections.map(([, path = '', heading = '']) => ({ path, heading: heading.trim() }))]
}

const lines = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value : [value]))

const ProposedTask = z.object({
  title: z.string().trim().min(3).max(120),
  do: lines,
  files: z.array(z.string().trim().min(1)).default([]),
  done_when: z.string().trim().min(3),
  verify: z.string().trim().min(1),
  commit: z.string().trim().optional(),
})
export type ProposedTask = z.infer<typeof ProposedTask>

const Modification = z.object({
  type: z.enum(['SPLIT_TASK', 'ADD_PREREQUISITE', 'ADD_FOLLOWUP']),
  reasoning: z.string().trim().min(10),
  proposed_tasks: z.array(ProposedTask).min(1).max(5),
})
export type Modification = z.infer<typeof Modification>

const REQUEST =
  /^[ \t]*TASK_MODIFICATION_REQUEST[ \t]*\r?\n+[ \t]*(`{3,})(?:yaml|yml|json)?[ \t]*\r?\n([\s\S]*?)\r?\n[ \t]*\1/m

/** An executor may ask for the plan to be changed; only the engine changes it. Undefined when it asks for nothing. */
export function readModification(
  message: string,
): { request: Modification } | { problem: string } | undefined {
  if (!/^[ \t]*TASK_MODIFICATION_REQUEST[ \t]*\r?$/m.test(message)) return undefined
  const block = REQUEST.exec(message)?.[2]
  if (block === undefined)
    return { problem: 'a TASK_MODIFICATION_REQUEST needs a fenced yaml block right below it' }
  const parsed = parseYaml(block)
  if ('error' in parsed) return { problem: `the block of the request is not YAML: ${parsed.error}` }
  const read = Modification.safeParse(parsed.value)
  if (read.success) return { request: read.data }
  const [issue] = read.error.issues
  return { problem: `${issue?.path.join('.') || 'the request'}: ${issue?.message ?? 'cannot be read'}` }
}
