import { createPrivateKey, createPublicKey, sign } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { makeSigner } from '../../src/client/module/sign.ts'

const PKCS8 = '302e020100300506032b657004220420'

/** The same key in node's own implementation. */
function reference(seed: Uint8Array) {
  const key = createPrivateKey({
    key: Buffer.concat([Buffer.from(PKCS8, 'hex'), seed]),
    format: 'der',
    type: 'pkcs8',
  })
  const open = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-32).toString('hex')
  return { open, sign: (text: string) => sign(null, Buffer.from(text), key).toString('hex') }
}

test('keys and signatures are those of node', async () => {
  const seeds = fc.uint8Array({ minLength: 32, maxLength: 32 })
  await fc.assert(
    fc.asyncProperty(seeds, fc.string(), async (seed, text) => {
      const [ours, theirs] = [await makeSigner(new Uint8Array(seed)), reference(seed)]
      expect(ours.open).toBe(theirs.open)
      expect(await ours.sign(text)).toBe(theirs.sign(text))
    }),
    { numRuns: 20 },
  )
})

test('two keys differ', async () => {
  const [one, other] = [await makeSigner(), await makeSigner()]
  expect(one.open).not.toBe(other.open)
})
