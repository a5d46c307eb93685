import type { CommandResult } from '../model/evidence.ts'
import type { Finding, GateResult } from '../model/gate.ts'
import { failedCommand, lastRuns } from '../model/proof-runs.ts'
import { palette } from './paint.ts'
import { plural } from './run-view.ts'
import { clean, displayWidth, oneLine, wrap } from './terminal.ts'

/** How findings are printed. The default is for a file or a model: no colour, no wrapping. */
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
  // If the place takes half the line, the message goes on the next line.
  const margin = fits ? ' '.repeat(displayWidth(head)) : `${indent}    `
  const lines = (text: string) =>
    columns === undefined ? [text] : wrap(text, columns - displayWidth(margin)).map((line) => line.trimEnd())
  // Wrapped before it is coloured, so that no colour code is cut in two.
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
    ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
  ]
  return parts.join(', ')
}

interface GateLook extends FindingsLook {
  /** The plan's name for the task. */
  task: string
  /** Folder of the commands' full output. */
  logs?: string
}

const MOST_LINES = 20

/** The result of a judgement by hand, for a person. */
export function renderGateResult(result: GateResult, look: GateLook): string {
  const { bold, dim, green, red, yellow } = palette(look.colour ?? false)
  const paint = result.colour === 'PASS' ? green : result.colour === 'ORANGE' ? yellow : red
  const { outcome, stage, failure, checks } = result
  const skipped = checks.filter((check) => check.result === 'skip').length
  const ran = `${checks.length - skipped} checks, ${skipped} skipped`
  const how = failure
    ? `${failure} in stage ${stage}`
    : `colour ${result.colour}, confidence ${result.confidence}`
  const commands = result.commands.map((command) => dim(commandLine(command)))
  const failed = failedCommand(result) ?? lastRuns(result.commands).findLast(({ exitCode }) => exitCode !== 0)
  return [
    ...(result.findings.length > 0 ? [renderFindings(result.findings, look), ''] : []),
    ...(failed ? [...lastLines(failed, look), ''] : []),
    ...commands,
    `${bold(oneLine(look.task))}: ${paint(outcome)} (${how}; ${ran}; commit ${result.commit.slice(0, 12)})`,
  ].join('\n')
}

const PLACES: Record<CommandResult['room'], string> = {
  checkout: 'a checkout of the commit',
  clean: 'a clean checkout of the commit',
  tree: 'the folder of the work',
  worktree: 'the executor’s worktree',
}

function commandLine({ purpose, command, room, durationMs, ...ended }: CommandResult): string {
  const { exitCode, signal, timedOut } = ended
  const end = timedOut ? 'time-out' : exitCode === undefined ? (signal ?? 'not started') : `exit ${exitCode}`
  return `${purpose}: ${oneLine(command)}  ${end}, ${(durationMs / 1000).toFixed(1)} s, in ${PLACES[room]}`
}

function lastLines({ excerpt, output }: CommandResult, { logs }: GateLook): string[] {
  const lines = clean(excerpt)
    .split('\n')
    .filter((line) => line.trim() !== '')
  const log = output && logs ? [`the whole output: ${logs}/${output.sha256}`] : []
  return [...lines.slice(-MOST_LINES).map((line) => `    ${line}`), ...log]
}
