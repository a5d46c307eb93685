import type { LintRule } from '../rule.ts'
import { cycle, parallel } from './order.ts'
import { checkpoint, depends, doneVague, files, noTasks, securityCompanion, uniqueId } from './tasks.ts'
import {
  verifyConstant,
  verifyCount,
  verifyIgnored,
  verifyPresent,
  verifyRunnable,
  verifyShows,
} from './verify.ts'
import { verifyBroad } from './verify-broad.ts'

export const LINT_RULES: readonly LintRule[] = [
  noTasks,
  uniqueId,
  depends,
  cycle,
  parallel,
  files,
  verifyPresent,
  verifyRunnable,
  verifyConstant,
  verifyShows,
  verifyBroad,
  verifyCount,
  verifyIgnored,
  doneVague,
  checkpoint,
  securityCompanion,
]
