import { readAssessment } from '../gate/verdicts/verifier.ts'
import type {
  ModelRouter,
  Subtask,
  ToolCallRecord,
  VerificationConfig,
  VerificationResult,
  Verifier,
} from '../model/library.ts'

/** Tier 2 of document 003: one call of a model that has not seen how the work was done. */
export class LLMVerifier implements Verifier {
  readonly #router: ModelRouter

  constructor(router: ModelRouter) {
    this.#router = router
  }

  async verify(
    subtask: Subtask,
    result: string,
    toolCalls: readonly ToolCallRecord[],
  ): Promise<VerificationResult> {
    const content = promptOf(subtask, result, toolCalls)
    try {
      const model = this.#router.select({ tier: 1, role: 'verifier' })
      const { text } = await model.complete([{ role: 'user', content }])
      return assessed(text)
    } catch (error) {
      // Unknown is not passed.
      return unread(`the verifier did not answer: ${error instanceof Error ? error.message : String(error)}`)
    }
  }
}

function assessed(text: string): VerificationResult {
  const { passed = false, issues, confidence, suggestion, problems } = readAssessment(text)
  if (problems.length > 0) return unread(problems.map(({ message }) => message).join('; '))
  const detail = issues.join('; ')
  const check = { name: 'llm_assessment', passed, ...(detail === '' ? {} : { detail }) }
  return {
    tier: 2,
    passed,
    confidence,
    checks: [check],
    ...(suggestion === '' ? {} : { feedback: suggestion }),
  }
}

const unread = (detail: string): VerificationResult => ({
  tier: 2,
  passed: false,
  confidence: 0,
  checks: [{ name: 'llm_assessment', passed: false, detail }],
  feedback: detail,
})

const promptOf = (
  { description, acceptanceCriteria }: Subtask,
  result: string,
  calls: readonly ToolCallRecord[],
): string =>
  `You are a verification assistant. You are reviewing the output of a completed subtask.

SUBTASK DESCRIPTION:
${description}

SUBTASK OUTPUT:
${result}

TOOL CALLS MADE:
${calls.map(callLine).join('\n') || 'none'}

ACCEPTANCE CRITERIA:
${acceptanceCriteria || 'The subtask description should be fully satisfied.'}

Evaluate whether the output correctly satisfies the subtask description and acceptance criteria.

Respond with ONLY a JSON object:
{
  "passed": true/false,
  "issues": ["list of specific problems found"],
  "confidence": 0.0-1.0,
  "suggestion": "what should be fixed if failed"
}`

const callLine = ({ tool, args, result }: ToolCallRecord): string =>
  `- ${tool}(${args === undefined ? '' : JSON.stringify(args)}): ${result.success ? 'ok' : `failed: ${result.error ?? 'no reason given'}`}`

export const DEFAULTS: VerificationConfig = { tier2Enabled: true, tier3Enabled: true, tier3VoteCount: 3 }

/** Tier 3 of document 003: independent verifiers, of whom more than half must agree. */
export class VotingVerifier implements Verifier {
  readonly #one: LLMVerifier
  readonly #votes: number

  constructor(router: ModelRouter, config: Partial<VerificationConfig> = {}) {
    this.#one = new LLMVerifier(router)
    this.#votes = config.tier3VoteCount ?? DEFAULTS.tier3VoteCount
  }

  async verify(
    subtask: Subtask,
    result: string,
    toolCalls: readonly ToolCallRecord[],
  ): Promise<VerificationResult> {
    const votes = await Promise.all(
      Array.from({ length: this.#votes }, () => this.#one.verify(subtask, result, toolCalls)),
    )
    const yes = votes.filter((vote) => vote.passed).length
    const passed = yes > this.#votes / 2
    const detail = `${yes}/${this.#votes} verifiers agreed output is correct`
    return {
      tier: 3,
      passed,
      confidence: this.#votes === 0 ? 0 : yes / this.#votes,
      checks: [{ name: 'voting', passed, detail }],
      ...(passed ? {} : { feedback: 'Divergent verification \u2014 flagged for human review' }),
    }
  }
}
