import { git } from './git.ts'

/** The repository's own settings must not decide what a reviewer gets to see. */
const HONEST = ['-c', 'core.quotePath=false']
const PLAIN = [
  '--no-ext-diff',
  '--no-textconv',
  '--no-color',
  '--find-renames',
  '--src-prefix=a/',
  '--dst-prefix=b/',
]

/** More names than this do not fit on a command line everywhere; then the whole change is shown. */
const MOST_PATHS = 1000

/** The change of these paths between two commits, with so many lines around each piece. */
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

/** Texts that an attribute declares binary: git would say only that they differ. */
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
    // It is not on this side of the change.
    return true
  }
}

/** All files of a commit. */
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
