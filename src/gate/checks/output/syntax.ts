import { check, type Remark, type Skip } from '../../check.ts'
import type { OutputFacts } from '../../facts.ts'
import { outputs } from '../../plan-text.ts'
import { checkSyntax, type SyntaxAnswer } from '../../syntax.ts'

export const syntax = check({
  id: 'output/syntax',
  stage: 'artifacts',
  failure: 'VERIFY_FAILURE',
  rows: ['S3-05', 'S3-27', 'S3-28', 'S3-29', 'S3-30'],
  summary: 'every JSON, YAML, Python, JavaScript and SQL file that the task wrote can be parsed',
  message: '{file}:{line} is broken: {message of the parser}',
  run: findBroken,
})

export function findBroken(facts: OutputFacts): Remark[] | Skip {
  const looked = outputs(facts).flatMap((path): Remark[][] => {
    const answer = judge(facts, path)
    return answer ? [remarks(path, answer)] : []
  })
  return looked.length === 0 ? { skip: 'no parser knows the files of this task' } : looked.flat()
}

/** The parser of the language itself is used if there is one; otherwise the small parsers here. */
function judge({ files, parsed }: OutputFacts, path: string): SyntaxAnswer | undefined {
  const text = files.get(path)?.text
  return parsed.get(path) ?? (text === undefined ? undefined : checkSyntax(path, text))
}

function remarks(path: string, answer: SyntaxAnswer): Remark[] {
  if (answer.kind === 'sound') return []
  if (answer.kind === 'unknown')
    return [{ file: path, message: `${path} was not checked: ${answer.why}`, severity: 'note' }]
  const message = `the file cannot be parsed: ${answer.message}`
  return [{ file: path, line: answer.line, message, fix: 'fix the syntax and commit' }]
}
