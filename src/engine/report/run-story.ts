import { addUsage } from '../../client/module/spending.ts'
import { tokensIn } from '../../client/usage.ts'
import { tried } from '../../io/files.ts'
import { diffText } from '../../io/git-diff.ts'
import { readEvidence } from '../../journal/evidence.ts'
import type { Event } from '../../model/event.ts'
import type { Run, TaskState } from '../../model/run.ts'
import { renderFinding } from '../../view/findings.ts'
import type { Usage } from '../../view/html/run-page.ts'
import type { Told } from '../../view/html/task-page.ts'
import { type Entry, logTeller } from '../../view/log-entries.ts'
import { oneLine } from '../../view/terminal.ts'

/** The story of every task, told once from the whole journal. */
export function storiesOf(run: Run, dir: string, events: readonly Event[]): ReadonlyMap<string, Told[]> {
  const tell = logTeller((ref) => tried(() => readEvidence(dir, ref)), run.tasks)
  const stories = new Map<string, Told[]>()
  for (const event of events) {
    const entry = tell(event)
    if (!entry || entry.minor || entry.task === undefined) continue
    const told = { ...entry, ...refusalFirst(event, entry), at: event.at }
    stories.set(entry.task, [...(stories.get(entry.task) ?? []), told])
  }
  return stories
}

/** What a reader wants to know of a refusal is its reason, once. How the gate files it comes after that. */
function refusalFirst(event: Event, { title, body }: Entry): Partial<Entry> {
  if (event.type !== 'gate_judged' || event.result.outcome !== 'FAILED') return {}
  const refused = event.result.findings.find(({ severity }) => severity === 'block')
  if (!refused) return {}
  const [attempt, ...filed] = title.split(': ')
  const [said = '', ...fix] = renderFinding(refused).split('\n')
  const at = body.indexOf(said)
  const place = said.replace(oneLine(refused.message), '').trim().replace(/\s+/g, ' ')
  return {
    title: `${attempt}: refused, because ${oneLine(refused.message)}`,
    body: [
      ...fix.map((line) => `to fix it: ${line.trim()}`),
      `${filed.join(': ')} ${place}`,
      ...body.filter((_, index) => at < 0 || index < at || index > at + fix.length),
    ],
  }
}

export const storyIn = (stories: ReadonlyMap<string, Told[]>, task: TaskState): Told[] =>
  stories.get(oneLine(task.id)) ?? []

const CONTEXT = 3

type Change = { text: string; cut: boolean }

/** Changes of commits stay the same, and every open page of a task asks for them after each event. */
const MOST_CHANGES = 32
const changes = new Map<string, Change>()

/** What the judged commit changes, cut to `most` characters. Undefined if the commit is gone. */
export function changeOf(run: Run, { lastResult }: TaskState, most: number): Change | undefined {
  if (!lastResult?.commit || lastResult.filesChanged.length === 0) return undefined
  const { base, commit, filesChanged } = lastResult
  const name = JSON.stringify([run.root, base, commit, filesChanged, most])
  const known = changes.get(name)
  if (known) return known
  const text = tried(() => diffText(run.root, base, commit, filesChanged, CONTEXT))
  if (!text) return undefined
  const end = text.length > most ? text.lastIndexOf('\n', most) : text.length
  const change = { text: text.slice(0, Math.max(0, end)).trimEnd(), cut: end < text.length }
  const [oldest] = changes.keys()
  if (changes.size >= MOST_CHANGES && oldest !== undefined) changes.delete(oldest)
  changes.set(name, change)
  return change
}

/** The whole output of the last judgement's commands, by its hash; the end of it if it is long. */
export function outputsOf({ lastResult }: TaskState, dir: string, most: number): ReadonlyMap<string, string> {
  const refs = (lastResult?.commands ?? []).flatMap(({ output }) => output ?? [])
  const read = refs.flatMap((ref): [string, string][] => {
    const text = tried(() => readEvidence(dir, ref))
    return text === undefined ? [] : [[ref.sha256, text.slice(-most)]]
  })
  return new Map(read)
}

/**
 * Tokens of the executors, by task, where their transcripts are still there. The client tells what a whole session has
 * cost: the tasks share it by what their tokens are worth.
 */
export function usageOf(run: Run): Usage[] {
  const found = run.tasks.flatMap((task) => {
    const paths = new Set(task.attempts.flatMap(({ transcript }) => transcript ?? []))
    const tokens = [...paths].flatMap((path) => tried(() => tokensIn(path)) ?? [])
    return tokens.length === 0 ? [] : { task: task.id, ...tokens.reduce(addUsage) }
  })
  const all = found.reduce((sum, { weight }) => sum + weight, 0)
  const cost = Object.values(run.costs ?? {}).reduce((sum, usd) => sum + usd, 0)
  return found.map(({ task, input, output, weight }) => ({
    task,
    input,
    output,
    ...(cost > 0 && all > 0 ? { usd: (cost * weight) / all } : {}),
  }))
}
