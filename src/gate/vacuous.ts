/** Programs that pass on what they read and exit 0 whatever it was. */
const PASS_ON = /^(?:cat|tee|head|tail|sort|uniq|wc|less|more|cut|tr|column|sed\s+-n\s+\S+)\b/

/** The program behind the last pipe that hides how the one in front of it ended: `npm test | tail` ends as `tail` does. */
export function hidesExit(command: string): string | undefined {
  // Quoted text and redirections are no part of the pipe.
  const bare = command
    .replace(/'[^']*'|"(?:\\.|[^"\\])*"/g, 'Q')
    .replace(/\s*[12&]?>>?\s*(?:&\d|[^\s&|;]+)/g, '')
    .trim()
  if (/\bpipefail\b/.test(bare)) return undefined
  const last = bare.split(/&&|\|\||;|\n/).at(-1) ?? ''
  const pipe = last.split('|').map((part) => part.trim())
  const end = pipe.at(-1) ?? ''
  return pipe.length > 1 && PASS_ON.test(end) ? end : undefined
}
