import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'

/**
 * The smallest thing that behaves like the product towards the harness: one task, one directive, a gate that wants
 * TASK_COMPLETE. The harness is tested with it, so that a failing scenario is known to be the product's failure.
 */
export function makeStubPlugin(): string {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'up-stub-')))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text, { mode: path.startsWith('bin/') ? 0o755 : 0o644 })
  }
  return root
}

const handler = (matcher?: string) => [
  {
    ...(matcher === undefined ? {} : { matcher }),
    hooks: [{ type: 'command', command: `node "\${CLAUDE_PLUGIN_ROOT}/hooks/stub.mjs"` }],
  },
]

const files = {
  '.claude-plugin/plugin.json': JSON.stringify({
    name: 'ultraplan',
    version: '0.0.1',
    description: 'a stub',
  }),
  'commands/implement.md':
    '---\ndescription: runs a plan\ndisable-model-invocation: true\n---\nFollow the directive for $ARGUMENTS.\n',
  'agents/spec-executor.md':
    '---\nname: spec-executor\ndescription: executes one task\n---\n<!-- ultraplan:role=spec-executor -->\nDo the task.\n',
  'hooks/hooks.json': JSON.stringify({
    hooks: {
      UserPromptExpansion: handler('^ultraplan:'),
      UserPromptSubmit: handler(),
      PreToolUse: handler('Agent'),
      PostToolUse: handler('Agent'),
      SubagentStop: handler('^ultraplan:'),
      // Plain shell: the client does not wait for this one.
      StopFailure: [{ hooks: [{ type: 'command', command: 'cat > "$TMPDIR/stop-failure.json"' }] }],
    },
  }),
  'bin/ultraplan': '#!/bin/sh\nprintf \'{"arguments":"%s"}\\n\' "$*"\n',
  'hooks/stub.mjs': `
import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

const input = JSON.parse(readFileSync(0, 'utf8'))
const event = input.hook_event_name
const common = resolve(input.cwd, execFileSync('git', ['rev-parse', '--git-common-dir'], { cwd: input.cwd, encoding: 'utf8' }).trim())
const runs = join(common, 'ultraplan/runs/stub')
mkdirSync(runs, { recursive: true })
const journal = (type, more) =>
  appendFileSync(join(runs, 'journal.jsonl'), JSON.stringify({ seq: Date.now(), at: new Date().toISOString(), type, ...more }) + '\\n')
const reply = (output) => process.stdout.write(JSON.stringify(output))
const context = (text) => reply({ hookSpecificOutput: { hookEventName: event, additionalContext: text } })
const done = 'All is done.\\nultraplan:next {"action":"done"}'

if (event === 'UserPromptExpansion') {
  journal('run_started', { spec: input.command_args })
  const agents = { 'ultraplan:spec-executor': ['1.1 Say hello'] }
  context('Start.\\nultraplan:next ' + JSON.stringify({ action: 'dispatch', prompt: 'ultraplan-ticket 1', agents }))
}
if (event === 'PreToolUse') {
  const prompt = 'ultraplan:task 1.1 attempt 1\\nWrite hello.txt.'
  const updatedInput = { ...input.tool_input, prompt, run_in_background: false }
  reply({ hookSpecificOutput: { hookEventName: event, permissionDecision: 'allow', updatedInput } })
}
if (event === 'SubagentStop') {
  const complete = input.last_assistant_message.includes('TASK_COMPLETE')
  journal(complete ? 'task_approved' : 'claim_rejected', { task: '1.1' })
  if (!complete) reply({ decision: 'block', reason: 'the signal is missing' })
}
if (event === 'PostToolUse' && input.tool_response.status === 'completed') context(done)
if (event === 'UserPromptSubmit' && input.prompt.startsWith('<task-notification>')) context(done)
`,
}
