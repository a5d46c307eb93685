import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { drawScreen } from '../../../scripts/draw-screen.mjs'
import { clientBinary, repositoryRoot } from '../harness/client-binary.ts'
import {
  architect,
  bash,
  executor,
  flagged,
  follow,
  hold,
  lastDirective,
  openStage,
  say,
  specReviewer,
  tool,
  write,
} from '../harness/index.ts'
import type { Scenario } from '../harness/scenario.ts'
import type { Screen } from '../harness/screen-client.ts'
import type { Stage } from '../harness/stage.ts'
import type { Step, Turn } from '../harness/steps.ts'
import { waitUntil } from '../harness/wait-until.ts'
import { claim } from '../support/claims.ts'
import { architectVerdict, specReview } from '../support/verdicts.ts'
import { answered, masked, moduleLines, told } from '../support/what-is-read.ts'

const VERIFY = 'node --test test/price.test.mjs'
const PLAN = `# Tasks: discount

## Phase 1: Prices

- [ ] 1.1 [SIMPLE] Take 10 % off from 100 on
  - **Do**: From a sum of 100 on, take off a tenth
  - **Files**: \`price.mjs\`
  - **Done when**: the 2 tests of test/price.test.mjs pass
  - **Verify**: \`${VERIFY}\`
  - **Commit**: \`feat: discount\`
`
const TEST = `import assert from 'node:assert/strict'
import test from 'node:test'
import { total } from '../price.mjs'

test('below 100 nothing is taken off', () => assert.equal(total(99), 99))
test('from 100 on it is a tenth', () => assert.equal(total(100), 90))
`

const price = (condition: string) =>
  `echo 'export const total = (sum) => (${condition} ? sum * 0.9 : sum)' > price.mjs && sed -i 's/- \\[ \\] 1.1/- [x] 1.1/' specs/discount/tasks.md && git add price.mjs specs && git commit -qm 'feat: discount'`

const said = (words: string) =>
  `${words}\n\n${claim('1.1', 'Take 10 % off from 100 on', { files: ['price.mjs', 'specs/discount/tasks.md'], command: VERIFY })}`.replace(
    'the file is there',
    'all 2 tests pass',
  )

const scenario: Scenario = {
  title: 'a first hour',
  files: {
    'specs/discount/tasks.md': PLAN,
    'price.mjs': 'export const total = (sum) => sum\n',
    'test/price.test.mjs': TEST,
    '.ultraplan/config.yaml': 'review: { spec: false }\n',
  },
  prompt: '/ultraplan:implement discount',
  cast: [
    executor({
      task: '1.1',
      turns: [
        [bash(price('sum > 100'))],
        [say(said('Done. All 2 tests pass.'))],
        [hold('mending'), bash(price('sum >= 100'))],
        [bash(VERIFY)],
        [say(said('The limit was wrong. All 2 tests pass.'))],
      ],
    }),
  ],
}

const COLUMNS = 110

/** The picture of the README is this screen: `node scripts/client-picture.mjs` writes it. */
test('a first hour on the screen: help, doctor, a refusal as it happens, and what the run came to', async () => {
  const stage = await openStage(scenario)
  const screen = await stage.screen({ columns: COLUMNS })
  const requests = () => stage.exchanges.filter(({ side }) => side === undefined).length
  await screen.type('/ultraplan:help')
  await screen.waitForScreen(/\/ultraplan:summary +Sum the run up/)
  await screen.waitForIdle()
  await screen.type('/ultraplan:doctor')
  await screen.waitForScreen(/hooks +fire in this session/)
  await screen.waitForIdle()
  await screen.type('/clear')
  await screen.waitForIdle()
  expect(requests()).toBe(0)

  await screen.type(scenario.prompt)
  await stage.waitForHold('mending')
  const refused = await screen.waitForScreen(/1\.1 refused/)
  expect(refused).toContain('refs/notes/ultraplan')
  if (process.env.ULTRAPLAN_PICTURE) {
    // From what was typed to the line of the run above the prompt.
    const rows = refused.split('\n')
    const from = rows.findIndex((row) => row.startsWith(`❯ ${scenario.prompt}`))
    const to = rows.findIndex((row) => row.startsWith('ultraplan 0/1'))
    const lines = screen.pieces().slice(from, to + 1)
    const title = 'Claude Code: an executor says that all tests pass, and the gate refuses it'
    writeFileSync(process.env.ULTRAPLAN_PICTURE, drawScreen(lines, { columns: COLUMNS, title }))
  }
  console.log(refused)
  stage.release('mending')
  await stage.waitForJournal('run_finished')
  await screen.waitForIdle()

  const before = requests()
  await screen.type('/ultraplan:log 1.1')
  await screen.waitForScreen(/1\.1 +approved at/)
  await screen.waitForIdle()
  await screen.type('/ultraplan:summary')
  await screen.waitForScreen(/1 of 1 task approved/)
  await screen.waitForIdle()
  await screen.type('/ultraplan:show 1.1')
  await screen.waitForScreen(/whole outputs of commands/)
  await screen.waitForIdle()
  console.log(screen.whole())
  expect(requests()).toBe(before)
})

const README = readFileSync(join(repositoryRoot, 'README.md'), 'utf8')

/** What a newcomer copies: the lines of code below a heading of the README. */
function linesOf(heading: string): string[] {
  const [, section = ''] = README.split(`\n## ${heading}\n`)
  const [text = ''] = section.split('\n## ')
  return [...text.matchAll(/^ {4,}(\S.*)$/gm)].map(([, line = '']) => line.replace(/ +#.*/, ''))
}

/** In auto mode an agent hands in by a call; in other modes its last words are what counts. */
const handIn =
  (message: string): Turn =>
  ({ request }) =>
    request.tools?.some(({ name }) => name === 'SubagentHandback')
      ? tool('SubagentHandback', { message })
      : say(message)

const GOAL = 'add a discount of 10 % from 100 on'

/** A repository with code and no plan, and a planner that writes one when it is asked to. */
const empty = (turns: Turn[]): Scenario => ({
  title: 'a first hour, from the README',
  files: { 'price.mjs': 'export const total = (sum) => sum\n', 'test/price.test.mjs': TEST },
  prompt: `/ultraplan:plan ${GOAL}`,
  cast: [
    executor({ task: '1.1', turns }),
    architect({ turns: [handIn(architectVerdict('1.1', 'Take 10 % off from 100 on'))] }),
    specReviewer({ turns: [handIn(specReview('REVIEW_PASS'))] }),
  ],
  coordinator(ask) {
    if (lastDirective(ask.newest)) return follow(ask)
    if (!ask.newest.includes(GOAL)) return say('Read it, and commit it.')
    // No tier is stated and nothing is configured: the reviewers are those of a newcomer.
    return write('specs/discount/tasks.md', PLAN.replace('[SIMPLE] ', ''))
  },
})

/** Installs into an empty HOME with the lines of the README, in a clone. */
function install(stage: Stage): (line: string, cwd?: string) => string {
  const { root, home } = stage.room
  const [clone, bin] = [join(root, 'clone'), join(root, 'bin')]
  mkdirSync(bin)
  symlinkSync(clientBinary() ?? '', join(bin, 'claude'))
  const env = stage.environment({ PATH: `${join(home, '.local/bin')}:${bin}:${process.env.PATH}` })
  const sh = (line: string, cwd = clone) => {
    const { status, stdout, stderr } = spawnSync('sh', ['-c', line], {
      cwd,
      env,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`${line} ended with ${status}:\n${stdout}${stderr}`)
    return stdout
  }
  sh(`git clone --quiet ${repositoryRoot} ${clone}`, root)
  const [add, plugin, launcher] = linesOf('Install')
  expect([add, plugin, launcher]).toEqual([
    'claude plugin marketplace add "$PWD"',
    'claude plugin install ultraplan@ultraplan',
    './bin/ultraplan init --launcher',
  ])
  // Without a terminal nobody can answer its question.
  for (const line of [add, plugin, `${launcher} --yes`]) sh(line ?? '')
  return sh
}

/** Answers questions of the client with this key, as long as it asks some, until the screen shows the pattern. */
async function answersUntil(screen: Screen, key: string, pattern: RegExp): Promise<void> {
  let pressed = 0
  await waitUntil(`${pattern} on the screen`, 240_000, async () => {
    const shown = screen.screen()
    if (pattern.test(shown)) return true
    // The client takes no key for a moment after a question has come up, and one too many ends in the input line.
    const isAsked = /Do you want to/.test(shown) && Date.now() - pressed > 1_500
    if (isAsked) pressed = Date.now()
    if (isAsked) await screen.press(key)
    else if (new RegExp(`^❯ ${key}+ *$`, 'm').test(shown)) await screen.press('C-u')
    return false
  })
}

const refusedOnce = (first: Step[] = [bash(price('sum > 100'))]): Turn[] => [
  first,
  handIn(said('Done. All 2 tests pass.')),
  [bash(price('sum >= 100'))],
  [bash(VERIFY)],
  handIn(said('The limit was wrong. All 2 tests pass.')),
]

test.each([
  ['auto', /auto mode on/, []],
  ['default', /\? for shortcuts|❯/, ['--permission-mode', 'default']],
])('the hour by the lines of the README alone, in %s mode', async (mode, begun, args) => {
  const stage = await openStage(empty(refusedOnce()))
  const sh = install(stage)
  expect(sh('ultraplan doctor', stage.repo.path)).toMatch(/ok +plugin +ultraplan@ultraplan/)

  const screen = await stage.screen({
    installed: true,
    bypassPermissions: false,
    args,
    columns: 140,
    rows: 200,
  })
  await screen.waitForScreen(begun)
  const isRead = (what: string, text: string) =>
    expect(masked(text, stage)).toMatchFileSnapshot(
      `../../fixtures/what-a-person-reads/newcomer-${mode}/${what}.txt`,
    )
  const [plan, implement] = linesOf('A first plan')
  expect([plan, implement]).toEqual([stage.scenario.prompt, '/implement <name>'])
  await screen.type(plan ?? '')
  await answersUntil(screen, '2', /Read it, and commit it/)
  await screen.waitForIdle()
  stage.repo.commit('Plan the discount')
  await screen.type('/ultraplan:lint discount')
  await screen.waitForIdle()
  await isRead('lint', answered(screen.screen()))

  await screen.type('/implement discount')
  await answersUntil(screen, '2', /the run is finished/)
  await screen.waitForIdle()
  const shown = screen.screen()
  await isRead('start', told(shown, /UserPromptExpansion says:/))
  const lines = moduleLines(shown)
  // Whether a question is still open when the module looks is chance.
  await isRead('lines', lines.replace(/^.*waits for you: may it use .*\n/gm, ''))
  await isRead('end', told(shown, / finished after /))
  expect(stage.journal('permission_denied')).toEqual([])
  expect(stage.status()).toMatchObject({ state: 'finished', tasks: [{ status: 'approved', attempts: 1 }] })
  expect(stage.problems()).toEqual([])

  expect(sh('ultraplan replay --verify', stage.repo.path)).toContain('0 ended differently')
  sh('ultraplan init --undo --yes')
  sh('claude plugin uninstall ultraplan@ultraplan')
  expect(existsSync(join(stage.room.home, '.local/bin/ultraplan'))).toBe(false)
})

test('auto mode does not let an executor work: the person reads what was denied, and no lie', async () => {
  const denied = flagged(bash(price('sum >= 100')), 'it writes')
  const stage = await openStage({
    ...scenario,
    cast: [executor({ task: '1.1', turns: [[denied], handIn(said('Done.'))] })],
  })
  const run = await stage.print(scenario.prompt, {
    bypassPermissions: false,
    args: ['--permission-mode', 'auto'],
  })
  expect(stage.journal('permission_denied')).toMatchObject([{ by: 'classifier' }])
  expect(stage.status()).toMatchObject({ tasks: [{ status: 'blocked', attempts: 1 }] })
  const words = run.stream.map(({ content }) => String(content ?? '')).join('\n')
  expect(words).toContain('the client did not allow Bash')
  expect(words).not.toContain('the claim was false')
})
