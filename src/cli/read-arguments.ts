import { type ParseArgsConfig, parseArgs } from 'node:util'
import { type Command, UsageError } from './command.ts'

/** Options and words behind a command; a mistake is answered with how it is used. */
export function readArguments<Options extends NonNullable<ParseArgsConfig['options']>>(
  args: readonly string[],
  options: Options,
  { usage }: Pick<Command, 'usage'>,
  mostWords = 0,
) {
  const read = (() => {
    try {
      return parseArgs({ args: [...args], options, allowPositionals: true, strict: true, tokens: true })
    } catch (error) {
      const [first = ''] = (error instanceof Error ? error.message : String(error)).split(/[.'] /)
      throw new UsageError(first.replace(/^Unknown option/, 'there is no option'), `usage: ${usage}`)
    }
  })()
  const named = read.tokens.flatMap((token) => (token.kind === 'option' ? [token.name] : []))
  const twice = named.find((name, index) => named.indexOf(name) < index && options[name]?.type === 'string')
  if (twice !== undefined)
    throw new UsageError(`--${twice} stands there twice, and only one can be meant`, `usage: ${usage}`)
  const extra = read.positionals[mostWords]
  if (extra !== undefined) throw new UsageError(`nothing is known to do with "${extra}"`, `usage: ${usage}`)
  return read
}
