import { type FileOperations, realFiles } from '../../../src/io/files.ts'

/** The process is gone: whatever it would still do does not happen. */
export class Crash extends Error {}

export interface Counter {
  files: FileOperations
  /** Names of the operations so far. */
  done: string[]
}

type Operation = keyof FileOperations
/** Called before the n-th operation (1-based) with the operation itself; may do half of it, and throw. */
export type Fault = (n: number, operation: Operation, args: unknown[]) => void

export function withFault(files: FileOperations, fault: Fault): Counter {
  const done: string[] = []
  const wrap = (operation: Operation) => {
    return (...args: unknown[]) => {
      done.push(operation)
      fault(done.length, operation, args)
      return (files[operation] as (...args: unknown[]) => unknown).apply(files, args)
    }
  }
  const names = Object.keys(realFiles) as Operation[]
  return {
    files: Object.fromEntries(names.map((name) => [name, wrap(name)])) as unknown as FileOperations,
    done,
  }
}

/** The process dies at the n-th operation; a write gets as far as its half. */
export function crashAt(files: FileOperations, at: number): Counter {
  return withFault(files, (n, operation, args) => {
    if (n === at && operation === 'write') {
      const [fd, bytes, position] = args as [number, Uint8Array, number]
      files.write(fd, bytes.subarray(0, bytes.length >> 1), position)
    }
    if (n >= at) throw new Crash(`crash at ${operation}`)
  })
}

export function systemError(code: string): Error {
  return Object.assign(new Error(`${code}: made by a test`), { code })
}
