import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a hook was asked and what it answered. */
export interface Reply {
  hook: string
  input: Record<string, unknown>
  exitCode: number
  stdout: string
  stderr: string
}

/**
 * The plugin, as a folder whose hooks record every answer. The client that uses it need not know: the wrapper is in
 * hooks.json, around the command lines that a client runs.
 */
export function recordingPlugin(plugin: string, folder: string): { plugin: string; replies(): Reply[] } {
  const twin = join(folder, 'plugin')
  mkdirSync(twin, { recursive: true })
  for (const part of ['bin', 'dist', 'package.json']) symlinkSync(join(plugin, part), join(twin, part))
  cpSync(join(plugin, 'hooks'), join(twin, 'hooks'), { recursive: true })
  return { plugin: twin, replies: recordReplies(twin, join(folder, 'replies')) }
}

/** Changes hooks.json of this plugin; returns how to read what its hooks answered. */
export function recordReplies(plugin: string, folder: string): () => Reply[] {
  mkdirSync(folder)
  const file = join(plugin, 'hooks', 'hooks.json')
  const table = JSON.parse(readFileSync(file, 'utf8')) as {
    hooks: Record<string, { hooks: { command: string }[] }[]>
  }
  for (const hook of Object.values(table.hooks).flatMap((entries) => entries.flatMap(({ hooks }) => hooks)))
    hook.command = wrapped(hook.command, folder)
  writeFileSync(file, JSON.stringify(table))
  return () => inOrder(readReplies(folder))
}

/** The word after `set --` that starts the script. */
export const hookName = (command: string): string => /\(set -- (\S+) /.exec(command)?.[1] ?? ''

/** A shell and `cat`, no more: the demo is played where there is little else. */
const wrapped = (command: string, folder: string): string =>
  [
    `r='${folder}'; n=1000`,
    'until (set -C; : >"$r/$n.in") 2>/dev/null; do n=$((n + 1)); done',
    'i=$(cat); printf %s "$i" >"$r/$n.in"',
    `printf %s "$i" | (${command}) >"$r/$n.out" 2>"$r/$n.err"; c=$?`,
    `printf '%s %s' ${hookName(command)} $c >"$r/$n.end"`,
    'cat "$r/$n.out"; cat "$r/$n.err" >&2; exit $c',
  ].join('; ')

function readReplies(folder: string): Reply[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.end'))
    .sort()
    .map((name) => {
      const read = (kind: string) => readFileSync(join(folder, name.replace('.end', kind)), 'utf8')
      const [hook = '', exitCode] = read('.end').split(' ')
      const input = JSON.parse(read('.in')) as Record<string, unknown>
      return { hook, input, exitCode: Number(exitCode), stdout: read('.out'), stderr: read('.err') }
    })
}

/** The hooks of one event run at once, and which of them is first is chance. */
function inOrder(replies: Reply[]): Reply[] {
  const event = (reply: Reply) => JSON.stringify(reply.input)
  const places = replies.map((reply, at) => {
    let first = at
    while (first > 0 && event(replies[first - 1] as Reply) === event(reply)) first -= 1
    return { reply, first }
  })
  return places
    .sort((a, b) => a.first - b.first || (a.reply.hook < b.reply.hook ? -1 : 1))
    .map(({ reply }) => reply)
}
