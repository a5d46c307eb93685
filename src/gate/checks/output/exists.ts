import { check, ofTask } from '../../check.ts'
import { isGlob, matchesPath } from '../../match-path.ts'
import { expectedOutputs } from '../../plan-text.ts'

export const exists = check({
  id: 'output/exists',
  stage: 'artifacts',
  failure: 'VERIFY_FAILURE',
  rows: ['S3-04', 'S3-06', 'S3-25'],
  summary: 'every file that the task has to produce is in the commit',
  message: "Expected output '{path}' not found",
  run: (facts) => {
    const expected = expectedOutputs(facts)
    if (expected.length === 0) return { skip: 'the task names no output' }
    return expected
      .filter((entry) =>
        isGlob(entry) || entry.endsWith('/')
          ? ![...facts.paths].some((path) => matchesPath(entry, path))
          : !there(facts.paths, entry),
      )
      .map((entry) =>
        ofTask(facts.task, `Expected output '${entry}' not found`, `create ${entry} and commit it`),
      )
  },
})

/** A folder exists if a file in it exists. Plans of a monorepo often name files relative to their package. */
function there(paths: ReadonlySet<string>, entry: string): boolean {
  if (paths.has(entry)) return true
  for (const path of paths) if (path.startsWith(`${entry}/`) || path.endsWith(`/${entry}`)) return true
  return false
}
