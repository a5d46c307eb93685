import { posix } from 'node:path'
import { blankSource } from './blank-source.ts'
import { CLOCK_NAMES, COMPUTING, ENGINE_STEPS, EXCEPTIONS, ROOMS, type Room, WORLD_NAMES } from './rooms.ts'
import { type Import, scanImports } from './scan-imports.ts'

export interface Inspection {
  files: number
  imports: number
  violations: string[]
}

/**
 * Checks sources (by their path below src, or `demo/…`) against the table of rooms. Checking no source at all is an
 * error, not a pass.
 */
export function inspectRooms(sources: ReadonlyMap<string, string>): Inspection {
  const inspection: Inspection = { files: 0, imports: 0, violations: [] }
  for (const [path, source] of sources) {
    const blanked = blankSource(source)
    const imports = scanImports(blanked)
    inspection.files += 1
    inspection.imports += imports.length
    const say = (line: number, what: string) =>
      void inspection.violations.push(`${inRepository(path)}:${line}  ${what}`)
    const name = roomOf(path)
    const room = ROOMS[name]
    if (!room && EXCEPTIONS[path] === undefined) {
      say(1, `the folder ${name} is not in the table of rooms`)
      continue
    }
    for (const one of imports) {
      const wrong = whatIsWrong(path, name, room, one)
      if (wrong) say(one.line, wrong)
    }
    for (const { line, word } of namesIn(blanked.code, room)) say(line, `${name} may not use ${word}`)
  }
  if (inspection.files === 0 || inspection.imports === 0)
    throw new Error(
      `looked at ${inspection.files} files and ${inspection.imports} imports: nothing was checked`,
    )
  return inspection
}

/** The demo is beside src; all other rooms are folders of it. */
export const inRepository = (path: string): string => (roomOf(path) === 'demo' ? path : `src/${path}`)

const roomOf = (path: string): string => (path.includes('/') ? (path.split('/')[0] ?? '') : '')

function whatIsWrong(path: string, name: string, room: Room | undefined, one: Import): string | undefined {
  const { specifier } = one
  if (specifier === undefined) return 'imports something that cannot be read here: name it'
  if (specifier.startsWith('node:')) {
    const allowed = room?.node === 'all' || COMPUTING.includes(specifier)
    return allowed ? undefined : `${name} may not use ${specifier}`
  }
  if (!specifier.startsWith('.')) return undefined
  const file = posix.join(posix.dirname(inRepository(path)), specifier.replace(/\?(?:raw|all)$/, ''))
  const target = file.replace(/^src\//, '')
  if (file !== inRepository(target)) return `imports ${specifier}, which is outside src`
  // With `?raw` it is a text that is sent to a browser, not code of ours.
  const isText = specifier.endsWith('?raw')
  if (!isText && (/\.(js|mjs)$/.test(target) || !/\.\w+$/.test(target)))
    return `imports ${specifier} without its .ts ending`
  const other = roomOf(target)
  if (name === 'engine' && other === 'engine') return wrongStep(stepOf(path), stepOf(target))
  if (other === name || EXCEPTIONS[path]?.includes(other) || room?.imports.includes(other)) return undefined
  if (room?.types?.includes(other)) return one.typeOnly ? undefined : `${name} may use only types of ${other}`
  return `${name} may not import ${other}`
}

const stepOf = (path: string): string => path.split('/')[1] ?? ''

function wrongStep(from: string, to: string): string | undefined {
  if (!ENGINE_STEPS.includes(from)) return `engine/${from} is not among the steps of the engine`
  return ENGINE_STEPS.indexOf(to) > ENGINE_STEPS.indexOf(from)
    ? `engine/${from} may not import engine/${to}, which comes after it`
    : undefined
}

function namesIn(code: string, room: Room | undefined): { line: number; word: string }[] {
  const forbidden =
    room?.globals === 'all' ? [] : room?.globals === 'clock' ? [WORLD_NAMES] : [WORLD_NAMES, CLOCK_NAMES]
  return forbidden.flatMap((names) =>
    [...code.matchAll(names)].map((match) => ({
      line: code.slice(0, match.index).split('\n').length,
      word: match[0],
    })),
  )
}
