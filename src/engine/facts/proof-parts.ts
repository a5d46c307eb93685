import { posix } from 'node:path'
import type { ProofPart } from '../../gate/facts.ts'
import { disturbance, phonyTargets, recipesOf } from '../../gate/tests/disturbs.ts'
import { isChecker, scriptsOf } from '../../gate/tests/test-files.ts'
import { addedBefore, callsOf, keepsAll, type ShellCall } from '../../plan/shell/calls.ts'

/** The text of a file of one commit; `undefined` for one that is not there. */
export type ReadText = (path: string) => string | undefined

/** A proof with more parts than this is not followed to its end. */
const MOST = 300
const DEEPEST = 8

/** What the commands of a task would have run when it began, and whether the task has weakened it since. */
export function proofParts(commands: readonly string[], before: ReadText, after: ReadText): ProofPart[] {
  return walk(commands, before).parts.map((part): ProofPart => {
    if (part.kind === 'program' || part.kind === 'tests') return part
    return part.kind === 'script' ? scriptPart(part, before, after) : recipePart(part, before, after)
  })
}

type Command<Kind> = Omit<Extract<Found, { kind: Kind }>, 'kind'>

function scriptPart(part: Command<'script'>, before: ReadText, after: ReadText): ProofPart {
  const now = scriptsOf(after(part.path))[part.name]
  const folder = folderOf(part.path)
  const had = walk([part.before], before, folder).leaves
  const has = walk(now === undefined ? [] : [now], after, folder).leaves
  const found = { kind: 'script' as const, ...part, after: now }
  return { ...found, change: changeOf(part.before, now, { had, all: had, has }), lost: lostOf(had, has) }
}

function recipePart(
  { files, isDirect, ...part }: Command<'recipe'>,
  before: ReadText,
  after: ReadText,
): ProofPart {
  // A makefile of another name may come first now.
  const file = files.find((each) => after(each) !== undefined) ?? part.path
  const now = recipesOf(after(file)).get(part.name)
  const known = recipesOf(before(part.path))
  const needed = known.get(part.name)?.needs ?? []
  // A need that is only a file, and not a target, was never run.
  const dropped = needed.filter((need) => known.has(need) && !now?.needs.includes(need))
  const targets = (names: readonly string[], read: ReadText) =>
    walk(
      [],
      read,
      '',
      names.map((name) => ({ kind: 'recipe', files, name })),
    ).leaves
  const own = walk([part.before], before, folderOf(part.path)).leaves
  const all = targets([part.name], before)
  const has = targets([part.name], after)
  const change = changeOf(part.before, now?.body, { had: own, all, has })
  const had = targets(dropped, before)
  const isLost = had.size > 0 && lossOf({ had, all, has }) === 'lost'
  const isPhony = phonyTargets(after(part.path)).has(part.name) || (now?.needs.length ?? 0) > 0
  return {
    kind: 'recipe',
    ...part,
    ...(isPhony ? { phony: true } : {}),
    ...provesOf(part.name, own, isDirect),
    ...(dropped.length > 0 ? { needs: { before: needed, after: now?.needs ?? [] } } : {}),
    after: now?.body,
    change: isLost ? 'lost' : dropped.length > 0 && change !== 'lost' ? 'changed' : change,
    lost: lostOf(new Set([...own, ...had]), has),
  }
}

function provesOf(name: string, leaves: ReadonlySet<string>, isDirect: boolean) {
  if (leaves.has(TESTS) || [name, ...leaves].some(isChecker)) return { proves: 'surely' as const }
  return isDirect ? { proves: 'directly' as const } : {}
}

interface Leaves {
  /** The leaves that may have been lost. */
  had: ReadonlySet<string>
  /** The leaves together with what was run beside them. */
  all: ReadonlySet<string>
  has: ReadonlySet<string>
}

const lostOf = (had: ReadonlySet<string>, has: ReadonlySet<string>) =>
  [...had].filter((leaf) => !has.has(leaf))

function changeOf(before: string, after: string | undefined, leaves: Leaves) {
  if (before === after) return 'same'
  // A script that ran nothing had nothing to lose, such as the default test script of npm, which only prints an error.
  if (leaves.had.size === 0) return 'kept'
  if (after === undefined) return 'lost'
  const run = before.split(/[\s'"]+/)
  const effects = addedBefore(before, after).map((added) => disturbance(added, run))
  if (effects.includes('ends')) return 'lost'
  if (keepsAll(before, after)) return effects.includes('bends') ? 'changed' : 'kept'
  return lossOf(leaves)
}

function lossOf({ had, all, has }: Leaves) {
  const lost = lostOf(had, has)
  const isReplaced = [...has].some((leaf) => !all.has(leaf))
  return lost.length > 0 && (!isReplaced || lost.length === had.size || lost.includes(TESTS))
    ? 'lost'
    : 'changed'
}

type Found =
  | { kind: 'script'; path: string; name: string; by: string; before: string }
  | {
      kind: 'recipe'
      path: string
      name: string
      by: string
      before: string
      files: readonly string[]
      /** A command of the plan names it directly. */
      isDirect: boolean
    }
  | Exclude<ProofPart, { kind: 'script' | 'recipe' }>

const TESTS = 'the test runner'

/** Follows commands through scripts, recipes and shell scripts. The leaves are the programs that do the work. */
function walk(commands: readonly string[], read: ReadText, start = '', calls: readonly ShellCall[] = []) {
  const parts = new Map<string, Found>()
  const leaves = new Set<string>()
  const isNew = (key: string, part: Found) => {
    if (parts.has(key) || parts.size >= MOST) return false
    parts.set(key, part)
    return true
  }
  const follow = (command: string, folder: string, depth: number) => {
    for (const call of depth > DEEPEST ? [] : callsOf(command, folder)) visit(call, command, depth)
  }
  const visit = (call: ShellCall, by: string, depth: number): void => {
    switch (call.kind) {
      case 'script':
        visitScript(call, by, depth)
        return
      case 'recipe':
        visitRecipe(call, by, depth)
        return
      case 'program':
        visitProgram(call.path, by, depth)
        return
      case 'tests':
        leaves.add(TESTS)
        for (const path of call.paths) isNew(`tests\n${path}`, { kind: 'tests', path, by })
        return
      case 'tool':
        leaves.add(call.name)
    }
  }
  const visitScript = ({ file: path, name, orElse }: Call<'script'>, by: string, depth: number) => {
    const before = scriptsOf(read(path))[name]
    if (before === undefined) for (const other of orElse) visit(other, by, depth + 1)
    else if (isNew(`${path}\n${name}`, { kind: 'script', path, name, by, before }))
      follow(before, folderOf(path), depth + 1)
  }
  const visitRecipe = ({ files, name: named }: Call<'recipe'>, by: string, depth: number) => {
    const path = files.find((file) => read(file) !== undefined)
    if (path === undefined) return
    const recipes = recipesOf(read(path))
    const name = named ?? [...recipes.keys()][0] ?? ''
    const recipe = recipes.get(name)
    if (!recipe) return
    const part = { path, name, by, before: recipe.body, files, isDirect: depth === 0 }
    if (!isNew(`${path}\n${name}`, { kind: 'recipe', ...part })) return
    for (const need of recipe.needs) visit({ kind: 'recipe', files, name: need }, by, depth + 1)
    follow(recipe.body, folderOf(path), depth + 1)
  }
  const visitProgram = (path: string, by: string, depth: number) => {
    leaves.add(path)
    const text = read(path)
    if (text === undefined || !isNew(path, { kind: 'program', path, by })) return
    if (/\.(?:sh|bash)$/.test(path) || /^#!.*\b(?:ba|z|da)?sh\b/.test(text)) follow(text, '', depth + 1)
    else for (const file of checkersIn(path, text, read)) visitProgram(file, by, depth + 1)
  }
  for (const command of commands) follow(command, start, 0)
  for (const call of calls) visit(call, '', 0)
  return { parts: [...parts.values()], leaves }
}

type Call<Kind> = Extract<ShellCall, { kind: Kind }>

/** What a checker looks at is the work; what it is made of is named like it. */
function checkersIn(path: string, text: string, read: ReadText): string[] {
  if (!isChecker(path)) return []
  const files = importsOf(path, text).map((near) => near.find((each) => read(each) !== undefined))
  return files.filter((file): file is string => file !== undefined && isChecker(file))
}

const IMPORT = /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)["'](\.{1,2}\/[^"']+)["']/g

/** The files that each relative import of a script can mean. */
const importsOf = (path: string, text: string): string[][] =>
  [...text.matchAll(IMPORT)].map(([, to = '']) => {
    const base = posix.join(posix.dirname(path), to)
    return ['', '.js', '.mjs', '.cjs', '.ts', '/index.js', '/index.ts'].map((ending) => `${base}${ending}`)
  })

const folderOf = (path: string) => {
  const folder = posix.dirname(path)
  return folder === '.' ? '' : folder
}
