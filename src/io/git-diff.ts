import { committedText, git, listed } from './git.ts'

/** Settings of the repository must not decide what a reviewer sees. */
const HONEST = ['-c', 'core.quotePath=false']
const OWN = ['--no-ext-diff', '--no-textconv']
const PLAIN = [...OWN, '--no-color', '--find-renames', '--src-prefix=a/', '--dst-prefix=b/']

/** More names than this do not fit on every command line. Then the whole change is shown. */
const MOST_PATHS = 1000

/** The change of these paths between two commits, with `context` lines around each piece. */
export function diffText(
  cwd: string,
  from: string,
  to: string,
  paths: readonly string[],
  context: number,
): string {
  if (paths.length === 0) return ''
  const hidden = new Set(hiddenText(cwd, from, to).filter((path) => paths.includes(path)))
  const only = (wanted: readonly string[]) =>
    wanted.length > MOST_PATHS ? ['.'] : wanted.map((path) => `:(top,literal)${path}`)
  const diff = (extra: readonly string[], which: readonly string[]) =>
    which.length === 0
      ? ''
      : git(cwd, [...HONEST, 'diff', ...PLAIN, `-U${context}`, ...extra, from, to, '--', ...only(which)])
  const shown = paths.filter((path) => !hidden.has(path))
  return diff([], shown) + diff(['--text'], [...hidden])
}

/** Text files that an attribute declares binary: git would only say that they differ. */
function hiddenText(cwd: string, from: string, to: string): string[] {
  return listed(git(cwd, [...HONEST, 'diff', ...OWN, '--no-renames', '--numstat', '-z', from, to]))
    .filter((record) => record.startsWith('-\t-\t'))
    .map((record) => record.slice(4))
    .filter((path) => isText(cwd, from, path) && isText(cwd, to, path))
}

const LOOKED_AT = 8000

/** What is not on this side of the change counts as text. */
const isText = (cwd: string, commit: string, path: string): boolean =>
  !committedText(cwd, commit, path)?.slice(0, LOOKED_AT).includes('\0')

export const listPaths = (cwd: string, commit: string): string[] =>
  listed(git(cwd, ['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit]))

/** The paths that differ between two commits; a rename is the old path and the new one. */
export const changedPaths = (cwd: string, from: string, to: string): string[] =>
  listed(git(cwd, ['diff-tree', '-r', '-z', '--name-only', '--no-renames', from, to]))

/**
 * The paths that each commit between two others changed, newest first, also what a later commit takes back. A merge has
 * the paths in which it differs from its first parent; the commits that it brought are listed themselves. `mark`: what
 * `format` prints of it.
 */
export function touchedPaths(
  cwd: string,
  from: string,
  to: string,
  format = '',
): { mark: string; paths: string[] }[] {
  const how = ['--name-only', '--no-renames', '--diff-merges=first-parent', '--ignore-submodules=none']
  // No path begins with `/`.
  const out = git(cwd, [
    'log',
    '-z',
    ...how,
    '--no-show-signature',
    `--format=tformat:/${format}`,
    `${from}..${to}`,
    '--',
  ])
  const commits: { mark: string; paths: string[] }[] = []
  for (const entry of listed(out)) {
    const paths = commits.at(-1)?.paths
    if (entry.startsWith('/')) commits.push({ mark: entry.slice(1), paths: [] })
    else paths?.push(paths.length === 0 ? entry.replace(/^\n/, '') : entry)
  }
  return commits
}
