import { expect, test } from 'vitest'
import { executor, openStage, say } from '../harness/index.ts'
import type { Screen } from '../harness/screen-client.ts'
import { waitUntil } from '../harness/wait-until.ts'
import { blocked, handIn, honest, phased, taskA, taskB } from '../support/small-plan.ts'

const [after, last] = [
  { ...taskB, id: '2.1' },
  { ...taskB, id: '3.1', title: 'Write a title that is longer than the pane is wide' },
]

/** The client's colours for what is approved, refused, waiting and pending, as numbers of a terminal with 256 of them. */
const COLOURS = {
  dark: { '✔ 1.1': 114, '✗ 1.1': 211, '⏸ 2.1': 220, '· 3.1': 246 },
  light: { '✔ 1.1': 65, '✗ 1.1': 131, '⏸ 2.1': 137, '· 3.1': 241 },
}

/** The client tells what a task has cost some seconds later, or has told it already. */
const withoutCost = (text: string): string =>
  text.replace(/ *\S+( ~\$[\d.]+)/g, (row, cost) => `${' '.repeat(cost.length)}${row.slice(0, -cost.length)}`)

/** The pane at the right, or the block above the prompt, without the spaces at the ends of its lines. */
function paneText(screen: Screen): string {
  const whole = screen.whole()
  const text = screen.pane() || whole.slice(whole.lastIndexOf('╭'), whole.lastIndexOf('╰'))
  return text.replace(/[ \t]+$/gm, '').trimEnd()
}

/** The colour of each row of the pane that begins with a mark. What the transcript says of it has another beginning. */
const coloursIn = (screen: Screen, marks: string[]) =>
  marks.map((mark) => {
    const found = screen.pieces().flat()
    return [mark, found.find(({ text }) => text.trimStart().startsWith(mark))?.colour]
  })

test.each(
  [180, 120, 80].flatMap((columns) => (['dark', 'light'] as const).map((theme) => [columns, theme] as const)),
)(
  'at %s columns, %s, the pane shows the run and its buttons, in the colours of the theme',
  async (columns, theme) => {
    const stage = await openStage({
      title: 'a run that was refused, approved, and waits',
      files: phased(taskA, after, last),
      prompt: '/ultraplan:implement demo',
      cast: [
        executor({ task: '1.1', turns: [[say(handIn(taskA))], ...honest(taskA).turns] }),
        blocked(after),
      ],
    })
    const screen = await stage.screen({ columns, theme })
    await screen.type(stage.scenario.prompt)
    await screen.waitForScreen(/⏸ 2\.1 waits for you/)
    await screen.waitForIdle()
    // It docks by itself where there is room for it.
    if (columns < 144) await screen.type('/ultraplan:pane')
    await waitUntil('the pane', 60_000, () =>
      [/⏸ 2\.1 waits for you/, /\[ Show the story \]/, /3\.1 Write a title .*pending/].every((row) =>
        row.test(paneText(screen)),
      ),
    )
    console.log(screen.whole())
    // Below 110 columns it is a block above the prompt.
    expect(screen.pane() === '').toBe(columns === 80)
    await expect(`${withoutCost(paneText(screen))}\n`).toMatchFileSnapshot(
      `../../fixtures/pane/${columns}.txt`,
    )
    const colours = Object.entries(COLOURS[theme])
    const marks = colours.map(([mark]) => mark)
    expect(coloursIn(screen, marks)).toEqual(colours)
  },
)
