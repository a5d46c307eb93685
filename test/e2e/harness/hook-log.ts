import { readFileSync } from 'node:fs'

/** One handler of one hook event, as the client saw it end. */
export interface HookEvent {
  /** When it ended, in milliseconds since 1970. */
  at: number
  /** `Stop`, `PreToolUse`, … */
  event: string
  /** What the client matched on: the tool, the source, the agent's type. */
  matched?: string
  plugin: string
  /** Exit code; undefined when the client's time limit ended it. */
  status?: number
  ms: number
  decision: 'pass' | 'block' | 'allow' | 'deny' | 'context' | 'message' | 'error' | 'timeout'
  /** The reason, the context or the error: what the other side got to read. */
  text: string
  output?: HookOutput
}

export interface HookOutput {
  decision?: string
  reason?: string
  systemMessage?: string
  hookSpecificOutput?: {
    hookEventName?: string
    additionalContext?: string
    permissionDecision?: string
    permissionDecisionReason?: string
    updatedInput?: Record<string, unknown>
  }
}

const ended =
  /Hooks: (\w+)(?::(\S+))? \[.*\] \(plugin ([^)]*)\) (?:finished with status (-?\d+)|timed out after \d+ms) \((\d+)ms\)/
const outcome = /^Hook (\w+)(?::(\S+))? \(\w+\) (success|error|cancelled)(?::\s?([\s\S]*))?$/

/**
 * Hook events from the client's debug log. It is the only place that has them on the screen as well as in `-p`, and in
 * `-p` also those that the event stream leaves out (StopFailure, SessionEnd). The pinned version keeps its words still.
 */
export function readHookEvents(debugLog: string): HookEvent[] {
  let log: string
  try {
    log = readFileSync(debugLog, 'utf8')
  } catch {
    return []
  }
  const events: HookEvent[] = []
  for (const line of log.split('\n')) {
    const [, time, words] = /^(\S+) \[\w+\] (.*)$/.exec(line) ?? []
    if (time === undefined || words === undefined) continue
    const message = unquote(words)
    const end = ended.exec(message)
    if (end) events.push(eventOf(Date.parse(time), end))
    const result = outcome.exec(message)
    if (result) addOutcome(events, result)
  }
  return events
}

/** When the last agent ended, if the client has not begun to tell its model: that begins with one of these events. */
export function endOfAgent(events: readonly HookEvent[]): number | undefined {
  const ended = events.findLastIndex(
    ({ event, decision }) => event === 'SubagentStop' && decision !== 'block',
  )
  const told = events
    .slice(ended + 1)
    .some(
      ({ event, matched }) =>
        /^(?:UserPromptSubmit|SessionStart|SessionEnd)$/.test(event) ||
        (event === 'PostToolUse' && matched === 'Agent'),
    )
  return told ? undefined : events[ended]?.at
}

function eventOf(at: number, [, event = '', matched, plugin = '', status, ms]: RegExpExecArray): HookEvent {
  const failed = status !== '0'
  return {
    at,
    event,
    ...(matched === undefined ? {} : { matched }),
    plugin,
    ...(status === undefined ? {} : { status: Number(status) }),
    ms: Number(ms),
    decision: status === undefined ? 'timeout' : failed ? (status === '2' ? 'block' : 'error') : 'pass',
    text: '',
  }
}

/** The outcome follows its own end line at once, so the latest event of that name is the one. */
function addOutcome(events: HookEvent[], [, name, matched, result, rest = '']: RegExpExecArray): void {
  const event = events.findLast((one) => one.event === name && one.matched === matched)
  if (!event) return
  event.text = rest.trim()
  if (result !== 'success') return
  try {
    event.output = JSON.parse(rest)
  } catch {
    return // plain text is no decision
  }
  Object.assign(event, decisionOf(event.output ?? {}))
}

function decisionOf(output: HookOutput): Pick<HookEvent, 'decision' | 'text'> {
  const specific = output.hookSpecificOutput
  if (output.decision === 'block') return { decision: 'block', text: output.reason ?? '' }
  if (specific?.permissionDecision === 'deny')
    return { decision: 'deny', text: specific.permissionDecisionReason ?? '' }
  if (specific?.additionalContext !== undefined)
    return { decision: 'context', text: specific.additionalContext }
  if (specific?.permissionDecision === 'allow') {
    return { decision: 'allow', text: specific.updatedInput ? JSON.stringify(specific.updatedInput) : '' }
  }
  return output.systemMessage === undefined
    ? { decision: 'pass', text: '' }
    : { decision: 'message', text: output.systemMessage }
}

/** A message of several lines is logged as one JSON string. */
function unquote(message: string): string {
  if (!message.startsWith('"')) return message
  try {
    return JSON.parse(message)
  } catch {
    return message
  }
}
