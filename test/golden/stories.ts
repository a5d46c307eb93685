import { claim } from '../e2e/support/claims.ts'
import { architectVerdict, specReview, verifierVerdict } from '../e2e/support/verdicts.ts'
import { type GoldenRun, goldenRun } from './normalise.ts'
import { PLAN, StoryRoom } from './story-room.ts'

/** A run from beginning to end, by the plugin's hooks: what happens in it is the same every time. */
export interface Story {
  name: string
  files: Record<string, string>
  play(room: StoryRoom): Promise<unknown>
}

/** Plays a story with this plugin and passes the room to `look`; everything is removed afterwards. */
export async function playStory<T>(
  story: Story,
  plugin: string,
  look: (room: StoryRoom) => T,
  env: NodeJS.ProcessEnv = {},
): Promise<T> {
  const room = new StoryRoom(plugin, story.files, env, 'every')
  try {
    await story.play(room)
    return look(room)
  } finally {
    room.close()
  }
}

const QUIET = 'proof: { baseline: off }\n'
const ALONE = `review: { architect: false, spec: false }\n${QUIET}`

interface Task {
  id: string
  markers?: string
}

/** A checklist whose task 1.2 writes `f1.2.txt`. */
export function checklist(tasks: readonly Task[], config = ALONE): Record<string, string> {
  const words = tasks.map(
    ({ id, markers = '' }) => `- [ ] ${id} ${markers}Write ${fileOf(id)}
  - **Do**: Write done into ${fileOf(id)}
  - **Files**: \`${fileOf(id)}\`
  - **Done when**: ${fileOf(id)} holds done
  - **Verify**: \`${verifyOf(id)}\`
  - **Commit**: \`feat: write ${fileOf(id)}\`
`,
  )
  return {
    [PLAN]: `# Tasks: demo\n\n## Phase 1: One\n\n${words.join('\n')}`,
    '.ultraplan/config.yaml': config,
    '.gitignore': '.claude/\n',
  }
}

const fileOf = (id: string): string => `f${id}.txt`
const verifyOf = (id: string): string => `grep -q done ${fileOf(id)}`
const done = (id: string, over: Parameters<typeof claim>[2] = {}): string =>
  claim(id, `Write ${fileOf(id)}`, { files: [fileOf(id), PLAN], command: verifyOf(id), ...over })

/** One agent does its task; what the coordinator is told then. */
export async function honest(room: StoryRoom, directive: string, text = 'done\n'): Promise<string> {
  const agent = await room.one(directive)
  agent.does(agent.task, { [fileOf(agent.task)]: text })
  await agent.says(done(agent.task))
  return agent.back()
}

/** One reviewer says this. */
async function review(room: StoryRoom, directive: string, verdict: string): Promise<string> {
  const agent = await room.one(directive)
  await agent.says(verdict)
  return agent.back()
}

export const START = '/ultraplan:implement demo'

const retries: Story = {
  name: 'retries',
  files: checklist([{ id: '1.1' }, { id: '1.2' }]),
  async play(room) {
    let told = await room.types(START)
    // Two of the same lie end an attempt; after the third attempt the person is asked.
    for (const text of ['nothing', 'nothing more', 'still nothing']) {
      const agent = await room.one(told)
      agent.does('1.1', { 'f1.1.txt': `${text}\n` })
      await agent.says(done('1.1', { prose: text }))
      await agent.says(done('1.1', { prose: text }))
      told = await agent.back()
      if (!told.includes('"dispatch"')) break
    }
    await room.types('/ultraplan:status')
    told = await honest(room, await room.types('/ultraplan:retry --task 1.1'))
    await honest(room, told)
    await room.types('thank you')
  },
}

const overrides: Story = {
  name: 'overrides',
  files: checklist(['1.1', '1.2', '1.3', '1.4'].map((id) => ({ id }))),
  async play(room) {
    await room.types(START)
    await room.types('/ultraplan:skip-verify --task 1.1 --reason lgtm')
    room.write({ 'f1.1.txt': 'half\n' })
    await room.types('/ultraplan:skip-verify --task 1.1 --reason "External dependency"')
    await room.types('/ultraplan:adopt --task 1.1')
    room.commit('by hand')
    await room.types('/ultraplan:adopt --task 1.1')
    await room.types('/ultraplan:force-complete --task 1.2 --override-all')
    await room.types('something else')
    await room.types('/ultraplan:force-complete --task 1.2 --override-all')
    await room.types('/ultraplan:confirm OVERRIDE')
    const told = await room.types('/ultraplan:retry --task 1.2')
    await honest(room, await honest(room, told))
    await room.types('/ultraplan:skip-verify --task 1.4 --reason "External dependency"')
    await room.types('how did it go?')
  },
}

const fixTasks: Story = {
  name: 'fix-tasks',
  files: {
    ...checklist([{ id: '1.1' }], `review: { architect: false }\n${QUIET}`),
    'specs/demo/.progress.md': '# Progress\n\n- learned nothing yet\n',
  },
  async play(room) {
    let told = await honest(room, await room.types(START))
    const row = (status: string): [string, string, string] => ['quality', status, '[code] f1.1.txt:1 is bare']
    told = await review(room, told, specReview('REVIEW_FAIL', [row('FAIL')], ['f1.1.txt:1 say more']))
    const fixer = await room.one(told)
    fixer.does('1.1.1', { 'f1.1.txt': 'done with care\n' })
    await fixer.says(claim('1.1.1', 'Fix', { files: ['f1.1.txt', PLAN], command: verifyOf('1.1') }))
    told = await fixer.back()
    await review(room, told, specReview('REVIEW_PASS', [row('PASS')]))
  },
}

const rejections: Story = {
  name: 'rejections',
  files: checklist([{ id: '1.1' }, { id: '1.2' }], `review: { spec: false }\n${QUIET}`),
  async play(room) {
    const verdict = (id: string, over: Parameters<typeof architectVerdict>[2] = {}) =>
      architectVerdict(id, `Write f${id}.txt`, {
        findings: [`Criterion met: f${id}.txt:1 holds done`],
        ...over,
      })
    let told = await room.types(START)
    for (const text of ['done\n', 'done again\n']) {
      told = await honest(room, told, text)
      // The first answer is not a verdict, and is sent back.
      const architect = await room.one(told)
      await architect.says('Looks fine to me.')
      await architect.says(verdict('1.1', { verdict: 'REJECTED', feedback: '1. No error handling' }))
      told = await architect.back()
    }
    await room.types('/ultraplan:decide --task 1.1 investigate')
    told = await room.types('/ultraplan:decide --task 1.1 skip the customer is unreachable')
    told = await honest(room, told)
    await review(room, told, verdict('1.2', { confidence: 'MEDIUM', concerns: ['no comment'] }))
  },
}

const votes: Story = {
  name: 'votes',
  files: checklist([{ id: '1.1' }], `review: { architect: false, spec: false, tier: 3 }\n${QUIET}`),
  async play(room) {
    let told = await honest(room, await room.types(START))
    for (const passed of [true, false, true]) {
      const voters = await room.dispatch(told)
      for (const voter of voters) await voter.says(verifierVerdict(passed || voters.length > 1))
      for (const voter of voters) told = await voter.back()
      if (voters.length !== 1) break
    }
  },
}

const parallel: Story = {
  name: 'parallel',
  files: checklist([{ id: '1.1', markers: '[P] ' }, { id: '1.2', markers: '[P] ' }, { id: '1.3' }]),
  async play(room) {
    const agents = await room.dispatch(await room.types(START))
    let told = ''
    for (const agent of agents) {
      agent.does(agent.task, { [fileOf(agent.task)]: 'done\n' })
      await agent.says(done(agent.task))
    }
    for (const agent of agents) told = (await agent.back()) || told
    await honest(room, told)
  },
}

const cancelled: Story = {
  name: 'cancelled',
  files: checklist([{ id: '1.1' }, { id: '1.2' }]),
  async play(room) {
    const agent = await room.one(await room.types(START))
    room.write({ 'f1.1.txt': 'half\n' })
    room.commit('feat: half of it')
    room.write({ 'f1.2.txt': 'not committed\n' })
    await room.types('/ultraplan:cancel')
    const bash = { tool_name: 'Bash', tool_use_id: 'toolu_9', tool_input: { command: 'git commit -m more' } }
    await agent.fires('PreToolUse', bash)
    await agent.says('I end here.')
    await agent.back()
    await room.fire('Stop', { last_assistant_message: 'Cancelled.', background_tasks: [] })
    await room.types('what is left?')
  },
}

const shellCancel: Story = {
  name: 'cancelled-in-a-shell',
  files: checklist([{ id: '1.1' }]),
  async play(room) {
    await room.one(await room.types(START))
    room.terminal('hooks/cancel.sh')
    await room.types('what is left?')
    await room.types('/ultraplan:status')
  },
}

const halted: Story = {
  name: 'halted',
  files: checklist([{ id: '1.1' }, { id: '1.2' }]),
  async play(room) {
    const told = await honest(room, await room.types(START))
    if (!told.includes('1.2')) throw new Error(told)
    const own = room.git('branch', '--show-current').trim()
    room.git('switch', '-q', '-c', 'elsewhere')
    await room.fire('Stop', { last_assistant_message: 'I wait.', background_tasks: [] })
    await room.types('/ultraplan:resume')
    room.git('switch', '-q', own)
    await honest(room, await room.types('/ultraplan:resume'))
  },
}

const parked: Story = {
  name: 'parked',
  files: checklist([{ id: '1.1' }]),
  async play(room) {
    await room.types(START)
    const stop = { last_assistant_message: 'All tasks are complete.', background_tasks: [] }
    for (let times = 0; times < 4; times += 1) await room.fire('Stop', stop)
    await room.types('/ultraplan:resume')
    await room.types('/ultraplan:pause')
    await room.fire('Stop', stop)
    await honest(room, await room.types('/ultraplan:resume'))
  },
}

const request = (type: string, title: string, file: string): string => `TASK_MODIFICATION_REQUEST
\`\`\`yaml
type: ${type}
reasoning: "${file} has to be there"
proposed_tasks:
  - { title: "${title}", do: ["write ${file}"], files: [${file}], done_when: "${file} is there", verify: "test -f ${file}" }
\`\`\``

const modifications: Story = {
  name: 'modifications',
  files: checklist([{ id: '1.1' }]),
  async play(room) {
    let told = await room.types(START)
    const asking = await room.one(told)
    await asking.says(request('ADD_PREREQUISITE', 'Lay the ground', 'ground.txt'))
    told = await asking.back()
    const ground = await room.one(told)
    ground.does('1.1.1', { 'ground.txt': 'x\n' })
    const words = { files: ['ground.txt', PLAN], command: 'test -f ground.txt' }
    await ground.says(claim('1.1.1', 'Lay the ground', words))
    told = await ground.back()
    const last = await room.one(told)
    last.does('1.1', { 'f1.1.txt': 'done\n' })
    await last.says(`${request('ADD_FOLLOWUP', 'Tidy up', 'tidy.txt')}\n\n${done('1.1')}`)
    told = await last.back()
    if (!told.includes('"dispatch"')) return
    const tidy = await room.one(told)
    tidy.does('1.1.2', { 'tidy.txt': 'x\n' })
    await tidy.says(claim('1.1.2', 'Tidy up', { files: ['tidy.txt', PLAN], command: 'test -f tidy.txt' }))
    await tidy.back()
  },
}

const lost: Story = {
  name: 'lost-agents',
  files: checklist([{ id: '1.1' }, { id: '1.2' }]),
  async play(room) {
    const first = await room.one(await room.types(START))
    let told = await first.back()
    const second = await room.one(told)
    const bash = {
      tool_name: 'Bash',
      tool_use_id: 'toolu_9',
      tool_input: { command: 'make', description: 'x' },
    }
    await second.fires('PermissionRequest', bash)
    await second.fires('PostToolUse', { ...bash, tool_response: { stdout: '' } })
    second.does('1.1', { 'f1.1.txt': 'done\n' })
    await second.says(done('1.1'))
    told = await second.back()
    // Another person commits during the run, and adopts the commit.
    room.write({ 'mine.txt': 'mine\n' })
    room.commit('Mine')
    await honest(room, told)
    await room.types('/ultraplan:adopt --commits')
    await room.types('/ultraplan:adopt --commits')
  },
}

const PLAN_MD = `---
phase: 01-store
plan: 01
type: execute
wave: 1
depends_on: []
files_modified: [a.txt]
autonomous: false
---

<objective>Keep things</objective>

<tasks>
<task type="checkpoint:decision" gate="blocking">
  <decision>Which store?</decision>
  <context>Both would do.</context>
  <options>
    <option id="option-a"><name>Postgres</name></option>
    <option id="option-b"><name>SQLite</name></option>
  </options>
  <resume-signal>Say which</resume-signal>
</task>
<task type="auto">
  <name>Write the store</name>
  <files>a.txt</files>
  <action>Write it</action>
  <verify>grep -q store a.txt</verify>
  <done>a.txt holds store</done>
</task>
<task type="checkpoint:human-verify" gate="blocking">
  <what-built>A store</what-built>
  <how-to-verify>Look at it</how-to-verify>
  <resume-signal>Type approved</resume-signal>
</task>
</tasks>
`
const PLAN_MD_PATH = '.planning/phases/01-store/01-01-PLAN.md'

const decisions: Story = {
  name: 'decisions',
  files: { [PLAN_MD_PATH]: PLAN_MD, '.ultraplan/config.yaml': ALONE },
  async play(room) {
    await room.types(`/ultraplan:implement ${PLAN_MD_PATH}`)
    await room.types('/ultraplan:decide Oracle')
    const agent = await room.one(await room.types('/ultraplan:decide 2'))
    room.write({ 'a.txt': 'store\n' })
    room.commit('feat: the store')
    const words = { files: ['a.txt'], command: 'grep -q store a.txt' }
    await agent.says(claim('2', 'Write the store', words))
    await agent.back()
    await room.types('/ultraplan:decide approved')
  },
}

const blocked: Story = {
  name: 'blocked',
  files: checklist([{ id: '1.1' }, { id: '1.2' }]),
  async play(room) {
    const agent = await room.one(await room.types(START))
    await agent.launched()
    const bash = {
      tool_name: 'Bash',
      tool_use_id: 'toolu_9',
      tool_input: { command: 'make', description: 'x' },
    }
    await agent.fires('PermissionDenied', { ...bash, reason: 'not allowed' })
    const words = done('1.1').replace('status: success', 'status: blocked')
    await agent.says(
      words.replace('error: null', 'error: "there is no database"').replace('TASK_COMPLETE', ''),
    )
    await room.fire('Stop', { last_assistant_message: 'I wait.', background_tasks: [] })
    // The client is gone; another one takes the run over, with another configuration.
    const other = { session: 'session-2', pid: process.pid }
    room.write({ '.ultraplan/config.yaml': `${ALONE}attempts: { perTask: 4 }\n` })
    room.commit('config')
    await room.types('/ultraplan:resume', other)
    await room.types('/ultraplan:decide --task 1.1 skip the database is gone', other)
    await room.types('/ultraplan:cancel', other)
  },
}

/** From the typed command to the approval, as short as it can be: what `npm run trace` follows. */
export const HONEST: Story = {
  name: 'honest',
  files: checklist([{ id: '1.1' }], 'review: { architect: false, spec: false }\n'),
  async play(room) {
    await honest(room, await room.types(START))
  },
}

/** Every story has its journal among the fixtures. */
export const STORIES: readonly Story[] = [
  retries,
  overrides,
  fixTasks,
  rejections,
  votes,
  parallel,
  cancelled,
  shellCancel,
  halted,
  parked,
  modifications,
  lost,
  decisions,
  blocked,
]

/** The version whose journals are those of today: what the hooks write is compared with them. */
export const NEWEST = '28607a8'

/** The journal of a story that was played, as it is in the fixtures. */
export function goldenOf({ run, repo, home, root }: StoryRoom, story: Story): GoldenRun {
  // Every run has its own id: the tests put all of them into one repository.
  const id = `20260126T1400${String(STORIES.indexOf(story) + 1).padStart(2, '0')}-demo-ab12`
  return goldenRun(run, id, [
    [repo, '/golden/repo'],
    [home, '/golden/home'],
    [root, '/golden'],
  ])
}

/** Played by the hooks of today whenever the tests run; the rest would cost more time than it shows. */
export const REPLAYED: readonly Story[] = [cancelled, halted, parked, overrides]
