import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Run } from '../model/run.ts'
import { statePath } from './publish-views.ts'

const digest = (text: string | Buffer) => createHash('sha256').update(text).digest('hex')
const noteIn = (dir: string) => join(dir, '.state-digest')

/** Notes what STATE.md holds, so that another hand in it shows. */
export function rememberView(dir: string, text: string): void {
  try {
    writeFileSync(noteIn(dir), digest(text))
  } catch {
    // Without the note nobody is blamed; the journal is the truth all the same.
  }
}

/** Views that someone else wrote to. One that is gone was cleaned away, and is written anew. */
export function tamperedViews(run: Run, dir: string): string[] {
  const path = statePath(run, dir)
  const [found, noted] = [contentOf(path), contentOf(noteIn(dir))]
  if (found === undefined || noted === undefined || digest(found) === noted.toString('utf8')) return []
  return [relative(run.root, path).replaceAll('\\', '/')]
}

function contentOf(path: string): Buffer | undefined {
  try {
    return readFileSync(path)
  } catch {
    return undefined
  }
}
