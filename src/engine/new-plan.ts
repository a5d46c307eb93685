import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findRepository } from '../io/git.ts'
import { planTemplate } from '../plan/template.ts'
import type { Refusal } from './open-run.ts'

/** Writes `specs/<name>/` with a plan to start from. An existing folder is never touched. */
export function newPlan(cwd: string, name: string): { files: string[] } | Refusal {
  if (!/^[A-Za-z0-9][\w.-]{0,80}$/.test(name))
    return {
      error: `${name} cannot be the name of a folder`,
      fix: 'use letters, digits and hyphens: add-login',
    }
  const root = findRepository(cwd)?.root ?? cwd
  const folder = join(root, 'specs', name)
  if (existsSync(folder))
    return { error: `specs/${name} is there already`, fix: `lint it: ultraplan lint ${name}` }
  mkdirSync(folder, { recursive: true })
  const files = planTemplate(name)
  for (const file of files) writeFileSync(join(folder, file.name), file.text, { flag: 'wx' })
  return { files: files.map((file) => `specs/${name}/${file.name}`) }
}
