import { parseAllDocuments } from 'yaml'
import { blankOut, endingOf, lexisOf } from './blank-source.ts'

/** The result of parsing a file. `unknown`: this parser does not know the language. */
export type SyntaxAnswer =
  | { kind: 'sound' }
  | { kind: 'broken'; line?: number; message: string }
  | { kind: 'unknown'; why: string }

export const SOUND: SyntaxAnswer = { kind: 'sound' }

/** `undefined` when there is no parser here for this kind of file. */
export function checkSyntax(path: string, marked: string): SyntaxAnswer | undefined {
  const text = marked.replace(/^\ufeff/, '')
  const ending = endingOf(path)
  if (/^jsonc?$/.test(ending)) return checkJson(text, path)
  if (/^ya?ml$/.test(ending)) return checkYaml(text)
  return ending === 'sql' ? checkSql(text) : undefined
}

/** Files whose tools allow comments and a trailing comma. */
const WITH_COMMENTS =
  /(?:\.jsonc|\.code-workspace|(?:^|\/)(?:[jt]sconfig[^/]*|\.eslintrc|\.babelrc|babel\.config|devcontainer|\.?jsdoc|api-extractor|biome|deno|\.swcrc|turbo|wrangler|nx|angular|language-configuration|\.prettierrc|\.stylelintrc)\.json|(?:^|\/)\.(?:vscode|devcontainer|zed)\/[^/]+\.json)$/

const COMMENTED = { line: ['//'], block: [['/*', '*/']], quotes: '', long: [], regex: false } as const

function checkJson(text: string, path: string): SyntaxAnswer {
  const source = WITH_COMMENTS.test(path) ? withoutComments(text) : text
  try {
    JSON.parse(source)
    return SOUND
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return broken(lineOf(message, source), message)
  }
}

/** Comments and trailing commas become blanks, so that line numbers stay the same. */
function withoutComments(text: string): string {
  // Text in a string that looks like a comment is not a comment.
  const masked = text.replace(/"(?:\\.|[^"\\\n])*"/g, (string) => 's'.repeat(string.length))
  const blanked = blankOut(masked, COMMENTED)
  const kept = blanked.split('').map((char, at) => (char === ' ' ? ' ' : text[at]))
  return kept.join('').replace(/,(?=\s*[}\]])/g, ' ')
}

function lineOf(message: string, text: string): number | undefined {
  const [, line, position] = /\bline (\d+)|\bposition (\d+)/.exec(message) ?? []
  if (line) return Number(line)
  return position ? text.slice(0, Number(position)).split('\n').length : undefined
}

/** Placeholders of template languages; `${{ … }}` of workflows is plain YAML. */
const TEMPLATE = /(?<!\$)\{\{|\{%/

/** All documents of the file. Unknown tags and repeated keys are not checked here. */
function checkYaml(text: string): SyntaxAnswer {
  const documents = parseAllDocuments(text, { uniqueKeys: false, logLevel: 'silent' })
  const [error] = Array.isArray(documents) ? documents.flatMap(({ errors }) => errors) : []
  if (!error) return SOUND
  if (TEMPLATE.test(text)) return { kind: 'unknown', why: 'it is a template' }
  return broken(error.linePos?.[0].line, error.message.split('\n')[0] ?? 'not YAML')
}

const VERBS = new Set(
  `select insert update delete create alter drop with grant revoke truncate begin start commit rollback savepoint release set reset
  show use explain describe desc analyze vacuum reindex refresh comment copy do call execute exec prepare deallocate declare fetch
  close open lock unlock merge replace upsert pragma attach detach values table if while return print go delimiter end else elsif
  raise notify listen unlisten cluster discard checkpoint load install import export optimize repair check rename flush kill
  handler signal resignal get backup restore deny bulk dbcc waitfor throw try catch loop for case perform abort move security
  reassign admit into from optimize undrop unload put list remove purge vacuum`.split(/\s+/),
)

const TOKEN =
  /--[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|\$(\w*)\$[\s\S]*?(?:\$\1\$|$)|'(?:''|\\.|[^'])*(?:'|$)|"(?:""|[^"])*(?:"|$)|`[^`]*(?:`|$)|\[[^\]\n]*\]|[();]|[A-Za-z_]\w*|\S/g

/** Strings, comments and brackets are closed, and every statement begins with a verb of SQL. */
function checkSql(text: string): SyntaxAnswer {
  if (/\{\{|\{%/.test(text)) return { kind: 'unknown', why: 'it is a template' }
  // Commands of psql and sqlite3 stand on lines of their own.
  const source = text.replace(/^[ \t]*[\\.][A-Za-z].*$/gm, '')
  const open: number[] = []
  let beginning = true
  for (const { 0: token, index } of source.matchAll(TOKEN)) {
    const line = source.slice(0, index).split('\n').length
    const unclosed = unclosedToken(token)
    if (unclosed !== undefined) return broken(line, `${unclosed} is not closed`)
    if (/^(?:--|\/\*)/.test(token)) continue
    const wrong = bracketProblem(token, line, open)
    if (wrong) return wrong
    if (beginning && /^[A-Za-z_]/.test(token) && !VERBS.has(token.toLowerCase()))
      return broken(line, `"${token.slice(0, 40)}" does not begin a statement of SQL`)
    beginning = token === ';' || (beginning && token === '(')
  }
  const bracket = open.pop()
  return bracket ? broken(bracket, "'(' is not closed") : SOUND
}

/** Keeps the lines of the brackets that are open. */
function bracketProblem(token: string, line: number, open: number[]): SyntaxAnswer | undefined {
  if (token === '(') open.push(line)
  if (token === ')') return open.pop() === undefined ? broken(line, "unmatched ')'") : undefined
  const unclosed = token === ';' ? open.pop() : undefined
  return unclosed ? broken(unclosed, "'(' is not closed when the statement ends") : undefined
}

/** What a comment or a string is called that has no end. */
function unclosedToken(token: string): string | undefined {
  if (token.startsWith('/*')) return token.endsWith('*/') ? undefined : 'a comment'
  const quote = /^\$\w*\$|^['"`]/.exec(token)?.[0]
  const isClosed = !quote || (token.length >= 2 * quote.length && token.endsWith(quote))
  return isClosed ? undefined : `a string (${quote})`
}

const broken = (line: number | undefined, message: string): SyntaxAnswer => ({
  kind: 'broken',
  ...(line ? { line } : {}),
  message,
})

/** Language extensions that a browser or a bundler understands and a plain parser does not. */
const DIALECT =
  /<\/?[A-Za-z][\w.]*(?:\s[^<>]*)?\/?>|<>|@flow|^\s*@\w+|\b(?:await\s+)?using\s+\w+\s*=|^\s*(?:import|export)\s+type\b/m

export const isScriptDialect = (text: string): boolean => DIALECT.test(text)

const KEYWORD = /^\s*(?:import\b(?!\s*\()|export\b)/m

export const isModule = (text: string, path: string): boolean => path.endsWith('.mjs') || KEYWORD.test(text)

const SOURCE = `["'][^"'\\n]*["'](?:\\s*(?:with|assert)\\s*\\{[^}]*\\})?`
const STATEMENT = new RegExp(
  `(^|[;}\\n])([ \\t]*)(import\\b(?!\\s*[(.])[^;\\n]*?(?:\\{[^}]*\\})?[^;\\n]*?(?:from\\s*)?${SOURCE}|export\\s*(?:\\*(?:\\s*as\\s+[\\w$]+)?|\\{[^}]*\\})(?:\\s*from\\s*${SOURCE})?|export\\s+default\\b|export\\b)`,
  'g',
)

/**
 * Rewrites a module as a script with the same lines, because node can only parse scripts without an extra flag: imports
 * and exports become statements, and an async function allows `await` at the top level.
 */
export function moduleAsScript(text: string, path: string): string {
  const lexis = lexisOf(path)
  const code = lexis ? blankOut(text, lexis) : text
  let out = ''
  let at = 0
  for (const match of code.matchAll(STATEMENT)) {
    const [, before = '', blanks = '', words = ''] = match
    const start = match.index + before.length + blanks.length
    const lines = words.replace(/[^\n]/g, '')
    // A default export needs a variable to be assigned to. Other exports work without one.
    out += text.slice(at, start) + (/^export\s+default$/.test(words) ? `;it.default=${lines}` : lines)
    at = start + words.length
  }
  out += text.slice(at)
  return `(async()=>{${out.replace(/\bimport\.meta\b/g, 'import_meta')}\n})`
}
