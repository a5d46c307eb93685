import type { Ask } from './ask.ts'

/** One thing a scripted model does inside one answer. */
export type Step =
  | { kind: 'say'; text: string }
  | { kind: 'tool'; name: string; input: Record<string, unknown>; flag?: string }
  | { kind: 'fail'; status: number; type: string; message: string }
  | { kind: 'pause'; ms: number }
  | { kind: 'hold'; name: string }
  | { kind: 'drop' }
  | { kind: 'tokens'; input: number }

/** One answer of the API. After a tool call, or after feedback from a hook, the next turn plays. */
export type Turn = Step | Step[] | ((ask: Ask) => Step | Step[] | Promise<Step | Step[]>)

export const say = (text: string): Step => ({ kind: 'say', text })

export const tool = (name: string, input: Record<string, unknown>): Step => ({ kind: 'tool', name, input })

export const bash = (command: string, more: Record<string, unknown> = {}): Step =>
  tool('Bash', { command, ...more })

export const read = (file_path: string): Step => tool('Read', { file_path })

export const write = (file_path: string, content: string): Step => tool('Write', { file_path, content })

export const edit = (file_path: string, old_string: string, new_string: string): Step =>
  tool('Edit', { file_path, old_string, new_string })

/** Starts an agent; the name of the tool is looked up in the request, since clients have called it Task and Agent. */
export const agent = (input: { subagent_type: string; description: string; prompt: string }): Step =>
  tool('Agent', { ...input })

/** In auto mode the server's check calls this tool call dangerous, for this reason. */
export const flagged = (step: Step, reason: string): Step =>
  step.kind === 'tool' ? { ...step, flag: reason } : step

/** Waits this long inside the answer: a slow stream. Where an event can be awaited, use `hold`. */
export const pause = (ms: number): Step => ({ kind: 'pause', ms })

/** Stops in the middle of the answer until the test calls `release(name)`. */
export const hold = (name: string): Step => ({ kind: 'hold', name })

/** Cuts the connection in the middle of the answer. */
export const drop = (): Step => ({ kind: 'drop' })

/** What the answer reports as the size of the context; near the window the client compacts before its next request. */
export const tokens = (input: number): Step => ({ kind: 'tokens', input })

/** The API's own failures, as the client tells them apart. */
export const fail = {
  rateLimit: (message = 'rate limited by the script'): Step => failure(429, 'rate_limit_error', message),
  overloaded: (message = 'overloaded by the script'): Step => failure(529, 'overloaded_error', message),
  server: (message = 'broken by the script'): Step => failure(500, 'api_error', message),
  login: (message = 'invalid x-api-key'): Step => failure(401, 'authentication_error', message),
  billing: (message = 'Your credit balance is too low to access the Anthropic API.'): Step =>
    failure(400, 'invalid_request_error', message),
}

function failure(status: number, type: string, message: string): Step {
  return { kind: 'fail', status, type, message }
}
