import type { FileText } from '../gate/facts.ts'
import { SOUND, type SyntaxAnswer } from '../gate/syntax/check-syntax.ts'
import { isModule, isScriptDialect, moduleAsScript } from '../gate/syntax/script.ts'
import { scriptError } from '../io/parse-script.ts'
import { type PythonAnswer, pythonErrors } from '../io/python.ts'

/** What the parsers of node and Python say about sources; where there is no Python, its sources are not checked, and that is shown. */
export function parseSources(cwd: string, files: ReadonlyMap<string, FileText>): Map<string, SyntaxAnswer> {
  const texts = [...files].flatMap(([path, { text }]): [string, string][] =>
    text === undefined ? [] : [[path, text]],
  )
  const python = texts.filter(([path]) => path.endsWith('.py'))
  const said = python.length > 0 ? pythonErrors(cwd, Object.fromEntries(python)) : undefined
  return new Map([
    ...texts
      .filter(([path]) => /\.[cm]?js$/.test(path))
      .map(([path, text]): [string, SyntaxAnswer] => [path, parseScript(path, text)]),
    ...python.map(([path, text]): [string, SyntaxAnswer] => [path, parsePython(path, text, said)]),
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

/** Syntax that came after Python 3.9: an older interpreter than 3.12 may not know all of it. */
const NEWER =
  /^\s*match\s+.+:\s*$|^\s*except\*|^\s*type\s+\w+(?:\[.*\])?\s*=|^\s*(?:async\s+)?(?:def|class)\s+\w+\[|\bf["'].*\{[^}]*["'].*\}|^\s*with\s*\(/m

function parsePython(path: string, text: string, said: PythonAnswer | undefined): SyntaxAnswer {
  if (!said) return { kind: 'unknown', why: 'there is no Python on this machine to parse it' }
  const error = said.errors.get(path)
  if (error === undefined) return SOUND
  if (said.isOld && NEWER.test(text)) return { kind: 'unknown', why: error }
  const line = /\bline (\d+)/.exec(error)?.[1]
  return { kind: 'broken', ...(line ? { line: Number(line) } : {}), message: error }
}
