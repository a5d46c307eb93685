import { git, tryGit } from '../io/git.ts'

/** Who commits what the engine itself writes: the person's git identity where there is one. */
function identity(cwd: string): string[] {
  return tryGit(cwd, ['config', 'user.email'])?.trim()
    ? []
    : ['-c', 'user.name=ultraplan', '-c', 'user.email=ultraplan@localhost']
}

/** Settings under which the engine's own git commands run: nobody's hooks, no editor, no signing prompt. */
export function quietly(cwd: string): string[] {
  return [
    '-c',
    'core.hooksPath=/dev/null',
    '-c',
    'commit.gpgSign=false',
    '-c',
    'core.editor=true',
    ...identity(cwd),
  ]
}

/** Commits exactly these paths, whatever else is in the index or the tree, and says which commit that made. */
export function commitPaths(cwd: string, paths: readonly string[], message: string): string {
  git(cwd, ['add', '--force', '--', ...paths])
  git(cwd, [...quietly(cwd), 'commit', '--quiet', '--no-verify', '-m', message, '--only', '--', ...paths])
  return git(cwd, ['rev-parse', 'HEAD']).trim()
}
