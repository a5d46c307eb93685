import { chmodSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { neededCalls } from '../../client/permissions/needed.ts'
import { comparePermissions } from '../../client/permissions/report.ts'
import { type ClientSettings, projectSettings, readClientSettings } from '../../client/settings.ts'
import { readText } from '../../io/files.ts'
import type { Repository } from '../../io/git.ts'
import { machine } from '../../io/process-ref.ts'
import { Config } from '../../model/config.ts'
import type { Plan } from '../../model/plan.ts'
import { checksOfRepository, listed } from '../facts/proof-commands.ts'
import { COMMAND_FILE, COMMAND_MARK, IMPLEMENT_COMMAND } from '../project/implement-command.ts'
import {
  hashOf,
  type InitRecord,
  PRE_PUSH_HOOK,
  prePushPlace,
  readRecord,
  recordFile,
  type SettingsRecord,
  writeRecord,
} from '../project/init-files.ts'
import { CONFIG_FILE, parseConfig } from '../project/read-config.ts'
import { listPlans, readPlan } from '../project/read-plan.ts'
import { excludeLines, excludePaths } from '../project/repository.ts'
import {
  isProgramLauncher,
  type Launcher,
  programLauncher,
  programOnPath,
  STATUS_LINE,
  statusLauncher,
} from '../runs/launchers.ts'
import type { Refusal } from '../runs/open-run.ts'
import { configFile } from './config-file.ts'
import type { InitAsk } from './init.ts'
import { editSettings, type InitMode, JsonTextError, projectMembers } from './settings-edit.ts'

/** The validated options of `init`. `folder` is where the client is started, because the client reads settings only there. */
export type InitInput = Omit<InitAsk, 'cwd' | 'undo' | 'permissionMode'> & {
  repository: Repository
  folder: string
  permissionMode?: InitMode
}

/** One file that would be written. */
export interface FileChange {
  path: string
  /** The path from the top of the repository, or from home, as shown to people. */
  name: string
  text: string
  isNew: boolean
  executable: boolean
  /** The file belongs to this clone or this person and is not committed. */
  isOwn: boolean
  what: string[]
}

export interface InitPlan {
  repository: Repository
  changes: FileChange[]
  /** Remarks for the person: what was found and left as it is, and what else they should know. */
  remarks: string[]
  record: InitRecord
  /** No status line is set here, so ultraplan's can be. */
  lineIsFree: boolean
  /** The terminal does not find the program, and a launcher could be written. */
  launcherIsFree: boolean
  /** Files of this person alone, which git is told to ignore. */
  ignored: string[]
  /** What else is written, for the person to see. */
  shown: Pick<FileChange, 'name' | 'isNew' | 'what'>[]
}

/** Finds out what `init` would write. Nothing is touched. */
export function planInit(input: InitInput): InitPlan | Refusal {
  const settings = readClientSettings({ ...input, root: input.repository.root })
  const plan: InitPlan = {
    repository: input.repository,
    changes: [],
    remarks: [],
    record: structuredClone(readRecord(input.repository.commonDir)),
    lineIsFree: false,
    launcherIsFree: false,
    ignored: [],
    shown: [],
  }
  const refusal =
    (input.ownOnly ? undefined : projectChanges(plan, input, settings)) ?? lineChange(plan, input, settings)
  if (refusal) return refusal
  launcherChange(plan, input)
  const path = recordFile(input.repository.commonDir)
  if (plan.changes.length > 0) show(plan, path, ['what was written, for --undo'])
  return plan
}

/** What everybody who works in the project gets. */
function projectChanges(plan: InitPlan, input: InitInput, settings: ClientSettings): Refusal | undefined {
  const plans = plansOf(input)
  if ('error' in plans) return plans
  const refusal = settingsChange(plan, input, plans, settings)
  if (refusal) return refusal
  commandChange(plan)
  const present = readText(join(plan.repository.root, CONFIG_FILE)) ?? ''
  const notify = input.notify === true || /^notify: desktop/m.test(present)
  const what = `every setting with its default, commented out${notify ? '; notify: desktop is set' : ''}`
  ours(plan, CONFIG_FILE, configFile({ notify }), what)
  if (input.notify && plan.changes.every(({ name }) => name !== CONFIG_FILE) && !/^notify:/m.test(present))
    plan.remarks.push(`for a notification on the desktop add a line to ${CONFIG_FILE}: notify: desktop`)
  if (input.prePush) hookChange(plan)
  return undefined
}

/** Writes what was planned, and remembers it. */
export function applyInit({ changes, repository, record, ignored }: InitPlan): void {
  for (const { path, text, executable } of changes) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    if (executable) chmodSync(path, 0o755)
  }
  excludePaths(repository.commonDir, ignored)
  writeRecord(repository.commonDir, record)
}

function plansOf({ repository, folder, plan }: InitInput): Plan[] | Refusal {
  const { root } = repository
  const named = plan === '' ? undefined : readPlan(root, plan, folder)
  if (named) return 'error' in named ? named : [named.plan]
  return listPlans(root).flatMap((path) => {
    const reading = readPlan(root, path)
    return 'error' in reading ? [] : [reading.plan]
  })
}

function settingsChange(
  plan: InitPlan,
  input: InitInput,
  plans: Plan[],
  settings: ClientSettings,
): Refusal | undefined {
  const { root } = input.repository
  const read = parseConfig(readText(join(root, CONFIG_FILE)) ?? '')
  const config = 'config' in read ? read.config : Config.parse({})
  const checks = checksOfRepository(root, config)
  const commands = checks.map(({ command }) => command)
  const { missing, always } = comparePermissions(neededCalls(plans, config, commands), {
    ...settings,
    mode: 'acceptEdits',
    deny: [],
    ask: [],
    sandboxed: false,
    allow: [...settings.allow, ...settings.projectAllow],
  })
  const refusal = editFile(plan, projectSettings(input.folder).shared, {
    rules: missing.map(({ rule }) => rule),
    members: projectMembers(input.permissionMode),
  })
  if (refusal) return refusal
  if (checks.length > 0)
    plan.remarks.push(
      `after a task that changes code of a package the gate also runs: ${listed(checks)} (proof.typecheck and proof.lint take another command, or off)`,
    )
  if (input.permissionMode === undefined && !EDITING.has(settings.mode)) plan.remarks.push(ABOUT_EDITS)
  if (!settings.trusted)
    plan.remarks.push('these rules count once a person has accepted this folder: start claude here once')
  plan.remarks.push(
    ...always.map(({ command, because }) => `no rule can allow ${JSON.stringify(command)}: ${because}`),
  )
  return undefined
}

const EDITING = new Set(['acceptEdits', 'auto', 'bypassPermissions'])

/** Rules allow commands. Whether files may be edited depends on the permission mode. */
const ABOUT_EDITS =
  'no mode is written: auto mode, which the screen begins in, edits files without a question; `claude -p` needs --permission-mode acceptEdits (or auto) for that, or --mode acceptEdits here, for everybody who works in this project'

interface Edit {
  rules: readonly string[]
  members: SettingsRecord['members']
  /** For people, instead of the values themselves. */
  what?: string
  isOwn?: boolean
}

/** If the settings are not valid JSON, the file and the line are named and nothing is written. */
function editFile(plan: InitPlan, path: string, edit: Edit): Refusal | undefined {
  const { rules, members, what, isOwn = false } = edit
  const name = nameOf(plan.repository.root, path)
  try {
    const before = readText(path)
    const { text, added, remarks, record } = editSettings(before, rules, plan.record.settings[name], members)
    plan.remarks.push(...remarks.map((remark) => `${name}: ${remark}`))
    if (added.length === 0) return undefined
    const isNew = before === undefined
    plan.changes.push({ path, name, text, isNew, isOwn, executable: false, what: what ? [what] : added })
    plan.record.settings[name] = record
    return undefined
  } catch (error) {
    const { message } = error as Error
    const where = error instanceof JsonTextError ? `${name}:${error.line}  is not JSON:` : `${name} `
    return { error: `${where} ${message}`, fix: 'fix it, and type it again' }
  }
}

function commandChange(plan: InitPlan): void {
  const { root } = plan.repository
  const own = readText(join(root, COMMAND_FILE)) ?? readText(join(root, '.claude/skills/implement/SKILL.md'))
  if (own !== undefined && !own.includes(COMMAND_MARK))
    plan.remarks.push(
      'this project has an /implement of its own, which is left alone: type /ultraplan:implement instead',
    )
  else ours(plan, COMMAND_FILE, IMPLEMENT_COMMAND, '/implement <spec> works as typed')
}

function hookChange(plan: InitPlan): void {
  const { kind, path } = prePushPlace(plan.repository)
  const name = nameOf(plan.repository.root, path)
  const shared = `git's hooks are in a folder that other repositories may share (${path}), which is left alone`
  if (kind === 'taken') plan.remarks.push(`there is a pre-push hook already (${name}), which is left alone`)
  else if (kind === 'shared') plan.remarks.push(shared)
  else ours(plan, name, PRE_PUSH_HOOK, 'refuses to push work of a run that is not approved', true)
}

/** The status line is set in this person's own settings, because others in the project may not have the plugin or want the line. */
function lineChange(plan: InitPlan, input: InitInput, { statusLine }: ClientSettings): Refusal | undefined {
  const { plugin, home, folder } = input
  const isOurs = JSON.stringify(statusLine) === JSON.stringify(STATUS_LINE)
  plan.lineIsFree = plugin !== undefined && statusLine === undefined
  if (!input.statusLine || isOurs || plugin === undefined) return undefined
  if (!plan.lineIsFree) {
    plan.remarks.push('there is a status line already, which is left alone')
    return undefined
  }
  const { own } = projectSettings(folder)
  const refusal = editFile(plan, own, {
    rules: [],
    members: [{ path: ['statusLine'], value: STATUS_LINE }],
    what: "statusLine: the run in the client's status line",
    isOwn: true,
  })
  if (refusal) return refusal
  script(plan, statusLauncher(home, plugin), home, 'what the status line shows')
  const { root, commonDir } = plan.repository
  plan.ignored.push(nameOf(root, own))
  const { path, lines } = excludeLines(commonDir, plan.ignored)
  if (lines.length === 0) return undefined
  show(plan, path, lines)
  plan.record.excluded = [...(plan.record.excluded ?? []), ...lines]
  return undefined
}

/** `ultraplan` in a terminal, without a change to the PATH. */
function launcherChange(plan: InitPlan, { plugin, home, env, launcher }: InitInput): void {
  if (plugin === undefined) return
  const isWindows = machine().platform === 'win32'
  const { path, text, isOnPath } = programLauncher(home, env, plugin)
  const present = readText(path)
  plan.launcherIsFree = !isWindows && present === undefined && programOnPath(env, plugin) === undefined
  if (!launcher) return
  const name = nameFromHome(home, path)
  if (isWindows) plan.remarks.push(`on Windows npm makes the launcher: npm install --global "${plugin}"`)
  else if (present !== undefined && !isProgramLauncher(present))
    plan.remarks.push(`${name} is not ultraplan's, and is left alone`)
  else {
    script(plan, { path, text }, home, 'ultraplan as a command of your terminal')
    plan.record.launcher = path
    if (!isOnPath)
      plan.remarks.push(
        `${dirname(name)} is not on your PATH: add export PATH="$HOME/${relative(home, dirname(path))}:$PATH" to the profile of your shell`,
      )
  }
}

/** A script in a folder of the person's own. */
function script(plan: InitPlan, { path, text }: Launcher, home: string, what: string): void {
  const present = readText(path)
  if (present === text) return
  const name = nameFromHome(home, path)
  const isNew = present === undefined
  plan.changes.push({ path, name, text, isNew, executable: true, isOwn: true, what: [what] })
}

function show(plan: InitPlan, path: string, what: string[]): void {
  const name = nameOf(plan.repository.root, path)
  plan.shown.push({ name, isNew: readText(path) === undefined, what })
}

const nameFromHome = (home: string, path: string): string => `~/${nameOf(home, path)}`

/** Plans a file that `init` writes as a whole: a new file, or a replacement if the file is still as `init` wrote it. */
function ours(plan: InitPlan, name: string, text: string, what: string, executable = false): void {
  const path = join(plan.repository.root, name)
  const present = readText(path)
  if (present === text) return
  if (present !== undefined && plan.record.files[name] !== hashOf(present)) {
    plan.remarks.push(`${name} is there already and stays as it is`)
    return
  }
  const isNew = present === undefined
  plan.changes.push({ path, name, text, isNew, executable, isOwn: executable, what: [what] })
  plan.record.files[name] = hashOf(text)
}

const nameOf = (root: string, path: string): string => relative(root, path).split(sep).join('/')
