import { z } from 'zod'
import type { Finding } from '../../../model/gate.ts'
import type { Criterion, Task, Verify } from '../../../model/plan.ts'
import { tierOf } from '../../checklist/titles.ts'
import { withNamed } from '../../depends.ts'
import { defined, isRecord, problem } from '../../lines.ts'
import { readPacket } from '../../packet/read-packet.ts'
import { ONCE } from '../../shell/work-commands.ts'
import { commandsOf, isRun, readMarked, readVerifyText } from '../../verify-text.ts'
import type { Place } from './document.ts'
import { askedProof, criterionOf, fieldsOf } from './fields.ts'
import { FLAGS } from './names.ts'

/** In real files many fields are missing or have another type: a field that cannot be read is empty. */
export const record = <T extends z.ZodRawShape>(shape: T) =>
  z.preprocess((value) => (isRecord(value) ? value : {}), z.object(shape))
const Text = z.string().trim().catch('')
export const TextOrNumber = z.union([z.string().trim(), z.number().transform(String)]).catch('')
export const listOf = <T extends z.ZodType<string>>(each: T) =>
  z
    .array(each)
    .catch([])
    .transform((texts) => texts.filter((text) => text !== ''))
/** A single text counts as a list of one. */
const Texts = z.preprocess(
  (value) => (typeof value === 'string' || typeof value === 'number' ? [value] : value),
  listOf(TextOrNumber),
)
const Flag = z.boolean().catch(false)

const JsonContract = record({
  exports: Texts,
  apiEndpoints: Texts,
  databaseMutations: Texts,
  environmentVarsRequired: Texts,
  downstreamTasks: Texts,
})

function entryOf(value: unknown) {
  const fields = fieldsOf(value)
  const named = fields.given
  if (Array.isArray(named.dependencies)) named.dependencies = named.dependencies.map(idOf)
  // Subtasks in words alone are steps.
  const words = Array.isArray(named.subtasks) ? named.subtasks.filter((each) => typeof each === 'string') : []
  if (words.length > 0 && named.steps === undefined) named.steps = words
  return fields
}

/** A dependency may be an object around the id. */
const idOf = (value: unknown): unknown => (isRecord(value) ? (value.id ?? value.taskId ?? value.task) : value)

const JsonTask = record({
  id: TextOrNumber,
  title: Text,
  description: Text,
  details: Text,
  naomiPrompt: Text,
  prompt: Text,
  steps: Texts,
  more: Texts,
  tier: Text,
  type: Text,
  category: Text,
  priority: TextOrNumber,
  buildPhase: TextOrNumber,
  filesToCreate: Texts,
  filesToModify: Texts,
  dependencies: Texts,
  blockedBy: Texts,
  requirements: Texts,
  canBeParallelized: Flag,
  securityReviewRequired: Flag,
  acceptanceCriteria: z.array(z.unknown()).catch([]),
  verify: Texts,
  testCommand: Texts,
  status: Text,
})

const DONE = /^(?:done|completed?|closed|finished|resolved|merged|verified|implemented|shipped)$/i
const DROPPED =
  /^(?:cancell?ed|deferred|dropped|wont[-_ ]?(?:fix|do)|skipped|obsolete|removed|rejected|superseded|archived|future|icebox|back[-_ ]?burner|someday)$/i

const OPEN =
  /^(?:|open(?:ed)?|re-?opened|pending|to-?do|not[-_ ]?(?:started|done|run)|un-?started|in[-_ ]?(?:progress|review|work)|active|started|doing|wip|work(?:ing)?|current|next|ready(?:[-_ ](?:for[-_ ]|to[-_ ])?(?:dev\w*|work|start|begin|build|implement\w*|coding|agents?|pick[-_ ]?up|execution))?|planned|planning|draft|refined|new|backlog|queued|scheduled|proposed|approved|accepted|assigned|review|testing|blocked|waiting|on[-_ ]?hold|paused|failed|failing|incomplete|partial|now|unknown)$/i

/** What became of a task, in the words of the tool that keeps it. */
export function stateOf(value: unknown): {
  state: 'open' | 'done' | 'dropped'
  word: string
  isKnown: boolean
} {
  const given = isRecord(value) ? value : {}
  const stated = given.status ?? given.state
  const word = typeof stated === 'string' ? stated.trim() : ''
  const bare = word.replace(/^[^\p{L}]+(?=\p{L})|(?<=\p{L})[^\p{L}]+$/gu, '')
  if (DROPPED.test(bare)) return { state: 'dropped', word, isKnown: true }
  const isDone = DONE.test(bare) || FLAGS.some((name) => given[name] === true)
  return { state: isDone ? 'done' : 'open', word, isKnown: isDone || OPEN.test(bare) }
}

export const isNoId = (value: unknown): boolean => typeof value !== 'string' && typeof value !== 'number'

/** Tasks that are not to be done, as the file itself says: what is reported of them. */
export function droppedFinding(
  dropped: ReadonlyMap<string, string>,
  place: { file: string; line: number },
): Finding[] {
  if (dropped.size === 0) return []
  const names = [...dropped].map(([id, word]) => `${id} (${word})`)
  const shown = `${names.slice(0, 12).join(', ')}${names.length > 12 ? ` and ${names.length - 12} more` : ''}`
  const message = `left out, as their status says that they are not to be done: ${shown}`
  const fix = 'set the status of a task to pending if it is to be done'
  return [problem('read/left-out', place, message, fix, 'warn')]
}

/** The tasks without what they say of tasks that are left out: they do not wait for them, which is reported. */
export function withoutDropped(
  read: Task[],
  dropped: ReadonlyMap<string, string>,
  problems: Finding[],
): Task[] {
  const tasks = withNamed(read, dropped.keys())
  for (const [id, word] of dropped) {
    const waiting = tasks.filter(
      (task) => !task.ticked && task.dependsOn.includes(id) && !id.startsWith(`${task.id}.`),
    )
    const [first] = waiting
    if (!first) continue
    const names = waiting.map((task) => task.id).join(', ')
    const message = `task ${id} is left out (${word}), and these depend on it and do not wait: ${names}`
    const fix = `set the status of ${id} to pending, or take it out of their dependencies`
    problems.push(problem('read/depends-on', first, message, fix, 'warn'))
  }
  return tasks.map((task) => ({ ...task, dependsOn: task.dependsOn.filter((id) => !dropped.has(id)) }))
}

/** One entry; its position, from 1, names a task that has no id. */
export function jsonTask(value: unknown, place: Place, position: number, problems: Finding[]): Task {
  const report = (message: string, fix: string, severity?: 'warn') =>
    problems.push(problem('read/task', place, message, fix, severity))
  if (!isRecord(value)) report(`tasks[${position - 1}] is not an object`, 'write it as {"id": …, "title": …}')
  const { given, asked } = entryOf(value)
  const data = JsonTask.parse(given)
  const id = data.id || `task-${String(position).padStart(3, '0')}`
  if (data.id === '') report(`a task without an id is read as ${id}`, `give it "id": "${id}"`, 'warn')
  const unread = Array.isArray(given.dependencies) ? given.dependencies.findIndex(isNoId) : -1
  if (unread >= 0) report(`dependencies[${unread}] of task ${id} is no id`, 'name the id of a task there')
  const steps = [data.description, data.details, data.naomiPrompt || data.prompt, ...data.steps, ...data.more]
  const packet = packetOf(steps, place.line)
  const created = data.filesToCreate.map(slashes)
  const dependsOn = [...new Set([...data.dependencies, ...data.blockedBy])]
  const criteria = data.acceptanceCriteria.flatMap((item) => criterionOf(item, place.line) ?? [])
  const { verify, words } = verifyOf(data, asked, place.line)
  const title = titleOf(
    data.title,
    steps,
    criteria.map(({ criterion }) => criterion),
  )
  if (title === '' && isRecord(value))
    report(`task ${id} has no title, and nothing else says what is to be done`, 'give it a "title"')
  return {
    id,
    title: title || id,
    ...place,
    kind: 'work',
    ...(data.buildPhase === '' ? {} : { phase: data.buildPhase }),
    parallel: data.canBeParallelized,
    dependsOn,
    ...(statesOrder(given, dependsOn) ? { statesDependencies: true } : {}),
    files: [...new Set([...created, ...data.filesToModify.map(slashes)])],
    steps: steps.filter((step) => step !== ''),
    doneWhen: words,
    verify: [...verify, ...criteria.flatMap(({ doubt }) => doubt ?? [])],
    markers: [data.type, data.category, data.priority].filter((marker) => marker !== ''),
    ...defined({ tier: tierOf([data.tier, packet?.tier ?? '']), packet }),
    ...(given.integrationContract === undefined
      ? {}
      : { contract: JsonContract.parse(given.integrationContract) }),
    criteria: criteria.map(({ criterion }) => criterion),
    outputs: created,
    securityReview: data.securityReviewRequired,
    requirements: data.requirements,
    ticked: stateOf(value).state === 'done',
  }
}

/** An empty list says that there are no dependencies. A missing list says nothing. */
const statesOrder = ({ dependencies }: Record<string, unknown>, dependsOn: readonly string[]): boolean =>
  Array.isArray(dependencies) || dependsOn.length > 0

/** What the task is called: by its title, else by the first words that say what it is about. */
function titleOf(title: string, steps: readonly string[], criteria: readonly Criterion[]): string {
  const words = [...steps, ...criteria.map(({ description }) => description)]
  return title || firstSentence(words.find((each) => each !== '') ?? '')
}

/** A description without a title may be long: its first sentence names the task. */
function firstSentence(text: string): string {
  const line = text.split('\n')[0] ?? ''
  return line.length <= 80 ? line : (/^.{10,}?[.;](?=\s)/.exec(line)?.[0].slice(0, -1) ?? line)
}

/** What begins a project: work, which would do harm as a proof. */
const begins = ({ command = '' }: Verify): boolean => ONCE.test(command)

/** The commands of a task, and what is said about its proof in words alone. */
function verifyOf(
  { verify, testCommand }: z.infer<typeof JsonTask>,
  asked: ReturnType<typeof fieldsOf>['asked'],
  line: number,
) {
  const stated = testCommand.flatMap((text) => readMarked(text, line))
  const held = asked.flatMap((each) => askedProof(each, line))
  const read = [...stated, ...held, ...verify.flatMap((text) => readVerifyText(text, line))]
  const checks = read.map((each): Verify => (begins(each) ? { text: each.text, line } : each))
  return {
    verify: checks.some(isRun) ? commandsOf(checks) : [],
    words: checks.filter((each) => !isRun(each)).map(({ text }) => text),
  }
}

function packetOf(sources: readonly string[], line: number) {
  const source = sources.find((each) => /^[ \t]*# --- (?:END )?SPEC ---/m.test(each))
  if (source === undefined) return undefined
  const start = source.search(/^[ \t]*# --- SPEC ---/m)
  const end = /^[ \t]*# --- END SPEC ---[ \t]*$/m.exec(source)
  return readPacket(source.slice(Math.max(0, start), end ? end.index + end[0].length : undefined), line)
}

const slashes = (path: string) => path.replaceAll('\\', '/').replace(/^\.\//, '')
