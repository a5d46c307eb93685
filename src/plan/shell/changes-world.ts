import { type List, type Node, parseShell, unwrapped } from './parse.ts'
import { GIT_WRITES } from './work-commands.ts'

/*
 * Commands that change more than the checkout: another machine, a registry, a database, what a person has not committed.
 * A proof is run again and again, before the work and after it, and must only look.
 */

/** What starts another program and is no part of it. */
const LAUNCHERS =
  /^(?:(?:npm|npx) --prefix \S+ (?=prisma|supabase|\w+ )|(?:npx|pnpx|bunx|pnpm (?:exec|dlx)|yarn(?: (?:exec|dlx))?|bun x|(?:uv|poetry|pdm|pipenv|rye) run|bundle exec|xargs|php|python3? -m)(?: -{1,2}\S+)* |python3? (?:\S+ )?(?=manage\.py)|(?:\S*\/)(?=\w))+/

const HARMS: readonly RegExp[] = [
  GIT_WRITES,
  /^git clean\b/,
  // Another machine, or the rights to do anything on this one.
  /^(?:ssh|scp|sudo|doas|systemctl|service|certbot|reboot|shutdown)\b|^xargs(?: -\S+)* kill\b/,
  /^rsync\b.* \S+:/,
  // What runs somewhere.
  /^(?:terraform|tofu|terragrunt|pulumi|cdk|sst|serverless|sls|sam)(?: -\S+)* (?:apply|destroy|up|deploy|import|remove|taint)\b/,
  /^(?:kubectl|oc)\b.* (?:apply|delete|create|replace|patch|scale|drain|edit|rollout restart)\b/,
  /^helm\b.* (?:install|upgrade|uninstall|delete|rollback)\b/,
  /^(?:vercel|now)(?=$| (?:deploy|--prod|promote|remove|rm)\b)/,
  /^(?:netlify|wrangler|fly|flyctl|firebase|railway|heroku|render|eas|amplify|gcloud|aws|az|cap|kamal|dokku)\b.*\b(?:deploy|publish|delete|destroy|create|update|submit|push|up|rm|cp|sync|put-\w+|invoke)\b/,
  /^ansible-playbook\b(?!.* --(?:check|syntax-check|list-\w+)\b)/,
  /^docker(?:-compose| compose)\b.* (?:down\b.* (?:-v|--volumes)|rm)\b/,
  /^docker (?:push|(?:system|volume|image|container) (?:rm|prune))\b/,
  // What is published.
  /^(?:(?:npm|pnpm|yarn|bun|cargo|poetry|uv|pdm|hatch|flit|lerna|flutter pub|dart pub|changeset|vsce)(?: \w+)? publish|npm (?:link|unpublish|deprecate)|twine upload|gem push|semantic-release)\b/,
  /^gh (?:release|pr|issue|repo|workflow|secret|api)\b.*\b(?:create|merge|close|delete|edit|run|set|comment|-X|--method)\b/,
  /^(?:npm|pnpm|yarn|bun)(?: run)? (?:deploy|publish|release)(?![\w-])|^(?:make|just|task|rake) (?:deploy|publish|release)(?![\w-])/,
  // Databases, and what is in them.
  /^prisma (?:migrate (?:reset|deploy|dev)|db (?:push|seed|execute))\b/,
  /^supabase (?:db (?:push|reset)|migration (?:up|repair)|functions deploy|secrets set)\b/,
  /^(?:artisan (?:migrate:(?:fresh|reset|refresh|rollback)|db:(?:wipe|seed))|(?:rails|rake) db:(?:drop|reset|purge|setup|truncate\w*|migrate:reset)|manage\.py (?:flush|reset_db|loaddata)|mix ecto\.(?:drop|reset)|alembic downgrade|(?:sequelize|sequelize-cli) db:(?:drop|migrate:undo\S*)|dropdb|drizzle-kit (?:push|drop)|sqlx database (?:drop|reset)|diesel database reset)\b/,
  /^(?:npm|pnpm|yarn|bun)(?: run)? (?:db|database|prisma|migrate|seed)[:_-](?:reset|drop|push|deploy|load|fresh|wipe)\b|^(?:npm|pnpm|yarn|bun)(?: run)? seed:load\b/,
  /^(?:psql|mysql|mariadb|sqlite3|mongosh?)\b.*\b(?:drop (?:table|database|schema)|truncate|delete from|dropDatabase)\b/i,
  /^curl\b.* (?:-X ?|--request[ =])(?:POST|PUT|PATCH|DELETE)\b.*https?:\/\/(?!localhost|127\.|0\.0\.0\.0|\[::1\]|\$)/,
  // What a person has.
  /^rm\b.* (?:~|\/(?!tmp\/)|\$HOME|\.\.(?:\/|$))/,
  /^(?:npm|pnpm|yarn|bun) (?:i|install|add|link|remove|uninstall|update)\b.* (?:-g|--global)\b|^yarn global\b/,
]
/** What is read into a database is not among the words of the command. */
const FED = /(?:^|[;&|]\s*)(?:mysql|mariadb|psql)\b[^;&|]*\s<\s/
/** Words of git that change something, and are not used so here. */
const GIT_LOOKS =
  /^git (?:merge-(?:base|tree)|commit-graph verify|tag(?: (?:-l|--list|-n\d*|--contains|--points-at)\b|$)|stash (?:list|show))/
/** It only says what it would do. */
const ONLY_SAYS = / (?:--dry-run(?:=\S+)?|--help|--version|-h)(?= |$)/

const DEEPEST = 5

/** The part of a command that changes more than the checkout. */
export function changesWorld(command: string, depth = 0): string | undefined {
  if (depth > DEEPEST || command.length > 20_000) return undefined
  const [fed] = FED.exec(command) ?? []
  if (fed !== undefined) return fed.trim()
  const list = parseShell(command)
  if (list) return inList(list, depth)
  return firstOf(command.split(/;|\n|&&|\|\|?|\b(?:if|then|else|do|while|until)\b/), (part) =>
    harmIn(part.trim().split(/\s+/), depth),
  )
}

const inList = ({ items }: List, depth: number): string | undefined =>
  firstOf(
    items.flatMap(({ pipeline }) => pipeline.commands),
    (node) => inNode(node, depth),
  )

function inNode(node: Node, depth: number): string | undefined {
  if (node.kind === 'group') return inList(node.list, depth + 1)
  if (node.kind === 'opaque')
    return firstOf(node.text.split(/;|\n|&&|\|\|?|\b(?:if|then|else|do|while|until)\b/), (part) =>
      harmIn(part.trim().split(/\s+/), depth),
    )
  const own = node.words.map(({ text }) => text)
  return (
    harmIn(own, depth) ??
    harmIn(
      unwrapped(node.words).map(({ text }) => text),
      depth,
    )
  )
}

function harmIn(words: readonly string[], depth: number): string | undefined {
  const line = words.filter((word, at) => at > 0 || !/^\w+=/.test(word)).join(' ')
  const bare = line.replace(LAUNCHERS, '')
  if (
    !ONLY_SAYS.test(line) &&
    !GIT_LOOKS.test(bare) &&
    HARMS.some((harm) => harm.test(line) || harm.test(bare))
  )
    return line
  const code = /^(?:\S*\/)?(?:ba|z|da)?sh$/.test(words[0] ?? '') ? words[words.indexOf('-c') + 1] : undefined
  return code === undefined || code === words[0] ? undefined : changesWorld(code, depth + 1)
}

function firstOf<T>(all: readonly T[], find: (each: T) => string | undefined): string | undefined {
  for (const each of all) {
    const found = find(each)
    if (found !== undefined) return found
  }
  return undefined
}
