import type { Finding } from '../model/finding.ts'
import type { GateResult } from '../model/gate.ts'
import type { LevelResult } from './requeue.ts'

const SYNTACTIC = /^(?:work|output)\/|^proof\/(?:typecheck|lint)$/
const CONTRACT = /^contract\//
const BEHAVIORAL = /^proof\/|^tests\//

/** The gate's findings as the three levels of seed 004. What belongs to none of them (a missing signal) is left out. */
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
