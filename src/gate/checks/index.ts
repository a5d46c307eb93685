import type { Check } from '../check.ts'
import { contradiction } from './claim/contradiction.ts'
import { result } from './claim/result.ts'
import { signal } from './claim/signal.ts'
import { status } from './claim/status.ts'
import { checkmark } from './plan/checkmark.ts'
import { committed } from './plan/committed.ts'
import { verify } from './proof/verify.ts'

/** All checks in the order they report. The first one that blocks names the failure. */
export const CHECKS: readonly Check[] = [signal, contradiction, result, status, checkmark, committed, verify]
