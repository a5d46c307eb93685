import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { tried } from '../../io/files.ts'
import type { Finding } from '../../model/gate.ts'
import type { Plan, PlanReading } from '../../model/plan.ts'
import { formatOf, readPlanText } from '../../plan/formats/index.ts'
import { applyDefault, applySidecar } from '../../plan/sidecar.ts'
import { type Lifecycle, lifecycleOf } from '../../run/lifecycle.ts'
import { openRun } from '../runs/open-run.ts'
import { findPlan, type PlanError } from './find-plan.ts'

const CONFIG_FILE = '.ultraplan/config.yaml'

/**
 * Finds and reads the plan that a person named. `verifyDefault` is `verify.default` of the configuration: it serves
 * planners that know no verify.
 */
export function readPlan(
  root: string,
  argument: string,
  cwd: string = root,
  verifyDefault?: string,
): PlanReading | PlanError {
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

function readFile(root: string, file: string): PlanReading | PlanError {
  const path = relative(root, file).split(sep).join('/')
  const text = readText(file)
  if (typeof text !== 'string') return text
  const answer = readPlanText(text, path)
  if (answer.kind === 'read') return answer.reading
  if (answer.kind === 'ambiguous')
    return {
      error: `${path} can be read as ${answer.readings[0]} or as ${answer.readings[1]}`,
      fix: 'keep one kind of tasks in a file, or move the other into a code fence',
    }
  return {
    error: `${path} holds no task in any format that is known`,
    fix: 'a task is a line such as "- [ ] 1.1 Title"; see docs/plan-formats.md',
  }
}

/** Text that is not UTF-8 is refused: writing a tick back would change more than one character. */
function readText(file: string): string | PlanError {
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
): PlanReading | PlanError {
  const plan = reading.plan.files[0]?.path ?? ''
  const own = plan.replace(/\.[^./]*$/, '')
  const candidates = [`${own}.verify`, [dirname(plan), 'verify'].join('/')].flatMap((each) => [
    `${each}.yaml`,
    `${each}.yml`,
  ])
  const sidecar = candidates
    .map((each) => each.replace(/^\.\//, ''))
    .find((each) => existsSync(join(root, each)))
  let result = reading
  if (sidecar !== undefined) {
    const text = readText(join(root, sidecar))
    if (typeof text !== 'string') return text
    result = applySidecar(result, text, sidecar)
  }
  return verifyDefault === undefined ? result : applyDefault(result, verifyDefault, CONFIG_FILE)
}

function mixed(readings: readonly PlanReading[]): PlanError {
  const [first, second] = [...new Map(readings.map(({ plan }) => [plan.format, plan])).values()]
  return {
    error: `${first?.files[0]?.path} reads as ${first?.format}, ${second?.files[0]?.path ?? 'another'} as ${second?.format ?? 'the same'}`,
    fix: 'name one file',
  }
}

/** The state of a plan: from its lint, and from the newest run of this repository if that is a run of this plan. */
export function planLifecycle(
  cwd: string,
  home: string,
  { plan, findings }: { plan: Plan; findings: readonly Finding[] },
): Lifecycle {
  const lint = findings.some((finding) => finding.severity === 'block') ? 'blocked' : 'clean'
  const alone = lifecycleOf(lint, []).plan
  // A broken journal is `ultraplan audit`'s to report; a plan can be linted all the same.
  return tried(() => {
    const open = openRun(cwd, home)
    const isOfPlan = !('error' in open) && open.run.spec === plan.name
    return isOfPlan ? lifecycleOf(lint, open.journal.events()).plan : alone
  }, alone)
}
