import type { Heading } from '../checklist/scan.ts'

const WORD = String.raw`(?:Task|Aufgabe|Tarea|Tâche|Tarefa|Задача)\s+|(?:任务|任務|タスク|작업|태스크)\s*`
/**
 * `Task 1: Title`, also `Task F1:`, `✅ Task #2 —`, `**Task 3**:`, `任务 4：`, and `Task A:` with its colon. A number is
 * read whole or not at all. `Task 5 Title` has no mark behind its id.
 */
const WITH_WORD = new RegExp(
  String.raw`^(?:${WORD})#?([A-Z]{0,3}-?\d+(?:[.-]\d+)*[a-z]?(?![\p{L}\d]|[.-]\d)|[A-Z](?=\s*[:：]))(?:\*\*)?\s*(?:\([^)]*\)\s*|\[[^\]]*\]\s*)?(?:([:：.–—-]|$)|(?<=[\s)\]])(?!(?:and|or|to|through)\s|[,;/&+]))\s*(.*)$`,
  'iu',
)
/** `T012 [P] Title`, `T-101: Title`, `T1.2: Title`; with a box or `[VERIFY]` before it any id. Not `T001-T005`. */
const WITHOUT_WORD =
  /^([A-Z]{0,4}-?\d+(?:\.\d+)*[a-z]?)(?:\*\*)?(?:[:：.](?=\s)|\s+[–—-]\s|(?=\s+[^\s–—-]))\s*(?:\[[^\]]*\]\s*)*(.*)$/u
const SURE = /^(?:T-?\d{2,4}[a-z]?|T\d+(?:\.\d+)+|T-\d+|TASK-\d+)$/
/** Signs, a box and a mark before the name of a task. */
const BEFORE = /^[^\p{L}\p{N}[]*(?:\[([ xX]|VERIFY)\])?[^\p{L}\p{N}]*/u
/** In a plan that names no task: `Phase 2: Title`, and `1.2 Title` below a heading about the work, or `1. Title`. */
const PHASE = /^(?:Phase|Stage|Milestone)\s+([A-Z]?\d+[a-z]?)\s*[:：.–—-]\s*(\S.*)$/iu
const NUMBER = /^(\d+\.\d+)[.:)]?\s+(\p{L}.*)$/u
const PLAIN = /^(\d+)[.:)：、]\s*(\p{L}.*)$/u
const STEP = /^Step\s+(\d+[a-z]?)\s*[:：.–—-]\s*(\S.*)$/iu
const WORK = /\b(?:phases?|tasks?|milestones?|stages?|sprints?|waves?|implementation|steps)\b/i

export interface Named {
  id: string
  title: string
  /** It says `Task`. Another heading may name what a box below it does: `### T001` above `- [ ] T001`. */
  hasWord: boolean
  /** Nothing ends its id: `Task 1 Notes` may be about the task that another heading names. */
  isLoose: boolean
  /** `[VERIFY]` is before it: it looks, and changes nothing. */
  isLook?: true
}

/** What is before the name in a heading. */
export const beforeName = ({ text }: Heading): string => BEFORE.exec(text)?.[0] ?? ''

/** The id and the title in a heading, if it names a task. */
function namedIn({ text }: Heading): Named | undefined {
  const [before = '', mark] = BEFORE.exec(text) ?? []
  const name = text.slice(before.length)
  const look = mark === 'VERIFY' ? ({ isLook: true } as const) : {}
  const stated = WITH_WORD.exec(name)
  if (stated) {
    const [, id = '', end, title = ''] = stated
    return { id, title, hasWord: true, isLoose: end === undefined, ...look }
  }
  const [, id = '', title = ''] = WITHOUT_WORD.exec(name) ?? []
  if (id === '' || !(mark !== undefined || SURE.test(id))) return undefined
  return { id, title, hasWord: false, isLoose: false, ...look }
}

/** `UI-02: Title`, `A1 — Title`: a task beside others whose ids have letters. Requirements and risks have such ids too. */
const LETTERED =
  /^([A-Z]{1,5}-?\d+(?:\.\d+)*[a-z]?|(?:[A-Z]{1,5}-?\d*)-[A-Z]{1,2}\d+)(?:\*\*)?(?:[:：.](?=\s)|\s+[–—-]\s)\s*(.*)$/u
const NO_TASK = /^(?:AC|FR|NFR|REQ|SC|US|BR|UC|TC|R|Q|D|ADR)-?\d+(?!\d*-T\d)/

/** What is in the same section as a task of its level, or has a task's bullets of its own. */
const isBeside = ({ level, above, hasWork }: Heading, tasks: readonly Heading[]): boolean =>
  tasks.some((task) => task.level === level && (hasWork || task.above === above))

function letteredIn(heading: Heading): Named | undefined {
  const [, id = '', title = ''] = LETTERED.exec(heading.text.slice(beforeName(heading).length)) ?? []
  return id === '' || NO_TASK.test(id) ? undefined : { id, title, hasWord: false, isLoose: false }
}

/** The headings that are tasks, and whether they are not called so. */
export function taskHeadings(
  headings: readonly Heading[],
  hasBoxes: boolean,
): { names: ReadonlyMap<Heading, Named>; areOther: boolean; title?: Heading | undefined } {
  const stated = namedHeadings(headings)
  const title = titleIn(headings, stated)
  if (title) stated.delete(title)
  const names = stated.size > 0 || hasBoxes ? stated : otherHeadings(headings)
  return { names, areOther: stated.size === 0 && names.size > 0, title }
}

/** `# Task 7 Last things` above the tasks 1 to 3 is the title of the plan. */
function titleIn(headings: readonly Heading[], names: ReadonlyMap<Heading, Named>): Heading | undefined {
  const [first, ...others] = headings
  const title = first && names.get(first)
  if (!title || first.level !== 1 || others.some(({ level }) => level === 1)) return undefined
  const below = [...names.values()].filter((named) => named !== title)
  return below.length === 0 || below.some(({ id }) => id.startsWith(`${title.id}.`)) ? undefined : first
}

/** The headings that name a task. One without a mark behind its id counts if no other heading has that id. */
function namedHeadings(headings: readonly Heading[]): Map<Heading, Named> {
  const sure = new Map(headings.map((heading) => [heading, namedIn(heading)]))
  const lettered = headings.filter((heading) => /^[A-Z]/.test(sure.get(heading)?.id ?? ''))
  const all = headings.flatMap((heading) => {
    const named = sure.get(heading) ?? (isBeside(heading, lettered) ? letteredIn(heading) : undefined)
    return named ? [[heading, named] as const] : []
  })
  const taken = new Set(all.flatMap(([, { id, isLoose }]) => (isLoose ? [] : id)))
  return new Map(
    all.filter(([, { id, isLoose }]) => {
      const counts = !isLoose || !taken.has(id)
      taken.add(id)
      return counts
    }),
  )
}

/**
 * The headings that can only be the tasks of a plan that names none and has no boxes: its numbers, else its phases, else
 * what has an id and a task's files or proofs. Two are needed, each with an id of its own.
 */
function otherHeadings(headings: readonly Heading[]): Map<Heading, Named> {
  let above: Heading | undefined
  const numbered = new Map<Heading, Named>()
  const phases = new Map<Heading, Named>()
  const working = new Map<Heading, Named>()
  for (const heading of headings) {
    const text = heading.text.replace(/^[^\p{L}\p{N}]+/u, '')
    const [, phase, words = ''] = PHASE.exec(text) ?? []
    const [, number, title = ''] = NUMBER.exec(text) ?? []
    const named = heading.hasWork ? workIn(heading, text) : undefined
    if (named) working.set(heading, named)
    if (phase !== undefined) phases.set(heading, { id: phase, title: words, hasWord: false, isLoose: false })
    if (number !== undefined && above && WORK.test(above.text) && heading.level > above.level)
      numbered.set(heading, { id: number, title, hasWord: false, isLoose: false })
    else above = heading
  }
  return [numbered, phases, working].find(areTasks) ?? new Map()
}

/** A chapter of a document, which has no work although it names files. */
const OF_DOCUMENT =
  /^(?:(?:the )?(?:context|goals?|non-?goals?|goals? (?:and|&) non-?goals?|background|overview|(?:executive )?summary|introduction|motivation|problem(?: statement)?|scope|requirements|architecture|current state|proposed (?:design|solution)|(?:technical )?design|alternatives(?: considered)?|trade-?offs|references|glossary|appendix|risks?(?: (?:and|&) mitigations?)?|(?:open )?questions|decisions?|success (?:criteria|metrics)|acceptance criteria|rollout(?: plan)?|timeline|dependencies))\W*$/i

function workIn(heading: Heading, text: string): Named | undefined {
  const named = letteredIn(heading) ?? plainIn(text)
  return named && OF_DOCUMENT.test(named.title) ? undefined : named
}

function plainIn(text: string): Named | undefined {
  const [, id, title = ''] = PLAIN.exec(text) ?? STEP.exec(text) ?? []
  return id === undefined ? undefined : { id, title, hasWord: false, isLoose: false }
}

function areTasks(names: ReadonlyMap<Heading, Named>): boolean {
  const ids = new Set([...names.values()].map(({ id }) => id))
  return (
    names.size > 1 &&
    ids.size === names.size &&
    new Set([...names.keys()].map(({ level }) => level)).size === 1
  )
}
