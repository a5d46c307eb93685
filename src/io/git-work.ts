import { git, tryGit } from './git.ts'

/** Nothing in a repository's own configuration may make git look away. */
const HONEST = ['-c', 'core.fsmonitor=false', '-c', 'core.untrackedCache=false', '-c', 'core.quotePath=false']

export interface StatusEntry {
  path: string
  kind: 'modified' | 'untracked'
}

/** What differs from HEAD, in the index or in the folder, and what git does not know. */
export function workStatus(cwd: string): StatusEntry[] {
  const out = git(cwd, [
    ...HONEST,
    'status',
    '--porcelain=v2',
    '-z',
    '--untracked-files=all',
    '--no-renames',
    '--ignore-submodules=none',
  ])
  return out.split('\0').flatMap((record): StatusEntry[] => {
    switch (record[0]) {
      case '1':
        return [{ path: field(record, 8), kind: 'modified' }]
      case 'u':
        return [{ path: field(record, 10), kind: 'modified' }]
      case '?':
        return [{ path: record.slice(2), kind: 'untracked' }]
      default:
        return []
    }
  })
}

/** The rest of a record behind its first `skip` words; a path may hold blanks. */
function field(record: string, skip: number): string {
  return record.split(' ').slice(skip).join(' ')
}

export function changedFiles(cwd: string, from: string, to: string): string[] {
  const out = git(cwd, ['diff-tree', '-r', '-z', '--name-only', '--no-renames', from, to])
  return out.split('\0').filter((path) => path !== '')
}

/** The text of a file in a commit, `undefined` when it is not there. */
export function committedText(cwd: string, commit: string, path: string): string | undefined {
  return tryGit(cwd, ['cat-file', 'blob', `${commit}:${path}`])
}

export function treeOf(cwd: string, commit: string): string {
  return git(cwd, ['rev-parse', '--verify', `${commit}^{tree}`]).trim()
}
