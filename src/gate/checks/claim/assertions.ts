import { check, type Remark, whyNoPacket } from '../../check.ts'
import type { AssertionResult, Reference } from '../../claim.ts'
import type { FileText } from '../../facts.ts'

const GATE = 'Gate 2 (Assertion Audit)'
const SHAPE = '"- A1: PASS \u2014 src/file.ts:42 (what is there)"'

export const assertions = check({
  id: 'claim/assertions',
  stage: 'claim',
  failure: 'SPEC_VIOLATION',
  rows: ['S2-24', 'S2-25', 'S2-26', 'S2-27', 'S2-30', 'S2-40'],
  summary: 'every assertion of the packet has one result that says PASS and points to a line that exists',
  message: `${GATE} 2a completeness: {id} has no result; 2b status, 2c evidence, 2d detail likewise`,
  run: ({ task, claim, cited }) => {
    const skipped = whyNoPacket(task)
    if (skipped) return skipped
    if (claim.result && claim.result.status !== 'success') return { skip: 'no completion was claimed' }
    const wanted = task.packet?.assertions ?? []
    return [
      ...wanted.flatMap(({ id }) => complete(id, claim.assertions)),
      ...claim.assertions
        .filter((result) => wanted.some(({ id }) => id === result.id))
        .flatMap((result) => [...status(result), ...evidence(result, cited)]),
    ]
  },
})

function complete(id: string, results: readonly AssertionResult[]): Remark[] {
  const found = results.filter((result) => result.id === id)
  if (found.length === 1) return []
  const message = `${GATE} 2a completeness: ${id} has ${found.length === 0 ? 'no result' : `${found.length} results`}`
  return [{ message, fix: `write one line for ${id} under "## Assertion Results": ${SHAPE}` }]
}

function status({ id, line, status: said, hasExpected, hasActual }: AssertionResult): Remark[] {
  if (said === 'PASS') return []
  const remark = (message: string, fix: string) => ({ line, message: `${GATE} ${message}`, fix })
  if (said === undefined)
    return [remark(`2b status: the result of ${id} says neither PASS nor FAIL`, `write ${SHAPE}`)]
  const failed = remark(
    `2b status: ${id} reports FAIL, so the task is not done`,
    `make ${id} hold, or hand in status: failure without TASK_COMPLETE`,
  )
  if (hasExpected && hasActual) return [failed]
  const detail = `2d detail: the FAIL of ${id} does not give expected and actual`
  return [failed, remark(detail, 'write "(expected: \u2026; actual: \u2026)" behind the reference')]
}

function evidence(
  { id, line, references }: AssertionResult,
  cited: ReadonlyMap<string, FileText | undefined>,
): Remark[] {
  if (references.length === 0) {
    const message = `${GATE} 2c evidence: the result of ${id} has no file:line reference`
    return [{ line, message, fix: `point to the line that shows it: ${SHAPE}` }]
  }
  return references.flatMap((reference) => {
    const wrong = missing(reference, cited.get(reference.path))
    return wrong
      ? [{ line, message: `${GATE} 2c evidence: ${id} points to ${wrong}`, fix: 'point to committed lines' }]
      : []
  })
}

function missing({ path, from, to, heading }: Reference, file: FileText | undefined): string | undefined {
  if (!file) return `${path}, which is not in the commit`
  const lines = file.text?.split(/\r?\n/)
  if (!lines) return undefined
  const count = lines.at(-1) === '' ? lines.length - 1 : lines.length
  const last = to ?? from
  if (last !== undefined && (last > count || (from ?? last) < 1 || (from ?? last) > last))
    return `line ${last} of ${path}, which has ${count}`
  if (heading !== undefined && !lines.some((text) => slug(text) === slug(heading)))
    return `the heading "${heading}", which ${path} does not have`
  return undefined
}

const slug = (text: string) =>
  text
    .toLowerCase()
    .replace(/^#+\s*/, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
