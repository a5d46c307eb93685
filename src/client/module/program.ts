import type { Engine } from './engine.ts'

/** Longer than any call takes, also on a busy machine. */
const LIMIT_MS = 20_000

/** Settings of the project must not reach our interpreter. */
const ENV = { NODE_OPTIONS: '', NODE_PATH: '' }

/** Runs a file of the plugin's dist with node. */
export function runProgram(
  $: Engine,
  file: string,
  args: readonly string[],
  init: { cwd?: string; stdin?: string } = {},
) {
  return $.process.run(['node', `${$.plugin.root}/dist/${file}`, ...args], {
    ...init,
    env: ENV,
    timeoutMs: LIMIT_MS,
  })
}

/** The person's home, below which the hooks keep what they know. */
export async function homeOf($: Engine): Promise<string> {
  return (await $.env.get('HOME')) ?? (await $.env.get('USERPROFILE')) ?? ''
}

/** Each line that the program writes, as it writes it. */
export async function* linesOf($: Engine, args: readonly string[], cwd: string): AsyncGenerator<string> {
  let rest = ''
  const argv = ['node', `${$.plugin.root}/dist/cli.cjs`, ...args]
  for await (const { stream, text } of $.process.spawn({ argv, cwd, env: ENV })) {
    if (stream !== 'stdout') continue
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
}
