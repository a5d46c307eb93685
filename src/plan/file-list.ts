import { looksLikeCommand } from './bare-command.ts'
import { codeSpans } from './verify-text.ts'

const NONE = /^(?:n\/?a|none|no files?|nothing|-|–|—|tbd|various|multiple)\b/i
const VERB =
  /^(?:(?:create|created|modify|modified|update|updated|edit|add|new|remove|delete|deleted|test|tests|move|rename|touch|write|extend|read)(?:\s*:\s*|\s+))+/i

/**
 * The paths in a Files line: comma or line separated, in backticks or bare, with notes in brackets. What is behind the
 * first line of a paragraph may be about the work: only what is surely a path is one.
 */
export function readFileList(lines: readonly string[]): string[] {
  const files: string[] = []
  for (const given of lines) {
    // Each of many blanks would be tried as the one before an `and`.
    const line = given.replace(/[ \t]{20,}/g, '  ')
    if (NONE.test(line.trim())) continue
    const spans = spansOutsideBrackets(line)
    const [first = '', ...next] = line.replace(/(^|\s)\([^)]*\)/g, ' ').split('\n')
    const bare = () => [
      ...splitOutsideBraces(first),
      ...next.flatMap(splitOutsideBraces).filter((part) => isPath(part.trim())),
    ]
    for (const part of spans.length > 0 ? spans : bare()) {
      const path = cleanPath(part)
      if (path !== undefined && !files.includes(path)) files.push(path)
    }
  }
  return files
}

/**
 * A remark in brackets may name functions and other files. The files of the task are outside of brackets; behind a dash
 * or a colon with words only what is surely a path is one.
 */
function spansOutsideBrackets(line: string): string[] {
  let depth = 0
  let isRemark = false
  const outside: string[] = []
  for (const [at, { code, before }] of codeSpans(line).entries()) {
    depth += before.split('(').length - before.split(')').length
    isRemark ||= at > 0 ? REMARK_BEFORE.test(before) : before.includes('\n')
    if (depth <= 0 && (!isRemark || isSurely(code.trim()))) outside.push(code)
  }
  return outside
}

/** A dash or a colon with words, or the next line of a paragraph. */
const REMARK_BEFORE = /(?:\s[-–—]{1,2}|^:)\s+\S*\p{L}|\n/u
const isSurely = (code: string): boolean => isPath(code) || KNOWN_NAME.test(code)

/** `All lib/b/* files`, `16 PNG files in evidence/`: the only path among words about files. */
function withoutWords(text: string): string {
  if (!/\bfiles?\b|^all\s/i.test(text) || !/\s/.test(text)) return text
  const paths = text.split(/\s+/).filter((word) => word.includes('/'))
  return paths.length === 1 && !/`|\.\w+$/.test(text) ? (paths[0] as string) : text
}

/** Of what is longer the end is no path. */
const LONGEST = 5000

function cleanPath(part: string): string | undefined {
  const path = withoutWords(part.trim().slice(0, LONGEST))
    .replace(VERB, '')
    .replace(/^["'*_]+|["'*_]+$/g, (quotes) =>
      quotes.includes('_') || quotes.includes('*') ? quotes.replace(/["']/g, '') : '',
    )
    .replace(/\s+[-–—]\s.*$/, '')
    .replace(/:\d+(?:-\d+)?$/, '')
    // The end of a sentence, and not `src/...`.
    .replace(/(?<=[\w)])\.$/, '')
    .replaceAll('\\', '/')
    .replace(/^\.\//, '')
    .trim()
  // `save("a.csv")` and `x = 1` are code.
  if (
    path === '' ||
    /^https?:|^files?$|\s{2,}|[<>|]|\s=|=\s|\(["'`]|\(\)|^\W+$/.test(path) ||
    (isPackage(path) && path.startsWith('@'))
  )
    return undefined
  // Words without a slash or a dot are a remark, unless they are one word such as Makefile.
  if (
    /\s/.test(path) &&
    (!/[/.]/.test(path) || /^(?:the|all|any|its|their|whatever|other|every|each)\s/i.test(path))
  )
    return undefined
  return path
}

/** Commas and semicolons separate paths, but not those in `src/{a,b}.ts`. */
function splitOutsideBraces(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let part = ''
  for (const char of text) {
    if (char === '{') depth += 1
    else if (char === '}') depth = Math.max(0, depth - 1)
    if ((char === ',' || char === ';') && depth === 0) {
      parts.push(part)
      part = ''
    } else part += char
  }
  return [...parts, part].flatMap((each) => each.split(/\s+and\s+/))
}

const FOLDER_OR_FILE = /^(?:\.{1,2}\/)?(?:[\w@.()[\]-]+\/)+[\w@.()[\]*-]*$/
const FILE = /^(?:[\w@.()[\]{}+$~,=*-]+\/)*[\w@()[\]{}+$~,.*-]*\.[A-Za-z]\w{0,9}$/
/** Files without an ending, and folders. */
const KNOWN_NAME = /^(?:[A-Z][a-z]*file|LICENSE|[\w.-]*\/[\w./-]+)$/
/** Names of files without an ending; `Profile` is none. */
const BARE_NAME =
  /^(?:(?:Docker|Make|Gem|Rake|Proc|Just|Brew|Vagrant|Jenkins|Caddy|Container|Earth|Tilt|Pod|Fast|Danger)file|justfile|LICENSE|CODEOWNERS)$/
/** Without a folder these endings tell a file from `config.Settings` and `console.log`. */
const ENDING =
  /\.(?:[cm]?[jt]sx?|json[c5l]?|mdx?|s?css|sass|less|html?|vue|svelte|astro|pyi?|ipynb|rb|go|rs|java|kts?|swift|cc?|cpp|hh?|hpp|m|mm|cs|fs|vb|[cf]sproj|sln|php|exs?|erl|lua|dart|scala|clj|hs|elm|ml|zig|r|jl|sql|graphql|proto|prisma|ya?ml|toml|ini|cfg|conf|properties|xml|plist|svg|png|jpe?g|gif|webp|ico|pdf|txt|csv|tsv|rst|adoc|sh|bash|zsh|ps1|bat|cmd|mod|sum|lock|gradle|tf|tfvars|hcl|nix|cmake|mk|tpl|tmpl|ejs|hbs|j2|example|sample|gd|tscn|wasm|bats|feature|sol|a?xaml|razor|cshtml|erb|haml|twig|liquid|pug|styl|tex|p[lm]|qml)$/i
const DOT_FILE = /^\.(?:env|\w+(?:ignore|rc|config|attributes|keep|version))(?:\.[\w-]+)*$/
/** `@scope/name` and `github.com/a/b` are names of packages. */
const isPackage = (path: string): boolean =>
  !ENDING.test(path) && /^(?:@[\w-][\w.-]*\/[\w.*-]+|[\w-]+\.(?:com|org|io|net|dev|in)\/.*)$/.test(path)

const isPath = (text: string): boolean =>
  !isPackage(text) &&
  // `[area/log]` is how something is marked.
  !/^\[[^\]]*\]$/.test(text) &&
  ((FILE.test(text) && (text.includes('/') || ENDING.test(text) || DOT_FILE.test(text))) ||
    (FOLDER_OR_FILE.test(text) && text.includes('/')))

/** What is to be seen at the end is no file of the task: `…; verify tests/run.sh passes`. */
const LOOKS =
  /(?:[;.,]\s+(?:then |and )?|\sand\s)(?:verify|confirm|check)\b(?:(?!;|\.\s|,\s*(?:then|and)\b).)*/gis
/** The paths of a task in its title, but for those that it only looks at. */
export const pathsInTitle = (title: string): string[] => pathsInText(title.replace(LOOKS, ''))

/** Paths that a title names: bare ones with a folder and an ending, and those in backticks. */
export function pathsInText(text: string): string[] {
  const spans = codeSpans(text)
  const found = spans.map((span) => span.code.trim()).filter((code) => isPath(code) || BARE_NAME.test(code))
  const prose = spans.length === 0 ? text : [spans[0]?.before, ...spans.map((span) => span.after)].join(' ')
  for (const raw of prose.split(/[\s,;]+/)) {
    const word = raw.replace(/^[("']+|[)"'.:]+$/g, '')
    const isOne = !word
      .split('/')
      .slice(0, -1)
      .some((part) => ENDING.test(part))
    if (word.includes('/') && isOne && FILE.test(word) && !/^https?:/.test(word) && !isPackage(word))
      found.push(word)
  }
  return [...new Set(found.map((path) => path.replace(/^\.\//, '')))]
}

/** What goes on with a paragraph or a bullet: no bullet, no name, no heading, no fence. */
const GOES_ON = /^(?!\s*(?:[-*+]|\d+[.)])\s)(?!\s*(?:\*\*|__|#|`{3}|~{3}|>|\|))\s*\S/

/** `**Files:**`, and a heading such as `### Files changed`. */
const FILES_LABEL = /^\s*(?:\*\*)?Files?(?: to (?:create|modify|change))?(?:\*\*)?:/i
const FILES_HEADING =
  /^ {0,3}#{2,6}\s+(?:files?(?: (?:to (?:be )?)?(?:creat(?:e|ed)|modif(?:y|ied)|chang(?:e|ed)|updat(?:e|ed)|(?:edit|touch|affect)(?:ed)?))?|(?:affected|changed|modified|touched|new) files?)\W*$/i

/** The bullets under **Files:**, up to the first line that is not a bullet: the files, and where the list is in the body. */
export function filesBlock(
  body: readonly string[],
): { files: string[]; from: number; to: number } | undefined {
  const labelled = body.findIndex((line) => FILES_LABEL.test(line))
  const from = labelled < 0 ? body.findIndex((line) => FILES_HEADING.test(line)) : labelled
  if (from < 0) return undefined
  const bullets: string[] = [labelled < 0 ? '' : (body[from] as string).replace(/^.*?:(?:\*\*)?/, '')]
  let to = from + 1
  let isOpen = bullets[0]?.trim() !== ''
  for (; to < body.length; to += 1) {
    const line = body[to] as string
    const bullet = /^\s*[-*+]\s+(?!\[.\])(.+)$/.exec(line)?.[1]
    const isFile = bullet !== undefined && !isProof(bullet)
    if (isFile) bullets.push(bullet)
    else if (isOpen && GOES_ON.test(line)) bullets.push(`${bullets.pop()}\n${line.trim()}`)
    else if (line.trim() !== '' || bullets.length > 1) break
    isOpen = line.trim() !== '' && (isFile || isOpen)
  }
  return { files: readFileList(bullets), from, to }
}

/** `Verify: npm test`, directly below the files. */
function isProof(bullet: string): boolean {
  const said = /^(?:\*\*)?(?:Verify|Verification|Run)\b[^:：]{0,40}[:：](?:\*\*)?\s*(.+)$/i.exec(bullet)?.[1]
  return said !== undefined && looksLikeCommand((codeSpans(said)[0]?.code ?? said).trim())
}
