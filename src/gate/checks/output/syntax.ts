import type { Check, Remark } from '../../check.ts'
import { expectedOutputs } from '../../expected-outputs.ts'
import type { ArtifactFacts } from '../../facts.ts'
import { checkSyntax, type SyntaxAnswer } from '../../syntax/check-syntax.ts'
import { newerPython } from '../../syntax/python.ts'

export const syntax: Check = {
  id: 'output/syntax',
  stage: 'artifacts',
  severity: 'block',
  failure: 'VERIFY_FAILURE',
  seed: '003',
  rows: ['S3-05', 'S3-27', 'S3-28', 'S3-29', 'S3-30'],
  tunable: false,
  summary: 'every JSON, YAML, Python, JavaScript and SQL file that the task wrote can be parsed',
  message: '{file}:{line} is broken: {message of the parser}',
  run: (facts) => {
    const written = facts.changes.flatMap(({ path, after }) => (after ? [path] : []))
    const looked = [...new Set([...written, ...expectedOutputs(facts)])].flatMap((path): Remark[][] => {
      const answer = judge(facts, path)
      return answer ? [remarks(path, answer)] : []
    })
    return looked.length === 0 ? { skip: 'no parser knows the files of this task' } : looked.flat()
  },
}

function judge({ files, python }: ArtifactFacts, path: string): SyntaxAnswer | undefined {
  const text = files.get(path)?.text
  if (text === undefined) return undefined
  const answer = checkSyntax(path, text)
  if (!path.endsWith('.py') || !python) return answer
  const said = python.get(path)
  if (said === undefined) return { kind: 'sound' }
  // An old interpreter does not know newer syntax; then the small parser decides.
  if (newerPython(text) && answer?.kind === 'sound') return { kind: 'unknown', why: said }
  const line = /\bline (\d+)/.exec(said)?.[1]
  return { kind: 'broken', ...(line ? { line: Number(line) } : {}), message: said }
}

function remarks(path: string, answer: SyntaxAnswer): Remark[] {
  if (answer.kind === 'sound') return []
  if (answer.kind === 'unknown')
    return [{ file: path, message: `${path} was not checked: ${answer.why}`, severity: 'note' }]
  return [
    {
      file: path,
      ...(answer.line ? { line: answer.line } : {}),
      message: `the file cannot be parsed: ${answer.message}`,
      fix: 'mend the syntax and commit',
    },
  ]
}
