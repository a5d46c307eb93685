import type { Finding } from '../model/finding.ts'
import type { Palette } from '../view/palette.ts'
import { clean, oneLine } from '../view/terminal.ts'
import { cut, wrap } from '../view/width.ts'
import { journalTable } from './journal-table.ts'
import type { Scene } from './play.ts'
import type { JournalEvent } from './read-journal.ts'

/** Wide enough to read, narrow enough for any terminal. */
const WIDEST = 80
const LABEL = 13
const CELLS_PER_TASK = 4

type Paint = (text: string) => string

/** Words the scenes of the demo, one array of lines each. */
export class Screen {
  readonly #paint: Palette
  readonly #width: number

  constructor(paint: Palette, columns: number) {
    this.#paint = paint
    this.#width = Math.min(columns, WIDEST)
  }

  heading(): string[] {
    return [
      '',
      this.#paint.bold('ultraplan demo'),
      ...this.#words(
        'A plan of three tasks, an executor that lies first, and the real hooks of this plugin, in a temporary repository. No account, no network, no model.',
      ),
    ]
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
          ...this.#labelled(scene.label, scene.answer, red, (label) => bold(red(label))),
        ]
      case 'task':
        return ['', this.#taskRule(scene)]
      case 'turn':
        return this.#turn(scene)
      case 'end':
        return this.#end(scene.state, scene.journal)
    }
  }

  closing(seconds: number): string[] {
    return [
      '',
      ...this.#words(
        `Done in ${seconds.toFixed(1)} s; the repository and all else of this demo is gone again.`,
      ),
      ...this.#words('Your own plan: install the plugin (README.md), then /ultraplan:implement <spec>.'),
      '',
    ]
  }

  #turn({ turn, result, sentBack }: Scene & { kind: 'turn' }): string[] {
    const { bold, dim, green, italic, yellow } = this.#paint
    const [said = ''] = turn.claim.split('\n')
    const lines = [
      '',
      ...this.#labelled('executor', turn.deed),
      ...this.#labelled('claims', `"${said}"`, italic),
    ]
    if (result.outcome !== 'PASSED') {
      const blocking = result.findings.filter(({ severity }) => severity === 'block')
      const follows = sentBack
        ? 'the same executor is sent back with exactly this'
        : 'the attempt has failed: a fresh executor gets the task, and what went wrong'
      return [
        ...lines,
        ...blocking.flatMap((one) => this.#finding(one)),
        ...this.#labelled('retry', follows, yellow, yellow),
      ]
    }
    const proof = result.commands.map(
      ({ command, exitCode }) => `the gate ran \`${command}\` itself: exit ${exitCode}`,
    )
    const passed = result.checks.filter((check) => check.result === 'pass').length
    return [
      ...lines,
      ...proof.flatMap((text) => this.#labelled('proof', text, dim)),
      ...this.#labelled(
        'approved',
        `commit ${result.commit.slice(0, 10)}, ${passed} checks passed`,
        green,
        (label) => bold(green(label)),
      ),
    ]
  }

  #finding(finding: Finding): string[] {
    const { bold, dim, red } = this.#paint
    const place = finding.file ? `${finding.file}${finding.line ? `:${finding.line}` : ''} ` : ''
    return [
      ...this.#labelled('refused', `${place}${finding.message} [${finding.id}]`, red, (label) =>
        bold(red(label)),
      ),
      // A fix may bring a template along; its first line says what to do.
      ...this.#labelled('', finding.fix?.split('\n')[0] ?? '', dim),
    ]
  }

  #end(state: string, journal: readonly JournalEvent[]): string[] {
    const { bold } = this.#paint
    const refused = journal.filter(
      (event) =>
        event.type === 'refused' || (event.type === 'gate_judged' && event.result.outcome !== 'PASSED'),
    ).length
    const approved = journal.filter((event) => event.type === 'task_approved').length
    return [
      '',
      this.#rule('STATE.md, beside the plan'),
      ...clean(state)
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => (line.startsWith('#') ? bold : (text: string) => text)(cut(`  ${line}`, this.#width))),
      '',
      this.#rule('the journal, in the git folder'),
      ...journalTable(journal, this.#paint, this.#width),
      '',
      bold(`${refused} lies refused, ${approved} tasks approved.`),
    ]
  }

  #taskRule({ id, title, attempt, done, total }: Scene & { kind: 'task' }): string {
    const bar = '#'.repeat(done * CELLS_PER_TASK) + '-'.repeat((total - done) * CELLS_PER_TASK)
    const right = ` [${bar}] ${done}/${total}`
    const left = `── task ${id} ${oneLine(title)}, attempt ${attempt} `
    const room = this.#width - right.length
    return this.#paint.cyan(cut(left, room) + '─'.repeat(Math.max(0, room - left.length)) + right)
  }

  #rule(title: string): string {
    const line = `── ${title} `
    return this.#paint.cyan(line + '─'.repeat(Math.max(0, this.#width - line.length)))
  }

  #words = (text: string): string[] => wrap(text, this.#width).map(this.#paint.dim)

  /** A label, and words that are wrapped before they are painted, so that no colour is cut in two. */
  #labelled(
    label: string,
    text: string,
    paint: Paint = (plain) => plain,
    paintLabel: Paint = this.#paint.bold,
  ): string[] {
    if (text === '') return []
    return wrap(oneLine(text), this.#width - LABEL - 2).map((line, index) => {
      const head = index === 0 && label !== '' ? paintLabel(label.padEnd(LABEL)) : ' '.repeat(LABEL)
      return `  ${head}${paint(line)}`
    })
  }
}
