import type { Audit, CheckInfo, Diagnosis, Replay, Reproof } from '../model/reports.ts'
import type { Run } from '../model/run.ts'
import { renderFinding } from './findings.ts'
import { palette } from './paint.ts'
import { nameIn, plural } from './run-view.ts'
import { displayWidth, oneLine, pad, wrap } from './terminal.ts'

/** Either everything is sound, with what was checked; or the first thing that is broken, and what it means. */
export function renderAudit({ run, events, evidence, approvals, receipts, broken, notes }: Audit): string {
  const byte = broken?.byte === undefined ? '' : ` (at byte ${broken.byte})`
  const [counted, files] = [plural(events, 'event'), plural(evidence, 'evidence file')]
  const lines = broken
    ? [
        `run ${run}: broken`,
        renderFinding({ ...broken, severity: 'block', message: `${broken.message}${byte}` }),
        `  this means: ${oneLine(broken.means)}`,
        `  sound before it: ${counted}, ${files}, ${plural(receipts, 'receipt')}`,
      ]
    : [
        `run ${run}: sound`,
        `  ${counted}: each follows the one before it, and the head agrees`,
        `  ${files}: each is what was recorded`,
        `  ${plural(approvals, 'approval')}: each has its commit and its receipt, and the approved ref stands`,
      ]
  return `${[...lines, ...notes.map((note) => `  note: ${oneLine(note)}`)].join('\n')}\n`
}

const sameness = (same: boolean): string => (same ? 'same   ' : 'differs')

export function renderReplay({ run, events, views }: Replay): string {
  const rows = views.flatMap(({ view, file, same, difference }) => [
    `  ${sameness(same)}  ${view}${file === undefined ? '' : ` (${oneLine(file)})`}`,
    ...(difference
      ? [
          `           line ${difference.line} rebuilt  ${oneLine(difference.rebuilt)}`,
          `           line ${difference.line} found    ${oneLine(difference.found)}`,
        ]
      : []),
  ])
  const differing = views.filter(({ same }) => !same).length
  const end =
    differing === 0
      ? `every view is the same`
      : `${differing} of ${views.length} views differ: the journal is the truth, the next event writes them again`
  return `run ${run}: rebuilt from ${events} events\n${[...rows, end].join('\n')}\n`
}

export function renderReproof(run: Run, proof: Reproof): string {
  const { task, purpose, command, commit, recorded, found, same } = proof
  const ends = same ? found : `${found}, recorded ${recorded}`
  return `  ${sameness(same)}  ${nameIn(run, task)}  ${purpose} at ${commit.slice(0, 10)}: ${oneLine(ends)}  ${oneLine(command)}\n`
}

/** One line per check, by stage, with what the configuration changed. */
export function renderChecks(checks: readonly CheckInfo[], { colour }: { colour: boolean }): string {
  const { bold, dim, yellow } = palette(colour)
  const width = Math.max(...checks.map(({ id }) => displayWidth(id)))
  const line = ({ id, configured, severity, seed, summary, tunable }: CheckInfo) => {
    const set = configured === severity ? configured : yellow(`${configured}, set here`)
    const from = dim(`(${seed === 'design' ? seed : `seed ${seed}`}, `)
    return `  ${id.padEnd(width)}  ${summary}  ${from}${set}${dim(`${tunable ? ', may be set' : ''})`)}`
  }
  return [...new Set(checks.map(({ stage }) => stage))]
    .map((stage, index) => {
      const own = checks.filter((check) => check.stage === stage)
      return [bold(`stage ${index + 1}, ${stage}`), ...own.map(line)].join('\n')
    })
    .join('\n\n')
}

/** A line for each thing, its next step below it, and a summary. */
export function renderDoctor(
  diagnoses: readonly Diagnosis[],
  { columns, colour }: { columns: number; colour: boolean },
): string {
  const colours = palette(colour)
  const paint = { ok: colours.green, warn: colours.yellow, fail: colours.red }
  const width = Math.max(...diagnoses.map(({ name }) => name.length))
  const indent = ' '.repeat(width + 8)
  const wrapped = (text: string) => wrap(oneLine(text), Math.max(20, columns - indent.length))
  const lines = diagnoses.flatMap(({ name, state, what, next }) => {
    const [first = '', ...rest] = wrapped(what)
    return [
      `${paint[state](pad(state, 4))}  ${pad(name, width)}  ${first}`,
      ...rest.map((line) => `${indent}${line}`),
      ...(next === undefined ? [] : wrapped(next).map((line) => `${indent}${colours.dim(line)}`)),
    ]
  })
  const count = (state: Diagnosis['state']) => diagnoses.filter((one) => one.state === state).length
  const [fail, warn] = [count('fail'), count('warn')]
  const good = warn > 0 ? `nothing broken, ${warn} to know` : 'all fine'
  return `${[...lines, '', fail > 0 ? `${fail} broken, ${warn} to know, ${count('ok')} fine` : good].join('\n')}\n`
}
