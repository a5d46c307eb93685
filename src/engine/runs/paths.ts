import { join } from 'node:path'
import { ultraplanHome } from '../../io/files.ts'

/** Where a repository's runs live: in the git folder, shared by worktrees, out of the way of `git clean`. */
export const runsFolder = (commonDir: string): string => join(commonDir, 'ultraplan', 'runs')

/** There while that session drives a run; the shell guard of the hooks looks only at this. */
export const activeFile = (home: string, session: string): string => join(activeFolder(home), session)

export const activeFolder = (home: string): string => join(ultraplanHome(home), 'active')

/** There while agents of a run that was cancelled may still be at work in that session; hooks/cancel.sh makes it too. */
export const stoppingFile = (home: string, session: string): string =>
  join(ultraplanHome(home), 'stopping', session)

/** There while a session has not been told everything about a run that has ended. */
export const noticesFile = (home: string, session: string): string =>
  join(ultraplanHome(home), 'notices', session)

/** Left by a cancel that could not write the journal; the engine turns it into an event when it can. */
export const cancelMark = (dir: string): string => join(dir, 'cancelled')

export const approvedRef = (run: string): string => `refs/ultraplan/${run}/approved`

export const RECEIPTS_REF = 'refs/notes/ultraplan'

/** There while the run of that session waits for a time or for a proof. */
export const waitingFile = (home: string, session: string): string =>
  join(ultraplanHome(home), 'waiting', session)

/** There while the client asks a person about a call of an agent of that session's run. */
export const askingFile = (home: string, session: string): string =>
  join(ultraplanHome(home), 'asking', session)

/** Its modification time is when the first agent in flight has used up its time. */
export const dueFile = (home: string, session: string): string => join(ultraplanHome(home), 'due', session)
