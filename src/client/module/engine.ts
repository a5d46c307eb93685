/**
 * The part of the client's interface for modules that ours uses. The client has declarations of its own, which are not
 * to be copied. The client reads a module's source before it loads it: a call has to be spelled `$.noun.method`, an
 * event's name has to be a string, and a function that gets `$` has to be declared with `function` (in the bundle a
 * `const` becomes a `var`, which the client does not follow).
 */
export interface Engine {
  plugin: { root: string }
  session: { id(): Promise<string> }
  env: { get(name: string): Promise<string | undefined> }
  fs: {
    exists(path: string): Promise<boolean>
    read(path: string): Promise<string>
    write(path: string, text: string): Promise<void>
    stat(path: string): Promise<{ size: number; mtimeMs: number }>
  }
  process: {
    run(
      argv: readonly string[],
      init?: ProcessInit,
    ): Promise<{ exitCode: number; stdout: string; stderr: string }>
    /** What the process writes, as it writes it. Whoever stops reading ends the process, and so does the client's end. */
    spawn(
      started: { argv: readonly string[] } & Pick<ProcessInit, 'cwd' | 'env'>,
    ): AsyncIterable<{ stream: 'stdout' | 'stderr'; text: string }>
  }
  clock: {
    now(): Promise<number>
    after(ms: number, act: () => unknown): Timer
    every(ms: number, act: () => unknown): Timer
  }
  ui: {
    log(text: string): void
    open(pane: Pane): Promise<{ isPlaced: boolean; reason?: string }>
    close(pane: { id: string }): Promise<void>
    /** Our own panes that are open. One that has no room waits undrawn. */
    panes(): Promise<readonly { id: string; isPlaced: boolean }[]>
    invalidate(event: 'ui.render'): void
    resolve(e: Rendering): Elements
  }
  /** Kept for our plugin by the client, beyond the end of a session. */
  store: {
    get(key: string): Promise<unknown>
    set(key: string, value: unknown): Promise<void>
    delete(key: string): Promise<void>
  }
  prompt: {
    /** The input line. */
    read(): Promise<{ text: string }>
    fill(input: { text: string; mode: 'replace' }): Promise<unknown>
  }
  command: {
    list(): Promise<{ name: string }[]>
    register(command: { name: string; description: string; argumentHint?: string }): Promise<unknown>
    /** Runs once the session is idle; refused inside of a handler. */
    run(command: { command: string; args: string }): Promise<unknown>
  }
}

interface ProcessInit {
  cwd?: string
  env?: Record<string, string>
  stdin?: string
  timeoutMs?: number
}

export interface Timer {
  cancel(): void
}

interface Pane {
  id: string
  title: string
  columns: number
  rows: number
}

/** What a surface can draw; the client decides what each of them is. */
export type Elements = Record<'Box' | 'Text' | 'Button', unknown>
export type Drawn = unknown

/** The client's own factory of elements, a global of every module. */
declare global {
  function h(element: unknown, props: object, ...children: unknown[]): Drawn
}

export interface Rendering extends Raised {
  props: {
    bodyColumns: number
    /** The part of a pane's drawing that its window shows, in rows. */
    scroll: { offset: number; bodyRows: number }
  }
}

/** Who asked for something, in the client's words. */
export interface Origin {
  kind: string
  name?: string
}

/** What happened, as a handler gets it; each event has only some of these. */
export interface Raised {
  command?: string
  args?: string
  origin?: Origin
  isInteractive?: boolean
  text?: string
  /** What the session has cost so far. */
  cost?: { usd: number }
  /** A key in the input line: what it puts in place of which part of `text`. */
  start?: number
  end?: number
  inputText?: string
  /** The agent whose turn it was; absent for the session's own. */
  agentId?: string
  usage?: Record<string, unknown>
  /** The plugins with modules, outermost first. */
  plugins?: readonly string[]
}

/** A prompt that is about to be taken, with the command that it is. */
export interface Submitted extends Omit<Raised, 'command'> {
  command?: { name: string; args: string }
}

// biome-ignore lint/suspicious/noExplicitAny: what a handler answers differs from event to event
type Answer = any
export type Next<E = Raised> = ((e: E) => Promise<Answer>) & { called?: boolean }
type Handler<E = Raised> = ($: Engine, e: E, next: Next<E>) => Answer

interface Registered<E = Raised> {
  /** Answers for a handler that failed. Without it the event goes on as if there were no handler. */
  catch(handler: Handler<E>): void
}

export interface On {
  (event: 'prompt.submit', handler: Handler<Submitted>): Registered<Submitted>
  (event: 'ui.render', matcher: object, handler: Handler<Rendering>): Registered<Rendering>
  (event: string, handler: Handler): Registered
  (event: string, matcher: object, handler: Handler): Registered
}
