import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { StoryRoom } from '../golden/story-room.ts'

/** The events of the newest run; none before it begins. */
export function eventsOf(room: StoryRoom): { type: string; [key: string]: unknown }[] {
  const runs = join(room.repo, '.git/ultraplan/runs')
  const journal = existsSync(runs) ? join(room.run, 'journal.jsonl') : ''
  if (!existsSync(journal)) return []
  // The last line may be half written: its writer was killed.
  const lines = readFileSync(journal, 'utf8').split('\n').slice(0, -1)
  return lines.map((line) => JSON.parse(line))
}

/**
 * A room in which the person's branch is looked at after every event of the client. Work of a task is committed as
 * `task <id>`, so that it is known without the engine which commits belong to which task.
 */
export class WatchedRoom extends StoryRoom {
  readonly base = this.git('rev-parse', 'main').trim()
  /** Subjects of commits that a person made on their branch themselves. */
  readonly own = new Set<string>()
  #looks = 0
  #seen?: { at: string; log: string[] }

  override async fire(...args: Parameters<StoryRoom['fire']>): ReturnType<StoryRoom['fire']> {
    const answer = await super.fire(...args)
    this.look()
    return answer
  }

  get looks(): number {
    return this.#looks
  }

  /** Throws if anything of no approved task can be reached from `main`. */
  look(): void {
    this.#looks += 1
    const events = eventsOf(this)
    const counts = ['task_approved', 'override_adopted']
    const approved = new Set(events.filter(({ type }) => counts.includes(type)).map(({ task }) => task))
    const adopted = events.filter(({ type }) => type === 'commits_adopted' || type === 'override_adopted')
    for (const line of this.#commits()) {
      const isAdopted = () => adopted.some(({ commit }) => this.#isIn(line.slice(0, 40), String(commit)))
      const subject = line.slice(line.indexOf(' ') + 1)
      const task = /^(?:merge )?task (\d+(?:\.\d+)*)/i.exec(subject)?.[1]
      const isOfEngine = /^docs\(|^Merge the approved work/.test(subject)
      const isFine =
        task === undefined ? isOfEngine || this.own.has(subject) || isAdopted() : approved.has(task)
      if (!isFine)
        throw new Error(`main has "${line}", and approved is only ${[...approved].join(', ') || 'nothing'}`)
    }
  }

  /** Hash and subject of what `main` has gained; git is asked only when the branch has moved. */
  #commits(): string[] {
    const at = this.at('main')
    if (this.#seen?.at !== at) {
      const log = this.git('log', '--format=%H %s', `${this.base}..main`).trim()
      this.#seen = { at, log: log === '' ? [] : log.split('\n') }
    }
    return this.#seen.log
  }

  /** A person adopts everything up to a commit, and nothing after it. */
  #isIn(commit: string, of: string): boolean {
    return this.git('rev-list', '--max-count=1', commit, '--not', of) === ''
  }

  branch(): string {
    return this.git('branch', '--show-current').trim()
  }

  /** Asked after every event: git's own file is read where the branch has one. */
  at(ref: string): string {
    const loose = join(this.repo, '.git/refs/heads', ref)
    return (existsSync(loose) ? readFileSync(loose, 'utf8') : this.git('rev-parse', ref)).trim()
  }
}

/**
 * A git for the front of the PATH that ends the hook which calls it: at its call number `at`, before or after git has
 * done its work. Without a number it only counts.
 */
export function killingGit(folder: string, at?: { call: number; when: 'before' | 'after' }) {
  const bin = join(folder, 'bin')
  const count = join(folder, 'count')
  mkdirSync(bin, { recursive: true })
  writeFileSync(count, '')
  const end = (when: string) =>
    at?.when === when ? `[ "$(wc -c <'${count}')" -ne ${at.call} ] || kill -9 $PPID\n` : ''
  const text = `#!/bin/sh
PATH=\${PATH#*${delimiter}}
printf x >>'${count}'
${end('before')}git "$@"
status=$?
${end('after')}exit $status
`
  writeFileSync(join(bin, 'git'), text)
  chmodSync(join(bin, 'git'), 0o755)
  return {
    env: { PATH: `${bin}${delimiter}${process.env.PATH}` },
    calls: () => readFileSync(count, 'utf8').length,
  }
}
