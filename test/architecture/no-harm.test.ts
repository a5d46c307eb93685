import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SRC = join(import.meta.dirname, '../../src')

/** Git commands that can overwrite or remove files that nobody has committed, or other people's worktrees. */
const HARMFUL =
  /\b(?:git|tryGit|gitBytes)\(\s*[\w.]+,\s*\[[^\]]*'(checkout|restore|reset|clean|stash|rm|switch|prune)'/g

/** Where they may be called: in worktrees that the engine or the client made for a proof or an agent. */
const ALLOWED: Record<string, string[]> = {
  'io/detached-worktree.ts': ['checkout', 'clean'],
  'engine/checkout.ts': ['checkout'],
  'engine/agent-start.ts': ['reset'],
}

function harmIn(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([path, text]) =>
    [...text.matchAll(HARMFUL)]
      .map(([, word = '']) => word)
      .filter((word) => !ALLOWED[path]?.includes(word))
      .map((word) => `${path}: git ${word}`),
  )
}

const sources = (): Map<string, string> =>
  new Map(
    readdirSync(SRC, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.ts'))
      .map((path) => [path.replaceAll('\\', '/'), readFileSync(join(SRC, path), 'utf8')]),
  )

test('no git command restores, resets or cleans files in a folder where a person works', () => {
  const files = sources()
  expect(files.size).toBeGreaterThan(300)
  expect(harmIn(files)).toEqual([])
  for (const [path, words] of Object.entries(ALLOWED)) {
    const found = [...(files.get(path) ?? '').matchAll(HARMFUL)].map(([, word]) => word)
    expect([path, new Set(found)]).toEqual([path, new Set(words)])
  }
})

test.each([
  ["git(root, ['checkout', '--quiet', commit, '--', path])", 'checkout'],
  ["tryGit(run.root, ['worktree', 'prune'])", 'prune'],
  ["git(root, [\n      ...quietly(root),\n      'reset', '--hard'])", 'reset'],
])('a planted %s is found', (code, word) => {
  expect(harmIn(new Map([['engine/x.ts', code]]))).toEqual([`engine/x.ts: git ${word}`])
})
