import {
  isMessage,
  isNotification,
  isReport,
  isStoppedBeside,
  notifiedCall,
  wasInterrupted,
} from '../client/transcript.ts'
import { type HookInput, PASS, type Reply, text } from '../client/wire.ts'
import { glance, isStopping } from '../engine/runs/active.ts'
import type { Hook, HookContext } from './table.ts'

/**
 * Either the client reports that a background agent handed in or ended (no person typed that), or a person wrote
 * something. A report is answered at once: else the next step would come as feedback at the stop, which costs a request
 * and is shown to the person word for word.
 */
export const hook: Hook = async (input, { session, now }) => {
  const prompt = text(input.prompt)
  if (isMessage(prompt)) return PASS
  const stopping = isStopping(session.home, session.id)
    ? await import('../engine/dispatch/stop-agents.ts')
    : undefined
  if (isNotification(prompt) || isReport(prompt)) {
    const words = stopping?.stoppedCall(session, notifiedCall(prompt) ?? '')
    if (words) return { kind: 'context', ...words }
    const { agentNotified } = await import('../engine/dispatch/next-step.ts')
    const advice = agentNotified(session, now)
    return advice ? { kind: 'context', text: advice.text, show: advice.summary } : PASS
  }
  // A new turn begins. If the main agent was the executor, it now works for the person again.
  stopping?.settleStopping(session, undefined)
  const confirmed = await confirmedByWord(prompt, input, { session, now })
  if (confirmed) return confirmed
  return written(prompt, input, { session, now })
}

/** Most prompts of a person change nothing and there is nothing to tell. Then no run is opened. */
async function written(prompt: string, input: HookInput, { session, now }: HookContext): Promise<Reply> {
  const transcript = text(input.transcript_path)
  const isInterrupted = wasInterrupted(transcript)
  const seen = glance(session)
  // The client tells the model that the person ended an agent, and no hook. A command, such as a pause, comes before that.
  const isStopped =
    !prompt.trimStart().startsWith('/') &&
    seen?.agents?.some((agent) => isStoppedBeside(transcript, session.id, agent)) === true
  if (!isInterrupted && !isStopped && seen?.quiet) return PASS
  const { seePrompt } = await import('../engine/people/see-prompt.ts')
  const told = seePrompt(session, {
    text: prompt,
    id: text(input.prompt_id),
    transcript,
    now,
    isInterrupted,
  })
  if (isStopped) return answer(told, await stepAfterStop(session, now))
  return told ? answer(told, isInterrupted ? await stepAfterEsc(session, now) : []) : PASS
}

/** What the person is told, and the model with them unless it was told before, and what the model is to do. */
function answer(told: { again: boolean; text: string } | undefined, step: string[]): Reply {
  const context = [...(told && !told.again ? [told.text] : []), ...step].join('\n')
  if (!told) return context === '' ? PASS : { kind: 'context', text: context }
  return context === ''
    ? { kind: 'show', text: told.text }
    : { kind: 'context', text: context, show: told.text }
}

async function stepAfterStop(session: HookContext['session'], now: Date): Promise<string[]> {
  const { agentNotified } = await import('../engine/dispatch/next-step.ts')
  const step = agentNotified(session, now, 'prompt')
  return step ? [step.text] : []
}

async function stepAfterEsc(session: HookContext['session'], now: Date): Promise<string[]> {
  const { offeredAgain } = await import('../engine/dispatch/next-step.ts')
  const step = offeredAgain(session, now)
  return step ? [step.text] : []
}

/** The bare word of document 001 confirms a force, if our module has signed that a person typed it on the screen. */
async function confirmedByWord(
  prompt: string,
  input: HookInput,
  context: HookContext,
): Promise<Reply | undefined> {
  if (prompt.trim() !== 'OVERRIDE' || glance(context.session)?.quiet) return undefined
  const { readBareWord } = await import('../engine/people/bare-word.ts')
  const word = readBareWord(context.session, prompt, context.now)
  if (word === undefined) return undefined
  const { refuse, runCommand } = await import('./commands.ts')
  if ('error' in word) return refuse(word, context.session.mode)
  return runCommand('confirm', { argument: prompt.trim(), signed: word, input, context })
}
