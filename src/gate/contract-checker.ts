import type { Contract } from '../model/plan.ts'
import { blankOut, endingOf, lexisOf } from './blank-source.ts'
import type { FileText } from './facts.ts'
import type { LevelResult } from './requeue.ts'

type Looks = (name: string) => RegExp

const script: Looks = (name) =>
  new RegExp(
    [
      `\\bexport\\s+(?:default\\s+)?(?:declare\\s+)?(?:abstract\\s+)?(?:async\\s+)?(?:const\\s+enum|function\\s*\\*?|class|const|let|var|interface|type|enum|namespace)\\s+${name}\\b`,
      `\\bexport\\s*(?:type\\s*)?\\{(?:[^}]*[\\s,])?${name}\\s*(?:,[^}]*)?\\}`,
      `\\bexport\\s*(?:type\\s*)?\\{[^}]*\\bas\\s+${name}\\b`,
      `\\bexport\\s*\\*\\s*as\\s+${name}\\b`,
      `\\bexport\\s+default\\s+${name}\\b`,
      `\\bexport\\s+(?:const|let|var)\\s*\\{[^}]*\\b${name}\\b`,
      `\\bexports\\.${name}\\s*=`,
      `\\bmodule\\.exports\\s*=\\s*(?:\\w+\\s*\\(\\s*)?${name}\\b`,
      `\\bmodule\\.exports\\s*=\\s*\\{[^}]*\\b${name}\\b`,
    ].join('|'),
  )

const LOOKS: Readonly<Record<string, Looks>> = {
  py: (name) => new RegExp(`^(?:async\\s+)?(?:def|class)\\s+${name}\\b|^${name}\\s*(?::[^=\\n]+)?=`, 'm'),
  go: (name) =>
    new RegExp(
      `^func\\s+(?:\\([^)]*\\)\\s*)?${name}\\b|^\\s*(?:type|var|const)\\s+(?:\\(\\s*)?${name}\\b`,
      'm',
    ),
  rs: (name) =>
    new RegExp(
      `\\bpub(?:\\([^)]*\\))?\\s+(?:async\\s+|unsafe\\s+|const\\s+)*(?:fn|struct|enum|trait|type|const|static|mod|union)\\s+${name}\\b|\\bpub\\s+use\\b[^;]*\\b${name}\\b`,
    ),
  rb: (name) =>
    new RegExp(`^\\s*(?:class|module|def)\\s+(?:self\\.)?(?:\\w+::)*${name}\\b|^\\s*${name}\\s*=`, 'm'),
  php: (name) => new RegExp(`\\b(?:class|interface|trait|enum|function|const)\\s+${name}\\b`),
  sql: (name) =>
    new RegExp(
      `\\b(?:create|alter)\\s+(?:or\\s+replace\\s+)?(?:\\w+\\s+)?(?:table|view|function|procedure|type|index)\\s+(?:if\\s+not\\s+exists\\s+)?["'\`]?(?:\\w+\\.)?${name}\\b`,
      'i',
    ),
}

const classic: Looks = (name) =>
  new RegExp(
    `\\b(?:class|interface|record|enum|struct|object|protocol|trait|func|fun|typealias|actor|data\\s+class)\\s+${name}\\b|\\b(?:public|open|internal)\\b[^;{}=\\n]*\\b${name}\\s*[(={;]`,
  )

/** Whether a source file makes a name available to others. Comments and strings do not count. */
function exportsName(path: string, text: string, name: string): boolean {
  const lexis = lexisOf(path)
  const escaped = name.replace(/\$/g, '\\$')
  const ending = endingOf(path)
  const looks = /^[cm]?[jt]sx?$|^vue$|^svelte$/.test(ending) ? script : (LOOKS[ending] ?? classic)
  return looks(escaped).test(lexis ? blankOut(text, lexis) : text)
}

export { buildRequeuePrompt, type LevelResult } from './requeue.ts'

export interface SyntacticInput {
  taskId: string
  taskTitle: string
  filesProduced: readonly string[]
  typecheckPassed: boolean
  lintPassed: boolean
  errors?: readonly string[]
}

/** Level 1 of seed 004: something was produced, and it compiles. */
export function checkSyntactic(input: SyntacticInput): LevelResult {
  const said = input.errors?.join('; ') || 'exited non-zero'
  return resultOf('syntactic', [
    ...(input.filesProduced.length > 0 ? [] : [{ name: 'files', detail: 'no file was created or modified' }]),
    ...(input.typecheckPassed ? [] : [{ name: 'typecheck', detail: said }]),
    ...(input.lintPassed ? [] : [{ name: 'lint', detail: said }]),
  ])
}

export interface ContractInput {
  taskId: string
  taskTitle: string
  integrationContract: Partial<Contract>
  filesProduced: readonly string[]
  environmentVarsPresent: readonly string[]
  /** If absent, endpoints are not checked. */
  endpointsAvailable?: readonly string[]
  /** The texts of the produced files. With them exports are looked up in the source, without them by file name. */
  sources?: Readonly<Record<string, string>>
}

/** Level 2 of seed 004: the task produced what its contract promises. */
export function checkContract(input: ContractInput): LevelResult {
  const { exports = [], environmentVarsRequired = [], apiEndpoints = [] } = input.integrationContract
  const variables = missingVariables(environmentVarsRequired, new Set(input.environmentVarsPresent))
  const endpoints = input.endpointsAvailable ? missingEndpoints(apiEndpoints, input.endpointsAvailable) : []
  return resultOf('contract', [
    ...lostExports(exports, input).map((name) => ({
      name: `export-${name}`,
      detail: 'not found in the files produced',
    })),
    ...variables.map((name) => ({ name: `env-${name}`, detail: notSet(name) })),
    ...endpoints.map((name) => ({
      name: `endpoint-${name.replace(/[^\w]/g, '-')}`,
      detail: 'Endpoint not found',
    })),
  ])
}

function lostExports(wanted: readonly string[], { filesProduced, sources }: ContractInput): string[] {
  if (sources) {
    const files = new Map(Object.entries(sources).map(([path, text]) => [path, { bytes: text.length, text }]))
    return missingExports(wanted, files, new Set(filesProduced))
  }
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]/g, '')
  const names = filesProduced.map((path) => plain((path.split('/').at(-1) ?? '').replace(/\.\w+$/, '')))
  return wanted.filter(
    (entry) => !filesProduced.includes(entry) && !names.includes(plain(exportedName(entry) ?? entry)),
  )
}

/** The name is a heading and the failures follow it: `Syntactic check failed: typecheck, lint`. */
function resultOf(level: LevelResult['level'], failedChecks: LevelResult['failedChecks']): LevelResult {
  const title = `${level.slice(0, 1).toUpperCase()}${level.slice(1)} check`
  const passed = failedChecks.length === 0
  const summary = passed
    ? `${title} passed`
    : `${title} failed: ${failedChecks.map(({ name }) => name).join(', ')}`
  return { level, passed, failedChecks, summary }
}

/** Exports that none of the files provides; an entry that is a path is provided by that file. */
export function missingExports(
  wanted: readonly string[],
  files: ReadonlyMap<string, FileText>,
  paths: ReadonlySet<string>,
): string[] {
  return wanted.filter((entry) => {
    const name = exportedName(entry)
    if (name === undefined) return !paths.has(entry.trim())
    return ![...files].some(([path, { text }]) => text !== undefined && exportsName(path, text, name))
  })
}

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
  const known = new Set([...available].map(canonical))
  return wanted.filter((endpoint) => !known.has(canonical(endpoint)))
}

/** `post /users/{id}/` and `POST /users/:id` are the same endpoint. */
function canonical(endpoint: string): string {
  const [method = '', path = ''] = endpoint.trim().split(/\s+/)
  const clean = path.replace(/\{[^}]+\}|:[A-Za-z_]\w*|\[[^\]]+\]/g, ':').replace(/(?<=.)\/+$/, '')
  return `${method.toUpperCase()} ${clean}`
}

/** The wording of seed 004. */
export const notSet = (name: string): string => `${name} is NOT set \u2014 task may fail at runtime`
