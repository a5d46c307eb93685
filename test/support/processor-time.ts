import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** The milliseconds of processor time that some work takes: what else the machine does is not its cost. */
export function processorTime(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/**
 * The milliseconds of processor time that a command line takes, with all that it starts: the mean of some calls. Other work
 * on the machine makes a command wait, and waiting does not count. Only a shell tells what its children used.
 */
export function processorTimeOf(
  line: string,
  { env, input, calls }: { env: NodeJS.ProcessEnv; input: string; calls: number },
): number {
  const script = `TIMEFORMAT='%3U %3S'; time for n in {1..${calls}}; do sh -c "$LINE" <<< "$INPUT"; done >/dev/null 2>&1`
  const { stderr } = spawnSync('bash', ['-c', script], {
    env: { ...env, LINE: line, INPUT: input },
    encoding: 'utf8',
  })
  const [, user, system] = /(\d+\.\d+) (\d+\.\d+)\s*$/.exec(stderr) ?? []
  if (user === undefined || system === undefined) throw new Error(`bash told no times: ${stderr}`)
  return ((Number(user) + Number(system)) * 1000) / calls
}

const TICK_MS = 10

/** Milliseconds of processor time so far, of this process and of what it has started and waited for; elsewhere than on Linux by the clock. */
export function processorClock(): number {
  try {
    const stat = readFileSync('/proc/self/stat', 'latin1')
    const ticks = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .slice(11, 15)
    return ticks.reduce((sum, each) => sum + Number(each), 0) * TICK_MS
  } catch {
    return performance.now()
  }
}
