import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { basename, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { namesIn, tried } from '../../io/files.ts'
import { findRepository } from '../../io/git.ts'
import type { Finding } from '../../model/gate.ts'
import type { Plan, PlanReading } from '../../model/plan.ts'
import { FORMATS, formatOf, readPlanText } from '../../plan/formats/index.ts'
import { markShared } from '../../plan/propose.ts'
import { applyDefault, applySidecar } from '../../plan/sidecar.ts'
import { planTemplate } from '../../plan/template.ts'
import { type Lifecycle, lifecycleOf } from '../../run/lifecycle.ts'
import { openRun, type Refusal } from '../runs/open-run.ts'
import { projectAt } from './find-project.ts'
import { CONFIG_FILE } from './read-config.ts'
import { findSidecar, sharedSidecar } from './sidecar-file.ts'

interface FoundPlan {
  files: string[]
  /** The folder's name, when a folder was named and it holds several files. */
  name?: string
}

/** Finds the plan that a person typed: a path, tried from the current folder and then from the top, or a bare name. */
function findPlan(root: string, argument: string, cwd: string): FoundPlan | Refusal {
  const typed = argument.trim().replace(/[\\/]+$/, '')
  if (typed === '') return onlyPlan(root)
  const direct = isAbsolute(typed) ? [typed] : [resolve(cwd, typed), resolve(root, typed)]
  for (const path of new Set(direct)) {
    const found = planAt(path)
    if (found) return found
  }
  const named = isAbsolute(typed) ? [] : byName(root, typed)
  const [only, ...others] = named.map((path) => shown(root, path))
  if (only !== undefined && others.length > 0)
    return {
      error: `${typed} is the name of ${named.length} plans: ${[only, ...others].join(' and ')}`,
      fix: `name one by its path: ${only}`,
    }
  const found = named[0] === undefined ? undefined : planAt(named[0])
  if (found) return found
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
        : 'name a file, or have one drafted in Claude Code: /ultraplan:plan <goal>',
  }
}

/** A plan file, or the plan in a folder. A folder with plans of two formats is ambiguous, which is an error. */
function planAt(path: string): FoundPlan | Refusal | undefined {
  if (!existsSync(path)) return undefined
  if (!isFolder(path)) return { files: [path] }
  const names = readdirSync(path).sort()
  const kinds = FORMATS.map(({ files }) => names.filter((name) => files?.test(name)))
  // Several formats use the name tasks.md; the same files are one candidate.
  const [first, second] = new Map(
    kinds.filter(([one]) => one !== undefined).map((kind) => [kind.join('/'), kind]),
  ).values()
  if (!first) return undefined
  if (second)
    return {
      error: `${basename(path)} can be read as ${first.join(', ')} or as ${second.join(', ')}`,
      fix: `name the file: ${join(path, first[0] as string)}`,
    }
  const files = first.map((name) => join(path, name))
  return files.length > 1 ? { files, name: basename(path) } : { files }
}

/** A folder or file of that name where each planner keeps its plans. `01` stands for `01-foundation`. */
function byName(root: string, name: string): string[] {
  const plans = allPlans(root)
  const exact = plans.filter((path) => stem(path) === name || basename(path) === name)
  if (exact.length > 0 || /[\\/]/.test(name)) return exact
  const numbered = /^\d+$/.test(name)
    ? plans.filter((path) => Number(/^(\d+)-/.exec(stem(path))?.[1]) === Number(name))
    : []
  if (numbered.length > 0) return numbered
  // A single PLAN.md of a phase, such as 01-02.
  return /^\d+(?:\.\d+)?-\d+$/.test(name)
    ? plans.map((path) => join(path, `${name}-PLAN.md`)).filter((path) => existsSync(path))
    : []
}

function allPlans(root: string): string[] {
  const entries = (folder: string) =>
    namesIn(join(root, folder))
      .sort()
      .map((name) => join(root, folder, name))
  const isPlanFolder = (path: string) => isFolder(path) && !/^(?:archive$|\.)/.test(basename(path))
  return FORMATS.flatMap(({ folders = [], holds }) =>
    folders
      .flatMap(entries)
      .filter((path) => (holds === 'files' ? path.endsWith('.md') : isPlanFolder(path))),
  )
}

/** Every file or folder of the repository that holds a plan, where planners keep them. */
export const listPlans = (root: string): string[] =>
  allPlans(root).filter((path) => planAt(path) !== undefined)

function onlyPlan(root: string): FoundPlan | Refusal {
  const plans = listPlans(root)
  const [only] = plans
  if (plans.length === 1 && only !== undefined) return planAt(only) as FoundPlan | Refusal
  return whichPlan(root, `there are ${plans.length} plans`)
}

/** Asks for one of the plans, or for the first one; `command` is what its name is typed after. */
export function whichPlan(root: string, error: string, command = ''): Refusal {
  const names = listPlans(root)
    .slice(0, 12)
    .map((path) => stem(path))
  return names.length === 0
    ? {
        error: 'there is no plan in this repository',
        fix: 'have one drafted in Claude Code: /ultraplan:plan <goal>',
      }
    : { error, fix: `name one of them: ${command}${names.join(', ')}` }
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
const stem = (path: string) => basename(path).replace(/\.md$/i, '')
const shown = (root: string, path: string) =>
  (path.startsWith(root) ? path.slice(root.length + 1) : path).replaceAll('\\', '/')

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
  const files = planTemplate(name, projectAt(root))
  for (const file of files) writeFileSync(join(folder, file.name), file.text, { flag: 'wx' })
  return { files: files.map((file) => `specs/${name}/${file.name}`) }
}

/**
 * Finds and reads the plan that a person named. `verifyDefault` is `verify.default` of the configuration: it is
 * used for formats that have no verify.
 */
export function readPlan(
  root: string,
  argument: string,
  cwd: string = root,
  verifyDefault?: string,
): PlanReading | Refusal {
  const found = findPlan(root, argument, cwd)
  if ('error' in found) return found
  const readings: PlanReading[] = []
  for (const file of found.files) {
    const reading = readFile(root, file)
    if ('error' in reading) return reading
    readings.push(reading)
  }
  const [first] = readings
  if (!first) return { error: `no plan named ${argument}`, fix: 'name a file or a folder' }
  const { id, join } = formatOf(first.plan.format)
  if (readings.length > 1 && !(join && readings.every(({ plan }) => plan.format === id)))
    return mixed(readings)
  const joined = join ? join(readings, found.name ?? first.plan.name) : first
  return withCommands(root, joined, verifyDefault)
}

function readFile(root: string, file: string): PlanReading | Refusal {
  const path = relative(root, file).split(sep).join('/')
  const text = readText(file)
  if (typeof text !== 'string') return text
  const answer = readPlanText(text, path, (other) => {
    const beside = join(root, other)
    const text = existsSync(beside) ? readText(beside) : undefined
    return typeof text === 'string' ? text : undefined
  })
  if (answer.kind === 'read') return answer.reading
  if (answer.kind === 'ambiguous')
    return {
      error: `${path} can be read as ${answer.readings[0]} or as ${answer.readings[1]}`,
      fix: 'keep one kind of tasks in a file, or move the other into a code fence',
    }
  if (answer.table !== undefined)
    return {
      error: `${path}:${answer.table} is a table of tasks, and tables are not read`,
      fix: 'write each row as "- [ ] 1.1 Title", with "  - **Files**: …" and "  - **Verify**: `command`" below it; see docs/plan-formats.md',
    }
  if (answer.tool)
    return {
      error: `${path} is a file of ${answer.tool.name}, and no task in it is read: it has no ${answer.tool.wants}`,
      fix: `have ${answer.tool.name} write its tasks in that shape; see docs/plan-formats.md`,
    }
  return {
    error: `${path} holds no task in any format that is known`,
    fix: 'a task is a line such as "- [ ] 1.1 Title"; see docs/plan-formats.md',
  }
}

/** Text that is not UTF-8 is refused: writing a tick back would change more than one character. */
function readText(file: string): string | Refusal {
  let bytes: Buffer
  try {
    bytes = readFileSync(file)
  } catch (error) {
    return {
      error: `${file} cannot be read: ${(error as Error).message}`,
      fix: 'check the path and its permissions',
    }
  }
  const text = bytes.toString('utf8')
  if (text.includes('\uFFFD') && !Buffer.from(text, 'utf8').equals(bytes))
    return { error: `${file} is not UTF-8 text`, fix: 'save it as UTF-8' }
  return text
}

/** Adds commands of the file beside the plan (`verify.yaml` or `<plan>.verify.yaml`), then the default. */
function withCommands(
  root: string,
  reading: PlanReading,
  verifyDefault: string | undefined,
): PlanReading | Refusal {
  const sidecar = findSidecar(root, reading)
  const text = sidecar === undefined ? '' : readText(join(root, sidecar))
  if (typeof text !== 'string') return text
  const shared = sidecar === undefined ? [] : sharedSidecar(root, reading, sidecar)
  const read = { ...reading, problems: [...reading.problems, ...shared] }
  const result = sidecar === undefined ? reading : applySidecar(read, text, sidecar)
  return markShared(verifyDefault === undefined ? result : applyDefault(result, verifyDefault, CONFIG_FILE))
}

/** Several files that are no one plan: in two formats, or in one whose plans are single files. */
function mixed(readings: readonly PlanReading[]): Refusal {
  const [first, second] = [...new Map(readings.map(({ plan }) => [plan.format, plan])).values()]
  const files = readings.map(({ plan }) => plan.files[0]?.path ?? plan.name)
  const error =
    second === undefined
      ? `${files.join(', ')} are ${files.length} plans, each in the format ${first?.format}`
      : `the files of this folder are in two formats: ${first?.files[0]?.path} in ${first?.format}, ${second.files[0]?.path} in ${second.format}`
  return { error, fix: `name the one that you mean: ${files[0]}` }
}

/** The state of a plan: from its lint, and from the newest run of this repository if that is a run of this plan. */
export function planLifecycle(
  cwd: string,
  home: string,
  { plan, findings }: { plan: Plan; findings: readonly Finding[] },
): Lifecycle {
  const lint = findings.some((finding) => finding.severity === 'block') ? 'blocked' : 'clean'
  const alone = lifecycleOf(lint, []).plan
  // `ultraplan audit` reports a broken journal; a plan can be linted all the same.
  return tried(() => {
    const open = openRun(cwd, home)
    const isOfPlan = !('error' in open) && open.run.spec === plan.name
    return isOfPlan ? lifecycleOf(lint, open.journal.events()).plan : alone
  }, alone)
}
