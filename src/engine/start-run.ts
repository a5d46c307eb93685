import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isDrivenElsewhere } from '../client/background-session.ts'
import { moduleRemark, withoutFolders } from '../client/modules.ts'
import { permissionRemark, reportPermissions } from '../client/permissions/report.ts'
import { attendedBy, projectFolder, type Session, WORKTREES } from '../client/session.ts'
import { MODULE_MISSING, moduleKey, type Said } from '../client/signature.ts'
import { settingsFindings } from '../gate/check.ts'
import { branchNames, createBranch, pointHeadAt } from '../io/branches.ts'
import { checkedOut, GitError } from '../io/git.ts'
import { listSettings, type StatusEntry } from '../io/git-status.ts'
import { putEvidence } from '../journal/evidence.ts'
import type { Config } from '../model/config.ts'
import type { Finding } from '../model/gate.ts'
import type { Plan, Task } from '../model/plan.ts'
import { shellWord } from '../model/run.ts'
import { RULES } from '../model/version.ts'
import { summarize, withoutOptional } from '../plan/lines.ts'
import { sharedWords } from '../plan/propose.ts'
import { PAGES } from '../plan/template.ts'
import { given, hasEnded } from '../run/change.ts'
import { firstRunWords } from '../view/branches.ts'
import { renderFindings } from '../view/findings.ts'
import { readAs } from '../view/plan-tasks.ts'
import { plural } from '../view/run-view.ts'
import { oneLine } from '../view/terminal.ts'
import { advance } from './dispatch/advance.ts'
import { soloStep } from './dispatch/next-step.ts'
import { rememberSettings } from './fences/fence-session.ts'
import { modulesOf, whoActs } from './people/person.ts'
import { startSigned } from './people/signed.ts'
import { ALL_CHECKS } from './project/checks.ts'
import { branchOfPerson, refusedTicks } from './project/earlier-runs.ts'
import { hashOf } from './project/init-files.ts'
import { lintPlan } from './project/lint-plan.ts'
import { CONFIG_FILE, parseConfig } from './project/read-config.ts'
import { readPlan, whichPlan } from './project/read-plan.ts'
import {
  excludePaths,
  inspectRepository,
  type ReadyRepository,
  recordBefore,
  textInHead,
} from './project/repository.ts'
import { isMarkedCancelled, runsFolder } from './runs/active.ts'
import { removeCheckouts } from './runs/checkout.ts'
import { refreshLaunchers } from './runs/launchers.ts'
import { listRuns, type OpenRun, openRunIn, type Refusal, runName } from './runs/open-run.ts'
import { approvedRef } from './runs/projections/approved-ref.ts'
import { mustDrive } from './runs/projections/session-files.ts'
import { recordStart } from './runs/record.ts'

interface Started {
  open: OpenRun
  text: string
  /** For the person: warnings of the lint, where STATE.md went. */
  remarks: string[]
}

interface StartOptions {
  argument: string
  solo: boolean
  now: Date
  /** The session's permission mode, as the client names it. */
  mode?: string
  /** What the person said of tasks that the plan marks as optional. It counts for this run. */
  optional?: 'run' | 'skip'
  /** What our module signs for the command. */
  signed?: Said
}

/** Checks everything, then starts the run. A refusal has changed nothing. */
export function startRun(session: Session, options: StartOptions): Started | Refusal {
  const repository = inspectRepository(session.cwd)
  if ('error' in repository) return repository
  const running = activeRunOf(repository, session)
  if (running) return running
  const branch = branchOfPerson(repository, session.home)
  if (typeof branch !== 'string') return branch
  const argument = options.argument.trim()
  if (argument === '') return whichPlan(repository.root, 'no plan was named', '/ultraplan:implement ')
  const settings = parseConfig(textInHead(repository, CONFIG_FILE) ?? '')
  if ('problems' in settings)
    return { error: 'the configuration cannot be used', fix: renderFindings(settings.problems) }
  const { optional = settings.config.optional } = options
  const config = { ...settings.config, ...given({ optional }, 'optional') }
  const reading = readPlan(repository.root, argument, session.cwd, config.verify.default)
  if ('error' in reading) return reading
  const undone = refusedTicks(repository, session.home, reading.plan)
  reading.plan = tickedAs(reading.plan, undone, false)
  const plan = config.optional === 'skip' ? withoutOptional(reading.plan) : reading.plan
  const refusal = uncommitted(repository, plan, config) ?? nothingToDo(plan)
  if (refusal) return refusal
  const findings = [...lintPlan(reading, config, repository.root), ...settingsFindings(config, ALL_CHECKS)]
  const blocking = findings.filter((finding) => finding.severity === 'block')
  if (blocking.length > 0) {
    const error = `the plan has ${plural(blocking.length, 'finding')} to fix first`
    return { error, fix: renderFindings(blocking) }
  }
  return begin(session, options, { ...repository, branch }, plan, config, { findings, undone })
}

/** One run at a time in a repository: the newest, unless it has ended. */
function activeRunOf({ commonDir }: ReadyRepository, session: Session): Refusal | undefined {
  const newest = listRuns(commonDir).at(-1)
  const open = newest === undefined ? undefined : openNewest(commonDir, newest, session)
  if (open === undefined || 'error' in open) return open
  const { run } = open
  if (hasEnded(run)) return undefined
  const error = `run ${run.id} of ${run.spec} is ${run.state} in this repository`
  if (isDrivenElsewhere(run, session))
    return {
      error: `${error}, in another client (process ${run.client.pid}), which is still there`,
      fix: 'it goes on there: look for the other window; here /ultraplan:status shows it, and /ultraplan:cancel ends it',
    }
  return {
    error,
    fix: 'see it with /ultraplan:status, go on with /ultraplan:resume, or end it with /ultraplan:cancel',
  }
}

/** A run whose journal is damaged can still be cancelled, and does not prevent the next one. */
function openNewest(commonDir: string, newest: string, session: Session): OpenRun | Refusal | undefined {
  try {
    return openRunIn(commonDir, session.home, newest)
  } catch (error) {
    if (isMarkedCancelled(join(runsFolder(commonDir), newest))) return undefined
    throw error
  }
}

function uncommitted(repository: ReadyRepository, plan: Plan, config: Config): Refusal | undefined {
  const { dirty, untracked, index } = repository
  const planPaths = new Set(plan.files.map((file) => file.path))
  const openPlan = [...untracked, ...dirty].filter((path) => planPaths.has(path))
  const ignored = [...planPaths].filter((path) => !index.has(path))
  const notCommitted = [...new Set([...openPlan, ...ignored])]
  if (notCommitted.length > 0) {
    const isOpen = (path: string) =>
      existsSync(join(repository.root, path)) && (!index.has(path) || dirty.includes(path))
    const folders = new Set([...planPaths].map((path) => posix.dirname(path)))
    const pages = [...folders]
      .flatMap((folder) => PAGES.map((name) => posix.join(folder, name)))
      .filter(isOpen)
    const files = [...notCommitted, ...pages].map(shellWord).join(' ')
    return {
      error: `the plan is not committed: ${notCommitted.join(', ')}`,
      fix: `git add -- ${files} && git commit -m "Add the plan" -- ${files}`,
    }
  }
  if (dirty.length === 0 || config.allowDirty) return undefined
  const more = dirty.length > 5 ? ` and ${dirty.length - 5} more` : ''
  return {
    error: `the repository has uncommitted changes: ${dirty.slice(0, 5).join(', ')}${more}`,
    fix: 'commit or stash them, so that what an executor changes can be told apart',
  }
}

function nothingToDo(plan: Plan): Refusal | undefined {
  const file = plan.files[0]?.path
  if (plan.tasks.length === 0)
    return {
      error: `${file} holds no task`,
      fix: 'a task is a line such as "- [ ] 1.1 Title"; `ultraplan new <name>` writes a plan to start from',
    }
  if (plan.tasks.every((task) => task.ticked))
    return {
      error: `every task of ${file} is ticked already`,
      fix: 'untick the tasks that are to be done again, and commit',
    }
  return undefined
}

function begin(
  session: Session,
  options: StartOptions,
  repository: ReadyRepository,
  plan: Plan,
  config: Config,
  { findings, undone }: { findings: Finding[]; undone: Task[] },
): Started | Refusal {
  const { root, commonDir, index } = repository
  const newest = listRuns(commonDir).at(-1)
  const id = runId(plan.name, options.now, newest)
  // The main agent cannot have a worktree of its own.
  const work = options.solo && config.work === 'isolated' ? 'branch' : config.work
  const branches = branchesOf(repository, plan, work, approvedRef(id))
  if ('error' in branches) return branches
  const dir = join(runsFolder(commonDir), id)
  // Checkouts of a run that was cancelled without node, or whose last proof was still running when it ended.
  for (const old of listRuns(commonDir)) removeCheckouts(join(runsFolder(commonDir), old), root)
  const { views, status } = hideViews(repository, plan)
  const settings = listSettings(root)
  // Recorded after the views are hidden, so that the ignore rule for them counts as older than the run.
  const before = recordBefore(root, commonDir, { status, index }, settings)
  const modules = modulesOf(session, root)
  const open = recordStart(dir, session.home, () => ({
    type: 'run_started',
    run: id,
    spec: plan.name,
    format: plan.format,
    root,
    planFiles: plan.files.map(({ path, text }) => ({ path, sha256: hashOf(text) })),
    // As the file has it: a box that is ticked already is no executor's doing.
    plan: putEvidence(dir, JSON.stringify(tickedAs(plan, undone, true))),
    tasks: plan.tasks.map(summarize),
    base: repository.head,
    ...branches,
    config,
    before: putEvidence(dir, JSON.stringify(before)),
    session: session.id,
    client: session.client,
    mode: session.mode,
    solo: options.solo,
    ...given({ attended: attendedBy(session) }, 'attended'),
    modules: withoutFolders(modules),
    ...startSigned(session, options),
    views,
    who: whoActs(root, settings),
    rules: RULES,
  }))
  mustDrive(open)
  rememberSettings(session, root, dir)
  refreshLaunchers(session.home, session.env)
  const place = { ...session, root, folder: projectFolder(session) }
  const remarks = [
    readAs(plan),
    undoneWords(undone),
    newest === undefined && firstRunWords(branches.branch, plan.files[0]?.path ?? '', WORKTREES),
    ...sharedWords(plan.tasks),
    branches.target !== undefined &&
      `the run works on ${branches.branch}${branches.isolated ? ', in worktrees' : ''}; ${branches.target} moves only to approved work`,
    findings.length > 0 && renderFindings(findings),
    permissionRemark(reportPermissions(place, [plan], config, options.mode), options.argument, session.mode),
    modules.length > 0 && moduleRemark(modules),
    // A client that does not say whether a person is there is too old to load it.
    attendedBy(session) !== undefined && moduleKey(session) === undefined && MODULE_MISSING,
    views === 'journal' && `STATE.md is tracked by git here, so the run writes it to ${dir}`,
  ].flatMap((remark) => remark || [])
  const text = options.solo ? soloStep(open, options.now).text : advance(open, 'start', options.now).text
  return { open, text, remarks }
}

const tickedAs = (plan: Plan, which: readonly Task[], ticked: boolean): Plan => ({
  ...plan,
  tasks: plan.tasks.map((task) => (which.some(({ id }) => id === task.id) ? { ...task, ticked } : task)),
})

function undoneWords(tasks: readonly Task[]): string | undefined {
  if (tasks.length === 0) return undefined
  const names = tasks.map((task) => oneLine(task.id))
  const all = [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' and ')
  return `${all} ${names.length === 1 ? 'was ticked in work that is not approved, and is open' : 'were ticked in work that is not approved, and are open'}`
}

/** Runs are ordered by their ids, so a new one never has the second of the newest, nor an earlier one. */
export function runId(name: string, now: Date, newest = ''): string {
  const at = (time: Date) => time.toISOString().replace(/[-:]/g, '').slice(0, 15)
  const [, date, hour, minute, second] = /^(\d{8})T(\d\d)(\d\d)(\d\d)-/.exec(newest) ?? []
  const after = Date.parse(`${date?.replace(/(....)(..)/, '$1-$2-')}T${hour}:${minute}:${second}Z`) + 1000
  const time = at(now) > newest.slice(0, 15) || Number.isNaN(after) ? now : new Date(after)
  return `${at(time)}-${runName(name)}-${randomBytes(2).toString('hex')}`
}

/** How many free names are tried. If git refuses them too, they are not the reason: a hook is, or the disk. */
const MOST_FREE = 3

/** Names that git accepts: no part begins with a dot, and none ends with a dot or with .lock. */
function* namesFor(root: string, spec: string): Generator<string> {
  const name = runName(spec).replace(/^[.-]+|\.\.+|(?:\.lock|[.-])+$/g, '') || 'plan'
  yield `ultraplan/${name}`
  // Some file systems do not tell `Demo` from `demo`.
  const taken = branchNames(root).map((branch) => branch.toLowerCase())
  // Git allows no branch below one that is called `ultraplan` itself.
  let folder = 'ultraplan'
  for (let n = 1; taken.includes(folder); n += 1) folder = n === 1 ? 'ultraplan-run' : `ultraplan-run-${n}`
  for (let n = 1, free = 0; free < MOST_FREE; n += 1) {
    const next = `${folder}/${name}${n === 1 ? '' : `-${n}`}`
    if (taken.some((branch) => `${branch}/`.startsWith(`${next.toLowerCase()}/`))) continue
    free += 1
    yield next
  }
}

/** The run's branch, made at HEAD, and the person's. HEAD moves to it when the run is recorded, unless agents work elsewhere. */
function branchesOf(
  { root, head, branch }: ReadyRepository,
  plan: Plan,
  work: Config['work'],
  also: string,
): { branch: string; target?: string; isolated?: true } | Refusal {
  // HEAD may be on the branch of an earlier run, which is at the same commit.
  const on = checkedOut(root)
  if (on !== undefined && on !== branch) pointHeadAt(root, on, branch)
  if (work === 'here') return { branch }
  try {
    const made = createBranch(root, namesFor(root, plan.name), head, also)
    return { branch: made, target: branch, ...(work === 'isolated' ? { isolated: true } : {}) }
  } catch (error) {
    const why = error instanceof GitError ? error.stderr.trim() : String(error)
    return {
      error: `no branch can be made for the run: ${oneLine(why)}`,
      fix: `let git make a branch below ultraplan/ (a hook of the repository may forbid it), or set \`work: here\` in ${CONFIG_FILE} and commit it: then executors commit on ${branch}`,
    }
  }
}

/** Hides the views and executors' worktrees from git. A repository that tracks such a file keeps it. */
function hideViews(
  { commonDir, index, status }: ReadyRepository,
  plan: Plan,
): Pick<ReadyRepository, 'status'> & { views: 'plan' | 'journal' } {
  const folder = posix.dirname(plan.files[0]?.path ?? '')
  const views = ['STATE.md', 'SUMMARY.md'].map((name) => posix.join(folder, name))
  excludePaths(commonDir, [...views, `${WORKTREES}/`])
  const isHidden = ({ path, kind }: StatusEntry) =>
    kind === 'untracked' && (views.includes(path) || path.startsWith(`${WORKTREES}/`))
  return {
    views: views.some((path) => index.has(path)) ? 'journal' : 'plan',
    status: status.filter((entry) => !isHidden(entry)),
  }
}
