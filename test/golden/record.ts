import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { recordHalfRun } from './half-run.ts'
import { type GoldenRun, goldenRun } from './normalise.ts'
import { FULL, openRepository, play } from './seams.ts'
import { goldenOf, playStory, STORIES } from './stories.ts'

/** Run by scripts/record-golden.mjs. Tells what it did, a line for each story. */
export async function* record(plugin: string, fixtures: string, wanted: string[]): AsyncGenerator<string> {
  const stories = [
    { name: 'demo', golden: () => playDemo(plugin) },
    ...STORIES.map((story) => ({
      name: story.name,
      golden: () => playStory(story, plugin, (room) => goldenOf(room, story)),
    })),
  ]
  if (wanted.includes('half-run')) {
    const file = join(fixtures, '../../half-run', `${basename(fixtures)}.json`)
    mkdirSync(dirname(file), { recursive: true })
    if (!existsSync(file))
      writeFileSync(file, `${JSON.stringify(await recordHalfRun(plugin), undefined, 1)}\n`)
    yield 'half-run: written'
  }
  for (const { name, golden } of stories) {
    const folder = join(fixtures, name)
    if (existsSync(folder) || (wanted.length > 0 && !wanted.includes(name))) continue
    try {
      write(folder, await golden())
      yield `${name}: written`
    } catch (error) {
      yield `${name}: ${error instanceof Error ? error.message : error}`
    }
  }
}

async function playDemo(plugin: string): Promise<GoldenRun> {
  const room = openRepository(plugin, process.env)
  try {
    for await (const scene of play(room, FULL))
      if (scene.kind === 'end') {
        const runs = join(room.repo, '.git', 'ultraplan', 'runs')
        const [run = ''] = readdirSync(runs)
        const parent = dirname(room.repo)
        return goldenRun(join(runs, run), '20260126T140000-demo-ab12', [
          [room.repo, '/golden/repo'],
          [join(parent, 'home'), '/golden/home'],
          [parent, '/golden'],
        ])
      }
  } finally {
    room.close()
  }
  throw new Error('the demo has no end')
}

function write(folder: string, { journal, evidence }: GoldenRun): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'journal.jsonl'), journal)
  writeFileSync(join(folder, 'evidence.json'), `${JSON.stringify(evidence, undefined, 1)}\n`)
}
