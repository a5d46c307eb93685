import { type Guard, HOOKS, type HookEntry } from './table.ts'

/**
 * The shell guard in front of node: with nothing to do a hook costs a shell's start. One string, because the client
 * runs it with `sh -c`; the model reads it when an agent is sent back, so it is short.
 */
const GUARDS: Record<Guard, string> = {
  driver: '[ -e ~/.ultraplan/active/"$CLAUDE_CODE_SESSION_ID" ] || exit 0; ',
  untold:
    '[ -e ~/.ultraplan/active/"$CLAUDE_CODE_SESSION_ID" ] || [ -e ~/.ultraplan/notices/"$CLAUDE_CODE_SESSION_ID" ] || exit 0; ',
  'any-run': 'set -- ~/.ultraplan/active/*; [ -e "$1" ] || exit 0; ',
  waiting: '[ -e ~/.ultraplan/waiting/"$CLAUDE_CODE_SESSION_ID" ] || exit 0; ',
  command: '',
  'our-agent': '',
}

export function renderHooks(): string {
  const hooks: Record<string, unknown[]> = {}
  for (const entry of HOOKS) {
    hooks[entry.event] ??= []
    hooks[entry.event]?.push({
      ...(entry.matcher ? { matcher: entry.matcher } : {}),
      hooks: [handler(entry)],
    })
  }
  return `${JSON.stringify({ description: 'ultraplan: silent unless this session drives a run', hooks }, undefined, 2)}\n`
}

function handler(entry: HookEntry) {
  const script = entry.guard === 'our-agent' ? 'agent.sh' : 'run.sh'
  // A missing script must not let go either: any exit but 0 and 2 would.
  const closed = entry.onFailure === 'closed' ? ' || exit 2' : ''
  return {
    type: 'command',
    command: `${GUARDS[entry.guard]}sh "\${CLAUDE_PLUGIN_ROOT}"/hooks/${script} ${entry.name} ${entry.wakes ? 'wakes' : entry.onFailure}${closed}`,
    timeout: entry.timeout,
    ...(entry.wakes ? { asyncRewake: true } : {}),
    ...(entry.statusMessage ? { statusMessage: entry.statusMessage } : {}),
  }
}
