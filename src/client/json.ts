import { readFileSync } from 'node:fs'

export type JsonRecord = Record<string, unknown>

export const isRecord = (value: unknown): value is JsonRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value where it is a record, else an empty one. */
export const recordIn = (value: unknown): JsonRecord => (isRecord(value) ? value : {})

/** What a file of the client holds; empty where it is missing, cannot be read or is no record. */
export function readRecord(path: string): JsonRecord {
  try {
    return recordIn(JSON.parse(readFileSync(path, 'utf8')))
  } catch {
    return {}
  }
}
