import type { CommandResult } from '../model/evidence.ts'
import type { Finding } from '../model/finding.ts'
import type { Colour, GateResult } from '../model/gate.ts'
import type { StageReport } from './run-stage.ts'

export interface JudgedWork {
  task: string
  commit: string
  base: string
  filesChanged: readonly string[]
  leftAlone?: readonly string[]
  commands: readonly CommandResult[]
  startedAt: string
  durationMs: number
}

/** The one place where stages become a verdict, a colour and a confidence. */
export function judge(reports: readonly StageReport[], work: JudgedWork): GateResult {
  const failed = reports.find((report) => !report.passed)
  const last = failed ?? reports.at(-1)
  // Warnings of stages that passed are kept: they are noted for the person at the end.
  const findings = failed ? failed.findings : reports.flatMap((report) => report.findings)
  const failure = failed?.findings.find((finding) => finding.severity === 'block')?.failure
  const passed = last !== undefined && failed === undefined
  return {
    task: work.task,
    outcome: passed ? 'PASSED' : failure === 'BLOCKED' ? 'BLOCKED' : 'FAILED',
    stage: last?.stage ?? 'claim',
    ...(passed ? {} : { failure: failure ?? 'VERIFY_FAILURE' }),
    colour: colourOf(passed, findings),
    confidence: confidenceOf(passed, findings),
    findings,
    checks: reports.flatMap((report) => report.checks),
    commands: [...work.commands],
    commit: work.commit,
    base: work.base,
    filesChanged: [...work.filesChanged],
    ...(work.leftAlone?.length ? { leftAlone: [...work.leftAlone] } : {}),
    startedAt: work.startedAt,
    durationMs: work.durationMs,
  }
}

function colourOf(passed: boolean, findings: readonly Finding[]): Colour {
  if (!passed) return 'RED'
  return findings.length > 0 ? 'ORANGE' : 'PASS'
}

/** Warnings about the proof itself leave less to trust than warnings about the work. */
const WEAK_PROOF = new Set(['proof/vacuous', 'proof/flaky', 'proof/verify'])

function confidenceOf(passed: boolean, findings: readonly Finding[]): number {
  if (!passed) return 0
  if (findings.length === 0) return 1
  return findings.some((finding) => WEAK_PROOF.has(finding.id)) ? 0.6 : 0.9
}
