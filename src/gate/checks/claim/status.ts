import { check } from '../../check.ts'

export const status = check({
  id: 'claim/status',
  stage: 'claim',
  failure: 'EXECUTION_FAILURE',
  rows: ['S1-20', 'S1-21', 'S1-22', 'S1-41', 'S1-51', 'S1-54', 'S1-57', 'S1-63'],
  summary: 'the executor reports success',
  message: 'the executor reports {failure or blocked}: {error}',
  run: ({ claim: { result } }) => {
    if (!result) return { skip: 'there is no result to read' }
    if (result.status === 'success') return []
    const [why = '', ...rest] = result.error.split('\n')
    return {
      line: result.line,
      message: `the executor reports ${result.status}: ${why || 'no reason given'}`,
      fix: suggestedFix(why, rest.join(' ').trim()),
      failure: result.status === 'blocked' ? 'BLOCKED' : undefined,
    }
  },
})

/** What usually helps against a known kind of error. */
const KNOWN: readonly (readonly [RegExp, (found: RegExpExecArray) => string])[] = [
  [
    /cannot find (?:module|package) ['"]([^'"./][^'"]*)['"]/i,
    (found) => `Run \`npm install ${found[1]}\` first`,
  ],
  [/no module named ['"]?([\w.]+)/i, (found) => `Run \`pip install ${found[1]}\` first`],
  [
    /command not found:? ([\w.-]+)|([\w.-]+): (?:command )?not found/i,
    (found) => `see that ${found[1] ?? found[2]} is installed, or use what is`,
  ],
  [
    /(?:no such file or directory|ENOENT|(?:required )?file not found)[^\w./]*([\w./-]+)?/i,
    (found) => `see that ${found[1] ?? 'the file'} is there; an earlier task may have to make it`,
  ],
  [/permission denied|EACCES/i, () => 'see who owns the file, and work where you may write'],
  [/EADDRINUSE|address already in use/i, () => 'end what still listens on that port'],
]

/** The executor's own advice comes first; then what is known of such errors. */
function suggestedFix(error: string, advice: string): string | undefined {
  if (advice !== '') return advice.slice(0, 400)
  for (const [pattern, fix] of KNOWN) {
    const found = pattern.exec(error)
    if (found) return fix(found)
  }
  return undefined
}
