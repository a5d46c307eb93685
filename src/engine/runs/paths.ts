import { join } from 'node:path'
import { ultraplanHome } from '../../io/files.ts'

/** A repository's runs are in its git folder, which all worktrees share and `git clean` does not touch. */
export const runsFolder = (commonDir: string): string => join(commonDir, 'ultraplan', 'runs')

/** Exists while that session drives a run. The shell guard of the hooks checks only this file. */
export const activeFile = (home: string, session: string): string => join(activeFolder(home), session)

export const activeFolder = (home: string): string => join(ultraplanHome(home), 'active')

/** Exists while agents of a cancelled run may still be at work in that session. hooks/cancel.sh creates it too. */
export const stoppingFile = (home: string, session: string): string =>
  join(ultraplanHome(home), 'stopping', session)

/** Exists while a session has not been told everything about a run that has ended. */
export const noticesFile = (home: string, session: string): string =>
  join(ultraplanHome(home), 'notices', session)

/** Left by a cancel that could not write the journal. The engine records it as an event as soon as it can. */
export const cancelMark = (dir: string): string => join(dir, 'cancelled')

export const approvedRef = (run: string): string => `refs/ultraplan/${run}/approved`

export const RECEIPTS_REF = 'refs/notes/ultraplan'

/** Exists while the run of that session waits for a time or for a proof. */
export const waitingFile = (home: string, session: string): string =>
  join(ultraplanHome(home), 'waiting', session)

/** Exists while the client asks a person about a call of an agent of that session's run. */
export const askingFile = (home: string, session: string): string =>
  join(ultraplanHome(home), 'asking', session)

/** Its modification time says when the first agent at work will have used up its time. */
export const dueFile = (home: string, session: string): string => join(ultraplanHome(home), 'due', session)
