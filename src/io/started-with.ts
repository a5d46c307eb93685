import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** What a process was started with. Only names that begin with CLAUDE are kept: the rest may be secret. */
export interface StartedWith {
  env: Record<string, string>
  args: string[]
}

/** The environment and the arguments of another process; undefined where the system does not tell, as on Windows. */
export function startedWith(pid: number): StartedWith | undefined {
  if (!Number.isInteger(pid) || pid <= 0) return undefined
  if (process.platform === 'linux') return fromProc(pid)
  return process.platform === 'darwin' ? fromPs(pid) : undefined
}

function fromProc(pid: number): StartedWith | undefined {
  try {
    const read = (name: string) => readFileSync(`/proc/${pid}/${name}`, 'utf8').split('\0').slice(0, -1)
    return { env: claudeNames(read('environ')), args: read('cmdline') }
  } catch {
    return undefined
  }
}

/** One line, the arguments first and the environment behind them, with nothing that tells a blank from a border. */
function fromPs(pid: number): StartedWith | undefined {
  const { status, stdout } = spawnSync('ps', ['-E', '-ww', '-o', 'command=', '-p', String(pid)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 5000,
  })
  if (status !== 0) return undefined
  const words = stdout.trim().split(/\s+/)
  return { env: claudeNames(words), args: words }
}

const claudeNames = (words: string[]): Record<string, string> =>
  Object.fromEntries(
    words.flatMap((word) => {
      const [, name, value] = /^(CLAUDE\w*)=(.*)$/s.exec(word) ?? []
      return name === undefined || value === undefined ? [] : [[name, value]]
    }),
  )
