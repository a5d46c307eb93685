/** What moves the repository is no proof, and would do harm in one. */
export const GIT_WRITES = /^\s*git\s+(?:add|commit|push|checkout|switch|reset|merge|rebase|stash|tag|mv|rm)\b/

/** What begins a project fails once that is done. */
export const ONCE =
  /^\s*(?:(?:npm|pnpm|yarn|bun) (?:init|create)|(?:npx|bunx) (?:-\S+ )*create-|cargo (?:new|init)|go (?:mod|work) init|uv init|poetry (?:new|init)|dotnet new|composer (?:init|create-project)|rails new|django-admin|mix (?:new|phx\.new)|flutter create|swift package init|nix flake (?:init|new)|git (?:init|clone|remote))\b/
/** Commands that make something, and check nothing. */
const MAKES = [
  ONCE,
  GIT_WRITES,
  /^\s*(?:npm|pnpm|yarn|bun) (?:install|i|ci|add|remove|uninstall|update|up)\b|^\s*(?:npx|bunx|pnpx) (?:-\S+ )*\S+ (?:init|add|install|generate)\b/,
  /^\s*(?:cargo (?:add|install|fetch)|go (?:get|install|mod (?:tidy|download))|(?:python3? -m )?(?:pip3?|venv)|uv (?:add|sync|venv|lock|pip|remove)|(?:poetry|pdm) (?:add|install|lock)|dotnet (?:add|restore|sln|tool)|composer (?:require|install|update)|(?:bundle|gem) (?:install|add|update)|mix deps\.get|(?:flutter|dart) pub|deno (?:add|install)|(?:rails|ng|nest) (?:g|generate)|brew|apt|apt-get|apk|gh \w+ create)\b/,
  /^\s*(?:#.*|set -e|(?:mkdir|touch|cp|mv|rm|ln|chmod|cd|echo|export|source|tee)\b.*|cat >.*)$/,
  /\s(?:--write|--fix|\S+:(?:fix|write))(?:\s|$)|^\s*gofmt .*-w\b/,
]
/** Where a program lies makes no difference: `bin/rails generate`. */
const withoutFolder = (command: string): string => command.replace(/^\s*(?:[\w.-]*\/)+(?=\w)/, '')
export const onlyMakes = (command: string): boolean =>
  command
    .split(/&&|;|\n/)
    .every((each) => each.trim() === '' || MAKES.some((form) => form.test(withoutFolder(each))))

/** Known tests, builds and linters: to run one is to check, also where no result is named. */
export const CHECKS =
  /^(?:(?:uv|poetry|pdm) run |npx |bunx |pnpm exec |bundle exec |python3? -m )?(?:(?:npm|pnpm|yarn|bun)(?: run)? (?:test|t|build|lint|type-?check|check|verify|ci)[\w:-]*|vitest|jest|mocha|playwright test|tsc|vue-tsc|eslint|biome|pytest|unittest|tox|nox|mypy|pyright|ruff check|cargo (?:test|nextest|build|check|clippy)|go (?:test|build|vet)|make (?:test|check|build|lint)|just (?:test|check|build|lint)|dotnet (?:test|build)|(?:\.\/)?(?:mvnw?|gradlew?) \w+|flutter (?:test|analyze)|swift (?:test|build)|mix test|rspec|rake test|phpunit|vendor\/bin\/phpunit|bats|ctest|shellcheck)(?=\s|$)/

const CALLED_CHECK =
  /^\s*(?!!)(?:\w+=\S*\s+)*(?:\S+\s+){0,3}?(?:\S*[/:_.-])?(?:tests?|specs?|checks?|verify|lint|validate|build|type-?check)(?:[:_.-][\w:.-]*)?(?:\s|$)/
/** A known check, or what the author has called one: `./scripts/check-all.sh`, `bin/rails test`. */
export const isCheck = (command: string): boolean =>
  (CHECKS.test(command.replace(/^(?:\w+=\S*\s+)+/, '')) || CALLED_CHECK.test(command)) && !onlyMakes(command)
