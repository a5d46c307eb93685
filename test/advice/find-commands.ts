import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { blankSource } from '../architecture/blank-source.ts'

const ROOT = join(import.meta.dirname, '../..')

/** One text that we can print, as the source has it. `§n§` stands for the n-th expression of a template. */
export interface Said {
  place: string
  text: string
  slots: readonly string[]
}

/** Every text of the source and of what agents are given to read: what is not in here, we cannot say. */
export function everythingSaid(): Said[] {
  const files = (folder: string, ending: RegExp) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => ending.test(path))
      .map((path) => join(folder, path).replaceAll('\\', '/'))
  const sources = ['src', 'demo']
    .flatMap((folder) => files(folder, /\.ts$/))
    .flatMap((path) => textsOf(path, readFileSync(join(ROOT, path), 'utf8')))
  const scripts = files('hooks', /\.sh$/).flatMap((path) =>
    shellTextsOf(path, readFileSync(join(ROOT, path), 'utf8')),
  )
  const pages = ['src/prompts/text', 'src/prompts/roles', 'skills', 'agents', 'commands']
    .flatMap((folder) => files(folder, /\.md$/))
    .map((path) => ({ place: path, text: readFileSync(join(ROOT, path), 'utf8'), slots: [] }))
  return [...sources, ...scripts, ...pages]
}

/** What a shell script says: the quoted words of a line that prints them, or keeps them to be printed. */
export function shellTextsOf(path: string, source: string): Said[] {
  const lines = source.replace(/\\\n/g, ' ').split('\n')
  return lines.flatMap((line, index) =>
    /\b(?:echo|printf)\b|^\s*\w+=/.test(line)
      ? [...line.matchAll(/"((?:[^"\\]|\\.)*)"|'([^']*)'/g)]
          .map(([, double, single]) => (double ?? single ?? '').replace(/\$\{?[\w#*/]+\}?/g, '<word>'))
          .filter((text) => /\s/.test(text.trim()))
          .map((text) => ({ place: `${path}:${index + 1}`, text, slots: [] }))
      : [],
  )
}

/** The strings and templates of one source. A single word is a name or an argument, and advises nothing. */
export function textsOf(path: string, source: string): Said[] {
  const { strings, templates } = blankSource(source)
  const said = (at: number, text: string, slots: readonly string[]): Said => ({
    place: `${path}:${source.slice(0, at).split('\n').length}`,
    text: text.replace(/\\(['"`\\])/g, '$1').replaceAll('\\n', '\n'),
    slots,
  })
  return [
    ...[...strings].map(([at, text]) => said(at, text, [])),
    ...[...templates].map(([at, { texts, slots }]) =>
      said(at, texts.map((text, index) => (index === 0 ? text : `§${index - 1}§${text}`)).join(''), slots),
    ),
  ].filter(({ text }) => /\s/.test(text.trim()))
}

/** Commands that a sentence forbids are not advice. */
const FORBIDDEN = /\b(?:never|do not)\b(?:`[^`]*`|[^`.:;])*/gi

/** Programs that can take something away. Their names are followed by an argument, not by prose. */
const TAKES_AWAY = 'rm|rmdir|rimraf|del|erase|Remove-Item|mv|cp|dd|truncate|shred|unlink|tee|sed -i|find'
const GIT_COMMANDS = new Set(
  execFileSync('git', ['--list-cmds=builtins'], { encoding: 'utf8' }).split('\n').filter(Boolean),
)
const COMMAND = new RegExp(
  String.raw`(?<![\w./-])(?:git (?:-[cC] \S+ |--[a-z][\w=./-]* )*(?:[a-z][a-z-]+|§\d+§)|(?:${TAKES_AWAY})(?=\s+(?:[-./~'"§<*]|\S+\.\w)))(?:"[^"]*"|'[^']*'|§\d+§|<[\w-]+>|[^"'\`;,()|:]|:(?!\s))*`,
  'g',
)

/** The commands in a text, with the slots still in them. */
export function commandsIn({ text }: Said): string[] {
  return [...text.replace(FORBIDDEN, '').matchAll(COMMAND)]
    .map(([command]) => cutProse(command).trim())
    .filter(
      (command) => !/^git\b/.test(command) || /^§/.test(verbOf(command)) || GIT_COMMANDS.has(verbOf(command)),
    )
}

/** `checkout` of `git -C folder checkout -- file`. */
export const verbOf = (command: string): string => /^git (?:-[cC] \S+ |--\S+ )*(\S+)/.exec(command)?.[1] ?? ''

/** Words inside quotes belong to the command. */
function cutProse(command: string): string {
  const blanked = command.replace(/"[^"]*"|'[^']*'/g, (quoted) => '_'.repeat(quoted.length))
  const prose = /\s(?:shows|prints|says|has|which|and|then|or|if|to)(?=\s|$)/.exec(blanked)
  return prose ? command.slice(0, prose.index) : command
}

const LOSES =
  /\b(?:checkout|check out|restore|reset|stash|clean|delete|remove|discard|revert|undo|overwrite|drop|erase|wipe|trash|throw away|get rid of|roll back|back out)\s+(?:it|them|that|this|these|those|the|your|any|all|§\d+§)(?=\W|$)/gi

/** Where a text tells its reader to remove a file or a change. */
export const losesIn = ({ text }: Said): string[] =>
  [...text.replace(FORBIDDEN, '').matchAll(LOSES)].map(([words]) => words)
