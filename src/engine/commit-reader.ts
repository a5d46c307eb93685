import type { FileChange, FileText } from '../gate/facts.ts'
import {
  type BlobContent,
  listTree,
  type ObjectChange,
  readBlobs,
  SUBMODULE,
  type TreeEntry,
} from '../io/git-objects.ts'

/** Bigger files are counted, not looked into. */
const BIGGEST = 2_000_000
const LINK = '120000'

/** One commit, read once: its list of files when it is first asked for, texts as they are wanted. */
export interface CommitReader {
  tree(): ReadonlyMap<string, TreeEntry>
  texts(paths: readonly string[]): Map<string, FileText>
}

export function readCommit(cwd: string, commit: string): CommitReader {
  let tree: Map<string, TreeEntry> | undefined
  const reader: CommitReader = {
    tree: () => {
      tree ??= listTree(cwd, commit)
      return tree
    },
    texts: (paths) => {
      const entries = reader.tree()
      const wanted = [...new Set(paths)].flatMap((path) => {
        const entry = entries.get(path)
        return entry && entry.mode !== SUBMODULE && entry.mode !== LINK ? [{ path, id: entry.id }] : []
      })
      const blobs = readBlobs(
        cwd,
        wanted.map(({ id }) => id),
        BIGGEST,
      )
      return new Map(
        wanted.flatMap(({ path, id }) => {
          const text = toText(blobs.get(id))
          return text ? [[path, text]] : []
        }),
      )
    },
  }
  return reader
}

/** The same changes with what stands in them, before and after, in two more processes for all of them. */
export function withTexts(cwd: string, changes: readonly ObjectChange[]): FileChange[] {
  const plain = (entry: TreeEntry | undefined) =>
    entry && entry.mode !== SUBMODULE && entry.mode !== LINK ? entry.id : undefined
  const ids = changes.flatMap(({ before, after }) => [plain(before) ?? [], plain(after) ?? []].flat())
  const blobs = readBlobs(cwd, ids, BIGGEST)
  const text = (entry: TreeEntry | undefined) => toText(blobs.get(plain(entry) ?? ''))
  return changes.map(({ path, from, kind, before, after }) => {
    const submodule = (after ?? before)?.mode === SUBMODULE
    const old = text(before)
    const now = text(after)
    return {
      path,
      ...(from ? { from } : {}),
      kind,
      submodule,
      ...(old ? { before: old } : {}),
      ...(now ? { after: now } : {}),
    }
  })
}

function toText(blob: BlobContent | undefined): FileText | undefined {
  if (!blob) return undefined
  const { bytes, content } = blob
  // A zero byte is what git itself takes for the mark of a binary file.
  if (!content || content.subarray(0, 8000).includes(0)) return { bytes }
  return { bytes, text: content.toString('utf8') }
}
