import type { PacketRule } from '../rule.ts'
import { assertions } from './assertions.ts'
import { delimiters } from './delimiters.ts'
import { fields } from './fields.ts'
import { quality } from './quality.ts'
import { seven } from './seven.ts'
import { vocabulary } from './vocabulary.ts'
import { yaml } from './yaml.ts'

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
