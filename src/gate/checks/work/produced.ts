import { check } from '../../check.ts'
import { cleanPath, matchesAny } from '../../match-path.ts'
import { engineFile, takenForAPersons } from '../../plan-text.ts'

export const produced = check({
  id: 'work/produced',
  stage: 'artifacts',
  failure: 'FALSE_CLAIM',
  rows: ['S4-03'],
  summary: 'the task created or modified at least one file',
  message: 'no file was created or modified since {base}',
  run: ({ task, plan, filesChanged, base, others }) => {
    if (task.kind === 'verify') return { skip: 'a [VERIFY] task looks, and need not change anything' }
    const products = filesChanged.filter((path) => !engineFile(plan, path) || task.files.includes(path))
    const named = [...task.files, ...task.outputs]
    const since = `since ${base.slice(0, 12)}, where the task began`
    if (products.length === 0) {
      const theirs = takenForAPersons(others)
      const message = `no file was created or modified ${since}${theirs ? byAPerson(theirs) : ''}`
      // The work of a task that names no file may be outside the repository. Then its verify has to show it.
      return named.length > 0 || filesChanged.length === 0
        ? { message, fix: theirs ? NOT_YOURS : DO_IT }
        : { message, fix: 'nothing to do; the person sees it at the end', severity: 'warn' }
    }
    if (named.length === 0 || products.some((path) => isNamed(named, path))) return []
    const message = `none of the task's files was touched ${since}: ${named.slice(0, 5).join(', ')}`
    return { message, severity: 'warn' }
  },
})

const MOST = 2

const DO_IT = 'do the work and commit it, or hand in status: failure or blocked with the reason'

const byAPerson = ({ commit, files }: { commit: string; files: readonly string[] }): string =>
  `; commit ${commit} (${files.slice(0, MOST).join(', ')}${files.length > MOST ? ' and others' : ''}) is taken for a person's: nothing shows that a command of yours made it`

/** The commit may be a person's, so nothing here takes it off the branch or undoes it. */
const NOT_YOURS =
  'leave it as it is, on the branch. do what is left of the task and commit it, with git in a Bash call; if the commit is yours and nothing is left, hand in status: blocked and name it: the person can take it over'

/** Plans of a monorepo often name files relative to their package. */
const isNamed = (named: readonly string[], path: string) =>
  matchesAny(named, path) || named.some((entry) => path.endsWith(`/${cleanPath(entry)}`))
