import { isInsideClient } from '../client/session.ts'
import { reportOf, writeReport } from '../engine/report/write-report.ts'
import { openRun } from '../engine/runs/open-run.ts'
import { plural } from '../view/run-view.ts'
import { command, FLAG, orFail, UsageError } from './command.ts'

export const report = command({
  summary: 'write the whole run as one HTML file that can be read anywhere and sent to others',
  usage: 'ultraplan report [run] [-o <file.html>]',
  examples: ['ultraplan report', 'ultraplan report -o report.html', 'ultraplan report -o - > report.html'],
  options: { output: { type: 'string', short: 'o' } },
  words: 1,
  act({ values: { output }, words: [run], terminal }) {
    const open = orFail(openRun(terminal.cwd, terminal.home, run))
    if (output === '-') {
      terminal.out(reportOf(open))
      return
    }
    const { path, bytes } = writeReport(open, terminal.cwd, output)
    terminal.out(`${path}  (${plural(open.run.tasks.length, 'task')}, ${Math.ceil(bytes / 1024)} KB)\n`)
  },
})

const PORT = 4747

export const serve = command({
  summary: 'show all runs on a live board in the browser, and take verification reports over HTTP',
  usage: 'ultraplan serve [--port <number>] [--host <address>] [--open] [--new-key]',
  examples: ['ultraplan serve --open', 'ultraplan serve --port 8080', 'ultraplan serve --new-key'],
  options: { port: { type: 'string' }, host: { type: 'string' }, open: FLAG, 'new-key': FLAG },
  async act({ values, terminal }) {
    if (isInsideClient(terminal.env))
      throw new UsageError(
        'serve does not start inside Claude Code: whoever starts it can act on the board',
        'start it in a terminal of your own: ultraplan serve --open',
      )
    const port = values.port === undefined ? PORT : Number(values.port)
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new UsageError(`${values.port} is not a port`, 'name a number from 0 (any free port) to 65535')
    if (!terminal.serve)
      throw new UsageError('this program has no server', 'start it as a program: ultraplan serve')
    return terminal.serve({
      port,
      host: values.host ?? '127.0.0.1',
      open: values.open ?? false,
      newKey: values['new-key'] ?? false,
    })
  },
})
