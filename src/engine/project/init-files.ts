import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { readText, tried } from '../../io/files.ts'
import { git, type Repository, tryGit } from '../../io/git.ts'
import { IMPLEMENT_COMMAND } from './implement-command.ts'

/** What `init` wrote, so that it can be removed again. It is kept in the git folder, because it is about this clone only. */
export interface InitRecord {
  version: 1
  /** Keys are paths from the top of the repository. */
  settings: Record<string, SettingsRecord>
  /** Files that `init` wrote as a whole, each with the hash of its text. */
  files: Record<string, string>
  /** The path of the launcher of the program. */
  launcher?: string
  /** Lines that were added to git's own list of ignored files. */
  excluded?: string[]
}

export interface SettingsRecord {
  /** The text before the first `init`; absent when there was no file. */
  before?: string
  /** Hash of the text that was written. */
  after: string
  rules: string[]
  /** Paths of values that were not there before. */
  members: { path: string[]; value: unknown }[]
}

/** Where it is kept. */
export const recordFile = (commonDir: string): string => join(commonDir, 'ultraplan', 'init.json')

/** Where there is none, or one that a later version wrote, nothing is known to be ours. */
export function readRecord(commonDir: string): InitRecord {
  const record = tried(() => JSON.parse(readText(recordFile(commonDir)) ?? '') as InitRecord)
  return record?.version === 1 ? record : { version: 1, settings: {}, files: {} }
}

export function writeRecord(commonDir: string, record: InitRecord): void {
  const file = recordFile(commonDir)
  const { settings, files, launcher, excluded = [] } = record
  if (
    Object.keys({ ...settings, ...files }).length === 0 &&
    launcher === undefined &&
    excluded.length === 0
  ) {
    rmSync(file, { force: true })
    return
  }
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(file, `${JSON.stringify(record, undefined, 2)}\n`, { mode: 0o600 })
}

export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/**
 * The paths whose files are exactly as `init` wrote them. A person set the project up during a run, and no executor is
 * charged with these files. Any shell can forge the record, so only texts that `init` could have written are accepted.
 */
export function writtenByInit(commonDir: string, paths: readonly string[], textOf: TextOf): Set<string> {
  const { settings, files } = readRecord(commonDir)
  return new Set(
    paths.filter((path) => {
      const hash = settings[path]?.after ?? files[path]
      const text = hash === undefined ? undefined : textOf(path)
      return text !== undefined && hashOf(text) === hash && couldBeInits(path, text)
    }),
  )
}

type TextOf = (path: string) => string | undefined

export const textInFolder =
  (folder: string): TextOf =>
  (path) =>
    readText(join(folder, path))

export const textInCommit =
  (root: string, commit: string): TextOf =>
  (path) =>
    tryGit(root, ['cat-file', 'blob', `${commit}:${path}`])

/** Not imported from the module that reads the file, because that would load the YAML parser with every dispatch. */
const CONFIG_FILE = '.ultraplan/config.yaml'
const SETTINGS = /(?:^|\/)\.claude\/settings(?:\.local)?\.json$/

/** Texts that `init` can have written: its fixed texts, settings of the client, and a configuration in which every line is a comment (E23). */
function couldBeInits(path: string, text: string): boolean {
  if (path === CONFIG_FILE) return text.split('\n').every((line) => /^\s*(?:#|$)/.test(line))
  return text === IMPLEMENT_COMMAND || text === PRE_PUSH_HOOK || SETTINGS.test(path)
}

/** Tells our hook from one that a person wrote. */
const PRE_PUSH_MARK = '# ultraplan: pre-push'

/**
 * Refuses work of a run that is not approved, from refs and small files alone: a push must not depend on node or on
 * where the plugin is installed. `runs/<run>/work` has the branch of a run and its last known commit, or the commit that it
 * ended on; then the branches of its agents' worktrees, with their commits.
 */
export const PRE_PUSH_HOOK = `#!/bin/sh
${PRE_PUSH_MARK}
# Refuses to push work of a run that the gate has not approved. \`ultraplan init\` wrote it, \`ultraplan init --undo\` removes it.
runs=$(git rev-parse --git-common-dir)/ultraplan/runs
refused=0
while read -r local_ref local_id remote_ref remote_id; do
  # A deletion sends nothing; what is no commit holds no work.
  case $local_id in *[!0]*) ;; *) continue ;; esac
  commit=$(git rev-parse --verify --quiet "$local_id^{commit}") || continue
  # What is there already was sent before.
  there=$(git rev-parse --verify --quiet "$remote_id^{commit}") || there=
  for file in "$runs"/*/work; do
    [ -f "$file" ] || continue
    run=\${file%/work}
    run=\${run##*/}
    work=$(cat "$file")
    approved=$(git rev-parse --verify --quiet "refs/ultraplan/$run/approved^{commit}") || approved=
    tips=$(for tip in $work; do git rev-parse --verify --quiet "$tip^{commit}"; done)
    ended=1 gone=
    case $work in
      refs/*)
        ended=
        read -r branch <"$file" || :
        git rev-parse --verify --quiet "$branch^{commit}" >/dev/null || gone=\${branch#refs/heads/}
        ;;
    esac
    # After the branch was renamed or deleted, all that follows its last known commit may be its work.
    [ -z "$gone" ] || for tip in $tips; do ! git merge-base --is-ancestor "$tip" "$commit" || tips="$tips $commit"; done
    shared=$(for tip in $tips; do git merge-base --all "$commit" "$tip"; done)
    # What cannot be looked at is not let through.
    [ -n "$tips$ended" ] || shared=unknown
    [ -n "$shared" ] || continue
    open=unknown
    [ -z "$approved" ] || open=$(git rev-list --max-count=1 $shared --not "$approved" $there -- 2>/dev/null) || open=unknown
    [ -n "$open" ] || continue
    if [ "$open" = unknown ]; then
      printf 'ultraplan: what of %s run %s has approved cannot be found out: a ref of the run is gone  [push/unapproved]\\n' "$local_ref" "$run" >&2
      printf '  if you have looked at all that you push: git push --no-verify\\n' >&2
      refused=1
      continue
    fi
    short=$(git rev-parse --short "$approved")
    printf 'ultraplan: %s holds work of run %s that is not approved  [push/unapproved]\\n' "$local_ref" "$run" >&2
    printf '  approved is %s: git push %s %s:%s sends that; ultraplan status shows what is open\\n' "$short" "\${1:-origin}" "$short" "$remote_ref" >&2
    [ -z "$gone" ] || printf '  the branch of the run, %s, is gone, so all that follows its last known commit counts as its work; if you renamed it, rename it back\\n' "$gone" >&2
    [ -z "$ended" ] || printf '  if you have looked at all of it: git push --no-verify sends it, and is not needed for %s again; for commits of yours on the branch of the newest run, type /ultraplan:adopt --commits in Claude Code, and push again\\n' "$remote_ref" >&2
    refused=1
  done
done
exit $refused
`

type PrePushPlace =
  | { kind: 'free'; path: string }
  | { kind: 'ours'; path: string; current: boolean }
  /** A hook that is not ours; it is left alone. */
  | { kind: 'taken'; path: string }
  /** The folder of hooks serves other repositories too. */
  | { kind: 'shared'; path: string }

/** Where git looks for the hook, core.hooksPath included, and what is there. */
export function prePushPlace(repository: Repository): PrePushPlace {
  const { root, commonDir } = repository
  const folder = resolve(root, git(root, ['rev-parse', '--git-path', 'hooks']).trim())
  const path = join(folder, 'pre-push')
  if (!isInside(folder, root) && !isInside(folder, commonDir)) return { kind: 'shared', path }
  const text = readText(path)
  if (text === undefined) return { kind: 'free', path }
  return text.includes(PRE_PUSH_MARK)
    ? { kind: 'ours', path, current: text === PRE_PUSH_HOOK }
    : { kind: 'taken', path }
}

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path)
  return way === '' || !/^(?:\.\.(?:[\\/]|$)|[A-Za-z]:|[\\/])/.test(way)
}
