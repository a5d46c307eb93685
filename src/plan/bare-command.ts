import { unclosed } from './shell/parse.ts'

/** Programs that plans call; what begins with one of them, or with a path, is a command and not a sentence. */
const PROGRAMS = new Set(
  `npm npx pnpm pnpx yarn bun bunx node deno tsc tsx eslint prettier biome oxlint vitest jest mocha ava playwright cypress
  python python3 pytest pip pip3 pipx poetry uv uvx ruff mypy pyright tox nox black flake8 cargo rustc rustup go gofmt golangci-lint
  make just task ninja cmake ctest bazel meson gcc g++ clang bash sh zsh fish pwsh powershell bats shellcheck shfmt
  grep egrep fgrep rg ag sg test [ [[ ls find fd cat head tail wc sort uniq cut tr sed awk jq yq xargs tee diff cmp comm file stat du
  curl wget http git gh glab docker docker-compose podman kubectl helm terraform tofu ansible aws gcloud az vercel wrangler supabase
  psql sqlite3 mysql mongosh redis-cli prisma drizzle-kit ruby bundle rake rspec rails rubocop php composer phpunit artisan
  java javac mvn mvnw gradle gradlew kotlin sbt scala lein clojure dotnet msbuild swift xcodebuild flutter dart mix elixir
  perl lua R Rscript julia forge hardhat hatch pdm rye mise k6 sqlx alembic buf mage tuist pre-commit knip vue-tsc svelte-check ng expo fastlane
  gleam rebar3 swiftlint mkdocs sphinx-build luacheck stylua kill wait trap .
  newman pulumi ghc cabal stack zig nim nix ansible-playbook openspec specify claude ultraplan
  cd echo printf true false exit export source set env timeout time if for while until ! ( { : mkdir touch rm cp mv chmod
  command which type sleep nc ping dig openssl tar zip unzip hugo mdbook markdownlint actionlint yamllint hadolint act turbo nx lerna rush vite next astro webpack esbuild rollup`.split(
    /\s+/,
  ),
)

/** Of these it is known what their arguments look like, so that prose behind them can be told apart. */
const RUNNERS = new Set(
  `npm npx pnpm pnpx yarn bun bunx node deno tsc tsx eslint prettier biome vitest jest mocha playwright python python3 pytest
  pip poetry uv uvx ruff mypy tox cargo go make just gradle gradlew mvn dotnet mix rake rspec bundle composer phpunit swift
  flutter grep rg jq wc curl bash sh bats shellcheck ctest php ruby nox pyright ls cat diff cmp`.split(/\s+/),
)
/** Their first word is the name of something to do, which a project chooses. */
const TARGETS = /^(?:make|just|rake|mix|mvn|(?:.*\/)?gradlew?)$/
/** Words that such a program takes as the name of a script or of something to do. */
const KNOWN = new Set(
  `run exec ls test tests t build check lint typecheck type-check tsc format fmt compile verify validate ci install start dev vet clippy
  generate migrate deploy push pull audit coverage bench doc docs e2e unit integration smoke all release debug watch db seed
  workspace workspaces run-script dlx x vitest jest mocha eslint prettier biome playwright cypress tsx ts-node prisma pytest
  ruff mypy black coverage spec rspec rake phpunit analyze package bootstrap assemble`.split(/\s+/),
)
/** Words of a sentence. A command has none of them, but for what it quotes. */
const ENGLISH = new Set(
  `a an the this that these those it its they them is are was were be been being has have had does do did will would should
  must can could may no not none all any each every both some and or but if then when while after before until with without
  within for from of on in into onto at by as to up out over via using sure manually correctly successfully properly
  cleanly again works working shows displays prints outputs emits returns return
  passes pass fails fail succeeds succeed exits exist exists contains contain renders loads starts starting
  completes complete confirms confirm errors error warnings warning issues failures existing same only there here
  through your our everything nothing also still now builds runs responds boots opens closes compiles matches appears
  updates creates deletes handles supports accepts rejects installs`.split(/\s+/),
)
/** Said of a result; only directly after a program it is the name of a script, as in `make clean`. */
export const STATES = new Set(
  'clean green red ok okay done good fine passed passing successful stable'.split(' '),
)
/** What ends a command and begins what is said of it. */
const SAID = /^(?:passes|pass|succeeds|succeed|returns|exits)[.,;:]?$/
/** A remark behind a command: in brackets, behind an arrow or a dash, or a number to compare with. */
const REMARK = /\s+(?:\((?!.*\|).*\)|(?:→|=>|—|–|--?>)\s.*|[<>=]=? ?\d+.*)\.?$/
const JOINT = /^(?:&&|\|\||\||;)$/
/** Of these the words behind them are text, or another command. */
const FREE = new Set('echo printf for while until if case do then else elif test [ [['.split(' '))
/** Words between the commands of a compound one. */
const SHELL_WORDS = new Set('do done then else elif fi esac } )'.split(' '))

/** Words that make a sentence of a text whose first word is both a program and an English word. */
const ENGLISH_NEXT =
  /^(?:sure|that|the|all|each|every|a|an|any|both|through|to|if|whether|it|its|this|these|those|for|with|and|or|is|are|on|in|of|your|our|by|as|when|again|manually|everything|one|files?|must|should|shows?|has|have|can|will|up|out)[,.:;]?$/

/** What is a word of a sentence only behind other programs. */
const SUBCOMMAND =
  /^(?:(?:git|npm|pip3?|poetry|composer|cargo|terraform|tofu|helm|gem|bundle) show|(?:docker-compose|supabase|podman-compose|pulumi) up)$/

const ASSIGNMENTS = /^(?:[A-Za-z_]\w*=(?:"[^"]*"|'[^']*'|\S*)\s+)+/

/** A command of a client, such as /plan or /plugin:plan, cannot be run by a shell. */
export const isSlashCommand = (text: string): boolean => /^\/[\w-]+(?::[\w-]+)?(?=\s|$)/.test(text)

/** On Windows: `npm.cmd`, `python.exe`. */
const withoutEnding = (program: string): string => program.replace(/\.(?:cmd|exe)$/, '')
const isRunner = (program: string): boolean => RUNNERS.has(withoutEnding(program))

export function looksLikeCommand(text: string): boolean {
  const bare = text.trim().replace(ASSIGNMENTS, '')
  const [first = '', second = ''] = bare.replace(/^[!({]\s*/, '').split(/\s+/, 2)
  if (first === '' || (/^[A-Z][a-z]+$/.test(first) && !PROGRAMS.has(first))) return false
  if (isSlashCommand(first) || isOtherCode(bare)) return false
  if (/^(?:\.{0,2}\/|~\/|\$|[A-Za-z]:\\)/.test(first)) return true
  // A relative path to a script: with a folder and arguments, or with the extension of a script.
  if (
    /^[\w.-]+(?:\/[\w.-]+)+$/.test(first) &&
    (isScriptPath(first, second) || first.startsWith('node_modules/'))
  )
    return true
  return (
    PROGRAMS.has(withoutEnding(first)) &&
    (!ENGLISH_NEXT.test(second) || SUBCOMMAND.test(`${first} ${second}`))
  )
}

/** A source file is a command only with arguments; alone it is the name of a file. */
const isScriptPath = (path: string, argument: string): boolean =>
  /\.(?:sh|bash|bat|cmd|ps1)$/.test(path) ||
  (argument !== '' && /\.(?:py|js|mjs|rb|pl)$|(?:^|\/)bin\/[\w.-]+$/.test(path))

/** Code in another language, which a shell would run as arguments of a program with that name. */
const OTHER_CODE = [
  /^(?:GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS)\s+\S*[/:]/,
  /^(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|CREATE|ALTER|DROP|TRUNCATE|WITH|EXPLAIN)\s/,
  /^select\s.*\sfrom\s/i,
  /^(?:const|let|var|import|from|return|function|class|interface|enum|def|async|await|throw|new|public|private|fn|func|pub|struct)\s/,
  /^export\s+(?:const|let|default|function|class|type|interface|enum|async|abstract|\*|\{)/,
  /^type\s+\w+(?:<.*>)?\s*=/,
  /^[\w.$]+\s+(?:=|===?|!==?|=>|:=)\s/,
  /^[\w.$]+\(.*\);?$/,
  /^(?:[\w.-]+|"[^"]*"|'[^']*'):(?:\s|$)/,
  /^\{\s*["'\w]+\s*[:,}]/,
  /^<[/!]?\w/,
  /^\d+(?:\s|$)/,
  // The name of a test in its file.
  /^(?:\.{0,2}\/)?[\w.@-]+(?:\/[\w.@[\]-]+)*\.\w{1,5}(?:#|::)\S+$/,
  // A path of a source or a text alone.
  /^(?:\.{0,2}\/)?[\w.@-]+(?:\/[\w.@[\]-]+)*\.(?:tsx?|jsx|cts|mts|json|md|css|html?|ya?ml|toml|txt|sql|vue|svelte|go|rs|java|kt|swift|c|cc|cpp|h|hpp)(?::\d[\d:-]*)?$/,
]
export const isOtherCode = (code: string): boolean => OTHER_CODE.some((form) => form.test(code.trim()))

interface Token {
  text: string
  at: number
}

/** Words, with what is quoted or expanded as a part of its word, and the signs between commands. */
const tokensOf = (text: string): Token[] =>
  [...text.matchAll(/&&|\|\||[|;]|(?:"(?:[^"\\]|\\.)*"|'[^']*'|\$\([^()]*\)|[^\s|;&]|&(?!&))+/g)].map(
    (match) => ({
      text: match[0],
      at: match.index,
    }),
  )

/**
 * A command that is written without backticks, and what is said of it. Only what leaves no doubt is a command: prose is
 * never run as arguments. Text that its field names a command (`marked`) may have words that are not known.
 */
export function bareCommand(given: string, marked = false): { command: string; prose: string } | undefined {
  const text = given.replace(/^\$ +/, '')
  if (text.length > 2000 || !looksLikeCommand(text) || unclosed(text)) return undefined
  const remark = REMARK.exec(text)
  const head = remark ? text.slice(0, remark.index).trim() : text
  if (remark && !/[|;&]$/.test(head) && isBalanced(head) && !endsInCondition(head)) {
    const cut = bareCommand(head, marked)
    if (cut) return { command: cut.command, prose: `${cut.prose} ${remark[0]}`.trim() }
  }
  const end = endOf(text)
  if (end === undefined) return undefined
  const command = text.slice(0, end).trim()
  if (!marked && !isCertain(command)) return undefined
  if (end === text.length) return { command: command.replace(/(?<=\w)\.$/, ''), prose: '' }
  const [program = '', ...rest] = command.replace(ASSIGNMENTS, '').split(/\s+/)
  return isRunner(program) && rest.length > 0 ? { command, prose: text.slice(end).trim() } : undefined
}

/** In `test "$a" = 2` the number is a part of the command. */
function endsInCondition(head: string): boolean {
  const tokens = tokensOf(head).map((token) => token.text)
  const last = tokens.slice(tokens.findLastIndex((token) => JOINT.test(token)) + 1)
  return /^(?:test|\[\[?)$/.test(last.find((token) => token !== '!') ?? '')
}

/** A flag, or a sign of the shell: no sentence has one. */
const SHELL_SIGN = /(?:^|\s)(?:-{1,2}[A-Za-z][\w-]*(?:[=\s]|$)|--\s|&&|\|\|?|\d?>>?\s?[\w./&]|<\s?[\w./])|;\s/

/** Either the shell's own signs are in it, or a runner is followed only by paths, known words and quoted text. */
function isCertain(command: string): boolean {
  const bare = command.replace(ASSIGNMENTS, '').replace(/^!\s+/, '')
  if (SHELL_SIGN.test(bare)) return true
  const [program = '', ...words] = tokensOf(bare).map(({ text }) => text)
  // A loop or a condition has signs of the shell.
  if (FREE.has(program)) return /^(?:test|\[|echo|printf)/.test(program)
  if (!isRunner(program) && !/^\.{1,2}\/|\.(?:sh|bash|bat|cmd|ps1|py|js|mjs|rb|pl)$/.test(program))
    return false
  return words.every((word, at) => {
    if (kindOf(word) === 'argument') return true
    const before = words[at - 1] ?? ''
    if (at === 0)
      return STATES.has(word) ? TARGETS.test(program) : TARGETS.test(program) && word.includes('-')
    // `npm run <script>`, `npx <tool>`, and the name of a test: `playwright test login`.
    return isTool(before) || (/^(?:playwright|vitest)$/.test(words[at - 2] ?? '') && !STATES.has(word))
  })
}

const isBalanced = (text: string) => ['"', "'"].every((quote) => text.split(quote).length % 2 === 1)

/** Where the command ends: before `passes`, or with the text. Undefined if there is prose in it. */
function endOf(text: string): number | undefined {
  const tokens = tokensOf(text)
  let state: State = { program: '', unknown: 0 }
  for (const [index, { at }] of tokens.entries()) {
    const next = stateAfter(state, text, tokens, index)
    if (typeof next === 'string') return next === 'said' ? at : undefined
    state = next
  }
  return text.length
}

interface State {
  program: string
  /** How many words in a row are neither known nor of the form of an argument. */
  unknown: number
  /** It reads what the command before it prints. */
  isFed?: boolean
}

function stateAfter(
  { program, unknown, isFed = false }: State,
  text: string,
  tokens: readonly Token[],
  index: number,
): State | 'said' | 'prose' {
  const { text: word, at } = tokens[index] as Token
  if (JOINT.test(word)) return { program: '', unknown: 0, isFed: word === '|' }
  if (program === '') {
    const begun = programAt(text.slice(at), word)
    return begun === undefined ? 'prose' : { program: begun, unknown: 0, isFed }
  }
  // It counts what it is fed, and takes no file.
  if (isFed && program === 'wc' && !/^(?:-|\d*>|[)}])/.test(word)) return 'said'
  if (isSaid(word, tokens[index + 1]?.text, tokens[index - 1]?.text)) return 'said'
  if (/^(?:test|\[)$/.test(program) && !isCondition(tokens, index)) return 'prose'
  const kind = kindBehind(program, tokens[index - 1]?.text ?? '', word)
  if (kind === 'prose' || (kind === 'word' && unknown > 0)) return 'prose'
  return { program, unknown: kind === 'word' ? unknown + 1 : 0, isFed }
}

/** `test -f a`, `test "$a" = b`, and not `test coverage increased`. Asked of the word after `test`, true of all others. */
const isCondition = (tokens: readonly Token[], index: number): boolean =>
  !/^(?:test|\[)$/.test(tokens[index - 1]?.text ?? '') ||
  /^(?:-[a-zA-Z]{1,2}$|[!("'$])/.test(tokens[index]?.text ?? '') ||
  /^(?:-[a-z]{2}|!?==?)$/.test(tokens[index + 1]?.text ?? '')

/** `grep -q pass out.txt` searches for it. */
const isSaid = (word: string, next = '', before = ''): boolean =>
  SAID.test(word) &&
  !(before.startsWith('-') && /^(?:pass|succeed)$/.test(word)) &&
  (!word.startsWith('exits') || /^(?:with|0|code|status)/.test(next))

/** What a word is, behind another one and as an argument of a program. Only runners take no two unknown words in a row. */
function kindBehind(program: string, before: string, word: string): 'prose' | 'word' | 'argument' {
  if (FREE.has(program) || before.startsWith('-')) return 'argument'
  if (STATES.has(word) && before !== program && !isTool(before)) return 'prose'
  // A script or a folder may have a name in any language.
  if ((isTool(before) || program === 'cd') && /\P{ASCII}/u.test(word)) return 'argument'
  const kind = kindOf(word)
  return kind === 'word' && (!isRunner(program) || isTool(before)) ? 'argument' : kind
}

/** The program that a command begins with; '' where assignments and brackets are still to come. */
function programAt(rest: string, word: string): string | undefined {
  if (/^[A-Za-z_]\w*=/.test(word) || /^[!({]+$/.test(word)) return ''
  if (SHELL_WORDS.has(word)) return word
  return looksLikeCommand(rest) ? word.replace(/^[!({]+/, '') : undefined
}

/** After these comes the name of a tool. */
export const isTool = (word: string) => /^(?:npx|bunx|pnpx|uvx|exec|dlx|run|workspace|-m|--)$/.test(word)

export function kindOf(word: string): 'prose' | 'word' | 'argument' {
  if (/["'$`]/.test(word)) return 'argument'
  // Signs such as ✅, and results such as 12/12 and 80%.
  if (/[^\p{L}\p{N}\p{M}\x21-\x7e]|^\d+(?:\/\d+|%)$/u.test(word)) return 'prose'
  // A word of another language, and not a path or a value.
  if (/^(?=.*\P{ASCII})[\p{L}\p{M}]+[.,;:!?]?$/u.test(word)) return 'prose'
  const letters = word.replace(/[.,;:!?]+$/, '')
  if (!/^[A-Za-z][A-Za-z-]*$/.test(letters)) return word.endsWith(',') ? 'prose' : 'argument'
  if (word.endsWith(',') || ENGLISH.has(letters.toLowerCase())) return 'prose'
  return KNOWN.has(letters) ? 'argument' : 'word'
}

/** Whether a text reads like a sentence, whatever it begins with. */
export const isSentence = (text: string): boolean =>
  tokensOf(text).filter(({ text: word }) => kindOf(word) === 'prose').length > 1
