import program from './program.cjs'

export const { VERSION, buildRequeuePrompt, checkContract, checkSyntactic } = program.index
