import type { PacketRule } from '../rule.ts'
import { assertions, delimiters, fields, seven, yaml } from './shape.ts'
import { quality, vocabulary } from './words.ts'

/** Gate 1 of seed 002, in its order. */
export const PACKET_RULES: readonly PacketRule[] = [
  delimiters,
  yaml,
  fields,
  assertions,
  vocabulary,
  quality,
  seven,
]
