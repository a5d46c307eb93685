const NAMES = ['exit', 'return', 'trap', 'exec', 'alias', 'function', 'unset', 'eval', 'source']
const BLIND = String.raw`-\w*n\w*|-o\s+noexec`

/** What can keep the rest of a shell script from being run, or from failing it. */
export const DISTURBS = new RegExp(
  String.raw`\b(?:${NAMES.join('|')})\b|\bset\s+(?:\+|${BLIND})|\(\)|\|\||\bPATH=|^\s*\.`,
)

/** They change what is there to be run, also from a shell of their own. */
const FILES = new Set(['rm', 'mv', 'git'])
/** They change where or how the rest is run. */
const PLACES = new Set([...NAMES, '.', 'export', 'declare', 'typeset', 'readonly', 'cd', 'pushd'])

/** An end that may well be a pass. */
const ENDS = /\b(?:exit(?!\s+["']?[1-9$])|return|exec|eval|source)\b|(?:^|[;&|])\s*\.\s/
const AT_THE_END = /^(?:SIG)?(?:EXIT|ERR|DEBUG|0)$/i
const HARMLESS = /^(?:-[eux]+|-[eux]*o (?:pipefail|errexit|nounset|xtrace))(?: (?:-[eux]+|-o pipefail))*$/

/** What a command does to those behind it: it surely ends or blinds the shell, it may bend them, or neither. */
export function disturbance(
  { words, apart, orElse }: { words: readonly string[] | undefined; apart: boolean; orElse: boolean },
  /** Words of what is run behind it. */
  run: readonly string[],
): 'ends' | 'bends' | undefined {
  if (words === undefined) return 'bends'
  const start = words.findIndex((word) => !/^(?:[A-Za-z_]\w*=.*|command|builtin)$/s.test(word))
  const [name = '', ...rest] = start < 0 ? [] : words.slice(start)
  if (FILES.has(name)) return 'bends'
  if (apart) return undefined
  const told = rest.join(' ')
  const ends = () => {
    switch (name) {
      case 'exit':
      case 'return':
        // Behind `||` it hands on a failure, unless it is told otherwise.
        return orElse ? /^0/.test(told) : !/^[1-9]/.test(told)
      case 'exec':
        return rest.length > 0
      case 'trap':
        return ENDS.test(rest[0] ?? '') && rest.slice(1).some((word) => AT_THE_END.test(word))
      case 'eval':
        return ENDS.test(told)
      case 'alias':
        return rest.some((word) => run.includes(word.replace(/=.*/s, '')))
      case 'set':
        return new RegExp(`(?:^| )(?:${BLIND})(?: |$)`).test(told)
      default:
        return false
    }
  }
  if (ends()) return 'ends'
  const isUnknown = name === '' || name.startsWith('$')
  return isUnknown || PLACES.has(name) || (name === 'set' && !HARMLESS.test(told)) ? 'bends' : undefined
}
