import type { Refusal } from '../../engine/open-run.ts'
import type { Typed } from '../../engine/person.ts'
import { oneLine, text } from '../input.ts'
import { type TypedArguments, typedArguments } from '../typed-arguments.ts'
import type { TypedCommand } from './index.ts'

/** The typed command as the engine wants it. */
export const typedBy = ({ input, context }: TypedCommand): Typed => ({
  session: context.session,
  now: context.now,
  command: `/${text(input.command_name)}`,
  prompt: text(input.prompt_id),
})

/** The options of a command; one that it does not know is refused, because a slip must not decide anything. */
export function optionsOf(
  argument: string,
  known: readonly string[],
  usage: string,
  short: readonly string[] = [],
): TypedArguments | Refusal {
  const typed = typedArguments(argument, short)
  const unknown = [...typed.options.keys()].find((name) => !known.includes(name))
  if (unknown !== undefined) return { error: `there is no option --${unknown} here`, fix: usage }
  if (typed.twice !== undefined)
    return { error: `--${typed.twice} stands there twice, and only one can be meant`, fix: usage }
  return typed
}

/** The one task that is named: by --task, else by the words, also those behind a flag, which takes none itself. */
export function taskIn({ words, options }: TypedArguments, usage: string, flag = ''): string | Refusal {
  const task = options.get('task')
  const other = [words, options.get(flag) ?? ''].filter((each) => each !== '').join(' ')
  if (task === undefined) return other
  return other === ''
    ? task
    : { error: `nothing is known to do with "${oneLine(other)}" beside --task`, fix: usage }
}
