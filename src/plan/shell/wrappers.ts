import type { Word } from './cursor.ts'

/** Programs that run the command behind them, and how many words of their own they take. */
const ALONE =
  /^(?:command|exec|time|nice|nohup|env|builtin|sudo|npx|bunx|pnpx|uvx|cross-env|dotenv|xvfb-run|nyc|c8|stdbuf|ionice)$/
const PAIRS =
  /^(?:(?:pnpm|yarn|npm) (?:exec|dlx|x)|(?:uv|poetry|pipenv|pdm|hatch|coverage|rye) run|bundle exec)$/

const LASTS = /^\d+(?:\.\d+)?[smhd]?$/

/** The command itself, without assignments and what only runs it. */
export function unwrapped(words: readonly Word[]): readonly Word[] {
  let rest = words
  for (;;) {
    const [first, second] = rest
    if (!first) return rest
    if (/^[A-Za-z_]\w*=/.test(first.text)) rest = rest.slice(1)
    else if (first.text === 'timeout') rest = withoutOptions(rest.slice(1), LASTS)
    else if (rest.length > 1 && ALONE.test(first.text)) rest = withoutOptions(rest.slice(1))
    else if (rest.length > 2 && PAIRS.test(`${first.text} ${second?.text}`))
      rest = withoutOptions(rest.slice(2))
    else return rest
  }
}

function withoutOptions(words: readonly Word[], besides = /^$/): readonly Word[] {
  const at = words.findIndex(({ text }) => !text.startsWith('-') && !besides.test(text))
  return at < 0 ? [] : words.slice(at)
}
