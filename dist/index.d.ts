// The public types of the package. Only types, and no imports: `npm run build` writes this text to dist/index.d.ts.

/** One check of a verification, as document 003 has it. Passing checks are recorded too. */
export interface Check {
  name: string
  passed: boolean
  detail?: string
}

export interface VerificationResult {
  /** The tier that produced this result. */
  tier: 1 | 2 | 3
  passed: boolean
  /** 0 to 1, for human-in-the-loop gating. */
  confidence: number
  checks: readonly Check[]
  /** What to tell the next attempt. */
  feedback?: string
}

export interface VerificationConfig {
  /** `false` switches the tier off, whatever a caller asks for. */
  tier2Enabled: boolean
  tier3Enabled: boolean
  tier3VoteCount: number
}

export interface Subtask {
  description: string
  acceptanceCriteria?: string
  /** Files that must exist afterwards, relative to the workspace. */
  expectedOutputs?: readonly string[]
}

export interface ToolCallRecord {
  tool: string
  args?: unknown
  result: { success: boolean; error?: string; filesChanged?: readonly string[] }
}

/** A model that answers one message. It must not carry the conversation of the execution. */
export interface Model {
  complete(messages: readonly { role: 'user'; content: string }[]): Promise<{ text: string }>
}

/** Chooses the model of a role. A verifier must be another model, or another instance, than the executor. */
export interface ModelRouter {
  select(wanted: { tier: 1; role: 'verifier' }): Model
}

/** What all three verifiers do. Without a workspace paths are relative to the current folder. */
export interface Verifier {
  verify(
    subtask: Subtask,
    result: string,
    toolCalls: readonly ToolCallRecord[],
    workspace?: string,
  ): Promise<VerificationResult>
}

/** The result of one verification level of document 004. */
export interface LevelResult {
  level: 'syntactic' | 'contract' | 'behavioral'
  passed: boolean
  failedChecks: readonly { name: string; detail: string }[]
  /** `Syntactic check failed: typecheck, lint` */
  summary: string
}

export interface SyntacticInput {
  taskId: string
  taskTitle: string
  filesProduced: readonly string[]
  typecheckPassed: boolean
  lintPassed: boolean
  errors?: readonly string[]
}

export interface IntegrationContract {
  exports: readonly string[]
  /** `POST /api/auth/register` */
  apiEndpoints: readonly string[]
  databaseMutations: readonly string[]
  environmentVarsRequired: readonly string[]
  downstreamTasks: readonly string[]
}

export interface ContractInput {
  taskId: string
  taskTitle: string
  integrationContract: Partial<IntegrationContract>
  filesProduced: readonly string[]
  environmentVarsPresent: readonly string[]
  /** If absent, endpoints are not checked. */
  endpointsAvailable?: readonly string[]
  /** The texts of the produced files. With them exports are looked up in the source, without them by file name. */
  sources?: Readonly<Record<string, string>>
}

/** The values of the package, by name. */
export interface Library {
  VERSION: string
  VerificationGates: new (
    router: ModelRouter,
    config?: Partial<VerificationConfig>,
  ) => {
    /** Runs the tiers up to `tier`. The first that fails ends it, and its result is returned. */
    verify(
      subtask: Subtask,
      result: string,
      toolCalls: readonly ToolCallRecord[],
      workspace?: string,
      tier?: number,
    ): Promise<VerificationResult>
  }
  DeterministicVerifier: new () => Verifier
  LLMVerifier: new (router: ModelRouter) => Verifier
  VotingVerifier: new (router: ModelRouter, config?: Partial<VerificationConfig>) => Verifier
  checkSyntactic: (input: SyntacticInput) => LevelResult
  checkContract: (input: ContractInput) => LevelResult
  buildRequeuePrompt: (prompt: string, results: readonly LevelResult[], attempt: number) => string
}

export declare const DeterministicVerifier: Library['DeterministicVerifier']
export type DeterministicVerifier = InstanceType<Library['DeterministicVerifier']>
export declare const LLMVerifier: Library['LLMVerifier']
export type LLMVerifier = InstanceType<Library['LLMVerifier']>
export declare const VERSION: Library['VERSION']
export declare const VerificationGates: Library['VerificationGates']
export type VerificationGates = InstanceType<Library['VerificationGates']>
export declare const VotingVerifier: Library['VotingVerifier']
export type VotingVerifier = InstanceType<Library['VotingVerifier']>
export declare const buildRequeuePrompt: Library['buildRequeuePrompt']
export declare const checkContract: Library['checkContract']
export declare const checkSyntactic: Library['checkSyntactic']
