import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { pipeCommand } from '../src/io/pipe-command.ts'
import { thisProcess } from '../src/io/process-ref.ts'
import { palette } from '../src/view/paint.ts'
import type { ClientPlace } from './hook-client.ts'
import { play } from './play.ts'
import { Screen } from './screen.ts'
import { FULL, SHORT } from './story.ts'

export interface DemoTerminal {
  env: NodeJS.ProcessEnv
  colour: boolean
  columns: number
  interactive: boolean
  out(text: string): void
  /** Registers `clean` to be called at the end of the program, also when it is interrupted. */
  onInterrupt?(clean: () => void): void
}

/** Plays the demo and removes everything that it created, whatever happens. */
export async function runDemo(terminal: DemoTerminal, full = false): Promise<void> {
  const begun = performance.now()
  const screen = new Screen(palette(terminal.colour), terminal.columns)
  const story = full ? FULL : SHORT
  const print = (lines: readonly string[]) => terminal.out(lines.map((line) => `${line}\n`).join(''))
  const demo = openRepository(pluginFolder(), terminal.env)
  terminal.onInterrupt?.(() => demo.close())
  try {
    print(screen.heading(story))
    for await (const scene of play(demo, story)) {
      // This line is overwritten later, which only works on a screen.
      if (terminal.interactive)
        terminal.out(scene.kind === 'waiting' ? `\r\x1b[K  ${scene.what} …` : '\r\x1b[K')
      print(screen.show(scene))
    }
  } finally {
    demo.close()
  }
  print(screen.closing((performance.now() - begun) / 1000, full))
}

/** The source and the bundle of this file are at different depths below the plugin's folder. */
function pluginFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'hooks', 'hooks.json'))) {
    if (folder === dirname(folder)) throw new Error('the plugin is incomplete: hooks/hooks.json is missing')
    folder = dirname(folder)
  }
  return folder
}

export type DemoRepository = ReturnType<typeof openRepository>

/** The demo uses an identity of its own: the person's git identity, signing, template and hooks must not affect it. */
const IDENTITY = { NAME: 'demo executor', EMAIL: 'executor@demo.invalid' }

/** A temporary repository and a temporary home. `close` removes both. */
export function openRepository(plugin: string, env: NodeJS.ProcessEnv) {
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
  const place: ClientPlace = {
    plugin,
    cwd: repo,
    session: 'demo-session',
    pid: thisProcess().pid,
    env: own,
    onStart,
  }
  return {
    place,
    repo,
    write(path: string, text: string): void {
      mkdirSync(dirname(join(repo, path)), { recursive: true })
      writeFileSync(join(repo, path), text)
    },
    read: (path: string): string => readFileSync(join(repo, path), 'utf8'),
    /** Runs a command in the repository, as an agent's shell would; throws when it fails. */
    async shell(command: string): Promise<string> {
      const { exitCode, stdout, stderr } = await pipeCommand(command, { cwd: repo, env: own, onStart })
      if (exitCode !== 0) throw new Error(`${command}: ${stderr.trim() || `exit ${exitCode}`}`)
      return stdout
    },
    /** What the plugin's own program prints in the repository. */
    async program(command: string): Promise<string> {
      const env = { ...own, program: join(plugin, 'bin', 'ultraplan') }
      return (await pipeCommand(`"$program" ${command}`, { cwd: repo, env, onStart })).stdout
    },
    /** Where the client keeps what it knows of an agent. */
    agentFile(agent: string, meta: Record<string, unknown>): string {
      const folder = join(home, '.claude', 'projects', 'demo', 'demo-session', 'subagents')
      mkdirSync(folder, { recursive: true })
      writeFileSync(join(folder, `agent-${agent}.meta.json`), JSON.stringify(meta))
      return join(folder, `agent-${agent}.jsonl`)
    },
    close(): void {
      for (const end of running) end()
      rmSync(root, { recursive: true, force: true, maxRetries: 10, retryDelay: 50 })
    },
  }
}
