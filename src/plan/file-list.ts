import { codeSpans } from './verify-text.ts'

const NONE = /^(?:n\/?a|none|no files?|nothing|-|–|—|tbd|various|multiple)\b/i
const VERB =
  /^(?:(?:create|created|modify|modified|update|updated|edit|add|new|remove|delete|deleted|test|tests|move|rename|touch|write|extend|read)(?:\s*:\s*|\s+))+/i

/** The paths in a Files line: comma or line separated, in backticks or bare, with notes in brackets. */
export function readFileList(lines: readonly string[]): string[] {
  const files: string[] = []
  for (const line of lines) {
    if (NONE.test(line.trim())) continue
    const spans = spansOutsideBrackets(line)
    const parts = spans.length > 0 ? spans : splitOutsideBraces(line.replace(/(^|\s)\([^)]*\)/g, ' '))
    for (const part of parts) {
      const path = cleanPath(part)
      if (path !== undefined && !files.includes(path)) files.push(path)
    }
  }
  return files
}

/** A remark in brackets may name functions and other files. The files of the task are outside of brackets. */
function spansOutsideBrackets(line: string): string[] {
  let depth = 0
  const outside: string[] = []
  for (const span of codeSpans(line)) {
    for (const char of span.before) depth += char === '(' ? 1 : char === ')' ? -1 : 0
    if (depth <= 0) outside.push(span.code)
  }
  return outside
}

function cleanPath(part: string): string | undefined {
  const path = part
    .trim()
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
  if (path === '' || /\s{2,}|[<>|]|^\W+$/.test(path)) return undefined
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
const FILE = /^(?:[\w@.()[\]-]+\/)*[\w@()[\]-]*\.[A-Za-z]\w{0,9}$/

/** Paths that a title names: bare ones with a folder and an ending, and those in backticks. */
export function pathsInText(text: string): string[] {
  const spans = codeSpans(text)
  const found = spans
    .map((span) => span.code.trim())
    .filter((code) => FILE.test(code) || (FOLDER_OR_FILE.test(code) && code.includes('/')))
  const prose = spans.length === 0 ? text : [spans[0]?.before, ...spans.map((span) => span.after)].join(' ')
  for (const raw of prose.split(/[\s,;]+/)) {
    const word = raw.replace(/^[("']+|[)"'.:]+$/g, '')
    if (word.includes('/') && FILE.test(word) && !/^https?:/.test(word)) found.push(word)
  }
  return [...new Set(found.map((path) => path.replace(/^\.\//, '')))]
}
