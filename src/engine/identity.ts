import { userInfo } from 'node:os'
import { tryGit } from '../io/git.ts'

/** Who acted: the git identity, else the system user. */
export function whoActs(cwd: string): string {
  const name = tryGit(cwd, ['config', 'user.name'])?.trim()
  const email = tryGit(cwd, ['config', 'user.email'])?.trim()
  if (name && email) return `${name} <${email}>`
  return name || email || systemUser()
}

function systemUser(): string {
  try {
    return userInfo().username
  } catch {
    // In a container a user may have a number and no name.
    return 'a user without a name'
  }
}
