import type { Action, Asked } from '../model/run.ts'

/** What waits for the person, and what they can type. */
export function askPerson(action: Exclude<Action, { kind: 'dispatch' }>): string {
  if (action.kind !== 'ask') return `ultraplan: ${action.reason}`
  return `ultraplan asks: ${[action, ...(action.also ?? [])].map(askAbout).join('\n')}`
}

const askAbout = ({ task, question, options }: Asked): string =>
  [question, ...options.map((option) => `  ${offer(option, task)}`)].join('\n')

/** What each word of ours comes to, for whoever sees it for the first time. */
const COMES_TO: Record<string, string> = {
  retry: 'to try again',
  'retry longer': 'to try again with more time',
  skip: 'to count it as complete without proof',
  investigate: 'to see what happened',
}

/** An option as a line: what it does, and what to type. */
export function offer(option: string, task: string | undefined): string {
  const what = COMES_TO[option]
  const typed = typedFor(option, task)
  return what === undefined || task === undefined ? typed : `${what}: ${typed}`
}

/** The command behind an option's word; what is a command already, or a choice of the plan's own, stays as it is. */
function typedFor(option: string, task: string | undefined): string {
  if (task === undefined || option.startsWith('/')) return option
  switch (option) {
    case 'retry':
      return `/ultraplan:retry --task ${task}`
    case 'retry longer':
      return `/ultraplan:retry --task ${task} --longer`
    case 'skip':
      return `/ultraplan:skip-verify --task ${task} --reason "..."`
    default:
      return `/ultraplan:decide --task ${task} ${option}`
  }
}
