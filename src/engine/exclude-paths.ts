import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Hides the engine's own paths from git, in this clone only. */
export function excludePaths(commonDir: string, paths: readonly string[]): void {
  const exclude = join(commonDir, 'info', 'exclude')
  const present = existsSync(exclude) ? readFileSync(exclude, 'utf8') : ''
  const missing = paths.map((path) => `/${path}`).filter((line) => !present.split(/\r?\n/).includes(line))
  if (missing.length === 0) return
  mkdirSync(dirname(exclude), { recursive: true })
  appendFileSync(exclude, `${present === '' || present.endsWith('\n') ? '' : '\n'}${missing.join('\n')}\n`)
}
