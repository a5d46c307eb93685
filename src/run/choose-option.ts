import type { TaskState } from '../model/run.ts'
import { taskWord } from '../model/task-name.ts'

export type Chosen = { choice: string; accepted: boolean } | { error: string; fix: string }

const YES =
  /^(approved?|ok(ay)?|yes|y|done|accept(ed)?|lgtm|looks good|pass(ed)?|continue|go on|ready)[.!]*$/i

/**
 * What a person's words mean at a checkpoint. A decision is one of the plan's options, by number or name; anything but
 * a yes at a human-verify says what is wrong, and keeps the checkpoint shut.
 */
export function chooseOption(task: TaskState, words: string): Chosen {
  const said = words.trim().replace(/\s+/g, ' ')
  const options = task.checkpoint?.options ?? []
  if (said === '') return { error: `${taskWord(task)} waits for a choice`, fix: offered(options) }
  if (task.checkpoint?.type === 'decision') {
    if (options.length === 0) return { choice: said, accepted: true }
    const option = pickOption(options, said) ?? only(options, (name) => name.includes(said.toLowerCase()))
    return option
      ? { choice: option, accepted: true }
      : { error: `"${said}" is none of the options of ${taskWord(task)}`, fix: offered(options) }
  }
  const option = pickOption(options, said)
  if (option !== undefined) return { choice: option, accepted: true }
  return { choice: said, accepted: YES.test(said) }
}

/** The option that a person names: by its number, its id, its name, or the beginning of one. */
export function pickOption(options: readonly string[], said: string): string | undefined {
  const lower = said.trim().toLowerCase()
  if (lower === '') return undefined
  if (/^\d+$/.test(lower) && options[Number(lower) - 1] !== undefined) return options[Number(lower) - 1]
  return only(options, (name) => name === lower) ?? only(options, (name) => name.startsWith(lower))
}

function only(options: readonly string[], fits: (name: string) => boolean): string | undefined {
  const hits = options.filter((option) => namesOf(option).some(fits))
  return hits.length === 1 ? hits[0] : undefined
}

/** `option-b: SQLite` is also known by either half. */
function namesOf(option: string): string[] {
  const whole = option.trim().toLowerCase()
  return [whole, ...whole.split(/:\s+/)]
}

const offered = (options: readonly string[]): string =>
  options.length === 0
    ? 'say "approved", or what is wrong'
    : options.map((option, index) => `  ${index + 1}  ${option}`).join('\n')
