import { readFileSync, writeSync } from 'node:fs'
import { homedir } from 'node:os'
import { parseInput, sessionOf } from '../client/wire.ts'
import { runHook } from '../hooks/table.ts'

/** Exit 0 with an answer, or exit 1 with an error. hooks/run.sh translates the second for the client. */
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

// No await at the top level, because the hooks are bundled as CommonJS.
void main()
