import type { CommandResult } from '../model/evidence.ts'
import type { GateResult } from '../model/gate.ts'
import { failedCommand, lastRuns } from '../model/last-runs.ts'
import { type FindingsLook, renderFindings } from './findings.ts'
import { palette } from './palette.ts'
import { clean, oneLine } from './terminal.ts'

export interface GateLook extends FindingsLook {
  /** What the plan calls the task. */
  task: string
  /** Folder of the commands' full output. */
  logs?: string
}

const MOST_LINES = 20

/** What a judgement by hand came to, for a person. */
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

function commandLine({
  purpose,
  command,
  exitCode,
  signal,
  timedOut,
  durationMs,
  room,
}: CommandResult): string {
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
