import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { git, tryGit } from '../io/git.ts'
import { inThrowawayWorktree } from '../io/throwaway-worktree.ts'

export interface Room {
  path: string
  /** Files that were put back as they were at the base, because the task had no business with them. */
  restored: string[]
}

export interface RoomOptions {
  cwd: string
  commit: string
  /** What git does not have (`node_modules`), taken over from the work tree. */
  links: readonly string[]
  /** Put back from this commit; a path that was not there then is removed. */
  restore?: { commit: string; paths: readonly string[] }
}

/** A worktree of a commit with protected files put back, thrown away afterwards whatever happens. */
export function inRoom<T>(options: RoomOptions, use: (room: Room) => Promise<T>): Promise<T> {
  const { cwd, commit, links } = options
  return inThrowawayWorktree(cwd, commit, { links }, (path) =>
    use({ path, restored: restore(path, options.restore) }),
  )
}

function restore(room: string, wanted: RoomOptions['restore']): string[] {
  for (const path of wanted?.paths ?? []) {
    const there = tryGit(room, ['cat-file', '-e', `${wanted?.commit}:${path}`]) !== undefined
    if (there) git(room, ['checkout', '--quiet', wanted?.commit ?? '', '--', path])
    else rmSync(join(room, path), { recursive: true, force: true })
  }
  return [...(wanted?.paths ?? [])]
}
