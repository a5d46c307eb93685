import type { PlanReading } from '../../model/plan.ts'
import { bmad } from './bmad.ts'
import { type Format, look, rank } from './format.ts'
import { kiro } from './kiro.ts'
import { openspec } from './openspec.ts'
import { planMd } from './plan-md/plan-md.ts'
import { specKit } from './spec-kit.ts'
import { superpowers } from './superpowers.ts'
import { taskMaster } from './task-master.ts'
import { tasksJson } from './tasks-json.ts'
import { tasksMd } from './tasks-md.ts'

/** Every format that is read. Folders are searched in this order. */
export const FORMATS: readonly Format[] = [
  tasksMd,
  specKit,
  kiro,
  openspec,
  taskMaster,
  tasksJson,
  planMd,
  bmad,
  superpowers,
]

export function formatOf(id: string): Format {
  const found = FORMATS.find((format) => format.id === id)
  if (!found) throw new Error(`there is no plan format ${id}`)
  return found
}

/** The format of a text, found from its name and content; or the two formats that it could be in. */
type Detection =
  | { kind: 'found'; format: string }
  | { kind: 'ambiguous'; readings: [string, string] }
  | { kind: 'none' }

export function detectFormat(text: string, file: string): Detection {
  const sighting = look(text, file)
  const [best] = FORMATS.flatMap((format) => {
    const seen = format.detects(sighting)
    return seen === undefined ? [] : [{ format: format.id, seen }]
  }).sort((a, b) => rank(a.seen) - rank(b.seen))
  if (best === undefined) return { kind: 'none' }
  if (typeof best.seen === 'string') return { kind: 'found', format: best.format }
  const [first, second] = best.seen.readings
  return { kind: 'ambiguous', readings: [counted(...first), counted(...second)] }
}

const counted = (name: string, tasks: number) => `${name} (${tasks} ${tasks === 1 ? 'task' : 'tasks'})`

/** Reads a plan in whatever format it is in. */
export function readPlanText(
  text: string,
  file: string,
): { kind: 'read'; reading: PlanReading } | Exclude<Detection, { kind: 'found' }> {
  const detection = detectFormat(text, file)
  if (detection.kind !== 'found') return detection
  return { kind: 'read', reading: formatOf(detection.format).read(text, file) }
}
