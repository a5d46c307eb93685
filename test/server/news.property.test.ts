import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BoardRun, BoardRuns } from '../../src/engine/report/board-runs.ts'
import type { Event, EventBody } from '../../src/model/event.ts'
import type { Run } from '../../src/model/run.ts'
import { reduce } from '../../src/run/reduce.ts'
import { boardCards, boardStrip } from '../../src/server/cards.ts'
import { newsAfter } from '../../src/server/news.ts'
import { anyBody, invitations, start } from '../support/arbitrary-events.ts'
import { at as timeAt } from '../support/run-builder.ts'

interface Shown {
  strip: string
  cards: { id: string; column: number; html: string }[]
}

let made = 0

/** A run that goes on in memory, and what an open board was told of it so far. */
function followed() {
  made += 1
  const key = String(made).padStart(8, '0')
  const recent: Event[] = []
  let run: Run | undefined
  let isGone = false
  const board = () => ({ key, dir: '/', run, isGone, recent }) as unknown as BoardRun
  const runs = { all: () => [board()] } as unknown as BoardRuns
  const append = (body: EventBody) => {
    const seq = recent.length + 1
    const event = { ...body, seq, at: timeAt(seq), prev: '', hash: '' } as Event
    recent.push(event)
    run = reduce(run, event)
    return run
  }
  append(start)
  let { cursor } = newsAfter(runs, undefined)
  const cards = new Map(boardCards(board()).map((card) => [card.id, card]))
  let strip = boardStrip(board()).text
  return {
    append,
    /** The client ends, or another takes its place. */
    turn() {
      isGone = !isGone
    },
    /** What an open board shows after the next message. */
    told(): Shown {
      const news = newsAfter(runs, cursor)
      cursor = news.cursor
      for (const one of (JSON.parse(news.text ?? '{"runs":[]}') as { runs: Shown[] }).runs) {
        strip = one.strip
        for (const card of one.cards) cards.set(card.id, card as never)
      }
      return { strip, cards: [...cards.values()] }
    },
    /** What a board shows that is opened now. */
    opened: (): Shown => ({ strip: boardStrip(board()).text, cards: boardCards(board()) }),
  }
}

const person = { who: 'Ada', session: 's', prompt: 'p' }

/** What opens and closes tasks, and so decides whether a checkpoint's turn has come. */
const turns: fc.Arbitrary<EventBody> = fc.record({
  type: fc.constantFrom('task_skipped' as const, 'task_skipped' as const, 'override_undone' as const),
  task: fc.constantFrom('a', 'b', 'c'),
  reason: fc.constant('the service is down'),
  ...Object.fromEntries(Object.entries(person).map(([name, value]) => [name, fc.constant(value)])),
}) as fc.Arbitrary<EventBody>

/** An event that comes next: one that fits the run, or another; and whether the board hears of it at once. */
const step = (body: fc.Arbitrary<EventBody>, fits: fc.Arbitrary<boolean>) =>
  fc.record({ body, pick: fc.nat(), fits, hears: fc.boolean(), turns: fc.integer({ min: 0, max: 5 }) })

test('an open board shows what one shows that is opened now, whatever has happened and however it came together', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.array(step(anyBody, fc.boolean()), { maxLength: 60 }),
        fc.array(step(turns, fc.constant(false)), { maxLength: 20 }),
      ),
      (steps) => {
        const board = followed()
        let run = board.append({ type: 'noted', text: 'begin' })
        for (const [at, { body, pick, fits, hears, turns }] of steps.entries()) {
          const all = invitations(run, at)
          run = board.append((fits && all[pick % Math.max(1, all.length)]) || body)
          if (turns === 0) board.turn()
          if (hears) expect(board.told()).toEqual(board.opened())
        }
        expect(board.told()).toEqual(board.opened())
      },
    ),
    { numRuns: 100 },
  )
})
