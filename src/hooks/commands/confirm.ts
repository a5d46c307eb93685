import { confirmForce } from '../../engine/overrides.ts'
import { typedArguments } from '../typed-arguments.ts'
import { recorded } from './answer.ts'
import type { CommandHook } from './index.ts'
import { typedBy } from './typed.ts'

export const run: CommandHook = (command) => {
  const { words, options } = typedArguments(command.argument)
  return recorded(confirmForce(typedBy(command), options.size > 0 ? '' : words))
}
