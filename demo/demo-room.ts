import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeCommand } from '../src/io/pipe-command.ts'
import { thisProcess } from '../src/io/process-ref.ts'
import type { ClientPlace } from './hook-client.ts'

/** A temporary repository and a temporary home; `close` leaves nothing of them. */
export interface DemoRoom {
  /** What a hook is told; its folder is the repository. */
  place: ClientPlace
  repo: string
  write(path: string, text: string): void
  read(path: string): string
  /** Runs a command in the repository, as an agent's shell would; throws when it fails. */
  shell(command: string): Promise<string>
  /** Where the client keeps what it knows of an agent. */
  agentFile(agent: string, meta: Record<string, unknown>): string
  close(): void
}

/** Not the person's: no identity, signing, template or hook of theirs may play a part. */
const IDENTITY = { NAME: 'demo executor', EMAIL: 'executor@demo.invalid' }

export function openRoom(plugin: string, env: NodeJS.ProcessEnv): DemoRoom {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'ultraplan-demo-')))
  const repo = join(root, 'repo')
  const home = join(root, 'home')
  const temporary = join(root, 'tmp')
  for (const folder of [repo, home, temporary]) mkdirSync(folder)
  const running = new Set<() => void>()
  const onStart = (end: () => void) => void running.add(end)
  const inherited = Object.fromEntries(
    Object.entries(env).filter(([name]) => !/^(CLAUDE|ULTRAPLAN|GIT_|NODE_|XDG_CONFIG)/.test(name)),
  )
  const own: NodeJS.ProcessEnv = {
    ...inherited,
    HOME: home,
    USERPROFILE: home,
    TMPDIR: temporary,
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_AUTHOR_NAME: IDENTITY.NAME,
    GIT_AUTHOR_EMAIL: IDENTITY.EMAIL,
    GIT_COMMITTER_NAME: IDENTITY.NAME,
    GIT_COMMITTER_EMAIL: IDENTITY.EMAIL,
  }
  return {
    place: { plugin, cwd: repo, session: 'demo-session', pid: thisProcess().pid, env: own, onStart },
    repo,
    write(path, text) {
      mkdirSync(dirname(join(repo, path)), { recursive: true })
      writeFileSync(join(repo, path), text)
    },
    read: (path) => readFileSync(join(repo, path), 'utf8'),
    async shell(command) {
      const { exitCode, stdout, stderr } = await pipeCommand(command, { cwd: repo, env: own, onStart })
      if (exitCode !== 0) throw new Error(`${command}: ${stderr.trim() || `exit ${exitCode}`}`)
      return stdout
    },
    agentFile(agent, meta) {
      const folder = join(home, '.claude', 'projects', 'demo', 'demo-session', 'subagents')
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, `agent-${agent}.meta.json`), JSON.stringify(meta))
      return join(folder, `agent-${agent}.jsonl`)
    },
    close() {
      for (const end of running) end()
      rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
    },
  }
}
