import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** `test/e2e`, which has a package of its own so that the plugin root has neither client nor npm lockfile. */
export const e2eFolder = dirname(dirname(fileURLToPath(import.meta.url)))

/** The plugin under test: the repository itself. */
export const repositoryRoot = dirname(dirname(e2eFolder))

/** The client's version, from the one place that says it. */
export function wantedVersion(): string {
  const manifest = JSON.parse(readFileSync(join(e2eFolder, 'package.json'), 'utf8'))
  return manifest.dependencies['@anthropic-ai/claude-code']
}

/**
 * The native client, or undefined when it is not installed in the wanted version. The wrapper's own `bin` is not used:
 * it needs an install script that pnpm does not run, and a newer node than ours.
 */
export function clientBinary(): string | undefined {
  const wrapper = join(e2eFolder, 'node_modules/@anthropic-ai/claude-code/package.json')
  if (!existsSync(wrapper)) return undefined
  if (JSON.parse(readFileSync(wrapper, 'utf8')).version !== wantedVersion()) return undefined
  const require = createRequire(realpathSync(wrapper))
  for (const libc of ['', '-musl']) {
    const platform = `@anthropic-ai/claude-code-${process.platform}-${process.arch}${libc}`
    try {
      const binary = join(dirname(require.resolve(`${platform}/package.json`)), 'claude')
      if (existsSync(binary)) return binary
    } catch {
      // pnpm installs only the platform package that fits; the other does not resolve.
    }
  }
  return undefined
}
