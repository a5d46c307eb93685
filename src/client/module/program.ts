import type { Engine } from './engine.ts'

/** Longer than any call takes, also on a busy machine. */
const LIMIT_MS = 20_000

/** Runs a file of the plugin's dist with node. Settings of the project must not reach our interpreter. */
export function runProgram(
  $: Engine,
  file: string,
  args: readonly string[],
  init: { cwd?: string; stdin?: string } = {},
) {
  return $.process.run(['node', `${$.plugin.root}/dist/${file}`, ...args], {
    ...init,
    env: { NODE_OPTIONS: '', NODE_PATH: '' },
    timeoutMs: LIMIT_MS,
  })
}
