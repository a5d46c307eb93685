import type {
  ModelRouter,
  Subtask,
  ToolCallRecord,
  VerificationConfig,
  VerificationResult,
  Verifier,
} from '../model/library.ts'
import { DeterministicVerifier } from './deterministic-verifier.ts'
import { DEFAULTS, LLMVerifier, VotingVerifier } from './model-verifiers.ts'

/** The three tiers of document 003, cheapest first. */
export class VerificationGates {
  readonly #tiers: readonly Verifier[]

  constructor(router: ModelRouter, config: Partial<VerificationConfig> = {}) {
    const { tier2Enabled, tier3Enabled } = { ...DEFAULTS, ...config }
    const models = tier2Enabled
      ? [new LLMVerifier(router), ...(tier3Enabled ? [new VotingVerifier(router, config)] : [])]
      : []
    this.#tiers = [new DeterministicVerifier(), ...models]
  }

  /** Tier 1 always runs. The first tier that fails ends it: its feedback is for the next attempt. */
  async verify(
    subtask: Subtask,
    result: string,
    toolCalls: readonly ToolCallRecord[],
    workspace?: string,
    tier = 1,
  ): Promise<VerificationResult> {
    const [first, ...others] = this.#tiers as [Verifier, ...Verifier[]]
    let last = await first.verify(subtask, result, toolCalls, workspace)
    for (const next of others.slice(0, Math.max(0, tier - 1))) {
      if (!last.passed) return last
      last = await next.verify(subtask, result, toolCalls, workspace)
    }
    return last
  }
}
