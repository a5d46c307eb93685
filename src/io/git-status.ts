import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { git, listed, tryGit } from './git.ts'

/** Overrides settings of a repository that make git skip changed files or trust outdated file times. */
export const WATCHFUL = [
  'core.fsmonitor=false',
  'core.untrackedCache=false',
  'core.ignoreStat=false',
  'core.trustctime=true',
  'core.checkStat=default',
].flatMap((setting) => ['-c', setting])

export interface StatusEntry {
  path: string
  kind: 'modified' | 'untracked' | 'submodule'
  /** A conflict that nobody has resolved. Git switches to no other branch meanwhile. */
  isUnmerged?: true
}

/** Files that differ from HEAD, in the index or in the folder, and untracked files. */
export function workStatus(cwd: string): StatusEntry[] {
  const all = ['--untracked-files=all', '--no-renames', '--ignore-submodules=none']
  const out = git(cwd, [...WATCHFUL, 'status', '--porcelain=v2', '-z', ...all])
  return out.split('\0').flatMap((record): StatusEntry[] => {
    switch (record[0]) {
      case '1':
        return [{ path: behind(record, 8), kind: kindOf(record) }]
      case 'u':
        return [{ path: behind(record, 10), kind: kindOf(record), isUnmerged: true }]
      case '?':
        return [{ path: record.slice(2), kind: 'untracked' }]
      default:
        return []
    }
  })
}

/** The third word of a record begins with S for a submodule. */
const kindOf = (record: string) => (record.split(' ', 3)[2]?.startsWith('S') ? 'submodule' : 'modified')

/** The path after the first `words` words; it may contain spaces. */
const behind = (record: string, words: number): string => record.split(' ').slice(words).join(' ')

export interface IndexEntry {
  /** Git was told to ignore changes of the file (assume-unchanged, skip-worktree). */
  isFlagged: boolean
  id: string
}

export function listIndex(cwd: string): Map<string, IndexEntry> {
  const out = git(cwd, ['ls-files', '-v', '-s', '-z'])
  return new Map(
    [...out.matchAll(/(\w) \d+ (\w+) \d\t([^\0]+)\0/g)].map(([, flag = '', id = '', path = '']) => [
      path,
      { isFlagged: /[a-zS]/.test(flag), id },
    ]),
  )
}

export const flaggedIn = (index: ReadonlyMap<string, IndexEntry>): string[] =>
  [...index].flatMap(([path, { isFlagged }]) => (isFlagged ? path : []))

/** The object id that each of these files would get if it were committed now; `undefined` for a missing file. */
export function workIds(cwd: string, paths: readonly string[]): Map<string, string | undefined> {
  const idOf = (path: string) => tryGit(cwd, ['hash-object', '--', path])?.trim()
  return new Map(paths.map((path) => [path, idOf(path)]))
}

export interface IgnoredFile {
  path: string
  /** The file that holds the pattern, as git names it (`.gitignore`, `.git/info/exclude`), and the pattern. */
  source: string
  pattern: string
}

/** The given paths that git ignores and does not track. */
export function ignoredAmong(cwd: string, paths: readonly string[]): Set<string> {
  if (paths.length === 0) return new Set()
  const out = tryGit(cwd, ['check-ignore', '-z', '--stdin'], { input: paths.join('\0') })
  return new Set(listed(out ?? ''))
}

/** Files and whole folders that git ignores; a folder ends in a slash. */
export function ignoredPaths(cwd: string): string[] {
  const asked = ['ls-files', '--others', '--ignored', '--exclude-standard', '--directory', '-z']
  const paths = listed(git(cwd, [...WATCHFUL, ...asked]))
  // A folder in which every file is ignored by a rule of its own is listed, and so are its files.
  const folders = paths.filter((path) => path.endsWith('/'))
  return paths.filter((path) => !folders.some((folder) => path !== folder && path.startsWith(folder)))
}

/** The same, each with the rule that hides it. */
export function ignoredFiles(cwd: string): IgnoredFile[] {
  const paths = ignoredPaths(cwd)
  if (paths.length === 0) return []
  const out = git(cwd, ['check-ignore', '-v', '-z', '--stdin'], { input: paths.join('\0') })
  const records = out.matchAll(/([^\0]*)\0[^\0]*\0([^\0]*)\0([^\0]*)\0/g)
  return [...records].map(([, source = '', pattern = '', path = '']) => ({ path, source, pattern }))
}

/** Settings of a repository that change what git shows. Filters of git-lfs are common and not listed. */
const TELLING =
  /^(?:core\.(?:worktree|excludesfile|attributesfile|fsmonitor|ignorestat|filemode|sparsecheckout|sparsecheckoutcone)|filter\.(?!lfs\.).*|diff\..*|submodule\..*\.ignore|include\.path|includeif\..*)$/

export interface GitSettings {
  /** `key=value`, sorted. */
  config: string[]
  exclude: string[]
  attributes: string[]
}

interface Setting {
  scope: string
  key: string
  value: string
}

/** The git settings of all scopes. If a key occurs several times, the last one applies. */
export function listSettings(cwd: string): Setting[] {
  const fields = git(cwd, ['config', '--list', '--show-scope', '-z']).split('\0')
  return fields.slice(1).flatMap((entry, at) => {
    const [key = '', ...value] = entry.split('\n')
    return at % 2 === 0 ? [{ scope: fields[at] ?? '', key, value: value.join('\n') }] : []
  })
}

/** Settings and rules in git's own folder that could hide work from `git status` or `git diff`. */
export function gitSettings(commonDir: string, settings: readonly Setting[]): GitSettings {
  return {
    config: settings
      .filter(({ scope, key }) => /^(?:local|worktree)$/.test(scope) && TELLING.test(key))
      .map(({ key, value }) => `${key}=${value}`)
      .sort(),
    exclude: rulesOf(join(commonDir, 'info', 'exclude')),
    attributes: rulesOf(join(commonDir, 'info', 'attributes')),
  }
}

function rulesOf(path: string): string[] {
  if (!existsSync(path)) return []
  const lines = readFileSync(path, 'utf8').split(/\r?\n/)
  return lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'))
}
