import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Coordinator } from '../harness/cast.ts'
import { bash, executor, follow, hold, lastDirective, openStage, say } from '../harness/index.ts'
import type { Scenario } from '../harness/scenario.ts'
import type { Stage } from '../harness/stage.ts'
import { waitUntil } from '../harness/wait-until.ts'
import { claim } from '../support/claims.ts'
import { checklist, doTask, honestClaim, NO_REVIEW, tick } from '../support/plans.ts'
import { toldIn } from '../support/told.ts'
import { answered, masked, moduleLines, told } from '../support/what-is-read.ts'

const CHECK = `grep -qx done 1.1.txt && exit
echo 'FAIL the file says so'
echo "expected: done, found: $(cat 1.1.txt)"
exit 1
`
const VERIFY = 'sh test/file.sh'
const tasks = [
  { id: '1.1', title: 'Write 1.1', files: ['1.1.txt'], verify: VERIFY },
  { id: '1.2', title: 'Write 1.2', files: ['1.2.txt'], verify: 'test -f README.md' },
  { id: '1.3', title: 'Write 1.3', files: ['1.3.txt'], verify: 'grep -qx done-1.3 1.3.txt' },
]
/** Commits something that its verify refuses, and says that all is well. */
const liar = (id: string, verify: string, words: string) =>
  executor({
    task: id,
    turns: [
      [bash(`echo nearly > ${id}.txt && ${tick(id)} && git add -A && git commit -qm 'feat: task ${id}'`)],
      [say(claim(id, `Write ${id}`, { files: [`${id}.txt`], command: verify, prose: words }))],
    ],
    stubborn: true,
  })

const scenario: Scenario = {
  title: 'what a person reads',
  files: {
    'specs/demo/tasks.md': checklist(tasks),
    'README.md': 'x\n',
    'test/file.sh': CHECK,
    '.ultraplan/config.yaml': `${NO_REVIEW}attempts: { perTask: 1, warm: 1 }\nnotify: desktop\n`,
  },
  prompt: '/ultraplan:implement demo',
  cast: [
    liar('1.1', VERIFY, 'Done. All 1 test passes.'),
    executor({
      task: '1.2',
      turns: [
        [bash(doTask('1.2'))],
        [say(claim('1.2', 'Write 1.2', { files: ['1.2.txt'], command: 'test -f README.md' }))],
      ],
    }),
    liar('1.3', 'grep -qx done-1.3 1.3.txt', honestClaim('1.3').split('\n')[0] ?? ''),
  ],
}

/** Refused, and told once: in its answer, not in a line of the module or at the next prompt. */
const REFUSED = '/ultraplan:skip-verify --task 1.1 --reason lgtm'
const SKIP = '/ultraplan:skip-verify --task 1.1 --reason "the staging service is down"'
const FORCE = '/ultraplan:force-complete --task 1.3 --override-all'
/** Typed at the end, and answered without a model. */
const LOOKS = [
  'status',
  'log 1.1',
  'show 1.1',
  'summary',
  'new later',
  'init demo',
  'help',
  'help rety',
  'doctor',
]

/** After an intended change: `npx vitest run --project stories test/e2e/ci/what-a-person-reads.test.ts -u`, and read the diff. */
const reads = (mode: string, stage: Stage) => (what: string, text: string) => {
  const file = `${what.replace(/\W+/g, '-')}.txt`
  return expect(masked(text, stage)).toMatchFileSnapshot(
    join('../../fixtures/what-a-person-reads', mode, file),
  )
}

/** Thinks at the first call of task 1.2 until a person presses Esc. */
function slowOnce(): Coordinator {
  let isAwake = true
  return (ask) => {
    const [call] = lastDirective(ask.newest)?.agents ?? []
    if (!isAwake || !call?.description.startsWith('1.2')) return follow(ask)
    isAwake = false
    return [say('One moment.'), hold('thinking'), say('Never said.')]
  }
}

test('on the screen: an escalation, a skip, Esc, a force, the summary, and every look at the run', async () => {
  const stage = await openStage({ ...scenario, coordinator: slowOnce() })
  const isRead = reads('screen', stage)
  const screen = await stage.screen({ columns: 140, rows: 300 })
  const types = async (line: string) => {
    await screen.type(line)
    await screen.waitForIdle()
    return screen.screen()
  }
  const escalated = await types(scenario.prompt)
  await isRead('start', told(escalated, /UserPromptExpansion says:/))
  await isRead('escalation', told(escalated, /Stop says: ultraplan asks/))
  await isRead('status while it waits', answered(await types('/ultraplan:status')))
  expect(screen.notifications).toContainEqual(expect.stringContaining('ultraplan: demo: task 1.1 '))

  await isRead('refused skip', answered(await types(REFUSED)))
  await screen.type(SKIP)
  await stage.waitForHold('thinking')
  await isRead(
    'skip',
    told(await screen.waitForScreen(/complete \(unverified\)/), /UserPromptExpansion says:/),
  )
  await screen.press('Escape')
  await screen.waitForIdle()
  await screen.type('what now?')
  const noticed = await screen.waitForScreen(/Esc ended the turn/)
  await isRead('Esc', told(noticed, /Esc ended the turn/))
  await screen.waitForScreen(/needs you after 1 attempt[\s\S]*task 1\.3 needs you after 1 attempt/)
  // What the model is told to go on with is not for the person.
  expect(screen.screen()).not.toMatch(/ultraplan:next|Stop hook feedback/)
  await screen.waitForIdle()
  await isRead('force', answered(await types(FORCE)))
  const ended = await types('/ultraplan:confirm OVERRIDE')
  await isRead('end', told(ended, / finished after /))
  // A line of the module may come a second late.
  await isRead('lines of the module', moduleLines(await screen.waitForScreen(/the run is finished/)))
  expect(screen.notifications.at(-1)).toContain('ultraplan: demo: ')
  const before = stage.asked('coordinator').length
  for (const look of LOOKS) await isRead(look, answered(await types(`/ultraplan:${look}`)))
  expect(stage.asked('coordinator')).toHaveLength(before)
})

test('in -p: the same answers, and the summary as the last message', async () => {
  const stage = await openStage(scenario)
  const isRead = reads('print', stage)
  const talk = stage.talk()
  /** What plain -p prints of an answer; what it shows on the way is in the stream. */
  const answers = async (line: string) => {
    await talk.type(line)
    return talk.stream().findLast(({ type }) => type === 'result')?.result ?? ''
  }
  // What else comes in the stream, and when, is chance; it leaves blank lines.
  const said = async (line: string) => (await talk.type(line)).replace(/\n{2,}/g, '\n')
  await isRead('escalation', await said(scenario.prompt))
  await isRead('status while it waits', await answers('/ultraplan:status'))
  await isRead('refused skip', await answers(REFUSED))
  await isRead('skip', await said(SKIP))
  await isRead('force', await answers(FORCE))
  await isRead('end', await answers('/ultraplan:confirm OVERRIDE'))
  const lines = () => toldIn(talk.stream()).join('\n')
  await waitUntil('the last line of the module', 60_000, () => lines().includes('the run is finished'))
  await isRead('lines of the module', lines())
  for (const look of LOOKS) await isRead(look, await answers(`/ultraplan:${look}`))
  await talk.end()
})
