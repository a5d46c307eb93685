import { expect, test } from 'vitest'
import { onlyCommits } from '../../src/plan/shell/only-commits.ts'

const heredoc = (body: string) => `git commit -m "$(cat <<'EOF'\n${body}\nEOF\n)"`

test.each([
  'git add a.txt',
  'git add -- a.txt src/b.ts',
  "git commit -m 'feat: done'",
  'git commit -qm "feat: done" -- a.txt',
  'git commit --message="feat: done; rm -rf y"',
  "git add -- a.txt && git commit -m 'feat: done' -- a.txt",
  "git add a.txt\ngit commit -m 'one'; git commit -m 'two' b.txt",
  "cd packages/app && git add a.txt && git commit -m 'feat: done'",
  "git add a.txt >/dev/null 2>&1 && git commit -m 'feat: done' 2>&1",
  "git add ':(literal)a[1].txt'",
  heredoc("feat: don't stop\n\nIt's done; rm -rf y"),
  `git add a.txt && ${heredoc('feat: done')}`,
])('only commits: %s', (command) => {
  expect(onlyCommits(command)).toBe(true)
})

test.each([
  '',
  'git status',
  'npm test',
  'cd packages/app',
  'cd - && git commit -m x',
  'git commit -m x && rm -rf y',
  'git commit -m x; npm test',
  'git commit -m x || npm test',
  'git commit -m x & npm test',
  'git commit -m x | sh',
  '! git commit -m x',
  '(git commit -m x)',
  'if git commit -m x; then npm test; fi',
  'git commit -m "$(npm test)"',
  'git commit -m `npm test`',
  'git add $FILES',
  'git add *.txt',
  'git add <(npm test)',
  'git commit -m x > important.txt',
  'git commit -m x < input',
  'git commit -m x 2> important.txt',
  'git -c core.hooksPath=/tmp commit -m x',
  'git -C elsewhere commit -m x',
  'GIT_EDITOR=vim git commit -m x',
  'env git commit -m x',
  'git commit --no-verify -m x',
  'git commit -nm x',
  'git commit --amend -m x',
  'git commit -am x',
  'git commit -a -m x',
  'git commit',
  'git commit -F message.txt',
  'git add',
  'git add -A',
  'git add --all',
  'git add -u',
  'git add .',
  'git add ./',
  'git add ../',
  'git add :/',
  "git add ':(glob)**'",
  'git commit -m x -- .',
  'git push',
  'git commit -m "open',
  `git commit -m '"$(cat <<'EOF'\n'; rm -rf y #\nEOF\n)"'`,
  `git commit -m "$(cat <<EOF\n$(rm -rf y)\nEOF\n)"`,
  `${heredoc('feat: done')} && rm -rf y`,
  `git commit -m "$(cat <<'EOF'\nfeat\nEOF\nrm -rf y\nEOF\n)"`,
])('more than a commit: %s', (command) => {
  expect(onlyCommits(command)).toBe(false)
})
