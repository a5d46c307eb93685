import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { onTestFinished } from 'vitest'
import { claim } from '../e2e/support/claims.ts'
import { checklist } from '../golden/stories.ts'
import { PLAN } from '../golden/story-room.ts'
import { pluginRoot } from './hook-place.ts'
import { WatchedRoom } from './watched-room.ts'

export const QUIET = 'review: { architect: false, spec: false }\nproof: { baseline: off }\n'

/** A room whose client keeps what the start of a session leaves for its shells. */
export async function openMarked(ids = ['1.1'], { marks = true, config = QUIET } = {}): Promise<WatchedRoom> {
  const tasks = ids.map((id) => ({ id }))
  const file = (root: string) => join(root, 'home/.claude/session-env/session-1/sessionstart-hook-0.sh')
  const room = new WatchedRoom(pluginRoot, checklist(tasks, config))
  onTestFinished(() => room.close())
  room.own.add('Mine')
  if (!marks) return room
  mkdirSync(dirname(file(room.root)), { recursive: true })
  const env = { PATH: process.env.PATH, HOME: room.home, CLAUDE_ENV_FILE: file(room.root) }
  await room.fire('SessionStart', { source: 'startup' }, { env })
  return room
}

/** A command in a shell of the run's agents: the client runs the lines of its sessions before it. */
export function inShell(room: WatchedRoom, command: string): string {
  const lines = readFileSync(join(room.home, '.claude/session-env/session-1/sessionstart-hook-0.sh'), 'utf8')
  const env = { PATH: process.env.PATH, HOME: room.home, CLAUDE_CODE_SESSION_ID: 'session-1' }
  const options = { cwd: room.repo, env, encoding: 'utf8', stdio: 'pipe' } as const
  return execFileSync('sh', ['-euc', `${lines}\n${command}`], options)
}

/** The executor does its task, in a shell of the run's agents, and commits it. */
export const commits = (room: WatchedRoom, id = '1.1', more = '', word = 'done'): string =>
  inShell(
    room,
    `echo ${word} > f${id}.txt; sed -i 's/- \\[ \\] ${id} /- [x] ${id} /' ${PLAN}; git add f${id}.txt ${PLAN}; git commit -qm 'task ${id}' ${more}`,
  )

/** The person commits only what they name. */
export function mine(room: WatchedRoom, files: Record<string, string>): string {
  room.write(files)
  room.git('add', '--', ...Object.keys(files))
  room.git('commit', '-qm', 'Mine', '--', ...Object.keys(files))
  return room.at('HEAD')
}

export const done = (id = '1.1'): string =>
  claim(id, `Write f${id}.txt`, { files: [`f${id}.txt`, PLAN], command: `grep -q done f${id}.txt` })

/** The newest answer that the person sees. */
export const shown = (room: WatchedRoom): string =>
  room
    .replies()
    .map(({ stdout }) => stdout)
    .findLast((text) => text.includes('systemMessage') || text.includes('reason')) ?? ''
