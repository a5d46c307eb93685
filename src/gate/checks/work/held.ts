import { shellWord } from '../../../model/run.ts'
import { wordFor } from '../../../model/task-name.ts'
import { check } from '../../check.ts'

export const held = check({
  id: 'work/held',
  stage: 'artifacts',
  failure: 'FALSE_CLAIM',
  summary:
    'no commit of the task holds work that was left for the person when another task was skipped or forced',
  message: '{file} was left for the person when {task} was skipped, and is in the commits of this task',
  run: ({ held: files, plan }) =>
    files.map(({ path, task, how, was }) => ({
      file: path,
      message: `${path} was left for the person when ${wordFor(plan.tasks, task)} was ${how}, and is in the commits of this task`,
      fix: `take it out of the commit if you put it in, the file itself stays as it is: ${outOfTheCommit(path, was)}`,
    })),
})

/** Changes only the index and the branch. The file in the folder stays as it is, uncommitted. */
function outOfTheCommit(path: string, was: { mode: string; id: string } | undefined): string {
  const entry = was
    ? `--cacheinfo ${shellWord(`${was.mode},${was.id},${path}`)}`
    : `--force-remove -- ${shellWord(path)}`
  return `git update-index ${entry} && git commit -m "leave it to the person"`
}
