import type { CommandResult, EvidenceRef } from '../model/evidence.ts'
import type { GateResult } from '../model/gate.ts'
import type { Verdict } from '../model/verdict.ts'
import { renderFinding } from './findings.ts'
import { plural, shortCommit } from './names.ts'
import { clean, oneLine } from './terminal.ts'
import { duration } from './time.ts'

export interface Entry {
  task?: string
  tone: 'plain' | 'good' | 'bad' | 'mark'
  title: string
  body: string[]
  /** A small step, told only on request. */
  minor?: true
}

export const entry = (title: string, over: Partial<Entry> = {}): Entry => ({
  tone: 'plain',
  title: oneLine(title),
  body: [],
  ...over,
})

/** How the gate ended: its findings, what it skipped, what it ran. */
export function judged(result: GateResult, nth: string): Entry {
  const passed = result.outcome === 'PASSED'
  const verdict = passed
    ? 'passed'
    : `${result.outcome} in stage ${result.stage}, ${result.failure ?? 'no type'}`
  const checked = plural(result.checks.filter((check) => check.result !== 'skip').length, 'check')
  const skipped = result.checks.filter((check) => check.result === 'skip').map((check) => oneLine(check.id))
  return entry(
    `${nth}: gate ${verdict}, ${result.colour}, confidence ${result.confidence.toFixed(2)}, ${checked} in ${duration(result.durationMs)}`,
    {
      tone: passed ? (result.colour === 'PASS' ? 'good' : 'mark') : 'bad',
      body: [
        ...result.findings.flatMap((finding) =>
          renderFinding(finding, finding.severity === 'warn' ? 'warning: ' : '').split('\n'),
        ),
        ...(skipped.length > 0 ? [`skipped: ${skipped.join(', ')}`] : []),
        ...result.commands.flatMap(commandLines),
      ],
    },
  )
}

export function reviewed(verdict: Verdict, nth: string): Entry {
  const tone = verdict.decision === 'approve' ? 'good' : verdict.decision === 'reject' ? 'bad' : 'mark'
  const list = (word: string, texts: readonly string[]) => texts.map((text) => `${word}: ${oneLine(text)}`)
  return entry(
    `${nth}: ${verdict.role} ${verdict.says ? 'approved, and took it back' : DECISIONS[verdict.decision]}, confidence ${verdict.confidence.toFixed(2)}`,
    {
      tone,
      body: [
        ...list('finding', verdict.findings),
        ...list('concern', verdict.concerns),
        ...list('note', verdict.notes ?? []),
        ...verdict.problems.flatMap((problem) => renderFinding(problem).split('\n')),
        ...(verdict.feedback === '' ? [] : quoted(verdict.feedback)),
      ],
    },
  )
}

const DECISIONS: Record<Verdict['decision'], string> = {
  approve: 'approved',
  reject: 'rejected',
  'no-signal': 'gave no signal',
  malformed: 'handed in nothing that could be read',
}

function commandEnd({ exitCode, signal, timedOut, failedToStart, durationMs }: CommandResult): string {
  if (failedToStart !== undefined) return `could not be started: ${oneLine(failedToStart)}`
  const end = timedOut
    ? 'timed out'
    : exitCode === undefined
      ? `ended by ${oneLine(signal ?? 'a signal')}`
      : `exit ${exitCode}`
  return `${end} after ${duration(durationMs)}`
}

export function commandLines(command: CommandResult): string[] {
  const output = command.output ? `, output in evidence/${command.output.sha256.slice(0, 12)}` : ''
  return [
    `$ ${oneLine(command.command)}`,
    `  ${command.purpose}: ${commandEnd(command)} at ${shortCommit(command.commit)}${output}`,
    ...excerpt(command.excerpt, 10).map((line) => `  | ${line}`),
  ]
}

export function quoted(text: string | undefined, ref?: EvidenceRef): string[] {
  const lines = text === undefined ? [] : excerpt(text, 20).map((line) => `> ${line}`)
  return ref ? [...lines, `whole text in evidence/${ref.sha256.slice(0, 12)}`] : lines
}

function excerpt(text: string, most: number): string[] {
  const lines = clean(text).replace(/\s+$/, '').split('\n')
  if (lines.length === 1 && lines[0] === '') return []
  if (lines.length <= most) return lines
  const half = Math.floor((most - 1) / 2)
  return [...lines.slice(0, half), `… ${lines.length - 2 * half} lines left out …`, ...lines.slice(-half)]
}
