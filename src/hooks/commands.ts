import { pluginFolder, projectFolder } from '../client/session.ts'
import { MODULE_MISSING, type Said } from '../client/signature.ts'
import { type HookInput, type Reply, text } from '../client/wire.ts'
import type { Typed } from '../engine/people/person.ts'
import type { Refusal } from '../engine/runs/open-run.ts'
import type { InitOffer } from '../engine/setup/init.ts'
import { COMMANDS, commandHelp, commandList, commandNamed, typedIn, type Where } from '../model/commands.ts'
import { nearest } from '../model/nearest.ts'
import type { HookContext } from './table.ts'

export interface TypedCommand {
  argument: string
  /** What our module has signed, if it is not the command itself. */
  signed?: Said
  input: HookInput
  context: HookContext
}

/** What was done, in words for the person, and what the model has to do next, if anything. */
type Result = { text: string; next?: string | undefined; isBad?: boolean } | Refusal | Reply

/** The parsed words of a typed command. */
interface Arguments extends TypedArguments {
  /** The one task that is named; empty when none is. */
  task: string
}

interface Act {
  usage?: string
  /** Any other option is refused, so that a typing error decides nothing. Absent: words are not read as options. */
  options?: readonly string[]
  /** Options that take one word. */
  short?: readonly string[]
  /** The option beside --task that takes no value: the words after it name the task. Absent: no task is named. */
  flag?: string
  /** The command takes no words. */
  wholeRun?: true
  /** Its answer is the program's own: lines for a terminal are told as they are typed here. Other answers quote what others wrote. */
  answersAsProgram?: true
  act(by: Typed, typed: Arguments, command: TypedCommand): Result | Promise<Result>
}

/** What each command of `model/commands.ts` does. The engine's verbs are loaded when they are typed. */
export const ACTS: Readonly<Record<string, Act>> = {
  adopt: {
    usage: '/ultraplan:adopt --task <id or name>, or /ultraplan:adopt --commits',
    options: ['task', 'commits'],
    flag: 'commits',
    async act(by, { task, options }) {
      const { adoptCommits, adoptWork } = await import('../engine/people/overrides.ts')
      if (!options.has('commits')) return adoptWork(by, { task })
      if (task === '') return adoptCommits(by)
      return {
        error: 'a task and commits are two things to answer for: adopt one at a time',
        fix: this.usage ?? '',
      }
    },
  },
  cancel: {
    wholeRun: true,
    act: async (by) => (await import('../engine/people/control-run.ts')).cancelRun(by.session, by),
  },
  confirm: {
    act: async (by, { words, options }) =>
      (await import('../engine/people/overrides.ts')).confirmForce(by, options.size > 0 ? '' : words),
  },
  decide: {
    usage: '/ultraplan:decide [--task <id>] <choice>',
    options: ['task', 'choice', 'reason'],
    short: ['task'],
    act: async (by, { words, options }) =>
      (await import('../engine/people/decide-task.ts')).decideTask(by, {
        task: options.get('task') ?? '',
        choice: options.get('choice') ?? words,
        reason: options.get('reason') ?? '',
      }),
  },
  doctor: {
    answersAsProgram: true,
    async act({ session }, { words }, { input }) {
      const { doctorText } = await import('../engine/setup/doctor.ts')
      return doctorText(session, words, text(input.permission_mode) || undefined)
    },
  },
  'force-complete': {
    usage: '/ultraplan:force-complete --task <id or name> --override-all',
    options: ['task', 'override-all'],
    flag: 'override-all',
    act: async (by, { task, options }) =>
      (await import('../engine/people/overrides.ts')).askForce(by, {
        task,
        overrideAll: options.has('override-all'),
      }),
  },
  help: {
    act(_by, { words }) {
      const name = words.replace(/^\/?(?:ultraplan:)?/, '')
      const command = commandNamed(name)
      if (command) return { text: commandHelp(command) }
      if (name === '') return { text: commandList() }
      const near = nearest(
        name,
        COMMANDS.map((each) => each.name),
      )
      const fix = near ? `did you mean /ultraplan:help ${near}?` : '/ultraplan:help lists them'
      return { error: `there is no command ${name.replace(/\p{Cc}/gu, ' ')}`, fix }
    },
  },
  implement: {
    usage: '/ultraplan:implement <plan> [--optional run|skip]',
    options: ['optional'],
    short: ['optional'],
    async act({ session, signed, now }, { words, options }, { input }) {
      const { startRun } = await import('../engine/start-run.ts')
      const said = options.get('optional')
      const optional = (['run', 'skip'] as const).find((each) => each === said)
      if (said !== optional)
        return { error: 'optional tasks run, or they are left out: run or skip', fix: this.usage ?? '' }
      const solo = input.agent_type === 'ultraplan:spec-executor'
      const mode = input.permission_mode ? { mode: input.permission_mode } : {}
      const answer = optional === undefined ? {} : { optional }
      const started = startRun(session, { argument: words, solo, now, signed, ...mode, ...answer })
      if ('error' in started) return started
      return { kind: 'context', text: started.text, show: started.remarks.join('\n') || undefined }
    },
  },
  init: {
    answersAsProgram: true,
    usage:
      '/ultraplan:init [plan] [--mode <mode>] [--pre-push] [--status-line] [--launcher] [--notify] [--yes] | /ultraplan:init --undo [--yes]',
    options: ['yes', 'pre-push', 'status-line', 'launcher', 'notify', 'mode', 'undo'],
    short: ['mode'],
    async act({ session }, { words, options }) {
      const { isOwnOnly, offerInit } = await import('../engine/setup/init.ts')
      const mode = options.get('mode')
      // No other option takes a value, so the words after one name the plan.
      const flags = [...options].filter(([name]) => name !== 'mode').map(([, value]) => value)
      const plan = [words, ...flags].find((each) => each !== '') ?? ''
      const plugin = pluginFolder(session.env)
      const typed = {
        plan,
        prePush: options.has('pre-push'),
        statusLine: options.has('status-line'),
        launcher: options.has('launcher'),
        notify: options.has('notify'),
        ...(mode === undefined ? {} : { permissionMode: mode }),
      }
      const offer = offerInit({
        ...session,
        ...typed,
        folder: projectFolder(session),
        ...(plugin ? { plugin } : {}),
        undo: options.has('undo'),
        ownOnly: isOwnOnly(typed),
      })
      if ('error' in offer) return offer
      return { text: options.has('yes') && !offer.empty ? offer.apply() : wordOffer(offer, plan, options) }
    },
  },
  land: {
    wholeRun: true,
    act: async (by) => (await import('../engine/people/land.ts')).landWork(by),
  },
  lint: {
    answersAsProgram: true,
    act: async ({ session }, _typed, { argument }) =>
      (await import('../engine/project/lint-plan.ts')).lintText(session.cwd, argument),
  },
  log: {
    act: async ({ session }, { words }) =>
      (await import('../engine/report/typed-views.ts')).logText(session, words),
  },
  new: {
    answersAsProgram: true,
    async act({ session }, { words }) {
      const { newPlan } = await import('../engine/project/read-plan.ts')
      const written = newPlan(session.cwd, words)
      if ('error' in written) return written
      return { text: [...written.files, `fill them in, then: /ultraplan:lint ${words}`].join('\n') }
    },
  },
  // Our module answers it where it is loaded; only without it the command comes here.
  pane: { act: () => ({ error: 'the pane cannot be shown', fix: MODULE_MISSING }) },
  pause: {
    wholeRun: true,
    act: async (by) => (await import('../engine/people/control-run.ts')).pauseRun(by.session, by),
  },
  prepare: {
    answersAsProgram: true,
    usage:
      '/ultraplan:prepare [plan] [--default "<command>"] [--probe] [--yes] | /ultraplan:prepare [plan] --undo [--yes]',
    options: ['probe', 'yes', 'undo', 'default'],
    async act({ session }, { words, options }) {
      const { offerPrepare, probeProofs } = await import('../engine/project/prepare-plan.ts')
      const all = options.get('default')
      if (all === '') return { error: '--default names no command', fix: this.usage ?? '' }
      // No other option takes a value, so the words after one name the plan.
      const plan =
        [words, ...[...options].map(([name, value]) => (name === 'default' ? '' : value))].find(
          (each) => each !== '',
        ) ?? ''
      const offer = offerPrepare({
        ...{ cwd: session.cwd, argument: plan, undo: options.has('undo') },
        default: all,
      })
      if ('error' in offer) return offer
      if (offer.empty) return { text: offer.text }
      const probed = options.has('probe') ? await probeProofs(session.cwd, offer.commands, session.env) : []
      const again = [
        ...['/ultraplan:prepare', plan, options.has('undo') ? '--undo' : ''],
        ...[all === undefined ? '' : `--default "${all}"`, '--yes'],
      ]
      const next = options.has('yes')
        ? offer.apply()
        : `nothing is changed yet; to do it, type: ${again.filter((word) => word !== '').join(' ')}`
      const ran = probed.length > 0 ? ['run now, before any work:', ...probed] : []
      return { text: [offer.text, ...ran, next].join('\n') }
    },
  },
  report: {
    act: async ({ session }, _typed, { argument }) =>
      (await import('../engine/report/write-report.ts')).reportText(session, argument.trim()),
  },
  resume: {
    wholeRun: true,
    act: async (by) => (await import('../engine/people/control-run.ts')).resumeRun(by),
  },
  retry: {
    usage: '/ultraplan:retry --task <id or name> [--longer]',
    options: ['task', 'longer'],
    flag: 'longer',
    act: async (by, { task, options }) =>
      (await import('../engine/people/decide-task.ts')).retryTask(by, {
        task,
        longer: options.has('longer'),
      }),
  },
  show: {
    act: async ({ session }, { words }) =>
      (await import('../engine/report/typed-views.ts')).showText(session, words),
  },
  'skip-verify': {
    usage: '/ultraplan:skip-verify --task <id or name> --reason "<why>"',
    options: ['task', 'reason'],
    flag: '',
    act: async (by, { task, options }) =>
      (await import('../engine/people/overrides.ts')).skipTask(by, {
        task,
        reason: options.get('reason') ?? '',
      }),
  },
  summary: {
    act: async ({ session }) => (await import('../engine/report/typed-views.ts')).summaryText(session),
  },
  status: {
    act: async ({ session }) => (await import('../engine/report/status.ts')).statusText(session),
  },
}

/** What `init` would write, and what to type so that it does. */
function wordOffer(offer: InitOffer, plan: string, options: ReadonlyMap<string, string>): string {
  if (offer.empty) return offer.text
  const again = [
    '/ultraplan:init',
    plan,
    ...[...options].map(([name, value]) => (name === 'mode' ? `--mode ${value}` : `--${name}`)),
    '--yes',
  ]
  return [
    options.has('undo') ? 'ultraplan init --undo would leave these so:' : 'ultraplan init would write:',
    offer.text,
    ...(offer.hookOffered
      ? ['  --pre-push adds a hook that refuses to push work which is not approved']
      : []),
    ...(offer.lineOffered
      ? ["  --status-line adds the run to this client's status line, for you alone"]
      : []),
    ...(offer.launcherOffered
      ? ['  --launcher puts ultraplan into your own bin folder, for your terminal']
      : []),
    ...(options.has('undo') || options.has('notify')
      ? []
      : ['  --notify has your desktop or terminal tell you when a run needs you or ends']),
    `nothing is changed yet; to do it, type: ${again.filter((word) => word !== '').join(' ')}`,
  ].join('\n')
}

/** Does what was typed, and words the answer. */
export async function runCommand(name: string, command: TypedCommand): Promise<Reply> {
  const act = ACTS[name]
  if (!act) throw new Error(`/ultraplan:${name} has no act`)
  const { argument, input, context, signed } = command
  const { mode } = context.session
  const typed = argumentsOf(argument, act)
  if ('error' in typed) return refuse(typed, mode)
  const by = {
    ...context,
    command: `/ultraplan:${name}`,
    signed: signed ?? { command: `ultraplan:${name}`, args: argument },
    prompt: text(input.prompt_id),
  }
  const done = await act.act(by, typed, command)
  const { useUp } = await import('../engine/people/person.ts')
  useUp(by)
  const result = act.answersAsProgram && 'text' in done ? { ...done, text: typedIn(done.text, mode) } : done
  // A command that takes no words ignores them. But they may have been meant for one task, so the answer says that the
  // command is for the whole run.
  return 'text' in result && act.wholeRun && argument !== ''
    ? answer(
        {
          ...result,
          text: `${result.text}\n/ultraplan:${name} takes no words: it is about the whole run`,
        },
        mode,
      )
    : answer(result, mode)
}

function argumentsOf(
  argument: string,
  { options: known, short, flag, usage: fix = '' }: Act,
): Arguments | Refusal {
  const typed = typedArguments(argument, short)
  const { words, options, twice } = typed
  if (!known) return { ...typed, task: '' }
  const unknown = [...options.keys()].find((name) => !known.includes(name))
  if (unknown !== undefined) return { error: `there is no option --${unknown} here`, fix }
  if (twice !== undefined) return { error: `--${twice} stands there twice, and only one can be meant`, fix }
  if (flag === undefined) return { ...typed, task: '' }
  const task = options.get('task')
  const other = [words, options.get(flag) ?? ''].filter((each) => each !== '').join(' ')
  if (task === undefined || other === '') return { ...typed, task: task ?? other }
  const said = other.replace(/\p{Cc}/gu, ' ')
  return { error: `nothing is known to do with "${said}" beside --task`, fix }
}

/**
 * Blocking the prompt answers a person without asking the model, which costs no token. The client heads such an answer
 * with words about a blocked operation, so its first sign says whether it was done, and all is well.
 */
function answer(result: Result, mode: Where): Reply {
  if ('error' in result) return refuse(result, mode)
  if ('kind' in result) return result
  const { text: said, next, isBad } = result
  if (next === undefined) return { kind: 'block', reason: `${isBad ? '✗' : '✔'} ${said}` }
  return said === ''
    ? { kind: 'context', text: next }
    : { kind: 'context', text: `${said}\n${next}`, show: `✔ ultraplan: ${said}` }
}

export const refuse = ({ error, fix }: Refusal, mode: Where): Reply => ({
  kind: 'block',
  reason: `✗ ultraplan: ${typedIn(`${error}\n${fix}`, mode)}`,
})

/** The arguments of a typed command. */
interface TypedArguments {
  /** The words that belong to no option. */
  words: string
  options: Map<string, string>
  /** An option that was given twice, so that it is not clear which value was meant. */
  twice?: string
}

const OPTION = /^(?:--|\u2014|\u2013{1,2})([a-z][a-z-]*)(?:=(.*))?$/is

/**
 * Reads arguments as people type them: `--task 3`, `--task=3`, `--task "Task 3" --reason the API is down`. An option
 * takes every word up to the next option, unless its value is quoted or it is named in `short`. Quotes, also curly
 * ones, are optional. A dash that a keyboard turned into a long one is accepted.
 */
export function typedArguments(text: string, short: readonly string[] = []): TypedArguments {
  const options = new Map<string, string>()
  const words: string[] = []
  let open: string | undefined
  let twice: string | undefined
  for (const token of tokens(text)) {
    const option = optionIn(token)
    if (option) {
      if (options.has(option.name)) twice ??= option.name
      options.set(option.name, option.value)
      open = option.open
    } else if (open === undefined) words.push(token.value)
    else {
      const before = options.get(open) ?? ''
      options.set(open, `${before} ${token.value}`.trim())
      if (isWhole(token, before, short.includes(open))) open = undefined
    }
  }
  return { words: words.join(' '), options, ...(twice === undefined ? {} : { twice }) }
}

interface Token {
  value: string
  quoted: boolean
}

/** An option without a value of its own is open for the words after it. */
function optionIn({ value, quoted }: Token) {
  const [, typed, assigned] = (quoted ? undefined : OPTION.exec(value)) ?? []
  const name = typed?.toLowerCase()
  if (name === undefined) return undefined
  return { name, value: assigned ?? '', open: assigned === undefined ? name : undefined }
}

/** Whether the value of an option ends here. "Task 3" is one name, with or without its quotes. */
const isWhole = ({ value, quoted }: Token, before: string, isShort: boolean): boolean =>
  (quoted && before === '') || (isShort && !/^task$/i.test(value))

/** A quotation up to a quote of the same kind that a blank follows (an apostrophe has a letter after it), or one word. */
const TOKEN = /(?:--[a-z-]+=)?(?:".*?"|'.*?'|\u201c.*?\u201d|\u2018.*?\u2019|\u00ab.*?\u00bb)(?=\s|$)|\S+/gis
const QUOTED = /^(--[a-z-]+=)?["'\u201c\u2018\u00ab](.*)["'\u201d\u2019\u00bb]$/is

const tokens = (text: string): Token[] =>
  (text.match(TOKEN) ?? []).map((word) => {
    const [whole, name = '', value = ''] = QUOTED.exec(word) ?? []
    return whole === undefined ? { value: word, quoted: false } : { value: name + value, quoted: name === '' }
  })
