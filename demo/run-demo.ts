import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { palette } from '../src/view/paint.ts'
import { openRoom } from './demo-room.ts'
import { play } from './play.ts'
import { Screen } from './screen.ts'

export interface DemoTerminal {
  env: NodeJS.ProcessEnv
  colour: boolean
  columns: number
  interactive: boolean
  out(text: string): void
  /** Has `clean` called at the program's end, also when it comes early. */
  onInterrupt?(clean: () => void): void
}

/** Plays the demo; whatever happens, nothing of it is left behind. */
export async function runDemo(terminal: DemoTerminal): Promise<void> {
  const begun = performance.now()
  const screen = new Screen(palette(terminal.colour), terminal.columns)
  const print = (lines: readonly string[]) => terminal.out(lines.map((line) => `${line}\n`).join(''))
  const room = openRoom(pluginFolder(), terminal.env)
  terminal.onInterrupt?.(() => room.close())
  try {
    print(screen.heading())
    for await (const scene of play(room)) {
      // One line that is written over: only where there is a screen to do it on.
      if (terminal.interactive)
        terminal.out(scene.kind === 'waiting' ? `\r\x1b[K  ${scene.what} …` : '\r\x1b[K')
      print(screen.show(scene))
    }
  } finally {
    room.close()
  }
  print(screen.closing((performance.now() - begun) / 1000))
}

/** Sources and bundles stand at different depths below it. */
function pluginFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url))
  while (!existsSync(join(folder, 'hooks', 'hooks.json'))) {
    if (folder === dirname(folder)) throw new Error('the plugin is incomplete: hooks/hooks.json is missing')
    folder = dirname(folder)
  }
  return folder
}
