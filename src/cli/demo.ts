import { runDemo } from '../demo/run-demo.ts'
import { type Command, UsageError } from './command.ts'

export const demo: Command = {
  name: 'demo',
  summary: 'play a small plan with an executor that lies, in a temporary repository; leaves nothing behind',
  usage: 'ultraplan demo',
  examples: ['ultraplan demo'],
  async run(args, terminal) {
    if (args.length > 0)
      throw new UsageError(`demo takes no arguments: ${args.join(' ')}`, 'type: ultraplan demo')
    await runDemo(terminal)
    return 0
  },
}
