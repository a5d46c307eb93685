import type { Run } from '../model/run.ts'
import { announcements } from './announcements.ts'
import { reviewWork } from './reviews.ts'

/** What a hook needs to know about a run to decide, without opening it, that there is nothing to do. */
export interface Brief {
  /** A person's prompt changes nothing and has nothing to tell them. */
  quiet: boolean
  /** The agents that the run waits for, if it waits for nothing else. While they work, a stop of the session changes nothing. */
  agents?: string[]
  /** The run's branch, and the commit that it has to be on while no executor works in the run's own folder. */
  at?: { branch: string; commit: string }
}

/** Raise this number when the form or meaning of Brief changes, so that briefs of an older version are not used. */
export const BRIEF_VERSION = '2'

export function brief(run: Run): Brief {
  const { notices, standing, failedTurns, force } = run
  const quiet = notices.length === 0 && standing.count === 0 && !failedTurns && !force
  const agents = agentsAtWork(run)
  const at = restsAt(run)
  return { quiet, ...(agents ? { agents } : {}), ...(at ? { at } : {}) }
}

/** Other commits there were made by no executor. Absent while one may be at work. */
export function restsAt({ branch, target, knownHead, tickets, state }: Run): Brief['at'] {
  const isAtWork = tickets.some(({ redeemedAt, isolated }) => redeemedAt !== undefined && !isolated)
  if (target === undefined || knownHead === undefined || isAtWork) return undefined
  return state === 'finished' || state === 'cancelled' ? undefined : { branch, commit: knownHead }
}

function agentsAtWork(run: Run): string[] | undefined {
  if (run.state !== 'running' || run.solo) return undefined
  // While no agent works in the run's own folder, each stop checks whether approved work is still in the history.
  if (run.tickets.every(({ isolated }) => isolated)) return undefined
  if (reviewWork(run) || (run.config.webhook !== undefined && announcements(run).length > 0)) return undefined
  const agents = run.tickets.flatMap(({ agentId, redeemedAt, judging }) =>
    agentId !== undefined && redeemedAt !== undefined && !judging ? [agentId] : [],
  )
  return agents.length === run.tickets.length ? agents : undefined
}
