import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { held } from '../../src/gate/checks/work/held.ts'
import { history } from '../../src/gate/checks/work/history.ts'
import { commitByName, commitIfYours, takeBack } from '../../src/gate/plan-text.ts'
import { shellWord } from '../../src/model/run.ts'
import { facts } from '../support/facts.ts'
import {
  commandsIn,
  everythingSaid,
  losesIn,
  type Said,
  shellTextsOf,
  textsOf,
  verbOf,
} from './find-commands.ts'
import { committedBy, harmBy, makePersonsTree, PERSONS, type PersonsTree } from './persons-tree.ts'

/** Texts with commands that are not advice. Each place has to exist, or it is removed from this list. */
const NOT_ADVICE: Record<string, string> = {
  'demo/play.ts': 'the demo makes a repository of its own with it',
  'demo/story.ts': 'what the demo’s executor runs in that repository',
  'src/client/permissions/needed.ts': 'commands that a permission rule is tried on',
  'src/io/git.ts': 'names the command that has failed',
  'src/engine/project/init-files.ts': 'a hook’s own script; it only reads',
  'src/plan/lint/rules/verify.ts': 'names what a plan’s verify runs',
  'skills/plan/reference/verify.md': 'an example of a verify that proves nothing; it only reads',
}

/** Texts that tell their reader to remove something, and why that is not a person’s file. */
const MAY_LOSE: Record<string, string> = {
  'commit or stash that first, in a terminal of their own': 'asks the person, about their own work',
  'commit or stash them, so that what an executor changes': 'asks the person, before a run starts',
  'it belongs to another machine or container; if it is gone, delete': 'the lock of the journal',
  'if the run never started': 'the empty folder of a run, in the git folder',
}

/**
 * The possible values of an expression inside a command. An expression that is not listed here cannot be tried, and
 * fails the test.
 */
const COMMIT = (tree: PersonsTree) => [tree.base]
const PATH = () => Object.values(PERSONS).map(fileWord)
const SLOTS: Record<string, (tree: PersonsTree) => string[]> = {
  'found.from.slice(0, 10)': COMMIT,
  'from.slice(0, 10)': COMMIT,
  'to.slice(0, 10)': COMMIT,
  'commit.slice(0, 10)': COMMIT,
  'commit.slice(0, 12)': COMMIT,
  'base.slice(0, 12)': COMMIT,
  'run.approvedHead': COMMIT,
  'short(last)': COMMIT,
  'short(lost)': COMMIT,
  'short(foreign.carrier)': COMMIT,
  'shortCommit(from)': COMMIT,
  'shortCommit(to)': COMMIT,
  'shortCommit(run.base)': COMMIT,
  'shortCommit(run.approvedHead)': COMMIT,
  'shortCommit(approvedHead)': COMMIT,
  'run.approvedHead.slice(0, 10)': COMMIT,
  RECEIPTS_REF: () => ['ultraplan'],
  name: () => ['refs/ultraplan/run/approved'],
  'missing ?? approvedRef(run.id)': ({ base }) => ['refs/ultraplan/run/approved', 'same', base],
  // A folder that is gone.
  'shellWord(root)': () => [shellWord('.git/made again')],
  'shellWord((isolated && target) || branch)': () => ['before', 'same'],
  'run.branch': () => ['before', 'same'],
  branch: () => ['before', 'same'],
  'shellWord(target)': () => ['before', 'same'],
  'shellWord(run.target)': () => ['before', 'same'],
  target: () => ['before', 'same'],
  approved: COMMIT,
  since: COMMIT,
  "facts.landing.kind === 'landed' ? shortCommit(facts.landing.at) : approved": COMMIT,
  'approvedHead.slice(0, 10)': COMMIT,
  expected: () => ['before', 'same'],
  'shellWord(expected)': () => ['before', 'same'],
  'shellWord(actual ?? head.slice(0, 12))': () => ['main'],
  'nameOf(entry)': () => ['core.excludesFile'],
  CONFIG_FILE: PATH,
  "tracked.join(' ')": PATH,
  files: PATH,
  'shellWord(path)': () => Object.values(PERSONS).map(shellWord),
  'fileWord(path)': PATH,
  'shellWord(then)': ({ base }) => Object.values(PERSONS).map((path) => shellWord(`${base}:${path}`)),
  'task.commit ? JSON.stringify(task.commit) : \'"what it does"\'': () => ['"feat: it"'],
  entry: ({ entry }) => [
    ...Object.values(PERSONS).map((path) => `--force-remove -- ${shellWord(path)}`),
    ...[PERSONS.changed, PERSONS.both, PERSONS.staged].map(
      (path) => `--cacheinfo ${shellWord(`${entry(path)},${path}`)}`,
    ),
  ],
  '<files>': PATH,
  '<plan>': PATH,
  '<name>': () => ['another'],
}

function fileWord(path: string): string {
  return /-- (.*) &&/.exec(commitByName(path))?.[1] ?? ''
}

const advised = everythingSaid().filter(({ place }) => !(place.replace(/:\d+$/, '') in NOT_ADVICE))
const commands = advised.flatMap((said) => commandsIn(said).map((command) => ({ ...said, command })))

let tree: PersonsTree
beforeAll(() => {
  tree = makePersonsTree()
})
afterAll(() => tree.dispose())

/** Every way to fill in a command: the same expression has the same value throughout. */
function filled(command: string, slots: readonly string[]): string[] {
  const [slot] = /§\d+§|<[\w-]+>/.exec(command) ?? []
  if (slot === undefined) return [command]
  const number = /^§(\d+)§$/.exec(slot)?.[1]
  const expression = number === undefined ? slot : (slots[Number(number)] ?? '')
  const values = SLOTS[expression]
  if (!values) throw new Error(`say in SLOTS what ${expression} stands for in: ${command}`)
  const same = (text: string, value: string) =>
    text.replace(/§(\d+)§|<[\w-]+>/g, (found, index) =>
      (index === undefined ? found : slots[Number(index)]) === expression ? value : found,
    )
  return values(tree).flatMap((value) => filled(same(command, value), slots))
}

const subjectOf = (command: string): string | undefined =>
  Object.values(PERSONS).find(
    (path) => command.includes(path) || command.includes(shellWord(path).slice(1, -1)),
  )

const harmOf = ({ command, slots }: Said & { command: string }): string[] =>
  harmBy(
    tree,
    filled(command, slots).map((each) => ({ command: each, subject: subjectOf(each) })),
  )

test('every text that we can print was looked at', () => {
  expect(everythingSaid().length).toBeGreaterThan(2000)
  expect(new Set(commands.map(({ command }) => command)).size).toBeGreaterThan(15)
  const places = new Set(
    everythingSaid()
      .filter((said) => commandsIn(said).length > 0)
      .map(({ place }) => place.replace(/:\d+$/, '')),
  )
  expect(Object.keys(NOT_ADVICE).filter((place) => !places.has(place))).toEqual([])
})

test.each(commands.map((each) => [each.place, each.command, each] as const))(
  '%s: a person’s edits are unharmed by %s',
  (_, __, each) => {
    expect(harmOf(each)).toEqual([])
  },
)

/** A file or its argument may come from elsewhere, so these are never said at all, whatever follows them. */
const NEVER = new Set(['checkout', 'restore', 'reset', 'stash', 'clean', 'rm'])

test('no text holds a command that is there to take changes away', () => {
  const verbs = (all: typeof commands) => all.map(({ command }) => verbOf(command))
  expect(verbs(commands).filter((verb) => NEVER.has(verb))).toEqual([])
  const split = textsOf('planted.ts', "say('put it back: git restore -- ' + path)")
  expect(split.flatMap(commandsIn).map(verbOf)).toEqual(['restore'])
})

test('no text tells an agent to take a file or a change away', () => {
  const found = advised.flatMap((said) =>
    losesIn(said).map((words) => `${said.place} ${words}: ${said.text}`),
  )
  const excused = (text: string) => Object.keys(MAY_LOSE).find((words) => text.includes(words))
  expect(found.filter((text) => excused(text) === undefined)).toEqual([])
  expect(new Set(found.map(excused))).toEqual(new Set(Object.keys(MAY_LOSE)))
})

describe('a planted advice is found', () => {
  const planted = (source: string) => {
    const [said] = textsOf('planted.ts', source)
    return said as Said
  }

  /** An expression, as a template of the source has it. */
  const slot = (expression: string) => `$\u007b${expression}}`
  const FILE = slot('fileWord(path)')

  test.each([
    [`\`git checkout ${slot('base.slice(0, 12)')} -- ${FILE}\``],
    [`\`put it back: git restore -- ${FILE}, and commit\``],
    ["'first git stash and go on'"],
    ["'start again with git reset --hard'"],
    ["'tidy up: git clean -fd'"],
    ["'tidy up: git clean -fdx'"],
    [`\`rm ./${FILE} if nothing needs it\``],
    [`\`mv ./${FILE} ./elsewhere\``],
    ["'commit everything: git add -A && git commit -m x'"],
    ["'commit everything: git commit -am x'"],
    [`\`git rm -f -- ${FILE}\``],
    [`\`git switch -f ${slot('expected')}\``],
  ])('harmful when it is run: %s', (source) => {
    const said = planted(source)
    const [command] = commandsIn(said)
    expect(command).toBeDefined()
    expect(harmOf({ ...said, command: command ?? '' })).not.toEqual([])
  })

  test.each([
    ["'git add it, or delete it if nothing needs it'"],
    ["'undo the change and commit'"],
    [`\`take the rule out, then remove ${slot('path')}\``],
  ])('harmful in words: %s', (source) => {
    expect(losesIn(planted(source))).not.toEqual([])
  })

  test.each([[`\`git add -- ${slot('whatever(path)')}\``], [`\`to go on: git ${slot('verb')} --hard\``]])(
    'one with a part that nobody has explained fails: %s',
    (source) => {
      const said = planted(source)
      expect(() => harmOf({ ...said, command: commandsIn(said)[0] ?? '' })).toThrow('say in SLOTS')
    },
  )

  test.each([
    ["'tidy up: git -C . clean -fd'"],
    ["'tidy up: git -c a.b=c clean -fd'"],
    ["'tidy up: git --no-pager reset --hard'"],
    ["'tidy up: rm README.md'"],
  ])('whatever is put before its verb: %s', (source) => {
    const said = planted(source)
    expect(harmOf({ ...said, command: commandsIn(said)[0] ?? '' })).not.toEqual([])
  })

  test('in a shell script of the plugin', () => {
    const [said] = shellTextsOf('planted.sh', '  echo "ultraplan: tidy up: git reset --hard"')
    expect(said && commandsIn(said)).toEqual(['git reset --hard'])
  })

  test('what a sentence forbids is none', () => {
    expect(
      commandsIn(planted("'never `git add -A`, `git add .` or `git commit -a`: people work here'")),
    ).toEqual([])
  })
})

describe('an executor that commits as it is told', () => {
  test('leaves what a person has staged out of its commit', () => {
    expect(committedBy(tree, commitByName('src/own.js'))).toEqual(['src/own.js'])
    const careless = 'git add -- src/own.js && git commit -m x'
    expect(committedBy(tree, careless)).toEqual(['src/own.js', PERSONS.staged])
  })

  test('names one file and no pattern, one word of the shell and nothing that it runs', () => {
    expect(commitIfYours('src/[id].ts')).toContain("git add -- ':(literal)src/[id].ts' && git commit")
    expect(takeBack('a $(rm x)`.js', 'b'.repeat(40))).toContain("-- 'a $(rm x)`.js' shows it")
    expect(shellWord("it's")).toBe("'it'\\''s'")
  })

  test('moves a branch only if it has moved it itself: a person may pull, amend or switch there', () => {
    const lost = [{ commit: 'b'.repeat(40), what: 'where the task began' }]
    const fixes = (actual: string) => {
      const answer = history.run(facts({ lost, branch: { expected: 'main', actual } }) as never)
      return 'skip' in answer ? [] : [answer].flat().map(({ fix }) => fix)
    }
    expect(fixes('main')).toEqual([
      expect.stringMatching(/^if you .*git update-ref .*if you did not.*status: blocked/),
    ])
    // Of a branch that may be a person's no history is told to be moved.
    expect(fixes('mine')).toEqual([
      expect.stringMatching(/^if you .*git switch .*if you did not.*status: blocked/),
    ])
  })

  test('takes what is not its own out of a commit without touching the file', () => {
    const path = PERSONS.untracked
    const answer = held.run(facts({ held: [{ path, task: '1.1', how: 'skipped', was: undefined }] }) as never)
    const [remark] = 'skip' in answer ? [] : [answer].flat()
    expect(remark?.fix).toContain(`git update-index --force-remove -- ${path} && git commit`)
  })
})
