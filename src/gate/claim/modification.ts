import { parse } from 'yaml'
import { z } from 'zod'

const lines = z
  .union([z.string(), z.array(z.string())])
  .transform((value) => (Array.isArray(value) ? value : [value]))

const ProposedTask = z.object({
  title: z.string().trim().min(3).max(120),
  do: lines,
  files: z.array(z.string().trim().min(1)).default([]),
  done_when: z.string().trim().min(3),
  verify: z.string().trim().min(1),
  commit: z.string().trim().optional(),
})
export type ProposedTask = z.infer<typeof ProposedTask>

const Modification = z.object({
  type: z.enum(['SPLIT_TASK', 'ADD_PREREQUISITE', 'ADD_FOLLOWUP']),
  reasoning: z.string().trim().min(10),
  proposed_tasks: z.array(ProposedTask).min(1).max(5),
})
export type Modification = z.infer<typeof Modification>

const REQUEST =
  /^[ \t]*TASK_MODIFICATION_REQUEST[ \t]*\r?\n+[ \t]*(`{3,})(?:yaml|yml|json)?[ \t]*\r?\n([\s\S]*?)\r?\n[ \t]*\1/m

/** An executor may ask for the plan to be changed; only the engine changes it. Undefined when it asks for nothing. */
export function readModification(
  message: string,
): { request: Modification } | { problem: string } | undefined {
  if (!/^[ \t]*TASK_MODIFICATION_REQUEST[ \t]*\r?$/m.test(message)) return undefined
  const block = REQUEST.exec(message)?.[2]
  if (block === undefined)
    return { problem: 'a TASK_MODIFICATION_REQUEST needs a fenced yaml block right below it' }
  let value: unknown
  try {
    value = parse(block)
  } catch (error) {
    return {
      problem: `the block of the request is not YAML: ${error instanceof Error ? error.message.split('\n')[0] : ''}`,
    }
  }
  const read = Modification.safeParse(value)
  if (read.success) return { request: read.data }
  const [issue] = read.error.issues
  return { problem: `${issue?.path.join('.') || 'the request'}: ${issue?.message ?? 'cannot be read'}` }
}
