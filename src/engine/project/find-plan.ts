import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { basename, isAbsolute, join, resolve } from 'node:path'
import { namesIn } from '../../io/files.ts'
import { findRepository } from '../../io/git.ts'
import { FORMATS } from '../../plan/formats/index.ts'
import { planTemplate } from '../../plan/template.ts'
import type { Refusal } from '../runs/open-run.ts'

/** Why no plan could be read, and what to do. */
export interface PlanError {
  error: string
  fix: string
}

/** The files that make up the plan a person named. */
export interface FoundPlan {
  files: string[]
  /** The folder's name, when a folder was named and it holds several files. */
  name?: string
}

/** Finds a plan by what a person typed: a file, a folder, or a bare name. Relative to where they are, then to the top. */
export function findPlan(root: string, argument: string, cwd: string): FoundPlan | PlanError {
  const typed = argument.trim().replace(/[\\/]+$/, '')
  if (typed === '') return onlyPlan(root)
  const direct = isAbsolute(typed) ? [typed] : [resolve(cwd, typed), resolve(root, typed)]
  for (const path of new Set(direct)) {
    const found = planAt(path)
    if (found) return found
  }
  const named = isAbsolute(typed) ? [] : byName(root, typed)
  if (named.length > 1)
    return {
      error: `${typed} is the name of ${named.length} plans: ${named.map((path) => shown(root, path)).join(' and ')}`,
      fix: `name one by its path: ${shown(root, named[0] as string)}`,
    }
  const [only] = named
  if (only !== undefined) {
    const found = planAt(only)
    if (found) return found
  }
  const folder = [...direct, ...named].find((path) => isFolder(path))
  if (folder !== undefined)
    return {
      error: `${shown(root, folder)} holds no plan`,
      fix: 'a plan folder holds tasks.md, TASKS.json or files that end in PLAN.md',
    }
  const known = allPlans(root).map((path) => basename(path))
  return {
    error: `no plan named ${typed}`,
    fix:
      known.length > 0
        ? `there is: ${known.slice(0, 12).join(', ')}`
        : 'name a file, or write one: ultraplan new <name>',
  }
}

/** A plan file, or the plan in a folder. A folder with plans of two formats is ambiguous, which is an error. */
function planAt(path: string): FoundPlan | PlanError | undefined {
  if (!existsSync(path)) return undefined
  if (!isFolder(path)) return { files: [path] }
  const names = readdirSync(path).sort()
  const kinds = FORMATS.map(({ files }) => names.filter((name) => files?.test(name)))
  // Several planners call theirs tasks.md.
  const [first, second] = new Map(
    kinds.filter(([one]) => one !== undefined).map((kind) => [kind.join('/'), kind]),
  ).values()
  if (!first) return undefined
  if (second)
    return {
      error: `${basename(path)} can be read as ${first.join(', ')} or as ${second.join(', ')}`,
      fix: `name the file: ${join(path, first[0] as string)}`,
    }
  return {
    files: first.map((name) => join(path, name)),
    ...(first.length > 1 ? { name: basename(path) } : {}),
  }
}

/** A folder or file of that name where each planner keeps its plans. `01` stands for `01-foundation`. */
function byName(root: string, name: string): string[] {
  const plans = allPlans(root)
  const exact = plans.filter((path) => stem(path) === name || basename(path) === name)
  if (exact.length > 0 || /[\\/]/.test(name)) return exact
  const numbered = /^\d+$/.test(name)
    ? plans.filter((path) => Number(/^(\d+)-/.exec(stem(path))?.[1] ?? Number.NaN) === Number(name))
    : []
  if (numbered.length > 0) return numbered
  // A single PLAN.md of a phase, such as 01-02.
  return /^\d+(?:\.\d+)?-\d+$/.test(name)
    ? plans.map((path) => join(path, `${name}-PLAN.md`)).filter((path) => existsSync(path))
    : []
}

function allPlans(root: string): string[] {
  return FORMATS.flatMap(({ folders = [], holds }) =>
    folders
      .flatMap((folder) => entries(join(root, folder)))
      .filter((path) =>
        holds === 'files'
          ? path.endsWith('.md')
          : isFolder(path) && basename(path) !== 'archive' && !basename(path).startsWith('.'),
      ),
  )
}

/** Every file or folder of the repository that holds a plan, where planners keep them. */
export const listPlans = (root: string): string[] =>
  allPlans(root).filter((path) => planAt(path) !== undefined)

function onlyPlan(root: string): FoundPlan | PlanError {
  const plans = listPlans(root)
  const [only] = plans
  if (plans.length === 1 && only !== undefined) return planAt(only) as FoundPlan | PlanError
  const names = plans.slice(0, 12).map((path) => stem(path))
  return plans.length === 0
    ? { error: 'there is no plan in this repository', fix: 'write one: ultraplan new <name>' }
    : { error: `there are ${plans.length} plans`, fix: `name one of them: ${names.join(', ')}` }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
const stem = (path: string) => basename(path).replace(/\.md$/i, '')
const shown = (root: string, path: string) =>
  (path.startsWith(root) ? path.slice(root.length + 1) : path).replaceAll('\\', '/')

const entries = (folder: string): string[] =>
  namesIn(folder)
    .sort()
    .map((name) => join(folder, name))

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
