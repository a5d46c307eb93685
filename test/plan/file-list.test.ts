import { expect, it } from 'vitest'
import { readFileList } from '../../src/plan/file-list.ts'

it.each([
  ['`src/a.ts`, `src/b.ts` (new)', ['src/a.ts', 'src/b.ts']],
  ['src/a.ts, src/b.ts', ['src/a.ts', 'src/b.ts']],
  ['Remove `specs/x/`', ['specs/x/']],
  ['Create: `src/a.ts`', ['src/a.ts']],
  ['`tests/helpers/setup.bash`', ['tests/helpers/setup.bash']],
  ['src/{a,b}.ts, docs/*.md', ['src/{a,b}.ts', 'docs/*.md']],
  ['`app/(auth)/page.tsx`', ['app/(auth)/page.tsx']],
  ['Read: `test/helpers.sh` (for `run_claude` and `assert_contains`)', ['test/helpers.sh']],
  ['src\\win\\a.ts', ['src/win/a.ts']],
  ['./src/a.ts:12-40', ['src/a.ts']],
  ['Makefile', ['Makefile']],
  ['src/__init__.py', ['src/__init__.py']],
  ['None', []],
  ['N/A (verification only)', []],
  ['all of the command files', []],
])('reads %s', (line, files) => {
  expect(readFileList([line])).toEqual(files)
})
