import { LEAVE_SHELL_LINE } from '../client/agent-files.ts'
import { type Guard, HOOKS, type HookEntry } from './table.ts'

/**
 * The shell guard that runs before node: if there is nothing to do, a hook costs only the start of a shell. It is one
 * string because the client runs it with `sh -c`, and it is short because the model reads it when an agent is sent
 * back.
 */
const GUARDS: Record<Guard, string> = {
  stopping:
    'f=closed; [ -e ~/.ultraplan/active/"$CLAUDE_CODE_SESSION_ID" ] || { f=open; [ -e ~/.ultraplan/stopping/"$CLAUDE_CODE_SESSION_ID" ]; } || exit 0; ',
  ends: 'f=closed; [ -e ~/.ultraplan/active/"$CLAUDE_CODE_SESSION_ID" ] || { f=open; [ -e ~/.ultraplan/stopping/"$CLAUDE_CODE_SESSION_ID" ] || [ -e ~/.ultraplan/unsaid/"$CLAUDE_CODE_SESSION_ID" ]; } || exit 0; ',
  driver: '[ -e ~/.ultraplan/active/"$CLAUDE_CODE_SESSION_ID" ] || exit 0; ',
  pending: `[ -e ~/.ultraplan/active/"$CLAUDE_CODE_SESSION_ID" ] || [ -e ~/.ultraplan/notices/"$CLAUDE_CODE_SESSION_ID" ] || [ -e ~/.ultraplan/stopping/"$CLAUDE_CODE_SESSION_ID" ] || [ -e ~/.ultraplan/notices/"\${CLAUDE_PID:-none}" ] || exit 0; `,
  'any-run': 'set -- ~/.ultraplan/active/*; [ -e "$1" ] || exit 0; ',
  // A file that is created now is newer than the due file once the time of the due file has come.
  late: '[ -e ~/.ultraplan/stopping/"$CLAUDE_CODE_SESSION_ID" ] || { d=~/.ultraplan/due/"$CLAUDE_CODE_SESSION_ID"; [ -e "$d" ] || exit 0; : >"$d.now"; [ "$d.now" -nt "$d" ] || exit 0; }; ',
  asking: '[ -e ~/.ultraplan/asking/"$CLAUDE_CODE_SESSION_ID" ] || exit 0; ',
  waiting: '[ -e ~/.ultraplan/waiting/"$CLAUDE_CODE_SESSION_ID" ] || exit 0; ',
  command: '',
  'our-agent': '',
}

/** Scripts in which the shell reads the input before node starts. */
const SCRIPTS: Partial<Record<Guard, string>> = { 'our-agent': 'agent.sh', late: 'call.sh' }

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

/** A file of its own, so that a client that does not know modules keeps all other hooks. */
export const renderModules = (): string => `{
  "description": "ultraplan inside the client: what happens, as it happens",
  "modules": ["../dist/module.js"]
}
`

function handler(entry: HookEntry) {
  const script = `"\${CLAUDE_PLUGIN_ROOT}"/hooks/${SCRIPTS[entry.guard] ?? 'run.sh'}`
  return {
    type: 'command',
    command: `${entry.event === 'SessionStart' ? LEAVE_SHELL_LINE : ''}${GUARDS[entry.guard]}${run(entry, script)}`,
    timeout: entry.timeout,
    ...(entry.wakes ? { asyncRewake: true } : {}),
    ...(entry.statusMessage ? { statusMessage: entry.statusMessage } : {}),
  }
}

/**
 * Sources the script in a subshell. If the script is missing, some shells exit with 2, which blocks, and others with 1,
 * which allows; the command after the subshell decides instead, as `onFailure` says. A hook that wakes the session
 * answers with exit 2, so its exit code is kept.
 */
function run({ name, guard, onFailure, wakes }: HookEntry, script: string): string {
  // After the end of a run no task can be approved any more, so a failure need not block.
  if ((guard === 'stopping' || guard === 'ends') && onFailure === 'closed')
    return `(set -- ${name} $f; . ${script}) || [ $f = open ] || exit 2`
  if (wakes) return `[ ! -r ${script} ] || (set -- ${name} wakes; . ${script})`
  return `(set -- ${name} ${onFailure}; . ${script}) || exit ${onFailure === 'closed' ? 2 : 0}`
}
