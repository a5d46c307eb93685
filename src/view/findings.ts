import type { Finding } from '../model/finding.ts'
import { oneLine } from './terminal.ts'
import { displayWidth } from './width.ts'

const place = ({ file, line }: Finding): string => {
  if (file === undefined) return line === undefined ? '' : `line ${line}`
  return line === undefined ? oneLine(file) : `${oneLine(file)}:${line}`
}

/** Place, what is wrong, the id; below it the smallest next step. */
export function renderFinding(finding: Finding, indent = ''): string {
  const at = place(finding)
  const head = at === '' ? indent : `${indent}${at}  `
  const first = `${head}${oneLine(finding.message)}  [${oneLine(finding.id)}]`
  if (finding.fix === undefined || finding.fix === '') return first
  return `${first}\n${' '.repeat(displayWidth(head))}${oneLine(finding.fix)}`
}

export const renderFindings = (findings: readonly Finding[]): string =>
  findings.map((finding) => renderFinding(finding)).join('\n')
