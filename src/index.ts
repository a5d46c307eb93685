export {
  buildRequeuePrompt,
  type ContractInput,
  checkContract,
  checkSyntactic,
  type LevelResult,
  type SyntacticInput,
} from './gate/contract-checker.ts'
export { VERSION } from './model/version.ts'
