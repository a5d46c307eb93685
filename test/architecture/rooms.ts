/** What the files of one folder of src (or of the demo beside it) may use; everything else is refused. */
export interface Room {
  job: string
  /** Rooms whose values it may use. Types count too, unless they are listed in `types`. */
  imports: readonly string[]
  /** Rooms of which it may know the shapes, but run nothing. */
  types?: readonly string[]
  /** Modules of node: none, those that only compute, or all. */
  node: 'computing' | 'all'
  /** Names that only touch the outside world. */
  globals: 'none' | 'clock' | 'all'
}

const PURE = ['plan', 'gate', 'run', 'prompts', 'view'] as const

const pure = (job: string): Room => ({ job, imports: ['model'], node: 'computing', globals: 'none' })

/** design.md's table, with its arrows: main > hooks, cli, server > engine > journal > io, engine > client > io, and engine > the pure rooms > model. */
export const ROOMS: Readonly<Record<string, Room>> = {
  model: { job: 'schemas and their types', imports: [], node: 'computing', globals: 'none' },
  plan: pure('text in, Plan out'),
  gate: pure('facts in, verdict out'),
  run: pure('events in, Run and next step out'),
  prompts: pure('templates with typed slots'),
  view: pure('Run in, text out'),
  io: {
    job: 'files, lock, git, commands, clock',
    imports: [],
    types: ['model'],
    node: 'all',
    globals: 'all',
  },
  journal: { job: 'the event log', imports: ['io'], types: ['model'], node: 'all', globals: 'clock' },
  // All that is known of Claude Code; one-client.test.ts forbids that knowledge elsewhere.
  client: {
    job: 'transcripts, settings, permissions and wire of Claude Code',
    imports: ['io', 'model', 'plan'],
    types: ['gate'],
    node: 'all',
    globals: 'clock',
  },
  engine: {
    job: 'the verbs',
    imports: ['client', 'journal', 'io', 'model', ...PURE],
    node: 'all',
    globals: 'clock',
  },
  hooks: {
    job: 'one table, and a file where a handler needs one',
    imports: ['client', 'engine', 'model'],
    node: 'computing',
    globals: 'clock',
  },
  cli: {
    job: 'one file per command',
    imports: ['client', 'engine', 'model', 'view', 'demo'],
    node: 'computing',
    globals: 'clock',
  },
  library: {
    job: 'what programs import: the tiers of document 003',
    imports: ['engine', 'gate', 'model'],
    node: 'all',
    globals: 'none',
  },
  server: { job: 'one file per route', imports: ['engine', 'model', 'view'], node: 'all', globals: 'clock' },
  // The demo plays the client, so it may use the plugin only as a client does: through the hook commands, the program
  // and the files.
  demo: { job: 'a client with a script', imports: ['io', 'model', 'view'], node: 'all', globals: 'clock' },
  main: {
    job: 'stdin, argv, exit code',
    imports: ['hooks', 'cli', 'server', 'engine', 'client'],
    node: 'all',
    globals: 'all',
  },
}

/** Files with a special job besides the job of their room. */
export const EXCEPTIONS: Readonly<Record<string, readonly string[]>> = {
  // Runs when the plugin is built, not in it: renders what src holds.
  'main/render.ts': ['prompts', 'gate', 'model', 'view'],
  // They draw inside the client, where a title takes as many cells as in a terminal.
  'client/module/pane-content.ts': ['view'],
  'client/module/pane.ts': ['view'],
  // The package's public face.
  'index.ts': ['model', 'gate', 'library'],
}

/**
 * The folders of the engine, in the order of a task's way: a step may import what stands before it. The file `start-run.ts`
 * is a step of its own.
 */
export const ENGINE_STEPS = [
  'runs',
  'project',
  'facts',
  'fences',
  'proof',
  'judge',
  'dispatch',
  'people',
  'start-run.ts',
  'report',
  'setup',
]

/** `vm` is here because it reads a script without running it. */
export const COMPUTING = ['node:path', 'node:util', 'node:vm']

/** Names that reach the outside, by what they give. */
export const CLOCK_NAMES =
  /(?<![\w$.])(?:Date\.now\b|new Date\(\s*\)|performance\b|setTimeout\b|setInterval\b|Math\.random\b)/g
export const WORLD_NAMES = /(?<![\w$.])(?:process|console|globalThis|fetch|eval|Function)\b(?!\s*\??:)/g
