import { endingOf } from '../source/blank.ts'
import { checkJson } from './json.ts'
import { checkPython } from './python.ts'
import { checkSql } from './sql.ts'
import { checkYaml } from './yaml.ts'

/** What a parser made of a file. `unknown`: it is written in something this parser does not know. */
export type SyntaxAnswer =
  | { kind: 'sound' }
  | { kind: 'broken'; line?: number; message: string }
  | { kind: 'unknown'; why: string }

export const SOUND: SyntaxAnswer = { kind: 'sound' }

type Parser = (text: string, path: string) => SyntaxAnswer

const PARSERS: Readonly<Record<string, Parser>> = {
  json: checkJson,
  jsonc: checkJson,
  yaml: checkYaml,
  yml: checkYaml,
  py: checkPython,
  sql: checkSql,
}

/** `undefined` when there is no parser here for this kind of file. */
export function checkSyntax(path: string, text: string): SyntaxAnswer | undefined {
  return PARSERS[endingOf(path)]?.(text.replace(/^\ufeff/, ''), path)
}
