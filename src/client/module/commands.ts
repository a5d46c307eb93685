import { COMMANDS } from '../../model/commands.ts'
import type { Engine, Raised } from './engine.ts'
import { isPerson, refuseCommand, runFor } from './guard.ts'

let interactive = false
/** Our bare commands in this session. A command of the project or of the person has precedence. */
let ours: string[] = []

const BARE = [
  { name: 'implement', description: 'Run a plan, task by task, with proof', argumentHint: '<spec>' },
  { name: 'ultraplan', description: 'List the commands of ultraplan' },
]

export async function offerCommands($: Engine, { isInteractive = false }: Raised): Promise<void> {
  interactive = isInteractive
  const there = (await $.command.list()).map(({ name }) => name)
  const free = BARE.filter(({ name }) => !there.includes(name) || ours.includes(name))
  for (const command of free) await $.command.register(command)
  ours = free.map(({ name }) => name)
}

export const isOurCommand = (name: string): boolean => ours.includes(name)

/** `/implement`: the same as `/ultraplan:implement`, with the origin that this handler sees. */
export function startRun($: Engine, e: Raised) {
  const args = (e.args ?? '').trim()
  if (!isPerson(e.origin)) return refuseCommand($, e)
  const line = `/ultraplan:implement ${args}`.trim()
  // The client ends -p when this handler has answered, before another command could run.
  if (!interactive) return { text: `in -p the whole name is needed: ${line}` }
  runFor($, e.origin?.kind ?? '', { command: 'ultraplan:implement', args })
  return { text: line }
}

/** `/ultraplan`: what there is. */
export function listCommands() {
  const names = COMMANDS.map(({ name, argumentHint }) => `/ultraplan:${name} ${argumentHint}`.trim())
  const width = Math.max(...COMMANDS.map(({ name }) => name.length)) + '/ultraplan:'.length
  const lines = COMMANDS.map(({ description, argumentHint }, index) => {
    const name = names[index]?.split(' ')[0] ?? ''
    return `${name.padEnd(width)}  ${description}${argumentHint === '' ? '' : `  ${argumentHint}`}`
  })
  return { text: ['ultraplan runs a plan and counts a task as done only with proof.', ...lines].join('\n') }
}
