import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Ask } from './ask.ts'
import { Cast } from './cast.ts'
import { clientBinary, repositoryRoot } from './client-binary.ts'
import { type Figures, figuresOf } from './figures.ts'
import { type FixtureRepo, makeRepo } from './fixture-repo.ts'
import { endOfAgent, type HookEvent, readHookEvents } from './hook-log.ts'
import { type JournalEvent, readJournals } from './journal-files.ts'
import { managedClient } from './managed-client.ts'
import { type PrintClient, type PrintRun, startPrintClient } from './print-client.ts'
import { endProcessesOf, type Process, processesOf } from './processes.ts'
import { environmentOf, openRoom, type Room } from './room.ts'
import type { ClientOptions, Scenario } from './scenario.ts'
import { type Screen, startScreenClient } from './screen-client.ts'
import { type Exchange, type ScriptedApi, startScriptedApi } from './scripted-api.ts'
import { type Deed, tellStory } from './story.ts'
import { startTalk, type Talk } from './talk-client.ts'
import { waitUntil } from './wait-until.ts'

const limitOfWait = 120_000

/** A scenario's repository, home and scripted API; clients come and go on it. */
export class Stage {
  readonly scenario: Scenario
  readonly room: Room
  readonly repo: FixtureRepo
  readonly plugin: string
  readonly #api: ScriptedApi
  readonly #deeds: Deed[] = []
  readonly #debugLogs: string[] = []
  readonly #screens: Screen[] = []
  readonly #errors: string[] = []

  static async open(scenario: Scenario): Promise<Stage> {
    const api = await startScriptedApi(new Cast(scenario.cast, scenario.coordinator), scenario.role)
    const room = openRoom()
    try {
      return new Stage(scenario, room, api)
    } catch (error) {
      await api.close()
      await room.close()
      throw error
    }
  }

  private constructor(scenario: Scenario, room: Room, api: ScriptedApi) {
    this.scenario = scenario
    this.room = room
    this.#api = api
    this.plugin = scenario.plugin ?? repositoryRoot
    this.repo = makeRepo(room.repo, scenario.files, this.#environment())
    scenario.prepare?.(this.repo)
  }

  /** Plays one `claude -p` to its end. */
  async print(prompt: string, options: ClientOptions & { limit?: number } = {}): Promise<PrintRun> {
    const { limit = 240_000 } = options
    const client = this.startPrint(prompt, options)
    const timer = setTimeout(() => client.kill(), limit)
    const run = await client.ended.finally(() => clearTimeout(timer))
    this.#errors.push(run.stderr)
    if (run.exitCode === undefined) throw new Error(`claude -p did not end within ${limit} ms, or was killed`)
    return run
  }

  /** Starts `claude -p` and leaves it to the test to wait for it, or to kill it. */
  startPrint(prompt: string, options: ClientOptions = {}): PrintClient {
    this.note(`claude -p ${JSON.stringify(prompt)} ${(options.args ?? []).join(' ')}`)
    const { binary, args, cwd, env } = this.#client(options)
    return startPrintClient(binary, [prompt, ...args], cwd, env)
  }

  /** Starts a `claude -p` that takes one prompt after the other; it stays until the test ends. */
  talk(options: ClientOptions = {}): Talk {
    this.note(`claude -p, talking ${(options.args ?? []).join(' ')}`)
    const { binary, args, cwd, env } = this.#client(options)
    return startTalk(binary, args, cwd, env)
  }

  /** Kills the client and every process that it has started, wherever they moved, all at once. */
  async losePower(client: PrintClient): Promise<PrintRun> {
    this.note('the machine loses power')
    client.kill('SIGKILL')
    await endProcessesOf(this.room.root)
    return client.ended
  }

  /** Opens the interactive client; it stays until the test ends. */
  async screen(options: ClientOptions = {}): Promise<Screen> {
    this.note(`claude ${(options.args ?? []).join(' ')}`)
    const { binary, args, cwd, env } = this.#client(options)
    const log = this.#debugLogs.at(-1) ?? ''
    const screen = await startScreenClient({
      home: this.room.home,
      cwd,
      env,
      columns: options.columns ?? 180,
      rows: options.rows ?? 60,
      theme: options.theme ?? 'dark',
      command: [binary, ...args],
      isAnswering: () => this.exchanges.some(({ state }) => state === 'open'),
      wasBlocked: (since) =>
        readHookEvents(log).some(
          ({ at, event, decision }) =>
            at >= since && /^UserPrompt(?:Expansion|Submit)$/.test(event) && decision === 'block',
        ),
      owedSince: () => endOfAgent(readHookEvents(log)),
      onStart: (started) => this.#screens.push(started),
      note: (what) => this.note(what),
    })
    return screen
  }

  get exchanges(): Exchange[] {
    return this.#api.exchanges
  }

  /** The requests of a role, in order, without those the client made for itself. */
  asked(role: string): Exchange[] {
    return this.exchanges.filter((exchange) => exchange.role === role && exchange.side === undefined)
  }

  hooks(event?: string): HookEvent[] {
    const all = this.#debugLogs.flatMap(readHookEvents).toSorted((a, b) => a.at - b.at)
    return event === undefined ? all : all.filter((hook) => hook.event === event)
  }

  journal(type?: string): JournalEvent[] {
    const all = readJournals(this.repo.commonDir())
    return type === undefined ? all : all.filter((event) => event.type === type)
  }

  figures(): Figures {
    return figuresOf(this.exchanges, this.hooks())
  }

  /** Where the script had no answer. */
  problems(): string[] {
    return this.exchanges.flatMap(({ problem }) => problem ?? [])
  }

  /** Processes of the scenario that run now; after the end of a client, those that it left behind. */
  processes(): Process[] {
    return processesOf(this.room.root)
  }

  /** Runs the plugin's own program in the repository, as from a plain terminal. */
  cli(...args: string[]): { code: number | null; stdout: string; stderr: string } {
    const { status, stdout, stderr } = spawnSync(join(this.plugin, 'bin/ultraplan'), args, {
      cwd: this.repo.path,
      env: this.#environment(),
      encoding: 'utf8',
      timeout: limitOfWait,
    })
    return { code: status, stdout, stderr }
  }

  // biome-ignore lint/suspicious/noExplicitAny: the shape is the product's; a scenario asserts it
  status(): any {
    const { code, stdout, stderr } = this.cli('status', '--json')
    try {
      return JSON.parse(stdout)
    } catch {
      throw new Error(`ultraplan status --json ended with ${code} and no JSON: ${stdout}${stderr}`)
    }
  }

  /** Lets an answer go on that stopped at `hold(name)`. */
  release(name: string): void {
    this.note(`release ${name}`)
    this.#api.release(name)
  }

  async waitForHold(name: string, limit = limitOfWait): Promise<void> {
    await waitUntil(`an answer to be held at "${name}"`, limit, () => this.#api.isHeld(name))
  }

  waitForRequest(what: string, fits: (ask: Ask) => boolean, limit = limitOfWait): Promise<Exchange> {
    return waitUntil(`a request: ${what}`, limit, () => this.exchanges.find(fits))
  }

  waitForJournal(type: string, fits: (event: JournalEvent) => boolean = () => true, limit = limitOfWait) {
    return waitUntil(`${type} in the journal`, limit, () => this.journal(type).find(fits))
  }

  /** Adds a line to the story. */
  note(what: string): void {
    this.#deeds.push({ at: Date.now(), what })
  }

  story(): string {
    return tellStory({
      title: this.scenario.title,
      deeds: this.#deeds,
      hooks: this.hooks(),
      exchanges: this.exchanges,
      journal: this.journal(),
      screens: this.#screens.map((screen) => screen.screen()),
      errors: this.#errors,
    })
  }

  async close(): Promise<void> {
    for (const screen of this.#screens) screen.close()
    await this.#api.close()
    await this.room.close()
  }

  /** What a process of this scenario knows of the machine, for tests that start one themselves. */
  environment(more: Record<string, string> = {}): Record<string, string> {
    return this.#environment(more)
  }

  #environment(more: Record<string, string> = {}): Record<string, string> {
    return environmentOf(this.room, { ANTHROPIC_BASE_URL: this.#api.url, ...more })
  }

  #client(options: ClientOptions) {
    const { args = [], cwd = '.', env = {}, bypassPermissions = true, installed = false, managed } = options
    const binary = clientBinary()
    if (binary === undefined) throw new Error('the client is not installed; run the e2e project of vitest')
    if (!existsSync(this.plugin)) throw new Error(`there is no plugin at ${this.plugin}`)
    const debugLog = join(this.room.logs, `client-${this.#debugLogs.length + 1}.log`)
    this.#debugLogs.push(debugLog)
    return {
      binary: managed === undefined ? binary : managedClient(this.room.root, binary, managed),
      args: [
        ...(installed ? [] : ['--plugin-dir', this.plugin]),
        ...['--debug-file', debugLog],
        ...(bypassPermissions ? ['--dangerously-skip-permissions'] : []),
        ...args,
      ],
      cwd: join(this.repo.path, cwd),
      env: this.#environment(env),
    }
  }
}
