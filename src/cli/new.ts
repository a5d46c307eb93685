import { newPlan } from '../engine/new-plan.ts'
import { type Command, UsageError } from './command.ts'

export const newCommand: Command = {
  name: 'new',
  summary: 'write a plan to start from: specs/<name>/ with requirements.md, design.md and tasks.md',
  usage: 'ultraplan new <name>',
  examples: ['ultraplan new add-login'],
  run(args, terminal) {
    const [name, ...rest] = args
    if (name === undefined || name.startsWith('-') || rest.length > 0)
      throw new UsageError('new takes one name', 'ultraplan new add-login')
    const made = newPlan(terminal.cwd, name)
    if ('error' in made) throw new UsageError(made.error, made.fix)
    for (const file of made.files) terminal.out(`${file}\n`)
    terminal.out(`edit them, then: ultraplan lint ${name}\n`)
    return 0
  },
}
