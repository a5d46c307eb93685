import type { Blanked } from './blank-source.ts'

/** One module that a file asks for. */
export interface Import {
  /** As written; undefined when it is computed and cannot be known. */
  specifier: string | undefined
  typeOnly: boolean
  line: number
}

const FROM = /(?<![\w$.])(?:import|export)\b(\s+type\b(?!\s+from))?([^;'"`()=]*?\bfrom\s*)['"]/g
const BARE = /(?<![\w$.])import\s*['"]/g
const CALL = /(?<![\w$.])(?:import|require)\s*\(\s*(['"])?/g

/**
 * What a TypeScript file imports. A reader of our own, because tools that use TypeScript's interface see nothing with
 * version 7 and report success.
 */
export function scanImports({ code, strings }: Blanked): Import[] {
  const at = (match: RegExpExecArray, quoted: boolean, typeOnly: boolean): Import => ({
    specifier: quoted ? strings.get(match.index + match[0].length - 1) : undefined,
    typeOnly,
    line: code.slice(0, match.index).split('\n').length,
  })
  return [
    ...[...code.matchAll(FROM)].map((match) =>
      at(match, true, match[1] !== undefined || onlyTypes(match[2] ?? '')),
    ),
    ...[...code.matchAll(BARE)].map((match) => at(match, true, false)),
    ...[...code.matchAll(CALL)].map((match) => at(match, match[1] !== undefined, false)),
  ]
}

/** `{ type A, type B }` brings no value in. */
function onlyTypes(clause: string): boolean {
  const inside = /^\s*\{([^}]*)\}/.exec(clause)?.[1] ?? ''
  const names = inside.split(',').filter((name) => name.trim() !== '')
  return names.length > 0 && names.every((name) => /^\s*type\s/.test(name))
}
