import { Script } from 'node:vm'

export interface ScriptError {
  line?: number
  message: string
}

/** What the parser of node says about a script, which is not run; `undefined` when it is sound. */
export function scriptError(source: string): ScriptError | undefined {
  try {
    new Script(source, { filename: 'file.js' })
    return undefined
  } catch (error) {
    const { message, stack = '' } = error as Error
    const line = /^file\.js:(\d+)/.exec(stack)?.[1]
    return { ...(line ? { line: Number(line) } : {}), message }
  }
}
