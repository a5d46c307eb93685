import type { Check } from '../gate/check.ts'
import { checksWith } from '../gate/checks/index.ts'
import { packetCheck } from '../gate/checks/packet/packet-check.ts'
import { PACKET_RULES } from '../plan/packet/rules/index.ts'

/** Every check of stages 1 to 3, with Gate 1 of seed 002 as the plan has it. */
export const ALL_CHECKS: readonly Check[] = checksWith(PACKET_RULES.map(packetCheck))
