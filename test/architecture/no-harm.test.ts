import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FORWARD } from '../../src/io/branches.ts'

const SRC = join(import.meta.dirname, '../../src')

/** Git commands that can change files in a folder, or other people's worktrees. `FORWARD` is a merge that only goes forward. */
const WORDS =
  'checkout|checkout-index|restore|reset|clean|stash|rm|mv|switch|prune|merge|pull|rebase|revert|cherry-pick|apply|am|sparse-checkout|submodule|bisect'
const HARMFUL = new RegExp(
  String.raw`\b(?:git|tryGit|gitBytes)\(\s*[\w.]+,\s*\[[^\]]*?(?:'(${WORDS})'|\.\.\.(FORWARD)\b)`,
  'g',
)
const wordsIn = (text: string): string[] =>
  [...text.matchAll(HARMFUL)].map(([, word, forward]) => word ?? forward ?? '')

/** Where they may be called: in worktrees that the engine or the client made for a proof or an agent. */
const IN_WORKTREES: Record<string, string[]> = {
  'io/worktrees.ts': ['checkout', 'clean'],
  'engine/runs/checkout.ts': ['checkout'],
  'engine/dispatch/agent-start.ts': ['reset'],
  'engine/judge/merge-work.ts': ['merge'],
}

/** The one that reaches a folder where a person works: proved or approved work, and a fix that is taken back (docs/adr/0025). */
const FORWARD_ONLY: Record<string, string[]> = { 'io/branches.ts': ['FORWARD'] }

const allowed = (path: string): string[] => [...(IN_WORKTREES[path] ?? []), ...(FORWARD_ONLY[path] ?? [])]

function harmIn(files: ReadonlyMap<string, string>): string[] {
  return [...files].flatMap(([path, text]) =>
    wordsIn(text)
      .filter((word) => !allowed(path).includes(word))
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
  expect(files.size).toBeGreaterThan(200)
  expect(harmIn(files)).toEqual([])
  for (const path of Object.keys({ ...IN_WORKTREES, ...FORWARD_ONLY }))
    expect([path, new Set(wordsIn(files.get(path) ?? ''))]).toEqual([path, new Set(allowed(path))])
})

test('the one way forward overwrites nothing that is not committed, ignored files included', () => {
  expect(FORWARD).toEqual([
    ...['merge', '--quiet', '--ff-only'],
    ...['--no-autostash', '--no-squash', '--no-overwrite-ignore'],
  ])
  const uses = [...sources()].filter(([, text]) => /\bFORWARD\b/.test(text)).map(([path]) => path)
  expect(uses.sort()).toEqual(Object.keys(FORWARD_ONLY).sort())
})

test.each([
  ["git(root, ['checkout', '--quiet', commit, '--', path])", 'checkout'],
  ["tryGit(run.root, ['worktree', 'prune'])", 'prune'],
  ['git(root, [...FORWARD, commit])', 'FORWARD'],
  ["git(run.root, ['merge', '--no-ff', commit])", 'merge'],
  ["git(root, [\n      ...quietly(root),\n      'reset', '--hard'])", 'reset'],
])('a planted %s is found', (code, word) => {
  expect(harmIn(new Map([['engine/x.ts', code]]))).toEqual([`engine/x.ts: git ${word}`])
})
