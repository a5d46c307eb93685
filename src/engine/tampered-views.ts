import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Run } from '../model/run.ts'

const digest = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const noteIn = (dir: string) => join(dir, '.state-digest')

const MOST_BYTES = 65 * 200

/** Notes what STATE.md is about to hold, so that a foreign edit shows. Several hooks may write at once: each text counts. */
export function rememberView(dir: string, text: string): void {
  try {
    const size = statSync(noteIn(dir), { throwIfNoEntry: false })?.size ?? 0
    if (size > MOST_BYTES) writeFileSync(noteIn(dir), readFileSync(noteIn(dir)).subarray(size / 2))
    appendFileSync(noteIn(dir), `${digest(text)}\n`)
  } catch {
    // Without the note no executor is blamed; the journal is still the truth.
  }
}

/** Views that someone else edited. A view that is gone was cleaned away, and is written again. */
export function tamperedViews(run: Run, path: string, dir: string): string[] {
  const found = contentOf(path)
  const noted = contentOf(noteIn(dir))?.toString('utf8')
  const isOurs = found === undefined || noted === undefined || noted.includes(digest(found))
  return isOurs && !existsSync(tamperedIn(dir)) ? [] : [relative(run.root, path).replaceAll('\\', '/')]
}

/** STATE.md is about to be written again while an executor works: a foreign edit is remembered until its claim. */
export function noteTampered(run: Run, path: string, dir: string): void {
  if (tamperedViews(run, path, dir).length > 0) writeFileSync(tamperedIn(dir), '')
}

/** An edit of STATE.md from before an executor began is not its doing. */
export function forgetTampered(dir: string): void {
  if (existsSync(tamperedIn(dir))) rmSync(tamperedIn(dir), { force: true })
}

const tamperedIn = (dir: string): string => join(dir, '.state-tampered')

function contentOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}
