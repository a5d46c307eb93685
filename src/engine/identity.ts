import { userInfo } from 'node:os'
import { tryGit } from '../io/git.ts'

/** Who acted: the git identity, else the system user. */
export function whoActs(cwd: string): string {
  const name = tryGit(cwd, ['config', 'user.name'])?.trim()
  const email = tryGit(cwd, ['config', 'user.email'])?.trim()
  if (name) return email ? `${name} <${email}>` : name
  return userInfo().username
}
