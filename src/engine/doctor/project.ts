import { statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { headCommit, type Repository, tryGit } from '../../io/git.ts'
import { pluginRoot } from '../../io/home.ts'
import { machine } from '../../io/process-ref.ts'
import { Config } from '../../model/config.ts'
import type { Diagnosis } from '../../model/doctor.ts'
import type { Plan } from '../../model/plan.ts'
import { renderFindings } from '../../view/findings.ts'
import { clientModules } from '../client-modules.ts'
import type { ClientPlace, ClientSettings } from '../client-settings.ts'
import { listPlans } from '../find-plan.ts'
import { COMMAND_FILE, isOurImplement, readText } from '../implement-command.ts'
import { examineChecks } from '../package-checks.ts'
import { type PermissionReport, reportPermissions } from '../permissions.ts'
import { prePushPlace } from '../pre-push.ts'
import { CONFIG_FILE, parseConfig } from '../read-config.ts'
import { readPlan } from '../read-plan.ts'
import type { Patient } from './examine.ts'

/** What this project has set up, compared with what a plan needs. */
export function examineProject(patient: Patient, repository: Repository): Diagnosis[] {
  const { root } = repository
  const { config, diagnosis } = configuration(root)
  const named = planOf(patient, root)
  const plans = named && 'plan' in named ? [named.plan] : []
  const place = { folder: root, root, home: patient.home, env: patient.env }
  const report = reportPermissions(place, plans, config)
  return [
    diagnosis,
    ...(named && 'error' in named
      ? [{ name: 'plan', state: 'fail' as const, what: named.error, next: named.fix }]
      : []),
    ...permissions(report, plans[0]),
    ...examineChecks(root, config),
    worktrees(report.settings),
    command(root),
    hook(repository),
    sandbox(report.settings),
    modules(place),
  ]
}

function configuration(root: string): { config: Config; diagnosis: Diagnosis } {
  const text = readText(join(root, CONFIG_FILE))
  const read = parseConfig(text ?? '')
  if ('problems' in read)
    return {
      config: Config.parse({}),
      diagnosis: {
        name: 'config',
        state: 'fail',
        what: renderFindings(read.problems).replaceAll('\n', '; '),
        next: `correct ${CONFIG_FILE} and commit it`,
      },
    }
  const head = headCommit(root)
  const committed = head && tryGit(root, ['cat-file', 'blob', `${head}:${CONFIG_FILE}`])
  if (text !== committed)
    return {
      ...read,
      diagnosis: {
        name: 'config',
        state: 'warn',
        what: `${CONFIG_FILE} is not committed as it stands; a run reads what is committed`,
        next: `git add ${CONFIG_FILE} && git commit`,
      },
    }
  const { webhook } = read.config
  if (webhook !== undefined && !/^https?:\/\//i.test(webhook))
    return {
      ...read,
      diagnosis: {
        name: 'config',
        state: 'warn',
        what: 'webhook is neither an http nor an https address, so nobody is told',
        next: `correct it in ${CONFIG_FILE} and commit it`,
      },
    }
  const what = text === undefined ? 'none: every setting has its default' : CONFIG_FILE
  return { ...read, diagnosis: { name: 'config', state: 'ok', what } }
}

/** The plan that was named, or the one that was written last. */
function planOf(
  { plan, cwd }: Patient,
  root: string,
): { plan: Plan } | { error: string; fix: string } | undefined {
  if (plan !== '') return readPlan(root, plan, cwd)
  const byAge = listPlans(root)
    .map((path) => ({ path, at: statSync(path).mtimeMs }))
    .sort((a, b) => a.at - b.at)
  const newest = byAge.at(-1)
  const reading = newest && readPlan(root, newest.path)
  return reading && 'plan' in reading ? reading : undefined
}

function permissions({ lines, settings }: PermissionReport, plan: Plan | undefined): Diagnosis[] {
  const about = plan ? `${basename(plan.name)} in mode ${settings.mode}` : `mode ${settings.mode}`
  if (settings.broken.length > 0)
    return [
      {
        name: 'permissions',
        state: 'fail',
        what: `${settings.broken.join(', ')} cannot be read`,
        next: 'correct it: it is not JSON',
      },
    ]
  if (lines.length === 0) return [{ name: 'permissions', state: 'ok', what: `nothing is asked (${about})` }]
  return lines.map((line) => ({
    name: 'permissions',
    state: 'warn',
    what: `${line} (${about})`,
    ...nextFor(line, plan),
  }))
}

function nextFor(line: string, plan: Plan | undefined): { next?: string } {
  if (line.includes('accepted')) return {}
  const init = `ultraplan init${plan ? ` ${plan.name}` : ''}`
  return {
    next: line.includes('every edit') ? `start claude in that mode, or ${init} --mode acceptEdits` : init,
  }
}

function worktrees({ baseRef }: ClientSettings): Diagnosis {
  return baseRef === 'head'
    ? { name: 'worktrees', state: 'ok', what: 'agents begin at HEAD' }
    : {
        name: 'worktrees',
        state: 'warn',
        what: 'agents of parallel groups begin at the remote\u2019s branch and are moved to HEAD by ultraplan',
        next: 'ultraplan init sets worktree.baseRef: head',
      }
}

function command(root: string): Diagnosis {
  if (isOurImplement(root)) return { name: '/implement', state: 'ok', what: 'works as typed' }
  return readText(join(root, COMMAND_FILE)) === undefined
    ? { name: '/implement', state: 'ok', what: 'not set up: type /ultraplan:implement, or ultraplan init' }
    : { name: '/implement', state: 'ok', what: 'is the project\u2019s own; type /ultraplan:implement' }
}

function hook(repository: Repository): Diagnosis {
  const place = prePushPlace(repository)
  const name = 'pre-push'
  switch (place.kind) {
    case 'ours':
      return place.current
        ? { name, state: 'ok', what: 'work that is not approved cannot be pushed' }
        : {
            name,
            state: 'warn',
            what: `${place.path} is an older one of ours`,
            next: 'ultraplan init --pre-push',
          }
    case 'free':
      return { name, state: 'ok', what: 'no hook: anything can be pushed (ultraplan init --pre-push)' }
    default:
      return { name, state: 'ok', what: `${place.path} is not ours and was left alone` }
  }
}

/** Code in the client sees a typed command before our hooks do, and can run one itself. */
function modules(place: ClientPlace): Diagnosis {
  const found = clientModules({ ...place, plugin: pluginRoot() })
  if (found.length === 0)
    return { name: 'modules', state: 'ok', what: 'no foreign module would load in the client here' }
  return {
    name: 'modules',
    state: 'warn',
    what: `${found.map(({ name, folder }) => `${name} (${folder})`).join(', ')} would load in the client and could run a command as if you had typed it; every override of a run beside it is marked`,
    next: 'remove what you do not know; an organisation closes this with allowManagedModsOnly in its managed settings',
  }
}

/** What a model's shell can do is bounded only by the client's sandbox. */
function sandbox(settings: ClientSettings): Diagnosis {
  if (settings.sandbox) return { name: 'sandbox', state: 'ok', what: 'shell commands are confined' }
  const next =
    machine().platform === 'win32'
      ? 'the client has a sandbox on macOS, Linux and WSL2 only'
      : 'type /sandbox in Claude Code: a shell of the same user could otherwise change anything, also what ultraplan writes'
  return { name: 'sandbox', state: 'warn', what: 'the client\u2019s sandbox is off', next }
}
