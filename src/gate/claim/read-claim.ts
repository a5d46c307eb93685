import { parse, parseDocument } from 'yaml'
import { z } from 'zod'
import type { AssertionResult, Claim, ClaimResult, Reference, ResultProblem, Signal } from './claim.ts'
import { type Block, isLineIn, isRecord, parseBlock, proseOfBlocks, shown, splitBlocks } from './prose.ts'

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

/** Indented by four blanks it is code, unless it belongs to a list. */
function isCode(block: Block, line: number): boolean {
  const tree = parseBlock(block)
  return tree
    ? isLineIn(['code'], tree.children, line)
    : /^ {4}|^\t/.test(block.text.split('\n')[line - 1] ?? '')
}

const LONGEST = 20_000
const STATUSES = ['success', 'failure', 'blocked'] as const
const MARKS = ['task_name', 'files_modified', 'verification', 'done_criteria_met', 'error']

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

  const problems: ResultProblem[] = []
  const wrong = (field: string, expected: string, got: unknown) =>
    problems.push({ line, message: `${field}: expected ${expected}, got ${shown(got)}` })

  const status = STATUSES.find((known) => known === text(value.status).toLowerCase())
  if (!status) wrong('status', STATUSES.join(', '), value.status)
  const taskName = text(value.task_name)
  if (!taskName) wrong('task_name', 'the name of the task', value.task_name)
  const error_ = text(value.error)
  if (status === 'failure' || status === 'blocked') {
    if (!error_) wrong('error', 'what went wrong', value.error)
  } else if (status === 'success') {
    readSuccess(value, wrong)
  }
  const result: ClaimResult | undefined = status && {
    line,
    status,
    taskName,
    filesModified: list(value.files_modified) ?? [],
    verification: verification(value.verification),
    doneCriteriaMet: typeof value.done_criteria_met === 'boolean' ? value.done_criteria_met : undefined,
    evidence: text(value.evidence),
    error: error_,
  }
  return { result, problems }
}

function parseYaml(yaml: string): { value: unknown } | { error: string; line: number } {
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

function readSuccess(
  value: Record<string, unknown>,
  wrong: (f: string, e: string, g: unknown) => void,
): void {
  if (!list(value.files_modified)) wrong('files_modified', 'a list of paths', value.files_modified)
  const verify = verification(value.verification)
  const given = isRecord(value.verification) ? value.verification : {}
  if (!verify) wrong('verification', 'command, exit_code and output_summary', value.verification)
  else {
    if (!verify.command) wrong('verification.command', 'the command that was run', given.command)
    if (verify.exitCode === undefined) wrong('verification.exit_code', 'a number', given.exit_code)
    else if (verify.exitCode !== 0) wrong('verification.exit_code', '0 for status success', verify.exitCode)
  }
  if (value.done_criteria_met === false) wrong('done_criteria_met', 'true for status success', false)
  else if (value.done_criteria_met !== true)
    wrong('done_criteria_met', 'true or false', value.done_criteria_met)
  if (!text(value.evidence)) wrong('evidence', 'what shows that the task is done', value.evidence)
}

function verification(value: unknown): ClaimResult['verification'] {
  if (!isRecord(value)) return undefined
  const code =
    typeof value.exit_code === 'string' && value.exit_code.trim() ? Number(value.exit_code) : value.exit_code
  return {
    command: text(value.command),
    exitCode: typeof code === 'number' && Number.isInteger(code) ? code : undefined,
    outputSummary: text(value.output_summary),
  }
}

const text = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : ''

function list(value: unknown): string[] | undefined {
  if (!Array.isArray(value)) return undefined
  return value.map(text).filter((entry) => entry !== '')
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
  const results: AssertionResult[] = []
  for (let at = start + 1; at < lines.length; at += 1) {
    const line = lines[at] ?? ''
    if (ENDS.test(line)) break
    const found = RESULT.exec(line)
    if (found?.[1] !== undefined) results.push(readAssertion(found[1], found[2] ?? '', at + 1))
  }
  return results
}

function readAssertion(id: string, rest: string, line: number): AssertionResult {
  const status = /^[\s*_`]*(PASS|FAIL)(?:ED)?\b/i.exec(rest)?.[1]?.toUpperCase()
  return {
    id,
    line,
    status: status === 'PASS' || status === 'FAIL' ? status : undefined,
    references: readReferences(rest),
    hasExpected: /\bexpected\b\s*[:=]?\s*\S/i.test(rest),
    hasActual: /\b(?:actual|got)\b\s*[:=]?\s*\S/i.test(rest),
  }
}

function readReferences(text: string): Reference[] {
  const found: Reference[] = []
  for (const [, path = '', from, to] of text.matchAll(LINES)) {
    // Text before the path (a dash, the status) is not part of it.
    const last = path.trim().split(/\s+/).at(-1) ?? ''
    if (!/[./]|^[A-Z][a-z]+file$/.test(last)) continue
    found.push({ path: last, from: Number(from), ...(to ? { to: Number(to) } : {}) })
  }
  for (const [, path = '', heading = ''] of text.matchAll(SECTION))
    found.push({ path, heading: heading.trim() })
  return found
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
  let value: unknown
  try {
    value = parse(block)
  } catch (error) {
    return {
      problem: `the block of the request is not YAML: ${error instanceof Error ? error.message.split('\n')[0] : ''}`,
    }
  }
  const read = Modification.safeParse(value)
  if (read.success) return { request: read.data }
  const [issue] = read.error.issues
  return { problem: `${issue?.path.join('.') || 'the request'}: ${issue?.message ?? 'cannot be read'}` }
}
