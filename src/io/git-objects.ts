import { git, gitBytes, tryGit } from './git.ts'

const NOTHING = /^0+$/

export interface TreeEntry {
  mode: string
  id: string
}

/** A file that differs between two commits. A rename has both paths. */
export interface ObjectChange {
  path: string
  from?: string
  kind: 'added' | 'modified' | 'deleted' | 'renamed'
  before?: TreeEntry
  after?: TreeEntry
}

export const SUBMODULE = '160000'

export function changedObjects(cwd: string, from: string, to: string): ObjectChange[] {
  const fields = git(cwd, ['diff-tree', '-r', '-z', '-M', '--raw', '--no-abbrev', from, to]).split('\0')
  const changes: ObjectChange[] = []
  for (let at = 0; at < fields.length; ) {
    const head = fields[at++]
    if (!head?.startsWith(':')) continue
    const [oldMode = '', newMode = '', oldId = '', newId = '', status = ''] = head.slice(1).split(' ')
    const first = fields[at++] ?? ''
    const renamed = status.startsWith('R')
    const path = renamed ? (fields[at++] ?? '') : first
    changes.push({
      path,
      ...(renamed ? { from: first } : {}),
      kind: renamed
        ? 'renamed'
        : NOTHING.test(oldId)
          ? 'added'
          : NOTHING.test(newId)
            ? 'deleted'
            : 'modified',
      ...(NOTHING.test(oldId) ? {} : { before: { mode: oldMode, id: oldId } }),
      ...(NOTHING.test(newId) ? {} : { after: { mode: newMode, id: newId } }),
    })
  }
  return changes
}

/** All files of a commit. */
export function listTree(cwd: string, commit: string): Map<string, TreeEntry> {
  const entries = new Map<string, TreeEntry>()
  for (const record of git(cwd, ['ls-tree', '-r', '-z', '--full-tree', commit]).split('\0')) {
    const tab = record.indexOf('\t')
    const [mode, , id] = record.slice(0, tab).split(' ')
    if (tab > 0 && mode && id) entries.set(record.slice(tab + 1), { mode, id })
  }
  return entries
}

export interface BlobContent {
  bytes: number
  /** Absent for what is too big to look at. */
  content?: Buffer
}

/** Sizes of all, and the bytes of those that are not too big, in two processes however many there are. */
export function readBlobs(cwd: string, ids: readonly string[], biggest: number): Map<string, BlobContent> {
  const found = new Map<string, BlobContent>()
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return found
  for (const line of git(cwd, ['cat-file', '--batch-check'], { input: `${wanted.join('\n')}\n` }).split(
    '\n',
  )) {
    const [id, type, size] = line.split(' ')
    if (id && type === 'blob') found.set(id, { bytes: Number(size) })
  }
  const small = [...found].filter(([, blob]) => blob.bytes <= biggest).map(([id]) => id)
  if (small.length === 0) return found
  const out = gitBytes(cwd, ['cat-file', '--batch'], { input: `${small.join('\n')}\n` })
  for (let at = 0; at < out.length; ) {
    const end = out.indexOf(0x0a, at)
    if (end < 0) break
    const [id = '', , size] = out.toString('latin1', at, end).split(' ')
    const bytes = Number(size)
    found.set(id, { bytes, content: out.subarray(end + 1, end + 1 + bytes) })
    at = end + 1 + bytes + 1
  }
  return found
}

/** Which of these commits are not in the history of `head`; a commit that is gone counts too. */
export function notInHistory(cwd: string, commits: readonly string[], head: string): string[] {
  const wanted = [...new Set(commits)].filter((commit) => commit !== '' && commit !== head)
  if (wanted.length === 0) return []
  // One question for all of them; only when the answer is bad are they asked one by one.
  const stray = tryGit(cwd, ['rev-list', '--max-count=1', ...wanted, '--not', head])
  if (stray?.trim() === '') return []
  return wanted.filter((commit) => tryGit(cwd, ['merge-base', '--is-ancestor', commit, head]) === undefined)
}

/** The commits that these names stand for; a name of nothing is left out. */
export function resolveCommits(cwd: string, names: readonly string[]): Map<string, string> {
  const found = new Map<string, string>()
  if (names.length === 0) return found
  const input = `${names.map((name) => `${name}^{commit}`).join('\n')}\n`
  const lines = git(cwd, ['cat-file', '--batch-check'], { input }).split('\n')
  for (const [index, name] of names.entries()) {
    const [id, type] = lines[index]?.split(' ') ?? []
    if (id && type === 'commit') found.set(name, id)
  }
  return found
}

export interface HeadState {
  commit: string
  tree: string
  /** The folder that git itself takes for the top of the work tree. */
  top: string
  /** `undefined` when HEAD is detached. */
  branch: string | undefined
}

/** HEAD with its tree, in one question; `undefined` when there is no commit. */
export function headState(cwd: string): HeadState | undefined {
  const asked = ['HEAD^{commit}', 'HEAD^{tree}', '--show-toplevel', '--symbolic-full-name', 'HEAD']
  const [commit, tree, top, ref = ''] = tryGit(cwd, ['rev-parse', ...asked])?.split('\n') ?? []
  if (!commit || !tree || !top) return undefined
  return { commit, tree, top, branch: /^refs\/heads\/(.+)$/.exec(ref)?.[1] }
}
