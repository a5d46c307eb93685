import type { Finding } from '../model/gate.ts'
import type { Task } from '../model/plan.ts'
import { taskWord } from '../model/task-name.ts'
import { isRecord, lineList, problem } from './lines.ts'

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

/** `scale>=0.2.0`, `label@1.4` are packages. */
const VERSION = /[\w@./-]*(?:[<>=~^]=?|@)\s?v?\d[\w.]*/g

/** A bare number is an id only in a list of ids, or behind the word task: `React 18` is none. */
export function readDepends(texts: readonly string[]): Depends {
  const ids: string[] = []
  let states = texts.length > 0
  for (const text of texts) {
    // `1.1 | **Req**: S1` goes on about something else.
    const said = (text.split(' | ')[0] ?? '').replace(VERSION, ' ').replace(/[`*_]/g, '').replace(/\s+/g, ' ')
    const outside = said.replace(/\([^)]*\)/g, ' ')
    // What is only in brackets is meant; behind an id they hold a remark.
    const isInside = /^\W*$/.test(outside)
    const words = isInside ? said.replace(/[()]/g, ' ') : outside
    if (NONE.test(words)) continue
    const found = idsIn(words)
    const bracketed =
      found.length > 0 ? [] : (said.match(/\([^)]*\)/g) ?? []).filter((each) => ONLY_IDS.test(each))
    ids.push(...found, ...bracketed.flatMap(rangesIn))
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

/** `#3`, `Task 3` and `(3)` are the id 3, where there is only one such task. Other numbers, as T1 for T001, are asked about. */
const plainId = (id: string): string => id.toLowerCase().replace(/^[\s([#]*(?:task[\s_#-]*)?|[\s)\]]+$/g, '')

/** Tasks that name others by their ids; a range is all tasks from one end to the other. `others`: ids that are not tasks. */
export function withNamed(tasks: Task[], others: Iterable<string> = []): Task[] {
  const places = new Map(tasks.map(({ id }, at) => [id, at]))
  const ids = new Set([...places.keys(), ...others])
  if (tasks.every(({ dependsOn }) => dependsOn.every((id) => ids.has(id)))) return tasks
  const plain = new Map<string, string | undefined>()
  for (const id of ids) plain.set(plainId(id), plain.has(plainId(id)) ? undefined : id)
  const named = (id: string): string => (ids.has(id) ? id : (plain.get(plainId(id)) ?? id))
  const expand = (range: string): string[] => {
    if (ids.has(range)) return [range]
    const [from = '', to] = range.split('–').map(named)
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

const AT_THE_END = /[(（[][^()（）[\]]*[)）\]]\W*$/u
const IN_TITLE = /[([](?:depends(?: on)?|dependencies|after|blocked by)\b[\s:]*([^)\]]+)[)\]]/gi

/** Tasks with what their titles say in brackets, as far as it is tasks of the plan. They wait for all above them, too. */
export function withTitles(tasks: Task[]): Task[] {
  if (!tasks.some(({ title }) => /[([（]/.test(title))) return tasks
  const ids = new Set(tasks.map(({ id }) => id))
  const above = new Set<string>()
  return tasks.map((task) => {
    // In other words: what runs beside others waits for the tasks above it that it names at its end.
    const named = task.parallel
      ? (AT_THE_END.exec(task.title.slice(-120))?.[0].match(/T-?\d{1,4}/g) ?? [])
      : []
    const said = [...task.title.matchAll(IN_TITLE)].flatMap(([, list = '']) => readDepends([list]).ids)
    said.push(...named.filter((id) => above.has(id)))
    above.add(task.id)
    const more = said.filter((id) => ids.has(id) && id !== task.id && !task.dependsOn.includes(id))
    return more.length === 0 ? task : { ...task, dependsOn: [...task.dependsOn, ...new Set(more)] }
  })
}

const FENCED = /^[ \t]*(`{3,}|~{3,})json[ \t]*\r?\n([\s\S]*?)^[ \t]*\1/gm

/** The wave of each task, as a graph of Kiro has them: `{ "waves": [["1.1"], ["1.2", "2.1"]] }`. */
function wavesIn(text: string): Map<string, number> {
  const waves = new Map<string, number>()
  for (const [, , json = ''] of text.matchAll(FENCED))
    for (const [at, wave] of listIn(json).entries()) {
      const ids = isRecord(wave) ? wave.tasks : wave
      for (const id of Array.isArray(ids) ? ids : []) waves.set(String(id), at)
    }
  return waves
}

function listIn(json: string): unknown[] {
  try {
    const data: unknown = JSON.parse(json)
    return isRecord(data) && Array.isArray(data.waves) ? data.waves : []
  } catch {
    return []
  }
}

/** The order of the file is the order of the run: where a graph of waves has another one, that is said. */
export function otherWaves(text: string, tasks: readonly Task[]): Finding[] {
  if (!text.includes('"waves"')) return []
  const waves = wavesIn(text)
  let latest: { task: Task; wave: number } | undefined
  const behind: { task: Task; after: Task }[] = []
  for (const task of tasks) {
    const wave = waves.get(task.id)
    if (task.ticked || wave === undefined) continue
    if (latest && wave < latest.wave) behind.push({ task, after: latest.task })
    else latest = { task, wave }
  }
  const [first] = behind
  if (!first) return []
  const lines = lineList(behind.map(({ task }) => task.line))
  return [
    problem(
      'read/waves',
      first.task,
      `the waves of this plan have another order than its tasks, which are done in the order of the file: ${taskWord(first.task)} is in an earlier wave than ${taskWord(first.after)} above it: ${lines}`,
      'move a task up if those above it need it',
      'warn',
    ),
  ]
}
