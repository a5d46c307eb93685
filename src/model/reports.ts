import type { FailureType, Severity, Stage } from './gate.ts'

/** The first thing that is broken in the record of a run, where, and what follows from it. */
export interface Breakage {
  id: 'audit/chain' | 'audit/head' | 'audit/evidence' | 'audit/commit' | 'audit/ref' | 'audit/receipt'
  file?: string
  line?: number
  /** Offset of the line in the file. */
  byte?: number
  message: string
  means: string
  fix: string
}

/** What `ultraplan audit` found. The counts say how much it had checked before the first breakage. */
export interface Audit {
  run: string
  events: number
  evidence: number
  approvals: number
  receipts: number
  broken?: Breakage
  notes: string[]
}

/** One view, rebuilt from the journal alone and compared with what is shown now. */
export interface ViewComparison {
  view: string
  file?: string
  same: boolean
  difference?: { line: number; rebuilt: string; found: string }
}

export interface Replay {
  run: string
  events: number
  views: ViewComparison[]
}

/** One recorded command, run once more at its commit. */
export interface Reproof {
  task: string
  purpose: string
  command: string
  commit: string
  /** How it ended then and now, such as `exit 0`. */
  recorded: string
  found: string
  same: boolean
}

export interface CheckInfo {
  id: string
  stage: Stage
  severity: Severity
  /** The severity that the committed configuration gives it. */
  configured: Severity | 'off'
  failure: FailureType
  summary: string
  /** The seed that asks for it, or `design`. */
  seed: string
  rows: string[]
  tunable: boolean
}

/** One thing that `ultraplan doctor` looked at. */
export interface Diagnosis {
  /** What was looked at: `node`, `permissions`. */
  name: string
  /** `fail`: runs do not work like this. `warn`: they work, but a person should know this. `?`: it cannot be seen from here. */
  state: 'ok' | 'warn' | 'fail' | '?'
  what: string
  next?: string
}
