import { glance } from './glance.ts'
import type { Session } from './session.ts'

/** A person wrote something: what they are told. Most prompts change nothing and have nothing to tell; then no run is opened. */
export async function onPrompt(session: Session, prompt: string): Promise<string | undefined> {
  if (glance(session)?.quiet) return undefined
  const { seePrompt } = await import('./see-prompt.ts')
  return seePrompt(session, prompt)
}
