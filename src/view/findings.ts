import type { Finding } from '../model/finding.ts'
import { palette } from './palette.ts'
import { oneLine } from './terminal.ts'
import { displayWidth, wrap } from './width.ts'

/** How findings are printed; by default for a file or a model: no colour, no breaking of lines. */
export interface FindingsLook {
  colour?: boolean
  columns?: number
}

const place = ({ file, line }: Finding): string => {
  if (file === undefined) return line === undefined ? '' : `line ${line}`
  return line === undefined ? oneLine(file) : `${oneLine(file)}:${line}`
}

/** Place, what is wrong, the id; below it the smallest next step. */
export function renderFinding(finding: Finding, indent = '', look: FindingsLook = {}): string {
  const { columns, colour = false } = look
  const { bold, dim, red, yellow } = palette(colour)
  const at = place(finding)
  const head = at === '' ? indent : `${indent}${at}  `
  const id = `[${oneLine(finding.id)}]`
  const fits = columns === undefined || displayWidth(head) <= columns / 2
  // Where the place takes half the line, the words go below it.
  const margin = fits ? ' '.repeat(displayWidth(head)) : `${indent}    `
  const lines = (text: string) =>
    columns === undefined ? [text] : wrap(text, columns - displayWidth(margin)).map((line) => line.trimEnd())
  // Broken before it is painted, so that no colour is cut in two.
  const paint = (line: string) =>
    line.endsWith(id)
      ? line.slice(0, -id.length) + (finding.severity === 'block' ? red(id) : yellow(id))
      : line
  const message = lines(`${oneLine(finding.message)}  ${id}`).map(paint)
  const fix = finding.fix === undefined || finding.fix === '' ? [] : lines(oneLine(finding.fix)).map(dim)
  const [first = '', ...rest] = fits ? message : ['', ...message]
  return [
    `${bold(head.trimEnd())}${fits && at !== '' ? '  ' : ''}${first}`,
    ...[...rest, ...fix].map((line) => `${margin}${line}`),
  ].join('\n')
}

export const renderFindings = (findings: readonly Finding[], look: FindingsLook = {}): string =>
  findings.map((finding) => renderFinding(finding, '', look)).join('\n')

/** One line that counts them. */
export function summarizeFindings(findings: readonly Finding[]): string {
  if (findings.length === 0) return 'clean'
  const blocking = findings.filter((finding) => finding.severity === 'block').length
  const warnings = findings.length - blocking
  const parts = [
    ...(blocking > 0 ? [`${blocking} blocking`] : []),
    ...(warnings > 0 ? [`${warnings} warning${warnings === 1 ? '' : 's'}`] : []),
  ]
  return parts.join(', ')
}
