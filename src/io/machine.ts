import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** What this program runs on. */
export const machine = (): { platform: NodeJS.Platform; node: string } => ({
  platform: process.platform,
  node: process.version,
})

/** What a program says when it is asked; undefined when it is not there, fails or takes too long. */
export function askProgram(program: string, args: readonly string[], limitMs = 5000): string | undefined {
  const { status, stdout } = spawnSync(program, args, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: limitMs,
    windowsHide: true,
  })
  return status === 0 ? stdout.trim() : undefined
}

/** The plugin's own folder, from the bundles and from the sources alike. */
export function pluginRoot(): string | undefined {
  for (let at = dirname(fileURLToPath(import.meta.url)); ; at = dirname(at)) {
    if (existsSync(join(at, '.claude-plugin', 'plugin.json'))) return at
    if (dirname(at) === at) return undefined
  }
}
