import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { commandEnvironment } from '../../gate/commands.ts'
import { commitByName } from '../../gate/plan-text.ts'
import { readText, tried } from '../../io/files.ts'
import { findRepository } from '../../io/git.ts'
import { runCommand } from '../../io/run-command.ts'
import type { Finding } from '../../model/gate.ts'
import type { PlanReading } from '../../model/plan.ts'
import { defined } from '../../plan/lines.ts'
import { needsProof, type Proposal, propose, sharedWords, sidecarText } from '../../plan/propose.ts'
import { constantReason } from '../../plan/shell/outcome.ts'
import { applySidecar, namesIn } from '../../plan/sidecar.ts'
import { renderFindings, summarizeFindings } from '../../view/findings.ts'
import type { Refusal } from '../runs/open-run.ts'
import { projectAt } from './find-project.ts'
import { hashOf } from './init-files.ts'
import { lint, lintPlan } from './lint-plan.ts'
import { CONFIG_FILE, parseConfig } from './read-config.ts'
import { readPlan } from './read-plan.ts'
import { sidecarFor } from './sidecar-file.ts'

export interface PrepareOffer {
  text: string
  /** There is nothing to write. */
  empty: boolean
  /** The proposed commands, to be probed. */
  commands: string[]
  apply(): string
}

export interface PrepareAsk {
  cwd: string
  argument: string
  undo: boolean
  /** The command that a person names for all tasks without one of their own. */
  default?: string | undefined
}

/** Proposes proofs for the tasks that have none. Nothing is written before `apply`. */
export function offerPrepare({ cwd, argument, undo, default: given }: PrepareAsk): PrepareOffer | Refusal {
  const repository = findRepository(cwd)
  const root = repository?.root ?? cwd
  const settings = parseConfig(readText(join(root, CONFIG_FILE)) ?? '')
  if ('problems' in settings)
    return { error: 'the configuration cannot be used', fix: renderFindings(settings.problems) }
  const reading = readPlan(root, argument, cwd, settings.config.verify.default)
  if ('error' in reading) return reading
  const place: Place = {
    root,
    path: sidecarFor(root, reading),
    note: join(repository?.commonDir ?? join(root, '.git'), 'ultraplan', 'prepared.json'),
  }
  if (undo) return offerUndo(place)
  const useless = uselessDefault(given)
  if (useless !== undefined) return useless
  const before = readText(join(root, place.path))
  const there = namesIn(before ?? '')
  const blocks = (of: PlanReading) =>
    lintPlan(of, settings.config, root).filter(({ severity }) => severity === 'block')
  const proposal = propose(reading, { ...projectAt(root), ...defined({ test: given }) })
  if (there.has('default') && given !== undefined)
    return { error: `${place.path} has a default already`, fix: 'change that line by hand' }
  const fresh = withoutNames(proposal, there)
  const commands = [fresh.default ?? [], ...[...fresh.byId.values()].map(({ command }) => command)].flat()
  if (commands.length === 0) return nothing(reading, proposal, blocks(reading))
  const added = sidecarText(fresh)
  const after = `${before ? `${before.trimEnd()}\n` : ''}${added}`
  const result = applySidecar({ ...reading, problems: [] }, after, place.path)
  const whole = { ...result, problems: [...reading.problems, ...result.problems] }
  return {
    text: [
      `${before === undefined ? '' : 'added to '}${place.path}:`,
      ...added
        .trimEnd()
        .split('\n')
        .map((line) => `  ${line}`),
      ...sharedWords(result.plan.tasks),
      ...stillToFix(blocks(whole)),
    ].join('\n'),
    empty: false,
    commands: [...new Set(commands)],
    apply: () => write(place, before, after, argument, cwd),
  }
}

/** A line that is there is a person's, even if it proves nothing: the lint names it. */
function withoutNames(proposal: Proposal, names: ReadonlySet<string>): Proposal {
  const { default: all, ...rest } = proposal
  const byId = new Map([...proposal.byId].filter(([id]) => !names.has(id)))
  return { ...rest, ...(all === undefined || names.has('default') ? {} : { default: all }), byId }
}

function uselessDefault(command: string | undefined): Refusal | undefined {
  if (command === undefined) return undefined
  const reason = command.trim() === '' ? 'it is empty' : constantReason(command)
  return reason === undefined
    ? undefined
    : {
        error: `the command of --default proves nothing: ${reason}`,
        fix: 'name the command that runs the tests',
      }
}

const stillToFix = (blocking: readonly Finding[]): string[] =>
  blocking.length === 0 ? [] : [`still to fix in the plan itself:\n${renderFindings(blocking)}`]

interface Place {
  root: string
  /** The sidecar, from the top of the repository. */
  path: string
  /** What was there before, so that it can be put back. About this clone only. */
  note: string
}

function nothing(
  reading: PlanReading,
  { open }: Proposal,
  blocking: readonly Finding[],
): PrepareOffer | Refusal {
  if (open.length === 0)
    return {
      text: [
        reading.plan.tasks.some((task) => needsProof(task) || task.verify.some(({ doubt }) => doubt))
          ? 'nothing to write'
          : `${reading.plan.tasks.length === 0 ? 'the plan holds no task' : 'every task has a proof already'}: nothing to write`,
        ...stillToFix(blocking),
      ].join('\n'),
      empty: true,
      commands: [],
      apply: () => '',
    }
  return {
    error: `${open.length === 1 ? '1 task has' : `${open.length} tasks have`} no proof, and nothing here says how the project is tested`,
    fix: 'neither the files of the project nor the plan tell: name the command that runs the tests, with --default "<command>"',
  }
}

function write(
  { root, path, note }: Place,
  before: string | undefined,
  after: string,
  argument: string,
  cwd: string,
): string {
  writeFileSync(join(root, path), after)
  tried(() => {
    mkdirSync(dirname(note), { recursive: true, mode: 0o700 })
    const record: Record<string, Note> = {
      ...readNotes(note),
      [path]: { ...(before === undefined ? {} : { before }), after: hashOf(after) },
    }
    writeFileSync(note, `${JSON.stringify(record, undefined, 2)}\n`, { mode: 0o600 })
  })
  const report = lint(cwd, argument)
  const state = 'error' in report ? report.error : summarizeFindings(report.findings)
  return `wrote ${path}: the lint now says ${state}\nread it, then: ${commitByName(path)}`
}

interface Note {
  before?: string
  after: string
}

const readNotes = (note: string): Record<string, Note> =>
  tried(() => JSON.parse(readText(note) ?? '{}') as Record<string, Note>, {})

/** Takes back exactly what was written. A file that was edited since is left alone. */
function offerUndo({ root, path, note }: Place): PrepareOffer | Refusal {
  const written = readNotes(note)[path]
  const now = readText(join(root, path))
  if (!written || now === undefined)
    return {
      text: `nothing to take back: prepare wrote no ${path} here`,
      empty: true,
      commands: [],
      apply: () => '',
    }
  if (hashOf(now) !== written.after)
    return { error: `${path} was changed since prepare wrote it`, fix: 'it is yours now: edit it by hand' }
  return {
    text: written.before === undefined ? `${path} would be removed` : `${path} would be as it was before`,
    empty: false,
    commands: [],
    apply() {
      if (written.before === undefined) rmSync(join(root, path))
      else writeFileSync(join(root, path), written.before)
      const { [path]: _, ...others } = readNotes(note)
      writeFileSync(note, `${JSON.stringify(others, undefined, 2)}\n`, { mode: 0o600 })
      return `took ${path} back`
    },
  }
}

/** What each proposed command does now, before any work. */
export async function probeProofs(
  cwd: string,
  commands: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<string[]> {
  const root = findRepository(cwd)?.root ?? cwd
  const lines: string[] = []
  for (const command of commands) {
    const run = await runCommand(command, {
      cwd: root,
      env: commandEnvironment(env, []),
      limitMs: 120_000,
      outputBytes: 64_000,
    })
    const how =
      run.exitCode === 0
        ? 'passes now, before any work'
        : run.exitCode === 127 || run.exitCode === 126 || run.failedToStart !== undefined
          ? 'cannot be run here: the program is not found'
          : run.timedOut
            ? 'did not end within two minutes'
            : `fails now, with exit code ${run.exitCode}`
    lines.push(`  ${command}: ${how}`)
  }
  return lines
}
