import type { Replay, Reproof } from '../model/audit.ts'
import type { Run } from '../model/run.ts'
import { nameIn } from './names.ts'
import { oneLine } from './terminal.ts'

export function renderReplay({ run, events, views }: Replay): string {
  const rows = views.flatMap(({ view, file, same, difference }) => [
    `  ${same ? 'same   ' : 'differs'}  ${view}${file === undefined ? '' : ` (${oneLine(file)})`}`,
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
  return `  ${same ? 'same   ' : 'differs'}  ${nameIn(run, task)}  ${purpose} at ${commit.slice(0, 10)}: ${oneLine(ends)}  ${oneLine(command)}\n`
}
