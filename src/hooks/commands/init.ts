import { offerInit } from '../../engine/init.ts'
import { answer, refuse } from './answer.ts'
import type { CommandHook } from './index.ts'
import { optionsOf } from './typed.ts'

const USAGE =
  '/ultraplan:init [plan] [--mode <mode>] [--pre-push] [--status-line] [--yes] | /ultraplan:init --undo [--yes]'

/** Shows what would be written; with --yes, writes it. */
export const run: CommandHook = ({ argument, context: { session } }) => {
  const typed = optionsOf(argument, ['yes', 'pre-push', 'status-line', 'mode', 'undo'], USAGE, ['mode'])
  if ('error' in typed) return refuse(typed)
  const { options } = typed
  const mode = options.get('mode')
  // No other option takes a value: words behind one are the plan's.
  const flags = [...options].filter(([name]) => name !== 'mode').map(([, words]) => words)
  const plan = [typed.words, ...flags].find((words) => words !== '') ?? ''
  const undo = options.has('undo')
  const offer = offerInit({
    ...session,
    folder: session.env.CLAUDE_PROJECT_DIR ?? session.cwd,
    plan,
    prePush: options.has('pre-push'),
    statusLine: options.has('status-line'),
    ...(session.env.CLAUDE_PLUGIN_ROOT ? { plugin: session.env.CLAUDE_PLUGIN_ROOT } : {}),
    ...(mode === undefined ? {} : { permissionMode: mode }),
    undo,
  })
  if ('error' in offer) return refuse(offer)
  const lines = offer.text === '' ? [] : [offer.text]
  if (offer.empty)
    return answer({
      text: [...lines, undo ? 'nothing to take back' : 'nothing to do: all of it is here already'].join('\n'),
    })
  if (options.has('yes')) return answer({ text: offer.apply() })
  const again = [
    '/ultraplan:init',
    plan,
    ...[...options.keys()].map((name) => (name === 'mode' ? `--mode ${mode}` : `--${name}`)),
    '--yes',
  ]
  return answer({
    text: [
      undo ? 'ultraplan init --undo would leave these so:' : 'ultraplan init would write:',
      ...lines,
      ...(offer.hookOffered
        ? ['  --pre-push adds a hook that refuses to push work which is not approved']
        : []),
      ...(offer.lineOffered
        ? ["  --status-line adds the run to this client's status line, for you alone"]
        : []),
      `nothing is changed yet; to do it, type: ${again.filter((word) => word !== '').join(' ')}`,
    ].join('\n'),
  })
}
