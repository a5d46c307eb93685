import { existsSync, readFileSync, statSync } from 'node:fs'
import { isAbsolute, join, relative, resolve, sep } from 'node:path'
import type { PlanReading } from '../model/plan.ts'
import { readTasksMd } from '../plan/tasks-md.ts'

/** Why no plan could be read, and what to do. */
export interface PlanError {
  error: string
  fix: string
}

const SPEC_FOLDERS = ['specs', '.specify/specs', '.kiro/specs', 'openspec/changes', '.planning/phases']

/** Finds and reads the plan that a person named: a file, a spec folder or its bare name. */
export function readPlan(root: string, argument: string, cwd: string = root): PlanReading | PlanError {
  const found = findPlan(root, argument, cwd)
  if (typeof found !== 'string') return found
  let text: string
  try {
    text = readFileSync(found, 'utf8')
  } catch (error) {
    return {
      error: `${argument} cannot be read: ${(error as Error).message}`,
      fix: 'check the path and its permissions',
    }
  }
  return readTasksMd(text, relative(root, found).split(sep).join('/'))
}

function findPlan(root: string, argument: string, cwd: string): string | PlanError {
  const candidates = isAbsolute(argument)
    ? [argument]
    : [
        resolve(cwd, argument),
        resolve(root, argument),
        ...SPEC_FOLDERS.map((folder) => join(root, folder, argument)),
      ]
  for (const candidate of candidates) {
    if (!existsSync(candidate)) continue
    if (!statSync(candidate).isDirectory()) return candidate
    const inside = join(candidate, 'tasks.md')
    if (existsSync(inside)) return inside
  }
  return {
    error: `no plan named ${argument}`,
    fix: `name a file, or a folder of ${SPEC_FOLDERS[0]}/ that holds tasks.md`,
  }
}
