import { blankOut, lexisOf } from '../source/blank.ts'
import { SOUND, type SyntaxAnswer } from './check-syntax.ts'

const CLOSES: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }
const HEADS = /^(?:async\s+)?(?:def|class|if|elif|else|for|while|try|except|finally|with)\b/

/** Brackets, colons and indentation: what breaks most often, without an interpreter. */
export function checkPython(text: string): SyntaxAnswer {
  const lexis = lexisOf('x.py')
  if (!lexis) return { kind: 'unknown', why: 'no parser' }
  const code = blankOut(text.replace(/\r\n?/g, '\n'), lexis)
  const open: { char: string; line: number }[] = []
  const indents = [0]
  let expectsBlock = false
  let statement = ''
  for (const [index, raw] of code.split('\n').entries()) {
    const line = index + 1
    const content = raw.trim()
    if (content === '') continue
    if (open.length === 0 && statement === '') {
      const problem = indentation(raw, indents, expectsBlock)
      if (problem) return { kind: 'broken', line, message: problem }
      expectsBlock = false
    }
    for (const char of content) {
      if ('([{'.includes(char)) open.push({ char, line })
      const wanted = CLOSES[char]
      if (wanted === undefined) continue
      if (open.pop()?.char !== wanted) return { kind: 'broken', line, message: `unmatched '${char}'` }
    }
    statement += ` ${content}`
    if (open.length > 0 || content.endsWith('\\')) continue
    const whole = statement.trim()
    statement = ''
    if (HEADS.test(whole) && !whole.includes(':')) return { kind: 'broken', line, message: "expected ':'" }
    expectsBlock = HEADS.test(whole) && whole.endsWith(':')
  }
  const [left] = open
  if (left) return { kind: 'broken', line: left.line, message: `'${left.char}' was never closed` }
  if (expectsBlock) return { kind: 'broken', message: 'expected an indented block at the end of the file' }
  return SOUND
}

function indentation(line: string, indents: number[], expectsBlock: boolean): string | undefined {
  const width = (/^\s*/.exec(line)?.[0] ?? '').replaceAll('\t', '        ').length
  const current = indents.at(-1) ?? 0
  if (expectsBlock) {
    if (width <= current) return 'expected an indented block'
    indents.push(width)
    return undefined
  }
  if (width > current) return 'unexpected indent'
  while ((indents.at(-1) ?? 0) > width) indents.pop()
  return (indents.at(-1) ?? 0) === width ? undefined : 'unindent does not match any outer indentation level'
}

/** Syntax that came after Python 3.9; whoever has an older interpreter cannot judge it. */
export const newerPython = (text: string): boolean =>
  /^\s*match\s+.+:\s*$|^\s*except\*|^\s*type\s+\w+(?:\[.*\])?\s*=|^\s*(?:async\s+)?(?:def|class)\s+\w+\[|\bf["'].*\{[^}]*["'].*\}|^\s*with\s*\(/m.test(
    text,
  )
