import type { CommandResult } from '../model/evidence.ts'
import type { Finding, GateResult } from '../model/gate.ts'
import { failedCommand, lastRuns } from '../model/proof-runs.ts'
import type { Audit, CheckInfo, Diagnosis, Replay, Reproof } from '../model/reports.ts'
import type { Run } from '../model/run.ts'
import { palette } from './paint.ts'
import { nameIn, plural } from './run-view.ts'
import { clean, displayWidth, oneLine, pad, wrap } from './terminal.ts'

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

/** Either everything is sound, with what was checked; or the first thing that is broken, and what it means. */
export function renderAudit({ run, events, evidence, approvals, receipts, broken, notes }: Audit): string {
  const byte = broken?.byte === undefined ? '' : ` (at byte ${broken.byte})`
  const [counted, files] = [plural(events, 'event'), plural(evidence, 'evidence file')]
  const lines = broken
    ? [
        `run ${run}: broken`,
        renderFinding({ ...broken, severity: 'block', message: `${broken.message}${byte}` }),
        `  this means: ${oneLine(broken.means)}`,
        `  sound before it: ${counted}, ${files}, ${plural(receipts, 'receipt')}`,
      ]
    : [
        `run ${run}: sound`,
        `  ${counted}: each follows the one before it, and the head agrees`,
        `  ${files}: each is what was recorded`,
        `  ${plural(approvals, 'approval')}: each has its commit and its receipt, and the approved ref stands`,
      ]
  return `${[...lines, ...notes.map((note) => `  note: ${oneLine(note)}`)].join('\n')}\n`
}

const sameness = (same: boolean): string => (same ? 'same   ' : 'differs')

export function renderReplay({ run, events, views }: Replay): string {
  const rows = views.flatMap(({ view, file, same, difference }) => [
    `  ${sameness(same)}  ${view}${file === undefined ? '' : ` (${oneLine(file)})`}`,
    ...(difference
      ? [
          `           line ${difference.line} rebuilt  ${oneLine(difference.rebuilt)}`,
          `           line ${difference.line} found    ${oneLine(difference.found)}`,
        ]
      : []),
  ])
  const differing = views.filter(({ same }) => !same).length
  const end =
    differing === 0
      ? `every view is the same`
      : `${differing} of ${views.length} views differ: the journal is the truth, the next event writes them again`
  return `run ${run}: rebuilt from ${events} events\n${[...rows, end].join('\n')}\n`
}

export function renderReproof(run: Run, proof: Reproof): string {
  const { task, purpose, command, commit, recorded, found, same } = proof
  const ends = same ? found : `${found}, recorded ${recorded}`
  return `  ${sameness(same)}  ${nameIn(run, task)}  ${purpose} at ${commit.slice(0, 10)}: ${oneLine(ends)}  ${oneLine(command)}\n`
}

/** One line per check, by stage, with what the configuration changed. */
export function renderChecks(checks: readonly CheckInfo[], { colour }: { colour: boolean }): string {
  const { bold, dim, yellow } = palette(colour)
  const width = Math.max(...checks.map(({ id }) => displayWidth(id)))
  const line = ({ id, configured, severity, seed, summary, tunable }: CheckInfo) => {
    const set = configured === severity ? configured : yellow(`${configured}, set here`)
    const from = dim(`(${seed === 'design' ? seed : `seed ${seed}`}, `)
    return `  ${id.padEnd(width)}  ${summary}  ${from}${set}${dim(`${tunable ? ', may be set' : ''})`)}`
  }
  return [...new Set(checks.map(({ stage }) => stage))]
    .map((stage, index) => {
      const own = checks.filter((check) => check.stage === stage)
      return [bold(`stage ${index + 1}, ${stage}`), ...own.map(line)].join('\n')
    })
    .join('\n\n')
}

/** A line for each thing, its next step below it, and a summary. */
export function renderDoctor(
  diagnoses: readonly Diagnosis[],
  { columns, colour }: { columns: number; colour: boolean },
): string {
  const colours = palette(colour)
  const paint = { ok: colours.green, warn: colours.yellow, fail: colours.red, '?': colours.dim }
  const width = Math.max(...diagnoses.map(({ name }) => name.length))
  const indent = ' '.repeat(width + 8)
  const wrapped = (text: string) => wrap(oneLine(text), Math.max(20, columns - indent.length))
  const lines = diagnoses.flatMap(({ name, state, what, next }) => {
    const [first = '', ...rest] = wrapped(what)
    return [
      `${paint[state](pad(state, 4))}  ${pad(name, width)}  ${first}`,
      ...rest.map((line) => `${indent}${line}`),
      ...(next === undefined ? [] : wrapped(next).map((line) => `${indent}${colours.dim(line)}`)),
    ]
  })
  const count = (state: Diagnosis['state']) => diagnoses.filter((one) => one.state === state).length
  const [fail, warn] = [count('fail'), count('warn')]
  const good = warn > 0 ? `nothing broken, ${warn} to know` : 'all fine'
  return `${[...lines, '', fail > 0 ? `${fail} broken, ${warn} to know, ${count('ok')} fine` : good].join('\n')}\n`
}
