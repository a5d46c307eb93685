import { posix } from 'node:path'
import type { ProofPart } from '../gate/facts.ts'
import { phonyTargets, recipesOf } from '../gate/tests/makefile.ts'
import { scriptsOf } from '../gate/tests/package-scripts.ts'
import { isChecker } from '../gate/tests/test-files.ts'
import { callsOf, type ShellCall } from '../plan/shell/calls.ts'
import { keepsAll } from '../plan/shell/keeps-all.ts'

/** The text of a file of one commit; `undefined` for one that is not there. */
export type ReadText = (path: string) => string | undefined

/** A proof that goes through more hands than this is not followed to its end. */
const MOST = 300
const DEEPEST = 8

/** What the commands of a task would have run when it began, and what has become of it: a checker that was bent proves nothing. */
export function proofParts(commands: readonly string[], before: ReadText, after: ReadText): ProofPart[] {
  return walk(commands, before).parts.map((part): ProofPart => {
    if (part.kind === 'program' || part.kind === 'tests') return part
    const now =
      part.kind === 'script'
        ? scriptsOf(after(part.path))[part.name]
        : // A makefile of another name may come first now.
          recipesOf(after(part.files?.find((file) => after(file) !== undefined) ?? part.path)).get(part.name)
            ?.body
    const folder = folderOf(part.path)
    const had = walk([part.before], before, folder).leaves
    const has = now === undefined ? new Set<string>() : walk([now], after, folder).leaves
    const lost = [...had].filter((leaf) => !has.has(leaf))
    const { files: _, ...found } = part
    const phony =
      part.kind === 'recipe' &&
      (phonyTargets(after(part.path)).has(part.name) ||
        (recipesOf(after(part.path)).get(part.name)?.needs.length ?? 0) > 0)
    return {
      ...found,
      ...(phony ? { phony } : {}),
      after: now,
      change: changeOf(part.before, now, { had, has, lost }),
      lost,
    }
  })
}

interface Leaves {
  had: ReadonlySet<string>
  has: ReadonlySet<string>
  lost: readonly string[]
}

function changeOf(before: string, after: string | undefined, { had, has, lost }: Leaves) {
  if (before === after) return 'same'
  // What ran nothing had nothing to lose: the script that npm itself writes only complains.
  if (had.size === 0) return 'kept'
  if (after === undefined) return 'lost'
  if (keepsAll(before, after)) return 'kept'
  const isReplaced = [...has].some((leaf) => !had.has(leaf))
  return lost.length > 0 && (!isReplaced || lost.length === had.size || lost.includes(TESTS))
    ? 'lost'
    : 'changed'
}

type Found =
  | {
      kind: 'script' | 'recipe'
      path: string
      name: string
      by: string
      before: string
      files?: readonly string[]
    }
  | Exclude<ProofPart, { kind: 'script' | 'recipe' }>

const TESTS = 'the test runner'

/** Follows commands through scripts, recipes and shell scripts. The leaves are what does the work in the end. */
function walk(commands: readonly string[], read: ReadText, start = '') {
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
      case 'script': {
        const { file: path, name, orElse } = call
        const before = scriptsOf(read(path))[name]
        if (before === undefined) for (const other of orElse) visit(other, by, depth + 1)
        else if (isNew(`${path}\n${name}`, { kind: 'script', path, name, by, before }))
          follow(before, folderOf(path), depth + 1)
        return
      }
      case 'recipe': {
        const path = call.files.find((file) => read(file) !== undefined)
        const recipes = recipesOf(path === undefined ? undefined : read(path))
        const name = call.name ?? [...recipes.keys()][0]
        const recipe = recipes.get(name ?? '')
        if (path === undefined || name === undefined || !recipe) return
        if (
          !isNew(`${path}\n${name}`, {
            kind: 'recipe',
            path,
            name,
            by,
            before: recipe.body,
            files: call.files,
          })
        )
          return
        for (const need of recipe.needs)
          visit({ kind: 'recipe', files: call.files, name: need }, by, depth + 1)
        follow(recipe.body, folderOf(path), depth + 1)
        return
      }
      case 'program': {
        const { path } = call
        leaves.add(path)
        const text = read(path)
        if (text === undefined || !isNew(path, { kind: 'program', path, by })) return
        if (/\.(?:sh|bash)$/.test(path) || /^#!.*\b(?:ba|z|da)?sh\b/.test(text)) follow(text, '', depth + 1)
        else if (isChecker(path))
          for (const near of importsOf(path, text)) {
            const file = near.find((each) => read(each) !== undefined)
            // What a checker looks at is the work; what it is made of is named like it.
            if (file !== undefined && isChecker(file)) visit({ kind: 'program', path: file }, by, depth + 1)
          }
        return
      }
      case 'tests':
        leaves.add(TESTS)
        for (const path of call.paths) isNew(`tests\n${path}`, { kind: 'tests', path, by })
        return
      case 'tool':
        leaves.add(call.name)
    }
  }
  for (const command of commands) follow(command, start, 0)
  return { parts: [...parts.values()], leaves }
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
