import { existsSync } from 'node:fs'
import { join, posix } from 'node:path'
import { namesIn, readText } from '../../io/files.ts'
import type { Finding } from '../../model/gate.ts'
import type { PlanReading } from '../../model/plan.ts'
import { detectFormat, formatOf } from '../../plan/formats/index.ts'
import { problem } from '../../plan/lines.ts'

/** Where commands for a plan may be: in a file of its own name, or in the one file of its folder. */
function candidates(plan: string): { own: string[]; shared: string[] } {
  const both = (stem: string) => [`${stem}.yaml`, `${stem}.yml`]
  return {
    own: both(`${plan.replace(/\.[^./]*$/, '')}.verify`),
    shared: both(posix.join(posix.dirname(plan), 'verify')),
  }
}

const planFile = ({ plan }: PlanReading): string => plan.files[0]?.path ?? ''

/** The file with commands for a plan, from the top of the repository. */
export function findSidecar(root: string, reading: PlanReading): string | undefined {
  const { own, shared } = candidates(planFile(reading))
  return [...own, ...shared].find((path) => existsSync(join(root, path)))
}

/** Where `prepare` writes: into the file that is there, else into one that no other plan of the folder reads. */
export function sidecarFor(root: string, reading: PlanReading): string {
  const { own, shared } = candidates(planFile(reading))
  const isShared = hasNeighbours(root, reading)
  const there = (isShared ? own : [...own, ...shared]).find((path) => existsSync(join(root, path)))
  return there ?? ((isShared ? own : shared)[0] as string)
}

/** A bare verify.yaml beside several plans would serve all of them. */
export function sharedSidecar(root: string, reading: PlanReading, sidecar: string): Finding[] {
  const { own, shared } = candidates(planFile(reading))
  if (!shared.includes(sidecar) || !hasNeighbours(root, reading)) return []
  const message = `${sidecar} is read for every plan of this folder, and there are several`
  const fix = `rename it to ${own[0]}, so that it is about one`
  return [problem('read/sidecar', { file: sidecar, line: 1 }, message, fix, 'warn')]
}

const MOST_LOOKED_AT = 50

/** Whether other plans of its kind are in the folder. A plan that is several files has none: it is the whole folder. */
function hasNeighbours(root: string, reading: PlanReading): boolean {
  const markdown = reading.plan.files.filter(({ path }) => !/\.ya?ml$/.test(path))
  if (markdown.length > 1) return false
  const path = planFile(reading)
  const [folder, base] = [posix.dirname(path), posix.basename(path)]
  const { files } = formatOf(reading.plan.format)
  const others = namesIn(join(root, folder)).filter((name) => name !== base)
  if (files?.test(base)) return others.some((name) => files.test(name))
  return others
    .filter((name) => /\.(?:md|json)$/i.test(name))
    .slice(0, MOST_LOOKED_AT)
    .some((name) => {
      const found = detectFormat(readText(join(root, folder, name)) ?? '', posix.join(folder, name))
      return found.kind === 'found' && found.format === reading.plan.format
    })
}
