import { parseDocument } from 'yaml'
import type { Packet } from '../../model/plan.ts'
import { tierOf } from '../checklist/title.ts'

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
  if (typeof data !== 'object' || data === null || Array.isArray(data))
    return { ...reading, error: { message: 'this is not a mapping of fields', line: first + 1 } }
  return { ...reading, data: data as Record<string, unknown> }
}

/** The packet as far as it can be read; `raw` stays, so that the checks can say what is wrong. */
export function readPacket(raw: string, line: number): Packet {
  const data = parsePacket(raw).data ?? {}
  const assertions = listOf(data.assertions).flatMap((each) => {
    if (typeof each !== 'object' || each === null) return []
    const { id, positive, negative } = each as Record<string, unknown>
    return [{ id: textOf(id), positive: textOf(positive), negative: textOf(negative) }]
  })
  const tier = typeof data.tier === 'string' ? tierOf([data.tier]) : undefined
  return {
    raw,
    line,
    ...(typeof data.version === 'number' || typeof data.version === 'string'
      ? { version: data.version }
      : {}),
    ...(typeof data.intent === 'string' ? { intent: data.intent } : {}),
    assertions,
    constraints: listOf(data.constraints).map(textOf),
    fileScope: listOf(data.file_scope)
      .map(textOf)
      .filter((path) => path !== ''),
    ...(tier === undefined ? {} : { tier }),
    ...(typeof data.parent_feature === 'string' ? { parentFeature: data.parent_feature } : {}),
  }
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [])
const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : typeof value === 'number' || typeof value === 'boolean'
      ? String(value)
      : ''
const firstLine = (text: string) => (text.split('\n')[0] ?? text).replace(/:$/, '')
