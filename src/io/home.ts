import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of ours in a person's home: `active/` and `heads/`. */
export function ultraplanHome(home: string): string {
  return join(home, '.ultraplan')
}

/** The plugin's own folder, from the bundles and from the sources alike. */
export function pluginRoot(): string | undefined {
  for (let at = dirname(fileURLToPath(import.meta.url)); ; at = dirname(at)) {
    if (existsSync(join(at, '.claude-plugin', 'plugin.json'))) return at
    if (dirname(at) === at) return undefined
  }
}
