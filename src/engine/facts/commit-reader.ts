import type { FileChange, FileText } from '../../gate/facts.ts'
import { listTree, type ObjectChange, readBlobs, SUBMODULE, type TreeEntry } from '../../io/git-objects.ts'

/** Bigger files are counted but not read. */
const BIGGEST = 2_000_000
const LINK = '120000'

/** One commit, read once: its list of files at the first request, texts when they are needed, many at a time. */
export interface CommitReader {
  tree(): ReadonlyMap<string, TreeEntry>
  texts(paths: readonly string[]): Map<string, FileText>
  /** Of one file; `undefined` where the commit has none, or one that is no text. */
  text(path: string): string | undefined
  /** Changes with their texts before and after. `also` names files that will be needed next. */
  changes(changes: readonly ObjectChange[], also: readonly string[]): FileChange[]
}

export function readCommit(cwd: string, commit: string): CommitReader {
  const known = new Map<string, FileText>()
  const load = (ids: readonly string[]) => {
    const missing = ids.filter((id) => !known.has(id))
    for (const [id, { bytes, content }] of readBlobs(cwd, missing, BIGGEST))
      known.set(id, toText(bytes, content))
  }
  let tree: Map<string, TreeEntry> | undefined
  const reader: CommitReader = {
    tree: () => {
      tree ??= listTree(cwd, commit)
      return tree
    },
    texts: (paths) => {
      const wanted = idsOf(reader.tree(), paths)
      load(wanted.map(({ id }) => id))
      return new Map(wanted.flatMap(({ path, id }): [string, FileText][] => entry(path, known.get(id))))
    },
    text: (path) => reader.texts([path]).get(path)?.text,
    changes: (changes, also) => {
      const own = changes.flatMap(({ before, after }) =>
        [before, after].flatMap((each) => blobOf(each) ?? []),
      )
      load([...own, ...idsOf(reader.tree(), also).map(({ id }) => id)])
      return changes.map((change) => withTexts(change, (each) => known.get(blobOf(each) ?? '')))
    },
  }
  return reader
}

const entry = (path: string, text: FileText | undefined): [string, FileText][] => (text ? [[path, text]] : [])

function idsOf(
  tree: ReadonlyMap<string, TreeEntry>,
  paths: readonly string[],
): { path: string; id: string }[] {
  return [...new Set(paths)].flatMap((path) => {
    const found = tree.get(path)
    return found && found.mode !== SUBMODULE && found.mode !== LINK ? [{ path, id: found.id }] : []
  })
}

const blobOf = (found: TreeEntry | undefined) => (found && found.mode !== SUBMODULE ? found.id : undefined)

function withTexts(
  { path, from, kind, before, after }: ObjectChange,
  text: (entry: TreeEntry | undefined) => FileText | undefined,
): FileChange {
  const common = { path, ...(from ? { from } : {}), kind, submodule: (after ?? before)?.mode === SUBMODULE }
  const [old, now] = [text(before), text(after)]
  if (after?.mode === LINK) return { ...common, link: now?.text ?? '' }
  return { ...common, ...(old ? { before: old } : {}), ...(now ? { after: now } : {}) }
}

function toText(bytes: number, content: Buffer | undefined): FileText {
  // A zero byte is what git itself takes for the mark of a binary file.
  if (!content || content.subarray(0, 8000).includes(0)) return { bytes }
  return { bytes, text: content.toString('utf8') }
}
