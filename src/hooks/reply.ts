/** What a hook answers. One encoder knows the client's wire format. */
export type Reply =
  /** Nothing to say. */
  | { kind: 'pass' }
  /** The action does not happen (a prompt, a stop, a settings change); the reason is shown. */
  | { kind: 'block'; reason: string }
  /** A tool call does not happen; the model reads the reason, at once or in its next turn. */
  | { kind: 'deny'; reason: string; endsTurn?: boolean }
  /** A tool call happens with other arguments. */
  | { kind: 'rewrite'; input: Record<string, unknown>; show?: string }
  /** Text for the model beside what happened; at a stop it also makes the session go on. */
  | { kind: 'context'; text: string; show?: string }
  /** The turn ends here, without asking the model again. */
  | { kind: 'end-turn'; reason: string }
  /** An idle session goes on with this text; hooks/run.sh turns it into what the client wakes for. */
  | { kind: 'wake'; text: string }
  /** A line for the person, none for the model. */
  | { kind: 'show'; text: string }

export const PASS: Reply = { kind: 'pass' }

/** The JSON that Claude Code reads from a hook's stdout; undefined when there is nothing to write. */
export function encodeReply(event: string, reply: Reply): string | undefined {
  switch (reply.kind) {
    case 'pass':
      return undefined
    case 'block':
      return JSON.stringify({ decision: 'block', reason: reply.reason })
    case 'deny':
      return specific(
        event,
        { permissionDecision: 'deny', permissionDecisionReason: reply.reason },
        reply.endsTurn ? { continue: false, stopReason: reply.reason } : {},
      )
    case 'rewrite':
      return specific(
        event,
        { permissionDecision: 'allow', updatedInput: reply.input },
        reply.show ? { systemMessage: reply.show } : {},
      )
    case 'context':
      return specific(
        event,
        { additionalContext: reply.text },
        reply.show ? { systemMessage: reply.show } : {},
      )
    case 'end-turn':
      return JSON.stringify({ continue: false, stopReason: reply.reason })
    case 'wake':
      return reply.text
    case 'show':
      return JSON.stringify({ systemMessage: reply.text })
  }
}

const specific = (
  event: string,
  output: Record<string, unknown>,
  general: Record<string, unknown> = {},
): string => JSON.stringify({ ...general, hookSpecificOutput: { hookEventName: event, ...output } })
