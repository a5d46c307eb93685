import { check } from '../../check.ts'
import { cleanPath, matchesAny } from '../../match-path.ts'
import { engineFile } from '../../plan-text.ts'

export const produced = check({
  id: 'work/produced',
  stage: 'artifacts',
  failure: 'FALSE_CLAIM',
  rows: ['S4-03'],
  summary: 'the task created or modified at least one file',
  message: 'no file was created or modified since {base}',
  run: ({ task, plan, filesChanged, base }) => {
    if (task.kind === 'verify') return { skip: 'a [VERIFY] task looks, and need not change anything' }
    const products = filesChanged.filter((path) => !engineFile(plan, path) || task.files.includes(path))
    const named = [...task.files, ...task.outputs]
    const since = `since ${base.slice(0, 12)}, where the task began`
    if (products.length === 0) {
      const message = `no file was created or modified ${since}`
      // The work of a task that names no file may be outside the repository. Then its verify has to show it.
      return named.length > 0 || filesChanged.length === 0
        ? { message, fix: 'do the work and commit it, or hand in status: failure or blocked with the reason' }
        : { message, fix: 'nothing to do; the person sees it at the end', severity: 'warn' }
    }
    if (named.length === 0 || products.some((path) => isNamed(named, path))) return []
    const message = `none of the task's files was touched ${since}: ${named.slice(0, 5).join(', ')}`
    return { message, severity: 'warn' }
  },
})

/** Plans of a monorepo often name files relative to their package. */
const isNamed = (named: readonly string[], path: string) =>
  matchesAny(named, path) || named.some((entry) => path.endsWith(`/${cleanPath(entry)}`))
