/** What of the client's settings decides whether our hooks run, and in what surroundings. */
export type HeldSettings = Record<string, string>

/**
 * Switches that turn hooks off, hooks themselves (another's could rewrite what an agent is told), and what makes the
 * client load a module at once: a module can run our commands as if a person had typed them.
 */
const SWITCHES = ['disableAllHooks', 'allowManagedHooksOnly', 'hooks', 'prependPlugins', 'appendPlugins']

/** Variables that change which programs a hook finds, or what they do. */
const SURROUNDINGS =
  /^(PATH|PATHEXT|HOME|USERPROFILE|SHELL|ENV|BASH_ENV|IFS|CLAUDECODE|(NODE|LD|DYLD|GIT|CLAUDE|ULTRAPLAN)_.*)$/i

/** Takes the held part out of a settings file; permission rules and everything else pass. */
export function heldSettings(settings: unknown): HeldSettings {
  if (!isRecord(settings)) return {}
  const held: HeldSettings = {}
  const hold = (name: string, value: unknown) => {
    if (value !== undefined && value !== false) held[name] = JSON.stringify(value)
  }
  for (const name of SWITCHES) hold(name, settings[name])
  if (isRecord(settings.env))
    for (const [name, value] of Object.entries(settings.env))
      if (SURROUNDINGS.test(name)) hold(`env.${name}`, value)
  if (isRecord(settings.enabledPlugins))
    // Switched off counts, so `false` is kept here.
    for (const [name, value] of Object.entries(settings.enabledPlugins))
      if (/^ultraplan(@|$)/.test(name)) held[`enabledPlugins.${name}`] = JSON.stringify(value)
  return held
}

/** The names that differ, in order. */
export function changedSettings(before: HeldSettings, after: HeldSettings): string[] {
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .filter((name) => before[name] !== after[name])
    .sort()
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
