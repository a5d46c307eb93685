import type { LintRule } from '../rule.ts'
import { checkpoint } from './checkpoint.ts'
import { cycle } from './cycle.ts'
import { depends } from './depends.ts'
import { doneVague } from './done-vague.ts'
import { files } from './files.ts'
import { noTasks } from './no-tasks.ts'
import { parallel } from './parallel.ts'
import { uniqueId } from './unique-id.ts'
import { verifyBroad } from './verify-broad.ts'
import { verifyConstant } from './verify-constant.ts'
import { verifyCount } from './verify-count.ts'
import { verifyIgnored } from './verify-ignored.ts'
import { verifyPresent } from './verify-present.ts'
import { verifyRunnable } from './verify-runnable.ts'
import { verifyShows } from './verify-shows.ts'

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
]
