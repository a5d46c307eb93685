import { blankSource } from './blank-source.ts'

/** What only src/client may know about Claude Code, by kind. */
export const KNOWLEDGE = {
  variable: /\bCLAUDE(?:CODE|_[A-Z_]+)\b/,
  folder: /(?<![\w-])\.claude(?!\w)/,
  'transcript file': /\bsubagents\b|\.meta\.json|(?<!journal)\.jsonl\b/,
  'transcript line':
    /\b(?:tool_use|tool_result|is_error|isMeta|promptSource|turnOrigin|queued_command|task-notification)\b/,
  'wire field':
    /\b(?:tool_(?:use_id|input|response|name)|agent_(?:id|type|transcript_path)|session_id|hook_event_name|transcript_path|last_assistant_message|background_tasks|stop_hook_active|subagent_type|run_in_background|hookSpecificOutput|permissionDecision\w*|additionalContext|systemMessage)\b/,
  tool: /^(?:Bash|PowerShell|Write|Edit|MultiEdit|NotebookEdit|Agent|Task|Skill|Workflow|SendMessage|TaskStop|SubagentHandback)$/,
  'stored name': /\btoolUse\w*|\btranscript(?:Path)?\b/,
} as const

export type Kind = keyof typeof KNOWLEDGE

/** Names of the client's that the journal stores: who handles a run has to write them as they were written. */
export const STORED: Readonly<Record<string, string>> = {
  toolUseId:
    'tickets, attempts and reviews are paired with Agent calls by it; agent_started and the reducer name it',
  transcript:
    'claim_received, attempts and marks of prompts keep where a transcript is; it is handed to client/, never read elsewhere',
}

/** Files outside of src/client that know something of the client, what, and why it cannot be there. */
export const ELSEWHERE: Readonly<Record<string, { kinds: readonly Kind[]; because: string }>> = {
  'hooks/table.ts': {
    kinds: ['wire field', 'tool'],
    because: 'the wiring: which event and tool each hook is for, and which field of the input its verb gets',
  },
  'hooks/render.ts': {
    kinds: ['variable'],
    because: 'shell guards run before node, and know the session by it',
  },
  'hooks/agent-call.ts': { kinds: ['wire field'], because: 'wiring: it rewrites the input of an Agent call' },
  'hooks/agent-ends.ts': {
    kinds: ['wire field', 'stored name'],
    because: 'wiring: it takes the end of an agent, and the answer to its Agent call, apart',
  },
  'hooks/stop.ts': { kinds: ['wire field'], because: 'wiring: it takes the end of a turn apart' },
  'hooks/command.ts': { kinds: ['wire field'], because: 'wiring: it takes a typed command apart' },
  'hooks/commands.ts': { kinds: ['wire field'], because: 'wiring: it takes a typed command apart' },
  'hooks/prompt.ts': { kinds: ['wire field'], because: 'wiring: it takes a prompt apart' },
  'engine/judge/receive-claim.ts': {
    kinds: ['stored name'],
    because: 'a claim names the transcript of its agent, to be paired and to be stored',
  },
  'engine/dispatch/redeem-ticket.ts': {
    kinds: ['wire field'],
    because: 'a refusal tells the model which parameter of the Agent tool to copy',
  },
  'engine/project/implement-command.ts': {
    kinds: ['folder', 'wire field'],
    because: 'init writes this very file for the client, and it tells the model how to call the Agent tool',
  },
  'engine/setup/init-project.ts': {
    kinds: ['folder'],
    because: 'init looks for a skill of that name before it writes one',
  },
  'engine/runs/launchers.ts': {
    kinds: ['variable'],
    because: 'a shell script that the client runs as its status line',
  },
  'prompts/agents.ts': {
    kinds: ['folder', 'wire field'],
    because:
      'manifests are files of the client’s folder, and commands tell the model how to call the Agent tool',
  },
  'prompts/directive.ts': {
    kinds: ['wire field'],
    because: 'words for the model: how to call the Agent tool',
  },
  'io/process-ref.ts': {
    kinds: ['variable'],
    because: 'io may not import client, and a worker is found by it',
  },
  'io/files.ts': {
    kinds: ['folder'],
    because: "io may not import client, and the plugin's folder is known by it",
  },
  'cli/status.ts': { kinds: ['wire field'], because: 'the status line gets its session on stdin' },
}

export interface Known {
  path: string
  line: number
  kind: Kind
  word: string
}

/**
 * Where a source names something of the client: in its code, its strings and its templates. Comments are not checked.
 */
export function clientKnowledge(path: string, source: string): Known[] {
  const { code, strings, templates } = blankSource(source)
  const starts = [0, ...[...code.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const texts = [
    ...[...strings].map(([at, text]) => ({ at, text })),
    ...[...templates].flatMap(([at, { texts: parts }]) => parts.map((text) => ({ at, text }))),
    ...code.split('\n').map((text, line) => ({ at: starts[line] ?? 0, text })),
  ].filter(({ text }) => !/^\.{1,2}\//.test(text))
  return texts.flatMap(({ at, text }) =>
    Object.entries(KNOWLEDGE).flatMap(([kind, pattern]) =>
      [...text.matchAll(new RegExp(pattern, 'g'))].map(([word]) => ({
        path,
        line: source.slice(0, at).split('\n').length,
        kind: kind as Kind,
        word,
      })),
    ),
  )
}

const KNOWS_THE_CLIENT = /^(?:client|demo)\//

/**
 * Knowledge of the client outside of src/client that is neither stored nor excepted. Checking no source at all is an
 * error.
 */
export function strayKnowledge(sources: ReadonlyMap<string, string>): { stray: string[]; all: Known[] } {
  const all = [...sources].flatMap(([path, source]) => clientKnowledge(path, source))
  if (all.length === 0) throw new Error(`looked at ${sources.size} files: nothing was found anywhere`)
  const stray = all.filter(
    ({ path, kind, word }) =>
      !KNOWS_THE_CLIENT.test(path) &&
      !(kind === 'stored name' && Object.hasOwn(STORED, word)) &&
      !ELSEWHERE[path]?.kinds.includes(kind),
  )
  return { stray: stray.map(({ path, line, kind, word }) => `src/${path}:${line}  ${word} (${kind})`), all }
}
