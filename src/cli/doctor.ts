import { examine } from '../engine/doctor/examine.ts'
import { renderDoctor } from '../view/doctor.ts'
import type { Command } from './command.ts'
import { readArguments } from './read-arguments.ts'

/** Exit code 0: nothing is broken. 1: something is. */
export const doctor: Command = {
  name: 'doctor',
  summary: 'look at everything a run needs: programs, plugin, sessions, journal, permission rules',
  usage: 'ultraplan doctor [plan] [--fix] [--json]',
  examples: [
    'ultraplan doctor',
    'ultraplan doctor demo      # would this plan be stopped by questions?',
    'ultraplan doctor --fix     # remove what sessions left behind',
  ],
  run(args, terminal) {
    const { values, positionals } = readArguments(
      args,
      { fix: { type: 'boolean' }, json: { type: 'boolean' } },
      doctor,
      1,
    )
    const found = examine({ ...terminal, plan: positionals[0] ?? '', fix: values.fix ?? false })
    terminal.out(
      values.json ? `${JSON.stringify({ diagnoses: found }, undefined, 2)}\n` : renderDoctor(found, terminal),
    )
    return found.some(({ state }) => state === 'fail') ? 1 : 0
  },
}
