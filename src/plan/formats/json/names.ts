import { isRecord } from '../../lines.ts'

/* The names that people give to things in JSON, each in one spelling: case, `_` and `-` make no other name. */

export const LISTS = ['tasks', 'userStories', 'stories'] as const
export const GROUPS = ['phases', 'milestones', 'epics', 'sprints', 'sections', 'groups'] as const
/** Names that are of tasks only where no other list is there. */
export const OTHER_LISTS = ['items', 'backlog', 'todos', 'todo', 'workItems', 'features'] as const
export const BELOW = ['subtasks', 'children', 'tasks'] as const

/** Other names for one thing. */
export const SAME: Readonly<Record<string, readonly string[]>> = {
  id: ['taskId', 'subtaskId', 'key'],
  title: ['name', 'task', 'summary', 'subject', 'content'],
  description: ['spec', 'goal', 'objective', 'note', 'desc'],
  details: ['detail'],
  status: ['state'],
  dependencies: [
    ...['dependsOn', 'depends', 'deps', 'requires', 'needs', 'after', 'waitsFor'],
    ...['prerequisites', 'predecessors'],
  ],
  filesToModify: ['files', 'file', 'paths', 'expectedFiles'],
  acceptanceCriteria: ['acceptance', 'criteria'],
  verify: ['verification', 'validation', 'testStrategy', 'acceptanceTests'],
  // A task's own "command" is work: only a name that says so is a proof.
  testCommand: ['verifyCommand', 'verificationCommand', 'testCommands', 'verifyCommands'],
}

export const FLAGS = [
  ...['completed', 'done', 'passes', 'complete', 'isDone', 'isCompleted', 'checked', 'verified'],
] as const

const FIELDS = [
  ...['naomiPrompt', 'prompt', 'steps', 'tier', 'type', 'category', 'priority', 'buildPhase', 'buildPhases'],
  ...['filesToCreate', 'blockedBy', 'requirements', 'canBeParallelized', 'securityReviewRequired'],
  ...['integrationContract', 'command', 'run', 'severity', 'taskIds', 'dependsOnPhases'],
  ...['projectId', 'projectName', 'blocks'],
]

const plain = (key: string): string => key.replace(/[\s_-]/g, '').toLowerCase()

const NAMES: ReadonlyMap<string, string> = new Map(
  [...LISTS, ...GROUPS, ...OTHER_LISTS, ...BELOW, ...Object.entries(SAME).flat(2), ...FLAGS, ...FIELDS].map(
    (name) => [plain(name), name],
  ),
)

/** The usual spelling of a name that is known. */
export const usualName = (key: string): string | undefined => NAMES.get(plain(key))

export const isName = (key: string): boolean => usualName(key) === key

type Path = readonly string[]

/**
 * Gives every name its usual spelling, in place. What has only objects in it maps ids or other names of its author to
 * them. Returns the paths that were other ones in the text. Deeper than tasks can be, nothing is read.
 */
export function respell(data: unknown, deepest: number): ReadonlyMap<string, Path> {
  const moved = new Map<string, Path>()
  const queue: Placed[] = [{ value: data, path: [], from: [] }]
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { value, path, from } = next
    if (typeof value !== 'object' || value === null || path.length > deepest) continue
    if (path.join('\0') !== from.join('\0')) moved.set(path.join('\0'), from)
    const names = isRecord(value) ? spellings(value) : NONE
    for (const [key, each] of Object.entries(value))
      queue.push({ value: each, path: [...path, names.get(key) ?? key], from: [...from, key] })
    if (isRecord(value)) rename(value, names)
  }
  return moved
}

interface Placed {
  value: unknown
  path: Path
  /** The path in the text. */
  from: Path
}

const NONE: ReadonlyMap<string, string> = new Map()

/** The keys of an object that are spelled otherwise; of two spellings of one name the first counts, and the other is reported. */
function spellings(value: Record<string, unknown>): ReadonlyMap<string, string> {
  if (Object.values(value).every(isRecord)) return NONE
  const names = new Map<string, string>()
  const taken = new Set(Object.keys(value))
  for (const key of Object.keys(value)) {
    const name = NAMES.get(plain(key))
    if (name === undefined || taken.has(name)) continue
    taken.add(name)
    names.set(key, name)
  }
  return names
}

function rename(value: Record<string, unknown>, names: ReadonlyMap<string, string>): void {
  if (names.size === 0) return
  const entries = Object.entries(value)
  for (const [key] of entries) delete value[key]
  for (const [key, each] of entries) value[names.get(key) ?? key] = each
}
