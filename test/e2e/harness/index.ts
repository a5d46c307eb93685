export type { Ask } from './ask.ts'
export { architect, executor, part, securityReviewer, specReviewer, verifier } from './cast.ts'
export { follow, lastDirective } from './coordinator.ts'
export { openStage, play, playPrint, playScreen } from './play.ts'
export type { Scenario } from './scenario.ts'
export {
  agent,
  bash,
  drop,
  edit,
  fail,
  flagged,
  hold,
  pause,
  read,
  type Step,
  say,
  tokens,
  tool,
  write,
} from './steps.ts'
