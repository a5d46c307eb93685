import { existsSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type PermissionReport, reportPermissions } from '../../client/permissions/report.ts'
import type { Session } from '../../client/session.ts'
import type { ClientSettings } from '../../client/settings.ts'
import { namesIn, readText, tried, ultraplanHome } from '../../io/files.ts'
import { findRepository, headCommit, type Repository, tryGit } from '../../io/git.ts'
import { isAlive } from '../../io/process-ref.ts'
import { typedIn } from '../../model/commands.ts'
import { Config } from '../../model/config.ts'
import type { Plan } from '../../model/plan.ts'
import type { Diagnosis } from '../../model/reports.ts'
import { hasEnded } from '../../run/change.ts'
import { renderDoctor, renderFindings } from '../../view/findings.ts'
import { plural } from '../../view/run-view.ts'
import { examineChecks } from '../facts/proof-commands.ts'
import { COMMAND_FILE, isOurImplement } from '../project/implement-command.ts'
import { prePushPlace } from '../project/init-files.ts'
import { CONFIG_FILE, parseConfig } from '../project/read-config.ts'
import { listPlans, readPlan } from '../project/read-plan.ts'
import { auditRun } from '../report/audit.ts'
import { deadLettersIn, secretFile } from '../report/notify.ts'
import { type ActiveRun, activeFile, activeFolder, readActive, runsFolder } from '../runs/active.ts'
import { listRuns, openJournalAt, type Refusal } from '../runs/open-run.ts'
import { examineClient, placeOf } from './doctor-client.ts'
import { examineInstallation, fail, ok, type Patient, warn } from './doctor-installation.ts'

/** Checks everything that a run needs. Reads only, unless `fix` says to remove leftovers. */
export function examine(patient: Patient): Diagnosis[] {
  const repository = findRepository(patient.cwd)
  const outside = `${patient.cwd} is not inside a git repository`
  const here = repository
    ? [
        examineJournal(patient, repository),
        ...examineWebhook(patient, repository),
        ...examineProject(patient, repository),
      ]
    : [warn('repository', outside, 'run it inside one to see its runs, its rules and its plan')]
  const root = repository?.root ?? patient.cwd
  return [
    ...examineInstallation(patient),
    ...examineClient(patient, root),
    ...examineSessions(patient),
    ...here,
  ]
}

/** For the session that a person typed it in. */
export function doctorText(session: Session, plan: string, mode: string | undefined) {
  const typed = { session, ...(mode === undefined ? {} : { mode }) }
  const found = examine({ ...session, plan, fix: false, typed })
  // Before the lines are wrapped, which would break a command in two.
  const told = found.map(({ what, next, ...one }) => ({
    ...one,
    what: typedIn(what, session.mode),
    ...(next === undefined ? {} : { next: typedIn(next, session.mode) }),
  }))
  const lines = renderDoctor(told, { columns: 78, colour: false }).trimEnd().split('\n')
  // The mark of an answer stands before its first line, which would be out of line with the others.
  const text = [`looked at: ${lines.pop()}`, '', ...lines].join('\n').trimEnd()
  return { text, isBad: found.some(({ state }) => state === 'fail') }
}

/** The record of the newest run of this repository. */
function examineJournal({ home }: Patient, { root, commonDir }: Repository): Diagnosis {
  const run = listRuns(commonDir).at(-1)
  if (run === undefined) return ok('journal', 'no run in this repository yet')
  const { events, broken } = auditRun({ dir: join(runsFolder(commonDir), run), home, root })
  if (!broken) return ok('journal', `run ${run} is sound, ${events} events`)
  const { message, id, means, fix } = broken
  // `rm -r ~/.ultraplan` and a move to another machine are no damage, and a run that has ended can still be read.
  if (tried(() => openJournalAt(join(runsFolder(commonDir), run), home))?.isVouched === false)
    return warn(
      'journal',
      `run ${run} can be shown, and not be changed: ${message}`,
      'nothing to do: the next run gets a record of its own',
    )
  return fail('journal', `run ${run} is broken: ${message}  [${id}]; ${means}`, fix)
}

const NEWEST_RUNS = 5

/** Every message that no server took, of all runs here, and what the newest runs still have to send. */
function examineWebhook({ home }: Patient, { commonDir }: Repository): Diagnosis[] {
  const runs = listRuns(commonDir)
  const dirOf = (id: string) => join(runsFolder(commonDir), id)
  const dead = runs.flatMap((id) => {
    const { letters } = deadLettersIn(dirOf(id), home) ?? { letters: [] }
    if (letters.length === 0) return []
    const what = `run ${id}: no server took ${plural(letters.length, 'message')}: ${letters.join('; ')}`
    return warn(
      'webhook',
      what,
      `correct webhook in ${CONFIG_FILE} before the next run; they stay listed as long as this run is kept (ultraplan log --run ${id} tells when)`,
    )
  })
  const queued = runs.slice(-NEWEST_RUNS).flatMap((id) => {
    const { outbox } = tried(() => openJournalAt(dirOf(id), home).state) ?? {}
    return outbox ? ok('webhook', `run ${id}: ${plural(outbox.length, 'message')} still to be sent`) : []
  })
  return [...dead, ...queued]
}

/** Which sessions of this person drive runs, anywhere on this machine, and what earlier ones left behind. */
function examineSessions({ home, fix }: Patient): Diagnosis[] {
  const sessions = namesIn(activeFolder(home))
  const driven = new Map(sessions.map((session) => [session, examineSession(home, session)]))
  const ended = sessions.filter((session) => !driven.get(session)).map((session) => activeFile(home, session))
  const stale = [...ended, ...leftOvers(home, sessions)]
  if (fix) for (const file of stale) rmSync(file, { force: true })
  const found = [...driven.values()].flatMap((diagnosis) => diagnosis ?? [])
  return stale.length > 0 ? [...found, wordStale(stale, fix)] : found
}

/** The run that a session drives; undefined when it drives none any more. */
function examineSession(home: string, session: string): Diagnosis | undefined {
  let active: ActiveRun | undefined
  try {
    active = readActive(home, session)
    if (!active || !existsSync(active.dir)) return undefined
    const run = openJournalAt(active.dir, home).state
    if (!run || hasEnded(run)) return undefined
    const where = (verb: string) => `run ${run.id} in ${run.root} ${verb} ${run.state}`
    if (isAlive(run.client)) return ok('session', `${where('is')}, driven by process ${run.client.pid}`)
    const next =
      'start claude in that folder and type /ultraplan:resume, or end it there with: ultraplan cancel'
    return warn('session', `${where('was')}, and the client that drove it is gone`, next)
  } catch (error) {
    if (!active) return undefined
    const why = `run ${active.run} in ${active.root} cannot be read: ${(error as Error).message}`
    return fail('session', why, `ultraplan audit, in ${active.root}, says what is broken`)
  }
}

/** Small files, read by the shell guards, of sessions that drive no run. */
function leftOvers(home: string, sessions: readonly string[]): string[] {
  return ['waiting', 'asking', 'due'].flatMap((name) => {
    const folder = join(ultraplanHome(home), name)
    return namesIn(folder)
      .filter((entry) => !sessions.includes(entry.replace(/\.now$/, '')))
      .map((entry) => join(folder, entry))
  })
}

function wordStale(stale: readonly string[], fixed: boolean): Diagnosis {
  const files = `${plural(stale.length, 'file')} of sessions that drive nothing`
  return fixed
    ? ok('left over', `${files} removed`)
    : warn('left over', `${files}: ${stale.join(', ')}`, 'ultraplan doctor --fix removes them')
}

/** The settings of this project, compared with what a plan needs. */
function examineProject(patient: Patient, repository: Repository): Diagnosis[] {
  const { root } = repository
  const { config, diagnosis } = configuration(root, patient.home)
  const named = planOf(patient, root)
  const plans = named && 'plan' in named ? [named.plan] : []
  const place = placeOf(patient, root)
  const report = reportPermissions(place, plans, config, patient.typed?.mode)
  return [
    diagnosis,
    ...(named && 'error' in named ? [fail('plan', named.error, named.fix)] : []),
    ...permissions(report, plans[0], patient.typed?.mode !== undefined),
    ...examineChecks(root, config),
    worktrees(report.settings, root),
    command(root),
    hook(repository),
  ]
}

function configuration(root: string, home: string): { config: Config; diagnosis: Diagnosis } {
  const text = readText(join(root, CONFIG_FILE))
  const read = parseConfig(text ?? '')
  if ('config' in read)
    return { config: read.config, diagnosis: examineConfig(root, home, text, read.config) }
  const wrong = renderFindings(read.problems).replaceAll('\n', '; ')
  return {
    config: Config.parse({}),
    diagnosis: fail('config', wrong, `correct ${CONFIG_FILE} and commit it`),
  }
}

function examineConfig(root: string, home: string, text: string | undefined, { webhook }: Config): Diagnosis {
  const head = headCommit(root)
  const committed = head && tryGit(root, ['cat-file', 'blob', `${head}:${CONFIG_FILE}`])
  if (text !== committed)
    return warn(
      'config',
      `${CONFIG_FILE} is not committed as it stands; a run reads what is committed`,
      `git add ${CONFIG_FILE} && git commit`,
    )
  if (webhook !== undefined && !/^https?:\/\//i.test(webhook))
    return warn(
      'config',
      'webhook is neither an http nor an https address, so nobody is told',
      `correct it in ${CONFIG_FILE} and commit it`,
    )
  if (webhook !== undefined)
    return ok(
      'config',
      `${CONFIG_FILE}; messages to the webhook are signed with the secret in ${secretFile(home)}`,
    )
  return ok('config', text === undefined ? 'none: every setting has its default' : CONFIG_FILE)
}

/** The plan that was named, or the one that was written last. */
function planOf({ plan, cwd }: Patient, root: string): { plan: Plan } | Refusal | undefined {
  if (plan !== '') return readPlan(root, plan, cwd)
  const changed = (path: string) => statSync(path).mtimeMs
  const newest = listPlans(root)
    .sort((a, b) => changed(a) - changed(b))
    .at(-1)
  const reading = newest === undefined ? undefined : readPlan(root, newest)
  return reading && 'plan' in reading ? reading : undefined
}

function permissions(
  { lines, settings }: PermissionReport,
  plan: Plan | undefined,
  isKnown: boolean,
): Diagnosis[] {
  // Without a mode in the settings that is what claude -p begins in; the line about the mode says what the screen does.
  const mode = `mode ${settings.mode}${settings.mode === 'default' && !isKnown ? ', as claude -p' : ''}`
  const about = plan ? `${basename(plan.name)} in ${mode}` : mode
  if (settings.broken.length > 0)
    return [fail('permissions', `${settings.broken.join(', ')} cannot be read`, 'correct it: it is not JSON')]
  if (lines.length === 0) return [ok('permissions', `nothing is asked (${about})`)]
  // In auto mode a check of the client decides where there is no rule; a rule against a command still holds.
  const against = settings.mode === 'auto' ? lines.filter((line) => line.startsWith('the rule ')) : lines
  if (against.length === 0)
    return [ok('permissions', `the client's own check decides on commands without a rule (${about})`)]
  return against.map((line) => warn('permissions', `${line} (${about})`, nextFor(line, plan)))
}

function nextFor(line: string, plan: Plan | undefined): string | undefined {
  if (line.includes('accepted')) return undefined
  const init = `ultraplan init${plan ? ` ${plan.name}` : ''}`
  return line.includes('every edit') ? `start claude in that mode, or ${init} --mode acceptEdits` : init
}

function worktrees({ baseRef }: ClientSettings, root: string): Diagnosis {
  return baseRef === 'head' || tryGit(root, ['remote']) === ''
    ? ok('worktrees', 'agents begin at HEAD')
    : warn(
        'worktrees',
        'agents of parallel groups begin at the remote\u2019s branch and are moved to HEAD by ultraplan',
        'ultraplan init sets worktree.baseRef: head',
      )
}

function command(root: string): Diagnosis {
  if (isOurImplement(root)) return ok('/implement', 'works as typed')
  return readText(join(root, COMMAND_FILE)) === undefined
    ? ok(
        '/implement',
        'works on the screen, by the module inside the client; for claude -p, ultraplan init sets it up',
      )
    : ok('/implement', 'is the project\u2019s own; type /ultraplan:implement')
}

function hook(repository: Repository): Diagnosis {
  const place = prePushPlace(repository)
  switch (place.kind) {
    case 'ours':
      return place.current
        ? ok('pre-push', 'work that is not approved cannot be pushed')
        : warn('pre-push', `${place.path} is an older one of ours`, 'ultraplan init --pre-push')
    case 'free':
      return ok('pre-push', 'no hook: anything can be pushed (ultraplan init --pre-push)')
    default:
      return ok('pre-push', `${place.path} is not ours and was left alone`)
  }
}
