import { parseDocument } from 'yaml'
import { z } from 'zod'
import type { Packet } from '../../model/plan.ts'
import { tierOf } from '../checklist/title.ts'
import { defined, isRecord } from '../values.ts'

const START = /^#[ \t]*---[ \t]*SPEC[ \t]*---[ \t]*$/m
const END = /^#[ \t]*---[ \t]*END SPEC[ \t]*---[ \t]*$/m

/** A YAML parser takes its time with noise; no packet is as large as this. */
const LARGEST = 64_000

/** How far a packet could be read; what comes later is only there when what comes before is. */
export interface PacketReading {
  start: boolean
  end: boolean
  /** The parser's own words, and the line of the packet they are about (1-based). */
  error?: { message: string; line: number }
  data?: Record<string, unknown>
}

const known = new WeakMap<Packet, PacketReading>()

/** What the checks look at. Parsed once for a packet, although there are seven of them. */
export function readingOf(packet: Packet): PacketReading {
  const reading = known.get(packet) ?? parsePacket(packet.raw)
  known.set(packet, reading)
  return reading
}

function parsePacket(raw: string): PacketReading {
  const start = START.exec(raw)
  const end = END.exec(raw)
  const reading: PacketReading = { start: start !== null, end: end !== null }
  if (!start || !end) return reading
  const first = raw.slice(0, start.index).split('\n').length
  const body = raw.slice(
    start.index + start[0].length + 1,
    Math.max(end.index, start.index + start[0].length + 1),
  )
  if (body.length > LARGEST)
    return { ...reading, error: { message: 'it is larger than any packet needs', line: first } }
  const document = parseDocument(body, { logLevel: 'silent', prettyErrors: true })
  const [error] = document.errors
  if (error) {
    const line = first + (error.linePos?.[0].line ?? 1)
    return { ...reading, error: { message: firstLine(error.message), line } }
  }
  let data: unknown
  try {
    data = document.toJS({ maxAliasCount: 100 })
  } catch (failure) {
    return { ...reading, error: { message: firstLine((failure as Error).message), line: first + 1 } }
  }
  return isRecord(data)
    ? { ...reading, data }
    : { ...reading, error: { message: 'this is not a mapping of fields', line: first + 1 } }
}

const Text = z.union([z.string(), z.number().transform(String), z.boolean().transform(String)]).catch('')
const Texts = z.array(Text).catch([])
const Kept = z.string().optional().catch(undefined)

/** What can be read of a packet is read; the checks say what is wrong with the rest. */
const Fields = z.object({
  version: z.union([z.number(), z.string()]).optional().catch(undefined),
  intent: Kept,
  assertions: z
    .array(z.object({ id: Text, positive: Text, negative: Text }).or(z.unknown().transform(() => undefined)))
    .catch([])
    .transform((all) => all.filter((each) => each !== undefined)),
  constraints: Texts,
  file_scope: Texts.transform((paths) => paths.filter((path) => path !== '')),
  tier: Kept,
  parent_feature: Kept,
})

/** The packet as far as it can be read; `raw` stays, so that the checks can say what is wrong. */
export function readPacket(raw: string, line: number): Packet {
  const { version, intent, assertions, constraints, file_scope, tier, parent_feature } = Fields.parse(
    parsePacket(raw).data ?? {},
  )
  return {
    raw,
    line,
    ...defined({ version, intent }),
    assertions,
    constraints,
    fileScope: file_scope,
    ...defined({ tier: tierOf([tier ?? '']), parentFeature: parent_feature }),
  }
}

const firstLine = (text: string) => (text.split('\n')[0] ?? text).replace(/:$/, '')

/** The line of a packet, from 1, that a field stands in. */
export function lineOf(raw: string, field: string): number {
  const at = raw.split('\n').findIndex((line) => line.startsWith(`${field}:`))
  return at < 0 ? 1 : at + 1
}

export function lineOfAssertion(raw: string, id: string): number {
  if (id === '') return lineOf(raw, 'assertions')
  const lines = raw.split('\n')
  const at = lines.findIndex((line) => {
    const value =
      /^\s*(?:-\s*)?id:\s*["']?([^"'#]*?)["']?\s*(?:#.*)?$/.exec(line)?.[1] ??
      /\bid:\s*["']?([\w.-]+)/.exec(line)?.[1]
    return value === id
  })
  return at < 0 ? lineOf(raw, 'assertions') : at + 1
}
