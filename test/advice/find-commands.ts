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
  const sources = files('src', /\.ts$/).flatMap((path) =>
    textsOf(path, readFileSync(join(ROOT, path), 'utf8')),
  )
  const pages = ['src/prompts/text', 'skills', 'agents', 'commands']
    .flatMap((folder) => files(folder, /\.md$/))
    .map((path) => ({ place: path, text: readFileSync(join(ROOT, path), 'utf8'), slots: [] }))
  return [...sources, ...pages]
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

/** What a sentence forbids is no advice. */
const FORBIDDEN = /\b(?:never|do not)\b(?:`[^`]*`|[^`.:;])*/gi

/** Programs that can take something away. Their names are followed by an argument, not by prose. */
const TAKES_AWAY = 'rm|mv|cp|dd|truncate|shred|unlink|sed -i|find'
const GIT_COMMANDS = new Set(
  execFileSync('git', ['--list-cmds=builtins'], { encoding: 'utf8' }).split('\n').filter(Boolean),
)
const COMMAND = new RegExp(
  String.raw`(?<![\w./-])(?:git [a-z][a-z-]+|(?:${TAKES_AWAY})(?=\s+[-./~'"§<*]))(?:"[^"]*"|'[^']*'|§\d+§|<[\w-]+>|[^"'\`;,()|:]|:(?!\s))*`,
  'g',
)

/** The commands in a text, with the slots still in them. */
export function commandsIn({ text }: Said): string[] {
  return [...text.replace(FORBIDDEN, '').matchAll(COMMAND)]
    .map(([command]) => cutProse(command).trim())
    .filter((command) => !/^git\b/.test(command) || GIT_COMMANDS.has(command.split(/\s/)[1] ?? ''))
}

/** Words inside quotes belong to the command. */
function cutProse(command: string): string {
  const blanked = command.replace(/"[^"]*"|'[^']*'/g, (quoted) => '_'.repeat(quoted.length))
  const prose = /\s(?:shows|prints|says|has|which|and|then|or|if|to)(?=\s|$)/.exec(blanked)
  return prose ? command.slice(0, prose.index) : command
}

const LOSES =
  /\b(?:checkout|check out|restore|reset|stash|clean|delete|remove|discard|revert|undo|overwrite|throw away)\s+(?:it|them|that|this|these|those|the|your|any|all|§\d+§)(?=\W|$)/gi

/** Where a text tells its reader to take a file, or a change of one, away. */
export const losesIn = ({ text }: Said): string[] =>
  [...text.replace(FORBIDDEN, '').matchAll(LOSES)].map(([words]) => words)
