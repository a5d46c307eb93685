import type { CheckInfo } from '../model/check-info.ts'
import { palette } from './palette.ts'
import { displayWidth } from './width.ts'

/** One line a check, by stage; what the configuration changed is said. */
export function renderChecks(checks: readonly CheckInfo[], { colour }: { colour: boolean }): string {
  const { bold, dim, yellow } = palette(colour)
  const width = Math.max(...checks.map(({ id }) => displayWidth(id)))
  const stages = [...new Set(checks.map(({ stage }) => stage))]
  return stages
    .map((stage, index) => {
      const lines = checks
        .filter((check) => check.stage === stage)
        .map(({ id, configured, severity, seed, summary, tunable }) => {
          const set = configured === severity ? configured : yellow(`${configured}, set here`)
          const may = tunable ? ', may be set' : ''
          return `  ${id.padEnd(width)}  ${summary}  ${dim(`(${seed === 'design' ? seed : `seed ${seed}`}, `)}${set}${dim(`${may})`)}`
        })
      return [bold(`stage ${index + 1}, ${stage}`), ...lines].join('\n')
    })
    .join('\n\n')
}
