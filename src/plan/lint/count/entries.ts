import type { Sight } from './sights.ts'

/* What could be a task in the raw text of JSON: the objects of its lists. It looks at tokens and knows no format. */

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\]:,\n]|[^\s"{}[\]:,]+/g
const TITLE = ['title', 'name', 'task', 'summary', 'subject']
const ID = ['id', 'taskid', 'subtaskid', 'key']
/** What only has a name may be anything, unless it says more. */
const WORDS = ['description', 'desc', 'details', 'status', 'state', 'steps']
const OF_TASKS = /task|(?<!hi)stor(?:y|ies)|child/i
/** What an entry may hold and is none. In an entry only other names can be of work. */
const OF_WORK = /item|step|todo|feature|issue|ticket|sub/i

/** Below this nothing is said about the groups of tasks. */
const DEEPEST = 12

interface Frame {
  isList: boolean
  /** The names around it, up to the element of a list that it is in. */
  name: string
  own: string
  above: Frame | undefined
  depth: number
  key: string
  isValue: boolean
  /** Its scalar fields, and where each is. */
  fields: Map<string, { value: string; line: number }>
  /** Every text in it. */
  texts: Set<string>
  /** An entry is below it. */
  isGroup: boolean
}

/** What is known of the whole text, when it has been seen to its end. */
interface Seen {
  sights: Sight[]
  others: { sight: Sight; id: string; frame: Frame }[]
  /** How often each text is a value. */
  times: Map<string, number>
}

/**
 * `entry`: an object with a title in a list whose name speaks of tasks or stories. `listed`: one with an id and a title
 * in any other list, unless it is a group of the tasks that were read.
 */
export function entriesIn(text: string, ids: ReadonlySet<string>): Sight[] {
  const { sights, others, times } = seenIn(text)
  const isUnread = ({ id, frame: { isGroup, texts } }: Seen['others'][number]) =>
    !isGroup && !ids.has(id) && (times.get(id) ?? 0) < 2 && ![...texts].some((each) => ids.has(each))
  return [...sights, ...others.filter(isUnread).map(({ sight }) => sight)].sort((a, b) => a.line - b.line)
}

function seenIn(text: string): Seen {
  const seen: Seen = { sights: [], others: [], times: new Map() }
  let line = 1
  let top: Frame | undefined
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '\n') line += 1
    else if (token === '{' || token === '[') top = opened(token === '[', top)
    else if (token === '}' || token === ']') top = closed(top, seen)
    else if (top) take(top, token, line, seen)
  }
  return seen
}

function take(frame: Frame, token: string, line: number, { times }: Seen): void {
  if (token === ':' || token === ',') {
    frame.isValue = token === ':'
    return
  }
  const value = unquoted(token)
  if (!frame.isList && !frame.isValue) {
    frame.key = value
    return
  }
  if (!frame.isList) frame.fields.set(frame.key.replace(/[\s_-]/g, '').toLowerCase(), { value, line })
  if (!token.startsWith('"')) return
  times.set(value, (times.get(value) ?? 0) + 1)
  frame.texts.add(value)
}

/** Ends a list or an object; returns what is around it. */
function closed(frame: Frame | undefined, seen: Seen): Frame | undefined {
  const above = frame?.above
  if (!frame || !above) return undefined
  for (const each of frame.depth < DEEPEST ? frame.texts : []) above.texts.add(each)
  if (above.isList && !frame.isList) lookAt(frame, above, seen)
  return above
}

/** An object in a list. */
function lookAt(frame: Frame, list: Frame, { sights, others }: Seen): void {
  const { fields } = frame
  const hasTitle = fields.has('title')
  const line = TITLE.map((name) => fields.get(name)).find((field) => field !== undefined)?.line
  if (line === undefined) return
  const id = ID.map((name) => fields.get(name)?.value).find((value) => value !== undefined)
  const isSure = OF_TASKS.test(list.own) || (OF_TASKS.test(list.name) && (hasTitle || id !== undefined))
  if (isSure) {
    // A group may have a name, too.
    sights.push({ kind: 'entry', line, indent: 0, isGroup: frame.isGroup && !hasTitle })
    for (let at: Frame | undefined = list; at && !at.isGroup; at = at.above) at.isGroup = true
  } else if (id !== undefined && isLikely(frame, list))
    others.push({ sight: { kind: 'listed', line, indent: 0 }, id, frame })
}

/** It has a title, or says more than its name; and it is no part of an entry, such as a criterion. */
const isLikely = ({ fields }: Frame, list: Frame): boolean =>
  (fields.has('title') || WORDS.some((name) => fields.has(name))) &&
  (OF_WORK.test(list.own) || !isInEntry(list))

const isElement = ({ above }: Frame): boolean => above?.isList === true

function opened(isList: boolean, above: Frame | undefined): Frame {
  const key = above === undefined ? (isList ? 'tasks' : '') : above.isList ? '' : above.key
  const around = above === undefined || isElement(above) ? '' : above.name
  const fresh = { fields: new Map(), texts: new Set<string>(), isGroup: false, isValue: false, key: '' }
  const depth = (above?.depth ?? 0) + 1
  return { ...fresh, isList, above, depth, own: key, name: above?.isList ? above.name : `${around}/${key}` }
}

/** Whether a list is in an object that has an id and a title itself. */
function isInEntry(list: Frame | undefined): boolean {
  for (let at: Frame | undefined = list; at; at = at.above)
    if (!at.isList && TITLE.some((name) => at?.fields.has(name)) && ID.some((name) => at?.fields.has(name)))
      return true
  return false
}

function unquoted(token: string): string {
  if (!token.startsWith('"')) return token
  try {
    return String(JSON.parse(token))
  } catch {
    return token.slice(1, -1)
  }
}
