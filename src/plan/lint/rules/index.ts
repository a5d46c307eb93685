import type { LintRule } from '../rule.ts'
import { cycle, parallel } from './order.ts'
import {
  checkpoint,
  depends,
  doneVague,
  files,
  filledIn,
  noTasks,
  open,
  optional,
  securityCompanion,
  uniqueId,
} from './tasks.ts'
import {
  verifyClosed,
  verifyConstant,
  verifyCount,
  verifyIgnored,
  verifyPresent,
  verifyRunnable,
  verifyShows,
} from './verify.ts'
import { verifyBroad } from './verify-broad.ts'
import { verifyAbsent, verifyEnds, verifyOutside, verifyPipe } from './verify-ends.ts'
import { verifyNamed, verifyRed } from './verify-named.ts'
import { verifyDoubt, verifyWords } from './verify-words.ts'

export const LINT_RULES: readonly LintRule[] = [
  noTasks,
  filledIn,
  uniqueId,
  depends,
  cycle,
  parallel,
  files,
  verifyPresent,
  verifyRunnable,
  verifyDoubt,
  verifyClosed,
  verifyConstant,
  verifyShows,
  verifyWords,
  verifyNamed,
  verifyRed,
  verifyPipe,
  verifyAbsent,
  verifyEnds,
  verifyOutside,
  verifyBroad,
  verifyCount,
  verifyIgnored,
  doneVague,
  checkpoint,
  optional,
  open,
  securityCompanion,
]
