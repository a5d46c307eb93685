import type { PacketCheckId } from '../../model/packet-gates.ts'
import type { Packet, Plan } from '../../model/plan.ts'

/** The remark of a packet check. It blocks unless it says that it only warns. */
export interface PacketRemark {
  /** Line of the packet's own text, from 1. */
  at: number
  message: string
  fix: string
  /** Remarks that go beyond the seed's own rules are warnings. */
  severity?: 'warn'
}

export const remark = (at: number, message: string, fix: string, severity?: 'warn'): PacketRemark => ({
  at,
  message,
  fix,
  ...(severity === undefined ? {} : { severity }),
})

/** One of the checks 1a to 1g of seed 002. If what it checks is missing it reports nothing, because an earlier check has. */
export interface PacketRule {
  id: string
  check: PacketCheckId
  /** One sentence: what is true when the check passes. */
  summary: string
  /** The message it gives, with its slots. */
  message: string
  rows: readonly string[]
  run(packet: Packet, plan?: Plan): PacketRemark[]
}
