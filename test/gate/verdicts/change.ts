import { shownLines } from '../../../src/gate/verdicts/citations.ts'
import type { ReviewedChange } from '../../../src/gate/verdicts/reviewed-change.ts'

export const DIFF = `diff --git a/src/parser.ts b/src/parser.ts
index 1111111..2222222 100644
--- a/src/parser.ts
+++ b/src/parser.ts
@@ -10,3 +10,5 @@ export function parse()
   const a = 1
-  return a
+  const b = 2
+  const c = 3
+  return a + b + c
 }
diff --git a/docs/new.md b/docs/new.md
new file mode 100644
--- /dev/null
+++ b/docs/new.md
@@ -0,0 +1,2 @@
+# New
+text
`

/** The change of task 1.2: two files. */
export const change = (over: Partial<ReviewedChange> = {}): ReviewedChange => ({
  task: { id: '1.2', title: 'Add the parser' },
  tasks: [
    { id: '1.1', title: 'Lay the ground' },
    { id: '1.2', title: 'Add the parser' },
    { id: '1.2.1', title: 'Fix: the parser' },
    { id: '2.1', title: 'Ship it' },
  ],
  criteria: ['it parses nested lists'],
  files: ['src/parser.ts'],
  diff: DIFF,
  shown: shownLines(DIFF),
  paths: new Set([
    'src/parser.ts',
    'docs/new.md',
    'src/main.ts',
    'README.md',
    'test/parser.unit.test.js',
    'app/[slug]/page.tsx',
  ]),
  ...over,
})
