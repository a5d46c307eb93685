import { git } from './git.ts'

/** Settings of the repository must not decide what a reviewer sees. */
const HONEST = ['-c', 'core.quotePath=false']
const PLAIN = [
  '--no-ext-diff',
  '--no-textconv',
  '--no-color',
  '--find-renames',
  '--src-prefix=a/',
  '--dst-prefix=b/',
]

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
  return (
    diff(
      [],
      paths.filter((path) => !hidden.has(path)),
    ) + diff(['--text'], [...hidden])
  )
}

/** Text files that an attribute declares binary: git would only say that they differ. */
function hiddenText(cwd: string, from: string, to: string): string[] {
  const out = git(cwd, [
    ...HONEST,
    'diff',
    '--no-ext-diff',
    '--no-textconv',
    '--no-renames',
    '--numstat',
    '-z',
    from,
    to,
  ])
  return out
    .split('\0')
    .filter((record) => record.startsWith('-\t-\t'))
    .map((record) => record.slice(4))
    .filter((path) => isText(cwd, from, path) && isText(cwd, to, path))
}

const LOOKED_AT = 8000

function isText(cwd: string, commit: string, path: string): boolean {
  try {
    return !git(cwd, ['cat-file', 'blob', `${commit}:${path}`])
      .slice(0, LOOKED_AT)
      .includes('\0')
  } catch {
    // The file does not exist on this side of the change.
    return true
  }
}

export function listPaths(cwd: string, commit: string): string[] {
  return git(cwd, ['ls-tree', '-r', '-z', '--name-only', '--full-tree', commit])
    .split('\0')
    .filter((path) => path !== '')
}

/** The paths that differ between two commits; a rename is the old path and the new one. */
export function changedPaths(cwd: string, from: string, to: string): string[] {
  const out = git(cwd, ['diff-tree', '-r', '-z', '--name-only', '--no-renames', from, to])
  return out.split('\0').filter((path) => path !== '')
}
