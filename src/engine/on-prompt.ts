import { glance } from './glance.ts'
import type { PromptSeen } from './see-prompt.ts'
import type { Session } from './session.ts'
import type { Told } from './typed-prompt.ts'

/** Somebody wrote something: what they are told. Most prompts change nothing and have nothing to tell; then no run is opened. */
export async function onPrompt(session: Session, prompt: PromptSeen): Promise<Told | undefined> {
  if (glance(session)?.quiet) return undefined
  const { seePrompt } = await import('./see-prompt.ts')
  return seePrompt(session, prompt)
}
