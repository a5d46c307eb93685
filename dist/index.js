import program from './program.cjs'

export const { DeterministicVerifier, LLMVerifier, VERSION, VerificationGates, VotingVerifier, buildRequeuePrompt, checkContract, checkSyntactic } = program.index
