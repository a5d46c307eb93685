import { createHash } from 'node:crypto'
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { inflateSync } from 'node:zlib'
import { readText, tried } from './files.ts'
import { git, gitBytes, gitFolders, tryGit } from './git.ts'

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

/** `:<modes> <ids> <status>` and the path; a rename has the old path before it. */
const CHANGE = /:(\d+) (\d+) (\w+) (\w+) (?:R\d*\0([^\0]+)|[A-QS-Z]\d*)\0([^\0]+)\0/g

export function changedObjects(cwd: string, from: string, to: string): ObjectChange[] {
  const out = git(cwd, ['diff-tree', '-r', '-z', '-M', '--raw', '--no-abbrev', from, to])
  return [...out.matchAll(CHANGE)].map(([, oldMode, newMode, oldId, newId, was, path = '']) => {
    const [before, after] = [entry(oldMode, oldId), entry(newMode, newId)]
    const kind = was !== undefined ? 'renamed' : !before ? 'added' : after ? 'modified' : 'deleted'
    return {
      path,
      ...(was === undefined ? {} : { from: was }),
      kind,
      ...(before ? { before } : {}),
      ...(after ? { after } : {}),
    }
  })
}

const entry = (mode = '', id = ''): TreeEntry | undefined => (NOTHING.test(id) ? undefined : { mode, id })

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
  /** Absent for a file that is too big to read. */
  content?: Buffer
}

/** More bytes than this are not read at once without checking the sizes first. */
const MOST_BYTES = 32 * 1024 * 1024

/** The sizes of all objects, and the bytes of those that are not too big. */
export function readBlobs(cwd: string, ids: readonly string[], biggest: number): Map<string, BlobContent> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  try {
    const all = batch(cwd, wanted, MOST_BYTES)
    return new Map([...all].map(([id, blob]) => [id, blob.bytes > biggest ? { bytes: blob.bytes } : blob]))
  } catch {
    return readSmallBlobs(cwd, wanted, biggest)
  }
}

function readSmallBlobs(cwd: string, wanted: readonly string[], biggest: number): Map<string, BlobContent> {
  const out = git(cwd, ['cat-file', '--batch-check'], { input: `${wanted.join('\n')}\n` })
  const sizes = [...out.matchAll(/^(\w+) blob (\d+)$/gm)].map(([, id = '', size]): [string, number] => [
    id,
    Number(size),
  ])
  const small = sizes.filter(([, bytes]) => bytes <= biggest).map(([id]) => id)
  return new Map([
    ...sizes.map(([id, bytes]): [string, BlobContent] => [id, { bytes }]),
    ...(small.length > 0 ? batch(cwd, small) : []),
  ])
}

function batch(cwd: string, ids: readonly string[], maxBuffer?: number): Map<string, BlobContent> {
  const found = new Map<string, BlobContent>()
  const input = `${ids.join('\n')}\n`
  const out = gitBytes(cwd, ['cat-file', '--batch'], { input, ...(maxBuffer ? { maxBuffer } : {}) })
  for (let at = 0; at < out.length; ) {
    const end = out.indexOf(0x0a, at)
    if (end < 0) break
    const [id = '', type, size] = out.toString('latin1', at, end).split(' ')
    at = end + 1
    // `<id> missing` has no content.
    if (size === undefined) continue
    const bytes = Number(size)
    if (type === 'blob') found.set(id, { bytes, content: out.subarray(at, at + bytes) })
    at += bytes + 1
  }
  return found
}

/** The commits that are not in the history of `head`, including commits that do not exist any more. */
export function notInHistory(cwd: string, commits: readonly string[], head: string): string[] {
  const wanted = [...new Set(commits)].filter((commit) => commit !== '' && commit !== head)
  if (wanted.length === 0) return []
  // One question for all commits. Only if the answer is bad are they asked about one by one.
  const stray = tryGit(cwd, ['rev-list', '--max-count=1', ...wanted, '--not', head])
  if (stray?.trim() === '') return []
  return wanted.filter((commit) => tryGit(cwd, ['merge-base', '--is-ancestor', commit, head]) === undefined)
}

/** The commits that these names stand for. A name without a commit is left out. */
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
  parents: readonly string[]
  top: string
  /** The folder shared by all worktrees. */
  commonDir: string
  /** `undefined` when HEAD is detached. */
  branch: string | undefined
}

/** HEAD with its tree and its folders, in one git call; `undefined` when there is no commit. */
export function headState(cwd: string): HeadState | undefined {
  const places = ['--show-toplevel', '--git-common-dir']
  const objects = ['HEAD^{tree}', 'HEAD^{commit}', 'HEAD^@']
  const answer = tryGit(cwd, ['rev-parse', ...places, ...objects, '--symbolic-full-name', 'HEAD'])
  const [top, commonDir, tree, commit, ...rest] = answer?.trimEnd().split('\n') ?? []
  if (!commit || !tree || !top || !commonDir) return undefined
  return {
    commit,
    tree,
    parents: rest.slice(0, -1),
    top,
    commonDir: resolve(cwd, commonDir),
    branch: /^refs\/heads\/(.+)$/.exec(rest.at(-1) ?? '')?.[1],
  }
}

/** The tree of a commit. A commit that is not packed yet is read from its file, which costs no process. */
export const treeOf = (cwd: string, commit: string): string =>
  looseTree(cwd, commit) ?? git(cwd, ['rev-parse', '--verify', `${commit}^{tree}`]).trim()

const looseTree = (cwd: string, commit: string): string | undefined =>
  /^commit \d+\0tree (\w+)\n/.exec(looseCommit(cwd, commit))?.[1]

/** The first parent of a commit, read in the same way. */
export const firstParent = (cwd: string, commit: string): string =>
  /^commit \d+\0tree \w+\nparent (\w+)\n/.exec(looseCommit(cwd, commit))?.[1] ??
  git(cwd, ['rev-parse', '--verify', `${commit}^1`]).trim()

/** When a commit says that it was made, to the second, in terms of `Date.now()`. Undefined for a commit that is packed. */
export function committedAt(top: string, commit: string): number | undefined {
  const seconds = /^committer .* (\d+) [+-]\d{4}$/m.exec(looseCommit(top, commit))?.[1]
  return seconds === undefined ? undefined : Number(seconds) * 1000
}

/** When the file of a commit was written. A command can set any other time of a file, but not its change time. */
export const writtenAt = (top: string, commit: string): number | undefined =>
  tried(() => statSync(looseFile(top, commit)).ctimeMs)

/**
 * The class of the level at which the file of a commit was compressed (0 to 3), as zlib writes it into its second byte.
 * Undefined for a commit that is packed.
 */
export const compressionClass = (top: string, commit: string): number | undefined =>
  tried(() => {
    const file = openSync(looseFile(top, commit), 'r')
    try {
      const head = Buffer.alloc(2)
      return readSync(file, head) === 2 ? head.readUInt8(1) >> 6 : undefined
    } finally {
      closeSync(file)
    }
  })

/** Each move of a branch, oldest first, and when it was, to the second. Empty where its reflog is no file of its own. */
export function movesOf(root: string, branch: string): { from: string; to: string; at: number }[] {
  const log = readText(join(gitFolders(root).commonDir, 'logs/refs/heads', branch)) ?? ''
  return [...log.matchAll(/^(\w{40,64}) (\w{40,64}) .*?> (\d+) /gm)].map(
    ([, from = '', to = '', seconds]) => ({ from, to, at: Number(seconds) * 1000 }),
  )
}

/** The first line of a commit's message. Empty for a commit that is packed. */
export const subjectOf = (cwd: string, commit: string): string =>
  Buffer.from(/\n\n(.*)/.exec(looseCommit(cwd, commit))?.[1] ?? '', 'latin1').toString('utf8')

/** The only parent of a commit. Undefined for a merge, and for a commit that is packed. */
export const looseParent = (cwd: string, commit: string): string | undefined =>
  /^commit \d+\0tree \w+\nparent (\w+)\nauthor /.exec(looseCommit(cwd, commit))?.[1]

/** The bytes of a commit that has a file of its own; otherwise empty. */
const looseCommit = (top: string, commit: string): string =>
  tried(() => {
    const object = inflateSync(readFileSync(looseFile(top, commit)))
    const id = createHash(commit.length === 40 ? 'sha1' : 'sha256')
      .update(object)
      .digest('hex')
    return id === commit ? object.toString('latin1') : ''
  }, '')

const looseFile = (top: string, commit: string): string =>
  join(gitFolders(top).commonDir, 'objects', commit.slice(0, 2), commit.slice(2))
