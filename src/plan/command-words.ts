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

/** Programs that are English words too: behind them an English word makes a sentence. */
const ENGLISH_NEXT =
  /^(?:sure|that|the|all|each|every|a|an|any|both|through|to|if|whether|it|its|this|these|those|for|with|and|or|is|are|on|in|of|your|our|by|as|when|again|manually|everything|one|files?|must|should|shows?|has|have|can|will|up|out)[,.:;]?$/

/** Behind a command without backticks, what a person adds for the reader. */
const TRAILING =
  /\s+(?:\((?!.*\|).*\)|(?:→|=>|—|–|--?>)\s.*|(?:passes|pass|succeeds|works|is green|exits? (?:with )?(?:code |status )?\d+|returns? .*|shows? .*|outputs? .*|prints? .*|should .*|must .*|>=? ?\d+.*|<=? ?\d+.*|== ?\d+.*))\.?$/

const ASSIGNMENTS = /^(?:[A-Za-z_]\w*=(?:"[^"]*"|'[^']*'|\S*)\s+)+/

/** A command of a client, such as /plan or /plugin:plan, is nothing that a shell can run. */
export const isSlashCommand = (text: string): boolean => /^\/[\w-]+(?::[\w-]+)?(?=\s|$)/.test(text)

export function looksLikeCommand(text: string): boolean {
  const bare = text.trim().replace(ASSIGNMENTS, '')
  const [first = '', second = ''] = bare.replace(/^[!({]\s*/, '').split(/\s+/, 2)
  if (first === '' || /^[A-Z][a-z]+$/.test(first)) return false
  if (isSlashCommand(first)) return false
  if (/^(?:\.{0,2}\/|~\/|\$|[A-Za-z]:\\)/.test(first)) return true
  // A relative path to a script, with a folder in it and something behind it, or a script's ending.
  if (
    /^[\w.-]+(?:\/[\w.-]+)+$/.test(first) &&
    (/\.(?:sh|bash|py|js|mjs|ts|rb|pl|bat|cmd|ps1)$/.test(first) || first.startsWith('node_modules/'))
  )
    return true
  return PROGRAMS.has(first) && !ENGLISH_NEXT.test(second)
}

/** A command that stands without backticks, apart from what is said about it. */
export function splitBareCommand(text: string): { command: string; prose: string } | undefined {
  if (text.length > 2000 || !looksLikeCommand(text)) return undefined
  const trailing = TRAILING.exec(text)
  if (trailing && balanced(text.slice(0, trailing.index)))
    return { command: text.slice(0, trailing.index).trim(), prose: trailing[0].trim() }
  return { command: text.trim().replace(/(?<=\w)\.$/, ''), prose: '' }
}

const balanced = (text: string) => count(text, "'") % 2 === 0 && count(text, '"') % 2 === 0
const count = (text: string, char: string) => text.split(char).length - 1
