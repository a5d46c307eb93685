import { rmSync } from 'node:fs'
import { onTestFinished } from 'vitest'
import type { Stage } from '../harness/stage.ts'

/** The client keeps the sockets of such sessions outside of all folders that it was given. */
export function forgetDaemon(stage: Stage): void {
  const commands = stage.processes().map(({ command }) => command)
  const folders = commands.flatMap((command) => /\/tmp\/cc-daemon-\d+\/\w+/.exec(command) ?? [])
  onTestFinished(() => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true })
  })
}
