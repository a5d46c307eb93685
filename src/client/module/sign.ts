import type { Engine } from './engine.ts'
import { runProgram } from './program.ts'

/** What was typed, pressed or sent. */
export interface Said {
  command: string
  args: string
}

interface Introduced {
  signer: Signer
  /** Where the hooks look for the newest signature. */
  file: string
  /** No other key was given for this client. */
  isFirst: boolean
}

let signer: Promise<Signer> | undefined
let introduced: Promise<Introduced> | undefined
let above: readonly string[] = []
let count = 0

/** The modules that get everything before ours, in the client's order. A second plugin of our name counts as above. */
export function standBelow(plugins: readonly string[]): void {
  above = plugins.slice(0, Math.max(0, plugins.lastIndexOf('ultraplan')))
}

/**
 * Makes the key and tells the hooks its public half, once in a client. A program that did not start, or took too long on
 * a busy machine, is started again when the key is needed: with the same key, because a second one would be refused.
 */
export function introduce($: Engine): Promise<Introduced> {
  signer ??= makeSigner()
  introduced ??= signer.then((made) => tellKey($, made)).catch(forgetFailure)
  return introduced
}

function forgetFailure(failure: unknown): never {
  introduced = undefined
  throw failure
}

async function tellKey($: Engine, signer: Signer): Promise<Introduced> {
  const stdin = JSON.stringify({ open: signer.open, above })
  const { exitCode, stdout, stderr } = await runProgram($, 'register-key.cjs', [], { stdin })
  if (exitCode !== 0) throw new Error(stderr)
  const { file, isFirst } = JSON.parse(stdout)
  return { signer, file, isFirst }
}

let isTold = false

/**
 * In a run our key has to stay the one that the hooks know. If somebody has exchanged it, ours becomes the second, and
 * the person is told once. A client that loads the plugin again, such as after an update, gives a second key too.
 */
export async function keepKey($: Engine): Promise<void> {
  const { signer, file } = await introduce($)
  const isSecond = await $.fs.exists(file.replace(/\.signed$/, '.second'))
  const kept = await $.fs.read(file.replace(/\.signed$/, '.key')).catch(() => '')
  if (!isSecond && kept.includes(signer.open)) return
  const isDoubted = isSecond || !(await tellKey($, signer)).isFirst
  if (!isDoubted || isTold) return
  isTold = true
  $.ui.log(
    '✗ another key was given for this client, or ultraplan was loaded again in it: restart the client to override',
  )
}

/** Signs what was said in this session, once. The hooks believe it for two minutes. */
export async function signWord($: Engine, origin: string, { command, args }: Said): Promise<void> {
  const { signer, file } = await introduce($)
  count += 1
  const [session, at] = [await $.session.id(), await $.clock.now()]
  const signature = await signer.sign(JSON.stringify([session, count, at, origin, command, args]))
  await $.fs.write(file, JSON.stringify({ session, count, at, origin, signature }))
}

/**
 * Signatures by RFC 8032 (Ed25519). The client gives modules a digest and random bytes, but no key of its own.
 * Timing is no concern: nobody outside of the client's process can measure it.
 */
const FIELD = (1n << 255n) - 19n
const ORDER = (1n << 252n) + 27742317777372353535851937790883648493n

const mod = (value: bigint, by = FIELD): bigint => ((value % by) + by) % by

function power(base: bigint, exponent: bigint): bigint {
  let [result, square] = [1n, mod(base)]
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = mod(result * square)
    square = mod(square * square)
  }
  return result
}

const invert = (value: bigint): bigint => power(value, FIELD - 2n)

const CURVE = mod(-121665n * invert(121666n))

/** A point of the curve in extended coordinates: x = X/Z, y = Y/Z, x·y = T/Z. */
interface Point {
  X: bigint
  Y: bigint
  Z: bigint
  T: bigint
}

const ZERO: Point = { X: 0n, Y: 1n, Z: 1n, T: 0n }

/** The base point has y = 4/5 and an even x. */
const BASE = ((): Point => {
  const y = mod(4n * invert(5n))
  const square = mod((y * y - 1n) * invert(CURVE * y * y + 1n))
  let x = power(square, (FIELD + 3n) / 8n)
  if (mod(x * x - square) !== 0n) x = mod(x * power(2n, (FIELD - 1n) / 4n))
  if (x & 1n) x = FIELD - x
  return { X: x, Y: y, Z: 1n, T: mod(x * y) }
})()

function add(p: Point, q: Point): Point {
  const a = mod((p.Y - p.X) * (q.Y - q.X))
  const b = mod((p.Y + p.X) * (q.Y + q.X))
  const c = mod(2n * p.T * q.T * CURVE)
  const d = mod(2n * p.Z * q.Z)
  const [e, f, g, h] = [b - a, d - c, d + c, b + a]
  return { X: mod(e * f), Y: mod(g * h), Z: mod(f * g), T: mod(e * h) }
}

function multiply(point: Point, times: bigint): Point {
  let [sum, double] = [ZERO, point]
  for (let left = times; left > 0n; left >>= 1n) {
    if (left & 1n) sum = add(sum, double)
    double = add(double, double)
  }
  return sum
}

const toNumber = (bytes: Uint8Array): bigint => {
  let value = 0n
  for (const byte of [...bytes].reverse()) value = (value << 8n) | BigInt(byte)
  return value
}

const toBytes = (value: bigint): Uint8Array =>
  Uint8Array.from({ length: 32 }, (_, index) => Number((value >> BigInt(8 * index)) & 0xffn))

/** 32 bytes: y, and in the highest bit whether x is odd. */
function encode({ X, Y, Z }: Point): Uint8Array {
  const scale = invert(Z)
  return toBytes(mod(Y * scale) | ((mod(X * scale) & 1n) << 255n))
}

async function digest(...parts: Uint8Array[]): Promise<Uint8Array> {
  const all = Uint8Array.from(parts.flatMap((part) => [...part]))
  return new Uint8Array(await crypto.subtle.digest('SHA-512', all))
}

const hex = (bytes: Uint8Array): string =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')

interface Signer {
  /** The public half, in hex. */
  open: string
  sign(text: string): Promise<string>
}

/** A new key. Its private half is only in the closure of `sign`. */
export async function makeSigner(seed = crypto.getRandomValues(new Uint8Array(32))): Promise<Signer> {
  const wide = await digest(seed)
  const low = toNumber(wide.slice(0, 32))
  const secret = (low & ((1n << 254n) - 8n)) | (1n << 254n)
  const prefix = wide.slice(32)
  const open = encode(multiply(BASE, secret))
  return {
    open: hex(open),
    async sign(text) {
      const message = new TextEncoder().encode(text)
      const nonce = mod(toNumber(await digest(prefix, message)), ORDER)
      const commitment = encode(multiply(BASE, nonce))
      const challenge = mod(toNumber(await digest(commitment, open, message)), ORDER)
      const proof = toBytes(mod(nonce + challenge * secret, ORDER))
      return hex(commitment) + hex(proof)
    },
  }
}
