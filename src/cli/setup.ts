import { listChecks } from '../engine/project/checks.ts'
import { examine } from '../engine/setup/doctor.ts'
import { type InitAsk, type InitOffer, isOwnOnly, offerInit } from '../engine/setup/init.ts'
import { renderChecks, renderDoctor, renderFindings } from '../view/findings.ts'
import { command, FLAG, orFail, TEXT, type Terminal, UsageError } from './command.ts'

export const checks = command({
  summary: 'list all checks of the gate, with seed, stage and severity',
  usage: 'ultraplan checks [--json]',
  examples: ['ultraplan checks', 'ultraplan checks --json'],
  options: { json: FLAG },
  act({ terminal: { cwd, colour }, print }) {
    const listed = listChecks(cwd)
    const { findings } = listed
    const broken = findings.length === 0 ? '' : `\n${renderFindings(findings, { colour })}\n`
    print(listed, () => `${renderChecks(listed.checks, { colour })}\n${broken}`)
    return findings.length > 0 ? 1 : 0
  },
})

/** Exit code 0: nothing is broken. 1: something is. */
export const doctor = command({
  summary: 'look at everything a run needs: programs, plugin, sessions, journal, permission rules',
  usage: 'ultraplan doctor [plan] [--fix] [--json]',
  examples: [
    'ultraplan doctor',
    'ultraplan doctor demo      # would this plan be stopped by questions?',
    'ultraplan doctor --fix     # remove what sessions left behind',
  ],
  options: { fix: FLAG, json: FLAG },
  words: 1,
  act({ values: { fix = false }, words: [plan = ''], terminal, print }) {
    const diagnoses = examine({ ...terminal, plan, fix })
    print({ diagnoses }, () => renderDoctor(diagnoses, terminal))
    return diagnoses.some(({ state }) => state === 'fail') ? 1 : 0
  },
})

export const init = command({
  summary:
    'set a project up: permission rules for unattended runs, the bare /implement, a commented configuration, a pre-push hook; for you alone: a status line, a launcher',
  usage:
    'ultraplan init [plan] [--mode <mode>] [--pre-push] [--status-line] [--launcher] [--notify] [--yes] | ultraplan init --undo [--yes]',
  examples: [
    'ultraplan init                  # shows what it would write, then asks',
    'ultraplan init demo --yes       # rules for the commands of one plan, without asking',
    'ultraplan init --mode acceptEdits  # also set the permission mode, for everybody in the project',
    'ultraplan init --pre-push       # also refuse to push what is not approved',
    "ultraplan init --status-line    # show the run in the client's status line, and change nothing else",
    'ultraplan init --launcher       # put ultraplan into your own bin folder, and change nothing else',
    'ultraplan init --notify         # also a notification on the desktop when a run needs you or ends',
    'ultraplan init --undo           # take back exactly what it wrote',
  ],
  options: {
    yes: { type: 'boolean', short: 'y' },
    'pre-push': FLAG,
    'status-line': FLAG,
    launcher: FLAG,
    notify: FLAG,
    mode: TEXT,
    undo: FLAG,
  },
  words: 1,
  async act({ values, words: [plan = ''], terminal }) {
    const { yes = false, undo = false, launcher = false, notify = false, mode } = values
    const { 'pre-push': prePush = false, 'status-line': statusLine = false } = values
    const permissionMode = mode === undefined ? {} : { permissionMode: mode }
    const typed = { plan, prePush, statusLine, launcher, notify, ...permissionMode }
    const ask: InitAsk = { ...terminal, ...typed, undo, ownOnly: isOwnOnly(typed) }
    const offer = await completed(ask, yes, terminal)
    terminal.out(`${offer.text}\n`)
    if (offer.empty) return
    if (!yes && !(await agreed(undo ? 'take this back?' : 'write this?', terminal)))
      terminal.out('nothing was changed\n')
    else terminal.out(`${offer.apply()}\n`)
  },
})

/** Asks about optional parts first, so that everything that would be written can be shown together. */
async function completed(ask: InitAsk, yes: boolean, terminal: Terminal): Promise<InitOffer> {
  const offer = orFail(offerInit(ask))
  if (yes || ask.undo || !terminal.askLine) return offer
  const hook = 'also install a pre-push hook that refuses work which is not approved?'
  const line = "also show the run in the client's status line, in your own settings of this project?"
  const prePush = ask.prePush || (offer.hookOffered && (await agreed(hook, terminal)))
  const statusLine = ask.statusLine || (offer.lineOffered && (await agreed(line, terminal)))
  const program = 'also put a launcher into your own bin folder, so that your terminal knows ultraplan?'
  const launcher = ask.launcher || (offer.launcherOffered && (await agreed(program, terminal)))
  return orFail(offerInit({ ...ask, prePush, statusLine, launcher }))
}

async function agreed(question: string, terminal: Terminal): Promise<boolean> {
  if (!terminal.askLine)
    throw new UsageError(
      'this needs a yes, and there is no terminal to ask in: nothing was changed',
      'add --yes to have it done',
    )
  return /^y(?:es)?$/i.test((await terminal.askLine(`${question} [y/N] `)).trim())
}
