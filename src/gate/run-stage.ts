import type { Config } from '../model/config.ts'
import type { Finding, Severity } from '../model/finding.ts'
import type { CheckOutcome } from '../model/gate.ts'
import type { Check, CheckOf, FactsOf, GateStage, Remark } from './check.ts'

export interface StageReport {
  stage: GateStage
  findings: Finding[]
  checks: CheckOutcome[]
  passed: boolean
}

/** Lets every check of a stage look at the facts. A check that throws blocks, and so does a stage in which none ran. */
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

/** What a seed blocks stays blocked; ours may be set either way. */
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
