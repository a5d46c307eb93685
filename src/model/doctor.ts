/** One thing that `ultraplan doctor` looked at. */
export interface Diagnosis {
  /** What was looked at: `node`, `permissions`. */
  name: string
  /** `fail`: runs do not work so; `warn`: they do, and something is worth knowing. */
  state: 'ok' | 'warn' | 'fail'
  what: string
  /** The smallest next step. */
  next?: string
}
