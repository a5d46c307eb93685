import { makeSigner, type Signer } from './ed25519.ts'
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
}

let introduced: Promise<Introduced> | undefined
let above: readonly string[] = []
let count = 0

/** The modules that get everything before ours, in the client's order. A second plugin of our name counts as above. */
export function standBelow(plugins: readonly string[]): void {
  above = plugins.slice(0, Math.max(0, plugins.lastIndexOf('ultraplan')))
}

/** Makes the key and tells the hooks its public half, once in a client. */
export function introduce($: Engine): Promise<Introduced> {
  introduced ??= makeSigner().then((signer) => tellKey($, signer))
  return introduced
}

async function tellKey($: Engine, signer: Signer): Promise<Introduced> {
  const stdin = JSON.stringify({ open: signer.open, above })
  const { exitCode, stdout, stderr } = await runProgram($, 'register-key.cjs', [], { stdin })
  if (exitCode !== 0) throw new Error(stderr)
  const { file, isFirst } = JSON.parse(stdout)
  if (!isFirst) $.ui.log('✗ another key was given for this client: restart the client to override')
  return { signer, file }
}

/** Our key has to stay the one that the hooks know. If somebody has exchanged it, ours becomes the second. */
export async function keepKey($: Engine): Promise<void> {
  const { signer, file } = await introduce($)
  const kept = await $.fs.read(file.replace(/\.signed$/, '.key')).catch(() => '')
  if (!kept.includes(signer.open)) await tellKey($, signer)
}

/** Signs what was said in this session, once. The hooks believe it for two minutes. */
export async function signWord($: Engine, origin: string, { command, args }: Said): Promise<void> {
  const { signer, file } = await introduce($)
  count += 1
  const [session, at] = [await $.session.id(), await $.clock.now()]
  const signature = await signer.sign(JSON.stringify([session, count, at, origin, command, args]))
  await $.fs.write(file, JSON.stringify({ session, count, at, origin, signature }))
}
