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
        'serve does not start inside Claude Code: the process that starts it can act on the board',
        'start it in a terminal of your own: ultraplan serve --open',
      )
    const port = values.port === undefined ? PORT : Number(values.port)
    if (!Number.isInteger(port) || port < 0 || port > 65_535)
      throw new UsageError(`${values.port} is not a port`, 'name a number from 0 (any free port) to 65535')
    if (!terminal.serve)
      throw new UsageError('this program has no server', 'start it as a program: ultraplan serve')
    const { host = '127.0.0.1', open = false, 'new-key': newKey = false } = values
    try {
      return await terminal.serve({ port, host, open, newKey })
    } catch (error) {
      throw whyNoServer(error as NodeJS.ErrnoException, port, host)
    }
  },
})

function whyNoServer(error: NodeJS.ErrnoException, port: number, host: string): Error {
  const other = 'take any free port: ultraplan serve --port 0'
  if (error.code === 'EADDRINUSE')
    return new UsageError(`something else listens on port ${port}, perhaps another board of yours`, other)
  if (error.code === 'EACCES') return new UsageError(`you may not listen on port ${port}`, other)
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return new UsageError(`${host} is not an address of this machine`, 'leave --host out')
  return error
}
