/** A language whose programs can be passed to its interpreter on the command line. */
export type Language = 'script' | 'python' | 'ruby' | 'perl'

interface Grammar {
  comments: RegExp
  /** Statements that cannot fail: literals, printing them, and importing standard modules. */
  harmless: RegExp
  /** Ends the program successfully, whatever follows. */
  exit: RegExp
}

const STRING = String.raw`"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'`
const LITERAL = String.raw`(?:-?\d+(?:\.\d+)?|true|false|null|undefined|None|True|False|nil|${STRING})`
const LITERALS = String.raw`(?:${LITERAL}(?:\s*,\s*${LITERAL})*)?`
const STANDARD_MODULES = '(?:node:[\\w/]+|assert|fs|path|process|os|util)'
const whole = (pattern: string) => new RegExp(`^(?:${pattern})$`)

const GRAMMARS: Readonly<Record<Language, Grammar>> = {
  script: {
    comments: /^#!.*|\/\*[\s\S]*?\*\/|(?<![:'"])\/\/.*/g,
    harmless: whole(
      [
        String.raw`(?:void\s+)?${LITERAL}`,
        String.raw`console\.\w+\(\s*${LITERALS}\s*\)`,
        String.raw`process\.exitCode\s*=\s*0`,
        String.raw`import\s+(?:[\w*{}\s,]+\s+from\s+)?["']${STANDARD_MODULES}["']`,
        String.raw`(?:const|let|var)\s+[\w{}\s,]+=\s*require\(\s*["']${STANDARD_MODULES}["']\s*\)`,
        String.raw`export\s*\{\s*\}`,
      ].join('|'),
    ),
    exit: /^(?:process|require\(["'](?:node:)?process["']\))\.exit\(\s*0?\s*\)$/,
  },
  python: {
    comments: /^\s*#.*/gm,
    harmless: whole(
      [
        LITERAL,
        String.raw`pass|\.\.\.`,
        String.raw`print\(\s*${LITERALS}\s*\)`,
        String.raw`import\s+(?:sys|os)(?:\s*,\s*(?:sys|os))?`,
        String.raw`from\s+(?:sys|os)\s+import\s+\w+`,
      ].join('|'),
    ),
    exit: /^(?:(?:sys\.)?exit\(\s*0?\s*\)|quit\(\s*0?\s*\)|os\._exit\(\s*0\s*\)|raise\s+SystemExit(?:\(\s*0?\s*\))?)$/,
  },
  ruby: {
    comments: /^\s*#.*/gm,
    harmless: whole(`${LITERAL}|(?:puts|print|p)\\s*\\(?\\s*${LITERALS}\\s*\\)?`),
    exit: /^exit!?\s*\(?\s*(?:0|true)?\s*\)?$/,
  },
  perl: {
    comments: /^\s*#.*/gm,
    harmless: whole(`${LITERAL}|print\\s*\\(?\\s*${LITERALS}\\s*\\)?`),
    exit: /^exit\s*\(?\s*0?\s*\)?$/,
  },
}

/** Whether a program obviously always succeeds. Anything beyond a few plain statements does not count. */
export function isConstantCode(language: Language, code: string): boolean {
  if (code.length > 20_000) return false
  const { comments, harmless, exit } = GRAMMARS[language]
  const statements = code.replace(comments, '').split(/[;\n]/)
  for (const statement of statements) {
    const text = statement.trim()
    if (text !== '' && exit.test(text)) return true
    if (text !== '' && !harmless.test(text)) return false
  }
  return true
}

const BY_ENDING: Readonly<Record<string, Language>> = {
  js: 'script',
  mjs: 'script',
  cjs: 'script',
  ts: 'script',
  mts: 'script',
  cts: 'script',
  py: 'python',
  rb: 'ruby',
  pl: 'perl',
}

/** The language of a program by its file name; `undefined` for a shell script and for other languages. */
export const languageOf = (path: string): Language | undefined =>
  BY_ENDING[/\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '']

const INTERPRETERS: Readonly<Record<string, { language: Language; inline: RegExp }>> = {
  node: { language: 'script', inline: /^(?:-e|-p|-pe|--eval|--print)$/ },
  nodejs: { language: 'script', inline: /^(?:-e|-p|-pe|--eval|--print)$/ },
  bun: { language: 'script', inline: /^(?:-e|--eval|-p|--print)$/ },
  deno: { language: 'script', inline: /^eval$/ },
  python: { language: 'python', inline: /^-c$/ },
  python3: { language: 'python', inline: /^-c$/ },
  ruby: { language: 'ruby', inline: /^-e$/ },
  perl: { language: 'perl', inline: /^-[wE]*[eE]$/ },
}

/** A program inside the command itself, as in `node -e '…'`. */
export function inlineCode(words: readonly string[]): { language: Language; code: string } | undefined {
  const [name = '', ...rest] = words
  const interpreter = INTERPRETERS[name]
  // Words after the first one that is not an option are arguments of the program.
  const at = interpreter
    ? rest.findIndex(
        (word, index) =>
          interpreter.inline.test(word) && rest.slice(0, index).every((option) => option.startsWith('-')),
      )
    : -1
  const code = rest[at + 1]
  return interpreter && at >= 0 && code !== undefined ? { language: interpreter.language, code } : undefined
}
