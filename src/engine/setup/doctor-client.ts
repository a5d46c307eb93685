import { existsSync } from 'node:fs'
import { clientModules, pluginNamed } from '../../client/modules.ts'
import { insideSession, isInsideClient, projectFolder, startOf } from '../../client/session.ts'
import { type ClientPlace, type ClientSettings, readClientSettings } from '../../client/settings.ts'
import { MODULE_MISSING, moduleKey } from '../../client/signature.ts'
import { pluginRoot } from '../../io/files.ts'
import { machine } from '../../io/process-ref.ts'
import type { Diagnosis } from '../../model/reports.ts'
import { VERSION } from '../../model/version.ts'
import { activeFile } from '../runs/active.ts'
import { fail, ok, type Patient, unseen, warn } from './doctor-installation.ts'

/** Where the client reads its settings. A session knows the folder that it was started in. */
export const placeOf = ({ typed, home, env }: Patient, root: string): ClientPlace => ({
  folder: typed ? projectFolder(typed.session) : root,
  root,
  home,
  env,
})

/** Whether the client loads the plugin and calls its hooks, and what else runs in it. */
export function examineClient(patient: Patient, root: string): Diagnosis[] {
  const { typed } = patient
  const place = {
    ...placeOf(patient, root),
    ...(typed ? { session: typed.session.id, client: startOf(typed.session) } : {}),
  }
  const settings = readClientSettings(place)
  const found = pluginNamed(place, 'ultraplan')
  return [
    plugin(settings, found, typed !== undefined),
    ...switchedOff(settings, found?.name),
    hooks(patient),
    mode(settings, typed?.mode, typed !== undefined),
    modules(place),
    sandbox(settings),
  ]
}

/** Typed in a session, the plugin is there, but it may be another one than the one that is installed. */
function plugin(
  settings: ClientSettings,
  found: ReturnType<typeof pluginNamed>,
  isLoaded: boolean,
): Diagnosis {
  const here = pluginRoot() ?? '<this folder>'
  if (!found) {
    if (isLoaded) return ok('plugin', `loaded by this session from ${here}`)
    const next = `claude plugin marketplace add '${here}' && claude plugin install ultraplan@ultraplan`
    return fail('plugin', 'is not installed in Claude Code', next)
  }
  const { name, folder, version, switched } = found
  if (!existsSync(folder))
    return fail('plugin', `${name} is installed in ${folder}, which is gone`, `claude plugin install ${name}`)
  if (!isLoaded && switched && settings.isEnabled(name) !== true)
    return fail('plugin', `${name} is installed and not enabled`, `claude plugin enable ${name}`)
  if (version === VERSION) return ok('plugin', `${name} ${version} in ${folder}`)
  const what = `Claude Code has ${name} ${version}, and this program is ${VERSION}`
  return isLoaded
    ? warn('plugin', what, 'restart Claude Code to have the installed one')
    : warn('plugin', what, `claude plugin update ${name}, or use ${folder}/bin/ultraplan`)
}

/** Settings under which no hook of a plugin runs: then nothing is ever proved. */
function switchedOff(settings: ClientSettings, name: string | undefined): Diagnosis[] {
  const { hooksOffIn, managedHooksOnly } = settings
  const isTheirs = name !== undefined && settings.isEnabledByManaged(name)
  return [
    ...(hooksOffIn === undefined
      ? []
      : [fail('hooks', `disableAllHooks in ${hooksOffIn} turns them off`, 'take it out of that file')]),
    ...(managedHooksOnly && !isTheirs
      ? [
          fail(
            'hooks',
            'the organisation allows only hooks of its own (allowManagedHooksOnly in its managed settings)',
            'ask who manages them to add ultraplan to enabledPlugins there',
          ),
        ]
      : []),
  ]
}

/** Whether hooks fire. Only a session can show that: an answer to a typed command comes from one. */
function hooks({ typed, env, home }: Patient): Diagnosis {
  if (typed) {
    const fire = 'fire in this session: this answer came from one'
    return moduleKey(typed.session) === undefined
      ? warn(
          'hooks',
          `${fire}, but ${MODULE_MISSING}`,
          'nothing has to be done: a run is proved all the same',
        )
      : ok('hooks', `${fire}; ultraplan\u2019s module is loaded too`)
  }
  const id = insideSession(env)
  if (id !== undefined && existsSync(activeFile(home, id)))
    return ok('hooks', 'have fired in this session: it drives a run')
  const where = isInsideClient(env) ? 'from a shell of the session' : 'from a terminal'
  return unseen(
    'hooks',
    `cannot be seen ${where}`,
    'in Claude Code, /ultraplan:doctor is answered only if they fire',
  )
}

const MODES: Readonly<Record<string, string>> = {
  auto: 'files are edited without a question, and a check of the client decides on commands',
  acceptEdits: 'files are edited without a question, and commands need rules',
  default: 'the screen calls it manual mode; every edit and every command without a rule is asked for',
  dontAsk: 'whatever no rule allows is refused without a question',
  bypassPermissions: 'nothing is asked',
}

function mode({ ownMode }: ClientSettings, now: string | undefined, isTyped: boolean): Diagnosis {
  const name = now ?? ownMode
  if (name === undefined)
    return ok(
      'mode',
      isTyped
        ? 'this session does not say its permission mode'
        : 'none is set: the screen begins in auto mode where the account has it, claude -p in default mode',
    )
  const what = `${now === undefined ? 'sessions begin' : 'this session is'} in mode ${name}`
  if (name === 'plan')
    return warn(
      'mode',
      `${what}: executors can change nothing`,
      'press shift+tab until another mode is shown',
    )
  return ok('mode', MODES[name] === undefined ? what : `${what}: ${MODES[name]}`)
}

/** Code in the client sees a typed command before our hooks do, and can run one itself. */
function modules(place: Parameters<typeof clientModules>[0]): Diagnosis {
  const found = clientModules({ ...place, plugin: pluginRoot() })
  if (found.length === 0) return ok('modules', 'no foreign module would load in the client here')
  return warn(
    'modules',
    `${found.map(({ name, folder }) => `${name} (${folder})`).join(', ')} would load in the client and could change what you type, type for you, keep hooks from running and answer for a reviewer: overrides there are marked`,
    'remove what you do not know; an organisation closes this with allowManagedModsOnly in its managed settings',
  )
}

/** What a model's shell can do is bounded only by the client's sandbox. */
function sandbox(settings: ClientSettings): Diagnosis {
  if (settings.sandbox) return ok('sandbox', 'shell commands are confined')
  return warn(
    'sandbox',
    'the client\u2019s sandbox is off',
    machine().platform === 'win32'
      ? 'the client has a sandbox on macOS, Linux and WSL2 only'
      : 'type /sandbox in Claude Code: a shell of the same user could otherwise change anything, also what ultraplan writes',
  )
}
