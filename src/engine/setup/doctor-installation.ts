import { existsSync, mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Session } from '../../client/session.ts'
import { pluginRoot, ultraplanHome } from '../../io/files.ts'
import { askProgram, machine, thisProcess } from '../../io/process-ref.ts'
import type { Diagnosis } from '../../model/reports.ts'
import { VERSION } from '../../model/version.ts'
import { programOnPath } from '../runs/launchers.ts'

export interface Patient {
  cwd: string
  home: string
  env: NodeJS.ProcessEnv
  /** The plan to compare the rules with; the newest one when it is empty. */
  plan: string
  /** Whether to remove the files of sessions that have ended. */
  fix: boolean
  /** The session that a person typed it in, and its permission mode. */
  typed?: { session: Session; mode?: string }
}

const diagnosis =
  (state: Diagnosis['state']) =>
  (name: string, what: string, next?: string): Diagnosis => ({
    name,
    state,
    what,
    ...(next === undefined ? {} : { next }),
  })
export const ok = diagnosis('ok')
export const warn = diagnosis('warn')
export const fail = diagnosis('fail')
export const unseen = diagnosis('?')

const OLDEST_NODE = 20
/** The version of the client that the end-to-end tests use. */
const TESTED_CLIENT = '2.1.325'

/** The checks that do not depend on the current folder. */
export const examineInstallation = (patient: Patient): Diagnosis[] =>
  [node(), git(), client(patient), shell(), program(patient), home(patient)].flatMap((one) => one ?? [])

function node(): Diagnosis {
  const version = machine().node
  const major = Number(/^v(\d+)/.exec(version)?.[1] ?? 0)
  return major >= OLDEST_NODE
    ? ok('node', version)
    : fail('node', `${version} is too old`, `install node ${OLDEST_NODE} or newer`)
}

function git(): Diagnosis {
  const version = askProgram('git', ['--version'])
  return version === undefined
    ? fail('git', 'git was not found on the PATH', 'install git')
    : ok('git', version.replace(/^git version /, ''))
}

function client({ typed }: Patient): Diagnosis {
  const version = /\d+\.\d+\.\d+/.exec(askProgram('claude', ['--version']) ?? '')?.[0]
  if (version === undefined && typed) return ok('client', 'Claude Code, in which this was typed')
  if (version === undefined)
    return warn(
      'client',
      'claude was not found on the PATH of this terminal',
      'nothing to do if Claude Code is started in another way; runs need it',
    )
  if (version.localeCompare(TESTED_CLIENT, 'en', { numeric: true }) >= 0)
    return ok('client', `Claude Code ${version}`)
  const tested = `${TESTED_CLIENT}, with which ultraplan is tested`
  return warn('client', `Claude Code ${version} is older than ${tested}`, 'claude update')
}

/** Hooks are shell commands: on Windows the client runs them in Git Bash, and in PowerShell where that is missing. */
function shell(): Diagnosis | undefined {
  const isWindows = machine().platform === 'win32'
  if (askProgram('sh', ['-c', 'echo fine']) === 'fine')
    return isWindows ? ok('shell', 'sh of Git Bash') : undefined
  const next = isWindows
    ? 'install Git for Windows with Git Bash, or run Claude Code inside WSL'
    : 'repair the PATH of this session'
  return fail('shell', 'there is no sh, and without it no hook runs', next)
}

const FILES = [
  'dist/hook.cjs',
  'dist/hooks/open-run.cjs',
  'dist/cli.cjs',
  'dist/program.cjs',
  'dist/worker.cjs',
  'hooks/hooks.json',
  'hooks/run.sh',
  'hooks/agent.sh',
  'agents/spec-executor.md',
  'commands/implement.md',
]

function program({ env }: Patient): Diagnosis {
  const root = pluginRoot()
  const missing = FILES.filter((file) => root === undefined || !existsSync(join(root, file)))
  const isFound = root !== undefined && programOnPath(env, root) !== undefined
  const name = isFound ? '' : '; not on your PATH (ultraplan init --launcher)'
  return missing.length === 0
    ? ok('program', `ultraplan ${VERSION} in ${root}${name}`)
    : fail('program', `${missing.join(', ')} missing in ${root ?? 'the plugin'}`, 'install the plugin again')
}

function home({ home: userHome }: Patient): Diagnosis {
  const folder = ultraplanHome(userHome)
  const probe = join(folder, `.doctor-${thisProcess().pid}`)
  const isNew = !existsSync(folder)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(probe, '')
    rmSync(probe)
    if (isNew) rmdirSync(folder)
    return ok('home', `${folder} can be written`)
  } catch (error) {
    const why = `${folder} cannot be written: ${(error as Error).message}`
    return fail('home', why, 'no run can start without it: repair its permissions')
  }
}
