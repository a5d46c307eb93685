/** What a command may touch: `main/` hands in the real ones, a test its own. */
export interface Terminal {
  cwd: string
  home: string
  env: NodeJS.ProcessEnv
  /** The folder of the plugin that this program belongs to. */
  plugin?: string
  /** Colour only for a terminal; none for pipes, CI and agents. */
  colour: boolean
  columns: number
  interactive: boolean
  /** There when the output is a screen that can be drawn again. */
  live?: LiveScreen
  out(text: string): void
  err(text: string): void
  /** One line from the person; absent when nobody is there. */
  askLine?(question: string): Promise<string>
  /** What another program hands in; empty when none does, or not at once. */
  readInput?(): Promise<string>
  /** Has `clean` called at the program's end, also when Ctrl-C, the system or a closed pipe brings it early. */
  onInterrupt?(clean: () => void): void
}

export interface LiveScreen {
  size(): { columns: number; rows: number }
  /** Calls back when the person (Ctrl-C) or the system asks for an end; returns how to stop listening. */
  onEnd(callback: () => void): () => void
  onResize(callback: () => void): () => void
}

/** One word behind `ultraplan`. Exit codes: 0 fine, 1 findings or broken, 2 could not do it. */
export interface Command {
  name: string
  summary: string
  usage: string
  examples: readonly string[]
  run(args: readonly string[], terminal: Terminal): Promise<number> | number
}

/** A mistake of the person's: printed as one sentence with the next step, exit 2. */
export class UsageError extends Error {
  constructor(
    message: string,
    readonly fix: string,
  ) {
    super(message)
  }
}
