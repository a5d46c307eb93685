import { readBrief } from '../journal/brief.ts'
import { BRIEF_VERSION, type Brief } from '../run/brief.ts'
import { readActive } from './active.ts'
import { isDriver } from './binding.ts'
import { isMarkedCancelled } from './cancel-mark.ts'
import type { Session } from './session.ts'

/**
 * The hot path of prompts and stops: a brief on the run that the session drives, without opening its journal. Undefined
 * when there is none to be trusted; whoever asks then opens the run. It may say that there is nothing to do, and
 * nothing else: what counts is decided on the journal.
 */
export function glance(session: Session): Brief | undefined {
  const active = readActive(session.home, session.id)
  if (!active || isMarkedCancelled(active.dir)) return undefined
  const brief = readBrief<Brief>(active.dir, session.home, BRIEF_VERSION)
  return brief && isDriver(brief, session) ? brief : undefined
}
