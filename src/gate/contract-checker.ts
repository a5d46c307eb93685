import type { ContractInput, LevelResult, SyntacticInput } from '../model/library.ts'
import { blankOut, endingOf, lexisOf } from './blank-source.ts'
import type { FileText } from './facts.ts'
import { levelResult } from './feedback.ts'
import { lastPart, literally, matchesPath } from './match-path.ts'

/** What a definition of `NAME` that others can use looks like, by language. */
const SCRIPT: readonly RegExp[] = [
  /\bexport\s+(?:default\s+)?(?:declare\s+)?(?:abstract\s+)?(?:async\s+)?(?:const\s+enum|function\s*\*?|class|const|let|var|interface|type|enum|namespace)\s+NAME\b/,
  /\bexport\s*(?:type\s*)?\{(?:[^}]*[\s,])?NAME\s*(?:,[^}]*)?\}/,
  /\bexport\s*(?:type\s*)?\{[^}]*\bas\s+NAME\b/,
  /\bexport\s*\*\s*as\s+NAME\b/,
  /\bexport\s+default\s+NAME\b/,
  /\bexport\s+(?:const|let|var)\s*\{[^}]*\bNAME\b/,
  /\bexports\.NAME\s*=/,
  /\bmodule\.exports\s*=\s*(?:\w+\s*\(\s*)?NAME\b/,
  /\bmodule\.exports\s*=\s*\{[^}]*\bNAME\b/,
  /\bexport\s*(?:=|default\b)(?:\s*\{[^}]{0,2000}|[^\n;]{0,200})\bNAME\b/,
]
const PYTHON: readonly RegExp[] = [/^(?:async\s+)?(?:def|class)\s+NAME\b|^NAME\s*(?::[^=\n]+)?=/m]
const BY_ENDING: Readonly<Record<string, readonly RegExp[]>> = {
  py: PYTHON,
  go: [
    /^func\s+(?:\([^)]*\)\s*)?NAME\b|^\s*(?:type|var|const)\s+(?:\(\s*)?NAME\b/m,
    /^(?:type|var|const)\s*\((?:(?!^\))[\s\S]){0,2000}?^\s*NAME\b/m,
  ],
  rs: [
    /\bpub(?:\([^)]*\))?\s+(?:async\s+|unsafe\s+|const\s+)*(?:fn|struct|enum|trait|type|const|static|mod|union)\s+NAME\b|\bpub\s+use\b[^;]*\bNAME\b|\bmacro_rules!\s*NAME\b/,
  ],
  rb: [/^\s*(?:class|module|def)\s+(?:self\.)?(?:\w+::)*NAME\b|^\s*NAME\s*=/m],
  php: [/\b(?:class|interface|trait|enum|function|const)\s+NAME\b/],
  sql: [
    /\b(?:create|alter)\s+(?:or\s+replace\s+)?(?:\w+\s+)?(?:table|view|function|procedure|type|index)\s+(?:if\s+not\s+exists\s+)?["'`]?(?:\w+\.)?NAME\b/i,
  ],
}
/** What defines a name in other languages: a word before it, a body behind it, or the sign of a definition. */
const OTHERS: readonly RegExp[] = [
  /(?<![\w-])(?:class|interface|record|enum|struct|union|object|protocol|trait|actor|module|namespace|contract|message|service|rpc|model|type|typealias|input|scalar|fun[cn]?|function|proc|defmodule|def[np]?|va[lr]|let|const|define)\s+(?:[\w.]+[.:])?NAME\b/,
  /\b(?:public|open|internal)\b[^;{}=\n]{0,200}\bNAME\s*[(={;]/,
  /^[ \t]*(?:[\w:<>,[\].]+[ \t*&]+)*(?:\w+::)*NAME[ \t]*\([^;{}]{0,400}\)[^;{}()=]{0,200}(?:\{|=>)/m,
  /^[ \t]*(?!(?:return|else|await|new|throw|yield|case|delete)\b)(?:[\w:<>,[\].]+[ \t*&]+)+NAME[ \t]*\([^;{}]{0,400}\)[^;{}()=]{0,200};/m,
  /^[ \t]*(?:\w+[.:])?NAME\s*(?:::|<-|:=)|\}\s*NAME\s*;/m,
]
/** The name of these files is the name that others import. */
const COMPONENT = /^(?:vue|svelte|astro)$/
const PROSE = /^(?:mdx?|markdown|txt|rst|adoc)$/

/** Whether a source file makes a name available to others. Comments and strings do not count. */
function exportsName(path: string, text: string, name: string): boolean {
  const lexis = lexisOf(path)
  const code = lexis ? blankOut(text, lexis) : text
  const ending = endingOf(path)
  if (PROSE.test(ending)) return false
  if (COMPONENT.test(ending) && lastPart(path) === `${name}.${ending}`) return true
  const isScript = /^[cm]?[jt]sx?$/.test(ending) || COMPONENT.test(ending)
  const shapes = path.endsWith('__init__.py')
    ? [...PYTHON, /^from\s+\S+\s+import\s+(?:\([^)]{0,2000}|[^(\n]{0,400})\bNAME\b/m]
    : isScript
      ? SCRIPT
      : (BY_ENDING[ending] ?? OTHERS)
  return shapes.some(({ source, flags }) =>
    new RegExp(
      source.replaceAll('NAME', () => literally(name)),
      flags,
    ).test(code),
  )
}

/** Level 1 of seed 004: something was produced, and it compiles. */
export function checkSyntactic(input: SyntacticInput): LevelResult {
  const said = input.errors?.join('; ') || 'exited non-zero'
  return levelResult('syntactic', [
    ...(input.filesProduced.length > 0 ? [] : [{ name: 'files', detail: 'no file was created or modified' }]),
    ...(input.typecheckPassed ? [] : [{ name: 'typecheck', detail: said }]),
    ...(input.lintPassed ? [] : [{ name: 'lint', detail: said }]),
  ])
}

/** Level 2 of seed 004: the task produced what its contract promises. */
export function checkContract(input: ContractInput): LevelResult {
  const { exports = [], environmentVarsRequired = [], apiEndpoints = [] } = input.integrationContract
  const variables = missingVariables(environmentVarsRequired, new Set(input.environmentVarsPresent))
  const endpoints = input.endpointsAvailable ? missingEndpoints(apiEndpoints, input.endpointsAvailable) : []
  const failed = (name: string, detail: string) => ({ name, detail })
  return levelResult('contract', [
    ...lostExports(exports, input).map((name) => failed(`export-${name}`, 'not found in the files produced')),
    ...variables.map((name) => failed(`env-${name}`, notSet(name))),
    ...endpoints.map((name) => failed(`endpoint-${name.replace(/[^\w]/g, '-')}`, 'Endpoint not found')),
  ])
}

function lostExports(wanted: readonly string[], { filesProduced, sources }: ContractInput): string[] {
  if (sources) {
    const files = new Map(Object.entries(sources).map(([path, text]) => [path, { bytes: text.length, text }]))
    return missingExports(wanted, files, new Set(filesProduced))
  }
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  const names = filesProduced.map((path) => plain(lastPart(path).replace(/\.\w+$/, '')))
  return wanted.filter(
    (entry) => !filesProduced.includes(entry) && !names.includes(plain(exportedName(entry) ?? entry)),
  )
}

/** Exports that none of the files provides; an entry that is a path is provided by that file. */
export const missingExports = (
  wanted: readonly string[],
  files: ReadonlyMap<string, FileText>,
  paths: ReadonlySet<string>,
): string[] =>
  wanted.filter((entry) => {
    const name = exportedName(entry)
    if (name === undefined) return !paths.has(entry.trim())
    return ![...files].some(([path, { text }]) => text !== undefined && exportsName(path, text, name))
  })

/** `UserService`, `src/auth.ts#login`, `login()`, `UserService.create`: the name that others import. */
export function exportedName(entry: string): string | undefined {
  const parts = entry.trim().split(/[#:]|\s+from\s+/)
  const named = parts.length > 1 && /[./]/.test(parts[0] ?? '') ? parts.at(-1) : parts[0]
  const words = (named ?? '')
    .trim()
    .replace(/^(?:(?:default|class|function|const|type|interface|enum|async)\s+)+/, '')
  if (words.includes('/') && /\.\w+$/.test(words)) return undefined
  return /^[A-Za-z_$][\w$]*/.exec(words)?.[0]
}

export const missingVariables = (wanted: readonly string[], set: ReadonlySet<string>): string[] =>
  wanted.filter((name) => !set.has(name))

export function missingEndpoints(wanted: readonly string[], available: Iterable<string>): string[] {
  const known = [...available].map(canonical)
  const isSame = (a: string, b: string) => a === b || (a.includes('*') && matchesPath(a, b))
  return wanted.map(canonical).flatMap((endpoint, index) => {
    const isKnown = known.some((each) => isSame(each, endpoint) || isSame(endpoint, each))
    return isKnown ? [] : (wanted[index] ?? [])
  })
}

/** The method and the path of an endpoint, without the parameters of a query. */
export function partsOf(endpoint: string): [method: string, path: string] {
  const [method = '', path = ''] = endpoint.trim().split(/\s+/)
  return [method, path.replace(/\?.*$/, '')]
}

/** `post /users/{id}/` and `POST /users/:id` are the same endpoint. */
function canonical(endpoint: string): string {
  const [method, path] = partsOf(endpoint)
  const clean = path.replace(/\{[^}]+\}|:[A-Za-z_]\w*|\[[^\]]+\]/g, ':').replace(/(?<=.)\/+$/, '')
  return `${method.toUpperCase()} ${clean}`
}

/** The wording of seed 004. */
export const notSet = (name: string): string => `${name} is NOT set \u2014 task may fail at runtime`
