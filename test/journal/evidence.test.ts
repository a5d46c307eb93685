import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { putEvidence, readEvidence } from '../../src/journal/evidence.ts'

let dir: string
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'ultraplan-evidence-'))
})
afterEach(() => rmSync(dir, { recursive: true, force: true }))

describe('evidence', () => {
  test('what is kept can be read again, and the same content is kept once', () => {
    const ref = putEvidence(dir, 'some output\n')
    expect(putEvidence(dir, Buffer.from('some output\n'))).toEqual(ref)
    expect(readdirSync(join(dir, 'evidence'))).toEqual([ref.sha256])
    expect(readEvidence(dir, ref)).toBe('some output\n')
    expect(ref).toMatchObject({ bytes: 12, cut: 0 })
  })

  test('of a text above the cap the beginning and the end are kept, and the cut is marked (H10)', () => {
    const ref = putEvidence(dir, `first${'ü'.repeat(5000)}last`, { cap: 1000 })
    const text = readEvidence(dir, ref)
    expect(text).toMatch(/^firstü+\n\[ultraplan: (\d+) bytes left out here\]\nü+last$/)
    expect(text).toContain(`${ref.cut} bytes`)
    expect(ref.bytes).toBeLessThanOrEqual(1000)
    expect(ref.bytes).toBe(readFileSync(join(dir, 'evidence', ref.sha256)).length)
  })

  test('a secret is masked before the cut, so that no half of it stays (S4-43)', () => {
    const secret = `sk-${'x'.repeat(60)}`
    const ref = putEvidence(dir, `${'a'.repeat(80)}${secret}${'b'.repeat(400)} ${secret}`, {
      cap: 240,
      mask: [/sk-x+/],
    })
    expect(readEvidence(dir, ref)).not.toContain('xx')
    expect(readEvidence(dir, ref)).toContain('[masked]')
  })

  test('a file that was changed or removed is not handed out', () => {
    const ref = putEvidence(dir, 'exit 1\n')
    writeFileSync(join(dir, 'evidence', ref.sha256), 'exit 0\n')
    expect(() => readEvidence(dir, ref)).toThrow(expect.objectContaining({ code: 'evidence-changed' }))
    rmSync(join(dir, 'evidence', ref.sha256))
    expect(() => readEvidence(dir, ref)).toThrow(expect.objectContaining({ code: 'evidence-missing' }))
  })
})
