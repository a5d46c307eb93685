export {
  type ContractInput,
  checkContract,
  checkSyntactic,
  type SyntacticInput,
} from './gate/contract-checker.ts'
export { buildRequeuePrompt, type LevelResult } from './gate/feedback.ts'
export { VERSION } from './model/version.ts'
