import type { Reducer } from '../../../src/journal/journal.ts'
import type { EventBody } from '../../../src/model/event.ts'

/** The plainest state: what was noted, in order. */
export const texts: Reducer<string[]> = {
  version: '1',
  reduce: (state = [], event) => (event.type === 'noted' ? [...state, event.text] : state),
  brief: { version: '1', of: (state) => state },
}

export const noted = (text: string): EventBody => ({ type: 'noted', text })

/** Without what the journal notes by itself. */
export const told = (state: readonly string[] | undefined): string[] =>
  (state ?? []).filter((text) => !text.startsWith('recovered: ') && !text.startsWith('the clock '))
