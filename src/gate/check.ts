import type { Config } from '../model/config.ts'
import type { CommandResult } from '../model/evidence.ts'
import type {
  CheckOutcome,
  Colour,
  FailureType,
  Finding,
  GateResult,
  OthersCommits,
  Severity,
} from '../model/gate.ts'
import type { Task } from '../model/plan.ts'
import type { ArtifactFacts, ClaimFacts, ProofFacts } from './facts.ts'

export interface FactsOf {
  claim: ClaimFacts
  artifacts: ArtifactFacts
  proof: ProofFacts
}
export type GateStage = keyof FactsOf

/** What a check says is wrong; the runner adds its id, severity and failure. */
export interface Remark {
  file?: string | undefined
  line?: number | undefined
  message: string
  fix?: string | undefined
  /** Set if one check has two kinds of failure (a failed command, a command that timed out). */
  failure?: FailureType | undefined
  /** A check that blocks may also give a warning. A note is only kept in the check's own record. */
  severity?: 'warn' | 'note' | undefined
}

/** A check that had nothing to check says why: skipped is not passed. */
export interface Skip {
  skip: string
}

export interface CheckOf<S extends GateStage> {
  id: string
  stage: S
  severity: Severity
  failure: FailureType
  /** One sentence: what is true when the check passes. */
  summary: string
  /** The message it gives, with its slots; for the documentation. */
  message: string
  /** The seed that asks for it, `design` for what the design adds: that of its first row, `S2-15` is of seed 002. */
  seed: '000' | '001' | '002' | '003' | '004' | 'design'
  /** The section of the origin's format that it comes from, where there is one. */
  source?: string
  /** Rows of the checklist of the seeds. */
  rows: readonly string[]
  /** Whether `checks:` of the configuration may lower it. Checks that block because a seed says so may not be lowered. */
  tunable: boolean
  /** Passes with an empty list only. */
  run(facts: FactsOf[S]): Remark | readonly Remark[] | Skip
}

export type Check = { [S in GateStage]: CheckOf<S> }[GateStage]

type Filled = 'severity' | 'rows' | 'seed' | 'tunable'

/** A check as its file defines it. The defaults are strict: it blocks, and the configuration cannot lower it. */
export function check<S extends GateStage>(
  worded: Omit<CheckOf<S>, Filled> & Partial<Pick<CheckOf<S>, Filled>>,
): CheckOf<S> {
  const [, digit] = /^S(\d)-/.exec(worded.rows?.[0] ?? '') ?? []
  const seed = digit === undefined ? 'design' : (`00${digit}` as CheckOf<S>['seed'])
  return { severity: 'block', rows: [], seed, tunable: false, ...worded }
}

/** A remark about the task as the plan has it. */
export const ofTask = ({ file, line }: Task, message: string, fix: string): Remark => ({
  file,
  line,
  message,
  fix,
})

/** Why the gates of seed 002 do not apply to a task, `undefined` when they do. */
export function whyNoPacket({ packet, tier }: Task): Skip | undefined {
  if (!packet) return { skip: 'the task has no packet' }
  return (packet.tier ?? tier) === 'TRIVIAL' ? { skip: 'SKIPPED: the task is TRIVIAL' } : undefined
}

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
  const looks = checks.filter((each) => inStage(each, stage)).map((each) => lookAt(each, facts, config))
  const findings = looks.flatMap((look) => look.findings)
  if (looks.every(({ outcome }) => outcome.result === 'skip'))
    findings.push({
      id: `${stage}/none`,
      severity: 'block',
      failure: 'VERIFY_FAILURE',
      message: `no check of the ${stage} stage ran`,
      fix: 'nothing was looked at, so nothing can pass; see the skipped checks',
    })
  const blocking = findings.filter(blocks)
  return {
    stage,
    findings: [...blocking, ...findings.filter((finding) => !blocks(finding))],
    checks: looks.map(({ outcome }) => outcome),
    passed: blocking.length === 0,
  }
}

const blocks = (finding: Finding) => finding.severity === 'block'

const inStage = <S extends GateStage>(each: Check, stage: S): each is Check & CheckOf<S> =>
  each.stage === stage

function lookAt<S extends GateStage>(
  looking: CheckOf<S> & Check,
  facts: FactsOf[S],
  config: Config,
): { findings: Finding[]; outcome: CheckOutcome } {
  const { id, stage } = looking
  const severity = severityOf(looking, config)
  const answer = severity === 'off' ? { skip: 'switched off in the configuration' } : look(looking, facts)
  if ('skip' in answer || severity === 'off')
    return {
      findings: [],
      outcome: { id, stage, result: 'skip', detail: 'skip' in answer ? answer.skip : '' },
    }
  const remarks = [answer].flat()
  const findings = remarks.flatMap((remark) => toFinding(looking, severity, remark))
  const first = findings[0] ?? remarks.find((remark) => remark.severity === 'note')
  const result = findings.some(blocks) ? 'fail' : findings.length > 0 ? 'warn' : 'pass'
  return { findings, outcome: { id, stage, result, ...(first ? { detail: first.message } : {}) } }
}

function look<S extends GateStage>(looking: CheckOf<S>, facts: FactsOf[S]): ReturnType<CheckOf<S>['run']> {
  try {
    return looking.run(facts)
  } catch (error) {
    const message = `the check itself failed: ${error instanceof Error ? error.message : String(error)}`
    return { message, fix: 'this is a fault of ultraplan, not of the work; report it' }
  }
}

/** The configuration may make every check stricter. It may lower only those that are tunable. */
export function severityOf({ id, severity, tunable }: Check, config: Config): Severity | 'off' {
  const wanted = config.checks[id]
  return wanted && (tunable || wanted === 'block') ? wanted : severity
}

function toFinding({ id, failure }: Check, severity: Severity, remark: Remark): Finding[] {
  if (remark.severity === 'note') return []
  const { file, line, message, fix } = remark
  return [
    {
      id,
      severity: remark.severity ?? severity,
      failure: remark.failure ?? failure,
      ...(file ? { file } : {}),
      ...(line ? { line } : {}),
      message,
      ...(fix ? { fix } : {}),
    },
  ]
}

interface JudgedWork extends Pick<GateResult, 'task' | 'commit' | 'base' | 'startedAt' | 'durationMs'> {
  filesChanged: readonly string[]
  leftAlone?: readonly string[]
  others?: readonly OthersCommits[] | undefined
  commands: readonly CommandResult[]
}

/** The one place where stages become a verdict, a colour and a confidence. */
export function judge(reports: readonly StageReport[], work: JudgedWork): GateResult {
  const failed = reports.find((report) => !report.passed)
  const last = failed ?? reports.at(-1)
  // Warnings of stages that passed are kept for the summary at the end.
  const findings = failed ? failed.findings : reports.flatMap((report) => report.findings)
  const failure = failed?.findings.find(blocks)?.failure
  const passed = last !== undefined && failed === undefined
  return {
    task: work.task,
    outcome: passed ? 'PASSED' : failure === 'BLOCKED' ? 'BLOCKED' : 'FAILED',
    stage: last?.stage ?? 'claim',
    ...(passed ? {} : { failure: failure ?? 'VERIFY_FAILURE' }),
    ...certainty(passed, findings),
    findings,
    checks: reports.flatMap((report) => report.checks),
    commands: [...work.commands],
    commit: work.commit,
    base: work.base,
    filesChanged: [...work.filesChanged],
    ...(work.leftAlone?.length ? { leftAlone: [...work.leftAlone] } : {}),
    ...(work.others?.length ? { others: [...work.others] } : {}),
    startedAt: work.startedAt,
    durationMs: work.durationMs,
  }
}

/** Warnings about the proof itself lower the confidence more than warnings about the work. */
const WEAK_PROOF = new Set(['proof/vacuous', 'proof/flaky', 'proof/verify'])

function certainty(passed: boolean, findings: readonly Finding[]): { colour: Colour; confidence: number } {
  if (!passed) return { colour: 'RED', confidence: 0 }
  if (findings.length === 0) return { colour: 'PASS', confidence: 1 }
  return { colour: 'ORANGE', confidence: findings.some(({ id }) => WEAK_PROOF.has(id)) ? 0.6 : 0.9 }
}

const RANK = { off: 0, warn: 1, block: 2 } as const

/** Settings in `checks:` that are unknown or not allowed. Ids of the plan lint are checked by the lint itself. */
export function settingsFindings(config: Config, checks: readonly Check[]): Finding[] {
  const finding = (message: string, fix: string): Finding[] => [
    { id: 'config/checks', severity: 'warn', file: '.ultraplan/config.yaml', message, fix },
  ]
  return Object.entries(config.checks).flatMap(([id, wanted]) => {
    const known = checks.find((each) => each.id === id)
    if (!known)
      return /^(?:lint|read)\//.test(id)
        ? []
        : finding(`checks: there is no check ${id}`, '`ultraplan checks` lists them')
    if (known.tunable || RANK[wanted] >= RANK[known.severity]) return []
    const who = known.seed === 'design' ? 'the design' : `seed ${known.seed}`
    return finding(
      `checks: ${id} stays at ${known.severity}, which ${who} asks for; ${wanted} is not taken`,
      'take the line out; a person can still skip a task',
    )
  })
}

/** The text, cut at its end if it is longer. */
export const shortened = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most - 3)}...` : text

/** The first three, and how many more there are. */
export const listed = (names: readonly string[]): string =>
  `${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''}`
