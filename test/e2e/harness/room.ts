import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endProcessesOf, killProcessesOf, marker } from './processes.ts'

/** The folders of one scenario. */
export interface Room {
  root: string
  /** HOME: empty at first. */
  home: string
  repo: string
  /** TMPDIR: the client keeps sockets and task output there. */
  tmp: string
  logs: string
  close(): Promise<void>
}

export function openRoom(): Room {
  // Short names: the path of a unix socket may have 107 bytes.
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'up-')))
  const room = {
    root,
    home: join(root, 'home'),
    repo: join(root, 'repo'),
    tmp: join(root, 't'),
    logs: join(root, 'logs'),
  }
  for (const folder of [room.home, room.repo, room.tmp, room.logs]) mkdirSync(folder)
  const onExit = () => {
    killProcessesOf(root)
    rmSync(root, { recursive: true, force: true })
  }
  process.on('exit', onExit)
  return {
    ...room,
    async close() {
      await endProcessesOf(root)
      rmSync(root, { recursive: true, force: true, maxRetries: 5, retryDelay: 50 })
      process.off('exit', onExit)
    },
  }
}

/** All that a process of the scenario knows about this machine: `env -i`, an empty HOME, only loopback. */
export function environmentOf(room: Room, more: Record<string, string> = {}): Record<string, string> {
  return {
    PATH: process.env.PATH ?? '/usr/bin:/bin',
    HOME: room.home,
    TMPDIR: room.tmp,
    CLAUDE_CODE_TMPDIR: room.tmp,
    LANG: 'C.UTF-8',
    TERM: 'xterm-256color',
    // Without it the client prefers zsh where that is installed, and commands would depend on the machine.
    SHELL: '/bin/bash',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_TERMINAL_PROMPT: '0',
    // The interactive client would clone a marketplace; git refuses all but local folders here.
    GIT_ALLOW_PROTOCOL: 'file',
    ANTHROPIC_API_KEY: 'dummy',
    CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
    CLAUDE_CODE_DISABLE_OFFICIAL_MARKETPLACE_AUTOINSTALL: '1',
    DISABLE_AUTOUPDATER: '1',
    IS_SANDBOX: '1',
    [marker]: room.root,
    ...more,
  }
}
