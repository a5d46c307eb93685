import type { Session } from '../client/session.ts'
import { readBrief } from '../journal/head.ts'

import { BRIEF_VERSION, type Brief } from '../run/brief.ts'
import { isMarkedCancelled, readActive } from './active.ts'

/**
 * The hot path of prompts and stops: a brief on the run that the session drives, without opening its journal. Undefined
 * when there is none to be trusted; whoever asks then opens the run. It may say that there is nothing to do, and
 * nothing else: what counts is decided on the journal. A client that is not the run's driver is told nothing either
 * way, so it is not asked here who this is.
 */
export function glance(session: Session): Brief | undefined {
  const active = readActive(session.home, session.id)
  if (!active || isMarkedCancelled(active.dir)) return undefined
  return readBrief<Brief>(active.dir, session.home, BRIEF_VERSION)
}
