import type { Config } from '../model/config.ts'
import type { CommandResult } from '../model/evidence.ts'
import type { CheckOutcome, Colour, Finding, GateResult, Severity } from '../model/gate.ts'
import type { Check, CheckOf, FactsOf, GateStage, Remark } from './check.ts'

export interface StageReport {
  stage: GateStage
  findings: Finding[]
  checks: CheckOutcome[]
  passed: boolean
}

/** Runs every check of a stage on the facts. A check that throws blocks, and so does a stage in which no check ran. */
export function runStage<S extends GateStage>(
  checks: readonly Check[],
  stage: S,
  facts: FactsOf[S],
  config: Config,
): StageReport {
  const looks = checks.filter((check) => inStage(check, stage)).map((check) => lookAt(check, facts, config))
  const findings = looks.flatMap((look) => look.findings)
  if (looks.every(({ outcome }) => outcome.result === 'skip'))
    findings.push({
      id: `${stage}/none`,
      severity: 'block',
      failure: 'VERIFY_FAILURE',
      message: `no check of the ${stage} stage ran`,
      fix: 'nothing was looked at, so nothing can pass; see the skipped checks',
    })
  const ordered = [...findings.filter(blocks), ...findings.filter((finding) => !blocks(finding))]
  return {
    stage,
    findings: ordered,
    checks: looks.map(({ outcome }) => outcome),
    passed: !findings.some(blocks),
  }
}

const blocks = (finding: Finding) => finding.severity === 'block'

const inStage = <S extends GateStage>(check: Check, stage: S): check is Check & CheckOf<S> =>
  check.stage === stage

function lookAt<S extends GateStage>(
  check: CheckOf<S> & Check,
  facts: FactsOf[S],
  config: Config,
): { findings: Finding[]; outcome: CheckOutcome } {
  const { id, stage } = check
  const severity = severityOf(check, config)
  const answer = severity === 'off' ? { skip: 'switched off in the configuration' } : look(check, facts)
  if ('skip' in answer || severity === 'off')
    return {
      findings: [],
      outcome: { id, stage, result: 'skip', detail: 'skip' in answer ? answer.skip : '' },
    }
  const findings = answer.flatMap((remark) => toFinding(check, severity, remark))
  const first = findings[0] ?? answer.find((remark) => remark.severity === 'note')
  const result = findings.some(blocks) ? 'fail' : findings.length > 0 ? 'warn' : 'pass'
  return { findings, outcome: { id, stage, result, ...(first ? { detail: first.message } : {}) } }
}

function look<S extends GateStage>(check: CheckOf<S>, facts: FactsOf[S]): ReturnType<CheckOf<S>['run']> {
  try {
    return check.run(facts)
  } catch (error) {
    const said = error instanceof Error ? error.message : String(error)
    return [
      {
        message: `the check itself failed: ${said}`,
        fix: 'this is a fault of ultraplan, not of the work; report it',
      },
    ]
  }
}

/** The configuration may make every check stricter. It may lower only those that are tunable. */
export function severityOf(check: Check, config: Config): Severity | 'off' {
  const wanted = config.checks[check.id]
  if (!wanted) return check.severity
  return check.tunable || wanted === 'block' ? wanted : check.severity
}

function toFinding(check: Check, severity: Severity, remark: Remark): Finding[] {
  if (remark.severity === 'note') return []
  return [
    {
      id: check.id,
      severity: remark.severity ?? severity,
      failure: remark.failure ?? check.failure,
      ...(remark.file ? { file: remark.file } : {}),
      ...(remark.line ? { line: remark.line } : {}),
      message: remark.message,
      ...(remark.fix ? { fix: remark.fix } : {}),
    },
  ]
}

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
  // Warnings of stages that passed are kept for the summary at the end.
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

/** Warnings about the proof itself lower the confidence more than warnings about the work. */
const WEAK_PROOF = new Set(['proof/vacuous', 'proof/flaky', 'proof/verify'])

function confidenceOf(passed: boolean, findings: readonly Finding[]): number {
  if (!passed) return 0
  if (findings.length === 0) return 1
  return findings.some((finding) => WEAK_PROOF.has(finding.id)) ? 0.6 : 0.9
}

const RANK = { off: 0, warn: 1, block: 2 } as const

/** Settings in `checks:` that are unknown or not allowed. Ids of the plan lint are checked by the lint itself. */
export function settingsFindings(config: Config, checks: readonly Check[]): Finding[] {
  const known = new Map(checks.map((check) => [check.id, check]))
  return Object.entries(config.checks).flatMap(([id, wanted]): Finding[] => {
    const check = known.get(id)
    const at = { id: 'config/checks', severity: 'warn', file: '.ultraplan/config.yaml' } as const
    if (!check) {
      if (/^(?:lint|read)\//.test(id)) return []
      return [{ ...at, message: `checks: there is no check ${id}`, fix: '`ultraplan checks` lists them' }]
    }
    if (check.tunable || RANK[wanted] >= RANK[check.severity]) return []
    const who = check.seed === 'design' ? 'the design' : `seed ${check.seed}`
    return [
      {
        ...at,
        message: `checks: ${id} stays at ${check.severity}, which ${who} asks for; ${wanted} is not taken`,
        fix: 'take the line out; a person can still skip a task',
      },
    ]
  })
}
