/** What one level of seed 004 came to, in the form its API has. */
export interface LevelResult {
  level: 'syntactic' | 'contract' | 'behavioral'
  passed: boolean
  failedChecks: readonly { name: string; detail: string }[]
  summary: string
}

const OPENS = '=== PREVIOUS ATTEMPT FAILED (Attempt '
const CLOSES = 'Do not change working parts of the implementation.'
const EARLIER = new RegExp(
  `\\n*${OPENS.replace('(', '\\(')}[\\s\\S]*?${CLOSES.replaceAll('.', '\\.')}\\n*`,
  'g',
)

/** The re-queue block of seed 004 for the levels that failed; empty when none did. */
export function requeueBlock(results: readonly LevelResult[], attempt: number): string {
  const failed = results.filter(({ passed }) => !passed)
  if (failed.length === 0) return ''
  return [
    `${OPENS}${attempt}) ===`,
    `Verification level: ${failed.map(({ level }) => level).join(', ')}`,
    'The previous execution of this task failed verification. Fix the following issues:',
    '',
    ...failed.flatMap(({ failedChecks }) => failedChecks.map(({ name, detail }) => `- ${name}: ${detail}`)),
    '',
    '=== END FAILURE CONTEXT ===',
    '',
    'Retry the task addressing these specific failures.',
    CLOSES,
  ].join('\n')
}

/** Appends the block to a prompt; one that an earlier failure left there is replaced, never piled up. */
export function buildRequeuePrompt(prompt: string, results: readonly LevelResult[], attempt: number): string {
  const original = prompt.replace(EARLIER, '\n').trimEnd()
  const block = requeueBlock(results, attempt)
  return block === '' ? original : `${original}\n\n${block}\n`
}
