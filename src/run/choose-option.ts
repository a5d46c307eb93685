import type { TaskState } from '../model/run.ts'

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
  if (said === '') return { error: `task ${task.id} waits for a choice`, fix: offered(options) }
  if (task.checkpoint?.type === 'decision') {
    if (options.length === 0) return { choice: said, accepted: true }
    const option = pickOption(options, said)
    return option
      ? { choice: option, accepted: true }
      : { error: `"${said}" is none of the options of task ${task.id}`, fix: offered(options) }
  }
  const option = pickOption(options, said)
  if (option !== undefined) return { choice: option, accepted: true }
  return { choice: said, accepted: YES.test(said) }
}

function pickOption(options: readonly string[], said: string): string | undefined {
  if (/^\d+$/.test(said) && options[Number(said) - 1] !== undefined) return options[Number(said) - 1]
  const lower = said.toLowerCase()
  const exact = options.find((option) => option.trim().toLowerCase() === lower)
  if (exact !== undefined) return exact
  const begin = options.filter((option) => option.trim().toLowerCase().startsWith(lower))
  return begin.length === 1 ? begin[0] : undefined
}

const offered = (options: readonly string[]): string =>
  options.length === 0
    ? 'say "approved", or what is wrong'
    : options.map((option, index) => `  ${index + 1}  ${option}`).join('\n')
