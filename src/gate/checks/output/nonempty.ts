import { check } from '../../check.ts'
import { outputs } from '../../plan-text.ts'

/** Files that may be empty because their existence is what counts. */
const MAY_BE_EMPTY =
  /(?:^|\/)(?:__init__\.pyi?|conftest\.py|py\.typed|\.(?:git|npm)?keep|\.keep|\.empty|\.nojekyll|\.gitmodules|\.npmignore|\.dockerignore|\.gitignore|CNAME|[^/]*empty[^/]*|.*\.(?:stamp|lock))$/i

export const nonempty = check({
  id: 'output/nonempty',
  stage: 'artifacts',
  failure: 'VERIFY_FAILURE',
  rows: ['S3-26'],
  summary: 'no file that the task wrote is empty',
  message: '{file} is empty',
  run: (facts) => {
    const looked = outputs(facts).filter((path) => facts.files.has(path))
    if (looked.length === 0) return { skip: 'the task wrote no file' }
    return looked
      .filter((path) => !MAY_BE_EMPTY.test(path) && empty(facts.files.get(path)))
      .map((file) => ({
        file,
        message: 'the file is empty',
        fix: 'write what belongs in it, and commit it by name',
      }))
  },
})

const empty = (file: { bytes: number; text?: string } | undefined) =>
  file !== undefined && (file.bytes === 0 || (file.bytes < 16 && file.text?.trim() === ''))
