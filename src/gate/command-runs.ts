/** The scripts of one package.json. */
export type Scripts = Readonly<Record<string, string>>

/** One simple command: its program first, without what only starts it. */
interface Step {
  words: readonly string[]
  /** What joins it to the command before it. */
  sign: string
  /** All words of the line: a folder that was gone to, or a file that is read, may be a part of what is asked. */
  line: readonly string[]
}

/** They go somewhere, print, prepare, or pass on what they read. */
const PREPARES =
  /^(?:true|false|:|echo|printf|cd|pushd|popd|export|set|unset|sleep|mkdir|rm|cp|mv|ln|touch|chmod|cat|head|tail|tee|wc|sort|pwd|date|exit|for|done|fi|\}|\w+=.*)$/
/** They look whether something is there. */
const LOOKS = /^(?:test|ls|stat)$/
/** They search, compare or fetch what they are given. */
const READS =
  /^(?:git|[ef]?grep|rg|find|sed|jq|diff|cmp|cut|tr|uniq|nl|tree|file|du|df|ps|which|curl|wget|basename|dirname|realpath|readlink|(?:md5|sha\d+)sum)$/
/** Words with which even these start another program: `find -exec`, `git bisect run`. */
const STARTS = /^(?:-x|-exec.*|-ok.*|--exec|bisect|foreach)$/
const FETCHES =
  /^(?:npm|pip3?|uv|poetry|cargo|go|bundle|composer) (?:ci|i|install|uninstall|add|remove|sync|fetch|get|mod|ls|list|view|info|show|why|outdated|audit|pkg|config|help|init)$/
/** Options with which a program does nothing. */
const IDLE = /^--(?:version|help|collect-only|listTests)$/
/** What the shell fills in. */
const OPEN = /[$*?{]/

const isFetch = ({ words }: Step): boolean => FETCHES.test(words.slice(0, 2).join(' '))
const isIdle = ({ words }: Step): boolean => !words.includes('--') && words.some((word) => IDLE.test(word))
/** Known to only read, print, move or fetch: it starts no program. */
const isQuiet = (step: Step): boolean =>
  isFetch(step) ||
  ([PREPARES, LOOKS, READS].some((some) => some.test(step.words[0] ?? '')) &&
    !step.words.some((word) => STARTS.test(word)))

/** Whether none of these commands can have run what `asked` proves. A program that is not known may run anything. */
export function cannotHaveRun(commands: readonly string[], asked: string): boolean {
  const made = commands.flatMap(stepsOf)
  return (
    made.every((step) => isQuiet(step) || isIdle(step)) &&
    proving(stepsOf(asked)).some((step) => !made.some((other) => isSame(step, other, isMore)))
  )
}

/** Whether `said` is `asked` in other words: started in another way, with other options, or by a package script. */
export const isNamed = (said: string, asked: string, packages: readonly Scripts[] = []): boolean =>
  [{}, ...packages].some((scripts) => {
    const [made, wanted] = [stepsOf(said).filter(isFirst), proving(stepsOf(asked))]
    const inner = (steps: readonly Step[]) => steps.flatMap((step) => withoutScripts(step, scripts))
    const all = [...made, ...inner(made)]
    return [wanted, proving(inner(wanted))].some(
      (way) => way.length > 0 && way.every((step) => all.some((other) => isSame(step, other, isWhole))),
    )
  })

/** It is not only tried if another command fails. */
const isFirst = ({ sign }: Step): boolean => sign !== '||'

/** What of a command proves something: not what prepares, filters output, or is tried if something else fails. */
function proving(steps: readonly Step[]): Step[] {
  const rank = (step: Step): number =>
    PREPARES.test(step.words[0] ?? '') || isFetch(step) ? 0 : LOOKS.test(step.words[0] ?? '') ? 1 : 2
  const first = steps.filter(isFirst)
  const most = Math.max(0, ...first.map(rank))
  return first.filter((step) => rank(step) === most).filter(({ sign }, at) => !/^\|/.test(sign) || at === 0)
}

/** What a package script runs, and what the scripts in it run, instead of the script. */
function withoutScripts(step: Step, scripts: Scripts, depth = 0): Step[] {
  const { words } = step
  const at =
    words[0] === 'npm' && !isFetch(step) ? words.findIndex((word) => Object.hasOwn(scripts, word)) : -1
  if (at < 0 || depth > 3) return [step]
  const inner = stepsOf([scripts[words[at] ?? ''], ...words.slice(at + 1)].join(' '))
  return inner.flatMap((each) => withoutScripts(each, scripts, depth + 1))
}

type Compare = (asked: readonly string[], given: readonly string[], line: readonly string[]) => boolean

/** The same program, also as a word of one that is not known, if `compare` finds its words in what follows. */
const isSame = (asked: Step, given: Step, compare: Compare): boolean =>
  (!isIdle(given) || isIdle(asked)) &&
  given.words.some(
    (word, at) =>
      (at === 0 || !isQuiet(given)) &&
      isSamePath(programOf(word), asked.words[0] ?? '') &&
      compare(asked.words.slice(1), given.words.slice(at + 1), [...given.words, ...given.line]),
  )

const isOption = (word = ''): boolean => /^[-+]./.test(word) && word !== '--'
const plain = (words: readonly string[]): string[] =>
  words.filter((word) => !isOption(word) && !/^(?:--|run|run-script|\]\]?|)$/.test(word))
/** Without those that may be the value of the option before them. */
const sure = (words: readonly string[]): string[] => plain(words.filter((_, at) => !isOption(words[at - 1])))
const isPath = (word: string): boolean => /\/|^\.$|\.\w{1,5}(?:::.*)?$/.test(word)
const isAmong = (words: readonly string[], word: string): boolean =>
  words.some((other) => isSamePath(word, other))

/** All plain words, and none that makes it less: a file or a name where the plan asks for everything. */
const isWhole: Compare = (asked, given, line) =>
  plain(asked).every((word) => isAmong(line, word)) &&
  sure(given).every((word) => isAmong(asked, word) || (isPath(word) && asked.some(isPath)))

/** The plain words, or more: no path at all, a folder above, what the shell fills in. */
const isMore: Compare = (asked, given, line) => {
  const paths = plain(given).filter(isPath)
  const isAbove = (place: string, path: string): boolean =>
    /^\.$|^\/|\.\./.test(place) || `/${path}`.includes(`/${place.replace(/\/$/, '')}/`)
  const isCovered = (word: string): boolean =>
    isPath(word) && (paths.length === 0 || paths.some((place) => isAbove(place, word)))
  return (
    given.some((word) => OPEN.test(word)) ||
    sure(asked).every((word) => OPEN.test(word) || isAmong(line, word) || isCovered(word))
  )
}

/** A path may be absolute, begin in another folder, or follow `--option=`; a folder may end in a slash. */
const isSamePath = (first: string, second: string): boolean => {
  const [one, other] = [first, second].map((path) => withoutDot(path).replace(/(?<=.)\/$/, '')) as [
    string,
    string,
  ]
  return (
    one === other || [`/${one}`, `=${one}`].some((end) => other.endsWith(end)) || one.endsWith(`/${other}`)
  )
}

const TOKEN =
  /(?<=^|[\s;&|(])#[^\n]*|(?<sign>&&|\|\||\|&|[;|&\n()`])|\d*&?(?:<\s*(?<read>[^\s;|&<>"'()`]+)|[<>]{1,3}(?:&\d|\s*[^\s;|&"'()`]*))|(?<word>(?:"(?:\\.|[^"\\])*"|'[^']*'|\\.|[^\s;|&"'()`\\])+)/g
/** A text that a program reads. A shell runs it, and fills it in unless the end word is quoted. */
const HERE_DOCUMENT =
  /(^\s*(?:ba|z)?sh\s.*?)?<<-?[ \t]*(["']?)(\w+)\2([^\n]*)\n([\s\S]*?)\n[ \t]*\3(?=\s|$)/gm
/** What a quoted word has the shell run. */
const FILLED_IN = /\$\(([\s\S]*?)(?:\)[^)]*)?$|`([^`]*)/g

/** The simple commands of a line of shell, also those inside of other commands. */
function stepsOf(command: string): Step[] {
  const text = command
    .replace(HERE_DOCUMENT, (_, shell, quote, __, rest, body) =>
      shell || (!quote && /\$\(|`/.test(body)) ? `${rest}\n${body}` : rest,
    )
    .replace(/\\\r?\n/g, ' ')
    // A command in the place of a file is run too.
    .replace(/(?:>\s*)?[<>]\(/g, '(')
  const steps: { words: string[]; sign: string }[] = [{ words: [], sign: '' }]
  const [line, inner]: [string[], string[]] = [[], []]
  for (const { groups: { sign, read, word } = {} } of text.matchAll(TOKEN)) {
    if (sign) steps.push({ words: [], sign })
    if (word) steps.at(-1)?.words.push(plainWord(word))
    if (read || word) line.push(withoutDot(plainWord(read ?? word ?? '')))
    for (const [, one, other] of (word ?? '').matchAll(FILLED_IN)) inner.push(one ?? other ?? '')
  }
  const own = steps.map(({ words, sign }) => ({ words: started(words), sign, line }))
  const calls = own.filter(({ words: [program = ''] }) => program !== '' && !isOption(program))
  // A program that is not known may have a shell run its words.
  const run = calls.flatMap((step) => (isQuiet(step) ? [] : step.words.filter((word) => /\s/.test(word))))
  return [...calls, ...[...inner, ...run].flatMap(stepsOf)]
}

/** What only starts the rest of the words, one on each line. */
const LAUNCHERS =
  /^(?:(?:\w+=.*|if|then|do|else|elif|while|until|!|\{|timeout(?:\n-\S+|\n\d\S*)*|(?:env|time|nohup|nice|command|exec|sudo|npx|pnpx|bunx|uvx|cross-env|(?:npm|pnpm|yarn|bun)\n(?:exec|dlx|x)|(?:uv|poetry|pipenv|pdm|hatch|rye)\nrun|bundle\nexec|(?:ba|z|da)?sh|python[\d.]*\n-m)(?:\n-\S+)*)\n(?!-))+/

function started(words: readonly string[]): string[] {
  const text = words.join('\n').replace(LAUNCHERS, '')
  const [program = '', ...rest] = text.replace(/^(npm|pnpm|yarn|bun)\nt(?=\n|$)/, '$1\ntest').split('\n')
  // `./test` is a script, `test` is not.
  return [programOf(program), ...rest.map(withoutDot)]
}

const programOf = (word: string): string =>
  word
    .replace(/\.(?:exe|cmd|bat)$|(?<=\w)@[\w.^~-]+$/, '')
    .replace(/^(?:.*\/)?python[\d.]*$/, 'python')
    .replace(/^\[\[?$/, 'test')
    .replace(/^(?:\.\/)?(mvn|gradle)w$/, '$1')
    .replace(/^(?:pnpm|yarn|bun)$/, 'npm')

const withoutDot = (word: string): string => word.replace(/^\.\/(?=.)/, '')

/** Without quotation marks, with the slashes of other systems. */
const plainWord = (word: string): string =>
  word
    .replace(/\\(?=\w)/g, '/')
    .replace(/["'`\\]|,$/g, '')
    .replace(/\s+/g, ' ')
    .trim()
