import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What the interactive client says about itself in `~/.claude/sessions/<pid>.json`, which exists while it runs. */
export interface SessionFile {
  pid: number
  sessionId: string
  /** `busy` also while background agents run; `waiting` while a dialog is open. */
  status?: string
  statusUpdatedAt?: number
}

export function readSessionFiles(home: string): SessionFile[] {
  const folder = join(home, '.claude/sessions')
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.json'))
      .flatMap((name) => {
        try {
          return [JSON.parse(readFileSync(join(folder, name), 'utf8')) as SessionFile]
        } catch {
          return [] // being written
        }
      })
  } catch {
    return []
  }
}
