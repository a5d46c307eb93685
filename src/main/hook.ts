import { readFileSync, writeSync } from 'node:fs'
import { parseInput, sessionOf } from '../hooks/input.ts'
import { runHook } from '../hooks/run-hook.ts'

/** Only a whole answer is written, and only by a hook that did not throw: hooks/run.sh words everything else. */
try {
  const input = parseInput(readFileSync(0, 'utf8'))
  const answer = await runHook(process.argv[2] ?? '', input, {
    session: sessionOf(input, process.env),
    now: new Date(),
  })
  if (answer !== undefined) writeSync(1, answer)
} catch (error) {
  writeSync(2, `${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`)
  process.exitCode = 1
}
