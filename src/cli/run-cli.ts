import { VERSION } from '../model/version.ts'
import { type Terminal, UsageError } from './command.ts'
import { COMMANDS } from './index.ts'

/** Finds the command, runs it, and words what went wrong: one sentence and the next step. */
export async function runCli(args: readonly string[], terminal: Terminal): Promise<number> {
  const [name, ...rest] = args
  if (name === '--version' || name === '-v') {
    terminal.out(`${VERSION}\n`)
    return 0
  }
  try {
    const asked = helpFor(name, rest)
    if (asked) return await (await import('./help.ts')).help.run(asked, terminal)
    const load = COMMANDS[name ?? '']
    if (!load && name) (await import('./only-in-session.ts')).refuseOutside(name, terminal)
    if (!load)
      throw new UsageError(
        `there is no command ${name ?? ''}`,
        `commands: ${Object.keys(COMMANDS).join(', ')}`,
      )
    const command = await load()
    return await command.run(rest, terminal)
  } catch (error) {
    terminal.err(`ultraplan: ${worded(error)}\n`)
    return 2
  }
}

/** Errors that know where they are and the next step say so. */
function worded(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { place, fix } = error as Error & { place?: { file?: string; line?: number }; fix?: string }
  const where = place?.file === undefined ? '' : `${place.file}${place.line ? `:${place.line}` : ''}  `
  return `${where}${error.message}${fix === undefined ? '' : `\n  ${fix}`}`
}

/** No word at all, `--help` alone, or behind a command; what a command itself reads behind `--` is left to it. */
function helpFor(name: string | undefined, rest: readonly string[]): string[] | undefined {
  const flag = (word: string | undefined) => word === '--help' || word === '-h'
  if (name === undefined || flag(name)) return []
  const own = rest.includes('--') ? rest.slice(0, rest.indexOf('--')) : rest
  return own.some(flag) ? [name] : undefined
}
