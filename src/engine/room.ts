import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs'
import { devNull, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { git, tryGit } from '../io/git.ts'

export interface Room {
  path: string
  /** Files that were put back as they were at the base, because the task had no business with them. */
  restored: string[]
}

export interface RoomOptions {
  cwd: string
  commit: string
  /** Folders that git does not have (`node_modules`), taken over from the work tree. */
  links: readonly string[]
  /** Put back from this commit; a path that was not there then is removed. */
  restore?: { commit: string; paths: readonly string[] }
}

/** A worktree of a commit, thrown away afterwards whatever happens. */
export async function inRoom<T>(options: RoomOptions, use: (room: Room) => Promise<T>): Promise<T> {
  const { cwd, commit } = options
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'ultraplan-room-')))
  const path = join(folder, 'work')
  try {
    // No hook of the repository runs, and nothing about it is remembered.
    git(cwd, [
      '-c',
      `core.hooksPath=${devNull}`,
      '-c',
      'advice.detachedHead=false',
      'worktree',
      'add',
      '--quiet',
      '--detach',
      path,
      commit,
    ])
    const restored = restore(path, options.restore)
    for (const link of options.links) linkInto(cwd, path, link)
    return await use({ path, restored })
  } finally {
    tryGit(cwd, ['worktree', 'remove', '--force', '--force', path])
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
    tryGit(cwd, ['worktree', 'prune'])
  }
}

function restore(room: string, wanted: RoomOptions['restore']): string[] {
  if (!wanted) return []
  return wanted.paths.filter((path) => {
    const there = tryGit(room, ['cat-file', '-e', `${wanted.commit}:${path}`]) !== undefined
    if (there)
      git(room, ['-c', `core.hooksPath=${devNull}`, 'checkout', '--quiet', wanted.commit, '--', path])
    else rmSync(join(room, path), { recursive: true, force: true })
    return true
  })
}

function linkInto(from: string, room: string, link: string): void {
  const [source, target] = [join(from, link), join(room, link)]
  if (link.includes('..') || !existsSync(source) || existsSync(target)) return
  mkdirSync(dirname(target), { recursive: true })
  // A junction needs no privilege on Windows.
  symlinkSync(source, target, 'junction')
}
