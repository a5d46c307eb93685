import { isInsideClient } from '../client/environment.ts'
import { findRepository, type Repository } from '../io/git.ts'
import { applyInit, type InitPlan, planInit } from './init-project.ts'
import { INIT_MODES } from './init-settings.ts'
import { applyUndo, planUndo, type UndoPlan } from './init-undo.ts'
import { openRun, type Refusal } from './open-run.ts'
import { prePushPlace } from './pre-push.ts'

export interface InitAsk {
  cwd: string
  /** The folder that the client is started in; the top of the repository when it is not known. */
  folder?: string
  home: string
  env: NodeJS.ProcessEnv
  plan: string
  prePush: boolean
  /** Show the run in the client's status line. */
  statusLine: boolean
  /** The permission mode to write; as it was typed. */
  permissionMode?: string
  /** The plugin's folder, for what has to find it again; without it no status line is offered. */
  plugin?: string
  undo: boolean
}

/** What would be done, in words, and how to do it. */
export interface InitOffer {
  text: string
  /** Nothing to write or to take away. */
  empty: boolean
  /** The pre-push hook was not asked for and could be installed. */
  hookOffered: boolean
  /** The status line was not asked for and could be set. */
  lineOffered: boolean
  /** Does it, and says what comes next. */
  apply(): string
}

export function offerInit(ask: InitAsk): InitOffer | Refusal {
  const repository = findRepository(ask.cwd)
  if (!repository)
    return {
      error: `${ask.cwd} is not inside a git repository`,
      fix: 'change to the repository that holds the plan',
    }
  const refusal = modelMayNot(repository, ask)
  if (refusal) return refusal
  if (ask.undo) return offerUndo(planUndo(repository))
  const { permissionMode: typed, ...rest } = ask
  const permissionMode = INIT_MODES.find((known) => known === typed)
  if (typed !== undefined && permissionMode === undefined)
    return {
      error: `init writes no permission mode ${JSON.stringify(typed)}`,
      fix: `name one of: ${INIT_MODES.join(', ')}; without --mode none is written`,
    }
  const plan = planInit({
    ...rest,
    repository,
    folder: ask.folder ?? repository.root,
    ...(permissionMode ? { permissionMode } : {}),
  })
  return 'error' in plan ? plan : offer(plan, ask)
}

/** While a run goes on, rules are widened and hooks removed by a person who types it, not through a model's shell. */
function modelMayNot(repository: Repository, { home, env, folder }: InitAsk): Refusal | undefined {
  if (!isInsideClient(env) || folder !== undefined) return undefined
  const open = openRun(repository.root, home)
  if ('error' in open || open.run.state === 'finished' || open.run.state === 'cancelled') return undefined
  return {
    error: `run ${open.run.id} goes on in this repository, and only a person may change its rules  [init/run-active]`,
    fix: 'a person types /ultraplan:init in the client, or `ultraplan init` in a terminal of their own',
  }
}

function offer(plan: InitPlan, ask: InitAsk): InitOffer {
  const { changes, remarks } = plan
  const lines = changes.flatMap(({ name, isNew, what }) => [
    `  ${name}  ${isNew ? 'new' : 'changed'}`,
    ...what.map((line) => `    ${isNew && what.length === 1 ? '' : '+ '}${line}`),
  ])
  const hookOffered = !ask.prePush && prePushPlace(plan.repository).kind === 'free'
  return {
    empty: changes.length === 0,
    hookOffered,
    lineOffered: !ask.statusLine && plan.lineIsFree,
    text: [...lines, ...remarks.map((remark) => `  note: ${remark}`)].join('\n'),
    apply() {
      applyInit(plan)
      const tracked = changes.filter(({ isOwn }) => !isOwn).map(({ name }) => name)
      return [
        `written: ${changes.map(({ name }) => name).join(', ')}`,
        ...(tracked.length > 0
          ? [`commit what is to count: git add ${tracked.join(' ')} && git commit -m "Set up ultraplan"`]
          : []),
        'ultraplan init --undo takes it back',
      ].join('\n')
    },
  }
}

function offerUndo(plan: UndoPlan): InitOffer {
  const { steps } = plan
  const WORDS = { delete: 'deleted', restore: 'changed', keep: 'kept' }
  const doing = steps.filter(({ kind }) => kind !== 'keep')
  return {
    empty: doing.length === 0,
    hookOffered: false,
    lineOffered: false,
    text: steps.map(({ name, kind, what }) => `  ${name}  ${WORDS[kind]}: ${what}`).join('\n'),
    apply() {
      applyUndo(plan)
      const kept = steps.filter(({ kind }) => kind === 'keep').map(({ name }) => name)
      return [
        `taken back: ${doing.map(({ name }) => name).join(', ')}`,
        ...(kept.length > 0 ? [`kept, because they were changed since: ${kept.join(', ')}`] : []),
      ].join('\n')
    },
  }
}
