import { isDriver, type Session } from '../../client/session.ts'
import type { TaskState } from '../../model/run.ts'
import { taskWord } from '../../model/task-name.ts'
import { renderLog } from '../../view/log.ts'
import { renderShowWords } from '../../view/show-words.ts'
import { renderSummary } from '../../view/summary.ts'
import { openOwn } from '../people/person.ts'
import { pickTask } from '../runs/find-task.ts'
import type { OpenRun, Refusal } from '../runs/open-run.ts'
import { lookAtBranches } from '../runs/projections/persons-branch.ts'
import { evidenceText, statusFacts, storyOf } from './status.ts'

type Told = { text: string } | Refusal

/** The width of a plain terminal; the client breaks longer lines itself. */
const COLUMNS = 78
/** More than that pushes the conversation away. */
const MOST_LINES = 120

/** The run that the session drives, else the newest one here, told without a model. */
export function logText(session: Session, words: string): Told {
  return about(session, words, 'log', (open, task) => {
    const read = (ref: Parameters<typeof evidenceText>[1]) => evidenceText(open, ref)
    const look = { all: false, columns: COLUMNS, colour: false, tasks: open.run.tasks, read }
    const told = renderLog(storyOf(open, task?.id), look).trimEnd()
    return { text: lastLines(told) || `nothing has happened ${task ? `to ${taskWord(task)} ` : ''}yet` }
  })
}

export function summaryText(session: Session): Told {
  const open = openOwn(session)
  if ('error' in open) return open
  const facts = { ...statusFacts(open, isDriver(open.run, session)), where: session.mode }
  return { text: renderSummary(open.run, COLUMNS, lookAtBranches(open.run), facts).trimEnd() }
}

export function showText(session: Session, words: string): Told {
  if (words === '') return { error: 'no task was named', fix: 'usage: /ultraplan:show <task>' }
  return about(session, words, 'show', (open, task) => {
    if (!task) throw new Error('a task was named')
    const place = { dir: open.dir, columns: COLUMNS, where: session.mode }
    return { text: renderShowWords(open.run, task, place).trimEnd() }
  })
}

function about<T>(
  session: Session,
  words: string,
  name: string,
  tell: (open: OpenRun, task: TaskState | undefined) => T,
): T | Refusal {
  const open = openOwn(session)
  if ('error' in open) return open
  const task = words === '' ? undefined : pickTask(open.run, words, `/ultraplan:${name} <id>`)
  return task && 'error' in task ? task : tell(open, task)
}

function lastLines(text: string): string {
  const lines = text.split('\n')
  const left = lines.length - MOST_LINES
  return left <= 0
    ? text
    : [`(${left} lines before these: ! ultraplan log has all)`, ...lines.slice(left)].join('\n')
}
