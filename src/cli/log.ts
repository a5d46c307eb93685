import { evidenceText, storyOf } from '../engine/read-story.ts'
import { taskWord } from '../model/task-name.ts'
import { renderLog } from '../view/log.ts'
import type { Command } from './command.ts'
import { openOrFail, taskOrFail } from './open-or-fail.ts'
import { readArguments } from './read-arguments.ts'

export const log: Command = {
  name: 'log',
  summary: 'tell the story of the run or of one task: claims, findings, commands, verdicts',
  usage: 'ultraplan log [task] [--all] [--json] [--run <id>]',
  examples: ['ultraplan log', 'ultraplan log 1.2', 'ultraplan log --json'],
  run(args, terminal) {
    const { values, positionals } = readArguments(
      args,
      { all: { type: 'boolean' }, json: { type: 'boolean' }, run: { type: 'string' } },
      log,
      1,
    )
    const open = openOrFail(terminal, values.run)
    const [words] = positionals
    const task = words === undefined ? undefined : taskOrFail(open, words, 'log')
    const events = storyOf(open, task?.id)
    if (values.json) {
      for (const event of events) terminal.out(`${JSON.stringify(event)}\n`)
      return 0
    }
    const told = renderLog(events, {
      all: values.all ?? false,
      columns: terminal.columns,
      colour: terminal.colour,
      tasks: open.run.tasks,
      read: (ref) => evidenceText(open, ref),
    })
    terminal.out(told || `nothing has happened ${task ? `to ${taskWord(task)} ` : ''}yet\n`)
    return 0
  },
}
