import type { PlanFormat, PlanReading } from '../model/plan.ts'
import { type Detection, detectFormat } from './detect.ts'
import { readKiro } from './kiro.ts'
import { readOpenSpec } from './openspec.ts'
import { readPlanMd } from './plan-md.ts'
import { readSpecKit } from './spec-kit.ts'
import { readSuperpowers } from './superpowers.ts'
import { readTasksJson } from './tasks-json.ts'
import { readTasksMd } from './tasks-md.ts'

type Reader = (text: string, file: string) => PlanReading

export const READERS: Readonly<Record<PlanFormat, Reader>> = {
  'tasks-md': readTasksMd,
  'plan-md': readPlanMd,
  'tasks-json': readTasksJson,
  'spec-kit': readSpecKit,
  kiro: readKiro,
  openspec: readOpenSpec,
  superpowers: readSuperpowers,
}

/** Reads a plan in whatever format it is in. */
export function readPlanText(
  text: string,
  file: string,
): { kind: 'read'; reading: PlanReading } | Exclude<Detection, { kind: 'found' }> {
  const detection = detectFormat(text, file)
  if (detection.kind !== 'found') return detection
  return { kind: 'read', reading: READERS[detection.format](text, file) }
}
