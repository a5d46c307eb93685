import { tryGit } from '../io/git.ts'

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

/** The person's git identity where there is one. */
function identity(cwd: string): string[] {
  return tryGit(cwd, ['config', 'user.email'])?.trim()
    ? []
    : ['-c', 'user.name=ultraplan', '-c', 'user.email=ultraplan@localhost']
}
