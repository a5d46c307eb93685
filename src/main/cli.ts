import { homedir } from 'node:os'
import { runCli } from '../cli/run-cli.ts'

const colour =
  process.stdout.isTTY === true && !process.env.NO_COLOR && !process.env.CI && !process.env.CLAUDECODE

process.exitCode = await runCli(process.argv.slice(2), {
  cwd: process.cwd(),
  home: homedir(),
  env: process.env,
  colour: colour || process.env.FORCE_COLOR === '1',
  columns: process.stdout.columns ?? 80,
  interactive: process.stdin.isTTY === true && process.stdout.isTTY === true,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
})
