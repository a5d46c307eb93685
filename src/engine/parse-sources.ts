import type { FileText } from '../gate/facts.ts'
import { SOUND, type SyntaxAnswer } from '../gate/syntax/check-syntax.ts'
import { checkPython, newerPython } from '../gate/syntax/python.ts'
import { isModule, isScriptDialect, moduleAsScript } from '../gate/syntax/script.ts'
import { pythonErrors, scriptError } from '../io/syntax-errors.ts'

/** What the parsers of node and Python say about sources; where there is no Python, the small parser of the gate decides. */
export function parseSources(cwd: string, files: ReadonlyMap<string, FileText>): Map<string, SyntaxAnswer> {
  const texts = [...files].flatMap(([path, { text }]): [string, string][] =>
    text === undefined ? [] : [[path, text]],
  )
  const scripts = texts.filter(([path]) => /\.[cm]?js$/.test(path))
  const python = texts.filter(([path]) => path.endsWith('.py'))
  const said = python.length > 0 ? pythonErrors(cwd, Object.fromEntries(python)) : undefined
  return new Map([
    ...scripts.map(([path, text]): [string, SyntaxAnswer] => [path, parseScript(path, text)]),
    ...(said
      ? python.map(([path, text]): [string, SyntaxAnswer] => [path, parsePython(text, said.get(path))])
      : []),
  ])
}

function parseScript(path: string, text: string): SyntaxAnswer {
  const plain = text.replace(/^\ufeff?#!.*/, '')
  const asScript = scriptError(plain)
  const asModule = asScript && scriptError(moduleAsScript(plain, path))
  if (!asScript || !asModule) return SOUND
  if (isScriptDialect(plain)) return { kind: 'unknown', why: 'it is written in a dialect of JavaScript' }
  return { kind: 'broken', ...(isModule(plain, path) ? asModule : asScript) }
}

function parsePython(text: string, error: string | undefined): SyntaxAnswer {
  if (error === undefined) return SOUND
  // An old interpreter does not know newer syntax; then the small parser decides.
  if (newerPython(text) && checkPython(text).kind === 'sound') return { kind: 'unknown', why: error }
  const line = /\bline (\d+)/.exec(error)?.[1]
  return { kind: 'broken', ...(line ? { line: Number(line) } : {}), message: error }
}
