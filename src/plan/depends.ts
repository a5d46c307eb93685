import type { Task } from '../model/plan.ts'

/** What a text says that a task waits for. */
interface Depends {
  /** Ids of tasks; `1.1–1.3` for all from one to another, until the tasks are known. */
  ids: string[]
  /** Nothing else is waited for. Otherwise the task waits for all that are above it, too. */
  states: boolean
}

const ID = String.raw`(?:[A-Z]{1,8}-?)?\d+(?:\.(?:\d+[a-z]?|X))*[a-z]?|V[A-Z]?\d*|task-\d+`
const RANGE = String.raw`(?:${ID})(?:\s*(?:[-–—~]|\.\.|\bto\b|\bthrough\b)\s*(?:tasks?\s+)?(?:${ID}))?`
const RANGES = new RegExp(String.raw`(?<![\w.])(?:${RANGE})(?![\w.]*\w)`, 'g')
const LIST = String.raw`(?:${RANGE})(?:\s*(?:,|;|&|\+|\band\b)+\s*(?:tasks?\s+)?#?(?:${RANGE}))*`
const ONLY_IDS = new RegExp(String.raw`^\W*(?:tasks?:?\s+)?#?(?:${LIST})\W*$`, 'i')
const BEHIND_TASK = new RegExp(String.raw`\btasks?:?\s+#?(${LIST})(?![\w.]*\w)`, 'gi')
const NONE = /^\W*(?:none|n\/?a|nothing|no(?:ne)? (?:dependenc|task)\w*|independent)\b|^\W*$/i
/** More is meant than the ids that are named. */
const MORE =
  /\b(?:all|every\w*|any|previous|prior|preceding|above|earlier|phases?|waves?|groups?|sections?|stor(?:y|ies))\b/i

/** A bare number is an id only in a list of ids, or behind the word task: `React 18` is none. */
export function readDepends(texts: readonly string[]): Depends {
  const ids: string[] = []
  let states = texts.length > 0
  for (const text of texts) {
    // `1.1 | **Req**: S1` goes on about something else.
    const words = (text.split(' | ')[0] ?? '')
      .replace(/\([^)]*\)/g, ' ')
      .replace(/[`*_]/g, '')
      .replace(/\s+/g, ' ')
    if (NONE.test(words)) continue
    const found = idsIn(words)
    ids.push(...found)
    if (found.length === 0 || MORE.test(words)) states = false
  }
  return { ids: [...new Set(ids)], states }
}

function idsIn(words: string): string[] {
  if (ONLY_IDS.test(words)) return rangesIn(words)
  const behind = [...words.matchAll(BEHIND_TASK)].flatMap(([, list = '']) => rangesIn(list))
  return behind.length > 0 ? behind : rangesIn(words).filter((id) => !/^\d+[a-z]?(?:–|$)/.test(id))
}

const rangesIn = (text: string): string[] =>
  (text.match(RANGES) ?? []).map((each) =>
    each.replace(
      /\s*(?:[–—~]|\.\.|\bto\b|\bthrough\b|(?<=\d[a-z]?)\s*-(?=\s*(?:tasks?\s+)?(?:[A-Z]|\d)))\s*(?:tasks?\s+)?/,
      '–',
    ),
  )

/** Tasks whose ranges are the ids of the tasks between both ends. */
export function withRanges(tasks: Task[]): Task[] {
  if (!tasks.some(({ dependsOn }) => dependsOn.some((id) => id.includes('–')))) return tasks
  const places = new Map(tasks.map(({ id }, at) => [id, at]))
  const expand = (range: string): string[] => {
    const [from = '', to] = range.split('–')
    const [first, last] = [places.get(from), places.get(to ?? from)]
    if (to === undefined || first === undefined || last === undefined)
      return to === undefined ? [from] : [from, to]
    return tasks.slice(first, last + 1).map(({ id }) => id)
  }
  return tasks.map((task) => ({
    ...task,
    dependsOn: [...new Set(task.dependsOn.flatMap(expand))].filter((id) => id !== task.id),
  }))
}
