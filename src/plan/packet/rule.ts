import type { Packet, Plan } from '../../model/plan.ts'

/** What a packet check has to say. It blocks unless it says that it only warns. */
export interface PacketRemark {
  /** Line of the packet's own text, from 1. */
  at: number
  message: string
  fix: string
  /** What goes beyond the seed's own rules is a warning. */
  severity?: 'warn'
}

export const remark = (at: number, message: string, fix: string, severity?: 'warn'): PacketRemark => ({
  at,
  message,
  fix,
  ...(severity === undefined ? {} : { severity }),
})

/** One of the checks 1a to 1g of seed 002. A check whose ground is missing says nothing: an earlier one has. */
export interface PacketRule {
  id: string
  check: '1a' | '1b' | '1c' | '1d' | '1e' | '1f' | '1g'
  /** One sentence: what holds when the check passes. */
  summary: string
  /** The message it gives, with its slots. */
  message: string
  /** The section of the origin's format that it comes from. */
  section: string
  rows: readonly string[]
  run(packet: Packet, plan?: Plan): PacketRemark[]
}
