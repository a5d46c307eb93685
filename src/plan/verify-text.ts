import type { Verify } from '../model/plan.ts'

interface Span {
  code: string
  /** The prose between the previous span and this one, and from this one to the next. */
  before: string
  after: string
}

/** Prose that only connects two commands. */
const JOINS = /^[\s,;:.+()]*(?:and|then|and then|also|plus|or|&&|followed by|und)?[\s,;:.+()]*$/i
const RUN = /(?:^|\b)(?:run|execute|command|cmd|by running|using|with)\b[\s:]*$/i
const NOTHING = /^(?:n\/?a|none|manual|-|–|—|tbd|todo)\b/i

/** The content of one paragraph of a Verify: commands, each with what is expected of it, or only words. */
export function readVerifyText(text: string, line: number): Verify[] {
  const whole = text.trim()
  if (whole === '') return []
  if (NOTHING.test(whole)) return [{ text: whole, line }]
  const spans = codeSpans(whole)
  const commands: Verify[] = []
  for (const [index, span] of spans.entries()) {
    if (!isCommand(span, index === 0)) continue
    const verify: Verify = { text: whole, line, command: span.code.trim() }
    const expect = expectation(expectedProse(spans, index))
    commands.push(expect ? { ...verify, expect } : verify)
  }
  if (commands.length > 0) return commands
  if (spans.length === 0) {
    const bare = splitBareCommand(whole)
    if (bare) {
      const expect = expectation(bare.prose)
      return [{ text: whole, line, command: bare.command, ...(expect ? { expect } : {}) }]
    }
  }
  return [{ text: whole, line }]
}

/** A fence is one script. Without `set -e` a shell would ignore failed lines before the last one. */
export function readVerifyFence(code: string, line: number): Verify[] {
  const lines = code.split('\n').filter((each) => each.trim() !== '' && !each.trim().startsWith('#'))
  if (lines.length === 0) return []
  const command =
    lines.length === 1 ? (lines[0] as string).trim().replace(/^\$ /, '') : `set -e\n${code.trim()}`
  return [{ text: code, line, command }]
}

function isCommand(span: Span, first: boolean): boolean {
  const code = span.code.trim()
  if (code === '' || isSlashCommand(code)) return false
  // A span at the beginning is the command, whatever its name; a bare word such as `foo()` or 11 is not.
  if (first && span.before.trim() === '')
    return /\s/.test(code) || looksLikeCommand(code) || span.after.trim() === ''
  if (first && RUN.test(span.before)) return true
  return (
    looksLikeCommand(code) &&
    (/\s/.test(code) || RUN.test(span.before)) &&
    (first || JOINS.test(span.before) || RUN.test(span.before))
  )
}

function expectedProse(spans: readonly Span[], index: number): string {
  const prose: string[] = []
  for (let at = index; at < spans.length; at += 1) {
    const span = spans[at] as Span
    if (at > index) {
      if (isCommand(span, false)) break
      prose.push(span.code)
    }
    prose.push(span.after)
  }
  return prose.join(' ')
}

function expectation(prose: string): NonNullable<Verify['expect']> | undefined {
  const text = prose.replace(/\s+/g, ' ').replace(/^[\s.,;:]+|[\s.,;]+$/g, '')
  if (text === '' || JOINS.test(text)) return undefined
  const number =
    /^(?:\(?\s*)?(?:returns?|outputs?|prints?|shows?|equals?|gives?|is|==?|→|=>|->)\s+(?:exactly\s+)?(\d+)(?=$|\s*[(.,;])/i.exec(
      text,
    )
  return number ? { text, number: Number(number[1]) } : { text }
}

/** Inline code, with equally many backticks on both sides. Each run of backticks is visited once: linear time. */
export function codeSpans(text: string): Span[] {
  if (!text.includes('`')) return []
  const runs = [...text.matchAll(/`+/g)].map((run) => ({ at: run.index, length: run[0].length }))
  const byLength = indexesByLength(runs)
  const spans: Span[] = []
  let end = 0
  const cursor = new Map<number, number>()
  for (let index = 0; index < runs.length; index += 1) {
    const open = runs[index] as { at: number; length: number }
    const same = byLength.get(open.length) ?? []
    let at = cursor.get(open.length) ?? 0
    while (at < same.length && (same[at] as number) <= index) at += 1
    cursor.set(open.length, at)
    const closeIndex = same[at]
    if (closeIndex === undefined) continue
    const close = runs[closeIndex] as { at: number; length: number }
    const before = text.slice(end, open.at)
    const last = spans.at(-1)
    if (last) last.after = before
    spans.push({ code: text.slice(open.at + open.length, close.at), before, after: '' })
    end = close.at + close.length
    index = closeIndex
  }
  const last = spans.at(-1)
  if (last) last.after = text.slice(end)
  return spans
}

function indexesByLength(runs: readonly { length: number }[]): Map<number, number[]> {
  const indexes = new Map<number, number[]>()
  for (const [index, { length }] of runs.entries()) {
    const same = indexes.get(length)
    if (same) same.push(index)
    else indexes.set(length, [index])
  }
  return indexes
}

/** Programs that plans call; what begins with one of them, or with a path, is a command and not a sentence. */
const PROGRAMS = new Set(
  `npm npx pnpm pnpx yarn bun bunx node deno tsc tsx eslint prettier biome oxlint vitest jest mocha ava playwright cypress
  python python3 pytest pip pip3 pipx poetry uv uvx ruff mypy pyright tox nox black flake8 cargo rustc rustup go gofmt golangci-lint
  make just task ninja cmake ctest bazel meson gcc g++ clang bash sh zsh fish pwsh powershell bats shellcheck shfmt
  grep egrep fgrep rg ag sg test [ [[ ls find fd cat head tail wc sort uniq cut tr sed awk jq yq xargs tee diff cmp comm file stat du
  curl wget http git gh glab docker docker-compose podman kubectl helm terraform tofu ansible aws gcloud az vercel wrangler supabase
  psql sqlite3 mysql mongosh redis-cli prisma drizzle-kit ruby bundle rake rspec rails rubocop php composer phpunit artisan
  java javac mvn mvnw gradle gradlew kotlin sbt scala lein clojure dotnet msbuild swift xcodebuild flutter dart mix elixir
  perl lua R Rscript julia ghc cabal stack zig nim nix ansible-playbook openspec specify claude ultraplan
  cd echo printf true false exit export source set env timeout time if for while until ! ( { : mkdir touch rm cp mv chmod
  command which type sleep nc ping dig openssl tar zip unzip hugo mdbook markdownlint actionlint yamllint hadolint act turbo nx lerna rush vite next astro webpack esbuild rollup`.split(
    /\s+/,
  ),
)

/** English words that make a sentence of a text whose first word is both a program and an English word. */
const ENGLISH_NEXT =
  /^(?:sure|that|the|all|each|every|a|an|any|both|through|to|if|whether|it|its|this|these|those|for|with|and|or|is|are|on|in|of|your|our|by|as|when|again|manually|everything|one|files?|must|should|shows?|has|have|can|will|up|out)[,.:;]?$/

/** Remarks for the reader after a command without backticks. */
const TRAILING =
  /\s+(?:\((?!.*\|).*\)|(?:→|=>|—|–|--?>)\s.*|(?:passes|pass|succeeds|works|is green|exits? (?:with )?(?:code |status )?\d+|returns? .*|shows? .*|outputs? .*|prints? .*|should .*|must .*|>=? ?\d+.*|<=? ?\d+.*|== ?\d+.*))\.?$/

const ASSIGNMENTS = /^(?:[A-Za-z_]\w*=(?:"[^"]*"|'[^']*'|\S*)\s+)+/

/** A command of a client, such as /plan or /plugin:plan, cannot be run by a shell. */
const isSlashCommand = (text: string): boolean => /^\/[\w-]+(?::[\w-]+)?(?=\s|$)/.test(text)

export function looksLikeCommand(text: string): boolean {
  const bare = text.trim().replace(ASSIGNMENTS, '')
  const [first = '', second = ''] = bare.replace(/^[!({]\s*/, '').split(/\s+/, 2)
  if (first === '' || /^[A-Z][a-z]+$/.test(first)) return false
  if (isSlashCommand(first)) return false
  if (/^(?:\.{0,2}\/|~\/|\$|[A-Za-z]:\\)/.test(first)) return true
  // A relative path to a script: with a folder and arguments, or with the extension of a script.
  if (
    /^[\w.-]+(?:\/[\w.-]+)+$/.test(first) &&
    (/\.(?:sh|bash|py|js|mjs|ts|rb|pl|bat|cmd|ps1)$/.test(first) || first.startsWith('node_modules/'))
  )
    return true
  return PROGRAMS.has(first) && !ENGLISH_NEXT.test(second)
}

/** Separates a command without backticks from the remarks about it. */
function splitBareCommand(text: string): { command: string; prose: string } | undefined {
  if (text.length > 2000 || !looksLikeCommand(text)) return undefined
  const trailing = TRAILING.exec(text)
  if (trailing && balanced(text.slice(0, trailing.index)))
    return { command: text.slice(0, trailing.index).trim(), prose: trailing[0].trim() }
  return { command: text.trim().replace(/(?<=\w)\.$/, ''), prose: '' }
}

const balanced = (text: string) => count(text, "'") % 2 === 0 && count(text, '"') % 2 === 0
const count = (text: string, char: string) => text.split(char).length - 1
