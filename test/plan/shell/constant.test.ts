import { expect, it } from 'vitest'
import { constantReason } from '../../../src/plan/shell/outcome.ts'

it.each([
  'true',
  ':',
  'echo done',
  'echo "done"',
  'cat file.ts',
  'exit 0',
  'npm test || true',
  'npm test || :',
  'npm test; exit 0',
  'npm test; true',
  'npm test\necho ok',
  'npm test && echo PASS || echo FAIL',
  '(npm test) || true',
  'bash -c "npm test || true"',
  "grep -c x f | xargs -I{} sh -c '[ {} -ge 3 ] && echo PASS || echo FAIL'",
  'npm test 2>&1 || true',
  '! false',
  '[ 1 -eq 1 ]',
  'grep x f | cat',
  'npm test & wait',
  'FOO=1 true',
  'command true',
  'for f in *; do test -f $f; done || true',
  'set -e; npm test || true',
  'npm test;\n\nexit 0\n',
  'node -e 0',
  'node -e ""',
  "node -e 'process.exit(0)'",
  'node --no-warnings -e \'console.log(1, "ok")\'',
  'node -e "process.exit(0); require(\'./x\')"',
  'python3 -c pass',
  "python -c 'import sys; sys.exit(0)'",
  'ruby -e 1',
  "perl -e 'exit 0'",
])('%s passes whatever was done (E29, E33)', (command) => {
  expect(constantReason(command)).toBe('passes whatever was done')
})

it.each(['false', 'exit 1', 'npm test && false', '! true'])('%s can never pass', (command) => {
  expect(constantReason(command)).toBe('can never pass')
})

it.each([
  'npm test -- PlannerId',
  'grep -c "export class Foo" src/Foo.ts',
  'tsc --noEmit && npm test',
  'cat a.txt | grep b',
  'npm test && echo ok',
  'set -e\nnpm test\necho ok',
  'test -f x || exit 1',
  'for f in *; do test -f $f || exit 1; done',
  'tsc 2>&1 | grep -E "a|b" ; test $? -ne 0 && echo ok',
  'diff <(sort a) <(sort b)',
  'npm test # || true',
  'grep "|| true" src/a.sh',
  'test -z "$(git status --porcelain)"',
  'node -e "process.exit(require(\'./x\') === 1 ? 0 : 1)"',
  "awk '/x/{f=1} END{exit !f}' f",
  'node -e \'require("./x")\'',
  'node -e \'import("./x.js")\'',
  'node -p \'require("./package.json").version\'',
  'node -e "process.exit($CODE)"',
  'node x.js -e 0 file',
  "python -c 'import app'",
  "python -c 'import sys; sys.exit(1)'",
  'python3 -c \'assert open("x").read()\'',
  'npm test &>/dev/null',
  'if test -f x; then npm test; fi',
  'python3 - <<EOF\nassert 1\nEOF',
  "echo 'open",
  'a (b',
])('%s depends on the work', (command) => {
  expect(constantReason(command)).toBeUndefined()
})
