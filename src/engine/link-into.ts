import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Ignored folders such as node_modules do not come along into a new worktree: link them from the main folder. */
export function linkInto(folder: string, root: string, links: readonly string[]): void {
  for (const link of links) {
    const target = join(root, link)
    const place = join(folder, link)
    if (!existsSync(target) || existsSync(place)) continue
    mkdirSync(dirname(place), { recursive: true })
    // A junction needs no privilege on Windows.
    symlinkSync(target, place, 'junction')
  }
}
