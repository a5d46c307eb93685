import { posix } from 'node:path'
import { inlineCode } from './constant-code.ts'
import { type List, type Node, type Pipeline, parseShell, unwrapped } from './parse.ts'

/** What a command starts, as far as its words show. Paths are relative to the top folder and may not exist. */
export type ShellCall =
  /** A script of a package.json. If there is no such script, some package managers run the words as a command (`orElse`). */
  | { kind: 'script'; file: string; name: string; orElse: readonly ShellCall[] }
  /** A target of a makefile; without a name it is the first target. */
  | { kind: 'recipe'; files: readonly string[]; name: string | undefined }
  | { kind: 'program'; path: string }
  /** A test runner, with what it was told to run. */
  | { kind: 'tests'; paths: readonly string[] }
  | { kind: 'tool'; name: string }

const SHELLS = /^(?:ba|z|da|k)?sh$/
const INTERPRETERS = /^(?:node|nodejs|python[\d.]*|ruby|perl|php|tsx|ts-node|deno|bun|pwsh)$/
const RUNNERS =
  /^(?:vitest|jest|mocha|ava|tap|tape|jasmine|uvu|karma|pytest|py\.test|nose2|tox|nox|bats|rspec|phpunit|pest|playwright|cypress|ctest)$/
/** Build tools that run tests when their arguments contain `test` or `check`. */
const TESTING = /^(?:go|cargo|dotnet|mvn|mvnw|gradle|gradlew|swift|mix|flutter|dart|deno|bun|zig|sbt|bazel)$/
const MANAGERS = /^(?:npm|pnpm|yarn|bun)$/
const MAKEFILES = ['GNUmakefile', 'makefile', 'Makefile']
/** Commands that only print or move something and so prove nothing. */
const PLAIN =
  /^(?:true|false|:|echo|printf|cd|pwd|set|export|unset|exit|return|sleep|mkdir|rm|cp|mv|touch|chmod|clear|wait|date|local|trap|shift|read|umask)$/
const NOT_SCRIPTS =
  /^(?:i|in|install|ci|add|remove|rm|up|update|upgrade|link|unlink|audit|outdated|publish|pack|init|create|config|cache|why|list|ls|view|info|version|exec|dlx|x|global|store|import|dedupe|prune|rebuild|login|whoami|workspaces?)$/

/** No real proof nests commands deeper than this. */
const DEEPEST = 5

export function callsOf(command: string, folder = '', depth = 0): ShellCall[] {
  const list = depth > DEEPEST || command.length > 20_000 ? undefined : parseShell(command)
  return list ? ofList(list, { folder }, depth) : []
}

function ofList(list: List, place: { folder: string }, depth: number): ShellCall[] {
  return list.items.flatMap(({ pipeline }) =>
    pipeline.commands.flatMap((node) => {
      if (node.kind === 'group') return ofList(node.list, { ...place }, depth + 1)
      if (node.kind === 'opaque') return ofLoop(node.text, place.folder, depth)
      const words = unwrapped(node.words).map(({ text }) => text)
      const [name = '', target] = words
      if (name !== 'cd') return ofWords(words, place.folder, depth)
      place.folder = at(place.folder, target ?? '')
      return []
    }),
  )
}

/** Loops and conditions are not parsed: the commands between their keywords are enough. */
const ofLoop = (text: string, folder: string, depth: number) =>
  loopParts(text).flatMap((part) => callsOf(part.trim(), folder, depth + 1))

const loopParts = (text: string): string[] =>
  text.split(/;|\n|&&|\|\||\b(?:if|elif|then|else|do|while|until|done|fi)\b/)

function ofWords(words: readonly string[], folder: string, depth: number): ShellCall[] {
  const [first = '', ...rest] = words
  const installed = /(?:^|\/)(?:node_modules\/\.bin|\.?venv\/bin|vendor\/bin)\/([^/]+)$/.exec(first)?.[1]
  const name = installed ?? first.replace(/^\/(?:usr\/(?:local\/)?)?bin\//, '')
  if (name === '' || PLAIN.test(name)) return []
  if (isTestRun(name, rest)) return [tests(rest, folder)]
  if (MANAGERS.test(name)) return managed(name, rest, folder, depth)
  if (name === 'make' || name === 'gmake') return made(rest, folder)
  if (name === 'source' || name === '.') return [program(rest[0] ?? '', folder)]
  if (SHELLS.test(name) || INTERPRETERS.test(name)) return interpreted(name, rest, folder, depth)
  if (name.includes('/') && !name.startsWith('/') && !name.startsWith('~')) return [program(name, folder)]
  return [{ kind: 'tool', name }]
}

const isTestRun = (name: string, rest: readonly string[]) =>
  RUNNERS.test(name) ||
  (TESTING.test(name.replace(/^\.\//, '')) && rest.some((word) => /^(?:test|check)$/i.test(word)))

const at = (folder: string, path: string) => {
  const joined = posix.normalize(posix.join(folder, path)).replace(/\/$/, '')
  return joined === '.' ? '' : joined
}
/** A program outside of the repository is a tool like any other. */
function program(path: string, folder: string): ShellCall {
  const within = at(folder, path)
  return within.startsWith('/') ? { kind: 'tool', name: within } : { kind: 'program', path: within }
}

const tests = (words: readonly string[], folder: string): ShellCall => ({
  kind: 'tests',
  paths: words
    .filter((word) => !word.startsWith('-') && !/^(?:run|test|watch|related)$/.test(word))
    // The name of a single test may follow the file (`file::name`, `file:12`).
    .map((word) => at(folder, word.replace(/(?:::.*|:\d+)$/, ''))),
})

function interpreted(name: string, words: readonly string[], folder: string, depth: number): ShellCall[] {
  if (SHELLS.test(name)) {
    const inline = words.findIndex((word) => /^-\w*c$/.test(word))
    if (inline >= 0) return callsOf(words[inline + 1] ?? '', folder, depth + 1)
    const script = words.find((word, index) => !isOption(word) && !/^[-+]\w*o$/.test(words[index - 1] ?? ''))
    return script === undefined ? [] : [program(script, folder)]
  }
  if (inlineCode([name, ...words])) return [{ kind: 'tool', name: `${name} inline` }]
  const module = words.indexOf('-m')
  if (/^python/.test(name) && module >= 0) return moduleOf(words.slice(module + 1), folder)
  if (words.includes('--test')) return [tests(words, folder)]
  const required = words.filter((_, index) =>
    /^(?:-r|--require|--import|--loader)$/.test(words[index - 1] ?? ''),
  )
  const script = words.find((word) => !isOption(word) && !required.includes(word) && word !== 'run')
  return [...required, ...(script === undefined ? [] : [script])].map((path) => program(path, folder))
}

const isOption = (word: string) => /^[-+]/.test(word)

function moduleOf([name = '', ...rest]: readonly string[], folder: string): ShellCall[] {
  if (RUNNERS.test(name) || name === 'unittest') return [tests(rest, folder)]
  const path = name.replaceAll('.', '/')
  return [`${path}.py`, `${path}/__main__.py`].map((each) => program(each, folder))
}

function managed(name: string, words: readonly string[], folder: string, depth: number): ShellCall[] {
  // These options select packages by rules that are in other files.
  if (words.some((word) => /^(?:-w|-r|--filter|--recursive|--workspaces?)(?:=|$)/.test(word)))
    return [{ kind: 'tool', name }]
  const option = words.findIndex((word) => /^(?:--prefix|-C|--dir|--cwd)$/.test(word))
  const inner = option >= 0 ? at(folder, words[option + 1] ?? '') : folder
  const bare = words.filter((word, index) => !isOption(word) && (option < 0 || index !== option + 1))
  const [verb = '', named = ''] = bare
  const file = at(inner, 'package.json')
  const script = (of: string, orElse: readonly ShellCall[]): ShellCall[] =>
    // Package managers run the pre and post scripts too, or can be told to.
    [`pre${of}`, of, `post${of}`].map((each) => ({
      kind: 'script',
      file,
      name: each,
      orElse: each === of ? orElse : [],
    }))
  if (name === 'bun' && verb === 'test') return [tests(bare.slice(1), inner)]
  if (/^(?:run|run-script|rum|urn)$/.test(verb))
    return script(named, name === 'bun' ? ofWords(['node', named], inner, depth + 1) : [])
  if (/^(?:test|t|tst)$/.test(verb)) return script('test', [])
  if (/^(?:start|stop|restart)$/.test(verb)) return script(verb, [])
  if (name === 'npm' || verb === '' || NOT_SCRIPTS.test(verb)) return [{ kind: 'tool', name }]
  return script(verb, ofWords(words.slice(words.indexOf(verb)), inner, depth + 1))
}

function made(words: readonly string[], folder: string): ShellCall[] {
  const value = (pattern: RegExp) => {
    const found = words.findIndex((word) => pattern.test(word))
    return found < 0 ? undefined : (/^-\w(.+)$/.exec(words[found] ?? '')?.[1] ?? words[found + 1])
  }
  const inner = at(folder, value(/^-C/) ?? '')
  const file = value(/^-f/)
  const files = (file === undefined ? MAKEFILES : [file]).map((each) => at(inner, each))
  const targets = words.filter(
    (word, index) => !isOption(word) && !word.includes('=') && !/^-[Cfj]$/.test(words[index - 1] ?? ''),
  )
  return (targets.length === 0 ? [undefined] : targets).map((name) => ({ kind: 'recipe', files, name }))
}

/** Whether `after` still contains every part of `before` unchanged, and both are joined by `&&` only, so that every part has to pass. */
export function keepsAll(before: string, after: string): boolean {
  const [had, has] = [rowOf(before), rowOf(after)]
  return had !== undefined && has !== undefined && had.every((part) => has.includes(part))
}

/** A command that was added before the kept parts of a command. */
export interface Added {
  /** `undefined` for a loop or condition, which is not parsed. */
  words: readonly string[] | undefined
  /** It runs in a shell of its own, so only its changes to files have an effect on later commands. */
  apart: boolean
  /** It runs only if the command before it failed. */
  orElse: boolean
}

/** The new commands that run before the last part that both commands share. If a part is missing: those before the last part of all. */
export function addedBefore(before: string, after: string): Added[] {
  const had = new Set((parseShell(before)?.items ?? []).map(({ pipeline }) => keyOf(pipeline)))
  const items = parseShell(after)?.items ?? []
  const keys = items.map(({ pipeline }) => keyOf(pipeline))
  const found = [...had].map((key) => keys.indexOf(key))
  const last = found.includes(-1) ? items.length - 1 : Math.max(-1, ...found)
  return addedIn({ items: items.filter((_, at) => at < last && !had.has(keys[at] ?? '')) }, false)
}

function addedIn(list: List, isApart: boolean): Added[] {
  return list.items.flatMap(({ pipeline, background, join }) =>
    pipeline.commands.flatMap((node): Added[] => {
      const apart = isApart || background || pipeline.commands.length > 1
      const orElse = join === 'or'
      if (node.kind === 'simple') return [{ words: node.words.map(({ text }) => text), apart, orElse }]
      if (node.kind === 'group') return addedIn(node.list, apart || node.apart)
      if (node.text.startsWith('[[')) return []
      const parts = loopParts(node.text).filter((part) => part !== node.text)
      const inner = parts.flatMap((part) => addedIn(parseShell(part) ?? { items: [] }, apart))
      return [...inner, { words: undefined, apart, orElse }]
    }),
  )
}

/** The parts of `a && b && c`; `undefined` if the command is joined in any other way. */
function rowOf(command: string): string[] | undefined {
  const list = parseShell(command)
  if (!list || list.items.length === 0) return undefined
  const isRow = list.items.every(
    ({ join, background }) => (join === 'first' || join === 'and') && !background,
  )
  return isRow ? list.items.map(({ pipeline }) => keyOf(pipeline)) : undefined
}

const keyOf = ({ negated, commands }: Pipeline) => JSON.stringify([negated, commands.map(textOf)])

const textOf = (node: Node): unknown =>
  node.kind === 'simple' ? node.words : node.kind === 'opaque' ? node.text : node.list
