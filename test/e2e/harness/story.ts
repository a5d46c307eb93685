import { nameOf } from './cast.ts'
import type { HookEvent } from './hook-log.ts'
import type { JournalEvent } from './journal-files.ts'
import type { Exchange } from './scripted-api.ts'
import type { Step } from './steps.ts'

/** Something a person or the test did. */
export interface Deed {
  at: number
  what: string
}

export interface StoryParts {
  title: string
  deeds: Deed[]
  hooks: HookEvent[]
  exchanges: Exchange[]
  journal: JournalEvent[]
  screens: string[]
  /** What clients wrote to their error output. */
  errors: string[]
}

/** Everything that happened, in order, to find out why a scenario failed. */
export function tellStory({ title, deeds, hooks, exchanges, journal, screens, errors }: StoryParts): string {
  const lines = [
    ...deeds.map(({ at, what }) => ({ at, text: `person   ${short(what)}` })),
    ...hooks.map((hook) => ({ at: hook.at, text: `hook     ${tellHook(hook)}` })),
    ...exchanges.map((exchange) => ({ at: exchange.at, text: `model    ${tellExchange(exchange)}` })),
    ...journal.map((event) => ({
      at: Date.parse(event.at ?? '') || Number.MAX_SAFE_INTEGER,
      text: `journal  ${tellEvent(event)}`,
    })),
  ].toSorted((a, b) => a.at - b.at)
  const start = lines[0]?.at ?? 0
  const seconds = (at: number) =>
    (at === Number.MAX_SAFE_INTEGER ? '?' : ((at - start) / 1000).toFixed(2)).padStart(6)
  return [
    `── the story of "${title}" ──`,
    ...lines.map(({ at, text }) => `${seconds(at)}  ${text}`),
    ...screens.flatMap((screen) => ['── last screen ──', screen.replace(/\n{3,}/g, '\n\n')]),
    ...errors.flatMap((error) => (error.trim() === '' ? [] : ['── error output ──', error.trim()])),
    '── end ──',
  ].join('\n')
}

function tellHook({ event, matched, status, ms, decision, text }: HookEvent): string {
  const name = matched === undefined ? event : `${event}:${matched}`
  const code = status === undefined || status === 0 ? '' : ` exit ${status}`
  return `${name} → ${decision}${code} (${ms} ms)${text === '' ? '' : `: ${short(text)}`}`
}

function tellExchange(exchange: Exchange): string {
  const { steps, side, state, problem } = exchange
  const who = side === undefined ? nameOf(exchange) : `${nameOf(exchange)} (${side})`
  const cut = state === 'answered' ? '' : ` [${state}]`
  const broken = problem === undefined ? '' : ` !! ${problem}`
  return `${who} → ${steps.map(tellStep).join(', ')}${cut}${broken}`
}

function tellStep(step: Step): string {
  switch (step.kind) {
    case 'say':
      return `"${short(step.text)}"`
    case 'tool':
      return `${step.name}(${short(step.name === 'Bash' ? String(step.input.command) : JSON.stringify(step.input))})`
    case 'fail':
      return `error ${step.status} ${step.type}`
    case 'pause':
      return `pause ${step.ms} ms`
    case 'hold':
      return `hold ${step.name}`
    case 'drop':
      return 'connection dropped'
    case 'tokens':
      return `${step.input} tokens`
  }
}

function tellEvent({ seq, type, at, hash, prev, ...rest }: JournalEvent): string {
  return `${seq} ${type} ${short(JSON.stringify(rest))}`
}

function short(text: string): string {
  const line = text.replace(/\s*\n\s*/g, ' ⏎ ')
  return line.length > 240 ? `${line.slice(0, 240)}… (${text.length} characters)` : line
}
