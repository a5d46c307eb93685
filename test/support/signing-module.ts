import { writeFileSync } from 'node:fs'
import { makeSigner } from '../../src/client/module/sign.ts'
import { registerKey } from '../../src/client/signature.ts'
import type { Answer, ClientSession } from './client-session.ts'

/** What our module does inside a client, as the hooks see it: a key, and signatures of what a person said. */
export async function signingModule(client: ClientSession, above: string[] = []) {
  const signer = await makeSigner()
  const { session } = client
  const registered = registerKey(session.home, session.client, { open: signer.open, above })
  let count = 0
  /** `over` is what a forger changes after the signature. */
  const sign = async (command: string, args: string, origin = 'composer', over: object = {}) => {
    count += 1
    const word = { session: session.id, count, at: client.now.getTime(), origin, ...over }
    const text = JSON.stringify([word.session, word.count, word.at, word.origin, command, args])
    const signature = await signer.sign(text)
    writeFileSync(registered.file, JSON.stringify({ ...word, signature }))
  }
  return {
    ...registered,
    open: signer.open,
    sign,
    /** A person types a line: it is signed, and then its hooks run. */
    async types(line: string, origin = 'composer'): Promise<Answer> {
      const [, name, args = ''] = /^\/(\S+)\s*(.*)$/s.exec(line) ?? []
      await (name === undefined ? sign('prompt', line, origin) : sign(name, args, origin))
      return client.types(line)
    },
  }
}
