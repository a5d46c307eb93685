import type { Word } from './cursor.ts'
import { parseShell } from './parse.ts'

/**
 * Whether a command consists only of `git add <files>` and `git commit`, by name as executors are told to: no shell
 * expansions, no git settings, no skipped hooks, no rewritten history, and never all files at once.
 */
export function onlyCommits(command: string): boolean {
  const list = parseShell(withoutHeredoc(command))
  if (!list) return false
  const calls = list.items.map(({ pipeline: { commands, negated }, join, background }) => {
    const [call] = commands
    const isPlain = commands.length === 1 && !negated && join !== 'or' && !background
    if (!isPlain || call?.kind !== 'simple' || call.redirected || !call.words.every(({ plain }) => plain))
      return 'other'
    return kindOf(call.words)
  })
  return calls.includes('git') && !calls.includes('other')
}

function kindOf(words: readonly Word[]): 'git' | 'cd' | 'other' {
  const [program, verb = '', ...rest] = words.map(({ text }) => text)
  if (program === 'cd') return verb !== '' && !verb.startsWith('-') && rest.length === 0 ? 'cd' : 'other'
  if (program !== 'git') return 'other'
  return (verb === 'add' && adds(rest)) || (verb === 'commit' && commits(rest)) ? 'git' : 'other'
}

const adds = (words: readonly string[]): boolean =>
  words.length > 0 && words.every((word) => /^(?:--|-v|--verbose)$/.test(word) || isFile(word))

const HARMLESS = /^(?:--|-[qsvo]+|--quiet|--signoff|--verbose|--only)$/
const MESSAGE = /^(?:-[qsvo]*m|--message)$/
const WITH_MESSAGE = /^(?:-[qsvo]*m.|--message=)/s

function commits(words: readonly string[]): boolean {
  let isNamed = false
  for (let at = 0; at < words.length; at += 1) {
    const word = words[at] as string
    if (MESSAGE.test(word) && at + 1 < words.length) {
      at += 1
      isNamed = true
    } else if (WITH_MESSAGE.test(word)) isNamed = true
    else if (!HARMLESS.test(word) && !isFile(word)) return false
  }
  // Without a message git would open an editor.
  return isNamed
}

/** One file or folder by its name; `.` and git's pathspec characters mean more than one. */
const isFile = (word: string): boolean =>
  /^:\(literal\)./.test(word) || (/^[^-:]/.test(word) && !/^[./]*$/.test(word))

/**
 * Models of the client write messages as a here-document whose end word is quoted, so that the shell expands nothing in
 * it. It is removed only if every quote before it is closed and contains no expansion, so that it surely is what it
 * looks like.
 */
const withoutHeredoc = (command: string): string =>
  command.replace(
    /^((?:[^'"\\`$#]|'[^'\n]*'|"[^"\\`$\n]*")*)"\$\(cat <<'(\w+)'\n(?:(?!\2\n).*\n)*?\2\n\s*\)"/,
    '$1message',
  )
