import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeEach, type TestContext } from 'vitest'

/**
 * Tools that some tests need and that a machine with git, node and a POSIX shell may lack, with the command that shows
 * it.
 */
const TOOLS = {
  python3: ['python3', '-c', 'import ast'],
  make: ['make', '--version'],
  /** A mount namespace with an /etc of its own. */
  unshare: ['unshare', '-m', '-r', 'mount', '-t', 'overlay', 'overlay', '-o', 'lowerdir=/usr:/etc', '/etc'],
  zsh: ['zsh', '-f', '-c', ':'],
  chromium: [process.execPath, join(import.meta.dirname, 'unpack-chromium.mjs')],
} as const

type Tool = keyof typeof TOOLS
const known = new Map<Tool, boolean>()

/**
 * Says that the tests of this file, or of the `describe` around the call, need a tool. Where it is missing they are
 * not run, `npm test` names them at its end, and `.ci/run` fails.
 */
export function needs(...tools: Tool[]): void {
  beforeEach(({ skip }) => skipWithout(skip, ...tools))
}

/** The same for one case of a table. */
export function skipWithout(skip: TestContext['skip'], ...tools: Tool[]): void {
  const absent = tools.filter((tool) => !isThere(tool))
  if (absent.length > 0) skip(`${absent.join(' and ')} cannot be found on this machine`)
}

function isThere(tool: Tool): boolean {
  const before = known.get(tool)
  if (before !== undefined) return before
  const [command, ...args] = TOOLS[tool]
  let there = true
  try {
    execFileSync(command, args, { stdio: 'ignore' })
  } catch {
    there = false
  }
  known.set(tool, there)
  return there
}
