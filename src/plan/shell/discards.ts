import { parseShell, unwrapped } from './parse.ts'

/** What takes uncommitted changes out of a folder: the words after the verb decide. */
const DISCARDS: Readonly<Record<string, (words: readonly string[]) => boolean>> = {
  stash: ([verb = 'push']) => verb.startsWith('-') || verb === 'push' || verb === 'save',
  reset: (words) => words.some((word) => /^--(?:hard|merge)$/.test(word)),
  restore: (words) => !isStagedOnly(words),
  checkout: (words) => words.some((word) => ['--', '.', '--force'].includes(word) || /^-[a-z]*f/.test(word)),
  switch: (words) => words.some((word) => /^(?:-[a-z]*f|--force$|--discard-changes$)/.test(word)),
  clean: (words) => has(words, 'f', 'force') && !has(words, 'n', 'dry-run'),
}

const has = (words: readonly string[], letter: string, name: string): boolean =>
  words.some((word) => word === `--${name}` || (/^-[A-Za-z]+$/.test(word) && word.includes(letter)))

const isStagedOnly = (words: readonly string[]): boolean =>
  has(words, 'S', 'staged') && !has(words, 'W', 'worktree')

/**
 * Whether a command discards what is uncommitted in the folder that it is run in. One that goes to another folder is
 * about that one.
 */
export function discards(command: string): boolean {
  const list = command.length > 20_000 ? undefined : parseShell(command)
  const calls = (list?.items ?? []).flatMap(({ pipeline }) =>
    pipeline.commands.flatMap((node) =>
      node.kind === 'simple' ? [unwrapped(node.words).map(({ text }) => text)] : [],
    ),
  )
  if (calls.some(([program, to = '']) => program === 'cd' && /^(?:[/~$]|\.\.)/.test(to))) return false
  return calls.some(([program, ...words]) => {
    const at = words.findIndex((word, index) => !word.startsWith('-') && words[index - 1] !== '-c')
    const goesAway = words.slice(0, Math.max(0, at)).some((word) => /^-C|^--(?:git-dir|work-tree)/.test(word))
    return program === 'git' && !goesAway && DISCARDS[words[at] ?? '']?.(words.slice(at + 1)) === true
  })
}
