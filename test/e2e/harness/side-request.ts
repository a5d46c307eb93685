import type { Ask } from './ask.ts'

/** A request that the client makes for itself. It is answered, but it is not a turn of a script and is not counted. */
export interface SideRequest {
  what: 'compaction' | 'progress' | 'check' | 'helper'
  answer: string
}

export function sideRequest(ask: Ask): SideRequest | undefined {
  if (ask.newest.includes('CRITICAL: Respond with TEXT ONLY. Do NOT call any tools.')) {
    return { what: 'compaction', answer: summary(ask) }
  }
  if (ask.newest.includes('Describe your most recent action in 3-5 words')) {
    return { what: 'progress', answer: 'Playing the script' }
  }
  // In auto mode, what an agent has done is looked at once more when it hands back: 0 is harmless.
  if (ask.system.includes('You are a security monitor for autonomous AI coding agents')) {
    return { what: 'check', answer: '<severity>0</severity>' }
  }
  // An agent's request always brings tools; titles, quota probes and the like bring none.
  if (!ask.request.tools?.length) return { what: 'helper', answer: 'scripted' }
  return undefined
}

/** A compacted executor must still be known by its task; nothing else survives, so that the product has to bring it back. */
function summary({ task, attempt }: Ask): string {
  const who = task === undefined ? '' : `\nultraplan:task ${task} attempt ${attempt}\n`
  return `<analysis>scripted</analysis>\n<summary>The conversation so far, compacted by the script.${who}</summary>`
}
