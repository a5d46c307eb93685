import type { Action, Asked } from '../model/run.ts'

/** What waits for the person, and what they can type. */
export function askPerson(action: Exclude<Action, { kind: 'dispatch' }>): string {
  if (action.kind !== 'ask') return `ultraplan: ${action.reason}`
  return `ultraplan asks: ${[action, ...(action.also ?? [])].map(askAbout).join('\n')}`
}

const askAbout = ({ task, question, options }: Asked): string =>
  [question, ...options.map((option) => `  ${offer(option, task)}`)].join('\n')

/** What each option means, for a person who sees it for the first time, and the command for it. */
const OPTIONS: Readonly<Record<string, { what: string; command?: string }>> = {
  retry: { what: 'to try again', command: 'retry --task <task>' },
  'retry longer': { what: 'to try again with more time', command: 'retry --task <task> --longer' },
  skip: {
    what: 'to count it as complete without proof',
    command: 'skip-verify --task <task> --reason "..."',
  },
  investigate: { what: 'to see what happened' },
}

/** An option as a line: what it does, and what to type. An option that is already a command, or has no task, stays as it is. */
export function offer(option: string, task: string | undefined): string {
  if (task === undefined) return option
  const { what, command = `decide --task <task> ${option}` } = OPTIONS[option] ?? {}
  const typed = option.startsWith('/') ? option : `/ultraplan:${command.replace('<task>', () => task)}`
  return what === undefined ? typed : `${what}: ${typed}`
}
