import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { auditRun } from '../../src/engine/report/audit.ts'
import { provedRun } from '../support/proved-run.ts'

const replaced = (bytes: Buffer, at: number, byte: number) => {
  const copy = Buffer.from(bytes)
  copy[at] = byte
  return copy
}

/** One byte of a file, harmed in a way that a byte can be; how far apart keeps the suite quick. */
interface Harm {
  name: string
  every: number
  do(bytes: Buffer, at: number): Buffer
}

const harms: Harm[] = [
  { name: 'changed', every: 1, do: (bytes, at) => replaced(bytes, at, (bytes[at] ?? 0) ^ 1) },
  { name: 'made a zero', every: 7, do: (bytes, at) => replaced(bytes, at, 0) },
  {
    name: 'made a line end',
    every: 7,
    do: (bytes, at) => replaced(bytes, at, bytes[at] === 10 ? 13 : 10),
  },
  {
    name: 'deleted',
    every: 3,
    do: (bytes, at) => Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + 1)]),
  },
  { name: 'cut off with all behind it', every: 3, do: (bytes, at) => bytes.subarray(0, at) },
  {
    name: 'doubled',
    every: 7,
    do: (bytes, at) => Buffer.concat([bytes.subarray(0, at + 1), bytes.subarray(at)]),
  },
]

function oneApproved() {
  const run = provedRun(['1.1'])
  run.approve('1.1', { 'a.txt': 'one\n' }, 'test -f a.txt')
  return run
}

/** Every so many bytes, and always those around a line end. */
function placesIn(bytes: Buffer, every: number): number[] {
  return [...bytes.keys()].filter(
    (at) => at % every === 0 || bytes[at] === 10 || bytes[at + 1] === 10 || bytes[at - 1] === 10,
  )
}

describe.each(harms)('a byte that is $name is found by an audit, with its place', (harm) => {
  test('in the journal (E22)', { timeout: 60_000 }, () => {
    const run = oneApproved()
    const log = join(run.dir, 'journal.jsonl')
    const whole = readFileSync(log)
    for (const at of placesIn(whole, harm.every)) {
      writeFileSync(log, harm.do(whole, at))
      const { broken } = auditRun(run)
      const line = whole.subarray(0, at).filter((byte) => byte === 10).length + 1
      expect(broken, `byte ${at}`).toMatchObject({ file: log })
      // A second line end leaves its own line complete: the error is on the next line.
      expect([line, line + 1], `byte ${at}`).toContain(broken?.line)
    }
    writeFileSync(log, whole)
    expect(auditRun(run).broken).toBeUndefined()
  })

  test('in every evidence file', () => {
    const run = oneApproved()
    const folder = join(run.dir, 'evidence')
    for (const name of readdirSync(folder)) {
      const file = join(folder, name)
      const whole = readFileSync(file)
      for (const at of placesIn(whole, harm.every)) {
        writeFileSync(file, harm.do(whole, at))
        expect(auditRun(run).broken, `${name} byte ${at}`).toMatchObject({ id: 'audit/evidence', file })
      }
      writeFileSync(file, whole)
    }
    expect(auditRun(run)).toMatchObject({ evidence: 3 })
  })
})
