import { renderCheckDocs } from '../../gate/render-docs.ts'
import { renderLintDocs } from '../../plan/lint/render-docs.ts'
import { ALL_CHECKS } from './checks.ts'

/** The reference pages that are generated from the checks and rules themselves. */
export function referenceDocs(): Record<string, string> {
  return { 'docs/checks.md': renderCheckDocs(ALL_CHECKS), 'docs/lint.md': renderLintDocs() }
}
