import { Script } from 'node:vm'
import { blankOut, lexisOf } from '../source/blank.ts'
import { SOUND, type SyntaxAnswer } from './check-syntax.ts'

/** Dialects that a browser or a bundler understands and a plain parser does not. */
const DIALECT =
  /<\/?[A-Za-z][\w.]*(?:\s[^<>]*)?\/?>|<>|@flow|^\s*@\w+|\b(?:await\s+)?using\s+\w+\s*=|^\s*(?:import|export)\s+type\b|^#!/m

/** Parses, never runs. Modules are rewritten first, because only scripts can be parsed without a flag of node. */
export function checkScript(text: string, path: string): SyntaxAnswer {
  const plain = text.replace(/^#!.*/, '')
  const asScript = parse(plain)
  if (!asScript) return SOUND
  const asModule = parse(moduleAsScript(plain, path))
  if (!asModule) return SOUND
  if (DIALECT.test(plain)) return { kind: 'unknown', why: 'it is written in a dialect of JavaScript' }
  const broken = isModule(plain, path) ? asModule : asScript
  return { kind: 'broken', ...(broken.line ? { line: broken.line } : {}), message: broken.message }
}

const KEYWORD = /^\s*(?:import\b(?!\s*\()|export\b)/m
const isModule = (text: string, path: string) => path.endsWith('.mjs') || KEYWORD.test(text)

interface Broken {
  line: number | undefined
  message: string
}

function parse(source: string): Broken | undefined {
  try {
    new Script(source, { filename: 'file.js', importModuleDynamically: undefined })
    return undefined
  } catch (error) {
    const { message, stack = '' } = error as Error
    const line = /^file\.js:(\d+)/.exec(stack)?.[1]
    return { line: line ? Number(line) : undefined, message }
  }
}

/** Imports and exports become statements of a script on the same lines; an async function allows `await` at the top. */
function moduleAsScript(text: string, path: string): string {
  const lexis = lexisOf(path)
  const code = lexis ? blankOut(text, lexis) : text
  let out = ''
  let at = 0
  const statement =
    /(^|[;}\n])([ \t]*)(import\b(?!\s*[(.])[^;\n]*?(?:\{[^}]*\})?[^;\n]*?(?:from\s*)?["'][^"'\n]*["'](?:\s*(?:with|assert)\s*\{[^}]*\})?|export\s*(?:\*(?:\s*as\s+[\w$]+)?|\{[^}]*\})(?:\s*from\s*["'][^"'\n]*["'](?:\s*with\s*\{[^}]*\})?)?|export\s+default\b|export\b)/g
  for (const match of code.matchAll(statement)) {
    const [, before = '', blanks = '', words = ''] = match
    const start = match.index + before.length + blanks.length
    out += text.slice(at, start)
    const kept = words.replace(/[^\n]/g, '')
    // `export default class {}` needs something to be assigned to; the rest stands on its own.
    out += words.startsWith('export') && /default$/.test(words) ? `;globalThis.it=${kept}` : kept
    at = start + words.length
  }
  out += text.slice(at)
  return `(async()=>{${out.replace(/\bimport\.meta\b/g, 'globalThis')}\n})`
}
