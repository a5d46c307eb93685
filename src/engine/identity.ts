import { userInfo } from 'node:os'
import { listSettings } from '../io/git-status.ts'

/** Who acted: the git identity, else the system user. */
export function whoActs(cwd: string, settings = settingsOf(cwd)): string {
  const [name, email] = ['user.name', 'user.email'].map((wanted) =>
    settings.findLast(({ key }) => key === wanted)?.value.trim(),
  )
  if (name && email) return `${name} <${email}>`
  return name || email || systemUser()
}

function settingsOf(cwd: string): ReturnType<typeof listSettings> {
  try {
    return listSettings(cwd)
  } catch {
    return []
  }
}

function systemUser(): string {
  try {
    return userInfo().username
  } catch {
    // In a container a user may have a number and no name.
    return 'a user without a name'
  }
}
