import { existsSync, mkdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pluginRoot, ultraplanHome } from '../../io/home.ts'
import { askProgram, machine, thisProcess } from '../../io/process-ref.ts'
import type { Diagnosis } from '../../model/doctor.ts'
import { VERSION } from '../../model/version.ts'
import type { Patient } from './examine.ts'

const OLDEST_NODE = 20
/** The client that the end-to-end tests play in. */
const TESTED_CLIENT = '2.1.325'

/** Everything that does not depend on the folder one is in. */
export function examineInstallation(patient: Patient): Diagnosis[] {
  return [node(), git(), client(), shell(), plugin(), home(patient)].flatMap((one) => one ?? [])
}

function node(): Diagnosis {
  const version = machine().node
  const major = Number(/^v(\d+)/.exec(version)?.[1] ?? 0)
  return major >= OLDEST_NODE
    ? { name: 'node', state: 'ok', what: version }
    : {
        name: 'node',
        state: 'fail',
        what: `${version} is too old`,
        next: `install node ${OLDEST_NODE} or newer`,
      }
}

function git(): Diagnosis {
  const version = askProgram('git', ['--version'])
  return version === undefined
    ? { name: 'git', state: 'fail', what: 'git was not found on the PATH', next: 'install git' }
    : { name: 'git', state: 'ok', what: version.replace(/^git version /, '') }
}

function client(): Diagnosis {
  const version = /\d+\.\d+\.\d+/.exec(askProgram('claude', ['--version']) ?? '')?.[0]
  if (version === undefined)
    return {
      name: 'client',
      state: 'warn',
      what: 'claude was not found on the PATH of this terminal',
      next: 'nothing to do if Claude Code is started in another way; runs need it',
    }
  return isOlder(version, TESTED_CLIENT)
    ? {
        name: 'client',
        state: 'warn',
        what: `Claude Code ${version} is older than ${TESTED_CLIENT}, with which ultraplan is tested`,
        next: 'claude update',
      }
    : { name: 'client', state: 'ok', what: `Claude Code ${version}` }
}

function isOlder(version: string, than: string): boolean {
  const [a, b] = [version, than].map((text) => text.split('.').map(Number))
  const difference = [0, 1, 2].map((n) => (a?.[n] ?? 0) - (b?.[n] ?? 0)).find((each) => each !== 0)
  return (difference ?? 0) < 0
}

/** Hooks are shell commands: on Windows the client runs them in Git Bash, and in PowerShell where that is missing. */
function shell(): Diagnosis | undefined {
  const { platform } = machine()
  if (askProgram('sh', ['-c', 'echo fine']) === 'fine')
    return platform === 'win32' ? { name: 'shell', state: 'ok', what: 'sh of Git Bash' } : undefined
  return {
    name: 'shell',
    state: 'fail',
    what: 'there is no sh, and without it no hook runs',
    next:
      platform === 'win32'
        ? 'install Git for Windows with Git Bash, or run Claude Code inside WSL'
        : 'repair the PATH of this session',
  }
}

const FILES = [
  'dist/hook.cjs',
  'dist/hooks/open-run.cjs',
  'dist/cli.cjs',
  'dist/worker.cjs',
  'hooks/hooks.json',
  'hooks/run.sh',
  'hooks/agent.sh',
  'agents/spec-executor.md',
  'commands/implement.md',
]

function plugin(): Diagnosis {
  const root = pluginRoot()
  const missing = FILES.filter((file) => root === undefined || !existsSync(join(root, file)))
  return missing.length === 0
    ? { name: 'plugin', state: 'ok', what: `ultraplan ${VERSION} in ${root}` }
    : {
        name: 'plugin',
        state: 'fail',
        what: `${missing.join(', ')} missing in ${root ?? 'the plugin'}`,
        next: 'install the plugin again',
      }
}

function home({ home: place }: Patient): Diagnosis {
  const folder = ultraplanHome(place)
  const probe = join(folder, `.doctor-${thisProcess().pid}`)
  const isNew = !existsSync(folder)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(probe, '')
    rmSync(probe)
    if (isNew) rmdirSync(folder)
    return { name: 'home', state: 'ok', what: `${folder} can be written` }
  } catch (error) {
    return {
      name: 'home',
      state: 'fail',
      what: `${folder} cannot be written: ${(error as Error).message}`,
      next: 'no run can start without it: repair its permissions',
    }
  }
}
