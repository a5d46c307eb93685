/** A command as Claude Code looks at it when it decides whether a rule allows it (seen with client 2.1.325). */
export type ShellParts =
  /** Each part needs a rule of its own; redirections and the words that join them are gone. */
  | { kind: 'parts'; parts: string[] }
  /** Variables, substitutions, loops: only a rule with exactly this text allows it. */
  | { kind: 'whole' }
  /** No rule can allow it; the client always asks. */
  | { kind: 'never'; because: string }

const KEYWORD = /^(?:if|for|while|until|case|select|function|\[\[|\{|then|do)(?:\s|$)/

export function shellParts(command: string): ShellParts {
  const text = command.trim()
  const parts: string[] = []
  let part = ''
  let whole = false
  const end = () => {
    const done = part.trim().replace(/^(?:!\s+)+/, '')
    if (KEYWORD.test(done)) whole = true
    if (done !== '') parts.push(done)
    part = ''
  }
  for (let at = 0; at < text.length; at += 1) {
    const char = text[at] as string
    const next = text[at + 1]
    if (char === "'" || char === '"') {
      const close = closing(text, at, char)
      const quoted = text.slice(at, close + 1)
      if (char === '"' && /[$`]/.test(quoted)) whole = true
      part += quoted
      at = close
    } else if (char === '\\') {
      if (next === '\n') whole = true
      part += text.slice(at, at + 2)
      at += 1
    } else if (char === '$' || char === '`') {
      whole = true
      part += char
    } else if (char === '(') {
      if (part.trim() === '' && !whole)
        return { kind: 'never', because: 'it runs in a shell of its own ( … )' }
      whole = true
      part += char
    } else if (char === '<' || char === '>' || (char === '&' && next === '>')) {
      const redirection = /^(?:&>>?|<<<|<<|>>|>&|<&|>\||<>|>|<)\s*/.exec(text.slice(at))?.[0] ?? char
      if (redirection.startsWith('<<') || text[at + redirection.length] === '(') whole = true
      part = part.replace(/(^|\s)\d$/, '$1')
      at += redirection.length + (whole ? 0 : wordLength(text.slice(at + redirection.length))) - 1
    } else if (char === '&' && next !== '&') {
      return { kind: 'never', because: 'it starts something in the background (&)' }
    } else if (char === '&' || char === '|' || char === ';' || char === '\n') {
      if (next === char || (char === '|' && next === '&')) at += 1
      end()
    } else part += char
  }
  end()
  return whole ? { kind: 'whole' } : { kind: 'parts', parts }
}

function closing(text: string, from: number, quote: string): number {
  let at = from + 1
  while (at < text.length && text[at] !== quote) at += quote === '"' && text[at] === '\\' ? 2 : 1
  return Math.min(at, text.length - 1)
}

function wordLength(text: string): number {
  return /^(?:'[^']*'|"[^"]*"|[^\s;&|()<>'"])*/.exec(text)?.[0].length ?? 0
}
