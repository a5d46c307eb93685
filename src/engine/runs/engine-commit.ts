import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { branchRef, folderOf } from '../../io/branches.ts'
import { readIfThere, realFiles } from '../../io/files.ts'
import { branchHead, checkedOut, committedText, headCommit } from '../../io/git.ts'
import { commitFiles, isIgnored, messagesBetween } from '../../io/git-commit.ts'
import type { Run } from '../../model/run.ts'

export interface EngineEdit {
  path: string
  /** From the old text (undefined for a new file) to the new one. */
  change(text: string | undefined): string
  /** The same for a file that git ignores: no commit says what of it was written before. */
  changeIgnored?(text: string | undefined): string
}

/**
 * Writes the engine's own lines into spec files and commits them at once, separate from other work. `key` names the
 * step in a trailer: after a crash it is found in the history and not done twice. `also` names steps before it whose
 * lines waited for this commit.
 */
export function engineCommit(
  run: Run,
  edits: readonly EngineEdit[],
  {
    subject,
    key,
    since,
    also = [],
  }: { subject: string; key: string; since: string; also?: readonly string[] },
): string {
  const { root } = run
  // Where the run's branch is checked out. In an isolated run that is usually nowhere, and a person may be on another.
  const folder = run.isolated || checkedOut(root) !== run.branch ? folderOf(root, run.branch) : root
  const [mark = '', ...others] = [key, ...also].map((step) => markOf(run, step))
  const madeBefore = (head: string) =>
    messagesBetween(root, since, head).find(({ message }) => message.split('\n').includes(mark))?.commit
  const head = folder === undefined ? branchHead(run) : headCommit(folder)
  if (!head) throw new Error('the repository has no commit')
  const wanted = edits.filter(
    ({ path }) => committedText(root, head, path) !== undefined || !isIgnored(root, path),
  )
  const filesAt = (at: string) =>
    wanted.map(({ path, change }) => ({ path, text: change(committedText(root, at, path)) }))
  const { commit, isNew } =
    wanted.length > 0
      ? commitFiles(
          folder ?? root,
          filesAt,
          `${subject}\n\n${[mark, ...others].join('\n')}\n`,
          madeBefore,
          folder === undefined ? branchRef(run.branch) : 'HEAD',
        )
      : { commit: madeBefore(head) ?? head, isNew: madeBefore(head) === undefined }
  if (isNew && folder !== undefined)
    for (const edit of edits) editWorkTree(join(folder, edit.path), edit, wanted.includes(edit))
  return commit
}

/** Prints the engine's mark of a commit in a log. Anyone can write it, so it says only which commits need no mention. */
export const STEP = '%(trailers:key=Ultraplan-Step,valueonly,separator=%x2C)'

export const isStep = (run: Run, mark: string): boolean => mark.startsWith(`${run.id} `)

const markOf = (run: Run, key: string): string => `Ultraplan-Step: ${run.id} ${key}`

/** Which of these steps are in the history of the run already. */
export function stepsMade(run: Run, keys: readonly string[]): Set<string> {
  const messages = messagesBetween(run.root, run.base, branchHead(run) ?? 'HEAD').map(({ message }) =>
    message.split('\n'),
  )
  return new Set(keys.filter((key) => messages.some((lines) => lines.includes(markOf(run, key)))))
}

/** Uncommitted changes in the file stay, with the engine's lines added. */
function editWorkTree(
  file: string,
  { change, changeIgnored = change }: EngineEdit,
  isCommitted: boolean,
): void {
  const text = readIfThere(realFiles, file)?.toString('utf8')
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, (isCommitted ? change : changeIgnored)(text))
}
