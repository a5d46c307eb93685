import { existsSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { isInsideClient } from '../../client/session.ts'
import { readText, tried } from '../../io/files.ts'
import { checkedOut, findRepository, type Repository } from '../../io/git.ts'
import { hasEnded } from '../../run/change.ts'
import { oneLine } from '../../view/terminal.ts'
import { hashOf, prePushPlace, readRecord, type SettingsRecord, writeRecord } from '../project/init-files.ts'
import { excludeFile } from '../project/repository.ts'
import { isProgramLauncher } from '../runs/launchers.ts'
import { notInRepository, openRun, type Refusal } from '../runs/open-run.ts'
import { applyInit, type InitPlan, planInit } from './init-project.ts'
import { INIT_MODES, undoSettings } from './settings-edit.ts'

export interface InitAsk {
  cwd: string
  /** The folder that the client is started in; the top of the repository when it is not known. */
  folder?: string
  home: string
  env: NodeJS.ProcessEnv
  /** The plan whose commands are to be allowed; empty for all plans of the repository. */
  plan: string
  prePush: boolean
  /** Show the run in the client's status line. */
  statusLine: boolean
  /** Tell the person on the desktop when a run needs them or ends. */
  notify?: boolean
  /** Write a launcher of the program into a folder of the person's own. */
  launcher?: boolean
  /** Only what this person alone gets: the project is left as it is. */
  ownOnly?: boolean
  /** The permission mode to write; as it was typed. */
  permissionMode?: string
  /** The plugin's folder, which the status line has to find again. Without it no status line is offered. */
  plugin?: string
  undo: boolean
}

/** Whether only options were typed that are for the person alone. */
export const isOwnOnly = (
  typed: Pick<InitAsk, 'plan' | 'prePush' | 'statusLine' | 'launcher' | 'notify' | 'permissionMode'>,
) =>
  (typed.statusLine || typed.launcher === true) &&
  typed.plan === '' &&
  !typed.prePush &&
  !typed.notify &&
  typed.permissionMode === undefined

/** What would be done, in words, and how to do it. */
export interface InitOffer {
  text: string
  /** Nothing to write or to remove. */
  empty: boolean
  /** The pre-push hook was not asked for and could be installed. */
  hookOffered: boolean
  /** The status line was not asked for and could be set. */
  lineOffered: boolean
  /** The launcher was not asked for and could be written. */
  launcherOffered: boolean
  /** Does it, and says what comes next. */
  apply(): string
}

export function offerInit(ask: InitAsk): InitOffer | Refusal {
  const repository = findRepository(ask.cwd)
  if (!repository) return notInRepository(ask.cwd)
  const refusal = modelMayNot(repository, ask)
  if (refusal) return refusal
  if (ask.undo) return offerUndo(repository, ask.home)
  const { permissionMode: typed, folder = repository.root, ...rest } = ask
  const mode = INIT_MODES.find((known) => known === typed)
  if (typed !== undefined && mode === undefined)
    return {
      error: `init writes no permission mode ${JSON.stringify(typed)}`,
      fix: `name one of: ${INIT_MODES.join(', ')}; without --mode none is written`,
    }
  const plan = planInit({ ...rest, repository, folder, ...(mode ? { permissionMode: mode } : {}) })
  return 'error' in plan ? plan : offer(plan, ask)
}

/** A commit on the branch of a run would stay there when HEAD goes back to the person's. */
function whereToCommit({ root }: Repository, home: string): string {
  const branch = checkedOut(root)
  // A journal that cannot be read is no reason to write nothing.
  const open = tried(() => openRun(root, home))
  const run = open === undefined || 'error' in open ? undefined : open.run
  return branch !== undefined && run?.target !== undefined && run.branch === branch
    ? `HEAD is on ${oneLine(branch)}, the branch of a run; when it is back on ${oneLine(run.target)}, commit there what is to count`
    : 'commit what is to count'
}

/** During a run only a person may type this: it adds permission rules and removes hooks. */
function modelMayNot(repository: Repository, { home, env, folder }: InitAsk): Refusal | undefined {
  if (!isInsideClient(env) || folder !== undefined) return undefined
  const open = openRun(repository.root, home)
  if ('error' in open || hasEnded(open.run)) return undefined
  return {
    error: `run ${open.run.id} goes on in this repository, and only a person may change its rules  [init/run-active]`,
    fix: 'a person types /ultraplan:init in the client, or `ultraplan init` in a terminal of their own',
  }
}

function offer(plan: InitPlan, ask: InitAsk): InitOffer {
  const { changes, remarks, shown } = plan
  const lines = [...changes, ...shown].flatMap(({ name, isNew, what }) => [
    `  ${name}  ${isNew ? 'new' : 'changed'}`,
    ...what.map((line) => `    ${isNew && what.length === 1 ? '' : '+ '}${line}`),
  ])
  return {
    empty: changes.length === 0,
    hookOffered: !ask.ownOnly && !ask.prePush && prePushPlace(plan.repository).kind === 'free',
    lineOffered: !ask.ownOnly && !ask.statusLine && plan.lineIsFree,
    launcherOffered: !ask.ownOnly && !ask.launcher && plan.launcherIsFree,
    text: [
      ...lines,
      ...remarks.map((remark) => `  note: ${remark}`),
      ...(changes.length === 0 ? ['nothing to do: all of it is here already'] : []),
    ].join('\n'),
    apply() {
      applyInit(plan)
      const tracked = changes.filter(({ isOwn }) => !isOwn).map(({ name }) => name)
      return [
        `written: ${changes.map(({ name }) => name).join(', ')}`,
        ...(tracked.length > 0
          ? [
              `${whereToCommit(plan.repository, ask.home)}: git add ${tracked.join(' ')} && git commit -m "Set up ultraplan"`,
            ]
          : []),
        'ultraplan init --undo takes it back',
      ].join('\n')
    },
  }
}

const UNDONE = { delete: 'deleted', restore: 'changed', keep: 'kept' }

/** What undoing `init` does to one file. */
interface UndoStep {
  /** `keep`: a person has changed it since. */
  kind: keyof typeof UNDONE
  what: string
  text?: string
}

/** Finds out which of the files of `init` are still as it wrote them. Nothing is changed before `apply`. */
function offerUndo({ root, commonDir }: Repository, home: string): InitOffer {
  const { settings, files, launcher, excluded = [] } = readRecord(commonDir)
  const written = [
    ...Object.entries(settings).flatMap(([name, record]) =>
      stepFor(root, name, (text) => undoEdit(text, record)),
    ),
    ...Object.entries(files).flatMap(([name, hash]) => stepFor(root, name, (text) => undoFile(text, hash))),
    ...(launcher === undefined ? [] : stepFor(home, launcher, undoLauncher, '~/')),
  ]
  // A line may still hide a file of the person's own, which `git add --all` would commit without it.
  const gone = new Set(written.filter(({ kind }) => kind === 'delete').map(({ name }) => `/${name}`))
  const isNeeded = (line: string) => !gone.has(line) && existsSync(join(root, line))
  const needed = excluded.filter(isNeeded)
  const steps = [
    ...written,
    ...stepFor(root, excludeFile(commonDir), (text) => undoLines(text, excluded, needed)),
    ...sharedScript(settings, home),
  ]
  const undone = steps.filter(({ kind }) => kind !== 'keep').map(({ name }) => name)
  const kept = steps.filter(({ kind }) => kind === 'keep').map(({ name }) => name)
  return {
    empty: undone.length === 0,
    hookOffered: false,
    lineOffered: false,
    launcherOffered: false,
    text: [
      ...steps.map(({ name, kind, what }) => `  ${name}  ${UNDONE[kind]}: ${what}`),
      ...(undone.length === 0 ? ['nothing to take back'] : []),
    ].join('\n'),
    apply() {
      for (const { path, kind, text = '' } of steps) {
        if (kind === 'restore') writeFileSync(path, text)
        if (kind === 'delete') removeFile(path, root)
      }
      writeRecord(commonDir, { version: 1, settings: {}, files: {}, excluded: needed })
      return [
        `taken back: ${undone.join(', ')}`,
        ...(kept.length > 0 ? [`kept: ${kept.join(', ')}`] : []),
      ].join('\n')
    },
  }
}

/** A file that is gone needs no step. Its name is the way from `folder`. */
function stepFor(folder: string, file: string, step: (text: string) => UndoStep | undefined, before = '') {
  const path = resolve(folder, file)
  const text = readText(path)
  const found = text === undefined ? undefined : step(text)
  const name = `${before}${relative(folder, path).split(sep).join('/')}`
  return found ? [{ path, name, ...found }] : []
}

function undoEdit(text: string, record: SettingsRecord): UndoStep | undefined {
  try {
    const after = undoSettings(text, record)
    if (after === undefined) return { kind: 'delete', what: 'holds nothing else' }
    return after === text ? undefined : { kind: 'restore', text: after, what: 'without what init added' }
  } catch {
    return { kind: 'keep', what: 'is not JSON any more' }
  }
}

const undoFile = (text: string, hash: string): UndoStep =>
  hashOf(text) === hash
    ? { kind: 'delete', what: 'is as init wrote it' }
    : { kind: 'keep', what: 'was changed since' }

function undoLines(text: string, ours: readonly string[], needed: readonly string[]): UndoStep | undefined {
  const isTaken = (line: string) => ours.includes(line.trimEnd()) && !needed.includes(line.trimEnd())
  const lines = text.split('\n')
  const left = lines.filter((line) => !isTaken(line))
  if (left.length < lines.length)
    return { kind: 'restore', text: left.join('\n'), what: 'without what init added' }
  const files = needed.map((line) => line.slice(1)).join(', ')
  return needed.length > 0 ? { kind: 'keep', what: `it hides ${files}, which stays` } : undefined
}

/** The script of the status line serves every project of the person. */
function sharedScript(settings: Readonly<Record<string, SettingsRecord>>, home: string) {
  const isUsed = Object.values(settings).some(({ members }) =>
    members.some(({ path }) => path[0] === 'statusLine'),
  )
  const what = 'the status lines of your other projects may use it'
  return isUsed ? stepFor(home, '.ultraplan/status-line.sh', () => ({ kind: 'keep', what }), '~/') : []
}

/** A later version may have written it again, so its text need not be the one that was recorded. */
const undoLauncher = (text: string): UndoStep =>
  isProgramLauncher(text)
    ? { kind: 'delete', what: 'is a launcher of ultraplan' }
    : { kind: 'keep', what: 'is not ultraplan\u2019s any more' }

/** Folders that contained only our files are removed with them. Git's own folders stay. */
function removeFile(path: string, root: string): void {
  rmSync(path, { force: true })
  // One that holds something else cannot be removed.
  tried(() => {
    const isOurs = (at: string) => at.startsWith(root) && at !== root && !/[\\/]\.git[\\/]/.test(at)
    for (let at = dirname(path); isOurs(at); at = dirname(at)) rmdirSync(at)
  })
}
