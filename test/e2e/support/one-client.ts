import type { Stage } from '../harness/stage.ts'
import { waitUntil } from '../harness/wait-until.ts'

export type Mode = 'print' | 'screen'
export const MODES = ['print', 'screen'] as const

/** A person in front of one client, who types and reads. */
export interface Person {
  /**
   * Types a line, waits until nothing runs any more, and returns what they were answered. `taken` is called once the
   * client has the line.
   */
  types(line: string, taken?: () => void): Promise<string>
  /** Types a line and does not wait. */
  starts(line: string): Promise<void>
  /** Waits until nothing runs any more, where something else than a typed line has started it. */
  rests(): Promise<void>
}

export async function personAt(stage: Stage, mode: Mode): Promise<Person> {
  if (mode === 'print') {
    const talk = stage.talk()
    return {
      async types(line, taken) {
        stage.note(`types ${line}`)
        const answer = talk.type(line)
        taken?.()
        return answer
      },
      async starts(line) {
        stage.note(`types ${line}`)
        talk.send(line)
      },
      async rests() {
        await waitUntil('every answer', 240_000, () => stage.exchanges.every(({ state }) => state !== 'open'))
      },
    }
  }
  const screen = await stage.screen()
  return {
    async types(line, taken) {
      await screen.type(line)
      taken?.()
      await screen.waitForIdle()
      return unwrapped(screen.screen())
    },
    starts: (line) => screen.type(line),
    rests: () => screen.waitForIdle(),
  }
}

/** The screen breaks long lines; a sentence is looked for without its breaks. */
const unwrapped = (screen: string): string => screen.replace(/\s*\n\s*/g, ' ')
