import type { Refusal } from '../../engine/open-run.ts'
import type { Typed } from '../../engine/person.ts'
import { text } from '../input.ts'
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
  return unknown === undefined ? typed : { error: `there is no option --${unknown} here`, fix: usage }
}
