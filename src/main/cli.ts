import { homedir } from 'node:os'
import { runCli } from '../cli/run-cli.ts'

const colour =
  process.stdout.isTTY === true && !process.env.NO_COLOR && !process.env.CI && !process.env.CLAUDECODE

// The reader is gone (`| head`): there is nobody left to write for.
process.stdout.on('error', () => process.exit(141))

process.exitCode = await runCli(process.argv.slice(2), {
  cwd: process.cwd(),
  home: homedir(),
  env: process.env,
  colour: colour || process.env.FORCE_COLOR === '1',
  columns: process.stdout.columns ?? 80,
  interactive: process.stdin.isTTY === true && process.stdout.isTTY === true,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  onInterrupt(clean) {
    process.once('exit', clean)
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.once(signal, () => {
        clean()
        // This handler is gone by now: the signal does what it would have done.
        process.kill(process.pid, signal)
      })
    }
  },
})
