import { SOUND, type SyntaxAnswer } from './check-syntax.ts'

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
export function checkSql(text: string): SyntaxAnswer {
  if (/\{\{|\{%/.test(text)) return { kind: 'unknown', why: 'it is a template' }
  // Commands of psql and sqlite3 stand on lines of their own.
  const source = text.replace(/^[ \t]*[\\.][A-Za-z].*$/gm, '')
  const open: number[] = []
  let beginning = true
  for (const match of source.matchAll(TOKEN)) {
    const token = match[0]
    const line = source.slice(0, match.index).split('\n').length
    if (token.startsWith('--')) continue
    if (token.startsWith('/*')) {
      if (!token.endsWith('*/')) return broken(line, 'a comment is not closed')
      continue
    }
    const quote = /^\$\w*\$|^['"`]/.exec(token)?.[0]
    if (quote && !(token.length >= 2 * quote.length && token.endsWith(quote)))
      return broken(line, `a string (${quote}) is not closed`)
    if (token === '(') open.push(line)
    if (token === ')' && open.pop() === undefined) return broken(line, "unmatched ')'")
    if (token === ';') {
      const unclosed = open.pop()
      if (unclosed) return broken(unclosed, "'(' is not closed when the statement ends")
      beginning = true
      continue
    }
    if (beginning && /^[A-Za-z_]/.test(token) && !VERBS.has(token.toLowerCase())) {
      return broken(line, `"${token.slice(0, 40)}" does not begin a statement of SQL`)
    }
    if (token !== '(') beginning = false
  }
  const unclosed = open.pop()
  return unclosed ? broken(unclosed, "'(' is not closed") : SOUND
}

const broken = (line: number, message: string): SyntaxAnswer => ({ kind: 'broken', line, message })
