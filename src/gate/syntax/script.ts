import { blankOut, lexisOf } from '../source/blank.ts'

/** Dialects that a browser or a bundler understands and a plain parser does not. */
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
 * A module as a script with the same lines, because only scripts can be parsed without a flag of node: imports and
 * exports become statements, and an async function allows `await` at the top.
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
    // A default needs something to be assigned to; the rest stands on its own.
    out += text.slice(at, start) + (/^export\s+default$/.test(words) ? `;it.default=${lines}` : lines)
    at = start + words.length
  }
  out += text.slice(at)
  return `(async()=>{${out.replace(/\bimport\.meta\b/g, 'import_meta')}\n})`
}
