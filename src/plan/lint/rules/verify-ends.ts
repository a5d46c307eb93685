import type { Task } from '../../../model/plan.ts'
import { taskWord } from '../../../model/task-name.ts'
import { type List, type Node, parseShell, unwrapped } from '../../shell/parse.ts'
import { climbsOut, type LintFacts, type LintRule, openCommands, remark } from '../rule.ts'

/** Servers and watchers, by the words that a command begins with. */
const ENDLESS: readonly RegExp[] = [
  /^(?:npm|pnpm|yarn|bun)(?!.* (?:--|i|install|add|remove|test|t|build|lint) )(?: \S+)* (?:dev|serve|watch|develop|start)(?::\S+)?$/,
  /^vite(?: dev| serve| preview)?$|^(?:next|nuxt|astro|remix|wrangler|turbo|svelte-kit) (?:dev|start|preview)$/,
  /^(?:python3?|py) -m (?:http\.server|flask run|uvicorn)/,
  /^(?:uvicorn|gunicorn|hypercorn|nodemon|http-server|serve|live-server|flask run|rails s|rails server)\b/,
  /^(?:python3? )?manage\.py runserver/,
  /^(?:docker compose|docker-compose) up\b(?!.* (?:-d|--detach|--wait|--abort-on-container-exit|--exit-code-from))/,
  /^(?:cargo watch|air|dotnet watch|ng serve|hugo server|mkdocs serve|tail -f)\b/,
  /^(?!gh ).* --watch(?!=false|All=false)(?:All)?$| --watch (?!false)| -w$/,
]

/** Commands that are run one after another, each with whether the shell waits for it. */
function commandsIn(list: List | undefined): { words: string[]; waits: boolean; limited: boolean }[] {
  return (list?.items ?? []).flatMap(({ pipeline, background }) =>
    pipeline.commands.flatMap((node) => {
      if (node.kind === 'group') return commandsIn(node.list)
      if (node.kind !== 'simple') return []
      const limited = node.words[0]?.text === 'timeout'
      return [{ words: unwrapped(node.words).map(({ text }) => text), waits: !background, limited }]
    }),
  )
}

const isEndless = (words: readonly string[]): boolean =>
  ENDLESS.some((pattern) => pattern.test(words.join(' ')))

export const verifyEnds: LintRule = {
  id: 'lint/verify-ends',
  severity: 'warn',
  summary: 'a verify ends by itself: it starts no server and watches no files',
  seed: 'design',
  tunable: true,
  run: (plan) =>
    openCommands(plan).flatMap((placed) => {
      const harm = harmOf(placed.command)
      if (harm)
        return [remark(placed, `the verify of ${taskWord(placed.task)} ${harm.what}`, harm.fix, 'block')]
      const endless = commandsIn(parseShell(placed.command)).find(
        ({ words, waits, limited }) => waits && !limited && isEndless(words),
      )
      if (!endless) return []
      const message = `the verify of ${taskWord(placed.task)} does not end: ${endless.words.join(' ').slice(0, 60)}`
      return [
        remark(placed, message, 'check what it serves with a command that ends, for example `npm run build`'),
      ]
    }),
}

const BLANK = /<(?:YOUR|[A-Z_ -]*(?:TOKEN|KEY|PASSWORD|SECRET|URL|HOST|PORT|PATH|NAME|USER|ID)>)/
/** What a command does to others, or needs from a person. */
function harmOf(command: string): { what: string; fix: string } | undefined {
  const list = parseShell(command)
  const commands = commandsIn(list)
  const kills = commands.find(({ words }) => /^(?:pkill|killall|taskkill)$/.test(words[0] ?? ''))
  if (kills)
    return {
      what: `ends every program of a name, not only its own: ${kills.words.join(' ').slice(0, 60)}`,
      fix: 'stop only what the command has started: `server & pid=$!; …; kill $pid`',
    }
  const blank = BLANK.exec(command.replace(/<<-?\s*\S+/g, ''))?.[0]
  if (blank)
    return {
      what: `holds something to fill in: ${blank.slice(0, 40)}`,
      fix: 'write what is meant, or name a variable',
    }
  return undefined
}

export const verifyOutside: LintRule = {
  id: 'lint/verify-outside',
  severity: 'warn',
  summary: 'a verify stays in the repository',
  seed: 'design',
  tunable: true,
  run: (plan, { root }) =>
    openCommands(plan).flatMap((placed) => {
      const folders = commandsIn(parseShell(placed.command))
        .filter(({ words }) => words[0] === 'cd')
        .map(({ words }) => words[1] ?? '~')
      const away = leaves(folders, root)
      if (away === undefined) return []
      const message = `the verify of ${taskWord(placed.task)} goes to ${away.slice(0, 60)}, outside of the repository`
      return [
        remark(
          placed,
          message,
          'name a folder relative to the top of the repository: proofs run in a checkout of it',
        ),
      ]
    }),
}

/** The first of the folders that is outside, if one goes to them one after another. */
function leaves(folders: readonly string[], root: string | undefined): string | undefined {
  const path: string[] = []
  for (const folder of folders) {
    const isAbsolute = /^(?:\/|~|[A-Za-z]:[\\/])/.test(folder)
    const inside = root !== undefined && (folder === root || folder.startsWith(`${root}/`))
    if (isAbsolute && !inside) return folder
    if (isAbsolute) path.splice(0, path.length, ...folder.slice(root?.length).split('/'))
    else path.push(...folder.split('/'))
    if (climbsOut(path)) return folder
  }
  return undefined
}

/** Programs that show the end or the beginning of what another one prints, and succeed. */
const CUTS = /^(?:tail|head|tee|cat|less|more)$/

export const verifyPipe: LintRule = {
  id: 'lint/verify-pipe',
  severity: 'warn',
  summary: 'no pipe and no semicolon hides the exit code of a verify',
  seed: 'design',
  tunable: true,
  run: (plan) =>
    openCommands(plan).flatMap((placed) => {
      const word = taskWord(placed.task)
      const list = parseShell(placed.command)
      const ignored = /\bset -\w*e|\$\?/.test(placed.command) ? undefined : ignoredIn(list)
      if (ignored !== undefined) {
        const message = `the verify of ${word} goes on if \`${ignored.slice(0, 60)}\` fails, because of the ; behind it`
        return [remark(placed, message, 'join the commands with &&')]
      }
      if (/\bpipefail\b/.test(placed.command)) return []
      const wrong = expectsFailure(placed.task) ? undefined : errorSearchIn(list)
      if (wrong !== undefined) {
        const message = `the verify of ${word} passes only where its search finds "${wrong.slice(0, 40)}"`
        const fix =
          'leave the search away, or turn it round: it finds something where the command before it fails'
        return [remark(placed, message, fix)]
      }
      const hidden = list?.items.find(({ pipeline: { commands } }) => hides(commands))
      if (!hidden) return []
      const last = wordOf(hidden.pipeline.commands.at(-1))
      const message = `the verify of ${word} ends in | ${last}, whose exit code hides that of the command before it`
      return [remark(placed, message, `leave \`| ${last}\` away: the output is kept either way`)]
    }),
}

/** The test of a test-driven plan fails first. */
const expectsFailure = ({ markers, title, doneWhen }: Task): boolean =>
  markers.includes('RED') || /\bfail|\bRED\b/i.test([title, ...doneWhen].join(' '))

const ERRORS = /(?:^|[|(\s])\W*(?:errors?|warnings?|fail(?:ed|ures?|ing)?)\W*(?:$|[|)\s])/i

/** What is searched for in the output of a check, where it names errors: it is found where the check fails. */
function errorSearchIn(list: List | undefined): string | undefined {
  const found = (list?.items ?? []).flatMap(({ pipeline: { negated, commands } }) => {
    const at = commands.findIndex((node) => /^(?:[ef]?grep|rg)$/.test(wordOf(node)))
    const [before, search] = [commands[at - 1], commands[at]]
    if (negated || search?.kind !== 'simple' || !CHECKS.test(wordOf(before))) return []
    const [, ...words] = search.words.map(({ text }) => text)
    const isCounted = words.some((word) => /^-\w*[vcL]|^--(?:invert|count)/.test(word))
    const pattern = words.find((word) => !word.startsWith('-')) ?? ''
    return !isCounted && ERRORS.test(pattern.replaceAll('\\|', '|')) ? [pattern] : []
  })
  return found[0]
}

/** Programs that are run for their exit code. */
const CHECKS =
  /^(?:npm|npx|pnpm|yarn|bun|deno|node|tsc|eslint|vitest|jest|pytest|python3?|uv|ruff|mypy|tox|cargo|go|make|just|gradlew?|\.\/gradlew|mvn|\.\/mvnw|dotnet|mix|rspec|bundle|phpunit|swift|flutter|test|bats|cmake|xcodebuild)$/

/** The first command whose result a semicolon or the end of a line ignores. */
function ignoredIn(list: List | undefined): string | undefined {
  const items = list?.items ?? []
  const found = items.find((item, at) => {
    const isBefore = items[at + 1]?.join === 'then' && !item.background && item.join !== 'or'
    return isBefore && item.pipeline.commands.length === 1 && CHECKS.test(wordOf(item.pipeline.commands[0]))
  })
  const node = found?.pipeline.commands[0]
  return node?.kind === 'simple' ? node.words.map(({ text }) => text).join(' ') : undefined
}

const isThere = (path: string, entry: NonNullable<LintFacts['entry']>, files: readonly string[]): boolean =>
  entry(path) !== undefined || files.some((file) => file === path || file.startsWith(`${path}/`))

export const verifyAbsent: LintRule = {
  id: 'lint/verify-absent',
  severity: 'warn',
  summary: 'a search that shall find nothing looks where something is',
  seed: 'design',
  tunable: true,
  run(plan, { entry }) {
    if (!entry) return []
    const files = plan.tasks.flatMap((task) => task.files)
    return openCommands(plan).flatMap((placed) => {
      let folder = ''
      const places = (parseShell(placed.command)?.items ?? []).flatMap(({ pipeline }) => {
        const [first] = pipeline.commands
        if (first?.kind === 'simple' && wordOf(first) === 'cd')
          folder = goTo(folder, first.words[1]?.text ?? '')
        return pipeline.negated ? pipeline.commands.flatMap(searchedBy).map((path) => goTo(folder, path)) : []
      })
      const missing = places.find((path) => !isThere(path, entry, files))
      if (missing === undefined) return []
      const message = `the verify of ${taskWord(placed.task)} passes as long as ${missing} is not there`
      return [remark(placed, message, `name what is there, or begin with \`test -e ${missing} &&\``)]
    })
  },
}

/** A path from a folder, both from the top of the repository. */
function goTo(folder: string, path: string): string {
  const parts: string[] = []
  for (const part of `${folder}/${path}`.split('/'))
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  return parts.join('/')
}

/** The paths that a grep is given, without those that hold a pattern or a variable. */
function searchedBy(node: Node): string[] {
  const words = node.kind === 'simple' ? node.words.map(({ text }) => text) : []
  if (!/^(?:[ef]?grep|rg)$/.test(words[0] ?? '')) return []
  const [, ...paths] = words.slice(1).filter((word) => !word.startsWith('-'))
  return paths
    .map((path) => path.replace(/\/+$/, ''))
    .filter((path) => /^[\w.@/-]+$/.test(path) && path.includes('/'))
}

const wordOf = (node: Node | undefined): string =>
  node?.kind === 'simple' ? (node.words[0]?.text ?? '') : ''

const hides = (commands: readonly Node[]): boolean =>
  commands.length > 1 && CUTS.test(wordOf(commands.at(-1)))
