import type { Diagnosis } from '../model/doctor.ts'
import { palette } from './palette.ts'
import { oneLine } from './terminal.ts'
import { pad, wrap } from './width.ts'

/** A line for each thing, its next step below it, and what it all comes to. */
export function renderDoctor(
  diagnoses: readonly Diagnosis[],
  { columns, colour }: { columns: number; colour: boolean },
): string {
  const colours = palette(colour)
  const paint = { ok: colours.green, warn: colours.yellow, fail: colours.red }
  const width = Math.max(...diagnoses.map(({ name }) => name.length))
  const indent = ' '.repeat(width + 8)
  const lines = diagnoses.flatMap(({ name, state, what, next }) => {
    const room = Math.max(20, columns - indent.length)
    const [first = '', ...rest] = wrap(oneLine(what), room)
    return [
      `${paint[state](pad(state, 4))}  ${pad(name, width)}  ${first}`,
      ...rest.map((line) => `${indent}${line}`),
      ...(next === undefined ? [] : wrap(oneLine(next), room).map((line) => `${indent}${colours.dim(line)}`)),
    ]
  })
  return `${[...lines, '', verdict(diagnoses)].join('\n')}\n`
}

function verdict(diagnoses: readonly Diagnosis[]): string {
  const count = (state: Diagnosis['state']) => diagnoses.filter((one) => one.state === state).length
  if (count('fail') > 0) return `${count('fail')} broken, ${count('warn')} to know, ${count('ok')} fine`
  return count('warn') > 0 ? `nothing broken, ${count('warn')} to know` : 'all fine'
}
