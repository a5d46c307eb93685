import { expect, test } from 'vitest'
import { discards } from '../../../src/plan/shell/discards.ts'

test.each([
  'git stash',
  'git stash push -m mine',
  'git stash -u',
  'git stash save mine',
  'npm test || git stash',
  'git reset --hard',
  'git -c user.name=x reset --hard HEAD~1',
  'git reset --merge',
  'git restore README.md',
  'git restore --staged --worktree .',
  'git checkout -- README.md',
  'git checkout .',
  'git checkout -f main',
  'git switch --discard-changes main',
  'git clean -fd',
  'git clean --force',
  'cd src && git clean -xdf',
])('%s discards what is uncommitted', (command) => {
  expect(discards(command)).toBe(true)
})

test.each([
  'git stash list',
  'git stash pop',
  'git stash show -p',
  'git reset',
  'git reset HEAD README.md',
  'git reset --soft HEAD~1',
  'git restore --staged README.md',
  'git checkout feature',
  'git checkout -b feature',
  'git switch -c feature',
  'git clean -n',
  'git clean -nfd',
  'git add -f README.md',
  'git commit -m "git stash"',
  'echo git stash',
  'cd /tmp/copy && git reset --hard',
  'cd ../other && git checkout .',
  'git -C /tmp/copy reset --hard',
  "sh -c 'open",
])('%s does not, in this folder', (command) => {
  expect(discards(command)).toBe(false)
})
