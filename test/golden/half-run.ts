import { execFileSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { sha256 } from './normalise.ts'
import { checklist, honest, START } from './stories.ts'
import { StoryRoom } from './story-room.ts'

/** A run that an earlier version began and did not finish, with all that it left on the disk. */
export interface HalfRun {
  /** What `git fast-export` says of the repository: its commits come back under the same names. */
  history: string
  branch: string
  /** The run's folder, `~/.ultraplan` and what git does not show, file by file. `ROOT` stands for the folder of both. */
  files: Record<string, string>
}

const ROOT = '/golden'
const files = checklist([{ id: '1.1' }, { id: '1.2' }])

/** Task 1.1 is approved, and a first attempt at task 1.2 has failed. */
export async function recordHalfRun(plugin: string): Promise<HalfRun> {
  const room = new StoryRoom(plugin, files)
  try {
    const failing = await room.one(await honest(room, await room.types(START)))
    failing.does('1.2', { 'f1.2.txt': 'wrong\n' })
    await failing.says('I end here.')
    await failing.back()
    const kept = [room.run, join(room.repo, '.git/info'), join(room.home, '.ultraplan')].flatMap(filesBelow)
    const texts = kept.map((path) => [
      relative(room.root, path),
      readFileSync(path, 'utf8').replaceAll(room.root, ROOT),
    ])
    return {
      history: room.git('fast-export', '--all', '--show-original-ids'),
      branch: room.git('branch', '--show-current').trim(),
      files: Object.fromEntries(texts),
    }
  } finally {
    room.close()
  }
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return filesBelow(path)
    return entry.isFile() ? [path] : []
  })
}

/** A room in which the half run is as its version left it, for the hooks of `plugin`. */
export function openHalfRun(plugin: string, half: HalfRun): StoryRoom {
  const room = new StoryRoom(plugin, files)
  execFileSync('git', ['fast-import', '--quiet', '--force'], { cwd: room.repo, input: half.history })
  room.git('checkout', '-q', '-f', half.branch)
  let last = { seq: 0, hash: '' }
  const moved = Object.entries(half.files).map(([path, text]): [string, string] => {
    const here = text.replaceAll(ROOT, room.root)
    if (basename(path) !== 'journal.jsonl') return [path, here]
    const chained = chain(here)
    last = chained.last
    return [path, chained.text]
  })
  for (const [path, text] of moved) {
    mkdirSync(dirname(join(room.root, path)), { recursive: true })
    const isHead = /\.ultraplan\/heads\//.test(path)
    writeFileSync(join(room.root, path), isHead ? JSON.stringify({ ...JSON.parse(text), ...last }) : text)
  }
  return room
}

/** Folders are part of the events, so the chain of hashes is made again. */
function chain(journal: string): { text: string; last: { seq: number; hash: string } } {
  let last = { seq: 0, hash: '0'.repeat(64) }
  const lines = journal
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, before = '', after = ''] =
        /^(\{.*?"prev":)"[0-9a-f]{64}","hash":"[0-9a-f]{64}(".*)$/.exec(line) ?? []
      const [begin, end] = [`${before}"${last.hash}","hash":"`, after]
      last = { seq: JSON.parse(line).seq, hash: sha256(begin + end) }
      return `${begin}${last.hash}${end}\n`
    })
  return { text: lines.join(''), last }
}
