import type { Finding } from '../../model/gate.ts'
import type { PlanReading } from '../../model/plan.ts'
import { defined, problem } from '../lines.ts'
import { taskTables } from '../lint/count/tables.ts'
import { visibleIn } from '../lint/count/visible.ts'
import { bmad } from './bmad.ts'
import { type Format, look, type Nearby, rank, type Sighting } from './format.ts'
import { kiro } from './kiro.ts'
import { onlyProofs } from './only-proofs.ts'
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
].map((format: Format): Format => ({ ...format, read: (...given) => onlyProofs(format.read(...given)) }))

export function formatOf(id: string): Format {
  const found = FORMATS.find((format) => format.id === id)
  if (!found) throw new Error(`there is no plan format ${id}`)
  return found
}

/** The format of a text, found from its name and content; or the two formats that it could be in. */
type Detection =
  | { kind: 'found'; format: string }
  | { kind: 'ambiguous'; readings: [string, string] }
  /** `table`: the line of a table of tasks, which is not read. */
  | { kind: 'none'; tool?: { name: string; wants: string }; table?: number }

export const detectFormat = (text: string, file: string): Detection => detected(look(text, file))

function detected(sighting: Sighting): Detection {
  const [best] = FORMATS.flatMap((format) => {
    const seen = format.detects(sighting)
    return seen === undefined ? [] : [{ format: format.id, seen }]
  }).sort((a, b) => rank(a.seen) - rank(b.seen))
  const tool = FORMATS.find((format) => format.tool?.owns(sighting))?.tool
  // A name alone says nothing of the tasks: the planner can say what is missing.
  if (best === undefined || (best.seen === 'name' && tool)) return { kind: 'none', ...defined({ tool }) }
  if (typeof best.seen === 'string') return { kind: 'found', format: best.format }
  const [first, second] = best.seen.readings
  return { kind: 'ambiguous', readings: [counted(...first), counted(...second)] }
}

const counted = (name: string, tasks: number) => `${name} (${tasks} ${tasks === 1 ? 'task' : 'tasks'})`

/** Reads a plan in whatever format it is in. */
export function readPlanText(
  text: string,
  file: string,
  nearby?: Nearby,
): { kind: 'read'; reading: PlanReading } | Exclude<Detection, { kind: 'found' }> {
  const sighting = look(text, file)
  const detection = detected(sighting)
  if (detection.kind === 'none') return { ...detection, ...defined({ table: tableIn(text) }) }
  if (detection.kind !== 'found') return detection
  const reading = formatOf(detection.format).read(text, file, nearby)
  const owner = FORMATS.find(({ tool }) => tool?.owns(sighting))?.tool
  // Of a known tool that keeps its tasks elsewhere it can be said what is missing.
  const isSilent = reading.problems.every(({ severity }) => severity === 'warn')
  if (reading.plan.tasks.length === 0 && isSilent && owner) return { kind: 'none', tool: owner }
  return {
    kind: 'read',
    reading: { ...reading, problems: [...reading.problems, ...otherShape(sighting, detection.format)] },
  }
}

function tableIn(text: string): number | undefined {
  const lines = text.split(/\r\n|\r|\n/)
  return taskTables(lines, visibleIn(lines))[0]?.line
}

/** Task headings in a file of a planner that writes something else. */
function otherShape(sighting: Sighting, format: string): Finding[] {
  if (format !== superpowers.id) return []
  const owner = FORMATS.find(({ tool }) => tool?.owns(sighting))
  if (!owner?.tool || owner.id === format) return []
  const isSteps = sighting.boxes.length > 0 && owner.tool.wants.startsWith('check boxes')
  const message = isSteps
    ? `this file of ${owner.tool.name} names its tasks in headings, and these are read; the check boxes below them are their steps`
    : `this file of ${owner.tool.name} has no ${owner.tool.wants}: its headings are read as the tasks`
  const fix = 'look at `ultraplan lint --tasks`; if it is wrong, have the planner write the file again'
  return [problem('read/tool', { file: sighting.file, line: 1 }, message, fix, 'warn')]
}
