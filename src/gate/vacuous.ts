const QUIET =
  /^(?:true|:|exit(?:\s+0)?|echo\b.*|printf\b.*|cat\b.*|pwd|date|whoami|sleep\s+\S+|ls|clear|set\s+-\S+)$/s

/** Programs that pass on what they read and exit 0 whatever it was. */
const PASS_ON = /^(?:cat|tee|head|tail|sort|uniq|wc|less|more|cut|tr|sed\s+-n\s+\S+)\b/

export type Weakness =
  | { kind: 'constant'; why: string }
  /** `npm test | tail` ends as `tail` does. */
  | { kind: 'hidden-exit'; why: string }

/** Why a command proves nothing or less than it seems to; `undefined` when its exit code says something. */
export function weaknessOf(command: string): Weakness | undefined {
  const inner = /^\s*(?:ba|z|da)?sh\s+-c\s+(["'])([\s\S]*)\1\s*$/.exec(command)?.[2]
  if (inner !== undefined) return weaknessOf(inner)
  const bare = strip(command)
  const steps = bare.split(/&&|;|\n/).map((step) => step.trim())
  const last = steps.at(-1) ?? ''
  const meant = steps.filter((step) => step !== '')
  if (meant.length === 0) return { kind: 'constant', why: 'it is empty' }
  if (meant.every((step) => pipe(step).every((part) => QUIET.test(part)))) {
    return { kind: 'constant', why: 'it only prints or does nothing, and always exits 0' }
  }
  if (swallows(bare)) return { kind: 'constant', why: 'its end makes it exit 0 whatever happened before' }
  if (last !== endOfPipe(last) && PASS_ON.test(endOfPipe(last))) {
    return {
      kind: 'hidden-exit',
      why: `the exit code is that of \`${endOfPipe(last)}\`, not of what is in front of the pipe`,
    }
  }
  return undefined
}

/** Quoted text, comments and redirections say nothing about success. */
function strip(command: string): string {
  return command
    .replace(/\\\n|(?<=&&|\|)\s*\n/g, ' ')
    .replace(/'[^']*'|"(?:\\.|[^"\\])*"/g, 'Q')
    .replace(/(^|\s)#.*$/gm, '$1')
    .replace(/\s*[12&]?>>?\s*(?:&\d|[^\s&|;]+)/g, '')
    .trim()
    .replace(/(?:\s*[;&])+$/, '')
}

/** A pipe ends as its last program does: `cat x | grep y` can fail, `grep y x | cat` cannot. */
const endOfPipe = (step: string) => pipe(step).at(-1) ?? ''
const pipe = (step: string) => step.split(/(?<!\|)\|(?!\|)/).map((part) => part.trim())

/** `|| true`, `; exit 0`, `; echo done`: whatever came before, it ends well. */
function swallows(bare: string): boolean {
  const tail = /(\|\||;|\n)\s*([^|;&\n]*)$/.exec(bare.replace(/[)}]\s*$/, ''))
  if (!tail?.[1] || tail[2] === undefined) return false
  const end = tail[2].trim()
  return end !== '' && QUIET.test(end) && !(tail[1] !== '||' && /^set\s/.test(bare))
}
