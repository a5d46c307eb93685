import type { Event } from '../src/model/event.ts'
import type { Finding } from '../src/model/gate.ts'
import type { Palette } from '../src/view/paint.ts'
import { clean, cut, oneLine, pad, wrap } from '../src/view/terminal.ts'
import type { Scene } from './play.ts'
import type { Story } from './story.ts'

/** Wide enough to read, narrow enough for any terminal. */
const WIDEST = 80
const LABEL = 13
const CELLS_PER_TASK = 4

type Paint = (text: string) => string
const plain: Paint = (text) => text

/** Words the scenes of the demo, one array of lines each. */
export class Screen {
  readonly #paint: Palette
  readonly #width: number

  constructor(paint: Palette, columns: number) {
    this.#paint = paint
    this.#width = Math.min(columns, WIDEST)
  }

  heading({ full, files, spec }: Story): string[] {
    const plan = files[`specs/${spec}/tasks.md`] ?? ''
    const about = full
      ? 'A plan of three tasks, an executor that lies first, and the real hooks of this plugin, in a temporary repository. No account, no network, no model.'
      : 'One task, an executor that lies first, and the real hooks of this plugin, in a temporary repository. No account, no network, no model. The task:'
    const shown = plan.split('\n').filter((line) => /^- \[| {2}- \*\*(?:Do|Verify)\*\*/.test(line))
    return ['', this.#paint.bold('ultraplan demo'), ...this.#words(about), ...(full ? [] : ['', ...shown])]
  }

  /** None for a scene that only waits. */
  show(scene: Scene): string[] {
    const { bold, cyan, red } = this.#paint
    switch (scene.kind) {
      case 'waiting':
        return []
      case 'command':
        return ['', `${cyan('>')} ${bold(scene.typed)}`]
      case 'coordinator':
        return [
          '',
          ...this.#labelled('coordinator', scene.deed),
          ...this.#loud(scene.label, scene.answer, red),
        ]
      case 'task':
        return ['', this.#taskRule(scene)]
      case 'turn':
        return this.#turn(scene)
      case 'end':
        return this.#end(scene.state, scene.journal)
      case 'gets':
        return this.#gets(scene)
    }
  }

  closing(seconds: number, full: boolean): string[] {
    return [
      '',
      ...this.#words(
        `Done in ${seconds.toFixed(1)} s; the repository and all else of this demo is gone again.`,
      ),
      ...(full ? [] : this.#words('ultraplan demo --full shows more lies, STATE.md and the journal.')),
      ...this.#words('Your own plan: install the plugin (README.md), then /ultraplan:plan <goal>.'),
      '',
    ]
  }

  #turn({ turn, result, sentBack }: Scene & { kind: 'turn' }): string[] {
    const { dim, green, italic, yellow } = this.#paint
    const lines = [
      '',
      ...this.#labelled('executor', turn.deed),
      ...this.#labelled('claims', `"${turn.claim.split('\n')[0]}"`, italic),
    ]
    if (result.outcome !== 'PASSED') {
      const blocking = result.findings.filter(({ severity }) => severity === 'block')
      // "Retried" is a task that got a second executor, here as in the summary.
      const [label, follows] = sentBack
        ? ['sent back', 'the same executor goes on, told exactly this']
        : ['retry', 'the attempt has failed: a fresh executor gets the task, and what went wrong']
      return [
        ...lines,
        ...blocking.flatMap((one) => this.#finding(one)),
        ...this.#labelled(label, follows, yellow, yellow),
      ]
    }
    const passed = result.checks.filter((check) => check.result === 'pass').length
    return [
      ...lines,
      ...result.commands.flatMap(({ command, exitCode }) =>
        this.#labelled('proof', `the gate ran \`${command}\` itself: exit ${exitCode}`, dim),
      ),
      ...this.#loud('approved', `commit ${result.commit.slice(0, 10)}, ${passed} checks passed`, green),
    ]
  }

  #finding({ file, line, message, id, fix }: Finding): string[] {
    const place = file ? `${file}${line ? `:${line}` : ''} ` : ''
    return [
      ...this.#loud('refused', `${place}${message} [${id}]`, this.#paint.red),
      // The fix may contain a template. Its first line says what to do.
      ...this.#labelled('', fix?.split('\n')[0] ?? '', this.#paint.dim),
    ]
  }

  #end(state: string, journal: readonly Event[]): string[] {
    const { bold } = this.#paint
    const isRefusal = (event: Event) =>
      event.type === 'refused' || (event.type === 'gate_judged' && event.result.outcome !== 'PASSED')
    const approved = journal.filter((event) => event.type === 'task_approved').length
    const stateLines = clean(state)
      .split('\n')
      .filter((line) => line !== '')
    return [
      '',
      this.#rule('STATE.md, beside the plan'),
      ...stateLines.map((line) => (line.startsWith('#') ? bold : plain)(cut(`  ${line}`, this.#width))),
      '',
      this.#rule('the journal, in the git folder'),
      ...journalTable(journal, this.#paint, this.#width),
      '',
      bold(`${journal.filter(isRefusal).length} lies refused, ${approved} tasks approved.`),
    ]
  }

  /** What is left for the person: their branch, and what the program says of the run. */
  #gets({ change, summary }: Scene & { kind: 'gets' }): string[] {
    const { green, red } = this.#paint
    const lines = (text: string) => clean(text).trimEnd().split('\n')
    const changed = lines(change).filter((line) => /^(?:[-+](?![-+])|\+\+\+)/.test(line))
    return [
      '',
      this.#rule('what you get: your branch, moved to the approved work'),
      ...changed.map((line) =>
        (/^\+ ?\w/.test(line) ? green : line.startsWith('-') ? red : plain)(`  ${line}`),
      ),
      '',
      this.#rule('ultraplan summary'),
      // The rest is about times and attempts.
      ...lines(summary.split(/^time and attempts/m)[0] ?? '')
        .filter((line) => line !== '')
        .flatMap((line) => {
          const indent = /^ */.exec(line)?.[0] ?? ''
          return wrap(line.trim(), this.#width - 2 - indent.length).map((part) => `  ${indent}${part}`)
        }),
    ]
  }

  #taskRule({ id, title, attempt, done, total }: Scene & { kind: 'task' }): string {
    const bar = '#'.repeat(done * CELLS_PER_TASK) + '-'.repeat((total - done) * CELLS_PER_TASK)
    return this.#rule(`task ${id} ${oneLine(title)}, attempt ${attempt}`, ` [${bar}] ${done}/${total}`)
  }

  #rule(title: string, right = ''): string {
    const left = `── ${title} `
    const room = this.#width - right.length
    return this.#paint.cyan(cut(left, room) + '─'.repeat(Math.max(0, room - left.length)) + right)
  }

  #words = (text: string): string[] => wrap(text, this.#width).map(this.#paint.dim)

  #loud = (label: string, text: string, colour: Paint): string[] =>
    this.#labelled(label, text, colour, (word) => this.#paint.bold(colour(word)))

  /** A label and a text. The text is wrapped before it is coloured, so that no colour code is cut in two. */
  #labelled(label: string, text: string, paint = plain, paintLabel: Paint = this.#paint.bold): string[] {
    if (text === '') return []
    return wrap(oneLine(text), this.#width - LABEL - 2).map((line, index) => {
      const head = index === 0 && label !== '' ? paintLabel(label.padEnd(LABEL)) : ' '.repeat(LABEL)
      return `  ${head}${paint(line)}`
    })
  }
}

const SEQ = 4
const AFTER = 8
const TYPE = 17
const TASK = 6

/** The journal as a table: what happened, when, to which task. */
function journalTable(events: readonly Event[], paint: Palette, width: number): string[] {
  const begin = Date.parse(events[0]?.at ?? '')
  const tasks = new Map<string, string>()
  const row = (seq: string, after: string, type: string, task: string, what: string) =>
    `  ${seq.padStart(SEQ - 1)} ${after.padStart(AFTER - 1)}  ${pad(type, TYPE)} ${pad(task, TASK)}${cut(what, width - SEQ - AFTER - TYPE - TASK - 4)}`
  return [
    paint.dim(row('seq', 'after', 'event', 'task', 'what')),
    ...events.map((event) => {
      if (event.type === 'ticket_issued') tasks.set(event.ticket, event.task)
      const task = 'task' in event ? event.task : 'ticket' in event ? tasks.get(event.ticket) : undefined
      const after = `${((Date.parse(event.at) - begin) / 1000).toFixed(2)} s`
      const { what = '', colour = plain } = told(event, paint)
      return colour(row(String(event.seq), after, event.type, task ?? '', oneLine(what)))
    }),
  ]
}

function told(event: Event, { red, green }: Palette): { what?: string; colour?: Paint } {
  switch (event.type) {
    case 'run_started':
      return { what: `${event.spec}, ${event.tasks.length} tasks` }
    case 'ticket_issued':
      return { what: `${event.role}, attempt ${event.attempt}` }
    case 'ticket_redeemed':
      return { what: event.toolUseId }
    case 'claim_received':
      return { what: `${event.claim.bytes} bytes` }
    case 'gate_judged': {
      const { outcome, findings } = event.result
      const ids = findings.filter(({ severity }) => severity === 'block').map(({ id }) => id)
      return {
        what: `${outcome} ${[...new Set(ids)].join(', ')}`,
        colour: outcome === 'PASSED' ? green : red,
      }
    }
    case 'task_approved':
    case 'run_finished':
      return { what: event.commit.slice(0, 10), colour: green }
    case 'refused':
      return { what: event.what, colour: red }
    case 'directive_given':
      return { what: `via ${event.via}` }
    default:
      return {}
  }
}
