import type { Stage } from '../harness/stage.ts'

/** What differs from one machine or minute to the next, and a word for it. */
const MASKS: readonly [RegExp, string][] = [
  // Which hook of the client tells the end depends on who is back first.
  [/\b(?:Stop|UserPromptSubmit) says: /g, '<hook> says: '],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '<id>'],
  [/\b\d{8}T\d{6}-([\w-]+)-[0-9a-f]{4}\b/g, '<run of $1>'],
  [/\b\d{4}-\d\d-\d\d(?:[T ]\d\d:\d\d(?::\d\d(?:\.\d+)?Z?)?)?/g, '<time>'],
  [/\b\d{1,2}:\d\d(?::\d\d)?(?: [AP]M)?\b/g, '<time>'],
  [/\b(?:\d+\s+min\s+)?\d+(?:\.\d+)?\s+(?:ms|s)\b|\b\d+\s+min\b/g, '<while>'],
  // How long something took decides where its line was broken.
  [/\s*\n\s*(?=<while>)/g, ' '],
  [/(<while>[^\n]*)\n +(?=\S)/g, '$1 '],
  [/\b\d+ events\b/g, '<number> events'],
  [/\b\d+ checks\b/g, '<number> checks'],
  [/(duration_ms:?) \d+(?:\.\d+)?/g, '$1 <while>'],
  [/\b(?=[0-9a-f]*\d)[0-9a-f]{7,64}\b/g, '<hash>'],
  [/(v|git +|Claude Code |ultraplan(?:@\S+)? )\d+\.\d+\.\d+(?=\s|$)/g, '$1<version>'],
]

/** Words that a person reads, without what no two readings have in common. Columns keep two blanks. */
export function masked(text: string, stage: Stage): string {
  const places: [string, string][] = [
    [stage.repo.path, '<repository>'],
    [stage.room.root, '<room>'],
    [stage.plugin, '<plugin>'],
  ]
  const placed = places.reduce((words, [path, word]) => words.replaceAll(path, word), text)
  return `${MASKS.reduce((words, [pattern, word]) => words.replace(pattern, word), placed)
    .split('\n')
    .map((line) => line.trimEnd().replace(/(?<=\S) {2,}/g, '  '))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`
}

/** The answer of a hook to the command that was typed last, as the screen shows it. */
export function answered(screen: string): string {
  const lines = screen.split('\n')
  const from = lines.findLastIndex((line) => line.includes('operation blocked by hook:'))
  const length = lines.slice(from).findIndex((line) => line.includes('Original prompt: '))
  return lines.slice(from, length < 0 ? undefined : from + length + 1).join('\n')
}

/** The last message of a hook that has these words, down to what the client itself shows next. */
export function told(screen: string, words: RegExp): string {
  const lines = screen.split('\n')
  const from = lines.findLastIndex((line) => words.test(line))
  const length = lines.slice(from + 1).findIndex((line) => /^\S|^ {2}⎿/.test(line))
  return lines.slice(from, length < 0 ? undefined : from + 1 + length).join('\n')
}

/** The lines of the module, in their order; the client draws its own between them. */
export function moduleLines(screen: string): string {
  const isOurs = (line: string) => line.startsWith('● ultraplan: ')
  const lines = screen.split('\n')
  return lines
    .flatMap((line, index) => {
      if (!isOurs(line)) return []
      const rest = lines.slice(index + 1)
      const length = rest.findIndex((next) => !/^ {2}\S/.test(next) || /^ {2}⎿/.test(next))
      return [[line, ...rest.slice(0, length)].map((part) => part.trim()).join(' ')]
    })
    .join('\n')
}
