import { blankOut } from '../source/blank.ts'
import { SOUND, type SyntaxAnswer } from './check-syntax.ts'

/** Files whose tools allow comments and a comma behind the last entry. */
const WITH_COMMENTS =
  /(?:\.jsonc|\.code-workspace|(?:^|\/)(?:[jt]sconfig[^/]*|\.eslintrc|\.babelrc|babel\.config|devcontainer|\.?jsdoc|api-extractor|biome|deno|\.swcrc|turbo|wrangler|nx|angular|language-configuration|\.prettierrc|\.stylelintrc)\.json|(?:^|\/)\.(?:vscode|devcontainer|zed)\/[^/]+\.json)$/

const COMMENTED = { line: ['//'], block: [['/*', '*/']], quotes: '', long: [], regex: false } as const

export function checkJson(text: string, path: string): SyntaxAnswer {
  const source = WITH_COMMENTS.test(path) ? withoutComments(text) : text
  try {
    JSON.parse(source)
    return SOUND
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const line = lineOf(message, source)
    return { kind: 'broken', ...(line ? { line } : {}), message }
  }
}

/** Comments and last commas become blanks, so that lines stay where they are. */
function withoutComments(text: string): string {
  // What looks like a comment inside a string is none.
  const masked = text.replace(/"(?:\\.|[^"\\\n])*"/g, (string) => 's'.repeat(string.length))
  const blanked = blankOut(masked, COMMENTED)
  const kept = blanked.split('').map((char, at) => (char === ' ' ? ' ' : text[at]))
  return kept.join('').replace(/,(?=\s*[}\]])/g, ' ')
}

function lineOf(message: string, text: string): number | undefined {
  const line = /\bline (\d+)/.exec(message)?.[1]
  if (line) return Number(line)
  const position = /\bposition (\d+)/.exec(message)?.[1]
  return position ? text.slice(0, Number(position)).split('\n').length : undefined
}
