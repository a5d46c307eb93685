import { z } from 'zod'

export const Role = z.enum(['spec-executor', 'spec-reviewer', 'architect', 'verifier', 'security-reviewer'])
export type Role = z.infer<typeof Role>
