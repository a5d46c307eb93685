import { claimedEvidence } from '../engine/read-story.ts'
import { renderShow, showJson } from '../view/show.ts'
import { type Command, UsageError } from './command.ts'
import { openOrFail, taskOrFail } from './open-or-fail.ts'
import { readArguments } from './read-arguments.ts'

export const show: Command = {
  name: 'show',
  summary: 'print the complete gate result of a task',
  usage: 'ultraplan show <task> [--json] [--run <id>]',
  examples: ['ultraplan show 1.2', 'ultraplan show "Add the parser" --json'],
  async run(args, terminal) {
    const { values, positionals } = readArguments(
      args,
      { json: { type: 'boolean' }, run: { type: 'string' } },
      show,
      1,
    )
    const [words] = positionals
    if (words === undefined) throw new UsageError('no task was named', `usage: ${show.usage}`)
    const open = openOrFail(terminal, values.run)
    const task = taskOrFail(open, words, 'show')
    const evidence = await claimedEvidence(open, task)
    const claim = evidence === undefined ? {} : { evidence }
    terminal.out(
      values.json
        ? `${JSON.stringify(showJson(open.run, task, claim), undefined, 2)}\n`
        : renderShow(open.run, task, claim),
    )
    return 0
  },
}
