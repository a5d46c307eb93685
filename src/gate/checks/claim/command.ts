import { check } from '../../check.ts'

export const command = check({
  id: 'claim/command',
  stage: 'claim',
  failure: 'FALSE_CLAIM',
  rows: ['S1-24', 'S1-23'],
  summary: "the command in the result is the plan's verify, or the executor has run that too",
  message: 'verification.command is {command}; the plan asks for {command}',
  run: ({ claim: { result }, task, ran }) => {
    const said = result?.status === 'success' ? (result.verification?.command ?? '').trim() : ''
    if (said === '') return { skip: 'the claim names no command' }
    const asked = [...task.verify, ...task.criteria].flatMap((proof) => proof.command ?? [])
    if (asked.length === 0) return { skip: 'the plan names no command' }
    const isAsked = (made: string) => asked.some((each) => runs(made, each))
    if (isAsked(said)) return []
    const message = `verification.command is ${JSON.stringify(said.slice(0, 120))}; the plan asks for ${asked.map((each) => JSON.stringify(each)).join(' and ')}`
    const isNeverRun = ran !== undefined && !ran.some(isAsked)
    const remark = { line: result?.line, message: isNeverRun ? `${message}, which was never run` : message }
    const fix = 'run the command of the plan, and report it with its exit code'
    return isNeverRun ? { ...remark, fix } : { ...remark, fix, severity: 'warn' }
  },
})

/** Commands that prove nothing by themselves: they go somewhere, print, or pass on what they read. */
const PLAIN =
  /^(?:true|false|:|echo|printf|cd|pushd|popd|export|set|source|\.|sleep|mkdir|rm|cat|head|tail|tee|wc|exit)$/
/** Commands whose words may be those of another command. */
const MENTIONS = /^(?:git|gh|grep|egrep|fgrep|rg|ag|sed|awk|ls|find|test|\[|#)$/
/** Words that start the same command in another way. */
const WRAPPERS = /^(?:run|run-script|exec|npx|pnpx|bunx|bash|sh|python[\d.]*|env|time)$/
const MANAGERS = /^(?:pnpm|yarn|bun)$/

/**
 * Whether a command runs what another one asks for, or the part of it that proves something. Executors change folders,
 * shorten paths, add and leave out options; the gate runs all of the plan's command itself.
 */
function runs(made: string, asked: string): boolean {
  const steps = stepsOf(asked)
  const proving = steps.filter(([program = '']) => !PLAIN.test(program))
  const done = stepsOf(made)
  // Nothing is left to compare: that is no ground to refuse.
  if (steps.length === 0) return true
  return (proving.length > 0 ? proving : steps).some((step) => done.some((other) => isSame(step, other)))
}

const isSame = (asked: Step, made: Step): boolean => {
  const [program = ''] = made
  if (program !== asked[0] && (PLAIN.test(program) || MENTIONS.test(program))) return false
  return asked.every((word) => word.startsWith('-') || made.some((other) => isSamePath(word, other)))
}

/** A path may be absolute, or begin in another folder. */
const isSamePath = (one: string, other: string): boolean =>
  one === other || one.endsWith(`/${other}`) || other.endsWith(`/${one}`)

/** The words of one simple command: its program first. */
type Step = readonly string[]

const TOKEN =
  /(?<sign>&&|\|\||[;|&\n(){}])|\d*[<>]{1,2}(?:&\d|\s*[^\s;|&]+)|(?<word>(?:"(?:\\.|[^"\\])*"|'[^']*'|[^\s;|&"'(){}])+)/g

function stepsOf(command: string): Step[] {
  const steps: string[][] = [[]]
  for (const { groups = {} } of command.replace(/\\\r?\n/g, ' ').matchAll(TOKEN)) {
    if (groups.sign) steps.push([])
    if (groups.word) steps.at(-1)?.push(plainWord(groups.word))
  }
  return steps.flatMap((words) => {
    const inner = /^(?:ba|z)?sh$/.test(words[0] ?? '') ? words.findIndex((word) => /^-\w*c$/.test(word)) : -1
    if (inner >= 0) return stepsOf(words[inner + 1] ?? '')
    const step = plainWords(words)
    return step.length > 0 ? [step] : []
  })
}

/** Without quotation marks, with the slashes of other systems. */
const plainWord = (word: string): string =>
  word
    .replace(/\\(?=\w)/g, '/')
    .replace(/["'`\\]|,$/g, '')
    .replace(/\s+/g, ' ')

const plainWords = (words: readonly string[]): Step => {
  const first = words.findIndex((word) => !/^\w+=/.test(word) && !/^(?:timeout|nice|\d+\w?)$/.test(word))
  return words
    .slice(Math.max(first, 0))
    .filter(
      (word, index, all) => !WRAPPERS.test(word) && all[index - 1] !== '--prefix' && all[index - 1] !== '-C',
    )
    .map((word) => word.replace(/^\.\//, '').replace(MANAGERS, 'npm'))
}
