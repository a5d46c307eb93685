import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A program that runs the client with managed settings. The client reads them only below /etc: it gets an /etc of its
 * own, in a mount namespace that nothing else on the machine sees.
 */
export function managedClient(room: string, binary: string, settings: object): string {
  const etc = join(room, 'etc')
  mkdirSync(join(etc, 'claude-code'), { recursive: true })
  writeFileSync(join(etc, 'claude-code/managed-settings.json'), JSON.stringify(settings))
  const program = join(room, 'managed-client.sh')
  const script = `mount -t overlay overlay -o lowerdir=${etc}:/etc /etc && exec "$@"`
  writeFileSync(program, `#!/bin/sh\nexec unshare -m -r sh -c '${script}' sh ${binary} "$@"\n`, {
    mode: 0o755,
  })
  return program
}
