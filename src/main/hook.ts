import { readFileSync, writeSync } from 'node:fs'
import { homedir } from 'node:os'
import { parseInput, sessionOf } from '../client/wire.ts'
import { runHook } from '../hooks/table.ts'

/** An answer with exit 0, or what broke with exit 1: hooks/run.sh turns the second into the client's own terms. */
async function main(): Promise<void> {
  try {
    const input = parseInput(readFileSync(0, 'utf8'))
    const answer = await runHook(process.argv[2] ?? '', input, {
      session: sessionOf(input, process.env, homedir()),
      now: new Date(),
    })
    if (answer !== undefined) writeSync(1, answer)
  } catch (error) {
    writeSync(1, error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}

// No await at the top: the hooks are bundled as CommonJS.
void main()
