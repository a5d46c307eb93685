import type { Event, EventOf } from '../model/event.ts'
import type { CommandResult, EvidenceRef } from '../model/evidence.ts'
import type { GateResult } from '../model/gate.ts'
import { failureWords } from '../model/person-words.ts'
import { failingLines } from '../model/proof-runs.ts'
import { isReviewer, roleOf } from '../model/roles.ts'
import { type Named, taskWord, wordFor } from '../model/task-name.ts'
import type { Verdict } from '../model/verdict.ts'
import { renderFinding } from './findings.ts'
import { duration, plural, shortCommit, taskName } from './run-view.ts'
import { clean, oneLine } from './terminal.ts'

export interface Entry {
  task?: string
  tone: 'plain' | 'good' | 'bad' | 'mark'
  title: string
  body: string[]
  /** Where it is in the client's own records: for an audit, not for a reader of the story. */
  trail?: string
  minor?: true
}

const toned =
  (tone: Entry['tone']) =>
  (title: string, body: string[] = [], trail?: string): Entry => ({
    tone,
    title: oneLine(title),
    body,
    ...(trail === undefined ? {} : { trail }),
  })
const plain = toned('plain')
const good = toned('good')
const bad = toned('bad')
const mark = toned('mark')
const minor = (title: string, body?: string[]): Entry => ({ ...plain(title, body), minor: true })

interface Known {
  /** Which attempt or review it is about. */
  nth: string
  role: string
  tasks: readonly Named[]
  /** The text of an evidence file, if it can be read. */
  read(ref: EvidenceRef): string | undefined
  /** Skipped checks that were named already. */
  skipped: Set<string>
}

type Issued = EventOf<'ticket_issued'>

/** Describes events in order. It remembers tickets, because later events name only those. */
export function logTeller(read: Known['read'], tasks: readonly Named[]): (event: Event) => Entry | undefined {
  const tickets = new Map<string, Issued>()
  const skipped = new Set<string>()
  return (event) => {
    if (event.type === 'ticket_issued') tickets.set(event.ticket, event)
    const ticket = 'ticket' in event ? tickets.get(event.ticket) : undefined
    const task = 'task' in event ? event.task : ticket?.task
    // A newer version may have written a type that this one does not know.
    const tell = TELL[event.type] as ((event: Event, known: Known) => Entry) | undefined
    const nth = ticket ? ticketName(ticket) : 'unknown ticket'
    const told = tell?.(event, { nth, role: ticket?.role ?? 'agent', tasks, read, skipped })
    return !told || task === undefined ? told : { ...told, task: oneLine(task) }
  }
}

const ticketName = ({ role, attempt, iteration }: Issued): string =>
  role === 'spec-executor' ? `attempt ${attempt}` : `attempt ${attempt}, review ${iteration}`

const TELL: { [Type in Event['type']]: (event: EventOf<Type>, known: Known) => Entry } = {
  run_started: ({ run, who, spec, tasks, branch, base }) =>
    plain(
      `run ${run} started by ${who}: ${spec}, ${plural(tasks.length, 'task')}, ${branch} at ${shortCommit(base)}`,
    ),
  run_bound: ({ session, cause }) => minor(`run bound to session ${session}: ${cause}`),
  ticket_issued: ({ role, base }, { nth }) => minor(`${nth}: ticket for ${role}, from ${shortCommit(base)}`),
  ticket_redeemed: ({ model }, { nth, role }) =>
    plain(`${nth}: ${role} began${model === undefined ? '' : ` on ${model}`}`),
  agent_launched: ({ agentId }, { nth, role }) => minor(`${nth}: ${role} is agent ${agentId}`),
  claim_received: ({ claim }, { nth, role, read }) =>
    plain(
      `${nth}: ${role === 'spec-executor' ? 'claim' : 'verdict'} handed in by ${role}`,
      quoted(read(claim), claim),
    ),
  gate_judged: ({ result }, { nth, skipped }) => judged(result, nth, skipped),
  agent_overran: ({ limit }, { nth, role }) =>
    bad(
      `${nth}: ${role} ran over its time limit${limit ? `: ${limit.key}, ${Math.round(limit.seconds)} s` : ''}`,
    ),
  limit_extended: ({ because, until }, { nth, role }) =>
    minor(`${nth}: ${role} makes progress (${because}) and has until ${Math.round(until)} s`),
  agent_warned: (_, { nth, role }) => minor(`${nth}: ${role} was told to finish`),
  proof_deferred: (_, { nth }) => minor(`${nth}: the proof goes on in a process of its own`),
  permission_waiting: ({ call }, { nth, role }) =>
    plain(`${nth}: the client asks whether ${role} may use ${call.tool}: ${call.what}`),
  permission_given: (_, { nth }) => minor(`${nth}: it may`),
  permission_denied: ({ call }, { nth }) =>
    bad(`${nth}: ${call.tool} was denied: ${call.what}`, [`missing: ${oneLine(call.rule)}`]),
  turn_failed: ({ error }) => bad(`the turn ended by an error of the service: ${error}`),
  review_judged: ({ verdict }, { nth }) => reviewed(verdict, nth),
  verification_reported: ({ attempt, level, passed, summary, failedChecks }) =>
    (passed ? plain : bad)(
      `attempt ${attempt}: ${level} was reported as ${passed ? 'passed' : 'failed'}${summary === '' ? '' : `: ${summary}`}`,
      failedChecks.map(({ name, detail }) => oneLine(`${name}: ${detail}`)),
    ),
  baseline_ran: ({ commands }) => minor('verify ran before any work', commands.flatMap(commandLines)),
  task_approved: ({ commit }) => good(`approved at ${shortCommit(commit)}`),
  agent_lost: ({ failure, cause }, { nth, role }) =>
    bad(
      `${nth}: ${role} lost (${failureWords(failure, role === 'spec-executor' ? 'execution' : 'review')}): ${cause}`,
    ),
  agent_not_started: ({ cause }, { nth, role }) => bad(`${nth}: ${role} was never started: ${cause}`),
  task_blocked: ({ cause }) => bad(`blocked: ${cause}`),
  task_skipped: (event) => mark(`skipped (unverified) by ${event.who}: ${event.reason}`, ...door(event)),
  force_asked: (event) => mark(`${event.who} asked to force it; waits for OVERRIDE`, ...door(event)),
  force_lapsed: ({ cause }) => plain(`the question to force it expired: ${cause}`),
  task_forced: (event) => mark(`(forced) by ${event.who}: all checks were bypassed`, ...door(event)),
  task_retried: ({ who, reason, answer }) =>
    plain(
      answer === undefined
        ? `retry, said by ${who}${because(reason)}`
        : `${who} answered: ${answer}; it is tried again`,
    ),
  task_decided: ({ who, choice }) => mark(`decided by ${who}: ${choice}`),
  override_adopted: (event) =>
    mark(`the unverified work up to ${shortCommit(event.commit)} adopted by ${event.who}`, ...door(event)),
  commits_found: ({ count, from, to, files, on }) =>
    mark(
      `${plural(count, 'commit')} ${on === undefined ? 'that no executor made' : `of the run on ${oneLine(on)}, not approved`}, ${shortCommit(from)}..${shortCommit(to)}`,
      indented(files),
    ),
  commits_adopted: (event) =>
    mark(
      `commits that no executor made adopted by ${event.who}, up to ${shortCommit(event.commit)}`,
      ...door(event),
    ),
  work_landed: ({ who, branch, commit, proof = [] }) =>
    mark(
      `approved work ${proof.length > 0 ? 'merged into' : 'brought to'} ${branch} at ${shortCommit(commit)}, asked for by ${who}`,
      proof.flatMap(commandLines),
    ),
  work_merged: ({ commit }, { nth }) => minor(`${nth}: merged as ${shortCommit(commit)}`),
  merge_failed: (_, { nth }) => bad(`${nth}: the merge did not get to the branch`),
  override_undone: ({ who }) => plain(`override undone by ${who}`),
  tasks_added: ({ tasks: added, after, cause }, { tasks }) =>
    plain(
      `${added.map(taskWord).join(', ')} added after ${wordFor(tasks, after)}: ${cause}`,
      indented(added.map(taskName)),
    ),
  run_paused: ({ who, reason, ...by }) => mark(`run paused by ${who}${because(reason)}`, assured(by)),
  run_resumed: ({ who, reason, ...by }) => plain(`run resumed by ${who}${because(reason)}`, assured(by)),
  config_read: ({ who, commit, changes }) =>
    mark(`configuration read again by ${who}, at ${shortCommit(commit)}`, indented(changes)),
  run_parked: ({ cause }) => mark(`run parked: ${cause}`),
  run_halted: ({ cause }) => bad(`run halted: ${cause}`),
  run_cancelled: ({ who, reason }) => mark(`run cancelled by ${who}${because(reason)}`),
  agent_stopped: ({ left }, { nth, role }) =>
    mark(
      `${nth}: ${role} ended after the cancel`,
      indented([...left.commits, ...left.files, ...[left.worktree ?? []].flat()]),
    ),
  run_finished: ({ commit }) => good(`run finished at ${shortCommit(commit)}`),
  directive_given: ({ via }) => minor(`directive given via ${via}`),
  prompt_seen: () => minor('a prompt came'),
  refused: ({ what, id, why }) => bad(`refused: ${what}${why ? ` (${why})` : ''} [${id}]`),
  notices_told: ({ upTo }) => minor(`notices up to event ${upTo} stood beside a prompt`),
  notices_shown: ({ upTo }) => minor(`a person has seen the notices up to event ${upTo}`),
  announced: ({ about }) => minor(`to tell the webhook: ${about.map((one) => one.event).join(', ')}`),
  webhook_claimed: ({ sender }) =>
    minor(sender ? `process ${sender.pid} sends to the webhook` : 'the webhook was told everything'),
  webhook_tried: ({ key, result, why }) =>
    result === 'taken'
      ? minor(`the webhook took ${key}`)
      : result === 'refused'
        ? minor(`the webhook did not take ${key}: ${why ?? ''}; it is sent again`)
        : bad(`the webhook was not told ${key}: ${why ?? ''}; it is not sent again`),
  cost_told: ({ from, usd }) => minor(`the run has cost $${(usd - from).toFixed(2)} in this session so far`),
  noted: ({ text, signature }) => (signature === undefined ? plain : minor)(`note: ${text}`),
}

const because = (reason: string | undefined): string => (reason === undefined ? '' : `: ${reason}`)

const indented = (lines: readonly string[]): string[] => lines.map((line) => `  ${oneLine(line)}`)

type Door = Omit<EventOf<'commits_adopted'>, 'type' | 'commit'>

/** What the client says of the origin of a command. */
const ORIGINS: Readonly<Record<string, string>> = {
  composer: 'typed on the screen',
  sdk: 'typed with -p',
  button: 'a button of the pane',
}

const assured = ({ assurance, origin }: Pick<Door, 'assurance' | 'origin'>): string[] =>
  assurance ? [`${assurance}${origin ? `: ${ORIGINS[origin] ?? `from ${oneLine(origin)}`}` : ''}`] : []

const door = ({ session, prompt, doubts, ...by }: Door): [body: string[], trail: string] => [
  [...assured(by), ...(doubts ?? []).map((doubt) => `in doubt: ${oneLine(doubt)}`)],
  `session ${oneLine(session)}, prompt ${oneLine(prompt)}`,
]

/** How the gate ended: its findings, what it skipped for the first time, what it ran. */
function judged(result: GateResult, nth: string, named: Set<string>): Entry {
  const passed = result.outcome === 'PASSED'
  const verdict = passed
    ? 'passed'
    : `${result.outcome === 'BLOCKED' ? 'blocked' : 'refused'} in stage ${result.stage}: ${failureWords(result.failure ?? 'no type recorded', result.stage)}`
  const skipped = result.checks.filter((check) => check.result === 'skip').map((check) => oneLine(check.id))
  const news = skipped.filter((id) => !named.has(id))
  for (const id of news) named.add(id)
  const checked = plural(result.checks.length - skipped.length, 'check')
  const isClean = result.colour === 'PASS'
  const tell = !passed ? bad : isClean ? good : mark
  return tell(
    `${nth}: gate ${verdict}${isClean ? '' : `, ${result.colour}`}, confidence ${result.confidence.toFixed(2)}, ${checked} in ${duration(result.durationMs)}`,
    [
      ...result.findings.flatMap((finding) =>
        renderFinding(finding, finding.severity === 'warn' ? 'warning: ' : '').split('\n'),
      ),
      ...(news.length > 0 ? [`skipped: ${news.join(', ')}`] : []),
      ...result.commands.flatMap(commandLines),
    ],
  )
}

const DECISIONS: Record<Verdict['decision'], { tell: typeof plain; word: string }> = {
  approve: { tell: good, word: 'approved' },
  reject: { tell: bad, word: 'rejected' },
  'no-signal': { tell: mark, word: 'gave no signal' },
  malformed: { tell: mark, word: 'handed in nothing that could be read' },
}

function reviewed(verdict: Verdict, nth: string): Entry {
  const { tell, word } = DECISIONS[verdict.decision]
  const list = (name: string, texts: readonly string[]) => texts.map((text) => `${name}: ${oneLine(text)}`)
  // A spec-reviewer says yes or no, and how sure it is counts nowhere.
  const isSure = isReviewer(verdict.role) && roleOf(verdict.role).flow !== 'rounds'
  const sure = isSure ? `, confidence ${verdict.confidence.toFixed(2)}` : ''
  return tell(`${nth}: ${verdict.role} ${verdict.says ? 'approved, which does not count' : word}${sure}`, [
    ...list('finding', verdict.findings),
    ...list('concern', verdict.concerns),
    ...list('note', verdict.notes ?? []),
    ...verdict.problems.flatMap((problem) => renderFinding(problem).split('\n')),
    ...(verdict.feedback === '' ? [] : quoted(verdict.feedback)),
  ])
}

function commandEnd({ exitCode, signal, timedOut, failedToStart, durationMs }: CommandResult): string {
  if (failedToStart !== undefined) return `could not be started: ${oneLine(failedToStart)}`
  const ended = exitCode === undefined ? `ended by ${oneLine(signal ?? 'a signal')}` : `exit ${exitCode}`
  return `${timedOut ? 'timed out' : ended} after ${duration(durationMs)}`
}

function commandLines(command: CommandResult): string[] {
  const output = command.output ? `, output in evidence/${command.output.sha256.slice(0, 12)}` : ''
  return [
    `$ ${oneLine(command.command)}`,
    `  ${command.purpose}: ${commandEnd(command)} at ${shortCommit(command.commit)}${output}`,
    ...shownOutput(command).map((line) => `  | ${line}`),
  ]
}

/** Of a command that failed, the lines that the executor was shown. */
const shownOutput = ({ exitCode, excerpt: text }: CommandResult): string[] =>
  exitCode === 0 ? excerpt(text, 10) : failingLines(clean(text))

function quoted(text: string | undefined, ref?: EvidenceRef): string[] {
  const lines = text === undefined ? [] : excerpt(text, 20).map((line) => `> ${line}`)
  return ref ? [...lines, `whole text in evidence/${ref.sha256.slice(0, 12)}`] : lines
}

function excerpt(text: string, most: number): string[] {
  const lines = clean(text).replace(/\s+$/, '').split('\n')
  if (lines.length === 1 && lines[0] === '') return []
  if (lines.length <= most) return lines
  const half = Math.floor((most - 1) / 2)
  return [...lines.slice(0, half), `… ${lines.length - 2 * half} lines left out …`, ...lines.slice(-half)]
}
