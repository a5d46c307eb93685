import { spawnSync } from 'node:child_process'
import { devNull } from 'node:os'
import { type GitOptions, git, listed, tryGit } from './git.ts'

const LONGEST_MS = 10_000

/** Without these ssh-keygen would ask for a passphrase on the person's terminal. */
const NO_QUESTION = { SSH_ASKPASS: 'false', SSH_ASKPASS_REQUIRE: 'force', GPG_TTY: '' }

/** The repository's settings about signatures, by their lower-case names. */
function signingSettings(cwd: string): ReadonlyMap<string, string> {
  const pattern = '^(commit\\.gpgsign|user\\.signingkey|gpg\\.(format|program|openpgp\\.program))$'
  const found = listed(tryGit(cwd, ['config', '-z', '--get-regexp', pattern]) ?? '')
  return new Map(
    found.map((entry) => [entry.slice(0, entry.indexOf('\n')), entry.slice(entry.indexOf('\n') + 1)]),
  )
}

/**
 * Makes a commit with the person's own settings: signed if the repository signs its commits and that asks for no
 * passphrase. A hook has no one to ask, so otherwise the commit is not signed.
 */
export function commitAsPerson(
  cwd: string,
  commit: (signing: 'sign' | 'plain') => readonly string[],
  options: GitOptions = {},
): string {
  const settings = signingSettings(cwd)
  if (isTrue(settings.get('commit.gpgsign')) && asksNothing(cwd, settings)) {
    const signed = tryGit(cwd, commit('sign'), { ...options, env: NO_QUESTION, timeoutMs: LONGEST_MS })
    if (signed !== undefined) return signed
  }
  return git(cwd, commit('plain'), options)
}

const isTrue = (value: string | undefined): boolean => /^(true|yes|on|1|)$/i.test(value ?? 'false')

/** ssh fails by itself where it may not ask. gpg asks in a window of its agent, so it signs something else first. */
function asksNothing(cwd: string, settings: ReadonlyMap<string, string>): boolean {
  const format = settings.get('gpg.format') ?? 'openpgp'
  if (format === 'ssh') return true
  if (format !== 'openpgp') return false
  const key = settings.get('user.signingkey')
  const program = settings.get('gpg.openpgp.program') ?? settings.get('gpg.program') ?? 'gpg'
  const args = ['--batch', '--yes', '--pinentry-mode', 'error', ...(key ? ['--local-user', key] : [])]
  const { status } = spawnSync(program, [...args, '--detach-sign', '--output', devNull], {
    cwd,
    input: 'ultraplan',
    stdio: ['pipe', 'ignore', 'ignore'],
    timeout: LONGEST_MS,
    windowsHide: true,
  })
  return status === 0
}
