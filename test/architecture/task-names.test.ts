import { expect, test } from 'vitest'
import { everythingSaid, type Said, textsOf } from '../advice/find-commands.ts'

/** Where a text may contain the id of a task, and why. Each place has to exist, or it is removed from this list. */
const ALLOWED: Record<string, string> = {
  'src/model/task-name.ts id': 'the one place that names a task',
  'src/run/person-words.ts task.id': 'the names that a person may type',
  'src/engine/runs/find-task.ts oneLine(words)': 'what the person typed',
  'src/engine/runs/find-task.ts oneLine(task.id)': 'a column of ids to choose from, each beside its name',
  'src/engine/report/notify.ts task.id': 'only where the plan gives no name',
  'src/engine/people/overrides.ts task.id': 'only where the plan gives no name',
  'src/plan/formats/plan-md/plan-md.ts index + 1': 'the name of a task that has none',
  'src/plan/formats/plan-md/plan-md.ts name.slice(0, 40)': 'the plan’s own name',
  'src/plan/lint/rules/tasks.ts task.id': 'the id itself is wrong',
  'src/plan/lint/rules/tasks.ts id': 'no task has this id',
  'src/plan/formats/json/task.ts id': 'only the id is sure while the entry is read',
  'src/plan/sidecar.ts id': 'no task has this id',
  'src/plan/fix-task.ts original.id': 'the marker [FIX id] of seed 000, which is read back',
  'src/engine/runs/find-task.ts id': 'no task has this id',
  'src/engine/judge/review-change.ts ticket.task': 'no task has this id',
  'src/engine/dispatch/prompt-for-ticket.ts ticket.task': 'no task has this id',
  'src/run/reduce-agents.ts event.task': 'no task has this id',
  'src/run/reduce-run.ts event.after': 'no task has this id',
  'src/engine/runs/review-log.ts task.id': 'the key of a commit, found again by it',
  'src/engine/judge/settle-reviews.ts added.task.id': 'the key of a commit, found again by it',
  'src/run/announcements.ts task.id': 'the key of an announcement',
  'src/engine/judge/receive-report.ts id': 'no task has this id',
  'src/engine/people/act-on-board.ts id': 'no task has this id',
  'src/engine/report/board-tasks.ts oneLine(id)': 'what the caller of the API named',
  'src/view/html/board-page.ts oneLine(task.id)': 'beside the name, on a card',
  'src/view/html/plots.ts oneLine(task.id)': 'below a column of a plot, where a name has no room',
  'src/view/html/run-page.ts oneLine(task.id)': 'a column of ids, each beside its name',
  'src/view/html/task-page.ts oneLine(task.id)': 'beside the name, in a heading',
  'src/engine/dispatch/prompt-for-ticket.ts position': 'the place in the plan: task 2 of 6',
  'src/view/progress.ts entry.next': 'the index that seed 000 asks for',
  'src/view/progress.ts entry.taskIndex': 'the index that seed 000 asks for',
  'demo/play.ts task': 'the demo’s plan is ours, and its ids are its names',
  'demo/screen.ts id': 'the demo’s plan is ours, and its ids are its names',
  'demo/story.ts id': 'the demo’s plan is ours, and its ids are its names',
}

/** What a person or a machine reads back: an argument of a command, a key, a field, a column of ids. */
const READ_BACK = /(?:--task |ultraplan[ :](?:log|show) |ultraplan:task |\.progress-|")$/

const AN_ID =
  /^(?:oneLine\(|item\()?(?:\w+\??\.)*(?:(?:task|tasks\[\d\]|fix|own|mine|original|neighbour|first|only|one|other)\??\.id|(?:ticket|event|receipt|entry|owner|other|reviewer|verdict|force|ask|result)\??\.task)\)?$|=> (?:oneLine\()?\w+\.id\b(?! ===)/

/** Expressions that put the id of a task, or an unnamed value after the word "task", into a text. */
function idsIn({ place, text, slots }: Said): string[] {
  return slots.flatMap((slot, index) => {
    const before = text.slice(0, text.indexOf(`§${index}§`))
    const isId = AN_ID.test(slot) && !READ_BACK.test(before)
    const isBehindTask = /\btasks? ["“]?$/i.test(before) && !/(?:--|:)task $/.test(before)
    return isId || isBehindTask ? [`${place.replace(/:\d+$/, '')} ${slot}`] : []
  })
}

test('no text names a task by its id: `taskWord` and `taskName` say what the plan calls it', () => {
  const said = everythingSaid()
  expect(said.length).toBeGreaterThan(2000)
  const found = new Set(said.flatMap(idsIn))
  expect([...found].filter((each) => !(each in ALLOWED))).toEqual([])
  expect(Object.keys(ALLOWED).filter((each) => !found.has(each))).toEqual([])
})

/** An expression, as a template of the source has it. */
const slot = (expression: string) => `$\u007b${expression}}`

test.each([
  [`\`task ${slot('id')} is not ticked\``, 'id'],
  [`\`the receipt of task ${slot('receipt.task')}\``, 'receipt.task'],
  [`\`look at ${slot('oneLine(task.id)')} again\``, 'oneLine(task.id)'],
  [
    `\`they failed: ${slot("failed.map((other) => other.id).join(', ')")}\``,
    "failed.map((other) => other.id).join(', ')",
  ],
  [`\`Merge task ${slot('task.id')}: ${slot('task.title')}\``, 'task.id'],
])('a planted %s is found', (source, expression) => {
  expect(textsOf('planted.ts', source).flatMap(idsIn)).toEqual([`planted.ts ${expression}`])
})

test('what is typed back or read by a machine is let through', () => {
  const source = `\`/ultraplan:retry --task ${slot('task.id')} tries again, ultraplan log ${slot('oneLine(task.id)')} tells\``
  expect(textsOf('planted.ts', source).flatMap(idsIn)).toEqual([])
})
