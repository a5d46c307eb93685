import { type PacketCheckId, sectionOf } from '../../model/packet-gates.ts'
import { type Check, check, whyNoPacket } from '../check.ts'
import { assertions } from './claim/assertions.ts'
import { command } from './claim/command.ts'
import { contradiction } from './claim/contradiction.ts'
import { result } from './claim/result.ts'
import { settled } from './claim/settled.ts'
import { signal } from './claim/signal.ts'
import { status } from './claim/status.ts'
import { toolCalls } from './claim/tool-calls.ts'
import { endpoints } from './contract/endpoints.ts'
import { env } from './contract/env.ts'
import { exports } from './contract/exports.ts'
import { intact } from './journal/intact.ts'
import { exists } from './output/exists.ts'
import { nonempty } from './output/nonempty.ts'
import { syntax } from './output/syntax.ts'
import { checkmark } from './plan/checkmark.ts'
import { committed as planCommitted } from './plan/committed.ts'
import { unchanged } from './plan/unchanged.ts'
import { claimMatches } from './proof/claim-matches.ts'
import { criteria } from './proof/criteria.ts'
import { flaky } from './proof/flaky.ts'
import { ignored } from './proof/ignored.ts'
import { lint } from './proof/lint.ts'
import { typecheck } from './proof/typecheck.ts'
import { vacuous } from './proof/vacuous.ts'
import { verify } from './proof/verify.ts'
import { inside } from './scope/inside.ts'
import { untouched } from './scope/untouched.ts'
import { fewer } from './tests/fewer.ts'
import { integrity } from './tests/integrity.ts'
import { committed } from './work/committed.ts'
import { discarded } from './work/discarded.ts'
import { held } from './work/held.ts'
import { hidden } from './work/hidden.ts'
import { history } from './work/history.ts'
import { leftAlone } from './work/left-alone.ts'
import { produced } from './work/produced.ts'
import { takenIn } from './work/taken-in.ts'

/** All checks in the order they report; the first one that blocks names the failure. Gate 1 of seed 002 comes from the plan. */
export const checksWith = (packet: readonly PacketRuleInfo[]): readonly Check[] => [
  signal,
  contradiction,
  settled,
  result,
  status,
  command,
  ...packet.map(packetCheck),
  assertions,
  toolCalls,

  intact,
  history,
  hidden,
  checkmark,
  planCommitted,
  unchanged,
  committed,
  held,
  leftAlone,
  takenIn,
  discarded,
  produced,
  integrity,
  inside,
  untouched,
  exists,
  nonempty,
  syntax,
  exports,
  env,
  endpoints,

  verify,
  vacuous,
  flaky,
  ignored,
  typecheck,
  lint,
  criteria,
  claimMatches,
  fewer,
]

/** The description of a rule of Gate 1. The rule itself belongs to the plan, and its findings are among the facts. */
interface PacketRuleInfo {
  id: string
  summary: string
  message: string
  check: PacketCheckId
  rows: readonly string[]
}

/** The same rule as a check of the gate: the packet is checked when the plan is linted, and again with every claim. */
const packetCheck = ({ id, summary, message, check: packetId, rows }: PacketRuleInfo): Check =>
  check({
    id,
    stage: 'claim',
    failure: 'SPEC_VIOLATION',
    rows,
    summary,
    message,
    source: sectionOf(packetId),
    run: ({ task, packet }) =>
      whyNoPacket(task) ??
      packet
        .filter((finding) => finding.id === id)
        .map(({ file, line, message: said, fix, severity }) => ({
          file,
          line,
          message: said,
          fix,
          severity: severity === 'warn' ? severity : undefined,
        })),
  })
