import type { Finding, GateResult } from '../model/gate.ts'

/** The result of one verification level of seed 004, in the form that its API has. */
export interface LevelResult {
  level: 'syntactic' | 'contract' | 'behavioral'
  passed: boolean
  failedChecks: readonly { name: string; detail: string }[]
  summary: string
}

const OPENS = '=== PREVIOUS ATTEMPT FAILED (Attempt '
const CLOSES = 'Do not change working parts of the implementation.'
const EARLIER = new RegExp(
  `\\n*${OPENS.replace('(', '\\(')}[\\s\\S]*?${CLOSES.replaceAll('.', '\\.')}\\n*`,
  'g',
)

/** The re-queue block of seed 004 for the levels that failed; empty when none did. */
export function requeueBlock(results: readonly LevelResult[], attempt: number): string {
  const failed = results.filter(({ passed }) => !passed)
  if (failed.length === 0) return ''
  return [
    `${OPENS}${attempt}) ===`,
    `Verification level: ${failed.map(({ level }) => level).join(', ')}`,
    'The previous execution of this task failed verification. Fix the following issues:',
    '',
    ...failed.flatMap(({ failedChecks }) => failedChecks.map(({ name, detail }) => `- ${name}: ${detail}`)),
    '',
    '=== END FAILURE CONTEXT ===',
    '',
    'Retry the task addressing these specific failures.',
    CLOSES,
  ].join('\n')
}

/** Appends the block to a prompt. It replaces the block of an earlier failure, so that blocks do not accumulate. */
export function buildRequeuePrompt(prompt: string, results: readonly LevelResult[], attempt: number): string {
  const original = prompt.replace(EARLIER, '\n').trimEnd()
  const block = requeueBlock(results, attempt)
  return block === '' ? original : `${original}\n\n${block}\n`
}

const SYNTACTIC = /^(?:work|output)\/|^proof\/(?:typecheck|lint)$/
const CONTRACT = /^contract\//
const BEHAVIORAL = /^proof\/|^tests\//

/** The gate's findings, sorted into the three levels of seed 004. A finding that belongs to no level (a missing signal) is left out. */
export function levelsOf({ findings }: GateResult): LevelResult[] {
  const blocking = findings.filter(({ severity }) => severity === 'block')
  const of = (level: LevelResult['level'], pattern: RegExp, but?: RegExp): LevelResult => {
    const failed = blocking.filter(({ id }) => pattern.test(id) && !but?.test(id))
    const failedChecks = failed.map((finding) => ({ name: nameOf(finding), detail: detailOf(finding) }))
    const summary =
      failed.length === 0
        ? `${level} passed`
        : `${level} failed: ${[...new Set(failedChecks.map(({ name }) => name))].join(', ')}`
    return { level, passed: failed.length === 0, failedChecks, summary }
  }
  return [of('syntactic', SYNTACTIC), of('contract', CONTRACT), of('behavioral', BEHAVIORAL, SYNTACTIC)]
}

/** The seed's own names: `env-JWT_SECRET`, `endpoint-POST--api-auth-register`. */
function nameOf({ id, message }: Finding): string {
  const [, word = ''] = message.split(' ')
  if (id === 'contract/env') return `env-${message.split(' ')[0]}`
  if (id === 'contract/exports') return `export-${word}`
  if (id === 'contract/endpoints')
    return `endpoint-${message.replace(/^endpoint | not found$/g, '').replace(/[^\w]/g, '-')}`
  return id.split('/').at(-1) ?? id
}

function detailOf({ id, message, file, line }: Finding): string {
  if (id === 'contract/endpoints') return 'Endpoint not found'
  if (id.startsWith('contract/')) return message
  return file ? `${message} (${file}${line ? `:${line}` : ''})` : message
}
